//! Words that stand alone: sources of points, options, the first words of actions.

use crate::Language;
use demesne_tuscany::CATALOGUE;

/// The name of a source of points, on either track.
pub fn source_name(source: &str, language: Language) -> String {
    if let Some(number) = source.strip_prefix("scoring-") {
        return say!(language, "scoring {number}", "puntuación {number}", "pontuação {number}");
    }
    let (english, spanish, portuguese) = match source {
        "scoring" => ("scorings", "puntuaciones", "pontuações"),
        "harvest" => ("harvest cards", "cartas de cosecha", "cartas de colheita"),
        "no-room" => ("hexes without room", "hexágonos sin sitio", "hexágonos sem lugar"),
        "cards" => ("cards in hand", "cartas en la mano", "cartas na mão"),
        "stored-tiles" => ("stored tiles", "losetas almacenadas", "peças armazenadas"),
        "stored-hexes" => ("stored wooden hexes", "hexágonos almacenados", "hexágonos armazenados"),
        "marble" => ("marble", "mármol", "mármore"),
        "workers" => ("workers", "trabajadores", "trabalhadores"),
        "areas" => ("areas", "áreas", "áreas"),
        "crops" => ("crops", "cultivos", "cultivos"),
        "colours" => ("colour bonuses", "bonificaciones por color", "bônus de cor"),
        "storage" => ("storage tokens", "fichas de almacén", "fichas de armazém"),
        "green-harvest" => ("harvest cards", "cartas de cosecha", "cartas de colheita"),
        other => (other, other, other),
    };
    language.pick(english, spanish, portuguese).into()
}

/// What an option does.
pub fn option_what(key: &str, language: Language) -> Option<&'static str> {
    let english = CATALOGUE.iter().find(|option| option.key == key)?.what;
    let (spanish, portuguese) = match key {
        "players" => ("cuántos juegan", "quantos jogam"),
        "first" => ("quién empieza", "quem começa"),
        "draw_base" => (
            "cartas de la acción de robar; en la primera edición eran 2",
            "cartas da ação de comprar; na primeira edição eram 2",
        ),
        "final_cards_per_point" => {
            ("cartas en la mano por cada punto rojo al final", "cartas na mão por cada ponto vermelho no fim")
        }
        "tie_break" => (
            "si un empate es para quien tiene más puntos verdes, o menos y luego menos cartas",
            "se um empate vai para quem tem mais pontos verdes, ou menos e depois menos cartas",
        ),
        "fresh_hex" => (
            "cuándo se puede colocar un hexágono de madera ganado en este turno",
            "quando se pode colocar um hexágono de madeira ganho neste turno",
        ),
        "same_colour_pairs" => (
            "si las dos parejas de un pago pueden ser del mismo color",
            "se os dois pares de um pagamento podem ser da mesma cor",
        ),
        "round_limit" => (
            "la ronda tras la que acaba una partida que no ha acabado antes; 200 si no se indica",
            "a rodada depois da qual acaba uma partida que ainda não acabou; 200 quando não se indica",
        ),
        "piece NAME" => (
            "una pieza de territorio propia en lugar de una de A1 a C4",
            "uma peça de região sua no lugar de uma de A1 a C4",
        ),
        _ => (english, english),
    };
    Some(language.pick(english, spanish, portuguese))
}

/// A word of action text, and what it means in each language.
type Entry = (&'static str, [&'static str; 3]);

/// The first words of a seat's actions.
const WORDS: [Entry; 13] = [
    (
        "board",
        [
            "lay out your pieces, with the start castle on a space",
            "dispón tus piezas, con el castillo inicial en una casilla",
            "disponha as suas peças, com o castelo inicial em um espaço",
        ],
    ),
    ("token", ["take a bonus token", "toma una ficha de bonificación", "pegue uma ficha de bônus"]),
    ("draw", ["draw cards", "roba cartas", "compre cartas"]),
    (
        "take",
        [
            "take a tile of the centre into storage",
            "toma una loseta del centro y almacénala",
            "pegue uma peça do centro e armazene-a",
        ],
    ),
    (
        "give",
        [
            "give up a stored item, to make room",
            "descarta algo almacenado, para hacer sitio",
            "descarte algo armazenado, para abrir espaço",
        ],
    ),
    (
        "exchange",
        [
            "replace all tiles of a type in the centre",
            "reemplaza todas las losetas de un tipo en el centro",
            "substitua todas as peças de um tipo no centro",
        ],
    ),
    ("place", ["place a stored item", "coloca algo almacenado", "coloque algo armazenado"]),
    ("on", ["the space where it goes", "la casilla donde va", "o espaço para onde vai"]),
    (
        "pay",
        [
            "pay for it with cards and workers",
            "págalo con cartas y trabajadores",
            "pague com cartas e trabalhadores",
        ],
    ),
    (
        "free",
        [
            "the tile of the centre that the castle places for free",
            "la loseta del centro que el castillo coloca gratis",
            "a peça do centro que o castelo coloca de graça",
        ],
    ),
    ("skip", ["the castle places nothing", "el castillo no coloca nada", "o castelo não coloca nada"]),
    (
        "marble",
        [
            "spend a marble for one more action",
            "gasta un mármol para otra acción",
            "gaste um mármore para outra ação",
        ],
    ),
    ("end", ["end your turn", "termina tu turno", "termine o seu turno"]),
];

/// The first words of actions with their meanings.
pub fn action_words(language: Language) -> Vec<(&'static str, &'static str)> {
    WORDS.iter().map(|&(word, [en, es, pt])| (word, language.pick(en, es, pt))).collect()
}
