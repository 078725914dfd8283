//! Refusals of settings, for whoever sets a table up by hand and eye.

use crate::refusal::Saying;

/// The sentences of the rules without their ids.
pub(super) const SAYINGS: &[Saying] = &[
    Saying(
        "\"{n}\" players cannot play; 1, 2, 3 or 4 can",
        [
            "one, two, three or four can play, not {n}",
            "pueden jugar una, dos, tres o cuatro personas, no {n}",
            "podem jogar uma, duas, três ou quatro pessoas, não {n}",
        ],
    ),
    Saying(
        "one player plays against a solo opponent: cleric, builder, noble or cards",
        [
            "one player needs a solo opponent: the Cleric, the Builder, the Noble or the Card-focused",
            "una sola persona necesita un oponente: el Clérigo, el Constructor, el Noble o el Centrado en cartas",
            "uma pessoa sozinha precisa de um oponente: o Clérigo, o Construtor, o Nobre ou o Focado em cartas",
        ],
    ),
    Saying(
        "with a solo opponent there are 2 seats, not {n}",
        [
            "a solo opponent plays against one person, so there are 2 seats, not {n}",
            "un oponente en solitario juega contra una persona: hay 2 sitios, no {n}",
            "um oponente solo joga contra uma pessoa: há 2 lugares, não {n}",
        ],
    ),
    Saying(
        "against the solo opponent p1 is the start player",
        ["", "contra el oponente en solitario empieza p1", "contra o oponente solo quem começa é p1"],
    ),
    Saying(
        "the difficulty is for the solo opponent; say solo=cleric as well",
        [
            "the difficulty is for the solo opponent: choose one as well",
            "la dificultad es para el oponente en solitario: elige también uno",
            "a dificuldade é para o oponente solo: escolha também um",
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
