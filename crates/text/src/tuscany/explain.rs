//! What something does, in a sentence of our own with its rule: for whoever does not know the game by heart.

use super::{
    choice::worth,
    note::token_words,
    picture::{LARGE, board, laid_out},
    words::{self, CARD},
};
use crate::{Language, Pen};
use demesne_game::Words;
use demesne_tuscany::{Colour, Harvest, Item, Tile, Token, Tuscany};

/// What somebody asks about.
pub fn what(game: &Tuscany, text: &str, language: Language) -> String {
    if let Some(rest) = text.strip_prefix("board ") {
        return a_board(game, rest, language);
    }
    if let Some(item) = Item::parse(text) {
        return match item {
            Item::Tile(tile) => tile_words(game, tile, language),
            Item::Hex => hex_words(language).into(),
        };
    }
    if let Some(colour) = Colour::parse_kind(text).or_else(|| Colour::parse(text)) {
        return colour_words(game, colour, language);
    }
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match (word, rest) {
        ("token" | "tokens", name) => match Token::parse(name) {
            Some(one) if word == "token" => token(one, language),
            _ => {
                let all: String = Token::ALL.into_iter().map(|one| token(one, language)).collect();
                all + language.pick(
                    "Tokens add up and are never lost (T12.9, T12.10).\n",
                    "Las fichas se suman y nunca se pierden (T12.9, T12.10).\n",
                    "As fichas se somam e nunca se perdem (T12.9, T12.10).\n",
                )
            }
        },
        ("harvest", name) => match Harvest::parse(name) {
            Some(card) => harvest(game, card, language),
            None => {
                let all: String =
                    Harvest::ALL.into_iter().map(|card| harvest(game, card, language)).collect();
                all + language.pick(
                    "A cart reveals one, and one more for each harvest token (T9.15, T11).\n",
                    "Una carreta destapa una, y otra más por cada ficha de cosecha (T9.15, T11).\n",
                    "Uma carroça revela uma, e mais uma por cada ficha de colheita (T9.15, T11).\n",
                )
            }
        },
        ("crops", _) => tile_words(game, Tile::Vineyard, language),
        ("pay" | "payment" | "payments" | "cards" | "hand", _) => payment(game, language),
        ("green" | "red" | "track" | "tracks" | "scoring" | "scorings" | "points", _) => {
            scoring(game, language)
        }
        ("area" | "areas", _) => areas(game, language),
        ("bonus" | "bonuses" | "colours", _) => bonuses(game, language),
        ("draw", _) => draw(game, language),
        _ => topic(word, language).into(),
    }
}

