//! Refusals of settings, for whoever sets a table up by hand and eye: without the words that only a record has.

use crate::refusal::Saying;

/// The sentences of the rules without their ids.
pub(super) const SAYINGS: &[Saying] = &[
    Saying(
        "castles are chosen openly only in the 2011 edition; use \"castles: together\" or \"edition: 2011\"",
        [
            "castles are chosen openly only in the edition of 2011",
            "los castillos solo se eligen a la vista en la edición de 2011",
            "os castelos só se escolhem às claras na edição de 2011",
        ],
    ),
    Saying(
        "expansions are played under the Special Edition; leave \"{expansion}\" out or use \"edition: se\"",
        [
            "expansions are played under the Special Edition ({expansion})",
            "las expansiones se juegan con la Edición especial ({expansion})",
            "as expansões se jogam com a Edição Especial ({expansion})",
        ],
    ),
    Saying(
        "the Châteautoma belongs to the Special Edition; use \"edition: se\"",
        [
            "the Châteautoma belongs to the Special Edition",
            "el Châteautoma es de la Edición especial",
            "o AutoDuque é da Edição Especial",
        ],
    ),
    Saying(
        "team and solo games and boards past 10 belong to the Special Edition; use \"edition: se\"",
        [
            "team and solo games and boards past 10 belong to the Special Edition",
            "los equipos, el juego en solitario y los tableros a partir del 11 son de la Edición especial",
            "os times, o jogo solo e os tabuleiros a partir do 11 são da Edição Especial",
        ],
    ),
    Saying(
        "a game is a team game or a solo game, not both",
        [
            "",
            "una partida es por equipos o en solitario, no las dos cosas",
            "uma partida é em times ou solo, não as duas coisas",
        ],
    ),
    Saying(
        "exactly four play in teams, not {players}; use \"players: 4\"",
        [
            "exactly four play in teams, not {players}",
            "por equipos juegan exactamente cuatro, no {players}",
            "em times jogam exatamente quatro, não {players}",
        ],
    ),
    Saying(
        "one plays solo, not {players}; use \"players: 1\"",
        [
            "one plays alone, not {players}",
            "en solitario juega uno, no {players}",
            "solo joga um, não {players}",
        ],
    ),
    Saying(
        "the Châteautoma counts as a player; use \"players: 2\" for one person",
        [
            "the Châteautoma counts as a player: one person and it are two",
            "el Châteautoma cuenta como jugador: una persona y él son dos",
            "o AutoDuque conta como jogador: uma pessoa e ele são dois",
        ],
    ),
    Saying(
        "\"1\" players cannot play; 2, 3 or 4 can, and one with \"solo: 33\"",
        [
            "one player alone needs the solo game or the Châteautoma",
            "una persona sola necesita el juego en solitario o el Châteautoma",
            "uma pessoa sozinha precisa do jogo solo ou do AutoDuque",
        ],
    ),
    Saying(
        "\"{players}\" players cannot play; 2, 3 or 4 can",
        [
            "2, 3 or 4 can play, not {players}",
            "pueden jugar 2, 3 o 4, no {players}",
            "podem jogar 2, 3 ou 4, não {players}",
        ],
    ),
    Saying(
        "the Châteautoma does not play on team or solo boards",
        [
            "",
            "el Châteautoma no juega en tableros de equipo ni en solitario",
            "o AutoDuque não joga em tabuleiros de time nem solo",
        ],
    ),
    Saying(
        "inns are not played with the Châteautoma; leave \"inns\" out",
        [
            "inns are not played with the Châteautoma",
            "con el Châteautoma no se juega con posadas",
            "com o AutoDuque não se joga com estalagens",
        ],
    ),
    Saying(
        "border posts are on the player board, which a team does not use; leave \"posts\" out",
        [
            "border posts are on the player board, which a team does not use",
            "los puestos fronterizos están en el tablero de jugador, que un equipo no usa",
            "os entrepostos estão no tabuleiro de jogador, que um time não usa",
        ],
    ),
    Saying(
        "{adds} belong to a player, and the rules do not say how partners share; leave \"{expansion}\" out",
        [
            "{expansion} belong to a player, and the rules do not say how partners share",
            "{expansion}: son de un jugador, y las reglas no dicen cómo las comparte un equipo",
            "{expansion}: são de um jogador, e as regras não dizem como um time compartilha",
        ],
    ),
    Saying(
        "a solo game takes the expansions tiles and white only; leave \"{expansion}\" out",
        [
            "alone only further tiles and white castles are played, not: {expansion}",
            "en solitario solo se juega con más losetas y castillos blancos, no con: {expansion}",
            "solo joga-se apenas com mais peças e castelos brancos, não com: {expansion}",
        ],
    ),
    Saying(
        "the castle connection is played with boards 11 to 18 only",
        [
            "",
            "la conexión con castillos solo se juega con los tableros 11 a 18",
            "a conexão com castelos só se joga com os tabuleiros 11 a 18",
        ],
    ),
    Saying(
        "{count} boards are chosen for {persons} people; name one for each seat",
        [
            "{count} boards are chosen for {persons} persons; each has one",
            "se han elegido {count} tableros para {persons} personas; cada una tiene uno",
            "há {count} tabuleiros escolhidos para {persons} pessoas; cada uma tem um",
        ],
    ),
    Saying(
        "{count} boards are chosen for {persons} players; name one for each seat",
        [
            "{count} boards are chosen for {persons} players; each has one",
            "se han elegido {count} tableros para {persons} jugadores; cada uno tiene uno",
            "há {count} tabuleiros escolhidos para {persons} jogadores; cada um tem um",
        ],
    ),
    Saying(
        "boards 19 to 22 are named, not drawn; use \"duchies: same 19\" or \"duchies: chosen …\"",
        [
            "boards 19 to 22 are chosen, not drawn",
            "los tableros 19 a 22 se eligen, no se sortean",
            "os tabuleiros 19 a 22 são escolhidos, não sorteados",
        ],
    ),
    Saying(
        "with the castle connection every player has one of the boards 11 to 18; use \"boards: 11-18\"",
        [
            "with the castle connection every player has one of the boards 11 to 18",
            "con la conexión con castillos cada jugador tiene uno de los tableros 11 a 18",
            "com a conexão com castelos cada jogador tem um dos tabuleiros 11 a 18",
        ],
    ),
    Saying(
        "without trade routes there is no order of routes; add \"routes\" to expansions",
        [
            "without trade routes there is no order of routes",
            "sin rutas comerciales no hay orden de las rutas",
            "sem rotas comerciais não há ordem das rotas",
        ],
    ),
    Saying(
        "without vineyards there are no types of vines; add \"vineyards\" to expansions",
        [
            "without vineyards there are no types of vines",
            "sin viñedos no hay tipos de vid",
            "sem vinhedos não há tipos de vinha",
        ],
    ),
    Saying(
        "with 4 players all types of vines are in play; use \"vine-types: all\"",
        [
            "with 4 players all types of vines are in play",
            "con 4 jugadores están en juego todos los tipos de vid",
            "com 4 jogadores todos os tipos de vinha estão em jogo",
        ],
    ),
    Saying(
        "with {players} players 1 type is out; name as many",
        [
            "with {players} players exactly 1 type of vines is out",
            "con {players} jugadores queda fuera exactamente 1 tipo de vid",
            "com {players} jogadores fica fora exatamente 1 tipo de vinha",
        ],
    ),
    Saying(
        "with {players} players {out} types are out; name as many",
        [
            "with {players} players exactly {out} types of vines are out",
            "con {players} jugadores quedan fuera exactamente {out} tipos de vid",
            "com {players} jogadores ficam fora exatamente {out} tipos de vinha",
        ],
    ),
    Saying(
        "a target belongs to a solo game; add \"solo: 33\"",
        [
            "a target belongs to a solo game",
            "el objetivo es del juego en solitario",
            "o objetivo é do jogo solo",
        ],
    ),
    Saying(
        "modifiers belong to the Châteautoma; add \"chateautoma: experienced\"",
        [
            "modifiers belong to the Châteautoma",
            "los modificadores son del Châteautoma",
            "os modificadores são do AutoDuque",
        ],
    ),
    Saying(
        "a team or solo game has its own board; leave \"{option}\" out",
        [
            "a team or solo game has its own board ({option})",
            "una partida por equipos o en solitario tiene su propio tablero ({option})",
            "uma partida em times ou solo tem o seu próprio tabuleiro ({option})",
        ],
    ),
    // What is written by hand.
    Saying(
        "there is no board \"{board}\"; the boards are {boards}",
        [
            "",
            "no hay ningún tablero «{board}»; los tableros son {boards}",
            "não há tabuleiro «{board}»; os tabuleiros são {boards}",
        ],
    ),
    Saying(
        "the board \"{board}\" exists already; give your own another name",
        [
            "",
            "el tablero «{board}» ya existe; ponle otro nombre al tuyo",
            "o tabuleiro «{board}» já existe; dê outro nome ao seu",
        ],
    ),
    Saying(
        "the option \"{option}\" stands here twice; name it once",
        [
            "",
            "la opción «{option}» está dos veces; indícala una sola vez",
            "a opção «{option}» está duas vezes; indique-a uma só vez",
        ],
    ),
    Saying(
        "\"{key}\" is no option of this game; the options are: {keys}",
        [
            "",
            "«{key}» no es una opción de este juego; las opciones son: {keys}",
            "«{key}» não é uma opção deste jogo; as opções são: {keys}",
        ],
    ),
    Saying(
        "\"{value}\" is no value of the option {option}; it takes: {values}",
        [
            "",
            "«{value}» no es un valor de «{option}»; admite: {values}",
            "«{value}» não é um valor de «{option}»; aceita: {values}",
        ],
    ),
];
