//! The openings as data: who does what, step by step.
//!
//! Sources. Pro, long pro, swap and swap2: <https://en.wikipedia.org/wiki/Gomoku> (rules and
//! tournament openings) and <https://www.vint.ee/es-es/gomoku-rules>; "three intersections away"
//! means two empty ones in between, so distance 3 as a king walks. Soosõrv-8:
//! <https://en.wikipedia.org/wiki/Soos%C3%B5rv_opening_rule>, certified by the Renju International
//! Federation in 2011; Taraguchi-10: <https://en.wikipedia.org/wiki/Taraguchi_opening_rule> (with N = 10).

use super::{Area, Opening, Seat};
use crate::board::Stone;

/// Who acts in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Actor {
    /// One person, whatever the colour.
    Person(Seat),
    /// Whoever holds the colour at that moment.
    Holder(Stone),
}

/// What the choices of a step are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Options {
    /// Black or White.
    Colour,
    /// Black or White, or two more stones of one's own.
    ColourOrTwoMore,
    /// Black or White, or ten fifth moves as Black.
    ColourOrTenFifths,
    /// How many fifth moves there will be, from 1 to 8.
    FifthMoves,
}

/// One step of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// A stone of the colour to move, within an area.
    Place(Actor, Area),
    /// One of several options.
    Choose(Actor, Options),
    /// Black offers as many fifth moves as were agreed on.
    Offer,
    /// White takes one of them.
    Pick,
}

use Actor::{Holder, Person};
use Area::{Anywhere, AwayFromCentre, Central};
use Options::{Colour, ColourOrTenFifths, ColourOrTwoMore, FifthMoves};
use Seat::{First, Second};
use Step::{Choose, Offer, Pick, Place};
use Stone::{Black, White};

/// The steps of an opening from an empty board.
pub(super) const fn steps(opening: Opening) -> &'static [Step] {
    match opening {
        Opening::Free => &[],
        Opening::CentreFirst => &[Place(Holder(Black), Central(1))],
        Opening::Pro => &[
            Place(Holder(Black), Central(1)),
            Place(Holder(White), Anywhere),
            Place(Holder(Black), AwayFromCentre(3)),
        ],
        Opening::LongPro => &[
            Place(Holder(Black), Central(1)),
            Place(Holder(White), Anywhere),
            Place(Holder(Black), AwayFromCentre(4)),
        ],
        Opening::Swap => &[
            Place(Person(First), Anywhere),
            Place(Person(First), Anywhere),
            Place(Person(First), Anywhere),
            Choose(Person(Second), Colour),
        ],
        Opening::Swap2 => &[
            Place(Person(First), Anywhere),
            Place(Person(First), Anywhere),
            Place(Person(First), Anywhere),
            Choose(Person(Second), ColourOrTwoMore),
        ],
        Opening::Soosorv8 => &[
            Place(Person(First), Central(1)),
            Place(Person(First), Central(3)),
            Place(Person(First), Central(5)),
            Choose(Person(Second), Colour),
            Place(Holder(White), Anywhere),
            Choose(Holder(White), FifthMoves),
            Choose(Holder(Black), Colour),
            Offer,
            Pick,
        ],
        Opening::Taraguchi10 => &[
            Place(Holder(Black), Central(1)),
            Choose(Holder(White), Colour),
            Place(Holder(White), Central(3)),
            Choose(Holder(Black), Colour),
            Place(Holder(Black), Central(5)),
            Choose(Holder(White), Colour),
            Place(Holder(White), Central(7)),
            Choose(Holder(Black), ColourOrTenFifths),
            Place(Holder(Black), Central(9)),
            Choose(Holder(White), Colour),
        ],
    }
}

/// What follows in swap2 when the second person places two more stones.
pub(super) const TWO_MORE: &[Step] =
    &[Place(Person(Second), Anywhere), Place(Person(Second), Anywhere), Choose(Person(First), Colour)];

/// What follows in Taraguchi-10 when Black offers ten fifth moves: no more exchange of colours.
pub(super) const TEN_FIFTHS: &[Step] = &[Offer, Pick];

/// The areas of the stones of an opening, in order; the two that swap2 may add are not among them.
pub(super) fn areas(opening: Opening) -> impl Iterator<Item = Area> {
    steps(opening).iter().filter_map(|step| match step {
        Place(_, area) => Some(*area),
        _ => None,
    })
}
