//! Refusals of what people try in the setup and in a turn.

use crate::refusal::Saying;

/// The sentences of the rules.
pub(super) const SAYINGS: &[Saying] = &[
    Saying("the game is over", ["", "la partida ha terminado", "a partida acabou"]),
    Saying(
        "it is not for {seat} to act now, but for {or}",
        [
            "it is not for {seat} to act now, but for {or}",
            "ahora no le toca a {seat}, sino a {or}",
            "agora não é a vez de {seat}, e sim de {or}",
        ],
    ),
    Saying(
        "{seat} cannot act before chance has: a step of * comes first",
        [
            "{seat} has to wait: something is drawn first",
            "{seat} tiene que esperar: antes se sortea algo",
            "{seat} tem que esperar: antes se sorteia algo",
        ],
    ),
    // V2: the setup.
    Saying(
        "there is no pair with player card {n}",
        [
            "player card {n} is not on offer",
            "la carta de jugador {n} no está entre las que se ofrecen",
            "a carta de jogador {n} não está entre as oferecidas",
        ],
    ),
    Saying(
        "pick a pair of player card and hero",
        [
            "first pick a pair of player card and hero",
            "primero elige un par de carta de jugador y héroe",
            "primeiro escolha um par de carta de jogador e herói",
        ],
    ),
    // V3, V6, V7: effects.
    Saying(
        "an effect is resolved completely before anything else",
        [
            "the last effect is not finished yet",
            "el último efecto aún no ha terminado",
            "o último efeito ainda não terminou",
        ],
    ),
    Saying(
        "choose ink, stone or gold",
        [
            "first choose a resource: ink, stone or gold",
            "primero elige un recurso: tintero, piedra u oro",
            "primeiro escolha um recurso: tinteiro, pedra ou ouro",
        ],
    ),
    Saying(
        "flip a debt or a deed",
        [
            "first flip a debt or a deed",
            "primero voltea una deuda o una escritura",
            "primeiro vire uma dívida ou uma escritura",
        ],
    ),
    Saying(
        "{atom} cannot be declined",
        [
            "this cannot be declined: {atom}",
            "a esto no se puede renunciar: {atom}",
            "isto não se pode recusar: {atom}",
        ],
    ),
    Saying(
        "the own cards are put in another order, in the slots that hold cards now",
        [
            "your cards stay in the slots that hold cards, in another order",
            "tus cartas quedan en los huecos ocupados, en otro orden",
            "as suas cartas ficam nas vagas ocupadas, em outra ordem",
        ],
    ),
    Saying(
        "put the cards in another order, or skip it",
        [
            "first put your cards in another order, or leave them",
            "primero reordena tus cartas, o déjalas",
            "primeiro reorganize as suas cartas, ou deixe-as",
        ],
    ),
    Saying(
        "there is no card in deck and discard pile",
        [
            "deck and discard pile are empty",
            "el mazo y los descartes están vacíos",
            "o baralho e os descartes estão vazios",
        ],
    ),
    Saying(
        "discard a card of the hand or the top card of the deck, or skip it",
        [
            "first discard a card of your hand or the top one of your deck, or nothing",
            "primero descarta una carta de tu mano o la superior de tu mazo, o ninguna",
            "primeiro descarte uma carta da sua mão ou a de cima do seu baralho, ou nenhuma",
        ],
    ),
    Saying(
        "destroy a card of the hand or the top card of the deck, or skip it",
        [
            "first destroy a card of your hand or the top one of your deck, or nothing",
            "primero destruye una carta de tu mano o la superior de tu mazo, o ninguna",
            "primeiro destrua uma carta da sua mão ou a de cima do seu baralho, ou nenhuma",
        ],
    ),
    Saying(
        "- lies on no pile; hire a visible townsfolk",
        [
            "hire one of the visible townsfolk",
            "contrata a uno de los ciudadanos visibles",
            "contrate um dos cidadãos visíveis",
        ],
    ),
    Saying(
        "{card} lies on no pile; hire a visible townsfolk",
        [
            "{card} lies on no pile: hire one of the visible townsfolk",
            "{card} no está en ninguna pila: contrata a uno de los ciudadanos visibles",
            "{card} não está em nenhuma pilha: contrate um dos cidadãos visíveis",
        ],
    ),
    Saying(
        "hire a visible townsfolk for nothing",
        [
            "first hire one of the visible townsfolk for free",
            "primero contrata gratis a uno de los ciudadanos visibles",
            "primeiro contrate de graça um dos cidadãos visíveis",
        ],
    ),
    Saying(
        "{bundle} is not among the alternatives",
        [
            "this is not on offer: {bundle}",
            "esto no está entre las opciones: {bundle}",
            "isto não está entre as opções: {bundle}",
        ],
    ),
    Saying(
        "choose one of the alternatives",
        [
            "first choose one of the two effects",
            "primero elige uno de los dos efectos",
            "primeiro escolha um dos dois efeitos",
        ],
    ),
    Saying(
        "no ability of {card} waits",
        [
            "no ability of {card} waits to act",
            "ninguna habilidad de {card} espera su turno",
            "nenhuma habilidade de {card} espera a sua vez",
        ],
    ),
    Saying(
        "several abilities wait: choose the next one",
        [
            "several abilities wait: first choose the next one",
            "esperan varias habilidades: primero elige la siguiente",
            "esperam várias habilidades: primeiro escolha a seguinte",
        ],
    ),
    // V8, V9: playing and moving.
    Saying(
        "- is not in the hand",
        ["choose a card of the hand", "elige una carta de la mano", "escolha uma carta da mão"],
    ),
    Saying("{card} is not in the hand", ["", "{card} no está en la mano", "{card} não está na mão"]),
    Saying(
        "play a card of the hand",
        [
            "first play a card of your hand",
            "primero juega una carta de tu mano",
            "primeiro jogue uma carta da sua mão",
        ],
    ),
    Saying(
        "{space} cannot be reached: {n} steps, and one more for each silver",
        [
            "space {space} is out of reach: {n.steps}, and one more for each silver",
            "la casilla {space} está fuera de alcance: {n.steps}, y uno más por cada plata",
            "o espaço {space} está fora de alcance: {n.steps}, e mais um por cada prata",
        ],
    ),
    Saying(
        "move the viscount",
        ["first move your viscount", "primero mueve tu vizconde", "primeiro mova o seu visconde"],
    ),
    // V10: primary actions.
    Saying(
        "choose a primary action, or none",
        [
            "now you take a primary action, or none",
            "ahora haces una acción primaria, o ninguna",
            "agora você faz uma ação primária, ou nenhuma",
        ],
    ),
    Saying(
        "the viscount stands on an inner space; {act} is for outer ones",
        [
            "your viscount stands on an inner space, and this is for outer ones: {act}",
            "tu vizconde está en una casilla interior, y esto es para las exteriores: {act}",
            "o seu visconde está em um espaço interior, e isto é para os exteriores: {act}",
        ],
    ),
    Saying(
        "the viscount stands on an outer space; {act} is for inner ones",
        [
            "your viscount stands on an outer space, and this is for inner ones: {act}",
            "tu vizconde está en una casilla exterior, y esto es para las interiores: {act}",
            "o seu visconde está em um espaço exterior, e isto é para os interiores: {act}",
        ],
    ),
    Saying(
        "{act} needs {n} {icon} icons; {seat} cannot bring them up",
        [
            "{act} takes {n.icons} of the kind {icon}; {seat} cannot bring them up",
            "para {act} hacen falta {n.icons} de {icon}; {seat} no los reúne",
            "para {act} são precisos {n.icons} de {icon}; {seat} não os reúne",
        ],
    ),
    Saying(
        "no building is left to build",
        ["", "no queda ningún edificio por construir", "não resta nenhum edifício para construir"],
    ),
    Saying(
        "no empty site is left beside the viscount",
        [
            "no empty site is left beside your viscount",
            "no queda ningún lugar vacío junto a tu vizconde",
            "não resta nenhum terreno vazio junto ao seu visconde",
        ],
    ),
    Saying(
        "no worker is left in the supply",
        ["", "no queda ningún trabajador en la reserva", "não resta nenhum trabalhador na reserva"],
    ),
    Saying(
        "dismissing costs {n} silver; {seat} has {own}",
        [
            "dismissing costs {n.silver}; {seat} has {own}",
            "despedir cuesta {n.silver}; {seat} tiene {own}",
            "dispensar custa {n.silver}; {seat} tem {own}",
        ],
    ),
    Saying(
        "the townsfolk shows no icon that fits the action {act}",
        [
            "the townsfolk shows no icon that fits: {act}",
            "el ciudadano no muestra ningún icono que sirva para {act}",
            "o cidadão não mostra nenhum ícone que sirva para {act}",
        ],
    ),
    Saying(
        "with the townsfolk dismissed the action could not be paid for",
        [
            "with the townsfolk dismissed the action could not be paid for",
            "tras despedir al ciudadano no se podría pagar la acción",
            "depois de dispensar o cidadão não se poderia pagar a ação",
        ],
    ),
    Saying(
        "at most one townsfolk is dismissed in a turn",
        [
            "",
            "en un turno se despide como mucho a un ciudadano",
            "em um turno se dispensa no máximo um cidadão",
        ],
    ),
    Saying(
        "a townsfolk is dismissed before anything is chosen",
        [
            "a townsfolk is dismissed before you choose what you do: that is over",
            "a un ciudadano se le despide antes de elegir qué se hace: ya pasó",
            "um cidadão é dispensado antes de escolher o que se faz: já passou",
        ],
    ),
    Saying(
        "dismiss the townsfolk, or keep it",
        [
            "first dismiss the townsfolk, or nobody",
            "primero despide al ciudadano, o a nadie",
            "primeiro dispense o cidadão, ou ninguém",
        ],
    ),
    Saying(
        "{act} can be paid for only with the dismissal",
        [
            "without the dismissal you cannot pay for this: {act}",
            "sin el despido no puedes pagar esto: {act}",
            "sem a dispensa você não pode pagar isto: {act}",
        ],
    ),
    Saying(
        "that needs {n} {icon} icons; {seat} brings up {own} at most",
        [
            "that takes {n.icons} of the kind {icon}; {seat} brings up {own} at most",
            "eso requiere {n.icons} de {icon}; {seat} reúne {own} como máximo",
            "isso requer {n.icons} de {icon}; {seat} reúne no máximo {own}",
        ],
    ),
    Saying(
        "choose how the action is paid for",
        ["first choose how you pay", "primero elige cómo pagas", "primeiro escolha como pagar"],
    ),
    Saying(
        "{n} icons are missing: pay for them, without a unit that could be left out",
        [
            "{n.icons} are missing: pay for exactly that, with nothing that could be left out",
            "faltan {n.icons}: paga justo eso, sin nada que se pueda quitar",
            "faltam {n.icons}: pague só isso, sem nada que se possa tirar",
        ],
    ),
    // V11 to V14: trade, build, workers, manuscripts.
    Saying(
        "a trade has at least one exchange",
        ["", "al comerciar se hace al menos un intercambio", "ao comerciar se faz pelo menos uma troca"],
    ),
    Saying(
        "so many exchanges bring no more than fewer do",
        [
            "so many exchanges bring no more than fewer would",
            "tantos intercambios no dan más que menos",
            "tantas trocas não dão mais do que menos",
        ],
    ),
    Saying(
        "choose how many exchanges are made",
        [
            "first choose how many exchanges you make",
            "primero elige cuántos intercambios haces",
            "primeiro escolha quantas trocas você faz",
        ],
    ),
    Saying(
        "choose one of the buildings that are left",
        [
            "first choose one of your buildings that are left",
            "primero elige uno de los edificios que te quedan",
            "primeiro escolha um dos edifícios que restam a você",
        ],
    ),
    Saying(
        "{building} is built already; choose one that is left",
        [
            "{building} is built already: choose one that is left",
            "{building} ya está construido: elige uno que quede",
            "{building} já está construído: escolha um que reste",
        ],
    ),
    Saying(
        "place a {kind}, not a {other}",
        [
            "this places a {kind}, not a {other}",
            "esto coloca un edificio del tipo {kind}, no {other}",
            "isto coloca um edifício do tipo {kind}, não {other}",
        ],
    ),
    Saying(
        "choose which {kind} is placed",
        [
            "first choose which {kind} you place",
            "primero elige qué {kind} colocas",
            "primeiro escolha qual colocar: {kind}",
        ],
    ),
    Saying(
        "choose an empty site for the {building}",
        [
            "first choose an empty site: {building}",
            "primero elige un lugar vacío: {building}",
            "primeiro escolha um terreno vazio: {building}",
        ],
    ),
    Saying(
        "segment {segment} has no site {site}",
        [
            "segment {segment} has no site {site}",
            "la porción {segment} no tiene el lugar {site}",
            "o segmento {segment} não tem o terreno {site}",
        ],
    ),
    Saying(
        "a building stands on {site} already",
        [
            "a building stands on site {site} already",
            "en el lugar {site} ya hay un edificio",
            "no terreno {site} já há um edifício",
        ],
    ),
    Saying(
        "{site} does not belong to space {space}, where the viscount stands",
        [
            "site {site} does not belong to space {space}, where your viscount stands",
            "el lugar {site} no es de la casilla {space}, donde está tu vizconde",
            "o terreno {site} não é do espaço {space}, onde está o seu visconde",
        ],
    ),
    Saying(
        "no link leads from {site} to {end}",
        [
            "no link leads from site {site} to {end}",
            "no hay conexión del lugar {site} al {end}",
            "não há conexão do terreno {site} ao {end}",
        ],
    ),
    Saying(
        "two links are completed: choose the one that is gained first",
        [
            "two links are complete: first choose the one that you gain first",
            "hay dos conexiones completas: elige cuál ganas primero",
            "há duas conexões completas: escolha qual você ganha primeiro",
        ],
    ),
    Saying(
        "the pile is empty: take the printed manuscript",
        [
            "",
            "la pila está vacía: toma el manuscrito impreso",
            "a pilha está vazia: pegue o manuscrito impresso",
        ],
    ),
    Saying(
        "take {tile}, the top manuscript of the segment",
        [
            "only the top manuscript of the segment can be taken",
            "solo se puede tomar el manuscrito superior de la porción",
            "só se pode pegar o manuscrito de cima do segmento",
        ],
    ),
    Saying(
        "{tile} is no visible manuscript of cost 3 or 4",
        [
            "this is no visible manuscript of cost 3 or 4",
            "este no es un manuscrito visible de coste 3 o 4",
            "este não é um manuscrito visível de custo 3 ou 4",
        ],
    ),
    Saying(
        "take a visible manuscript of cost 3 or 4",
        [
            "first take a visible manuscript of cost 3 or 4",
            "primero toma un manuscrito visible de coste 3 o 4",
            "primeiro pegue um manuscrito visível de custo 3 ou 4",
        ],
    ),
    // V15: hiring, and the end of a turn.
    Saying(
        "the pile is empty, and the printed townsfolk cannot be hired",
        [
            "",
            "la pila está vacía, y el ciudadano impreso no se puede contratar",
            "a pilha está vazia, e o cidadão impresso não pode ser contratado",
        ],
    ),
    Saying(
        "- is not the top townsfolk of the segment; {top} is",
        [
            "only the top townsfolk of the segment can be hired: {top}",
            "solo se puede contratar al ciudadano superior de la porción: {top}",
            "só se pode contratar o cidadão de cima do segmento: {top}",
        ],
    ),
    Saying(
        "{card} is not the top townsfolk of the segment; {top} is",
        [
            "only the top townsfolk of the segment can be hired: {top}",
            "solo se puede contratar al ciudadano superior de la porción: {top}",
            "só se pode contratar o cidadão de cima do segmento: {top}",
        ],
    ),
    Saying(
        "{card} costs {n} silver; {seat} has {own}",
        [
            "{card} costs {n.silver}; {seat} has {own}",
            "{card} cuesta {n.silver}; {seat} tiene {own}",
            "{card} custa {n.silver}; {seat} tem {own}",
        ],
    ),
    Saying(
        "only one townsfolk is hired in a turn's phase 4",
        [
            "only one townsfolk can be hired at the end of a turn",
            "al final de un turno solo se contrata a un ciudadano",
            "no fim de um turno só se contrata um cidadão",
        ],
    ),
    Saying(
        "hire the townsfolk of the segment, or end the turn",
        [
            "now you can hire the townsfolk of the segment, or end the turn",
            "ahora puedes contratar al ciudadano de la porción o terminar el turno",
            "agora você pode contratar o cidadão do segmento ou terminar o turno",
        ],
    ),
    Saying(
        "end the turn",
        ["now the turn can only end", "ahora el turno solo puede terminar", "agora o turno só pode terminar"],
    ),
];
