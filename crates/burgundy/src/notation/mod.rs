//! Action text (`docs/notation.md`).

mod chance;
mod expansions;
mod words;

pub(crate) use words::{
    numbers_text, parse_planted, planted_text, read_goods, read_numbers, read_tile, read_tiles, read_vines,
    space_name, vines_text,
};

use crate::{
    Action, Burgundy, CATALOGUE, Options, State, Tile, action::Pick, ship::kinds_text, state::UNKNOWN,
};
use demesne_game::{Notation, OptionLine, SetupLine, TextError, Words};
use words::{read_depot, read_set, read_space, read_with, with_text};

impl Notation for Burgundy {
    fn catalogue() -> &'static [OptionLine] {
        CATALOGUE
    }

    fn from_setup(lines: &[SetupLine]) -> Result<Burgundy, TextError> {
        Burgundy::new(Options::from_lines(lines)?)
    }

    fn setup(&self) -> Vec<(String, String)> {
        self.options.lines()
    }

    fn action_text(&self, action: Action) -> String {
        let name = |tile: Tile| self.tile_name(tile);
        match action {
            Action::Side(board) => format!("side {}", self.board_name(board)),
            Action::Castle(Pick { board: UNKNOWN, space }) => format!("castle {}", space_name(space)),
            Action::Castle(Pick { board, space }) => {
                format!("castle {} on {}", space_name(space), self.board_name(board))
            }
            Action::Take { with, tile, depot } => {
                format!("take {} {}{}", name(tile), depot + 1, with_text(with))
            }
            Action::Place { with, tile, space } => {
                format!("place {} {}{}", name(tile), space_name(space), with_text(with))
            }
            Action::Sell { with, goods } => format!("sell {}{}", goods + 1, with_text(with)),
            Action::Workers { with } => format!("workers{}", with_text(with)),
            Action::Buy(tile) => format!("buy {}", name(tile)),
            Action::BuyFrom { tile, depot } => format!("buy {} {}", name(tile), depot + 1),
            Action::Hire { tile, depot } => format!("hire {} {}", name(tile), depot + 1),
            Action::Ship { depots: 0, .. } => "ship -".into(),
            Action::Ship { depots, kinds } => {
                format!("ship {} {}", kinds_text(depots).replace(',', "+"), kinds_text(kinds))
            }
            Action::Discard(tile) => format!("discard {}", name(tile)),
            Action::Skip => "skip".into(),
            Action::End => "end".into(),
            other => self.text_of_expansions(other).unwrap_or_else(|| self.chance_text(other)),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        let mut words = Words::new(text);
        let verb = words.next_word().unwrap_or("");
        let action = match verb {
            "side" => Action::Side(self.read_board(&mut words)?),
            "castle" => self.read_castle(&mut words)?,
            "take" => self.read_take(&mut words)?,
            "place" => {
                let (tile, space) = (read_tile(&mut words)?, read_space(&mut words)?);
                let with = read_with(&mut words)?;
                let with = if words.take("private") { with.private() } else { with };
                Action::Place { tile, space, with }
            }
            "sell" => Action::Sell { goods: read_goods(&mut words)?, with: read_with(&mut words)? },
            "workers" => Action::Workers { with: read_with(&mut words)? },
            "buy" => {
                let tile = read_tile(&mut words)?;
                match words.peek() {
                    None => Action::Buy(tile),
                    Some(_) => Action::BuyFrom { tile, depot: read_depot(&mut words)? },
                }
            }
            "hire" => Action::Hire { tile: read_tile(&mut words)?, depot: read_depot(&mut words)? },
            "ship" if words.take("-") => Action::Ship { depots: 0, kinds: 0 },
            "ship" => {
                let depots =
                    words.parse("a depot, or two joined by +: \"3\" or \"3+4\"", |w| read_set(w, '+'))?;
                let kinds = words.parse("the numbers of the goods: \"1,5\"", |w| read_set(w, ','))?;
                Action::Ship { depots, kinds }
            }
            "discard" => {
                let tile = read_tile(&mut words)?;
                if words.take("private") { Action::DiscardPrivate(tile) } else { Action::Discard(tile) }
            }
            "skip" => Action::Skip,
            "end" => Action::End,
            _ => match self.read_of_expansions(verb, &mut words)? {
                Some(action) => action,
                None => self.read_chance(verb, &mut words)?,
            },
        };
        words.finish()?;
        Ok(action)
    }

    fn position_lines(&self, state: &State) -> Vec<String> {
        self.write_position(state)
    }

    fn read_position(&self, lines: &[&str], first_line: usize) -> Result<State, TextError> {
        self.read_position_lines(lines, first_line)
    }
}

impl Burgundy {
    /// `take bank 3 with 4`; a place of the vine depot is `v3`, `black` takes from black depot or vine shop.
    fn read_take(&self, words: &mut Words<'_>) -> Result<Action, TextError> {
        let tile = read_tile(words)?;
        if words.take("black") {
            return Ok(Action::TakeBlack(tile));
        }
        if words.peek().is_some_and(|word| word.starts_with('v')) {
            let place = words::read_vine_space(words, 6)?;
            return Ok(Action::TakeVine { tile, place, with: read_with(words)? });
        }
        let depot = read_depot(words)?;
        Ok(Action::Take { tile, depot, with: read_with(words)? })
    }

    fn read_castle(&self, words: &mut Words<'_>) -> Result<Action, TextError> {
        let space = read_space(words)?;
        let board = if words.take("on") { self.read_board(words)? } else { UNKNOWN };
        Ok(Action::Castle(Pick { board, space }))
    }

    fn read_board(&self, words: &mut Words<'_>) -> Result<u8, TextError> {
        words.parse("a board of this game", |word| match word {
            "?" => Some(UNKNOWN),
            _ => self.find_board(word),
        })
    }

    pub(crate) fn find_board(&self, id: &str) -> Option<u8> {
        self.duchies.iter().position(|duchy| duchy.id == id).map(|index| index as u8)
    }

    pub(crate) fn board_name(&self, board: u8) -> &str {
        self.duchies.get(usize::from(board)).map_or("?", |duchy| &duchy.id)
    }

    pub(crate) fn two_sided_name(&self, board: u8) -> String {
        self.two_sided.get(usize::from(board)).map_or("?".into(), |([one, other], _)| {
            format!("{}/{}", self.board_name(*one), self.board_name(*other))
        })
    }

    pub(crate) fn find_two_sided(&self, text: &str) -> Option<u8> {
        (0..self.two_sided.len() as u8).find(|&board| self.two_sided_name(board) == text)
    }

    /// Tiles in their places; `-` for an empty one. Empty places at the end are left out.
    pub(crate) fn tiles_text(&self, tiles: &[Option<Tile>]) -> String {
        let end = tiles.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        let names: Vec<String> =
            tiles[..end].iter().map(|tile| tile.map_or("-".into(), |tile| self.tile_name(tile))).collect();
        if names.is_empty() { "-".into() } else { names.join(" ") }
    }
}
