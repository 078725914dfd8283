//! Refusals of actions in vineyards and in solo games.

use crate::refusal::Saying;

/// The sentences of the rules.
pub(super) const SAYINGS: &[Saying] = &[
    Saying(
        "there are no vineyards at this table; the option is \"expansions\"",
        ["there are no vineyards at this table", "en esta mesa no hay viñedos", "nesta mesa não há vinhedos"],
    ),
    Saying(
        "{tile} is a double tile; it goes into the vineyard only",
        [
            "{tile.the} goes into the vineyard only",
            "{tile.the} solo va en el viñedo",
            "{tile.the} só vai no vinhedo",
        ],
    ),
    Saying(
        "{tile} can stay: the stored double tile makes room by itself",
        [
            "{tile.the} can stay: the stored double tile makes room by itself",
            "{tile.the} puede quedarse: basta con que salga la loseta doble",
            "{tile.the} pode ficar: basta que saia o hexaminó",
        ],
    ),
    Saying(
        "a bonus action is used only when a double tile is placed",
        [
            "",
            "las acciones de bonificación solo se usan al plantar una loseta doble",
            "as ações bônus só se usam ao plantar um hexaminó",
        ],
    ),
    Saying(
        "both orders lead to the same; write \"bonus 1\"",
        [
            "both orders lead to the same; choose the first",
            "los dos órdenes llevan a lo mismo; elige el primero",
            "as duas ordens dão no mesmo; escolha a primeira",
        ],
    ),
    Saying(
        "a space of the vineyard has two bonus actions",
        [
            "",
            "una casilla del viñedo tiene dos acciones de bonificación",
            "um espaço do vinhedo tem duas ações bônus",
        ],
    ),
    Saying(
        "a vine bonus tile is taken for a complete terrace only",
        [
            "",
            "una loseta de bonificación de vid solo se toma por una terraza completa",
            "uma peça bônus de vinha só se pega por um terraço completo",
        ],
    ),
    Saying(
        "no vine bonus tile of type {vine} is left",
        [
            "no {vine} vine bonus tile is left",
            "no quedan losetas de bonificación de vid {vine}",
            "não restam peças bônus de vinha {vine}",
        ],
    ),
    Saying(
        "a city hall places hex tiles in the duchy only",
        ["", "un ayuntamiento solo coloca losetas en el ducado", "uma prefeitura só coloca peças no ducado"],
    ),
    Saying(
        "a vineyard has the spaces v1 to v12, no v{space}",
        [
            "",
            "un viñedo tiene las casillas 1 a 12, no la {space}",
            "um vinhedo tem os espaços 1 a 12, não o {space}",
        ],
    ),
    Saying(
        "a tile with twice the same vines is the same either way",
        [
            "",
            "una loseta con dos vides iguales es la misma de los dos modos",
            "um hexaminó com duas vinhas iguais é o mesmo dos dois modos",
        ],
    ),
    Saying(
        "placed double tiles stay; v{space} is covered already",
        [
            "placed double tiles stay; space {space} of the vineyard is covered already",
            "las losetas plantadas se quedan; la casilla {space} del viñedo ya está cubierta",
            "os hexaminós plantados ficam; o espaço {space} do vinhedo já está coberto",
        ],
    ),
    Saying(
        "the first double tile goes on the bottom terrace; v{space} is not on it",
        [
            "the first double tile goes on the bottom terrace; space {space} is not on it",
            "la primera loseta doble va en la terraza inferior; la casilla {space} no está en ella",
            "o primeiro hexaminó vai no terraço inferior; o espaço {space} não está nele",
        ],
    ),
    Saying(
        "a double tile must touch a placed one; v{space} touches none",
        [
            "a double tile must touch a placed one; space {space} touches none",
            "una loseta doble tiene que tocar otra plantada; la casilla {space} no toca ninguna",
            "um hexaminó tem que tocar outro plantado; o espaço {space} não toca nenhum",
        ],
    ),
    Saying(
        "only shield 15 puts a double tile of the vine shop",
        [
            "",
            "solo el escudo 15 planta una loseta doble de la tienda de vides",
            "só o escudo 15 planta um hexaminó da loja de vinhas",
        ],
    ),
    Saying(
        "a double tile is put directly by shield 15 at the end of a phase",
        [
            "",
            "el escudo 15 planta una loseta doble al final de una fase",
            "o escudo 15 planta um hexaminó no fim de uma fase",
        ],
    ),
    Saying(
        "the vine shop has no {tile}",
        ["", "en la tienda de vides no hay {tile}", "na loja de vinhas não há {tile}"],
    ),
    Saying(
        "with {players} players the vine depot has the places v1 to v{places}",
        [
            "with {players} players the vine depot has the places 1 to {places}",
            "con {players} jugadores el almacén de vides tiene los lugares 1 a {places}",
            "com {players} jogadores o depósito de vinhas tem os lugares 1 a {places}",
        ],
    ),
    Saying(
        "v{place} of the vine depot has no {tile}; it has {tiles}",
        [
            "",
            "en el lugar {place} del almacén de vides no hay {tile}; hay: {tiles}",
            "no lugar {place} do depósito de vinhas não há {tile}; há: {tiles}",
        ],
    ),
    Saying(
        "v{place} of the vine depot is empty",
        [
            "place {place} of the vine depot is empty",
            "el lugar {place} del almacén de vides está vacío",
            "o lugar {place} do depósito de vinhas está vazio",
        ],
    ),
    Saying(
        "only a bonus of the vineyard takes from black depot and vine shop for nothing",
        [
            "",
            "solo una bonificación del viñedo toma gratis del almacén negro o de la tienda de vides",
            "só um bônus do vinhedo pega de graça do depósito paralelo ou da loja de vinhas",
        ],
    ),
    Saying(
        "neither the black depot nor the vine shop has {tile}",
        [
            "",
            "ni en el almacén negro ni en la tienda de vides hay {tile}",
            "nem no depósito paralelo nem na loja de vinhas há {tile}",
        ],
    ),
    // Alone.
    Saying(
        "several things are due; name what is resolved next: \"next …\"",
        [
            "several things are due; choose what is resolved next",
            "hay varias cosas pendientes; elige qué se resuelve ahora",
            "há várias coisas pendentes; escolha o que se resolve agora",
        ],
    ),
    Saying(
        "a tile is placed directly only when a colour is completed",
        [
            "",
            "solo se coloca una loseta directamente al completar un color",
            "só se coloca uma peça diretamente ao completar uma cor",
        ],
    ),
    Saying(
        "a tile of the black depot is taken; it has no {tile}",
        [
            "",
            "se toma una loseta del almacén negro, y en él no hay {tile}",
            "pega-se uma peça do depósito paralelo, e nele não há {tile}",
        ],
    ),
    Saying(
        "there is nothing to put in order now",
        ["", "ahora no hay nada que ordenar", "agora não há nada para ordenar"],
    ),
    Saying(
        "\"{what}\" is not due",
        ["{what} is not due", "esto no está pendiente: {what}", "isto não está pendente: {what}"],
    ),
    Saying(
        "\"{what}\" can do nothing now",
        [
            "{what} can do nothing now",
            "esto no puede hacer nada ahora: {what}",
            "isto não pode fazer nada agora: {what}",
        ],
    ),
    Saying(
        "\"{what}\" does the same as another thing that is due; name the first",
        [
            "{what} does the same as another thing that is due; choose the first",
            "esto hace lo mismo que otra cosa pendiente; elige la primera: {what}",
            "isto faz o mesmo que outra coisa pendente; escolha a primeira: {what}",
        ],
    ),
    Saying(
        "points are bought only when points are gained",
        ["", "solo se compran puntos al ganar puntos", "só se compram pontos ao ganhar pontos"],
    ),
    Saying(
        "1 silver buys 1 point; {seat} has {own} silver",
        [
            "",
            "1 de plata compra 1 punto; {seat} tiene {own.silver}",
            "1 de prata compra 1 ponto; {seat} tem {own.silver}",
        ],
    ),
    Saying(
        "goods are exchanged only when a ship has taken its goods",
        [
            "",
            "solo se cambian mercancías cuando un barco ha tomado las suyas",
            "só se trocam mercadorias quando um navio pegou as suas",
        ],
    ),
    Saying(
        "a tile costs five goods, no more and no fewer",
        [
            "",
            "una loseta cuesta cinco mercancías, ni más ni menos",
            "uma peça custa cinco mercadorias, nem mais nem menos",
        ],
    ),
    Saying(
        "{seat} has {own} goods of number {number}",
        [
            "",
            "{seat} tiene {own} mercancías de número {number}",
            "{seat} tem {own} mercadorias de número {number}",
        ],
    ),
];
