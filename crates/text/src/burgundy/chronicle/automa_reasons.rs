//! Why the Châteautoma does what it does.

use super::{Teller, nouns};
use crate::burgundy::{names, words};
use demesne_burgundy::{
    Building, Colour, Tile,
    automa::{Origin, Sale},
};

impl Teller<'_> {
    pub(super) fn placed_on_card(&self, tile: Tile, card: u8, hex: u8, origin: Origin) -> String {
        let (language, a, hex, automa) = (self.language, self.a(tile), hex + 1, self.automa());
        match origin {
            Origin::Depot { start, depot, alike } => {
                let skipped = (depot + 6 - start) % 6;
                let list = nouns::numbers((0..skipped).map(|i| (start + i) % 6 + 1), language);
                let passed = match skipped {
                    0 => String::new(),
                    _ => say!(
                        language,
                        ", since nothing fits it in {list}",
                        ", ya que nada le sirve en {list}",
                        ", já que nada lhe serve em {list}"
                    ),
                };
                let top = match alike {
                    0 | 1 => "",
                    _ => language.pick(
                        ", the first of its type",
                        ", la primera loseta de su tipo",
                        ", a primeira peça do seu tipo",
                    ),
                };
                let depot = depot + 1;
                say!(
                    language,
                    "{automa} puts {a} from depot {depot} on hex {hex} of card {card}{top}{passed}",
                    "{automa} pone {a} del almacén {depot} en el hexágono {hex} de la carta {card}{top}{passed}",
                    "{automa} põe {a} do depósito {depot} no hexágono {hex} da carta {card}{top}{passed}"
                )
            }
            Origin::Reserve => say!(
                language,
                "{automa} puts {a} from the reserve on hex {hex} of card {card}, since no depot has a tile for it",
                "{automa} pone {a} de la reserva en el hexágono {hex} de la carta {card}, ya que ningún almacén le sirve",
                "{automa} põe {a} da reserva no hexágono {hex} da carta {card}, já que nenhum depósito lhe serve"
            ),
            Origin::Wild => say!(
                language,
                "{automa} puts the wild tile ({a}) face down on hex {hex} of card {card}, since neither depots nor reserve \
                 have a tile for it",
                "{automa} pone el comodín ({a}) boca abajo en el hexágono {hex} de la carta {card}, ya que ni los almacenes ni \
                 la reserva le sirven",
                "{automa} põe o curinga ({a}) virado para baixo no hexágono {hex} da carta {card}, já que nem os depósitos nem \
                 a reserva lhe servem"
            ),
            Origin::CityHall { most, tied, other } => {
                let colour = words::colour(tile.colour(), language);
                let of = match other {
                    true => language.pick(
                        "nothing fits the chosen card, and ",
                        "nada cabe en la carta elegida, y ",
                        "nada cabe na carta escolhida, e ",
                    ),
                    false => "",
                };
                let why = match tied {
                    true => say!(
                        language,
                        "of what fits {colour} stands first among the most frequent ({most})",
                        "de lo que cabe {colour} va primero entre lo más frecuente ({most})",
                        "do que cabe {colour} vem primeiro entre o mais frequente ({most})"
                    ),
                    false => say!(
                        language,
                        "of what fits {colour} is the most frequent ({most})",
                        "de lo que cabe {colour} es lo más frecuente ({most})",
                        "do que cabe {colour} é o mais frequente ({most})"
                    ),
                };
                say!(
                    language,
                    "The city hall moves {a} from the reserve to hex {hex} of card {card}: {of}{why}",
                    "El ayuntamiento lleva {a} de la reserva al hexágono {hex} de la carta {card}: {of}{why}",
                    "A prefeitura leva {a} da reserva para o hexágono {hex} da carta {card}: {of}{why}"
                )
            }
        }
    }

    pub(super) fn moved(&self, tile: Tile, space: Option<u8>, turned_up: bool, extra_turn: bool) -> String {
        let (language, a, automa) = (self.language, self.a(tile), self.automa());
        let colour = words::colour(tile.colour(), language);
        let mut text = match space {
            Some(space) => {
                let space = space + 1;
                say!(
                    language,
                    "{automa} moves {a} to {colour} space {space} of the duchy",
                    "{automa} lleva {a} a la casilla {space} de {colour} del ducado",
                    "{automa} leva {a} para o espaço {space} de {colour} do ducado"
                )
            }
            None => say!(
                language,
                "{automa} stacks {a} on the {colour} spaces, which are all covered",
                "{automa} apila {a} sobre las casillas de {colour}, todas cubiertas",
                "{automa} empilha {a} sobre os espaços de {colour}, todos cobertos"
            ),
        };
        if turned_up {
            text.push_str(language.pick(", turned up", ", boca arriba", ", com a frente para cima"));
        }
        if extra_turn {
            text.push_str(language.pick(
                ", which gives an extra turn",
                ", lo que da un turno adicional",
                ", o que dá um turno adicional",
            ));
        }
        text
    }

    pub(super) fn post_card(&self, count: u8) -> String {
        let language = self.language;
        match count {
            1 => language
                .pick(
                    "It is the first card with a border post; the second will score",
                    "Es la primera carta con puesto fronterizo; la segunda puntuará",
                    "É a primeira carta com entreposto; a segunda pontuará",
                )
                .into(),
            2 => language
                .pick(
                    "It is the second card with a border post",
                    "Es la segunda carta con puesto fronterizo",
                    "É a segunda carta com entreposto",
                )
                .into(),
            3 => language
                .pick(
                    "It is the third card with a border post",
                    "Es la tercera carta con puesto fronterizo",
                    "É a terceira carta com entreposto",
                )
                .into(),
            n => say!(
                language,
                "It is card {n} with a border post, which brings nothing more",
                "Es la carta {n} con puesto fronterizo, que ya no trae nada",
                "É a carta {n} com entreposto, que não traz mais nada"
            ),
        }
    }

    pub(super) fn idle(&self, kind: Building) -> String {
        let (language, the) = (self.language, self.the_building(kind));
        match kind {
            Building::CityHall => say!(
                language,
                "{the} moves nothing: no tile of the reserve fits a card",
                "{the} no mueve nada: ninguna loseta de la reserva cabe en una carta",
                "{the} não move nada: nenhuma peça da reserva cabe em uma carta"
            ),
            Building::WhiteCastle => say!(
                language,
                "{the} finds all depots empty",
                "{the} encuentra vacíos todos los almacenes",
                "{the} encontra vazios todos os depósitos"
            ),
            _ => say!(
                language,
                "{the} finds nothing to take in any depot",
                "{the} no encuentra nada que tomar en ningún almacén",
                "{the} não encontra nada para pegar em nenhum depósito"
            ),
        }
    }

    pub(super) fn the_building(&self, kind: Building) -> String {
        names::capital(&self.the(Tile::building(kind)))
    }

    /// How the search came to a depot.
    pub(super) fn came_from(&self, start: u8, depot: u8) -> String {
        let (language, first) = (self.language, start + 1);
        match start == depot {
            true => {
                language.pick(", that of the white die", ", el del dado blanco", ", o do dado branco").into()
            }
            false => say!(
                language,
                ", the first clockwise from {first} to have one",
                ", el primero con alguno en sentido horario desde el {first}",
                ", o primeiro com algum em sentido horário a partir do {first}"
            ),
        }
    }

    /// Why it sells, before the sentence.
    pub(super) fn occasion(&self, why: Sale) -> String {
        let language = self.language;
        match why {
            Sale::Warehouse => language.pick("By the warehouse", "Con la tienda", "Com a loja").into(),
            Sale::Bonus => language
                .pick(
                    "Since no tile can be placed,",
                    "Como no se puede colocar ninguna loseta,",
                    "Como não se pode colocar nenhuma peça,",
                )
                .into(),
            Sale::Symbol { card, hex } => {
                let hex = hex + 1;
                say!(
                    language,
                    "For the symbol on hex {hex} of card {card}",
                    "Por el símbolo del hexágono {hex} de la carta {card},",
                    "Pelo símbolo do hexágono {hex} da carta {card},"
                )
            }
            Sale::ExtraTurn => language
                .pick(
                    "In place of an extra turn",
                    "En lugar de un turno adicional,",
                    "No lugar de um turno adicional,",
                )
                .into(),
        }
    }

    pub(super) fn rarest(&self, colour: Colour, had: u8, tied: bool) -> String {
        let (language, colour) = (self.language, words::colour(colour, self.language));
        let had = match had {
            0 => language
                .pick(
                    "the reserve has none of its type",
                    "la reserva no tiene ninguna de su tipo",
                    "a reserva não tem nenhuma do seu tipo",
                )
                .to_owned(),
            n => say!(
                language,
                "the reserve has only {n} of its type",
                "la reserva tiene solo {n} de su tipo",
                "a reserva tem só {n} do seu tipo"
            ),
        };
        match tied {
            true => say!(
                language,
                "{had}, and {colour} stands first",
                "{had}, y {colour} va primero",
                "{had}, e {colour} vem primeiro"
            ),
            false => had,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_building_begins_a_sentence_with_its_article() {
        let game = demesne_burgundy::Burgundy::new(demesne_burgundy::Options::default()).expect("a table");
        let state = demesne_game::Game::start(&game);
        for (language, the) in [
            (Language::English, "The church"),
            (Language::Spanish, "La iglesia"),
            (Language::Portuguese, "A igreja"),
        ] {
            let teller = Teller { game: &game, before: &state, after: &state, language };
            assert_eq!(teller.the_building(Building::Church), the);
        }
    }
}
