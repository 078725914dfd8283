//! Words that stand alone: sources of points, options, the first words of actions.

use crate::Language;
use demesne_viscounts::CATALOGUE;

/// The name of a source of points.
pub fn source_name(source: &str, language: Language) -> String {
    let (english, spanish, portuguese) = match source {
        "buildings" => ("buildings", "edificios", "edifícios"),
        "workers" => ("workers in the castle", "trabajadores en el castillo", "trabalhadores no castelo"),
        "sets" => ("sets of ribbons", "series de cintas", "séries de fitas"),
        "manuscripts" => ("scoring manuscripts", "manuscritos con puntos", "manuscritos com pontos"),
        "leader" => ("the castle leader", "líder del castillo", "líder do castelo"),
        "bonus-cards" => ("cleric bonus cards", "bonificaciones de clérigo", "bônus de clérigo"),
        "debts" => ("debts", "deudas", "dívidas"),
        "deeds" => ("deeds", "escrituras", "escrituras"),
        "poverty" => ("Poverty", "Pobreza", "Pobreza"),
        "prosperity" => ("Prosperity", "Prosperidad", "Prosperidade"),
        "leftovers" => ("resources left", "recursos sobrantes", "recursos restantes"),
        other => (other, other, other),
    };
    language.pick(english, spanish, portuguese).into()
}

/// What an option does.
pub fn option_what(key: &str, language: Language) -> Option<&'static str> {
    let english = CATALOGUE.iter().find(|option| option.key == key)?.what;
    let (spanish, portuguese) = match key {
        "players" => (
            "cuántos sitios hay; el oponente en solitario ocupa uno de 2, y 1 juega contra él",
            "quantos lugares há; o oponente solo ocupa um de 2, e 1 joga contra ele",
        ),
        "first" => ("quién empieza", "quem começa"),
        "solo" => (
            "el tablero de un oponente en solitario, contra el que p1 juega sin nadie más",
            "o tabuleiro de um oponente solo, contra quem p1 joga sozinho",
        ),
        "difficulty" => (
            "programaciones futuras que se barajan en el mazo del oponente en solitario",
            "esquemas futuros que se embaralham no baralho do oponente solo",
        ),
        _ => (english, english),
    };
    Some(language.pick(english, spanish, portuguese))
}

/// A word of action text, and what it means in each language.
type Entry = (&'static str, [&'static str; 3]);

/// The first words of a seat's actions, in the order of play.
const WORDS: [Entry; 31] = [
    (
        "pick",
        [
            "pick a pair of player card and hero",
            "elige un par de carta de jugador y héroe",
            "escolha um par de carta de jogador e herói",
        ],
    ),
    ("play", ["play a card of your hand", "juega una carta de tu mano", "jogue uma carta da sua mão"]),
    ("move", ["move your viscount", "mueve tu vizconde", "mova o seu visconde"]),
    (
        "trade",
        [
            "trade, with merchants, on an outer space",
            "comercia, con mercaderes, en una casilla exterior",
            "comercie, com mercadores, em um espaço exterior",
        ],
    ),
    (
        "build",
        [
            "build, with builders, on an outer space",
            "construye, con constructores, en una casilla exterior",
            "construa, com construtores, em um espaço exterior",
        ],
    ),
    (
        "workers",
        [
            "place workers, with nobles, on an inner space",
            "coloca trabajadores, con nobles, en una casilla interior",
            "coloque trabalhadores, com nobres, em um espaço interior",
        ],
    ),
    (
        "transcribe",
        [
            "transcribe a manuscript, with clerics, on an inner space",
            "transcribe un manuscrito, con clérigos, en una casilla interior",
            "transcreva um manuscrito, com clérigos, em um espaço interior",
        ],
    ),
    (
        "rest",
        ["take no primary action", "no hagas ninguna acción primaria", "não faça nenhuma ação primária"],
    ),
    (
        "dismiss",
        [
            "dismiss the townsfolk of the segment for the action",
            "despide al ciudadano de la porción para la acción",
            "dispense o cidadão do segmento para a ação",
        ],
    ),
    ("keep", ["dismiss nobody", "no despidas a nadie", "não dispense ninguém"]),
    ("exchange", ["so many exchanges of a trade", "tantos intercambios", "tantas trocas"]),
    (
        "place",
        [
            "the building, or how many workers",
            "el edificio, o cuántos trabajadores",
            "o edifício, ou quantos trabalhadores",
        ],
    ),
    ("take", ["take a manuscript", "toma un manuscrito", "pegue um manuscrito"]),
    (
        "pay",
        ["pay for the icons that are missing", "paga los iconos que faltan", "pague os ícones que faltam"],
    ),
    ("site", ["the site where it is built", "el lugar donde se construye", "o terreno onde se constrói"]),
    (
        "link",
        [
            "the link that is gained first",
            "la conexión que se gana primero",
            "a conexão que se ganha primeiro",
        ],
    ),
    ("gain", ["the resource that you gain", "el recurso que ganas", "o recurso que você ganha"]),
    (
        "flip",
        ["flip a debt or a deed", "voltea una deuda o una escritura", "vire uma dívida ou uma escritura"],
    ),
    ("choose", ["one of two effects", "uno de dos efectos", "um de dois efeitos"]),
    ("next", ["the ability that acts next", "la habilidad que actúa ahora", "a habilidade que age agora"]),
    (
        "arrange",
        [
            "put the cards of your board in another order",
            "reordena las cartas de tu tablero",
            "reorganize as cartas do seu tabuleiro",
        ],
    ),
    (
        "discard",
        [
            "discard a card, or the top one of your deck",
            "descarta una carta, o la superior de tu mazo",
            "descarte uma carta, ou a de cima do seu baralho",
        ],
    ),
    (
        "destroy",
        [
            "destroy a card, or the top one of your deck",
            "destruye una carta, o la superior de tu mazo",
            "destrua uma carta, ou a de cima do seu baralho",
        ],
    ),
    ("hire", ["hire a townsfolk", "contrata a un ciudadano", "contrate um cidadão"]),
    (
        "shift",
        [
            "move a worker from a section to the next",
            "mueve un trabajador de una sección a la contigua",
            "mova um trabalhador de uma seção para a vizinha",
        ],
    ),
    (
        "section",
        [
            "the section where workers are placed",
            "la sección donde se colocan trabajadores",
            "a seção onde se colocam trabalhadores",
        ],
    ),
    (
        "resolve",
        [
            "the group of three workers that is resolved next",
            "el grupo de tres trabajadores que se resuelve ahora",
            "o grupo de três trabalhadores que se resolve agora",
        ],
    ),
    (
        "spread",
        [
            "the side to which the only worker left goes",
            "el lado al que va el único trabajador que queda",
            "o lado para onde vai o único trabalhador que resta",
        ],
    ),
    (
        "remove",
        [
            "the worker that leaves an over-crowded section",
            "el trabajador que sale de una sección abarrotada",
            "o trabalhador que sai de uma seção lotada",
        ],
    ),
    ("skip", ["decline an effect", "renuncia a un efecto", "recuse um efeito"]),
    ("end", ["end your turn", "termina tu turno", "termine o seu turno"]),
];

/// The first words of actions with their meanings.
pub fn action_words(language: Language) -> Vec<(&'static str, &'static str)> {
    WORDS.iter().map(|&(word, [en, es, pt])| (word, language.pick(en, es, pt))).collect()
}