/// What is the same at every table.
fn topic(word: &str, language: Language) -> &'static str {
    match word {
        "storage" => language.pick(
            "storage: a mat holds one stored item; each storage token adds a space. If all are full, something must be \
             given up for a tile that is taken (T6.2, T6.5).\n",
            "storage, almacén: un retablo guarda una sola cosa; cada ficha de almacén añade una casilla. Si todas están \
             llenas, hay que descartar algo por la loseta que se toma (T6.2, T6.5).\n",
            "storage, armazém: um painel guarda uma só coisa; cada ficha de armazém acrescenta um espaço. Se todos \
             estiverem cheios, é preciso descartar algo pela peça que se pega (T6.2, T6.5).\n",
        ),
        "marble" => language.pick(
            "marble: once a turn, after the first action, one marble buys a second action of any kind (T12.1, T12.2). \
             Each one left at the end is 1 red point.\n",
            "marble, mármol: una vez por turno, tras la primera acción, un mármol da una segunda acción cualquiera \
             (T12.1, T12.2). Cada uno que quede al final es 1 punto rojo.\n",
            "marble, mármore: uma vez por turno, depois da primeira ação, um mármore dá uma segunda ação qualquer \
             (T12.1, T12.2). Cada um que restar no fim é 1 ponto vermelho.\n",
        ),
        "worker" | "workers" => language.pick(
            "worker: pays one of the two needs of a placement (T7.7, T12.8). Each one left at the end is 1 red point.\n",
            "worker, trabajador: paga una de las dos partes de una colocación (T7.7, T12.8). Cada uno que quede al final \
             es 1 punto rojo.\n",
            "worker, trabalhador: paga uma das duas partes de uma colocação (T7.7, T12.8). Cada um que restar no fim é 1 \
             ponto vermelho.\n",
        ),
        "phase" | "phases" | "round" | "end" => language.pick(
            "phase: phases 1 and 2 end with the round in which somebody has put 7 or 14 own tiles into the centre; after \
             the 21st one more whole round is played (T15). Every tile that you take from the centre is replaced by one \
             of your own.\n",
            "phase, fase: las fases 1 y 2 acaban con la ronda en la que alguien ha puesto 7 o 14 losetas propias en el \
             centro; tras la 21 se juega una ronda entera más (T15). Cada loseta que tomas del centro se reemplaza por una \
             tuya.\n",
            "phase, fase: as fases 1 e 2 acabam com a rodada em que alguém pôs 7 ou 14 peças próprias no centro; depois da \
             21ª joga-se mais uma rodada inteira (T15). Cada peça que você pega do centro é substituída por uma sua.\n",
        ),
        "centre" | "center" | "refresh" => language.pick(
            "centre: 8 open tiles. Whoever takes one fills the gap with the next own tile (T6.7). Five of one colour are \
             all replaced by neutral ones (T14.4).\n",
            "centre, centro: 8 losetas a la vista. Quien toma una llena el hueco con su siguiente loseta propia (T6.7). \
             Cinco de un color se reemplazan todas por neutrales (T14.4).\n",
            "centre, centro: 8 peças à vista. Quem pega uma preenche o lugar com a sua próxima peça própria (T6.7). Cinco \
             de uma cor são todas substituídas por neutras (T14.4).\n",
        ),
        "take" => language.pick(
            "take: a tile of the centre goes into storage, for nothing; an own tile fills the gap (T6).\n",
            "take, tomar: una loseta del centro va al almacén, gratis; una loseta propia llena el hueco (T6).\n",
            "take, pegar: uma peça do centro vai para o armazém, de graça; uma peça própria preenche o lugar (T6).\n",
        ),
        "place" => language.pick(
            "place: a stored item goes on an empty space of its colour that touches a covered one, for a payment (T7). \
             Then: area, effect, colour bonus (T8.1).\n",
            "place, colocar: algo almacenado va a una casilla vacía de su color que toca una cubierta, a cambio de un pago \
             (T7). Después: área, efecto, bonificación por color (T8.1).\n",
            "place, colocar: algo armazenado vai para um espaço vazio da sua cor que toca um coberto, em troca de um \
             pagamento (T7). Depois: área, efeito, bônus de cor (T8.1).\n",
        ),
        "exchange" => language.pick(
            "exchange: if no tile of the centre fits, all of one type can be replaced by neutral ones before one is taken \
             (T6.12 to T6.15).\n",
            "exchange, cambiar: si ninguna loseta del centro cabe, todas las de un tipo se pueden reemplazar por neutrales \
             antes de tomar una (T6.12 a T6.15).\n",
            "exchange, trocar: se nenhuma peça do centro cabe, todas as de um tipo podem ser substituídas por neutras \
             antes de pegar uma (T6.12 a T6.15).\n",
        ),
        "board" => language.pick(
            "board: \"what board A2 B1 c3 +1 -1 castle 19\" draws one. Three pieces side by side, a small letter for one \
             that is turned round; +1: the next piece lies half a hex lower, -1: higher (T2).\n",
            "board, tablero: \"what board A2 B1 c3 +1 -1 castle 19\" dibuja uno. Tres piezas lado a lado, con minúscula la \
             que está girada; +1: la pieza siguiente queda medio hexágono más abajo, -1: más arriba (T2).\n",
            "board, tabuleiro: \"what board A2 B1 c3 +1 -1 castle 19\" desenha um. Três peças lado a lado, com minúscula a \
             que está girada; +1: a peça seguinte fica meio hexágono mais abaixo, -1: mais acima (T2).\n",
        ),
        "tie" | "ties" | "winner" => language.pick(
            "winner: the most red points; of equals the one with most empty spaces (T17).\n",
            "winner, quién gana: más puntos rojos; entre iguales, más casillas vacías (T17).\n",
            "winner, quem ganha: mais pontos vermelhos; entre iguais, mais espaços vazios (T17).\n",
        ),
        _ => unknown(language),
    }
}

