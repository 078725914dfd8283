//! Refusals of what people try.

use crate::refusal::Saying;

/// The sentences of the rules, in the order of `docs/rules/tuscany.md`.
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
            "{seat} waits until cards and tiles are drawn",
            "{seat} espera a que salgan las cartas y las losetas",
            "{seat} espera as cartas e as peças serem sorteadas",
        ],
    ),
    // T3: before the first turn.
    Saying(
        "lay out the board and choose the space of the start castle",
        [
            "first lay out your board and choose a space for the start castle",
            "primero dispón tu tablero y elige la casilla del castillo inicial",
            "primeiro disponha o seu tabuleiro e escolha o espaço do castelo inicial",
        ],
    ),
    Saying(
        "say how the pieces lie",
        ["lay out the three pieces first", "dispón antes las tres piezas", "disponha antes as três peças"],
    ),
    Saying(
        "{seat} has the pieces {pieces}; lay these out",
        [
            "the pieces of {seat} are {pieces}: only these can be laid out",
            "las piezas de {seat} son {pieces}: solo se pueden disponer esas",
            "as peças de {seat} são {pieces}: só essas podem ser dispostas",
        ],
    ),
    Saying(
        "name the board with piece A left of piece C",
        [
            "this board is listed the other way round, with piece A left of piece C",
            "este tablero figura al revés, con la pieza A a la izquierda de la C",
            "este tabuleiro consta ao contrário, com a peça A à esquerda da C",
        ],
    ),
    Saying(
        "take a bonus token",
        [
            "first take a bonus token",
            "primero toma una ficha de bonificación",
            "primeiro pegue uma ficha de bônus",
        ],
    ),
    // T4: a turn.
    Saying(
        "the actions are: draw cards, take a tile, place a tile",
        [
            "now you can draw cards, take a tile or place a stored one",
            "ahora puedes robar cartas, tomar una loseta o colocar una guardada",
            "agora você pode comprar cartas, pegar uma peça ou colocar uma guardada",
        ],
    ),
    Saying(
        "there is no passing: draw, take or place first",
        [
            "a turn cannot be passed: draw cards, take a tile or place one first",
            "no se puede pasar: antes roba cartas, toma una loseta o coloca una",
            "não se pode passar: antes compre cartas, pegue uma peça ou coloque uma",
        ],
    ),
    Saying(
        "choose a stored item to place first",
        [
            "first choose what you place from your storage",
            "primero elige qué colocas de tu almacén",
            "primeiro escolha o que colocar do seu armazém",
        ],
    ),
    Saying(
        "an action is resolved completely before anything else",
        [
            "the last action is not finished yet",
            "la última acción aún no ha terminado",
            "a última ação ainda não terminou",
        ],
    ),
    // T6: taking a tile.
    Saying(
        "the centre is empty; no tile can be taken",
        [
            "",
            "el centro está vacío: no se puede tomar ninguna loseta",
            "o centro está vazio: não se pode pegar nenhuma peça",
        ],
    ),
    Saying(
        "nothing may be given up but for a tile that finds no free space",
        [
            "something stored goes only when a tile comes into a full storage",
            "algo guardado solo se descarta cuando una loseta entra en un almacén lleno",
            "algo guardado só se descarta quando uma peça entra em um armazém cheio",
        ],
    ),
    Saying(
        "storage is full: give up a stored item for the {item}",
        [
            "your storage is full: first choose what goes for {item.the}",
            "tu almacén está lleno: primero elige qué descartas para que entre {item.the}",
            "o seu armazém está cheio: primeiro escolha o que descartar para que entre {item.the}",
        ],
    ),
    Saying(
        "{seat} has no {item} stored to give up",
        ["{seat} has no {item} in storage", "{seat} no guarda {item.a}", "{seat} não guarda {item.a}"],
    ),
    Saying(
        "no {kind} lies in the centre; name a type that does",
        [
            "there are no {kind} in the centre: choose another type",
            "no hay {kind} en el centro: elige otro tipo",
            "não há {kind} no centro: escolha outro tipo",
        ],
    ),
    Saying(
        "no {item} lies in the centre; a castle places a tile from there",
        [
            "in the centre there is no {item}, and a castle only places what lies there",
            "en el centro no hay {item.a}, y un castillo solo coloca lo que hay ahí",
            "no centro não há {item.a}, e um castelo só coloca o que está ali",
        ],
    ),
    Saying(
        "no {item} lies in the centre",
        ["there is no {item} in the centre", "no hay {item.a} en el centro", "não há {item.a} no centro"],
    ),
    Saying(
        "a tile of the centre fits the own board; take one",
        [
            "something in the centre fits your board, so nothing can be exchanged",
            "algo del centro cabe en tu tablero, así que no se puede cambiar nada",
            "algo do centro cabe no seu tabuleiro, então não se pode trocar nada",
        ],
    ),
    Saying(
        "still nothing in the centre fits; name another type to exchange",
        [
            "still nothing in the centre fits your board: exchange another type",
            "aún no hay nada en el centro que quepa en tu tablero: cambia otro tipo",
            "ainda não há nada no centro que caiba no seu tabuleiro: troque outro tipo",
        ],
    ),
    Saying(
        "after an exchange a tile must be taken",
        ["", "después de un cambio hay que tomar una loseta", "depois de uma troca é preciso pegar uma peça"],
    ),
    Saying(
        "no neutral tile that fits can come; take a tile as it is",
        [
            "no neutral tile that fits your board is left, so an exchange would not help",
            "no queda ninguna loseta neutral que quepa en tu tablero: un cambio no serviría",
            "não resta nenhuma peça neutra que caiba no seu tabuleiro: uma troca não ajudaria",
        ],
    ),
    // T7: placing.
    Saying(
        "{seat} has no {item} stored; place a stored item",
        [
            "{seat} has no {item} in storage, and only what is stored can be placed",
            "{seat} no guarda {item.a}, y solo se puede colocar lo guardado",
            "{seat} não guarda {item.a}, e só se pode colocar o que está guardado",
        ],
    ),
    Saying(
        "choose a space for the free {item}",
        [
            "first choose where the castle places {item.the}",
            "primero elige dónde coloca el castillo {item.the}",
            "primeiro escolha onde o castelo coloca {item.the}",
        ],
    ),
    Saying(
        "choose a space for the {item}",
        [
            "first choose a space for {item.the}",
            "primero elige una casilla para {item.the}",
            "primeiro escolha um espaço para {item.the}",
        ],
    ),
    Saying(
        "choose how to pay for the {item} on space {space}",
        [
            "first choose how to pay for {item.the}",
            "primero elige cómo pagas {item.the}",
            "primeiro escolha como pagar {item.the}",
        ],
    ),
    Saying(
        "there is no space {number}; a board has the spaces 0 to 29",
        ["a board has no such space", "un tablero no tiene esa casilla", "um tabuleiro não tem esse espaço"],
    ),
    Saying(
        "space {space} is covered already",
        ["{space} is covered already", "{space} ya está cubierta", "{space} já está coberto"],
    ),
    Saying(
        "space {space} touches no covered space",
        [
            "{space} touches no covered one",
            "{space} no toca ninguna cubierta",
            "{space} não toca nenhum coberto",
        ],
    ),
    Saying(
        "space {space} is {colour}; the {item} goes on {goes}",
        [
            "{space} is {colour}; {item.the} goes on {goes}",
            "{space} es {colour.space}; {item.the} va en una casilla {goes.space}",
            "{space} é {colour.space}; {item.the} vai em um espaço {goes.space}",
        ],
    ),
    Saying(
        "no empty space for the {item} touches a covered one",
        [
            "{item.the} fits no empty space beside a covered one yet",
            "aún no hay para {item.the} ninguna casilla vacía junto a otra cubierta",
            "ainda não há para {item.the} nenhum espaço vazio ao lado de outro coberto",
        ],
    ),
    Saying(
        "no empty {colour} space touches a covered one",
        [
            "no empty {colour} space touches a covered one yet",
            "aún no hay ninguna casilla {colour.space} vacía junto a otra cubierta",
            "ainda não há nenhum espaço {colour.space} vazio ao lado de outro coberto",
        ],
    ),
    Saying(
        "{seat} cannot pay for a space that is {colour}",
        [
            "{seat} lacks the cards or workers for the colour {colour}",
            "a {seat} le faltan cartas o trabajadores para una casilla {colour.space}",
            "faltam a {seat} cartas ou trabalhadores para um espaço {colour.space}",
        ],
    ),
    Saying(
        "{seat} cannot pay for the {item}",
        [
            "{seat} lacks the cards or workers for {item.the}",
            "a {seat} le faltan cartas o trabajadores para {item.the}",
            "faltam a {seat} cartas ou trabalhadores para {item.the}",
        ],
    ),
    Saying(
        "{colour} cards count in pairs here, and {n} cannot be paired; a need is met by a {needed} card, two equal cards of another colour, or a worker",
        [
            "an odd number of {colour} cards makes no pairs: pay with {needed} cards, pairs of another colour, or workers",
            "un número impar de cartas {colour.many} no forma parejas: se paga con cartas {needed.many}, parejas de otro color o trabajadores",
            "um número ímpar de cartas {colour.many} não forma pares: paga-se com cartas {needed.many}, pares de outra cor ou trabalhadores",
        ],
    ),
    Saying(
        "a placement costs exactly 2 needs; this meets {met}",
        [
            "a placement costs exactly two cards of the colour or what replaces them; this counts as {met}",
            "colocar cuesta exactamente dos cartas del color o lo que las sustituye; esto cuenta como {met}",
            "colocar custa exatamente duas cartas da cor ou o que as substitui; isto conta como {met}",
        ],
    ),
    Saying(
        "at this table the two pairs must have different colours",
        [
            "",
            "en esta mesa las dos parejas tienen que ser de colores distintos",
            "nesta mesa os dois pares têm que ser de cores diferentes",
        ],
    ),
    Saying(
        "{seat} has {own} of {n} workers",
        [
            "that takes {n.workers}; {seat} has {own}",
            "eso requiere {n.workers}; {seat} tiene {own}",
            "isso requer {n.workers}; {seat} tem {own}",
        ],
    ),
    Saying(
        "{seat} cannot have these cards",
        ["", "{seat} no puede tener esas cartas", "{seat} não pode ter essas cartas"],
    ),
    Saying(
        "{seat} has fewer than {n} {colour} cards",
        [
            "{seat} does not have so many {colour} cards",
            "{seat} no tiene tantas cartas {colour.many}",
            "{seat} não tem tantas cartas {colour.many}",
        ],
    ),
    // T9: effects.
    Saying(
        "a castle was placed: place a tile of the centre for free, or skip it",
        [
            "first the castle places a tile of the centre for free, or nothing",
            "primero el castillo coloca gratis una loseta del centro, o nada",
            "primeiro o castelo coloca de graça uma peça do centro, ou nada",
        ],
    ),
    Saying(
        "only a castle that was just placed brings a free tile",
        [
            "",
            "solo un castillo recién colocado da una loseta gratis",
            "só um castelo recém-colocado dá uma peça grátis",
        ],
    ),
    Saying(
        "a city was placed: take a bonus token",
        [
            "first take the bonus token of the city",
            "primero toma la ficha de bonificación de la ciudad",
            "primeiro pegue a ficha de bônus da cidade",
        ],
    ),
    Saying(
        "only a city that was just placed brings a token",
        ["", "solo una ciudad recién colocada da una ficha", "só uma cidade recém-colocada dá uma ficha"],
    ),
    Saying(
        "all {token} tokens are taken; take another kind",
        [
            "no {token} is left: take another kind",
            "no queda ninguna {token}: toma otra",
            "não resta nenhuma {token}: pegue outra",
        ],
    ),
    // T10: wooden hexes.
    Saying(
        "a wooden hex cannot be placed in the turn in which it was gained",
        [
            "",
            "un hexágono de madera no se puede colocar en el turno en que llegó",
            "um hexágono de madeira não pode ser colocado no turno em que chegou",
        ],
    ),
    // T12: marble.
    Saying(
        "{seat} has no marble to spend",
        ["", "{seat} no tiene mármol que gastar", "{seat} não tem mármore para gastar"],
    ),
    Saying(
        "a marble is spent after the first action: draw, take or place before",
        [
            "a marble is spent after your action: draw cards, take a tile or place one first",
            "el mármol se gasta después de tu acción: antes roba cartas, toma una loseta o coloca una",
            "o mármore se gasta depois da sua ação: antes compre cartas, pegue uma peça ou coloque uma",
        ],
    ),
    Saying(
        "a marble was spent already: draw, take or place now",
        [
            "the marble is spent already: draw cards, take a tile or place one now",
            "ya has gastado el mármol: ahora roba cartas, toma una loseta o coloca una",
            "você já gastou o mármore: agora compre cartas, pegue uma peça ou coloque uma",
        ],
    ),
    Saying(
        "the action is done: spend a marble for another one, or end the turn",
        [
            "your action is done: end the turn, or spend a marble for another one",
            "tu acción está hecha: termina el turno o gasta un mármol para otra",
            "a sua ação está feita: termine o turno ou gaste um mármore para outra",
        ],
    ),
    Saying(
        "a turn has no more than two actions; only its end is left",
        [
            "a turn has two actions at most: now it can only end",
            "un turno tiene dos acciones como máximo: ya solo puede terminar",
            "um turno tem no máximo duas ações: agora ele só pode terminar",
        ],
    ),
    Saying(
        "a turn has no more than two actions; end it",
        [
            "a turn has two actions at most: end it",
            "un turno tiene dos acciones como máximo: termínalo",
            "um turno tem no máximo duas ações: termine-o",
        ],
    ),
];
