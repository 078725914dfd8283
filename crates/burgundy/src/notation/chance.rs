//! The text of what chance does.

use super::words::{
    CARD_PLACES, numbers_text, parse_space, read_depot, read_goods, read_numbers, read_tiles, read_vines,
    space_name, vines_text,
};
use crate::{
    Action, Building, Burgundy,
    action::Pick,
    state::UNKNOWN,
    tile::{VINE_NAMES, parse_vine},
};
use demesne_game::{MAX_SEATS, Seat, TextError, Words};

impl Burgundy {
    pub(super) fn chance_text(&self, action: Action) -> String {
        let persons = usize::from(self.persons());
        match action {
            Action::First(seat) => format!("first {seat}"),
            Action::Boards(boards) => {
                let boards: Vec<String> =
                    boards.iter().take(persons).map(|&b| self.two_sided_name(b)).collect();
                format!("boards {}", boards.join(" "))
            }
            Action::Gift { seat, goods } => {
                format!("gift {seat} {} {} {}", goods[0] + 1, goods[1] + 1, goods[2] + 1)
            }
            Action::Reveal(picks) => {
                let picks = Seat::first(self.persons()).map(|seat| {
                    let Pick { board, space } = picks[seat.index()];
                    match (board, space) {
                        // X-R2: who does not choose for the team.
                        (UNKNOWN, UNKNOWN) => format!("{seat}:-"),
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
                    dice.iter().take(persons).map(|[low, high]| format!("{low}{high}")).collect();
                format!("roll {} w{white}", dice.join(" "))
            }
            Action::Card { place, card } => format!("card {} {card}", CARD_PLACES[usize::from(place & 1)]),
            Action::FirstBuilding(kind) => format!("building {}", kind.name()),
            Action::AutomaDie(die) => format!("automa-die {die}"),
            Action::Shields { depot, shields } => format!("shields {} {}", depot + 1, numbers_text(&shields)),
            Action::Route { seat, tiles } => format!("route {seat} {}", numbers_text(&tiles)),
            Action::VineTypes(out) => format!("vine-types {}", vines_text(out)),
            Action::VineGifts(gifts) => {
                let seats = Seat::first(self.persons()).map(|seat| {
                    let vine = VINE_NAMES.get(usize::from(gifts[seat.index()]));
                    format!("{seat}:{}", vine.unwrap_or(&"-"))
                });
                format!("vine-gifts {}", seats.collect::<Vec<_>>().join(" "))
            }
            Action::VineDepot(tiles) => format!("vine-depot {}", self.tiles_text(&tiles)),
            Action::VineShop(tiles) => format!("vine-shop {}", self.tiles_text(&tiles)),
            // All decisions are written in `action_text`.
            _ => String::new(),
        }
    }

    pub(super) fn read_chance(&self, verb: &str, words: &mut Words<'_>) -> Result<Action, TextError> {
        Ok(match verb {
            "first" => Action::First(words.parse("a seat: p1 to p4", Seat::parse)?),
            "boards" => {
                let mut boards = [UNKNOWN; MAX_SEATS];
                for board in boards.iter_mut().take(self.persons().into()) {
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
                for pair in dice.iter_mut().take(self.persons().into()) {
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
            "card" => {
                let place =
                    words.parse("left or right", |word| CARD_PLACES.iter().position(|p| *p == word))?;
                Action::Card { place: place as u8, card: words.number("a card", 1, 17)? as u8 }
            }
            "building" => Action::FirstBuilding(words.parse("a building, such as bank", Building::parse)?),
            "automa-die" => Action::AutomaDie(words.number("a die", 1, 6)? as u8),
            "shields" => {
                let depot = read_depot(words)?;
                Action::Shields { depot, shields: read_numbers(words, "a shield", 18)? }
            }
            "route" => {
                let seat = words.parse("a seat: p1 to p4", Seat::parse)?;
                Action::Route { seat, tiles: read_numbers(words, "a route tile", 12)? }
            }
            "vine-types" => Action::VineTypes(read_vines(words)?),
            "vine-gifts" => {
                let mut gifts = [UNKNOWN; MAX_SEATS];
                for seat in Seat::first(self.persons()) {
                    gifts[seat.index()] = words.parse("a vine bonus tile, such as p1:green", |word| {
                        let (who, vine) = word.split_once(':')?;
                        parse_vine(vine).filter(|_| Seat::parse(who) == Some(seat))
                    })?;
                }
                Action::VineGifts(gifts)
            }
            "vine-depot" => Action::VineDepot(read_tiles(words)?),
            "vine-shop" => Action::VineShop(read_tiles(words)?),
            _ => {
                return Err(TextError::new(format!(
                    "\"{verb}\" is no action; the actions are side, castle, take, place, sell, workers, buy, hire, \
                     ship, discard, skip, end, and for chance first, boards, gift, reveal, depot, black, goods, roll; \
                     docs/notation.md has those of the expansions"
                )));
            }
        })
    }

    fn read_reveal(&self, words: &mut Words<'_>) -> Result<[Pick; MAX_SEATS], TextError> {
        let mut picks = [Pick { board: UNKNOWN, space: UNKNOWN }; MAX_SEATS];
        for seat in Seat::first(self.persons()) {
            picks[seat.index()] = words.parse("a choice, such as p1:19, p1:@2 or p1:19@2", |word| {
                let (who, what) = word.split_once(':')?;
                if what == "-" {
                    let none = Pick { board: UNKNOWN, space: UNKNOWN };
                    return (Seat::parse(who) == Some(seat)).then_some(none);
                }
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
}
