//! What a player of Tuscany can be told before anything happens.

use crate::Language;
use demesne_tuscany::Tuscany;

/// What can be asked about.
pub const fn what(language: Language) -> &'static str {
    language.pick(
        "  what castle   what a tile does; also: what token card, what harvest, what
                payment, what scoring, what phase, what area, what bonus
                (explain does the same); what board A2 b1 C3 +1 -1 draws one
",
        "  what castle   qué hace una loseta; también: what token card, what harvest,
                what payment, what scoring, what phase, what area, what bonus
                (explain hace lo mismo); what board A2 b1 C3 +1 -1 dibuja uno
",
        "  what castle   o que uma peça faz; também: what token card, what harvest,
                what payment, what scoring, what phase, what area, what bonus
                (explain faz o mesmo); what board A2 b1 C3 +1 -1 desenha um
",
    )
}

/// The signs of a board.
const fn board(language: Language) -> &'static str {
    language.pick(
        "\
On a board a space shows its number and the type that goes there; in capitals
lies what covers it (HEX is a wooden hex), and a star marks spaces that you can
reach. In the centre a star marks tiles that fit your board now.
",
        "\
En un tablero una casilla muestra su número y el tipo que va en ella; en
mayúsculas, lo que la cubre (HEX es un hexágono de madera); un asterisco marca
las casillas que alcanzas y, en el centro, las losetas que ya te caben.
",
        "\
Em um tabuleiro um espaço mostra o seu número e o tipo que vai nele; em
maiúsculas, o que o cobre (HEX é um hexágono de madeira); um asterisco marca os
espaços que você alcança e, no centro, as peças que já cabem no seu tabuleiro.
",
    )
}

/// How a tile is placed, for whoever types.
const fn placing(language: Language) -> &'static str {
    language.pick(
        "\
Placing takes three steps: \"place quarry\", \"on 12\", \"pay grey grey\". The
cheapest payment is proposed, and Enter takes it; undo takes a step back.
",
        "\
Colocar son tres pasos: \"place quarry\", \"on 12\", \"pay grey grey\". Se propone
el pago más barato, y Enter lo acepta; undo deshace un paso.
",
        "\
Colocar são três passos: \"place quarry\", \"on 12\", \"pay grey grey\". O
pagamento mais barato é proposto, e Enter o aceita; undo desfaz um passo.
",
    )
}

/// Which colour is which type.
const fn colours(language: Language) -> &'static str {
    language.pick(
        "\
Colours of cards: dark-green castle, red city, turquoise estate, light-green
crop, grey quarry, orange village, yellow monastery, beige cart.
",
        "\
Colores y tipos: dark-green castle (verde oscuro, castillo), red city (rojo,
ciudad), turquoise estate (turquesa, finca), light-green crop (verde claro,
cultivo), grey quarry (gris, cantera), orange village (naranja, pueblo), yellow
monastery (amarillo, monasterio), beige cart (beis, carreta). Cultivos: vineyard
viñedo, boar jabalí, olive olivar, cereal cereales.
",
        "\
Cores e tipos: dark-green castle (verde-escuro, castelo), red city (vermelho,
cidade), turquoise estate (turquesa, propriedade), light-green crop
(verde-claro, cultivo), grey quarry (cinza, pedreira), orange village (laranja,
vila), yellow monastery (amarelo, monastério), beige cart (bege, carroça).
Cultivos: vineyard vinhedo, boar javali, olive olival, cereal cereais.
",
    )
}

/// How the screen is read.
pub fn signs(language: Language) -> String {
    format!("{}{}", board(language), colours(language))
}

/// The signs of the screen, and how one types.
pub fn help(game: &Tuscany, language: Language) -> String {
    let mut text = format!("{}{}{}", board(language), placing(language), colours(language));
    if !game.options().same_colour_pairs {
        text.push_str(language.pick(
            "At this table two pairs of a payment must have different colours.\n",
            "En esta mesa las dos parejas de un pago deben ser de colores distintos.\n",
            "Nesta mesa os dois pares de um pagamento devem ser de cores diferentes.\n",
        ));
    }
    text
}

/// What the game is about.
pub const fn aim(language: Language) -> &'static str {
    language.pick(
        "In each of three scorings all your green points count as red ones; the most red\n\
         points win (\"what scoring\").\n",
        "En cada una de las tres puntuaciones todos tus puntos verdes cuentan como rojos;\n\
         gana quien tiene más puntos rojos (\"what scoring\").\n",
        "Em cada uma das três pontuações todos os seus pontos verdes contam como\n\
         vermelhos; ganha quem tem mais pontos vermelhos (\"what scoring\").\n",
    )
}
