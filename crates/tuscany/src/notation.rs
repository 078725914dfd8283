//! Action text (`docs/notation.md`).

use crate::{
    Action, CATALOGUE, Cards, Colour, Harvest, Item, Options, State, Tile, Token, Tuscany,
    action::Payment,
    assembly::{Assembly, Deal, SPACES},
};
use demesne_game::{MAX_SEATS, Notation, OptionLine, Seat, SetupLine, TextError, Words};

/// The word for what is hidden.
const HIDDEN: &str = "?";
/// The most cards of a step.
const MOST_CARDS: u8 = 15;

impl Notation for Tuscany {
    fn catalogue() -> &'static [OptionLine] {
        CATALOGUE
    }

    fn from_setup(lines: &[SetupLine]) -> Result<Tuscany, TextError> {
        Tuscany::new(Options::from_lines(lines)?)
    }

    fn setup(&self) -> Vec<(String, String)> {
        self.options.lines()
    }

    fn action_text(&self, action: Action) -> String {
        match action {
            Action::First(seat) => format!("first {seat}"),
            Action::Neutral(tile) => format!("neutral {}", tile.name()),
            Action::Own(tile) => format!("own {}", tile.name()),
            Action::Cards { seat, cards: Cards::HIDDEN } => format!("cards {seat} {HIDDEN}"),
            Action::Cards { seat, cards } => format!("cards {seat} {}", cards_text(cards, 0)),
            Action::Pieces(deals) => {
                let deals: Vec<String> = self.every_seat().map(|seat| deals[seat.index()].text()).collect();
                format!("pieces {}", deals.join(" / "))
            }
            Action::Reveal(boards) => {
                let boards: Vec<String> =
                    self.every_seat().map(|seat| self.assembly_text(boards[seat.index()])).collect();
                format!("reveal {}", boards.join(" / "))
            }
            Action::Harvest(card) => format!("harvest {}", card.name()),
            Action::Board(Assembly::UNKNOWN) => format!("board {HIDDEN}"),
            Action::Board(board) => format!("board {}", self.assembly_text(board)),
            Action::Token(token) => format!("token {}", token.name()),
            Action::Draw => "draw".into(),
            Action::Take(tile) => format!("take {}", tile.name()),
            Action::GiveUp(item) => format!("give {}", item.name()),
            Action::Exchange(colour) => format!("exchange {}", colour.kind()),
            Action::Place(item) => format!("place {}", item.name()),
            Action::On(space) => format!("on {space}"),
            Action::Pay(Payment { cards, workers }) => format!("pay {}", cards_text(cards, workers)),
            Action::Free(tile) => format!("free {}", tile.name()),
            Action::Skip => "skip".into(),
            Action::Marble => "marble".into(),
            Action::End => "end".into(),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        let mut words = Words::new(text);
        let action = self.read_action(&mut words)?;
        words.finish()?;
        Ok(action)
    }

    fn position_lines(&self, state: &State) -> Vec<String> {
        self.write_position_lines(state)
    }

    fn read_position(&self, lines: &[&str], first_line: usize) -> Result<State, TextError> {
        self.read_position_lines(lines, first_line)
    }
}

