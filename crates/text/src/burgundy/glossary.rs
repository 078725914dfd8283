//! Words that stand alone: sources of points, options, the first words of actions.

use crate::Language;
use demesne_burgundy::CATALOGUE;

/// The name of a source of points.
pub fn source_name(source: &str, language: Language) -> String {
    if let Some(size) = source.strip_prefix("regions-") {
        return say!(language, "regions of {size}", "zonas de {size}", "regiões de {size}");
    }
    if let Some(number) = source.strip_prefix("monastery-") {
        return say!(language, "monastery {number}", "monasterio {number}", "monastério {number}");
    }
    let (english, spanish, portuguese) = match source {
        "covered-spaces" => ("covered spaces", "casillas cubiertas", "espaços cobertos"),
        "cards" => ("cards", "cartas de condado", "cartas de vila"),
        "regions" => ("regions", "zonas", "regiões"),
        "monastery" => ("monasteries", "monasterios", "monastérios"),
        "phases" => ("phases", "fases", "fases"),
        "livestock" => ("livestock", "ganado", "fazendas"),
        "watchtowers" => ("watchtowers", "atalayas", "torres de vigia"),
        "boarding-houses" => ("boarding houses", "pensiones", "alojamentos"),
        "goods-sold" => ("goods sold", "mercancías vendidas", "mercadorias vendidas"),
        "bonuses" => ("bonus tiles", "losetas de bonificación", "peças bônus"),
        "border-posts" => ("border posts", "puestos fronterizos", "entrepostos"),
        "routes" => ("trade routes", "rutas comerciales", "rotas comerciais"),
        "castles-bought" => ("castles bought back", "castillos recomprados", "castelos recuperados"),
        "vineyards" => ("vineyards", "viñedos", "vinhedos"),
        "shields" => ("shields", "escudos", "escudos"),
        "unsold-goods" => ("unsold goods", "mercancías sin vender", "mercadorias não vendidas"),
        "silver" => ("silver", "plata", "prata"),
        "workers" => ("workers", "trabajadores", "trabalhadores"),
        "reserve" => ("reserve", "depósito", "reserva"),
        "tiles-on-cards" => ("tiles on cards", "losetas en cartas", "peças em cartas"),
        "double-tiles" => ("double tiles", "losetas dobles", "hexaminós"),
        "monasteries" => ("monasteries", "monasterios", "monastérios"),
        other => (other, other, other),
    };
    language.pick(english, spanish, portuguese).into()
}

/// What an option does.
pub fn option_what(key: &str, language: Language) -> Option<&'static str> {
    let english = CATALOGUE.iter().find(|option| option.key == key)?.what;
    let (spanish, portuguese) = match key {
        "edition" => ("con qué reglas se juega", "com que regras se joga"),
        "players" => (
            "cuántos juegan, contando al Châteautoma; 1 solo con \"solo\"",
            "quantos jogam, contando o AutoDuque; 1 só com \"solo\"",
        ),
        "duchies" => (
            "un mismo tablero para todos, uno de dos caras al azar para cada uno, o uno indicado por persona",
            "um mesmo tabuleiro para todos, um de dois lados sorteado para cada um, ou um indicado por pessoa",
        ),
        "boards" => (
            "la serie de la que salen los ducados si no se indica ninguno",
            "a série de onde vêm os ducados quando nenhum é indicado",
        ),
        "castles" => (
            "castillos iniciales elegidos a la vez o (2011) a la vista, en orden de turno",
            "castelos iniciais escolhidos ao mesmo tempo ou (2011) às claras, na ordem de jogo",
        ),
        "expansions" => ("las expansiones de la Edición especial", "as expansões da Edição Especial"),
        "connection" => (
            "la conexión con castillos y la compra de castillos, solo con los tableros 11 a 18",
            "a conexão com castelos e a compra de castelos, só com os tabuleiros 11 a 18",
        ),
        "route-order" => (
            "si cada jugador ordena las losetas de su ruta comercial",
            "se cada jogador ordena as peças da sua rota comercial",
        ),
        "vine-types" => (
            "menos tipos de vid con 2 o 3 jugadores: al azar o indicados (green blue red purple yellow white)",
            "menos tipos de vinha com 2 ou 3 jogadores: sorteados ou indicados (green blue red purple yellow white)",
        ),
        "team" => (
            "cuatro jugadores en dos equipos (p1 y p3, p2 y p4), en los tableros 31a-32a o 31b-32b",
            "quatro jogadores em dois times (p1 e p3, p2 e p4), nos tabuleiros 31a-32a ou 31b-32b",
        ),
        "solo" => ("una persona sola, en este tablero", "uma pessoa sozinha, neste tabuleiro"),
        "target" => (
            "en solitario: dónde empieza el indicador de objetivo; 50 si no se indica",
            "solo: onde começa o marcador de objetivo; 50 quando não se indica",
        ),
        "chateautoma" => (
            "el rival automático ocupa el último asiento, con este nivel",
            "o adversário automático ocupa o último lugar, com este nível",
        ),
        "modifiers" => ("los modificadores del Châteautoma", "os modificadores do AutoDuque"),
        "board NAME" => {
            ("un tablero propio, para nombrarlo en duchies", "um tabuleiro seu, para ser indicado em duchies")
        }
        _ => (english, english),
    };
    Some(language.pick(english, spanish, portuguese))
}

/// A word of action text, and what it means in each language.
type Entry = (&'static str, [&'static str; 3]);

