//! Refusals of settings, for whoever sets a table up by hand and eye.

use crate::refusal::Saying;

/// The sentences of the rules without their ids.
pub(super) const SAYINGS: &[Saying] = &[
    Saying(
        "\"{n}\" players cannot play; 2, 3 or 4 can",
        [
            "two, three or four can play, not {n}",
            "pueden jugar dos, tres o cuatro, no {n}",
            "podem jogar dois, três ou quatro, não {n}",
        ],
    ),
    Saying(
        "{seat} cannot be the start player of {n} players; name p1 to p{m}",
        [
            "{seat} cannot be the start player: only {n} play",
            "{seat} no puede ser el jugador inicial: solo juegan {n}",
            "{seat} não pode ser o primeiro jogador: só jogam {n}",
        ],
    ),
    Saying(
        "\"{name}\" is no region piece; they are A1 to A4, B1 to B4, C1 to C4",
        [
            "“{name}” is no region piece: there are A1 to A4, B1 to B4 and C1 to C4",
            "«{name}» no es una pieza de territorio: existen de A1 a A4, de B1 a B4 y de C1 a C4",
            "“{name}” não é uma peça de região: existem de A1 a A4, de B1 a B4 e de C1 a C4",
        ],
    ),
    Saying(
        "the piece {name} must have columns of 3, 4 and 3 hexes, written \"{form}\"",
        [
            "the piece {name} needs columns of 3, 4 and 3 colours, with a slash between the columns",
            "la pieza {name} necesita columnas de 3, 4 y 3 colores, con una barra entre las columnas",
            "a peça {name} precisa de colunas de 3, 4 e 3 cores, com uma barra entre as colunas",
        ],
    ),
    Saying(
        "\"{text}\" on the piece {name} is no colour; the colours are {list}",
        [
            "“{text}” on the piece {name} is no colour; they are written {list}",
            "«{text}» en la pieza {name} no es un color; se escriben {list}",
            "“{text}” na peça {name} não é uma cor; elas se escrevem {list}",
        ],
    ),
    Saying(
        "the piece {name} has {found} {colour} hexes; a piece {letter} has {wanted}, so that all boards have as many of each colour",
        [
            "hexes of the colour {colour} on the piece {name}: {found}; a piece {letter} has {wanted}, so that all boards are alike",
            "hexágonos de color {colour} en la pieza {name}: {found}; una pieza {letter} tiene {wanted}, para que todos los tableros sean iguales",
            "hexágonos da cor {colour} na peça {name}: {found}; uma peça {letter} tem {wanted}, para que todos os tabuleiros sejam iguais",
        ],
    ),
    Saying(
        "with these pieces the board \"{board}\" has a {colour} area of {n} spaces; areas have at most {most}",
        [
            "with these pieces a board could have a {colour} area of {n} spaces; an area has {most} at most",
            "con estas piezas un tablero podría tener un área de color {colour} de {n} casillas; un área tiene {most} como máximo",
            "com estas peças um tabuleiro poderia ter uma área da cor {colour} de {n} espaços; uma área tem no máximo {most}",
        ],
    ),
    Saying(
        "the option \"{option}\" stands here twice; name it once",
        [
            "the option “{option}” is set twice",
            "la opción «{option}» está dos veces; indícala una sola vez",
            "a opção “{option}” está duas vezes; indique-a uma só vez",
        ],
    ),
    Saying(
        "\"{key}\" is no option of this game; the options are: {keys}",
        [
            "“{key}” is no option of this game",
            "«{key}» no es una opción de este juego",
            "“{key}” não é uma opção deste jogo",
        ],
    ),
    Saying(
        "\"{value}\" is no value of the option {option}; it takes: {values}",
        [
            "“{value}” is no value of “{option}”",
            "«{value}» no es un valor de «{option}»",
            "“{value}” não é um valor de “{option}”",
        ],
    ),
];