const fn unknown(language: Language) -> &'static str {
    language.pick(
        "Say what: \"what castle\", \"what olive\", \"what hex\", \"what token card\", \"what harvest\", \"what payment\", \
         \"what scoring\", \"what phase\", \"what area\", \"what bonus\", \"what centre\", \"what marble\", \"what worker\", \
         \"what storage\", \"what board A2 B1 c3 +1 -1\".\n",
        "Di qué: \"what castle\", \"what olive\", \"what hex\", \"what token card\", \"what harvest\", \"what payment\", \
         \"what scoring\", \"what phase\", \"what area\", \"what bonus\", \"what centre\", \"what marble\", \"what worker\", \
         \"what storage\", \"what board A2 B1 c3 +1 -1\".\n",
        "Diga o quê: \"what castle\", \"what olive\", \"what hex\", \"what token card\", \"what harvest\", \"what payment\", \
         \"what scoring\", \"what phase\", \"what area\", \"what bonus\", \"what centre\", \"what marble\", \"what worker\", \
         \"what storage\", \"what board A2 B1 c3 +1 -1\".\n",
    )
}

/// A board as its text describes it, with or without its start castle. What is wrong with a text is said in English, as the rules
/// say it.
fn a_board(game: &Tuscany, text: &str, language: Language) -> String {
    let (whole, castle) = with_castle(game, text);
    let mut words = Words::new(&whole);
    let read = game.read_assembly(&mut words).and_then(|read| words.finish().map(|()| read));
    match read {
        Err(error) => format!("{error}\n"),
        Ok(assembly) => {
            let plain = Pen::plain(language);
            let mut text = board(game, &laid_out(game, assembly, castle), LARGE, plain).join("\n");
            text.push('\n');
            text.push_str(&match castle {
                true => {
                    let points = worth(game, assembly);
                    say!(
                        language,
                        "The areas that can score are worth {points} green points together.\n",
                        "Las áreas que pueden puntuar valen juntas {points} puntos verdes.\n",
                        "As áreas que podem pontuar valem juntas {points} pontos verdes.\n"
                    )
                }
                false => {
                    let starts = game.spaces_of(assembly, Colour::DarkGreen).into_iter();
                    let starts: Vec<String> = starts.map(|space| space.to_string()).collect();
                    let starts = starts.join(", ");
                    say!(
                        language,
                        "The start castle can lie on {starts}.\n",
                        "El castillo inicial puede estar en {starts}.\n",
                        "O castelo inicial pode ficar em {starts}.\n"
                    )
                }
            });
            text
        }
    }
}

/// The text of a board with a start castle, and whether it had one: without it one is added, so that the text can be read.
pub fn with_castle(game: &Tuscany, text: &str) -> (String, bool) {
    if text.split_whitespace().any(|word| word == "castle") {
        return (text.to_owned(), true);
    }
    // The dark green space of the first piece, wherever that is.
    let found = (0..10).map(|space| format!("{text} castle {space}")).find(|whole| {
        let mut words = Words::new(whole);
        game.read_assembly(&mut words).is_ok()
    });
    (found.unwrap_or_else(|| format!("{text} castle 0")), false)
}

fn colour_words(game: &Tuscany, colour: Colour, language: Language) -> String {
    match Tile::of_colour(colour).next().and_then(|i| Tile::ALL.get(i)) {
        Some(&tile) => tile_words(game, tile, language),
        None => String::new(),
    }
}