/// The first words of a seat's actions.
const WORDS: [Entry; 28] = [
    (
        "side",
        ["choose the side of your board", "elige la cara de tu tablero", "escolha o lado do seu tabuleiro"],
    ),
    (
        "castle",
        [
            "choose the space of your starting castle",
            "elige la casilla de tu castillo inicial",
            "escolha o espaço do seu castelo inicial",
        ],
    ),
    (
        "order",
        [
            "choose the order of your route tiles",
            "elige el orden de tus losetas de ruta",
            "escolha a ordem das suas peças de rota",
        ],
    ),
    (
        "take",
        [
            "take a tile into your storage: its name, the depot, the die",
            "toma una loseta para tus casillas de llave: nombre, almacén, dado",
            "pegue uma peça para os seus espaços chave: nome, depósito, dado",
        ],
    ),
    (
        "place",
        [
            "place a stored tile in your duchy: its name, the space, the die",
            "coloca en tu ducado una loseta guardada: nombre, casilla, dado",
            "coloque no seu ducado uma peça guardada: nome, espaço, dado",
        ],
    ),
    (
        "sell",
        [
            "sell all goods of a number",
            "vende todas las mercancías de un número",
            "venda todas as mercadorias de um número",
        ],
    ),
    (
        "workers",
        ["take 2 workers with a die", "toma 2 trabajadores con un dado", "pegue 2 trabalhadores com um dado"],
    ),
    (
        "buy",
        [
            "buy a tile for 2 silver, once a turn",
            "compra una loseta por 2 de plata, una vez por turno",
            "compre uma peça por 2 de prata, uma vez por jogada",
        ],
    ),
    (
        "hire",
        [
            "2 workers for a building of a depot (monastery 6)",
            "2 trabajadores por un edificio de un almacén (monasterio 6)",
            "2 trabalhadores por uma construção de um depósito (monastério 6)",
        ],
    ),
    (
        "recruit",
        [
            "1 silver for 2 workers (monastery 28)",
            "1 de plata por 2 trabajadores (monasterio 28)",
            "1 de prata por 2 trabalhadores (monastério 28)",
        ],
    ),
    (
        "ship",
        [
            "take the goods of a depot: the depot, the numbers; - takes none",
            "toma las mercancías de un almacén: almacén, números; con - ninguna",
            "pegue as mercadorias de um depósito: depósito, números; com - nenhuma",
        ],
    ),
    (
        "also",
        [
            "all goods of this number too (shield 5)",
            "también todas las mercancías de este número (escudo 5)",
            "também todas as mercadorias deste número (escudo 5)",
        ],
    ),
    (
        "discard",
        [
            "a stored tile leaves the game",
            "una loseta guardada sale de la partida",
            "uma peça guardada sai da partida",
        ],
    ),
    (
        "keep",
        [
            "store the tile in shared or in private storage",
            "guarda la loseta en las casillas comunes (shared) o en las propias (private)",
            "guarde a peça nos espaços comuns (shared) ou nos próprios (private)",
        ],
    ),
    (
        "put",
        [
            "take a tile and place it at once",
            "toma una loseta y colócala al momento",
            "pegue uma peça e coloque-a na hora",
        ],
    ),
    (
        "plant",
        [
            "lay a double tile in your vineyard: its name, the space, the die",
            "pon una loseta doble en tu viñedo: nombre, casilla, dado",
            "ponha um hexaminó no seu vinhedo: nome, espaço, dado",
        ],
    ),
    (
        "bonus",
        [
            "which bonus action of the space comes first",
            "qué acción de bonificación de la casilla va primero",
            "que ação bônus do espaço vem primeiro",
        ],
    ),
    (
        "vine-bonus",
        [
            "take a vine bonus tile of this type",
            "toma una loseta de bonificación de vid de este tipo",
            "pegue uma peça bônus de vinha deste tipo",
        ],
    ),
    (
        "crane",
        [
            "the crane acts as this building",
            "la grúa actúa como este edificio",
            "a grua age como esta construção",
        ],
    ),
    (
        "shield",
        [
            "take a shield with two equal dice, for a castle",
            "toma un escudo con dos dados iguales, para un castillo",
            "pegue um escudo com dois dados iguais, para um castelo",
        ],
    ),
    (
        "copy",
        [
            "whose monasteries shield 6 copies",
            "de quién copia monasterios el escudo 6",
            "de quem o escudo 6 copia os monastérios",
        ],
    ),
    (
        "tribute",
        [
            "pay for these shields and keep them; with - none",
            "paga por estos escudos y consérvalos; con - ninguno",
            "pague por estes escudos e fique com eles; com - nenhum",
        ],
    ),
    (
        "ransom",
        [
            "5 points and both dice for a castle off the board",
            "5 puntos y los dos dados por un castillo retirado",
            "5 pontos e os dois dados por um castelo retirado",
        ],
    ),
    ("next", ["what is resolved next", "qué se resuelve a continuación", "o que se resolve a seguir"]),
    (
        "gain",
        [
            "take the points, and so many more for silver",
            "toma los puntos, y otros tantos a cambio de plata",
            "receba os pontos, e outros tantos em troca de prata",
        ],
    ),
    (
        "exchange",
        [
            "five goods for a wild tile",
            "cinco mercancías por una loseta comodín",
            "cinco mercadorias por uma peça curinga",
        ],
    ),
    ("skip", ["do without the effect", "renuncia al efecto", "abra mão do efeito"]),
    ("end", ["end your turn", "termina tu turno", "termine a sua jogada"]),
];

/// The first words of actions with their meanings.
pub fn action_words(language: Language) -> Vec<(&'static str, &'static str)> {
    WORDS.iter().map(|&(word, [en, es, pt])| (word, language.pick(en, es, pt))).collect()
}
