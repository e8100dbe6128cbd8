//! An opening in progress.

use super::figure::Figure;
use super::script::{self, Actor, Options, Step};
use super::{Area, Opening, Seat};
use crate::board::{Point, Size, Stone};
use crate::rules::Move;
use crate::rules::five::{FiveError, FivePosition, FiveRule};

/// What the acting person must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Place a stone of the colour to move.
    Place {
        /// The colour to move.
        stone: Stone,
        /// Where it may go.
        area: Area,
    },
    /// Choose among options.
    Choose {
        /// The options, in the order in which menus show them.
        options: Vec<OpeningChoice>,
    },
    /// As Black, offer one more fifth move. Offers are not on the board yet.
    Offer {
        /// How many offers are still missing, this one included; at least 1.
        missing: u8,
        /// The offers so far, in order.
        offered: Vec<Point>,
    },
    /// As White, take one of the fifth moves; it is then played.
    Pick {
        /// The offers, in order.
        offered: Vec<Point>,
    },
}

/// An option of a [`Task::Choose`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningChoice {
    /// Hold this colour from now on; "swap" when one holds the other now.
    Play(Stone),
    /// Place a white and a black stone, and leave the choice of colour to the other (swap2).
    PlaceTwoMore,
    /// Hold Black and offer ten fifth moves (Taraguchi-10).
    OfferTen,
    /// There will be this many fifth moves, from 1 to 8 (Soosõrv-8).
    FifthMoves(u8),
}

/// What a person does in an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningAction {
    /// Answers [`Task::Place`].
    Place(Point),
    /// Answers [`Task::Choose`].
    Choose(OpeningChoice),
    /// Answers [`Task::Offer`]; one at a time.
    Offer(Point),
    /// Answers [`Task::Pick`].
    Pick(Point),
}

impl OpeningAction {
    /// The point on which the action puts a stone of the position, so that taking it back undoes a
    /// move; `None` for choices and offers.
    pub const fn stone_point(self) -> Option<Point> {
        match self {
            Self::Place(point) | Self::Pick(point) => Some(point),
            Self::Choose(_) | Self::Offer(_) => None,
        }
    }
}

/// Why an action of an opening is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// The opening is not played under this rule or on this board.
    #[error("the opening {opening:?} is not played under {rule:?} on {size}")]
    DoesNotFit {
        /// The opening asked for.
        opening: Opening,
        /// The rule.
        rule: FiveRule,
        /// The board.
        size: Size,
    },
    /// Ordinary play has begun.
    #[error("the opening is over")]
    Over,
    /// Another kind of action is due.
    #[error("{action:?} does not answer the task at hand")]
    WrongAction {
        /// The action tried.
        action: OpeningAction,
    },
    /// The position is not the one that the opening has led to.
    #[error("the opening has placed {expected} stones, the position has {found} moves")]
    OutOfStep {
        /// The stones that the opening placed.
        expected: usize,
        /// The moves of the position.
        found: usize,
    },
    /// The stone must go elsewhere.
    #[error("this stone goes to {area}")]
    OutsideArea {
        /// The point tried.
        point: Point,
        /// Where it may go.
        area: Area,
    },
    /// No option of this choice.
    #[error("{choice:?} is not one of the options")]
    NoSuchOption {
        /// The option tried.
        choice: OpeningChoice,
    },
    /// The fifth move looks like an earlier offer.
    #[error("this fifth move is symmetrical to one that is offered already")]
    Symmetrical {
        /// The point tried.
        point: Point,
        /// The earlier offer, or the same point.
        offered: Point,
    },
    /// The point is none of the fifth moves offered.
    #[error("this fifth move was not offered")]
    NotOffered {
        /// The point tried.
        point: Point,
    },
    /// The rules of the game refuse the stone.
    #[error(transparent)]
    Position(#[from] FiveError),
}

/// An opening in progress: the steps that are left, who holds which colour, the fifth moves offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningState {
    opening: Opening,
    steps: &'static [Step],
    stones: usize,
    black: Seat,
    fifth_moves: u8,
    offered: Vec<Point>,
    /// What the position looks like with each of the offers.
    figures: Vec<Figure>,
}

impl OpeningState {
    /// An opening on an empty board.
    ///
    /// # Errors
    /// When it does not fit the rule or the board ([`Opening::fits`]).
    pub fn new(opening: Opening, rule: FiveRule, size: Size) -> Result<Self, OpeningError> {
        if !opening.fits(rule, size) {
            return Err(OpeningError::DoesNotFit { opening, rule, size });
        }
        Ok(Self {
            opening,
            steps: script::steps(opening),
            stones: 0,
            black: Seat::First,
            fifth_moves: 0,
            offered: Vec::new(),
            figures: Vec::new(),
        })
    }

    /// Which opening it is.
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// What is to be done next, or `None` when the opening is over and ordinary play runs.
    pub fn task(&self) -> Option<Task> {
        Some(match *self.steps.first()? {
            Step::Place(_, area) => Task::Place { stone: self.stone_to_place(), area },
            Step::Choose(_, options) => Task::Choose { options: choices(options) },
            Step::Offer => Task::Offer {
                missing: self.fifth_moves - self.offered.len() as u8,
                offered: self.offered.clone(),
            },
            Step::Pick => Task::Pick { offered: self.offered.clone() },
        })
    }

    /// Who is to do it, or `None` when the opening is over.
    pub fn seat_to_act(&self) -> Option<Seat> {
        Some(match *self.steps.first()? {
            Step::Place(actor, _) | Step::Choose(actor, _) => match actor {
                Actor::Person(seat) => seat,
                Actor::Holder(stone) => self.holder(stone),
            },
            Step::Offer => self.holder(Stone::Black),
            Step::Pick => self.holder(Stone::White),
        })
    }

