//! The properties that `FF[4]` defines for every game and for Go
//! (<https://www.red-bean.com/sgf/properties.html>), with what their values are.

/// What the values of a property are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// Nothing.
    Empty,
    /// A whole number.
    Number,
    /// A decimal number.
    Real,
    /// 1, or 2 for emphasis.
    Double,
    /// B or W.
    Colour,
    /// One line of text.
    Line,
    /// Text of several lines.
    Text,
    /// A move.
    Move,
    /// Points and rectangles.
    Points,
    /// Points and rectangles, or nothing at all.
    PointsOrEmpty,
    /// A point with a line of text.
    Label,
    /// Two points.
    PointPair,
    /// Two lines of text.
    LinePair,
    /// Not defined: kept as it is.
    Unknown,
}

/// Where a property belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// The root alone: how to read the file.
    Root,
    /// About the whole game.
    Info,
    /// With a move.
    Move,
    /// A change of the position without a move: never in a node with one.
    Setup,
    /// Anywhere.
    Any,
}

impl Content {
    /// Whether a property may have several values.
    pub(super) const fn is_list(self) -> bool {
        matches!(self, Self::Points | Self::PointsOrEmpty | Self::Label | Self::PointPair | Self::Unknown)
    }

    /// Whether a colon divides a value.
    pub(super) const fn is_divided(self) -> bool {
        self.is_list() || matches!(self, Self::LinePair)
    }

    /// Whether blanks in a value mean something.
    pub(super) const fn is_text(self) -> bool {
        matches!(self, Self::Line | Self::Text | Self::Label | Self::LinePair | Self::Unknown)
    }

    /// Whether a value is made of points.
    pub(super) const fn is_on_board(self) -> bool {
        matches!(self, Self::Move | Self::Points | Self::PointsOrEmpty | Self::PointPair)
    }

    /// Whether a value may hold line breaks.
    pub(super) const fn keeps_breaks(self) -> bool {
        matches!(self, Self::Text | Self::Unknown)
    }
}

/// What the values of a property are, and where it belongs.
pub(super) fn look_up(name: &str) -> (Content, Role) {
    use Content as C;
    match name {
        "B" | "W" => (C::Move, Role::Move),
        "KO" | "DO" | "IT" => (C::Empty, Role::Move),
        "MN" | "OB" | "OW" => (C::Number, Role::Move),
        "BL" | "WL" => (C::Real, Role::Move),
        "BM" | "TE" => (C::Double, Role::Move),
        "AB" | "AE" | "AW" => (C::Points, Role::Setup),
        "PL" => (C::Colour, Role::Setup),
        "C" => (C::Text, Role::Any),
        "N" => (C::Line, Role::Any),
        "DM" | "GB" | "GW" | "HO" | "UC" => (C::Double, Role::Any),
        "V" => (C::Real, Role::Any),
        "PM" => (C::Number, Role::Any),
        "AR" | "LN" => (C::PointPair, Role::Any),
        "CR" | "MA" | "SL" | "SQ" | "TR" => (C::Points, Role::Any),
        "DD" | "TB" | "TW" | "VW" => (C::PointsOrEmpty, Role::Any),
        "LB" => (C::Label, Role::Any),
        "FG" => (C::LinePair, Role::Any),
        "AP" | "SZ" => (C::LinePair, Role::Root),
        "CA" => (C::Line, Role::Root),
        "FF" | "GM" | "ST" => (C::Number, Role::Root),
        "AN" | "BR" | "BT" | "CP" | "DT" | "EV" | "GN" | "ON" | "OT" | "PB" | "PC" | "PW" | "RE" | "RO"
        | "RU" | "SO" | "US" | "WR" | "WT" => (C::Line, Role::Info),
        "GC" => (C::Text, Role::Info),
        "HA" => (C::Number, Role::Info),
        "KM" | "TM" => (C::Real, Role::Info),
        _ => (C::Unknown, Role::Any),
    }
}
