//! What a key names.

use super::keys;
use demesne_game::Seat;
use demesne_tuscany::{Colour, Tile, Token, assembly::SPACES, piece::LETTERS, storage::MOST_STORED};

/// A thing by its key. Places and copies count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// A space of a board.
    Space(Seat, u8),
    /// A tile of the centre.
    Centre(Tile, u8),
    /// The neutral stack.
    Neutral,
    /// The removed pile.
    Removed,
    /// The deck of game cards.
    Deck,
    /// Discarded game cards.
    Discards,
    /// The harvest cards.
    Harvest,
    /// Tokens that are left.
    Token(Token),
    /// Tokens that somebody has.
    OwnToken(Seat, Token),
    /// The bonus of a colour.
    Bonus(Colour),
    /// A storage space.
    Stored(Seat, usize),
    /// A card of a hand.
    Card(Seat, Colour, u8),
    /// A hidden hand.
    Cards(Seat),
    /// A worker that can pay.
    Worker(Seat, u8),
    /// All workers of somebody.
    Workers(Seat),
    /// Marble.
    Marble(Seat),
    /// The own stacks.
    Stacks(Seat),
    /// A phase.
    Phase(u8),
    /// The round.
    Round,
    /// A pawn on the green track.
    Green(Seat),
    /// A pawn on the red track.
    Red(Seat),
    /// A piece that is being laid out.
    Piece(char),
    /// Turning it.
    Turn(char),
    /// Moving it to the left.
    Left(char),
    /// Moving it to the right.
    Right(char),
    /// Shifting neighbours.
    Joint(u8),
    /// Where the start castle can lie.
    Start(char),
}

impl Named {
    /// Reads a key; none for what is no key of this game.
    pub(crate) fn parse(key: &str) -> Option<Named> {
        let words: Vec<&str> = key.split(' ').collect();
        let named = match words[..] {
            ["centre", tile, copy] => Named::Centre(Tile::parse(tile)?, counted(copy, 32)?),
            ["neutral", "stack"] => Named::Neutral,
            ["removed", "pile"] => Named::Removed,
            ["deck"] => Named::Deck,
            ["discards"] => Named::Discards,
            ["harvest", "deck"] => Named::Harvest,
            ["token", token] => Named::Token(Token::parse(token)?),
            ["bonus", colour] => Named::Bonus(Colour::parse(colour)?),
            ["phase", phase] => Named::Phase(counted(phase, 3)?),
            ["round"] => Named::Round,
            ["piece", piece] => Named::Piece(letter(piece)?),
            ["turn", piece] => Named::Turn(letter(piece)?),
            ["left", piece] => Named::Left(letter(piece)?),
            ["right", piece] => Named::Right(letter(piece)?),
            ["start", piece] => Named::Start(letter(piece)?),
            ["joint", joint] => Named::Joint(counted(joint, 2)?),
            [seat, ref rest @ ..] => Named::owned(Seat::parse(seat)?, rest)?,
            [] => return None,
        };
        (named.key() == key).then_some(named)
    }

    fn owned(seat: Seat, words: &[&str]) -> Option<Named> {
        Some(match *words {
            ["space", space] => {
                Named::Space(seat, space.parse().ok().filter(|&space: &u8| usize::from(space) < SPACES)?)
            }
            ["token", token] => Named::OwnToken(seat, Token::parse(token)?),
            ["stored", place] => Named::Stored(seat, counted(place, MOST_STORED as u8)?.into()),
            ["card", colour, copy] => Named::Card(seat, Colour::parse(colour)?, counted(copy, u8::MAX)?),
            ["cards"] => Named::Cards(seat),
            ["worker", copy] => Named::Worker(seat, counted(copy, 2)?),
            ["workers"] => Named::Workers(seat),
            ["marble"] => Named::Marble(seat),
            ["stacks"] => Named::Stacks(seat),
            ["green"] => Named::Green(seat),
            ["red"] => Named::Red(seat),
            _ => return None,
        })
    }

    /// Its key.
    pub(crate) fn key(self) -> crate::Key {
        match self {
            Named::Space(seat, space) => keys::space(seat, space),
            Named::Centre(tile, copy) => keys::centre(tile, copy),
            Named::Neutral => keys::neutral(),
            Named::Removed => keys::removed(),
            Named::Deck => keys::deck(),
            Named::Discards => keys::discards(),
            Named::Harvest => keys::harvest(),
            Named::Token(token) => keys::token(token),
            Named::OwnToken(seat, token) => keys::own_token(seat, token),
            Named::Bonus(colour) => keys::bonus(colour),
            Named::Stored(seat, place) => keys::stored(seat, place),
            Named::Card(seat, colour, copy) => keys::card(seat, colour, copy),
            Named::Cards(seat) => keys::cards(seat),
            Named::Worker(seat, copy) => keys::worker(seat, copy),
            Named::Workers(seat) => keys::workers(seat),
            Named::Marble(seat) => keys::marble(seat),
            Named::Stacks(seat) => keys::stacks(seat),
            Named::Phase(phase) => keys::phase(phase),
            Named::Round => keys::round(),
            Named::Green(seat) => keys::green(seat),
            Named::Red(seat) => keys::red(seat),
            Named::Piece(letter) => keys::piece(letter),
            Named::Turn(letter) => keys::turn(letter),
            Named::Left(letter) => keys::left(letter),
            Named::Right(letter) => keys::right(letter),
            Named::Joint(joint) => keys::joint(joint),
            Named::Start(letter) => keys::start(letter),
        }
    }
}

/// A place from 1 on, as one from 0 on below a number.
fn counted(word: &str, below: u8) -> Option<u8> {
    word.parse::<u8>().ok()?.checked_sub(1).filter(|&place| place < below)
}

fn letter(word: &str) -> Option<char> {
    LETTERS.into_iter().find(|letter| word.chars().eq([*letter]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written_and_nothing_else_is_one() {
        let seat = Seat(2);
        let all = [
            Named::Space(seat, 29),
            Named::Centre(Tile::OliveVineyard, 3),
            Named::Neutral,
            Named::Removed,
            Named::Deck,
            Named::Discards,
            Named::Harvest,
            Named::Token(Token::Harvest),
            Named::OwnToken(seat, Token::Card),
            Named::Bonus(Colour::DarkGreen),
            Named::Stored(seat, 4),
            Named::Card(seat, Colour::LightGreen, 9),
            Named::Cards(seat),
            Named::Worker(seat, 1),
            Named::Workers(seat),
            Named::Marble(seat),
            Named::Stacks(seat),
            Named::Phase(2),
            Named::Round,
            Named::Green(seat),
            Named::Red(seat),
            Named::Piece('A'),
            Named::Turn('B'),
            Named::Left('C'),
            Named::Right('A'),
            Named::Joint(1),
            Named::Start('B'),
        ];
        for named in all {
            assert_eq!(Named::parse(&named.key()), Some(named), "{}", named.key());
        }
        for wrong in [
            "",
            "deck 1",
            "p9 cards",
            "p1 space 30",
            "p1 space 07",
            "piece D",
            "joint 3",
            "token gold",
            "p1 stored 6",
        ] {
            assert_eq!(Named::parse(wrong), None, "{wrong}");
        }
    }
}
