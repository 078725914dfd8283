//! Refusals of actions in the base game.

use crate::refusal::Saying;

/// The sentences of the rules, in the order of `docs/rules/`.
pub(super) const SAYINGS: &[Saying] = &[
    // Whose turn it is.
    Saying("the game is over", ["", "la partida ha terminado", "a partida terminou"]),
    Saying(
        "it is not for {seat} to act now, but for {or}",
        ["", "ahora no le toca a {seat}, sino a {or}", "agora não é a vez de {seat}, e sim de {or}"],
    ),
    Saying(
        "{seat} cannot act before chance has: a step of * comes first",
        [
            "{seat} waits until dice and tiles are drawn",
            "{seat} espera a que se tiren los dados y salgan las losetas",
            "{seat} espera os dados e as peças serem sorteados",
        ],
    ),
    Saying(
        "that is for chance to do, not for a player",
        ["", "eso lo hace el azar, no un jugador", "isso cabe ao acaso, não a um jogador"],
    ),
    // Before phase A.
    Saying(
        "{seat} drew the board {boards}; choose one side of it",
        [
            "",
            "a {seat} le ha salido el tablero {boards}; elige una de sus caras",
            "{seat} tirou o tabuleiro {boards}; escolha um dos lados",
        ],
    ),
    Saying(
        "the side of the board is chosen first: \"side 2\"",
        [
            "the side of the board is chosen first",
            "primero se elige la cara del tablero",
            "primeiro se escolhe o lado do tabuleiro",
        ],
    ),
    Saying(
        "the starting castle is chosen first: \"castle 19\"",
        [
            "the starting castle is chosen first",
            "primero se elige el castillo inicial",
            "primeiro se escolhe o castelo inicial",
        ],
    ),
    Saying(
        "the side is chosen with the castle: \"castle 19 on 2\"",
        [
            "the side is chosen together with the castle",
            "la cara se elige junto con el castillo",
            "o lado se escolhe junto com o castelo",
        ],
    ),
    Saying(
        "the side is known; write \"castle 19\"",
        [
            "the side is known already; only the castle is chosen",
            "la cara ya se sabe; solo se elige el castillo",
            "o lado já é conhecido; só se escolhe o castelo",
        ],
    ),
    Saying(
        "a starting castle lies on a castle space: {spaces}",
        [
            "",
            "el castillo inicial va en una casilla de castillo: {spaces}",
            "o castelo inicial fica em um espaço de castelo: {spaces}",
        ],
    ),
    Saying(
        "sides and starting castles are chosen before phase A only",
        [
            "",
            "caras y castillos iniciales se eligen solo antes de la fase A",
            "lados e castelos iniciais só se escolhem antes da fase A",
        ],
    ),
    // Dice and workers.
    Saying(
        "{seat} has no unused die of {value}; left: {and}",
        [
            "",
            "{seat} no tiene ningún dado sin usar con {value}; quedan: {and}",
            "{seat} não tem nenhum dado livre com {value}; restam: {and}",
        ],
    ),
    Saying(
        "{from} → {to} costs {needed} workers; {seat} has {own}",
        [
            "{from} → {to} costs {needed.workers}; {seat} has {own}",
            "{from} → {to} cuesta {needed.workers}; {seat} tiene {own}",
            "{from} → {to} custa {needed.workers}; {seat} tem {own}",
        ],
    ),
    Saying(
        "nothing is open here that needs no die; name a die: \"… with 4\"",
        ["that takes a die", "para eso hace falta un dado", "para isso é preciso um dado"],
    ),
    Saying(
        "no die can be left unused; {seat} still has {and} (workers are always possible)",
        [
            "",
            "ningún dado puede quedar sin usar; a {seat} le quedan {and} (siempre puedes tomar trabajadores)",
            "nenhum dado pode ficar sem uso; {seat} ainda tem {and} (sempre dá para pegar trabalhadores)",
        ],
    ),
    // What is open.
    Saying(
        "the castle's extra action comes before any other die; write the action without a die",
        [
            "the castle's extra action comes before any other die",
            "la acción adicional del castillo va antes que otro dado",
            "a ação adicional do castelo vem antes de outro dado",
        ],
    ),
    Saying(
        "a castle's extra action cannot be declined",
        [
            "",
            "a la acción adicional de un castillo no se puede renunciar",
            "não se pode abrir mão da ação adicional de um castelo",
        ],
    ),
    Saying(
        "{open} is open and comes first",
        ["", "antes hay que resolver: {open}", "antes é preciso resolver: {open}"],
    ),
    Saying(
        "{open} is open; a purchase waits until it is resolved",
        ["", "la compra espera a que se resuelva: {open}", "a compra espera até que se resolva: {open}"],
    ),
    Saying(
        "{open} cannot be declined",
        ["", "a esto no se puede renunciar: {open}", "não se pode abrir mão disto: {open}"],
    ),
    Saying(
        "nothing is open that could be declined",
        ["", "no hay nada a lo que renunciar", "não há nada de que abrir mão"],
    ),
    // Taking and storing.
    Saying(
        "{tile} is no tile for {open}",
        ["", "{tile.the} no sirve para esto: {open}", "{tile.the} não serve para isto: {open}"],
    ),
    Saying(
        "there is no depot {depot}; they are 1 to 6",
        ["", "no hay almacén {depot}; van del 1 al 6", "não há depósito {depot}; eles vão de 1 a 6"],
    ),
    Saying("depot {depot} is empty", ["", "el almacén {depot} está vacío", "o depósito {depot} está vazio"]),
    Saying(
        "depot {depot} has no {tile}; it has {tiles}",
        [
            "",
            "en el almacén {depot} no hay {tile}; hay: {tiles}",
            "no depósito {depot} não há {tile}; há: {tiles}",
        ],
    ),
    Saying(
        "{seat} has no {tile} in storage to discard",
        [
            "",
            "{seat} no tiene guardado {tile} para descartar",
            "{seat} não tem {tile} guardado para descartar",
        ],
    ),
    Saying(
        "a stored tile is discarded only when a tile comes into a full storage",
        [
            "",
            "una loseta guardada solo se descarta cuando llega otra y no caben más",
            "uma peça guardada só se descarta quando chega outra e não há mais lugar",
        ],
    ),
    // Placing.
    Saying(
        "{seat} has no {tile} in storage",
        ["", "{seat} no tiene guardado {tile}", "{seat} não tem {tile} guardado"],
    ),
    Saying(
        "the duchy has no space {space}; its spaces are 1 to {last}",
        [
            "",
            "el ducado no tiene casilla {space}; sus casillas van de la 1 a la {last}",
            "o ducado não tem espaço {space}; os espaços vão de 1 a {last}",
        ],
    ),
    Saying(
        "placed tiles stay; space {space} is covered already",
        [
            "",
            "las losetas colocadas se quedan; la casilla {space} ya está cubierta",
            "as peças colocadas ficam; o espaço {space} já está coberto",
        ],
    ),
    Saying(
        "{tile} needs a {colour} space; {space} is a {is} space",
        [
            "",
            "{tile.the} va en una casilla de {colour}; la {space} es de {is}",
            "{tile.the} vai em um espaço de {colour}; o {space} é de {is}",
        ],
    ),
    Saying(
        "a tile must touch a covered space; {space} touches none",
        [
            "",
            "una loseta tiene que tocar una casilla cubierta; la {space} no toca ninguna",
            "uma peça tem que tocar um espaço coberto; o {space} não toca nenhum",
        ],
    ),
    Saying(
        "a city holds one building of each kind; the city of {space} has a {tile}",
        [
            "",
            "una ciudad admite un edificio de cada tipo; la de la casilla {space} ya tiene: {tile}",
            "uma cidade só aceita uma construção de cada tipo; a do espaço {space} já tem: {tile}",
        ],
    ),
    // Ships.
    Saying(
        "goods are taken only when a ship is placed",
        ["", "solo se toman mercancías al colocar un barco", "só se pegam mercadorias ao colocar um navio"],
    ),
    Saying(
        "depots and goods are 1 to 6",
        ["", "almacenes y mercancías van del 1 al 6", "depósitos e mercadorias vão de 1 a 6"],
    ),
    Saying(
        "name the depot whose goods to take; all of them have some that fit",
        [
            "choose the depot whose goods to take; all of them have some that fit",
            "elige el almacén cuyas mercancías tomas; en todos hay alguna que cabe",
            "escolha o depósito cujas mercadorias pegar; em todos há alguma que cabe",
        ],
    ),
    Saying(
        "only monastery 5 lets a ship take from a neighbouring depot too",
        [
            "",
            "solo con el monasterio 5 toma un barco también de un almacén vecino",
            "só com o monastério 5 um navio pega também de um depósito vizinho",
        ],
    ),
    Saying(
        "one of the two depots gives nothing; name the other one alone",
        [
            "one of the two depots gives nothing; choose the other one alone",
            "uno de los dos almacenes no da nada; elige solo el otro",
            "um dos dois depósitos não dá nada; escolha só o outro",
        ],
    ),
    Saying(
        "a ship takes from one depot, with monastery 5 also from one neighbour",
        [
            "",
            "un barco toma de un almacén; con el monasterio 5 también de uno vecino",
            "um navio pega de um depósito; com o monastério 5 também de um vizinho",
        ],
    ),
    Saying(
        "depot {depot} gives the same; name the first of them",
        [
            "depot {depot} gives the same; choose the first of them",
            "el almacén {depot} da lo mismo; elige el primero de ellos",
            "o depósito {depot} dá o mesmo; escolha o primeiro deles",
        ],
    ),
    Saying(
        "nothing there fits; a ship that takes nothing is written \"ship -\"",
        [
            "nothing there fits; the ship can take nothing",
            "nada de eso cabe; el barco puede no tomar nada",
            "nada disso cabe; o navio pode não pegar nada",
        ],
    ),
    Saying(
        "all goods that fit are taken, three kinds at the most; here: {or}",
        [
            "",
            "se toman todas las mercancías que caben, de tres tipos como mucho; aquí: {or}",
            "pegam-se todas as mercadorias que cabem, de três tipos no máximo; aqui: {or}",
        ],
    ),
    // Selling and workers.
    Saying(
        "{seat} has no goods of number {number}",
        [
            "{seat} has no {number.goods}",
            "{seat} no tiene mercancías de número {number} ({number.goods})",
            "{seat} não tem mercadorias de número {number} ({number.goods})",
        ],
    ),
    // Purchases.
    Saying(
        "the one purchase of this turn is made already",
        ["", "ya has hecho la única compra de este turno", "a única compra desta jogada já foi feita"],
    ),
    Saying(
        "a purchase costs 2 silver; {seat} has {own}",
        [
            "",
            "una compra cuesta 2 de plata; {seat} tiene {own}",
            "uma compra custa 2 de prata; {seat} tem {own}",
        ],
    ),
    Saying(
        "the black depot has no {tile}; it has {tiles}",
        [
            "",
            "en el almacén negro no hay {tile}; hay: {tiles}",
            "no depósito paralelo não há {tile}; há: {tiles}",
        ],
    ),
    Saying(
        "the black depot has no {tile}",
        ["", "en el almacén negro no hay {tile}", "no depósito paralelo não há {tile}"],
    ),
    Saying(
        "only monastery 6 of the 2011 edition lets a purchase take from a depot",
        [
            "",
            "solo con el monasterio 6 de la edición de 2011 puede una compra ser de un almacén",
            "só com o monastério 6 da edição de 2011 uma compra pode ser de um depósito",
        ],
    ),
    Saying(
        "only monastery 6 of the Special Edition lets workers bring a building from a depot",
        [
            "",
            "solo con el monasterio 6 de la Edición especial traen los trabajadores un edificio",
            "só com o monastério 6 da Edição Especial os trabalhadores trazem uma construção",
        ],
    ),
    Saying(
        "monastery 6 was used in this turn already",
        ["", "el monasterio 6 ya se ha usado en este turno", "o monastério 6 já foi usado nesta jogada"],
    ),
    Saying(
        "it costs 2 workers; {seat} has {own}",
        ["", "cuesta 2 trabajadores; {seat} tiene {own}", "custa 2 trabalhadores; {seat} tem {own}"],
    ),
    Saying(
        "monastery 6 brings buildings; {tile} is none",
        [
            "monastery 6 brings buildings; {tile.the} is none",
            "el monasterio 6 trae edificios; {tile.the} no lo es",
            "o monastério 6 traz construções; {tile.the} não é uma",
        ],
    ),
];
