//! The steps of the Châteautoma in sentences, with its reasons. The rules say them in English.

use super::words;
use crate::Language;
use demesne_burgundy::{
    Building, Burgundy, Colour, Tile,
    automa::{AutomaStep, Origin, Sale, Search},
};

/// A text in Spanish or Portuguese.
macro_rules! either {
    ($language:expr, $spanish:literal, $portuguese:literal) => {
        match $language {
            Language::Portuguese => format!($portuguese),
            _ => format!($spanish),
        }
    };
}

/// A step in a sentence. Hexes and spaces count from 1.
pub fn step(game: &Burgundy, step: AutomaStep, language: Language) -> String {
    match language {
        Language::English => game.describe_automa(step),
        _ => Teller { game, language }.step(step),
    }
}

/// Which of its two cards.
pub const fn side(place: u8, language: Language) -> &'static str {
    match place & 1 {
        0 => language.pick("left", "izquierda", "esquerda"),
        _ => language.pick("right", "derecha", "direita"),
    }
}

/// Who tells, and in which language.
struct Teller<'g> {
    game: &'g Burgundy,
    language: Language,
}

impl Teller<'_> {
    fn step(&self, step: AutomaStep) -> String {
        let language = self.language;
        match step {
            AutomaStep::Turn { die, white, place, card } => {
                let side = side(place, language);
                either!(
                    language,
                    "saca un {die}; el dado blanco es {white}, así que se elige la carta {side}, la {card} (A3.3)",
                    "tira {die}; o dado branco é {white}, então a carta {side}, a {card}, é escolhida (A3.3)"
                )
            }
            AutomaStep::Searches { search, start, card, wanted } => {
                self.searches(search, start, card, wanted)
            }
            AutomaStep::OtherCard { full, card } => either!(
                language,
                "la carta {full} está llena, así que la acción adicional es para la carta {card} (A7.2)",
                "a carta {full} está cheia, então a ação adicional é para a carta {card} (A7.2)"
            ),
            AutomaStep::Places { tile, card, hex, origin } => self.placed(tile, card, hex, origin),
            AutomaStep::NoMatch { card } => either!(
                language,
                "ni los almacenes ni su depósito tienen losetas para la carta {card}, y no tiene comodín (A5.8)",
                "nem os depósitos nem a sua reserva têm peças para a carta {card}, e ele não tem curinga (A5.8)"
            ),
            AutomaStep::TakesWild(tile) => {
                let tile = self.game.tile_name(tile);
                either!(
                    language,
                    "toma la primera loseta del almacén negro, {tile}, boca abajo como comodín (A5.11)",
                    "pega a primeira peça do depósito paralelo, {tile}, virada para baixo como curinga (A5.11)"
                )
            }
            AutomaStep::BlackEmpty => either!(
                language,
                "el almacén negro está vacío, así que recibe 2 de plata (A5.12)",
                "o depósito paralelo está vazio, então recebe 2 de prata (A5.12)"
            ),
            AutomaStep::Grazes { tile, others } => {
                let tile = self.game.tile_name(tile);
                either!(
                    language,
                    "su ganado {tile} pasta con otros animales de su especie: {others} (A7.8)",
                    "a sua fazenda {tile} pasta com outros animais da mesma espécie: {others} (A7.8)"
                )
            }
            AutomaStep::Loads { depot, count, tied } => {
                let (depot, depots) = (depot + 1, numbers(tied));
                match tied.count_ones() {
                    1 => either!(
                        language,
                        "su barco toma todas las mercancías del almacén {depot} ({count}), el que más tiene (A7.10)",
                        "o seu navio pega todas as mercadorias do depósito {depot} ({count}), o que mais tem (A7.10)"
                    ),
                    _ => either!(
                        language,
                        "su barco toma todas las mercancías del almacén {depot} ({count}): entre los que más tienen \
                         ({depots}), el primero en sentido horario desde el dado blanco (A7.10)",
                        "o seu navio pega todas as mercadorias do depósito {depot} ({count}): entre os que mais têm \
                         ({depots}), o primeiro em sentido horário a partir do dado branco (A7.10)"
                    ),
                }
            }
            AutomaStep::NoGoods => either!(
                language,
                "su barco no encuentra mercancías en ningún almacén (A7.10)",
                "o seu navio não encontra mercadorias em nenhum depósito (A7.10)"
            ),
            AutomaStep::Reserves { kind, tile, start, depot } => {
                let rule = if kind == Building::WhiteCastle { "A16.5" } else { "A7.20" };
                let (kind, tile, from) = (kind.name(), self.game.tile_name(tile), self.from(start, depot));
                let depot = depot + 1;
                either!(
                    language,
                    "su {kind} lleva {tile} del almacén {depot} a su depósito{from} ({rule})",
                    "o seu {kind} leva {tile} do depósito {depot} para a sua reserva{from} ({rule})"
                )
            }
            AutomaStep::Idle(Building::CityHall) => either!(
                language,
                "su city-hall no mueve nada: ninguna loseta de su depósito cabe en una carta (A7.21)",
                "o seu city-hall não move nada: nenhuma peça da reserva cabe em uma carta (A7.21)"
            ),
            AutomaStep::Idle(Building::WhiteCastle) => either!(
                language,
                "su white-castle encuentra vacíos todos los almacenes y trae 1 de plata (A16.6)",
                "o seu white-castle encontra todos os depósitos vazios e traz 1 de prata (A16.6)"
            ),
            AutomaStep::Idle(kind) => {
                let kind = kind.name();
                either!(
                    language,
                    "su {kind} no encuentra nada que tomar en ningún almacén (A7.20)",
                    "o seu {kind} não encontra nada para pegar em nenhum depósito (A7.20)"
                )
            }
            AutomaStep::Sells { why, goods, count, tied } => {
                let (why, goods) = (self.occasion(why), goods + 1);
                match tied {
                    true => either!(
                        language,
                        "{why} vende sus {count} de mercancía {goods}, el número más bajo de los que más tiene (A12.1)",
                        "{why} vende as suas {count} de mercadoria {goods}, o número mais baixo dos que mais tem (A12.1)"
                    ),
                    false => either!(
                        language,
                        "{why} vende sus {count} de mercancía {goods}, la que más tiene (A12.1)",
                        "{why} vende as suas {count} de mercadoria {goods}, a que mais tem (A12.1)"
                    ),
                }
            }
            AutomaStep::NothingToSell(why) => {
                let why = self.occasion(why);
                either!(
                    language,
                    "{why} vendería, pero no tiene mercancías (A12.3)",
                    "{why} venderia, mas não tem mercadorias (A12.3)"
                )
            }
            AutomaStep::TakesDouble { card, hex, start, slot } => {
                let first = match (start == slot, language) {
                    (true, _) => "",
                    (false, Language::Portuguese) => ", o primeiro à direita do dado branco",
                    (false, _) => ", la primera a la derecha del dado blanco",
                };
                let (hex, slot) = (hex + 1, slot + 1);
                either!(
                    language,
                    "por el símbolo de loseta doble del hexágono {hex} de la carta {card} toma la loseta doble del \
                     lugar {slot} del almacén de vides{first} (A17.4)",
                    "pelo símbolo de hexaminó do hexágono {hex} da carta {card} pega o hexaminó do lugar {slot} do \
                     depósito de vinhas{first} (A17.4)"
                )
            }
            AutomaStep::NoDouble => either!(
                language,
                "el almacén de vides está vacío: no toma ninguna loseta doble (A17.4)",
                "o depósito de vinhas está vazio: não pega nenhum hexaminó (A17.4)"
            ),
            AutomaStep::Completes { card } => {
                either!(language, "completa la carta {card} (A9.2)", "completa a carta {card} (A9.2)")
            }
            AutomaStep::Moves { tile, space, turned_up, extra_turn } => {
                self.moved(tile, space, turned_up, extra_turn)
            }
            AutomaStep::PostCard(count) => self.post_card(count),
            AutomaStep::TakesShield { shield, start, depot } => {
                let (from, depot) = (self.from(start, depot), depot + 1);
                either!(
                    language,
                    "la carta toma el escudo {shield}, el más bajo del almacén {depot}{from} (A16.14)",
                    "a carta pega o escudo {shield}, o mais baixo do depósito {depot}{from} (A16.14)"
                )
            }
            AutomaStep::NoShield => either!(
                language,
                "la carta tomaría un escudo, pero no queda ninguno (A16.14)",
                "a carta pegaria um escudo, mas não resta nenhum (A16.14)"
            ),
            AutomaStep::ExtraTurn(Some(card)) => either!(
                language,
                "un turno adicional, para la carta {card} (A15.10)",
                "um turno adicional, para a carta {card} (A15.10)"
            ),
            AutomaStep::ExtraTurn(None) => either!(
                language,
                "un turno adicional, pero no queda ninguna carta (A15.10)",
                "um turno adicional, mas não resta nenhuma carta (A15.10)"
            ),
            AutomaStep::Slides(card) => either!(
                language,
                "la carta {card} pasa a la izquierda con sus losetas (A9.8)",
                "a carta {card} passa para a esquerda com as suas peças (A9.8)"
            ),
            AutomaStep::Reshuffles => either!(
                language,
                "su mazo está vacío: se barajan las cartas descartadas (A9.10)",
                "o seu baralho está vazio: as cartas descartadas são embaralhadas (A9.10)"
            ),
            AutomaStep::FirstCard { place: 0, card } => either!(
                language,
                "la carta {card} es su carta izquierda, con un castillo en su primer hexágono de castillo (A2.5, A2.7)",
                "a carta {card} é a sua carta esquerda, com um castelo no primeiro hexágono de castelo (A2.5, A2.7)"
            ),
            AutomaStep::FirstCard { card, .. } => either!(
                language,
                "la carta {card} es su carta derecha, y empieza vacía (A2.6)",
                "a carta {card} é a sua carta direita, e começa vazia (A2.6)"
            ),
            AutomaStep::Deals { place, card } => {
                let side = side(place, language);
                either!(
                    language,
                    "la carta {card} es ahora su carta {side} (A9.9)",
                    "a carta {card} é agora a sua carta {side} (A9.9)"
                )
            }
            AutomaStep::Claims(colour) => {
                let colour = words::colour(colour, language);
                either!(
                    language,
                    "todas las casillas de {colour} de su ducado están cubiertas: toma una loseta de bonificación (A10.1)",
                    "todos os espaços de {colour} do seu ducado estão cobertos: pega uma peça bônus (A10.1)"
                )
            }
            AutomaStep::Buys { tile, had, tied } => {
                let why = self.rarest(tile.colour(), had, tied);
                let tile = self.game.tile_name(tile);
                either!(
                    language,
                    "compra {tile} del almacén negro por 2 de plata: {why} (A11.2)",
                    "compra {tile} do depósito paralelo por 2 de prata: {why} (A11.2)"
                )
            }
            AutomaStep::BuysDouble { slot } => {
                let slot = slot + 1;
                either!(
                    language,
                    "compra la loseta doble del lugar {slot} de la tienda de vides por 2 de plata (A17.6)",
                    "compra o hexaminó do lugar {slot} da loja de vinhas por 2 de prata (A17.6)"
                )
            }
            AutomaStep::NothingToBuy => either!(
                language,
                "compraría, pero no queda nada que comprar (A11.6)",
                "compraria, mas não resta nada para comprar (A11.6)"
            ),
        }
    }

    fn searches(&self, search: Search, start: u8, card: u8, wanted: [Option<Colour>; 5]) -> String {
        let language = self.language;
        let why = match search {
            Search::Die => either!(language, "con su dado", "com o seu dado"),
            Search::Bonus(tile) => {
                let tile = self.game.tile_name(tile);
                either!(
                    language,
                    "con la acción adicional de {tile} y el dado blanco",
                    "com a ação adicional de {tile} e o dado branco"
                )
            }
            Search::ExtraTurn => either!(
                language,
                "con el turno adicional y el dado blanco",
                "com o turno adicional e o dado branco"
            ),
        };
        let wanted: Vec<&str> =
            wanted.iter().flatten().map(|&colour| words::colour(colour, language)).collect();
        let (start, wanted) = (start + 1, wanted.join(", "));
        either!(
            language,
            "{why} recorre los almacenes en sentido horario desde el {start}, y busca en cada uno para los hexágonos \
             vacíos de la carta {card}: {wanted} (A5.3)",
            "{why} percorre os depósitos em sentido horário a partir do {start}, e procura em cada um para os hexágonos \
             vazios da carta {card}: {wanted} (A5.3)"
        )
    }

    fn placed(&self, tile: Tile, card: u8, hex: u8, origin: Origin) -> String {
        let (language, what, hex) = (self.language, self.game.tile_name(tile), hex + 1);
        match origin {
            Origin::Depot { start, depot, alike } => {
                let passed = match (depot + 6 - start) % 6 {
                    0 => String::new(),
                    n => {
                        let list: Vec<String> = (0..n).map(|i| ((start + i) % 6 + 1).to_string()).collect();
                        let list = list.join(", ");
                        either!(language, "nada para la carta en {list}; ", "nada para a carta em {list}; ")
                    }
                };
                let top = match alike {
                    0 | 1 => String::new(),
                    _ => either!(language, ", la primera de su tipo,", ", a primeira do seu tipo,"),
                };
                let depot = depot + 1;
                either!(
                    language,
                    "{passed}la loseta {what}{top} va del almacén {depot} al hexágono {hex} de la carta {card} (A5.4)",
                    "{passed}a peça {what}{top} vai do depósito {depot} para o hexágono {hex} da carta {card} (A5.4)"
                )
            }
            Origin::Reserve => either!(
                language,
                "ningún almacén tiene losetas para la carta; {what}, en lo alto de una pila de su depósito, va al \
                 hexágono {hex} de la carta {card} (A5.9)",
                "nenhum depósito tem peças para a carta; {what}, no topo de uma pilha da sua reserva, vai para o \
                 hexágono {hex} da carta {card} (A5.9)"
            ),
            Origin::Wild => either!(
                language,
                "ni los almacenes ni su depósito tienen losetas para la carta; su comodín (anverso: {what}) va boca \
                 abajo al hexágono {hex} de la carta {card} (A5.10)",
                "nem os depósitos nem a reserva têm peças para a carta; o seu curinga (frente: {what}) vai virado para \
                 baixo para o hexágono {hex} da carta {card} (A5.10)"
            ),
            Origin::CityHall { most, tied, other } => {
                let colour = words::colour(tile.colour(), language);
                let rule = if other { "A7.21" } else { "A7.22" };
                let of = match other {
                    true => either!(
                        language,
                        "nada cabe en la carta elegida, y de lo que cabe en esta",
                        "nada cabe na carta escolhida, e do que cabe nesta"
                    ),
                    false => either!(language, "de lo que cabe", "do que cabe"),
                };
                let why = match tied {
                    true => either!(
                        language,
                        "tiene allí {most} de {colour}, tantas como de otro tipo, y {colour} va primero",
                        "tem ali {most} de {colour}, tantas como de outro tipo, e {colour} vem primeiro"
                    ),
                    false => either!(
                        language,
                        "lo que más tiene allí es {colour}: {most}",
                        "o que mais tem ali é {colour}: {most}"
                    ),
                };
                either!(
                    language,
                    "su city-hall lleva {what} de su depósito al hexágono {hex} de la carta {card}: {of} {why} ({rule})",
                    "o seu city-hall leva {what} da reserva para o hexágono {hex} da carta {card}: {of} {why} ({rule})"
                )
            }
        }
    }

    fn moved(&self, tile: Tile, space: Option<u8>, turned_up: bool, extra_turn: bool) -> String {
        let language = self.language;
        let (what, colour) = (self.game.tile_name(tile), words::colour(tile.colour(), language));
        let rule = match (extra_turn, turned_up, space) {
            (true, ..) => "A15.9",
            (_, true, _) => "A9.5",
            (.., None) => "A9.6",
            _ => "A9.3",
        };
        let up = match turned_up {
            true => either!(language, "vuelta boca arriba, ", "virada para cima, "),
            false => String::new(),
        };
        let to = match space {
            Some(space) => {
                let space = space + 1;
                either!(
                    language,
                    "va a la casilla {space} de {colour} de su ducado",
                    "vai para o espaço {space} de {colour} do seu ducado"
                )
            }
            None => either!(
                language,
                "se apila sobre sus casillas de {colour}, todas cubiertas",
                "é empilhada sobre os seus espaços de {colour}, todos cobertos"
            ),
        };
        let extra = match extra_turn {
            true => either!(
                language,
                " y cubre una marca: un turno adicional",
                " e cobre uma marca: um turno adicional"
            ),
            false => String::new(),
        };
        either!(
            language,
            "{up}la loseta {what} {to}{extra} ({rule})",
            "{up}a peça {what} {to}{extra} ({rule})"
        )
    }

    fn post_card(&self, count: u8) -> String {
        let language = self.language;
        match count {
            1 => either!(
                language,
                "es su primera carta con puesto fronterizo; la segunda puntuará (A16.9)",
                "é a sua primeira carta com entreposto; a segunda pontuará (A16.9)"
            ),
            2 => either!(
                language,
                "es su segunda carta con puesto fronterizo y puntúa el valor de la fase (A16.9)",
                "é a sua segunda carta com entreposto e pontua o valor da fase (A16.9)"
            ),
            3 => either!(
                language,
                "es su tercera carta con puesto fronterizo y toma una loseta de puesto fronterizo, si queda (A16.10)",
                "é a sua terceira carta com entreposto e pega uma peça de entreposto, se restar (A16.10)"
            ),
            n => either!(
                language,
                "es la carta {n} con puesto fronterizo y ya no trae nada (A16.10)",
                "é a carta {n} com entreposto e não traz mais nada (A16.10)"
            ),
        }
    }

    /// How the search came to a depot.
    fn from(&self, start: u8, depot: u8) -> String {
        let (language, first) = (self.language, start + 1);
        match start == depot {
            true => either!(language, ", el del dado blanco", ", o do dado branco"),
            false => either!(
                language,
                ", el primero que tiene en sentido horario desde el {first}",
                ", o primeiro que tem em sentido horário a partir do {first}"
            ),
        }
    }

    fn occasion(&self, why: Sale) -> String {
        let language = self.language;
        match why {
            Sale::Warehouse => either!(language, "con su warehouse", "com o seu warehouse"),
            Sale::Bonus => either!(
                language,
                "como no puede colocar ninguna loseta",
                "como não pode colocar nenhuma peça"
            ),
            Sale::Symbol { card, hex } => {
                let hex = hex + 1;
                either!(
                    language,
                    "por el símbolo de venta del hexágono {hex} de la carta {card}",
                    "pelo símbolo de venda do hexágono {hex} da carta {card}"
                )
            }
            Sale::ExtraTurn => {
                either!(language, "en lugar de un turno adicional", "em vez de um turno adicional")
            }
        }
    }

    fn rarest(&self, colour: Colour, had: u8, tied: bool) -> String {
        let (language, colour) = (self.language, words::colour(colour, self.language));
        let had = match had {
            0 => either!(
                language,
                "en su depósito no hay ninguna de su tipo",
                "na sua reserva não há nenhuma do seu tipo"
            ),
            n => either!(
                language,
                "en su depósito hay {n} de su tipo, el que menos",
                "na sua reserva há {n} do seu tipo, o que menos tem"
            ),
        };
        match tied {
            true => either!(language, "{had}, y {colour} va primero", "{had}, e {colour} vem primeiro"),
            false => had,
        }
    }
}

/// Depots of a set, counted from 1.
fn numbers(set: u8) -> String {
    let list: Vec<String> = (0..6).filter(|d| set >> d & 1 != 0).map(|d: u8| (d + 1).to_string()).collect();
    list.join(", ")
}
