//! What the rules say of tiles, payments and tokens, in sentences for people: the same wherever they ask.

use super::{
    labels::{colour_of_spaces, the_kind, token_does},
    words::{self, CARD},
};
use crate::{Language, refusal::sentence};
use demesne_tuscany::{Colour, FreshHex, Token, Tuscany};

/// What a tile of a colour does when it is placed (T9).
pub fn effect(game: &Tuscany, colour: Colour, language: Language) -> String {
    match colour {
        Colour::DarkGreen => language.pick(
            "When you place it you may at once place a tile of the centre on your board, for free and with all that it brings.",
            "Al colocarlo puedes colocar enseguida en tu tablero una loseta del centro, gratis y con todo lo que da.",
            "Ao colocá-lo você pode colocar logo no seu tabuleiro uma peça do centro, de graça e com tudo o que ela dá.",
        ),
        Colour::Red => language.pick(
            "When you place it you take a bonus token of any kind that is left. It works for the rest of the game.",
            "Al colocarla tomas una ficha de bonificación de cualquier tipo que quede. Vale para el resto de la partida.",
            "Ao colocá-la você pega uma ficha de bônus de qualquer tipo que restar. Ela vale para o resto da partida.",
        ),
        Colour::Turquoise => return estate(game, language),
        Colour::LightGreen => language.pick(
            "When you place it you get 1 green point for each crop on it that its area did not have yet.",
            "Al colocarlo recibes 1 punto verde por cada cultivo suyo que su área aún no tenía.",
            "Ao colocá-lo você recebe 1 ponto verde para cada cultivo dele que a área ainda não tinha.",
        ),
        Colour::Grey => language.pick(
            "When you place it you get 1 marble, and 1 more for each of your marble tokens.",
            "Al colocarla recibes 1 de mármol, y 1 más por cada una de tus fichas de mármol.",
            "Ao colocá-la você recebe 1 de mármore, e mais 1 para cada ficha de mármore sua.",
        ),
        Colour::Orange => language.pick(
            "When you place it you get 1 worker, and 1 more for each of your worker tokens.",
            "Al colocarlo recibes 1 trabajador, y 1 más por cada una de tus fichas de trabajador.",
            "Ao colocá-la você recebe 1 trabalhador, e mais 1 para cada ficha de trabalhador sua.",
        ),
        Colour::Yellow => language.pick(
            "When you place it you draw 3 cards. Card tokens add nothing here.",
            "Al colocarlo robas 3 cartas. Aquí las fichas de carta no añaden nada.",
            "Ao colocá-lo você compra 3 cartas. Aqui as fichas de carta não acrescentam nada.",
        ),
        Colour::Beige => language.pick(
            "When you place it you reveal a harvest card, and one more for each of your harvest tokens, and get what they show.",
            "Al colocarla destapas una carta de cosecha, y otra más por cada una de tus fichas de cosecha, y recibes lo que muestran.",
            "Ao colocá-la você revela uma carta de colheita, e mais uma para cada ficha de colheita sua, e recebe o que elas mostram.",
        ),
    }
    .into()
}

fn estate(game: &Tuscany, language: Language) -> String {
    let when = match game.options().fresh_hex {
        FreshHex::LaterTurn => language.pick(
            "In a later turn it goes",
            "En un turno posterior va",
            "Em um turno posterior ele vai",
        ),
        FreshHex::SameTurn => language.pick("It goes", "Va", "Ele vai"),
    };
    say!(
        language,
        "When you place it a wooden hex comes into your storage. {when} on a space of any colour.",
        "Al colocarla llega a tu almacén un hexágono de madera. {when} a una casilla de cualquier color.",
        "Ao colocá-la chega ao seu armazém um hexágono de madeira. {when} para um espaço de qualquer cor."
    )
}

/// Where a tile of a colour goes (T7.2, T7.3).
pub fn goes(colour: Colour, language: Language) -> String {
    let (kind, space) = (the_kind(colour, language), colour_of_spaces(colour, 1, language));
    sentence(&match language {
        Language::English => {
            let a = words::a_kind(space);
            format!("{kind} goes on {a} space that touches a covered one")
        }
        Language::Spanish => format!("{kind} va en una casilla {space} que toque otra ya cubierta"),
        Language::Portuguese => format!("{kind} vai em um espaço {space} que toque outro já coberto"),
    })
}

