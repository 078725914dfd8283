//! Refusals of actions that expansions, teams and solo games bring.

use crate::refusal::Saying;

/// The sentences of the rules.
pub(super) const SAYINGS: &[Saying] = &[
    // Further tiles and white castles.
    Saying(
        "only monastery 28 turns silver into workers",
        [
            "",
            "solo el monasterio 28 convierte plata en trabajadores",
            "só o monastério 28 transforma prata em trabalhadores",
        ],
    ),
    Saying(
        "2 workers cost 1 silver, in the own turn; {seat} has none",
        [
            "",
            "2 trabajadores cuestan 1 de plata, en el turno propio; {seat} no tiene",
            "2 trabalhadores custam 1 de prata, na própria jogada; {seat} não tem",
        ],
    ),
    Saying(
        "a kind of building is named only when the crane is placed",
        [
            "",
            "solo se elige un tipo de edificio al colocar la grúa",
            "só se escolhe um tipo de construção ao colocar a grua",
        ],
    ),
    Saying(
        "{building} can do nothing now; the crane can act as {buildings}",
        [
            "",
            "{building} no puede hacer nada ahora; la grúa puede actuar como: {buildings}",
            "{building} não pode fazer nada agora; a grua pode agir como: {buildings}",
        ],
    ),
    Saying(
        "a white castle acts with the white die; write \"… with white\"",
        [
            "a white castle acts with the white die",
            "un castillo blanco actúa con el dado blanco",
            "um castelo branco age com o dado branco",
        ],
    ),
    Saying(
        "only a white castle gives an action with the white die",
        [
            "",
            "solo un castillo blanco da una acción con el dado blanco",
            "só um castelo branco dá uma ação com o dado branco",
        ],
    ),
    // Inns and the castle connection.
    Saying(
        "a region holds one inn, and that of {space} has one",
        [
            "",
            "una zona admite una sola posada, y la de la casilla {space} ya tiene una",
            "uma região só aceita uma estalagem, e a do espaço {space} já tem uma",
        ],
    ),
    Saying(
        "{space} neither touches a castle nor is joined to one by tiles of its colour",
        [
            "",
            "la casilla {space} ni toca un castillo ni está unida a uno por losetas de su color",
            "o espaço {space} não toca um castelo nem está unido a um por peças da sua cor",
        ],
    ),
    Saying(
        "castles are bought back only with the castle connection",
        [
            "",
            "los castillos solo se recompran con la conexión con castillos",
            "castelos só se recuperam com a conexão com castelos",
        ],
    ),
    Saying(
        "a castle is bought back with both dice; one of them is used",
        [
            "",
            "un castillo se recompra con los dos dados, y uno ya está usado",
            "um castelo se recupera com os dois dados, e um já foi usado",
        ],
    ),
    Saying(
        "no castle was cleared off the board unclaimed",
        ["", "no hay ningún castillo retirado del tablero", "não há nenhum castelo retirado do tabuleiro"],
    ),
    Saying(
        "a castle costs 5 points; {seat} has {own}",
        [
            "",
            "un castillo cuesta 5 puntos; {seat} tiene {own}",
            "um castelo custa 5 pontos; {seat} tem {own}",
        ],
    ),
    // Shields.
    Saying(
        "the end of a phase is no turn: nothing is bought, hired or recruited",
        [
            "",
            "el final de una fase no es un turno: no se compra nada ni se contrata a nadie",
            "o fim de uma fase não é uma jogada: nada se compra e ninguém se contrata",
        ],
    ),
    Saying(
        "shield 16 does not change the white die, which is nobody's own",
        [
            "",
            "el escudo 16 no cambia el dado blanco, que no es de nadie",
            "o escudo 16 não muda o dado branco, que não é de ninguém",
        ],
    ),
    Saying(
        "shield 16 changes one of the own dice",
        ["", "el escudo 16 cambia uno de los dados propios", "o escudo 16 muda um dos dados próprios"],
    ),
    Saying(
        "a {marked} serves for {number} without shield 16",
        [
            "",
            "un {marked} sirve para el {number} sin el escudo 16",
            "um {marked} serve para o {number} sem o escudo 16",
        ],
    ),
    Saying(
        "{from} serves for {to} without shield 16",
        ["", "el {from} sirve para el {to} sin el escudo 16", "o {from} serve para o {to} sem o escudo 16"],
    ),
    Saying(
        "workers are taken with a die of any value; no need of shield 16",
        [
            "",
            "se toman trabajadores con un dado de cualquier valor; no hace falta el escudo 16",
            "trabalhadores se pegam com um dado de qualquer valor; não é preciso o escudo 16",
        ],
    ),
    Saying(
        "{seat} does not hold shield {shield}",
        ["", "{seat} no tiene el escudo {shield}", "{seat} não tem o escudo {shield}"],
    ),
    Saying(
        "shield 16 changes one die in a turn, and has done so",
        [
            "",
            "el escudo 16 cambia un dado por turno, y ya lo ha hecho",
            "o escudo 16 muda um dado por jogada, e já mudou",
        ],
    ),
    Saying(
        "shield 5 acts only when a ship is placed",
        ["", "el escudo 5 solo actúa al colocar un barco", "o escudo 5 só age ao colocar um navio"],
    ),
    Saying(
        "no depot has goods of number {number}",
        [
            "",
            "en ningún almacén hay mercancías de número {number} ({number.goods})",
            "em nenhum depósito há mercadorias de número {number} ({number.goods})",
        ],
    ),
    Saying(
        "goods of number {number} would be a fourth kind; three fit",
        [
            "",
            "las mercancías de número {number} serían un cuarto tipo, y caben tres",
            "as mercadorias de número {number} seriam um quarto tipo, e cabem três",
        ],
    ),
    Saying(
        "the choice is made once and stays: {seat} is copied",
        ["", "se elige una sola vez, y ya se copia a {seat}", "escolhe-se uma só vez, e {seat} já é copiado"],
    ),
    Saying(
        "whom shield 6 copies is chosen when an action can be chosen, in the own turn",
        [
            "",
            "a quién copia el escudo 6 se elige en el turno propio, cuando se puede elegir una acción",
            "quem o escudo 6 copia se escolhe na própria jogada, quando se pode escolher uma ação",
        ],
    ),
    Saying(
        "shield 6 copies another player of this table, not {seat}",
        [
            "",
            "el escudo 6 copia a otro jugador de esta mesa, no a {seat}",
            "o escudo 6 copia outro jogador desta mesa, não {seat}",
        ],
    ),
    Saying(
        "the player whom shield 6 copies is chosen now: \"copy p2\"",
        [
            "the player whom shield 6 copies is chosen now",
            "ahora se elige a quién copia el escudo 6",
            "agora se escolhe quem o escudo 6 copia",
        ],
    ),
    Saying(
        "shields 14 and 15 act at the end of a phase only",
        [
            "",
            "los escudos 14 y 15 solo actúan al final de una fase",
            "os escudos 14 e 15 só agem no fim de uma fase",
        ],
    ),
    Saying(
        "shield {shield} is not to act now",
        ["", "ahora no actúa el escudo {shield}", "agora o escudo {shield} não age"],
    ),
    Saying(
        "a castle's extra action has no die to mark",
        [
            "",
            "la acción adicional de un castillo no tiene dado que cambiar",
            "a ação adicional de um castelo não tem dado para mudar",
        ],
    ),
    Saying(
        "a shield is taken with both dice; as an extra action only with shield 11, by a placed castle",
        [
            "",
            "un escudo se toma con los dos dados; como acción adicional solo con el escudo 11, al colocar un castillo",
            "um escudo se pega com os dois dados; como ação adicional só com o escudo 11, ao colocar um castelo",
        ],
    ),
    Saying(
        "shield {shield} lies at no depot",
        ["", "el escudo {shield} no está en ningún almacén", "o escudo {shield} não está em nenhum depósito"],
    ),
    Saying(
        "every castle carries a shield; name the one that it replaces: \"shield 3 for 8\"",
        [
            "every castle carries a shield; choose the one that it replaces",
            "todos los castillos llevan un escudo; elige a cuál sustituye",
            "todos os castelos levam um escudo; escolha qual ele substitui",
        ],
    ),
    Saying(
        "{seat} has no shield {shield} to be replaced",
        [
            "",
            "{seat} no tiene el escudo {shield} para sustituirlo",
            "{seat} não tem o escudo {shield} para ser substituído",
        ],
    ),
    Saying(
        "a shield is taken with both dice; one of them is used",
        [
            "",
            "un escudo se toma con los dos dados, y uno ya está usado",
            "um escudo se pega com os dois dados, e um já foi usado",
        ],
    ),
    Saying(
        "marking either die leaves the same to pay; name the lower one",
        [
            "changing either die leaves the same to pay; choose the lower one",
            "da lo mismo qué dado cambies; elige el menor",
            "tanto faz o dado que você muda; escolha o menor",
        ],
    ),
    Saying(
        "{low} and {high} → two of {number} costs {needed} workers; {seat} has {own}",
        [
            "{low} and {high} → two of {number} costs {needed.workers}; {seat} has {own}",
            "{low} y {high} → dos de {number} cuesta {needed.workers}; {seat} tiene {own}",
            "{low} e {high} → dois de {number} custa {needed.workers}; {seat} tem {own}",
        ],
    ),
    Saying(
        "{seat} has no die of {value} to mark",
        ["", "{seat} no tiene un {value} que cambiar", "{seat} não tem um {value} para mudar"],
    ),
    Saying(
        "tribute is paid now: \"tribute 1 8\", or \"tribute -\"",
        ["tribute is paid now", "ahora se paga el tributo", "agora se paga o tributo"],
    ),
    Saying(
        "tribute is paid at the end of a phase, in its order",
        [
            "",
            "el tributo se paga al final de una fase, por orden",
            "o tributo se paga no fim de uma fase, em ordem",
        ],
    ),
    Saying(
        "the shields that stay are named in rising order, each once",
        [
            "",
            "los escudos que se quedan se nombran de menor a mayor, cada uno una vez",
            "os escudos que ficam se nomeiam do menor ao maior, cada um uma vez",
        ],
    ),
    Saying(
        "{seat} has no shield {shield} to pay for",
        [
            "",
            "{seat} no tiene el escudo {shield} por el que pagar",
            "{seat} não tem o escudo {shield} pelo qual pagar",
        ],
    ),
    Saying(
        "only shield 3 lets workers pay tribute",
        [
            "",
            "solo con el escudo 3 se paga el tributo con trabajadores",
            "só com o escudo 3 se paga o tributo com trabalhadores",
        ],
    ),
    Saying(
        "workers pay for {most} shields here at the most",
        [
            "",
            "aquí los trabajadores pagan como mucho por {most} escudos",
            "aqui os trabalhadores pagam no máximo por {most} escudos",
        ],
    ),
    Saying(
        "that costs {due} silver; {seat} has {own}",
        ["", "eso cuesta {due.silver}; {seat} tiene {own}", "isso custa {due.silver}; {seat} tem {own}"],
    ),
    // Trade routes.
    Saying(
        "the own route tiles are ordered now: \"order 3 1 7\"",
        [
            "the own route tiles are ordered now",
            "ahora se ordenan las losetas de ruta propias",
            "agora se ordenam as próprias peças de rota",
        ],
    ),
    Saying(
        "{seat} orders the tiles {tiles}, each once",
        [
            "",
            "{seat} ordena las losetas {tiles}, cada una una vez",
            "{seat} ordena as peças {tiles}, cada uma uma vez",
        ],
    ),
    Saying(
        "route tiles are ordered before phase A only",
        [
            "",
            "las losetas de ruta solo se ordenan antes de la fase A",
            "as peças de rota só se ordenam antes da fase A",
        ],
    ),
    // Teams.
    Saying(
        "all four storage spaces are full; discard a tile first",
        [
            "",
            "las cuatro casillas están llenas; descarta antes una loseta",
            "os quatro espaços estão cheios; descarte antes uma peça",
        ],
    ),
    Saying(
        "where a tile is stored is chosen in a team, when a tile is taken",
        [
            "",
            "dónde se guarda una loseta se elige en equipo, al tomarla",
            "onde se guarda uma peça se escolhe em time, ao pegá-la",
        ],
    ),
    Saying(
        "where the taken tile is stored comes first: \"keep shared\" or \"keep private\"",
        [
            "where the taken tile is stored comes first",
            "antes hay que elegir dónde se guarda la loseta tomada",
            "antes é preciso escolher onde guardar a peça",
        ],
    ),
    Saying(
        "a storage space is free; choose \"keep shared\" or \"keep private\"",
        [
            "a storage space is free; choose where the tile is stored",
            "queda una casilla libre; elige dónde se guarda la loseta",
            "há um espaço livre; escolha onde guardar a peça",
        ],
    ),
    Saying(
        "a private tile is discarded only when a tile comes into a full storage",
        [
            "",
            "una loseta propia solo se descarta cuando llega otra y no caben más",
            "uma peça própria só se descarta quando chega outra e não há mais lugar",
        ],
    ),
    Saying(
        "discarding the like tile of the shared storage does the same; name that",
        [
            "discarding the like tile of the shared storage does the same; choose that",
            "descartar la loseta igual de las casillas comunes es lo mismo; elige esa",
            "descartar a peça igual dos espaços comuns dá no mesmo; escolha essa",
        ],
    ),
    Saying(
        "there are private storages only in a team game",
        [
            "",
            "solo hay casillas propias en una partida por equipos",
            "só há espaços próprios em uma partida em times",
        ],
    ),
    Saying(
        "the {tile} lies in {seat}'s private storage",
        [
            "",
            "{tile.the} está en las casillas propias de {seat}",
            "{tile.the} está nos espaços próprios de {seat}",
        ],
    ),
    Saying(
        "{seat} has no {tile} in private storage",
        [
            "",
            "{seat} no tiene {tile} en sus casillas propias",
            "{seat} não tem {tile} nos seus espaços próprios",
        ],
    ),
];
