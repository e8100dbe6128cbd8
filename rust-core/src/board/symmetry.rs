//! The eight symmetries of a board.

use super::{Point, Size};

/// One of the eight ways to lay a board on itself; on a board that is not square, four of them
/// exchange its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    transposed: bool,
    mirrored_x: bool,
    mirrored_y: bool,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { transposed: false, mirrored_x: false, mirrored_y: false }; 8];
        let mut index = 0;
        while index < 8 {
            all[index] =
                Self { transposed: index & 4 != 0, mirrored_x: index & 1 != 0, mirrored_y: index & 2 != 0 };
            index += 1;
        }
        all
    };

    /// The size of the board after the symmetry.
    pub const fn size(self, size: Size) -> Size {
        match Size::new(size.height() as u32, size.width() as u32) {
            Ok(turned) if self.transposed => turned,
            _ => size,
        }
    }

    /// Where a point of a board of the given size comes to lie on the board of [`Self::size`].
    pub const fn apply(self, size: Size, point: Point) -> Point {
        let mut x = size.x(point);
        let mut y = size.y(point);
        if self.mirrored_x {
            x = size.width() - 1 - x;
        }
        if self.mirrored_y {
            y = size.height() - 1 - y;
        }
        if self.transposed {
            return Point::from_index(x * size.height() + y);
        }
        Point::from_index(y * size.width() + x)
    }

    /// The symmetry that undoes this one.
    pub const fn inverse(self) -> Self {
        if self.transposed {
            return Self { transposed: true, mirrored_x: self.mirrored_y, mirrored_y: self.mirrored_x };
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symmetry_is_a_bijection_that_its_inverse_undoes() {
        for (width, height) in [(1, 1), (5, 5), (3, 7), (25, 24)] {
            let size = Size::new(width, height).unwrap();
            for symmetry in Symmetry::ALL {
                let turned = symmetry.size(size);
                let mut seen = vec![false; turned.area()];
                for point in size.points() {
                    let image = symmetry.apply(size, point);
                    assert!(!std::mem::replace(&mut seen[image.index()], true));
                    assert_eq!(symmetry.inverse().apply(turned, image), point);
                }
            }
        }
    }

    #[test]
    fn the_eight_images_of_a_general_point_differ() {
        let size = Size::square(9).unwrap();
        let point = size.point(2, 1).unwrap();
        let mut images: Vec<_> = Symmetry::ALL.iter().map(|symmetry| symmetry.apply(size, point)).collect();
        assert_eq!(images[0], point);
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), 8);
    }
}
