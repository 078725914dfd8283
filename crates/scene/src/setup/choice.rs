//! What is chosen from, as people see it.

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its value in a setup.
    pub value: String,
    /// What people call it.
    pub name: String,
    /// What it brings, in a line.
    pub what: Option<String>,
    /// The symbol that stands for it.
    pub icon: Option<&'static str>,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Why it cannot be chosen, in a sentence.
    pub refused: Option<String>,
}

/// An option of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its key in a setup.
    pub key: &'static str,
    /// What people call it.
    pub name: String,
    /// What it does, in a line.
    pub what: String,
    /// Whether several values can be chosen together.
    pub several: bool,
    /// Where any number of a range can be said: the smallest and the largest one.
    pub range: Option<(u32, u32)>,
    /// The value as a setup has it, or the usual one.
    pub value: String,
    /// Whether most people want to see it.
    pub essential: bool,
    /// Whether it belongs to the way to play.
    pub of_mode: bool,
    /// The values; empty for a number of a range.
    pub choices: Vec<Choice>,
}

/// A way to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mode {
    /// Its name in code.
    pub id: &'static str,
    /// What people call it.
    pub name: String,
    /// A line on it.
    pub what: String,
    /// The symbol that stands for it.
    pub icon: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// Whether the last seat plays itself.
    pub automaton: bool,
    /// Whether it is chosen.
    pub chosen: bool,
}

impl Mode {
    /// The fewest and the most people who play: a game's own opponent has a seat, but is nobody.
    pub fn people(&self) -> (u8, u8) {
        let nobody = u8::from(self.automaton);
        (self.seats.0 - nobody, self.seats.1 - nobody)
    }
}

/// A board that a table can be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Whether it is a printed layout, or one of our own.
    pub printed: bool,
    /// The seats that have it, from 0 on.
    pub seats: Vec<u8>,
    /// Why it cannot be chosen, in a sentence.
    pub refused: Option<String>,
}

/// The boards of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Boards {
    /// What people call them.
    pub name: String,
    /// How they come to the seats: one for all, drawn, one for each. Empty where the way to play says it.
    pub ways: Vec<Choice>,
    /// The sets that they come from. Empty where there is one.
    pub sets: Vec<Choice>,
    /// The boards; empty where they are drawn.
    pub boards: Vec<Board>,
    /// Boards with the same id look the same as long as this stays the same.
    pub variant: String,
    /// How many seats choose one each; 0 where all have the same.
    pub choosing: u8,
}
