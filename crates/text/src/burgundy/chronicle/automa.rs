//! The turns of the Châteautoma: a line for each of its steps, with the reason.

use super::{Teller, account::with_gains, nouns, sentence};
use crate::{
    Told,
    burgundy::{
        automa_tell,
        names::{self, goods_count},
        words,
    },
};
use demesne_burgundy::{
    Colour, Event, Tile,
    automa::{AutomaStep, Search},
};
use demesne_draw::glyphs;

impl Teller<'_> {
    /// A turn, or a part of one.
    pub(super) fn of_automa(&self, events: &[Event]) -> Told {
        let language = self.language;
        let mut lines: Vec<(String, Vec<String>)> = Vec::new();
        let say = |lines: &mut Vec<(String, Vec<String>)>, text: String| lines.push((text, Vec::new()));
        for &event in events {
            let gain = match event {
                Event::Automa(AutomaStep::Claims(_)) => continue,
                Event::Automa(step) => {
                    say(&mut lines, self.automa_step(step));
                    continue;
                }
                Event::Scored { points: 0, .. } => continue,
                Event::Scored { points, .. } => nouns::points(points, language),
                Event::Silver(_, n) if n > 0 => words::silver(n, language),
                Event::Goods(_, kind, count) => goods_count(count, kind + 1, language),
                Event::Bonus { seat, colour, large } => {
                    say(&mut lines, self.bonus_tile(seat, colour, large));
                    continue;
                }
                Event::PostTile { seat, large } => {
                    say(&mut lines, self.post_tile(seat, large));
                    continue;
                }
                Event::Marker(seat) => {
                    say(&mut lines, self.moves_up(seat));
                    continue;
                }
                _ => continue,
            };
            match lines.last_mut() {
                Some((_, gains)) => gains.push(gain),
                None => {
                    let automa = self.automa();
                    let gets = say!(
                        language,
                        "{automa} gets {gain}",
                        "{automa} recibe {gain}",
                        "{automa} recebe {gain}"
                    );
                    say(&mut lines, gets);
                }
            }
        }
        let lines: Vec<String> =
            lines.into_iter().map(|(text, gains)| sentence(&with_gains(text, &gains))).collect();
        Told { text: lines.join("\n"), sign: Some(glyphs::AUTOMA), heading: None }
    }

    pub(super) fn the(&self, tile: Tile) -> String {
        names::tile(tile, self.game.options().edition, self.language).with_the
    }

    fn automa_step(&self, step: AutomaStep) -> String {
        let language = self.language;
        let automa = self.automa();
        match step {
            AutomaStep::Turn { die, white, place, card } => {
                let side = automa_tell::side(place, language);
                say!(
                    language,
                    "{automa} rolls a {die}; the white die shows {white}, so the {side} card, {card}, is chosen",
                    "{automa} saca un {die}; el dado blanco muestra {white}, así que se elige la carta {side}, la {card}",
                    "{automa} tira um {die}; o dado branco mostra {white}, então a carta {side}, a {card}, é escolhida"
                )
            }
            AutomaStep::Searches { search, start, card, wanted } => {
                self.searches(search, start, card, wanted)
            }
            AutomaStep::OtherCard { full, card } => say!(
                language,
                "Card {full} is full, so the extra action is for card {card}",
                "La carta {full} está llena, así que la acción adicional es para la carta {card}",
                "A carta {full} está cheia, então a ação adicional é para a carta {card}"
            ),
            AutomaStep::Places { tile, card, hex, origin } => self.placed_on_card(tile, card, hex, origin),
            AutomaStep::NoMatch { card } => say!(
                language,
                "No depot has a tile for card {card}, nor has the reserve, and there is no wild tile",
                "Ningún almacén tiene losetas para la carta {card}, ni tampoco la reserva, y no hay comodín",
                "Nenhum depósito tem peças para a carta {card}, nem a reserva, e não há curinga"
            ),
            AutomaStep::TakesWild(tile) => {
                let a = self.a(tile);
                say!(
                    language,
                    "{automa} takes the first tile of the black depot, {a}, face down as a wild tile",
                    "{automa} toma la primera loseta del almacén negro, {a}, boca abajo como comodín",
                    "{automa} pega a primeira peça do depósito paralelo, {a}, virada para baixo como curinga"
                )
            }
            AutomaStep::BlackEmpty => language
                .pick(
                    "The black depot is empty, so there is silver instead",
                    "El almacén negro está vacío, así que hay plata en su lugar",
                    "O depósito paralelo está vazio, então há prata no lugar",
                )
                .into(),
            AutomaStep::Grazes { tile, others } => {
                let the = names::capital(&self.the(tile));
                match others {
                    0 => say!(
                        language,
                        "{the} graze alone",
                        "{the} pastan sin más animales de su especie",
                        "{the} pastam sem outros animais da sua espécie"
                    ),
                    _ => say!(
                        language,
                        "{the} graze with {others} more of their kind",
                        "{the} pastan con {others} más de su especie",
                        "{the} pastam com mais {others} da sua espécie"
                    ),
                }
            }
            AutomaStep::Loads { depot, tied, .. } => {
                let depot = depot + 1;
                match tied.count_ones() {
                    1 => say!(
                        language,
                        "The ship loads all goods of depot {depot}, which has most",
                        "El barco carga todas las mercancías del almacén {depot}, el que más tiene",
                        "O navio carrega todas as mercadorias do depósito {depot}, o que mais tem"
                    ),
                    _ => {
                        let depots = (1..=6).filter(|number| tied >> (number - 1) & 1 != 0);
                        let depots = nouns::numbers(depots, language);
                        say!(
                            language,
                            "The ship loads all goods of depot {depot}: of depots {depots}, which have most, the first \
                             clockwise from the white die",
                            "El barco carga todas las mercancías del almacén {depot}: de los almacenes {depots}, los que más \
                             tienen, el primero en sentido horario desde el dado blanco",
                            "O navio carrega todas as mercadorias do depósito {depot}: dos depósitos {depots}, os que mais \
                             têm, o primeiro em sentido horário a partir do dado branco"
                        )
                    }
                }
            }
            AutomaStep::NoGoods => language
                .pick(
                    "The ship finds no goods in any depot",
                    "El barco no encuentra mercancías en ningún almacén",
                    "O navio não encontra mercadorias em nenhum depósito",
                )
                .into(),
            AutomaStep::Reserves { kind, tile, start, depot } => {
                let (kind, a, from) = (self.the_building(kind), self.a(tile), self.came_from(start, depot));
                let depot = depot + 1;
                say!(
                    language,
                    "{kind} brings {a} from depot {depot} to the reserve{from}",
                    "{kind} lleva {a} del almacén {depot} a la reserva{from}",
                    "{kind} leva {a} do depósito {depot} para a reserva{from}"
                )
            }
            AutomaStep::Idle(kind) => self.idle(kind),
            AutomaStep::Sells { why, goods, count, tied } => {
                let why = self.occasion(why);
                let goods = goods_count(count, goods + 1, language);
                match tied {
                    true => say!(
                        language,
                        "{why} {automa} sells {goods}, the lowest number of those that there are most of",
                        "{why} {automa} vende {goods}, el número más bajo de los que más hay",
                        "{why} {automa} vende {goods}, o número mais baixo dos que mais há"
                    ),
                    false => say!(
                        language,
                        "{why} {automa} sells {goods}, which there is most of",
                        "{why} {automa} vende {goods}, lo que más hay",
                        "{why} {automa} vende {goods}, o que mais há"
                    ),
                }
            }
            AutomaStep::NothingToSell(why) => {
                let why = self.occasion(why);
                say!(
                    language,
                    "{why} {automa} would sell, but has no goods",
                    "{why} {automa} vendería, pero no tiene mercancías",
                    "{why} {automa} venderia, mas não tem mercadorias"
                )
            }
            _ => self.later_step(step),
        }
    }

    fn later_step(&self, step: AutomaStep) -> String {
        let language = self.language;
        let automa = self.automa();
        match step {
            AutomaStep::TakesDouble { card, hex, start, slot } => {
                let first = match start == slot {
                    true => "",
                    false => language.pick(
                        ", the first to the right of the white die",
                        ", la primera a la derecha del dado blanco",
                        ", o primeiro à direita do dado branco",
                    ),
                };
                let (hex, slot) = (hex + 1, slot + 1);
                say!(
                    language,
                    "For the symbol on hex {hex} of card {card} {automa} takes the double tile at place {slot} of the vine \
                     depot{first}",
                    "Por el símbolo del hexágono {hex} de la carta {card}, {automa} toma la loseta doble del lugar {slot} del \
                     almacén de vides{first}",
                    "Pelo símbolo do hexágono {hex} da carta {card}, {automa} pega o hexaminó do lugar {slot} do depósito de \
                     vinhas{first}"
                )
            }
            AutomaStep::NoDouble => language
                .pick(
                    "The vine depot is empty: there is no double tile to take",
                    "El almacén de vides está vacío: no hay loseta doble que tomar",
                    "O depósito de vinhas está vazio: não há hexaminó para pegar",
                )
                .into(),
            AutomaStep::Completes { card } => say!(
                language,
                "{automa} completes card {card}",
                "{automa} completa la carta {card}",
                "{automa} completa a carta {card}"
            ),
            AutomaStep::Moves { tile, space, turned_up, extra_turn } => {
                self.moved(tile, space, turned_up, extra_turn)
            }
            AutomaStep::PostCard(count) => self.post_card(count),
            AutomaStep::TakesShield { shield, start, depot } => {
                let (from, depot) = (self.came_from(start, depot), depot + 1);
                say!(
                    language,
                    "The card takes shield {shield}, the lowest at depot {depot}{from}",
                    "La carta toma el escudo {shield}, el más bajo del almacén {depot}{from}",
                    "A carta pega o escudo {shield}, o mais baixo do depósito {depot}{from}"
                )
            }
            AutomaStep::NoShield => language
                .pick(
                    "The card would take a shield, but none is left",
                    "La carta tomaría un escudo, pero no queda ninguno",
                    "A carta pegaria um escudo, mas não resta nenhum",
                )
                .into(),
            AutomaStep::ExtraTurn(Some(card)) => say!(
                language,
                "{automa} has an extra turn, for card {card}",
                "{automa} tiene un turno adicional, para la carta {card}",
                "{automa} tem um turno adicional, para a carta {card}"
            ),
            AutomaStep::ExtraTurn(None) => say!(
                language,
                "{automa} has an extra turn, but no card is left",
                "{automa} tiene un turno adicional, pero no queda ninguna carta",
                "{automa} tem um turno adicional, mas não resta nenhuma carta"
            ),
            AutomaStep::Slides(card) => say!(
                language,
                "Card {card} moves to the left with its tiles",
                "La carta {card} pasa a la izquierda con sus losetas",
                "A carta {card} passa para a esquerda com as suas peças"
            ),
            AutomaStep::Reshuffles => language
                .pick(
                    "The deck is empty: the discarded cards are shuffled",
                    "El mazo está vacío: se barajan las cartas descartadas",
                    "O baralho está vazio: as cartas descartadas são embaralhadas",
                )
                .into(),
            AutomaStep::FirstCard { place: 0, card } => say!(
                language,
                "{automa} has card {card} on the left, with a castle on its first castle hex",
                "{automa} tiene la carta {card} a la izquierda, con un castillo en su primer hexágono de castillo",
                "{automa} tem a carta {card} à esquerda, com um castelo no primeiro hexágono de castelo"
            ),
            AutomaStep::FirstCard { card, .. } => say!(
                language,
                "{automa} has card {card} on the right, still empty",
                "{automa} tiene la carta {card} a la derecha, aún vacía",
                "{automa} tem a carta {card} à direita, ainda vazia"
            ),
            AutomaStep::Deals { place, card } => {
                let side = automa_tell::side(place, language);
                say!(
                    language,
                    "Card {card} is the {side} card of {automa} now",
                    "La carta {card} es ahora la carta {side} de {automa}",
                    "A carta {card} é agora a carta {side} de {automa}"
                )
            }
            AutomaStep::Buys { tile, had, tied } => {
                let (a, why) = (self.a(tile), self.rarest(tile.colour(), had, tied));
                say!(
                    language,
                    "{automa} buys {a} from the black depot for 2 silver, since {why}",
                    "{automa} compra {a} del almacén negro por 2 de plata, ya que {why}",
                    "{automa} compra {a} do depósito paralelo por 2 de prata, já que {why}"
                )
            }
            AutomaStep::BuysDouble { slot } => {
                let slot = slot + 1;
                say!(
                    language,
                    "{automa} buys the double tile at place {slot} of the vine shop for 2 silver",
                    "{automa} compra la loseta doble del lugar {slot} de la tienda de vides por 2 de plata",
                    "{automa} compra o hexaminó do lugar {slot} da loja de vinhas por 2 de prata"
                )
            }
            // All others are told above.
            _ => say!(
                language,
                "{automa} finds nothing to buy",
                "{automa} no encuentra nada que comprar",
                "{automa} não encontra nada para comprar"
            ),
        }
    }

    fn searches(&self, search: Search, start: u8, card: u8, wanted: [Option<Colour>; 5]) -> String {
        let language = self.language;
        let why = match search {
            Search::Die => language.pick("With its die", "Con su dado,", "Com o seu dado,").to_owned(),
            Search::Bonus(tile) => {
                let the = self.the(tile);
                say!(
                    language,
                    "With {the} and the white die",
                    "Con {the} y el dado blanco,",
                    "Com {the} e o dado branco,"
                )
            }
            Search::ExtraTurn => language
                .pick(
                    "In the extra turn, with the white die,",
                    "En el turno adicional, con el dado blanco,",
                    "No turno adicional, com o dado branco,",
                )
                .to_owned(),
        };
        let wanted: Vec<&str> =
            wanted.iter().flatten().map(|&colour| words::colour(colour, language)).collect();
        let (start, wanted, automa) = (start + 1, wanted.join(", "), self.automa());
        say!(
            language,
            "{why} {automa} searches the depots clockwise from {start} for what card {card} lacks: {wanted}",
            "{why} {automa} recorre los almacenes en sentido horario desde el {start} en busca de lo que falta en la carta {card}: \
             {wanted}",
            "{why} {automa} percorre os depósitos em sentido horário a partir do {start} à procura do que falta na carta {card}: \
             {wanted}"
        )
    }
}
