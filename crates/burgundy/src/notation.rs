//! Action text (`docs/notation.md`).

use crate::{
    Action, Burgundy, Options, State, Tile,
    action::{Pick, With},
    ship::kinds_text,
    state::UNKNOWN,
};
use demesne_game::{MAX_SEATS, Notation, Seat, SetupLine, TextError, Words};

impl Notation for Burgundy {
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
            chance => self.chance_text(chance),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        let mut words = Words::new(text);
        let verb = words.next_word().unwrap_or("");
        let action = match verb {
            "side" => Action::Side(self.read_board(&mut words)?),
            "castle" => self.read_castle(&mut words)?,
            "take" => {
                let (tile, depot) = (read_tile(&mut words)?, read_depot(&mut words)?);
                Action::Take { tile, depot, with: read_with(&mut words)? }
            }
            "place" => {
                let (tile, space) = (read_tile(&mut words)?, read_space(&mut words)?);
                Action::Place { tile, space, with: read_with(&mut words)? }
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
            "discard" => Action::Discard(read_tile(&mut words)?),
            "skip" => Action::Skip,
            "end" => Action::End,
            _ => self.read_chance(verb, &mut words)?,
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
    fn chance_text(&self, action: Action) -> String {
        let players = usize::from(self.options.players);
        match action {
            Action::First(seat) => format!("first {seat}"),
            Action::Boards(boards) => {
                let boards: Vec<String> =
                    boards.iter().take(players).map(|&b| self.two_sided_name(b)).collect();
                format!("boards {}", boards.join(" "))
            }
            Action::Gift { seat, goods } => {
                format!("gift {seat} {} {} {}", goods[0] + 1, goods[1] + 1, goods[2] + 1)
            }
            Action::Reveal(picks) => {
                let picks = Seat::first(self.options.players).map(|seat| {
                    let Pick { board, space } = picks[seat.index()];
                    match (board, space) {
                        (UNKNOWN, space) => format!("{seat}:{}", space_name(space)),
                        (board, UNKNOWN) => format!("{seat}:@{}", self.board_name(board)),
                        (board, space) => format!("{seat}:{}@{}", space_name(space), self.board_name(board)),
                    }
                });
                format!("reveal {}", picks.collect::<Vec<_>>().join(" "))
            }
            Action::Depot { depot, tiles } => format!("depot {} {}", depot + 1, self.tiles_text(&tiles)),
            Action::Black(tiles) => format!("black {}", self.tiles_text(&tiles)),
            Action::Goods(goods) => {
                let goods: Vec<String> = goods.iter().map(|kind| (kind + 1).to_string()).collect();
                format!("goods {}", goods.join(" "))
            }
            Action::Roll { dice, white } => {
                let dice: Vec<String> =
                    dice.iter().take(players).map(|[low, high]| format!("{low}{high}")).collect();
                format!("roll {} w{white}", dice.join(" "))
            }
            // All decisions are written in `action_text`.
            _ => String::new(),
        }
    }

    fn read_chance(&self, verb: &str, words: &mut Words<'_>) -> Result<Action, TextError> {
        Ok(match verb {
            "first" => Action::First(words.parse("a seat: p1 to p4", Seat::parse)?),
            "boards" => {
                let mut boards = [UNKNOWN; MAX_SEATS];
                for board in boards.iter_mut().take(self.options.players.into()) {
                    *board = words.parse("a two-sided board, such as 1/2", |w| self.find_two_sided(w))?;
                }
                Action::Boards(boards)
            }
            "gift" => {
                let seat = words.parse("a seat: p1 to p4", Seat::parse)?;
                let goods = [read_goods(words)?, read_goods(words)?, read_goods(words)?];
                Action::Gift { seat, goods }
            }
            "reveal" => Action::Reveal(self.read_reveal(words)?),
            "depot" => {
                let depot = read_depot(words)?;
                Action::Depot { depot, tiles: read_tiles(words)? }
            }
            "black" => Action::Black(read_tiles(words)?),
            "goods" => {
                let mut goods = [0; 5];
                for kind in &mut goods {
                    *kind = read_goods(words)?;
                }
                Action::Goods(goods)
            }
            "roll" => {
                let mut dice = [[0; 2]; MAX_SEATS];
                for pair in dice.iter_mut().take(self.options.players.into()) {
                    *pair = words.parse("two dice, such as 35", |word| match word.as_bytes() {
                        [a @ b'1'..=b'6', b @ b'1'..=b'6'] => Some([a - b'0', b - b'0']),
                        _ => None,
                    })?;
                }
                let white = words.parse("the white die, such as w4", |word| match word.as_bytes() {
                    [b'w', n @ b'1'..=b'6'] => Some(n - b'0'),
                    _ => None,
                })?;
                Action::Roll { dice, white }
            }
            _ => {
                return Err(TextError::new(format!(
                    "\"{verb}\" is no action; the actions are side, castle, take, place, sell, workers, buy, hire, \
                     ship, discard, skip, end, and for chance first, boards, gift, reveal, depot, black, goods, roll"
                )));
            }
        })
    }

    fn read_reveal(&self, words: &mut Words<'_>) -> Result<[Pick; MAX_SEATS], TextError> {
        let mut picks = [Pick { board: UNKNOWN, space: UNKNOWN }; MAX_SEATS];
        for seat in Seat::first(self.options.players) {
            picks[seat.index()] = words.parse("a choice, such as p1:19, p1:@2 or p1:19@2", |word| {
                let (who, what) = word.split_once(':')?;
                let (space, board) = match what.split_once('@') {
                    Some((space, board)) => (space, self.find_board(board)?),
                    None => (what, UNKNOWN),
                };
                let space = if space.is_empty() { UNKNOWN } else { parse_space(space)? };
                (Seat::parse(who) == Some(seat)).then_some(Pick { board, space })
            })?;
        }
        Ok(picks)
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

fn with_text(with: With) -> String {
    with.value().map_or(String::new(), |value| format!(" with {value}"))
}

pub(crate) fn space_name(space: u8) -> String {
    if space == UNKNOWN { "?".into() } else { (u32::from(space) + 1).to_string() }
}

fn parse_space(word: &str) -> Option<u8> {
    if word == "?" {
        return Some(UNKNOWN);
    }
    let number = word.parse::<u8>().ok().filter(|n| (1..=73).contains(n) && n.to_string() == word)?;
    Some(number - 1)
}

fn read_space(words: &mut Words<'_>) -> Result<u8, TextError> {
    words.parse("the number of a space", parse_space)
}

pub(crate) fn read_tile(words: &mut Words<'_>) -> Result<Tile, TextError> {
    words.parse("a tile, such as castle, bank, cow3 or m7", Tile::parse)
}

fn read_depot(words: &mut Words<'_>) -> Result<u8, TextError> {
    words.number("a depot", 1, 6).map(|n| n as u8 - 1)
}

pub(crate) fn read_goods(words: &mut Words<'_>) -> Result<u8, TextError> {
    words.number("a number of goods", 1, 6).map(|n| n as u8 - 1)
}

fn read_with(words: &mut Words<'_>) -> Result<With, TextError> {
    if !words.take("with") {
        return Ok(With::EFFECT);
    }
    words.number("a die", 1, 6).map(|n| With::die(n as u8))
}

/// A set of numbers 1 to 6 in rising order.
fn read_set(word: &str, separator: char) -> Option<u8> {
    let mut set = 0u8;
    for part in word.split(separator) {
        match part.as_bytes() {
            [n @ b'1'..=b'6'] if set >> (n - b'1') == 0 => set |= 1 << (n - b'1'),
            _ => return None,
        }
    }
    Some(set)
}

/// Tiles in their places, as [`Burgundy::tiles_text`] writes them.
pub(crate) fn read_tiles<const N: usize>(words: &mut Words<'_>) -> Result<[Option<Tile>; N], TextError> {
    let mut tiles = [None; N];
    for (count, place) in tiles.iter_mut().enumerate() {
        match words.peek() {
            Some("-") => {
                words.next_word();
            }
            Some(_) => *place = Some(read_tile(words)?),
            None if count == 0 => return Err(TextError::new(format!("\"{}\" names no tile", words.line()))),
            None => break,
        }
    }
    Ok(tiles)
}