    /// Who holds Black now; during the opening this may still change.
    pub const fn black(&self) -> Seat {
        self.black
    }

    /// Who holds a colour now.
    pub const fn holder(&self, stone: Stone) -> Seat {
        match stone {
            Stone::Black => self.black,
            Stone::White => self.black.other(),
        }
    }

    /// The colour that a person holds now.
    pub fn stone_of(&self, seat: Seat) -> Stone {
        if seat == self.black { Stone::Black } else { Stone::White }
    }

    /// Whether nobody can choose a colour any more.
    pub fn are_colours_settled(&self) -> bool {
        !self.steps.iter().any(|step| match step {
            Step::Choose(_, options) => *options != Options::FifthMoves,
            _ => false,
        })
    }

    /// How many fifth moves Black must offer; 0 while that is not agreed on, or not part of the
    /// opening.
    pub const fn fifth_moves(&self) -> u8 {
        self.fifth_moves
    }

    /// Whether an action may be done now, with the reason if not.
    ///
    /// # Errors
    /// The reason.
    pub fn check(&self, action: OpeningAction, position: &FivePosition) -> Result<(), OpeningError> {
        let step = *self.steps.first().ok_or(OpeningError::Over)?;
        if position.moves().len() != self.stones {
            return Err(OpeningError::OutOfStep { expected: self.stones, found: position.moves().len() });
        }
        match (step, action) {
            (Step::Place(_, area), OpeningAction::Place(point)) => {
                position.check(Move::Place(point))?;
                if !area.contains(position.size(), point) {
                    return Err(OpeningError::OutsideArea { point, area });
                }
            }
            (Step::Choose(_, options), OpeningAction::Choose(choice)) => {
                if !choices(options).contains(&choice) {
                    return Err(OpeningError::NoSuchOption { choice });
                }
            }
            (Step::Offer, OpeningAction::Offer(point)) => {
                position.check(Move::Place(point))?;
                self.check_figure(point, position)?;
            }
            (Step::Pick, OpeningAction::Pick(point)) => {
                if !self.offered.contains(&point) {
                    return Err(OpeningError::NotOffered { point });
                }
            }
            _ => return Err(OpeningError::WrongAction { action }),
        }
        Ok(())
    }

    /// The points that the task at hand accepts, row by row from the top left; none when it is a
    /// choice or the opening is over.
    pub fn allowed_points(&self, position: &FivePosition) -> Vec<Point> {
        let action = match self.steps.first() {
            Some(Step::Place(..)) => OpeningAction::Place,
            Some(Step::Offer) => OpeningAction::Offer,
            Some(Step::Pick) => OpeningAction::Pick,
            Some(Step::Choose(..)) | None => return Vec::new(),
        };
        position.size().points().filter(|&point| self.check(action(point), position).is_ok()).collect()
    }

    /// Does what [`Self::task`] asks for, and plays its stone on the position.
    ///
    /// # Errors
    /// When it may not be done; the opening and the position are then unchanged.
    pub fn act(&mut self, action: OpeningAction, position: &mut FivePosition) -> Result<(), OpeningError> {
        self.check(action, position)?;
        match action {
            OpeningAction::Place(point) | OpeningAction::Pick(point) => {
                position.play(Move::Place(point))?;
                self.stones += 1;
                self.advance();
            }
            OpeningAction::Choose(choice) => self.choose(choice),
            OpeningAction::Offer(point) => {
                self.offered.push(point);
                self.figures.push(Figure::with_stone(position.grid(), point, Stone::Black));
                if self.offered.len() == usize::from(self.fifth_moves) {
                    self.advance();
                }
            }
        }
        Ok(())
    }

    fn choose(&mut self, choice: OpeningChoice) {
        let chooser = self.seat_to_act().unwrap_or(Seat::First);
        self.advance();
        match choice {
            OpeningChoice::Play(Stone::Black) => self.black = chooser,
            OpeningChoice::Play(Stone::White) => self.black = chooser.other(),
            OpeningChoice::PlaceTwoMore => self.steps = script::TWO_MORE,
            OpeningChoice::OfferTen => {
                self.black = chooser;
                self.fifth_moves = 10;
                self.steps = script::TEN_FIFTHS;
            }
            OpeningChoice::FifthMoves(number) => self.fifth_moves = number,
        }
    }

    fn advance(&mut self) {
        self.steps = self.steps.get(1..).unwrap_or_default();
    }

    /// Stones of an opening alternate in colour whoever places them.
    const fn stone_to_place(&self) -> Stone {
        if self.stones.is_multiple_of(2) { Stone::Black } else { Stone::White }
    }

    fn check_figure(&self, point: Point, position: &FivePosition) -> Result<(), OpeningError> {
        let tried = Figure::with_stone(position.grid(), point, Stone::Black);
        match self.figures.iter().zip(&self.offered).find(|(figure, _)| **figure == tried) {
            Some((_, &offered)) => Err(OpeningError::Symmetrical { point, offered }),
            None => Ok(()),
        }
    }
}

fn choices(options: Options) -> Vec<OpeningChoice> {
    use OpeningChoice::{FifthMoves, OfferTen, PlaceTwoMore, Play};
    let colours = [Play(Stone::Black), Play(Stone::White)];
    match options {
        Options::Colour => colours.to_vec(),
        Options::ColourOrTwoMore => [&colours[..], &[PlaceTwoMore]].concat(),
        Options::ColourOrTenFifths => [&colours[..], &[OfferTen]].concat(),
        Options::FifthMoves => (1..=8).map(FifthMoves).collect(),
    }
}