/// What a tile does when it is placed.
fn tile_words(game: &Tuscany, tile: Tile, language: Language) -> String {
    let what = match tile.colour() {
        Colour::DarkGreen => language.pick(
            "you may place a tile of the centre on your board at once, for free, with all that it brings (T9.1)",
            "puedes colocar al momento y gratis una loseta del centro en tu tablero, con todo lo que da (T9.1)",
            "você pode colocar na hora e de graça uma peça do centro no seu tabuleiro, com tudo o que ela dá (T9.1)",
        ),
        Colour::Red => language.pick(
            "you take a bonus token of any kind that is left (T9.5)",
            "tomas una ficha de bonificación de cualquier tipo que quede (T9.5)",
            "você pega uma ficha de bônus de qualquer tipo que restar (T9.5)",
        ),
        Colour::Turquoise => language.pick(
            "a wooden hex comes into your storage; in a later turn it goes on a space of any colour (T9.8, T10)",
            "un hexágono de madera entra en tu almacén; en un turno posterior va a una casilla de cualquier color \
             (T9.8, T10)",
            "um hexágono de madeira entra no seu armazém; em um turno posterior vai para um espaço de qualquer cor \
             (T9.8, T10)",
        ),
        Colour::LightGreen => language.pick(
            "1 green point for each crop on it that its area did not have before (T9.9)",
            "1 punto verde por cada cultivo suyo que su área no tenía antes (T9.9)",
            "1 ponto verde por cada cultivo seu que a área não tinha antes (T9.9)",
        ),
        Colour::Grey => language.pick(
            "1 marble, and 1 more for each marble token (T9.12)",
            "1 de mármol, y 1 más por cada ficha de mármol (T9.12)",
            "1 de mármore, e mais 1 por cada ficha de mármore (T9.12)",
        ),
        Colour::Orange => language.pick(
            "1 worker, and 1 more for each worker token (T9.13)",
            "1 trabajador, y 1 más por cada ficha de trabajador (T9.13)",
            "1 trabalhador, e mais 1 por cada ficha de trabalhador (T9.13)",
        ),
        Colour::Yellow => language.pick(
            "you draw 3 cards; card tokens add nothing (T9.14)",
            "robas 3 cartas; las fichas de carta no añaden nada (T9.14)",
            "você compra 3 cartas; as fichas de carta não somam nada (T9.14)",
        ),
        Colour::Beige => language.pick(
            "you reveal a harvest card, and 1 more for each harvest token (T9.15)",
            "destapas una carta de cosecha, y 1 más por cada ficha de cosecha (T9.15)",
            "você revela uma carta de colheita, e mais 1 por cada ficha de colheita (T9.15)",
        ),
    };
    let crop = tile.colour() == Colour::LightGreen;
    let (code, colour) = (if crop { "crop" } else { tile.name() }, tile.colour().name());
    let own = words::kind(tile.colour(), language);
    let [first, second] = game.printed().bonus[tile.colour().index()];
    match language {
        Language::English => format!(
            "{code} ({colour} space): {what}. Whoever covers all {code} spaces first gets {first} green, the second \
             {second}.\n"
        ),
        Language::Spanish => format!(
            "{code} ({own}, casilla {colour}): {what}. Quien cubre primero todas las casillas de {own} recibe {first} \
             verdes, y el segundo {second}.\n"
        ),
        Language::Portuguese => format!(
            "{code} ({own}, espaço {colour}): {what}. Quem cobre primeiro todos os espaços de {own} recebe {first} \
             verdes, e o segundo {second}.\n"
        ),
    }
}

const fn hex_words(language: Language) -> &'static str {
    language.pick(
        "hex: a wooden hex goes on a space of any colour, is paid like a tile of that colour and acts like one (T10.4, \
         T10.5); as a crop it is always new. Not in the turn in which it came (T10.3). Without room for it: 2 red \
         points (T10.2).\n",
        "hex, hexágono de madera: va a una casilla de cualquier color, se paga como una loseta de ese color y actúa como \
         ella (T10.4, T10.5); como cultivo siempre es nuevo. No en el turno en que llegó (T10.3). Sin sitio para él: 2 \
         puntos rojos (T10.2).\n",
        "hex, hexágono de madeira: vai para um espaço de qualquer cor, é pago como uma peça dessa cor e age como ela \
         (T10.4, T10.5); como cultivo é sempre novo. Não no turno em que chegou (T10.3). Sem lugar para ele: 2 pontos \
         vermelhos (T10.2).\n",
    )
}

fn token(token: Token, language: Language) -> String {
    let (code, words) = (token.name(), token_words(token, language));
    let own = words::token(token, language);
    match language {
        Language::English => format!("token {code}: {words} (T12.9).\n"),
        _ => format!("token {code}, {own}: {words} (T12.9).\n"),
    }
}