impl Tuscany {
    fn read_action(&self, words: &mut Words<'_>) -> Result<Action, TextError> {
        Ok(match words.expect("an action, such as \"draw\" or \"take castle\"")? {
            "first" => Action::First(self.read_seat(words)?),
            "neutral" => Action::Neutral(read_tile(words)?),
            "own" => Action::Own(read_tile(words)?),
            "cards" => {
                let seat = self.read_seat(words)?;
                let cards = if words.take(HIDDEN) { Cards::HIDDEN } else { read_cards(words, false)?.cards };
                Action::Cards { seat, cards }
            }
            "pieces" => {
                let mut deals = [Deal::NONE; MAX_SEATS];
                self.each_seat(words, |seat, words| {
                    deals[seat.index()] = Deal::read(words)?;
                    Ok(())
                })?;
                Action::Pieces(deals)
            }
            "reveal" => {
                let mut boards = [Assembly::UNKNOWN; MAX_SEATS];
                self.each_seat(words, |seat, words| {
                    boards[seat.index()] = self.read_assembly(words)?.listed();
                    Ok(())
                })?;
                Action::Reveal(boards)
            }
            "harvest" => Action::Harvest(words.parse("a harvest card, such as two_cards", Harvest::parse)?),
            "board" if words.take(HIDDEN) => Action::Board(Assembly::UNKNOWN),
            // T2.11: both descriptions are understood.
            "board" => Action::Board(self.read_assembly(words)?.listed()),
            "token" => Action::Token(
                words.parse("a bonus token: card, storage, marble, worker or harvest", Token::parse)?,
            ),
            "draw" => Action::Draw,
            "take" => Action::Take(read_tile(words)?),
            "give" => Action::GiveUp(read_item(words)?),
            "exchange" => {
                Action::Exchange(words.parse("a type of tile, such as castle or crop", Colour::parse_kind)?)
            }
            "place" => Action::Place(read_item(words)?),
            "on" => Action::On(words.number("a space", 0, SPACES as u32 - 1)? as u8),
            "pay" => Action::Pay(read_cards(words, true)?),
            "free" => Action::Free(read_tile(words)?),
            "skip" => Action::Skip,
            "marble" => Action::Marble,
            "end" => Action::End,
            verb => {
                return Err(TextError::new(format!(
                    "\"{verb}\" is no action; the actions are board, token, draw, take, give, exchange, place, on, pay, free, skip, \
                     marble, end, and for chance first, neutral, cards, pieces, reveal, own, harvest"
                )));
            }
        })
    }

    /// Reads something for each seat, with `/` between them.
    fn each_seat<'t>(
        &self,
        words: &mut Words<'t>,
        mut read: impl FnMut(Seat, &mut Words<'t>) -> Result<(), TextError>,
    ) -> Result<(), TextError> {
        for seat in self.every_seat() {
            if seat.0 > 0 {
                words.parse("a / between the seats", |word| (word == "/").then_some(()))?;
            }
            read(seat, words)?;
        }
        Ok(())
    }

    /// Reads a seat of this table.
    pub(crate) fn read_seat(&self, words: &mut Words<'_>) -> Result<Seat, TextError> {
        let what = format!("a seat of this table: p1 to p{}", self.options.players);
        words.parse(&what, |word| Seat::parse(word).filter(|seat| seat.0 < self.options.players))
    }
}

/// Cards by colour, then workers: `red red orange worker`; `none` for nothing.
pub(crate) fn cards_text(cards: Cards, workers: u8) -> String {
    let mut words = Vec::new();
    for colour in Colour::ALL {
        words.extend((0..cards.count(colour)).map(|_| colour.name()));
    }
    words.extend((0..workers).map(|_| "worker"));
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

/// Reads cards in any order, and workers where they may be.
fn read_cards(words: &mut Words<'_>, workers: bool) -> Result<Payment, TextError> {
    let mut payment = Payment { cards: Cards::NONE, workers: 0 };
    if words.take("none") {
        return Ok(payment);
    }
    let what = match workers {
        true => "a colour of cards, such as dark-green, or worker",
        false => "a colour of cards, such as dark-green",
    };
    loop {
        match words.expect(what)? {
            "worker" if workers => payment.workers = payment.workers.saturating_add(1),
            word => match Colour::parse(word) {
                Some(colour) if payment.cards.len() < MOST_CARDS => {
                    payment.cards = payment.cards.and(Cards::of(colour, 1));
                }
                Some(_) => {
                    return Err(TextError::new(format!("no step has more than {MOST_CARDS} cards")));
                }
                None => return Err(TextError::new(format!("\"{word}\" is not {what}"))),
            },
        }
        if words.peek().is_none() {
            return Ok(payment);
        }
    }
}

pub(crate) fn read_tile(words: &mut Words<'_>) -> Result<Tile, TextError> {
    words.parse("a tile, such as castle, olive or olive+vineyard", Tile::parse)
}

pub(crate) fn read_item(words: &mut Words<'_>) -> Result<Item, TextError> {
    words.parse("a tile, such as castle or olive+vineyard, or hex", Item::parse)
}
