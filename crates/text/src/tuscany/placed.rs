//! What placing an item on a space brings, as a sum: the area, the effect, the colour bonus (T8.1).

use super::{
    labels::{count_marble, green_points},
    words::{CARD, HARVEST_CARD, WORKER},
};
use crate::Language;
use demesne_game::Seat;
use demesne_tuscany::{Colour, Item, State, Token, Tuscany};

/// T9.14: cards of a monastery.
const MONASTERY_CARDS: u8 = 3;

/// What a placement brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gains {
    /// The colour of the space.
    pub colour: Colour,
    /// How many spaces the area has.
    pub size: u8,
    /// How many of them are covered then.
    pub covered: u8,
    /// Green points for the area; none where it is not complete then.
    pub area: u16,
    /// Whether all spaces of the colour are covered then, and the colour was not done before.
    pub completes: bool,
    /// Green points for that.
    pub bonus: u16,
    /// Green points for new crops.
    pub crops: u16,
    /// How many things the effect brings, where it brings any: marble, workers, harvest cards.
    pub count: u8,
}

impl Gains {
    /// What an item on a space of a seat's board would bring. The board must be known.
    pub fn of(game: &Tuscany, view: &State, seat: Seat, item: Item, space: u8) -> Gains {
        let estate = view.estate(seat);
        let colour = game.colour_of(estate.board, space);
        let area = game.area_of(estate.board, space);
        let covered = (area & estate.covered).len() as u8 + u8::from(!estate.covered.contains(space));
        let size = area.len() as u8;
        let left = game.spaces_of(estate.board, colour).minus(estate.covered);
        let completes = left.len() == 1 && left.contains(space) && !estate.completed.contains(colour);
        let bonus = game.printed().bonus[colour.index()].get(usize::from(view.completed(colour)));
        let there = area.into_iter().filter_map(|space| estate.items[usize::from(space)]);
        let crops = there.fold(0, |crops, item| crops | item.crops());
        Gains {
            colour,
            size,
            covered,
            area: if covered == size { game.printed().area[usize::from(size)] } else { 0 },
            completes,
            bonus: bonus.copied().filter(|_| completes).unwrap_or(0),
            crops: match (colour, item) {
                (Colour::LightGreen, Item::Tile(tile)) => (tile.crops() & !crops).count_ones() as u16,
                // T10.7: always new.
                (Colour::LightGreen, Item::Hex) => 1,
                _ => 0,
            },
            count: match colour {
                Colour::Grey => 1 + estate.token(Token::Marble),
                Colour::Orange => 1 + estate.token(Token::Worker),
                Colour::Beige => 1 + estate.token(Token::Harvest),
                Colour::Yellow => MONASTERY_CARDS,
                _ => 0,
            },
        }
    }

    /// All green points that come at once. What a free tile, a token or harvest cards bring comes after that.
    pub const fn green(&self) -> u16 {
        self.area + self.bonus + self.crops
    }

    /// The effect in words: "it brings 1 marble".
    pub fn effect(&self, language: Language) -> String {
        let what = match self.colour {
            Colour::DarkGreen => {
                return language
                    .pick(
                        "it may place a tile of the centre for free",
                        "puede colocar gratis una loseta del centro",
                        "pode colocar de graça uma peça do centro",
                    )
                    .into();
            }
            Colour::LightGreen if self.crops == 0 => {
                return language
                    .pick(
                        "it has no crop that is new to the area",
                        "no tiene ningún cultivo nuevo para el área",
                        "não tem nenhum cultivo novo para a área",
                    )
                    .into();
            }
            Colour::LightGreen => {
                let points = green_points(self.crops.into(), language);
                return say!(
                    language,
                    "{points} for new crops",
                    "{points} por cultivos nuevos",
                    "{points} por cultivos novos"
                );
            }
            Colour::Red => {
                language.pick("a bonus token", "una ficha de bonificación", "uma ficha de bônus").into()
            }
            Colour::Turquoise => {
                language.pick("a wooden hex", "un hexágono de madera", "um hexágono de madeira").into()
            }
            Colour::Grey => count_marble(self.count, language),
            Colour::Orange => WORKER.count(self.count, language),
            Colour::Yellow => CARD.count(self.count, language),
            Colour::Beige => HARVEST_CARD.count(self.count, language),
        };
        say!(language, "it brings {what}", "da {what}", "dá {what}")
    }
}