/// The reward of a harvest card, in few words.
pub const fn harvest_words(card: Harvest, language: Language) -> &'static str {
    match card {
        Harvest::TwoRedPoints => language.pick("2 red points", "2 puntos rojos", "2 pontos vermelhos"),
        Harvest::TwoCards => language.pick("2 cards", "2 cartas", "2 cartas"),
        Harvest::CardRedPoint => {
            language.pick("1 card and 1 red point", "1 carta y 1 punto rojo", "1 carta e 1 ponto vermelho")
        }
        Harvest::GreenPoint => language.pick("1 green point", "1 punto verde", "1 ponto verde"),
        Harvest::Worker => language.pick("1 worker", "1 trabajador", "1 trabalhador"),
        Harvest::Marble => language.pick("1 marble", "1 de mármol", "1 de mármore"),
        Harvest::WildHex => language.pick("1 wooden hex", "1 hexágono de madera", "1 hexágono de madeira"),
    }
}

fn harvest(game: &Tuscany, card: Harvest, language: Language) -> String {
    let (count, name, words) =
        (game.printed().harvest[card.index()], card.name(), harvest_words(card, language));
    say!(
        language,
        "harvest {name}: {words}; {count} of 27 cards (T11.3).\n",
        "harvest {name}: {words}; {count} de 27 cartas (T11.3).\n",
        "harvest {name}: {words}; {count} de 27 cartas (T11.3).\n"
    )
}

fn draw(game: &Tuscany, language: Language) -> String {
    let cards = CARD.count(game.options().draw_base, language);
    say!(
        language,
        "draw: {cards} into the hand, and one more for each card token (T5). There is no hand limit.\n",
        "draw, robar: {cards} a la mano, y otra más por cada ficha de carta (T5). La mano no tiene límite.\n",
        "draw, comprar: {cards} para a mão, e mais uma por cada ficha de carta (T5). A mão não tem limite.\n"
    )
}

fn payment(game: &Tuscany, language: Language) -> String {
    let same = match game.options().same_colour_pairs {
        true => language.pick(
            "two pairs may have the same colour",
            "dos parejas pueden ser del mismo color",
            "dois pares podem ser da mesma cor",
        ),
        false => language.pick(
            "two pairs must have different colours",
            "dos parejas deben ser de colores distintos",
            "dois pares devem ser de cores diferentes",
        ),
    };
    say!(
        language,
        "payment: a placement has two needs. Each is met by a card of the space's colour, by two equal cards of \
         another colour, or by a worker; {same} (T7.7 to T7.13). So: 2 of the colour; 1 and a pair; 1 and a worker; \
         two pairs; a pair and a worker; 2 workers.\n",
        "payment, pago: una colocación tiene dos partes. Cada una se paga con una carta del color de la casilla, con dos \
         cartas iguales de otro color o con un trabajador; {same} (T7.7 a T7.13). Es decir: 2 del color; 1 y una pareja; 1 \
         y un trabajador; dos parejas; una pareja y un trabajador; 2 trabajadores.\n",
        "payment, pagamento: uma colocação tem duas partes. Cada uma é paga com uma carta da cor do espaço, com duas \
         cartas iguais de outra cor ou com um trabalhador; {same} (T7.7 a T7.13). Ou seja: 2 da cor; 1 e um par; 1 e um \
         trabalhador; dois pares; um par e um trabalhador; 2 trabalhadores.\n"
    )
}

fn scoring(game: &Tuscany, language: Language) -> String {
    let cards = match game.options().final_cards_per_point {
        1 => language.pick("card", "carta", "carta").to_owned(),
        n => CARD.count(n, language),
    };
    say!(
        language,
        "scoring: green points come from areas, crops, colour bonuses and storage tokens. At each of the three \
         scorings all your green points are added to your red ones, and stay (T16.1, T16.2). At the end also 1 red \
         for each {cards}, stored item, marble and worker (T16.4). The most red points win (T17.1).\n",
        "scoring, puntuación: los puntos verdes vienen de áreas, cultivos, bonificaciones por color y fichas de almacén. \
         En cada una de las tres puntuaciones todos tus puntos verdes se suman a los rojos, y se conservan (T16.1, \
         T16.2). Al final, además, 1 rojo por cada {cards}, cosa almacenada, mármol y trabajador (T16.4). Gana quien tiene \
         más puntos rojos (T17.1).\n",
        "scoring, pontuação: os pontos verdes vêm de áreas, cultivos, bônus de cor e fichas de armazém. Em cada uma das \
         três pontuações todos os seus pontos verdes se somam aos vermelhos, e permanecem (T16.1, T16.2). No fim, também \
         1 vermelho por cada {cards}, coisa armazenada, mármore e trabalhador (T16.4). Ganha quem tem mais pontos \
         vermelhos (T17.1).\n"
    )
}