/// The wooden hex (T10).
pub fn hex(game: &Tuscany, language: Language) -> Vec<String> {
    let when = match game.options().fresh_hex {
        FreshHex::LaterTurn => language.pick(
            "It cannot be placed in the turn in which it came.",
            "No se puede colocar en el turno en que llegó.",
            "Não pode ser colocado no turno em que chegou.",
        ),
        FreshHex::SameTurn => language.pick(
            "It may be placed in the turn in which it came.",
            "Se puede colocar en el mismo turno en que llegó.",
            "Pode ser colocado no mesmo turno em que chegou.",
        ),
    };
    let what = language.pick(
        "It goes on a space of any colour, is paid like a tile of that colour, and acts like one. As a crop it is always new: 1 \
         green point.",
        "Va en una casilla de cualquier color, se paga como una loseta de ese color y actúa como ella. Como cultivo siempre es \
         nuevo: 1 punto verde.",
        "Vai em um espaço de qualquer cor, é pago como uma peça dessa cor e age como ela. Como cultivo é sempre novo: 1 ponto \
         verde.",
    );
    let room = language.pick(
        "Without a free storage space for it you get 2 red points instead.",
        "Si no tienes espacio de almacén libre para él, recibes 2 puntos rojos en su lugar.",
        "Se não houver espaço de armazém livre para ele, você recebe 2 pontos vermelhos no lugar.",
    );
    vec![what.into(), format!("{when} {room}")]
}

/// What a placement costs (T7.7 to T7.13).
pub fn payment(game: &Tuscany, language: Language) -> String {
    let pairs = match game.options().same_colour_pairs {
        true => language.pick(
            "Two pairs may have the same colour.",
            "Dos parejas pueden ser del mismo color.",
            "Dois pares podem ser da mesma cor.",
        ),
        false => language.pick(
            "At this table two pairs must have different colours.",
            "En esta mesa dos parejas deben ser de colores distintos.",
            "Nesta mesa dois pares devem ser de cores diferentes.",
        ),
    };
    say!(
        language,
        "Placing costs two cards of the colour of the space. Each of the two can be replaced by a pair, two equal cards of \
         another colour, or by a worker. {pairs}",
        "Colocar cuesta dos cartas del color de la casilla. Cada una de las dos se puede sustituir por una pareja, dos cartas \
         iguales de otro color, o por un trabajador. {pairs}",
        "Colocar custa duas cartas da cor do espaço. Cada uma das duas pode ser substituída por um par, duas cartas iguais de \
         outra cor, ou por um trabalhador. {pairs}"
    )
}

/// What areas bring (T8.2).
pub fn areas(game: &Tuscany, language: Language) -> String {
    let [_, one, two, three] = game.printed().area;
    say!(
        language,
        "Touching spaces of one colour are an area. Whoever covers the last space of an area of 1, 2 or 3 spaces gets {one}, \
         {two} or {three} green points at once.",
        "Las casillas contiguas de un color forman un área. Al cubrir la última casilla de un área de 1, 2 o 3 recibes {one}, \
         {two} o {three} puntos verdes al momento.",
        "Os espaços vizinhos de uma cor formam uma área. Ao cobrir o último espaço de uma área de 1, 2 ou 3 você recebe {one}, \
         {two} ou {three} pontos verdes na hora."
    )
}

/// What a bonus token does (T12.9).
pub fn token(token: Token, language: Language) -> Vec<String> {
    let lasts = language.pick(
        "It works for the rest of the game. Tokens of the same kind add up.",
        "Vale para el resto de la partida. Las fichas del mismo tipo se suman.",
        "Vale para o resto da partida. As fichas do mesmo tipo se somam.",
    );
    vec![sentence(token_does(token, language)), lasts.into()]
}

/// What is left brings at the end (T16.4).
pub fn leftovers(game: &Tuscany, language: Language) -> String {
    let cards = CARD.count(game.options().final_cards_per_point, language);
    say!(
        language,
        "At the end you get 1 red point for every {cards} in your hand, for each stored tile, each stored wooden hex, each \
         marble and each worker.",
        "Al final recibes 1 punto rojo por cada {cards} de tu mano, por cada loseta guardada, cada hexágono de madera guardado, \
         cada mármol y cada trabajador.",
        "No fim você recebe 1 ponto vermelho a cada {cards} da sua mão, por peça guardada, por hexágono de madeira guardado, por \
         mármore e por trabalhador."
    )
}