fn areas(game: &Tuscany, language: Language) -> String {
    let [_, one, two, three] = game.printed().area;
    say!(
        language,
        "area: touching spaces of one colour. When the last one is covered: {one} green point for an area of 1, {two} \
         for 2, {three} for 3 (T8.2). The start castle scores nothing by itself (T8.4).\n",
        "area, área: casillas contiguas de un color. Al cubrir la última: {one} punto verde por un área de 1, {two} por 2, \
         {three} por 3 (T8.2). El castillo inicial por sí solo no puntúa (T8.4).\n",
        "area, área: espaços vizinhos de uma cor. Ao cobrir o último: {one} ponto verde por uma área de 1, {two} por 2, \
         {three} por 3 (T8.2). O castelo inicial sozinho não pontua (T8.4).\n"
    )
}

fn bonuses(game: &Tuscany, language: Language) -> String {
    let all: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| {
            let [first, second] = game.printed().bonus[colour.index()];
            format!("{} {first}/{second}", words::kind(colour, language))
        })
        .collect();
    let all = all.join(", ");
    say!(
        language,
        "bonus: green points for the first and the second player who cover all spaces of a colour (T13): {all}.\n",
        "bonus, bonificación: puntos verdes para el primero y el segundo que cubren todas las casillas de un color (T13): \
         {all}.\n",
        "bonus, bônus: pontos verdes para o primeiro e o segundo que cobrem todos os espaços de uma cor (T13): {all}.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_tuscany::Options;

    #[test]
    fn everything_is_explained_with_a_rule() {
        let game = Tuscany::new(Options::default()).expect("the default table");
        let tiles = Tile::ALL.map(|tile| tile.name().to_owned());
        let kinds = Colour::ALL.map(|colour| colour.kind().to_owned());
        let colours = Colour::ALL.map(|colour| colour.name().to_owned());
        let tokens = Token::ALL.map(|token| format!("token {}", token.name()));
        let cards = Harvest::ALL.map(|card| format!("harvest {}", card.name()));
        let more = [
            "hex", "token", "harvest", "marble", "worker", "payment", "scoring", "green", "red", "phase",
            "area", "bonus", "centre", "take", "place", "draw", "exchange", "storage", "board", "winner",
        ]
        .map(String::from);
        for thing in tiles.iter().chain(&kinds).chain(&colours).chain(&tokens).chain(&cards).chain(&more) {
            let english = what(&game, thing, Language::English);
            for language in Language::ALL {
                let text = what(&game, thing, language);
                assert!(text.ends_with(".\n") && text != unknown(language), "{thing}: {text}");
                assert!(text.contains("(T"), "{thing} names no rule: {text}");
                assert_eq!(text == english, language == Language::English, "{thing}: {text}");
            }
        }
    }

    #[test]
    fn boards_are_drawn_and_wrong_ones_refused() {
        let game = Tuscany::new(Options::default()).expect("the default table");
        let what = |text: &str| what(&game, text, Language::English);
        let text = what("board B2 C1 A2 +1 -1 castle 19");
        assert!(text.contains("CASTLE") && text.contains("are worth 40 green points"), "{text}");
        let text = what("board B2 C1 A2 +1 -1");
        assert!(
            !text.contains("CASTLE") && text.ends_with("The start castle can lie on 5, 19, 24.\n"),
            "{text}"
        );
        assert!(what("board B2 C1 A2 +1 -1 castle 18").starts_with("T3.10: the start castle lies on"));
        assert!(what("board B2 B1 A2 +1 -1").starts_with("T2.1"), "one piece of each letter");
        assert!(what("board B9").contains("a region piece"));
    }
}
