//! Rules of things that are the same at every table.

use super::Thing;
use crate::Language;
use demesne_viscounts::{Act, Icon, Resource, Tier};

/// What a tier of the castle is.
pub const fn tier(tier: Tier, language: Language) -> &'static str {
    match tier {
        Tier::First => language.pick(
            "Three of your workers on it must be resolved: one moves in to the second tier and brings its reward, one goes to \
             the section on either side. More than 3 workers of all colours: the active player removes some, and each owner \
             gains 2 silver. 1 point each at the end.",
            "Tres trabajadores tuyos aquí se resuelven: uno entra en el segundo nivel y da su recompensa, y uno va a la sección \
             de cada lado. Con más de 3 trabajadores de todos los colores, el jugador activo retira algunos y cada dueño gana 2 \
             de plata. 1 punto cada uno al final.",
            "Três trabalhadores seus aqui são resolvidos: um entra no segundo nível e dá a recompensa, e um vai para a seção de \
             cada lado. Com mais de 3 trabalhadores de todas as cores, o jogador ativo retira alguns e cada dono ganha 2 de \
             prata. 1 ponto cada um no fim.",
        ),
        Tier::Second => language.pick(
            "Of three of your workers here one moves on to the third tier and brings a resource. More than 3 workers of all \
             colours: the active player removes some, and each owner gains 1 virtue and 1 resource. 2 points each at the end.",
            "De tres trabajadores tuyos aquí uno pasa al tercer nivel y da un recurso. Con más de 3 trabajadores de todos los \
             colores, el jugador activo retira algunos y cada dueño gana 1 de virtud y 1 recurso. 2 puntos cada uno al final.",
            "De três trabalhadores seus aqui um passa ao terceiro nível e dá um recurso. Com mais de 3 trabalhadores de todas \
             as cores, o jogador ativo retira alguns e cada dono ganha 1 de virtude e 1 recurso. 2 pontos cada um no fim.",
        ),
    }
}

/// What ribbons are for (V14.6, V14.8).
pub const fn ribbons(language: Language) -> &'static str {
    language.pick(
        "At the end a set of 1, 2, 3 or 4 different ribbons scores 1, 4, 9 or 16 points; the first with three of one colour \
         takes its cleric bonus card.",
        "Al final una serie de 1, 2, 3 o 4 cintas distintas puntúa 1, 4, 9 o 16; el primero con tres de un color toma su \
         bonificación de clérigo.",
        "No fim uma série de 1, 2, 3 ou 4 fitas diferentes pontua 1, 4, 9 ou 16; o primeiro com três de uma cor pega o bônus \
         de clérigo dela.",
    )
}

/// Where one can go from a space (V9.1).
pub const fn arrows(outer: bool, language: Language) -> &'static str {
    match outer {
        true => language.pick(
            "From a left space the way leads to the right one or the inner one of the segment, from a right space to the left \
             one of the next segment.",
            "De una casilla izquierda se va a la derecha o a la interior de la porción; de una derecha, a la izquierda de la \
             siguiente.",
            "De um espaço esquerdo vai-se ao direito ou ao interior do segmento; de um direito, ao esquerdo do seguinte.",
        ),
        false => language.pick(
            "From here the way leads to the right space of the segment, or to the inner space of the next one.",
            "De aquí se va a la casilla derecha de la porción, o a la interior de la siguiente.",
            "Daqui vai-se ao espaço direito do segmento, ou ao interior do seguinte.",
        ),
    }
}

/// What a kind of icon is for (V5, V10.3).
pub const fn icon(icon: Icon, language: Language) -> &'static str {
    match icon {
        Icon::Merchant => language.pick(
            "Merchants fund trades; a missing one costs 1 silver.",
            "Los mercaderes financian el comercio; cada uno que falta cuesta 1 de plata.",
            "Os mercadores financiam o comércio; cada um que falta custa 1 de prata.",
        ),
        Icon::Builder => language.pick(
            "Builders fund buildings; a missing one costs 1 stone.",
            "Los constructores financian edificios; cada uno que falta cuesta 1 de piedra.",
            "Os construtores financiam edifícios; cada um que falta custa 1 de pedra.",
        ),
        Icon::Noble => language.pick(
            "Nobles fund workers; a missing one costs 1 gold.",
            "Los nobles financian trabajadores; cada uno que falta cuesta 1 de oro.",
            "Os nobres financiam trabalhadores; cada um que falta custa 1 de ouro.",
        ),
        Icon::Cleric => language.pick(
            "Clerics fund manuscripts; a missing one costs 1 ink.",
            "Los clérigos financian manuscritos; cada uno que falta cuesta 1 tintero.",
            "Os clérigos financiam manuscritos; cada um que falta custa 1 tinteiro.",
        ),
        Icon::Criminal => language.pick(
            "A criminal counts as any other icon in a primary action. Whoever plays one gains 1 corruption for each criminal \
             on the own board.",
            "Un criminal cuenta como cualquier otro icono en una acción primaria. Quien juega uno gana 1 de corrupción por cada \
             criminal de su tablero.",
            "Um criminoso conta como qualquer outro ícone em uma ação primária. Quem joga um ganha 1 de corrupção por cada \
             criminoso do seu tabuleiro.",
        ),
    }
}

/// What a resource is for.
pub const fn resource(kind: Resource, language: Language) -> &'static str {
    match kind {
        Resource::Ink => language.pick(
            "Ink replaces clerics that are missing when you transcribe.",
            "Los tinteros sustituyen a los clérigos que faltan al transcribir.",
            "Os tinteiros substituem os clérigos que faltam ao transcrever.",
        ),
        Resource::Stone => language.pick(
            "Stone replaces builders that are missing when you build.",
            "La piedra sustituye a los constructores que faltan al construir.",
            "A pedra substitui os construtores que faltam ao construir.",
        ),
        Resource::Gold => language.pick(
            "Gold replaces nobles that are missing when you place workers.",
            "El oro sustituye a los nobles que faltan al colocar trabajadores.",
            "O ouro substitui os nobres que faltam ao colocar trabalhadores.",
        ),
    }
}

/// A primary action (V11 to V14).
pub const fn act(act: Act, language: Language) -> &'static str {
    match act {
        Act::Trade => language.pick(
            "On an outer space: exchange merchants for what the space gives, as often as they reach. Missing merchants cost \
             silver, except where silver is gained.",
            "En una casilla exterior: cambia mercaderes por lo que da la casilla, tantas veces como alcancen. Los que faltan \
             cuestan plata, salvo donde se gana plata.",
            "Em um espaço exterior: troque mercadores pelo que o espaço dá, tantas vezes quantas alcançarem. Os que faltam \
             custam prata, exceto onde se ganha prata.",
        ),
        Act::Build => language.pick(
            "On an outer space: a Workshop takes 3 builders, a Trading Post 5, a Guildhall 7. It goes on an empty site on your \
             side of the river, reveals its ability, and brings the site's effect and the links it completes.",
            "En una casilla exterior: un Taller requiere 3 constructores, un Puesto Comercial 5, un Ayuntamiento 7. Va a un lugar \
             vacío de tu lado del río, revela su habilidad y da el efecto del lugar y las conexiones que completa.",
            "Em um espaço exterior: uma Oficina requer 3 construtores, um Posto Comercial 5, um Salão da Guilda 7. Vai em um \
             terreno vazio do seu lado do rio, revela a habilidade e dá o efeito do terreno e as conexões que completa.",
        ),
        Act::Workers => language.pick(
            "On an inner space: 1, 3, 5 or 8 nobles place 1, 2, 3 or 4 workers on the first tier of the section beside it.",
            "En una casilla interior: 1, 3, 5 u 8 nobles colocan 1, 2, 3 o 4 trabajadores en el primer nivel de la sección \
             contigua.",
            "Em um espaço interior: 1, 3, 5 ou 8 nobres colocam 1, 2, 3 ou 4 trabalhadores no primeiro nível da seção vizinha.",
        ),
        Act::Transcribe => language.pick(
            "On an inner space: take the top manuscript of the segment for as many clerics as it costs.",
            "En una casilla interior: toma el manuscrito superior de la porción por tantos clérigos como cuesta.",
            "Em um espaço interior: pegue o manuscrito de cima do segmento por tantos clérigos quantos ele custa.",
        ),
    }
}

/// A link between two sites (V12.9).
pub const fn link(language: Language) -> &'static str {
    language.pick(
        "Where a link joins two sites, the owners of both buildings gain it when the second one is built; a single \
         owner gains it once.",
        "Donde una conexión une dos lugares, los dueños de ambos edificios la ganan al construirse el segundo; un \
         dueño único la gana una vez.",
        "Onde uma conexão une dois terrenos, os donos dos dois edifícios a ganham quando o segundo é construído; um \
         dono único a ganha uma vez.",
    )
}

/// The name of a phase, 1 to 6.
pub const fn phase_name(number: u8, language: Language) -> &'static str {
    match number {
        1 => language.pick("card", "carta", "carta"),
        2 => language.pick("move", "movimiento", "movimento"),
        3 => language.pick("action", "acción", "ação"),
        4 => language.pick("hire", "contratar", "contratar"),
        5 => language.pick("collision", "colisión", "colisão"),
        _ => language.pick("draw", "robar", "compra"),
    }
}

/// A phase of a turn, 1 to 6 (V8.1).
pub const fn phase(number: u8, language: Language) -> &'static str {
    match number {
        1 => language.pick(
            "All cards of your board move one slot to the right, the third one leaves. Then you play a card of your hand to slot 1.",
            "Todas las cartas de tu tablero avanzan un hueco a la derecha; la tercera sale. Después juegas una carta de tu mano en \
             el hueco 1.",
            "Todas as cartas do seu tabuleiro avançam uma vaga para a direita; a terceira sai. Depois você joga uma carta da mão na \
             vaga 1.",
        ),
        2 => language.pick(
            "Your viscount moves as many steps as the silver on the card you played; each further step costs 1 silver.",
            "Tu vizconde se mueve tantos pasos como la plata de la carta jugada; cada paso más cuesta 1 de plata.",
            "O seu visconde anda tantos passos quanto a prata da carta jogada; cada passo a mais custa 1 de prata.",
        ),
        3 => language.pick(
            "One primary action: trade or build on an outer space, place workers or transcribe on an inner one; or none.",
            "Una acción primaria: comerciar o construir en una casilla exterior, colocar trabajadores o transcribir en una \
             interior; o ninguna.",
            "Uma ação primária: comerciar ou construir em um espaço exterior, colocar trabalhadores ou transcrever em um interior; \
             ou nenhuma.",
        ),
        4 => language.pick(
            "You may hire the townsfolk of your segment for its silver; it goes to your discard pile.",
            "Puedes contratar al ciudadano de tu porción por su plata; va a tu pila de descartes.",
            "Você pode contratar o cidadão do seu segmento pela prata dele; vai para a sua pilha de descarte.",
        ),
        5 => language.pick(
            "If your markers have met they collide: you gain what stands above their space, rivals what stands below it.",
            "Si tus marcadores se han juntado, colisionan: ganas lo que está sobre su casilla y los rivales lo que está debajo.",
            "Se os seus marcadores se juntaram, colidem: você ganha o que está acima do espaço deles e os rivais o que está abaixo.",
        ),
        _ => language.pick(
            "You draw cards up to your hand limit.",
            "Robas cartas hasta tu límite de mano.",
            "Você compra cartas até o limite da sua mão.",
        ),
    }
}

/// Everything else.
pub const fn rule(thing: Thing, language: Language) -> &'static str {
    match thing {
        Thing::TownsfolkPile(_) => language.pick(
            "The top one can be hired at the end of your turn on this segment, or dismissed for your action here. Nobody may look \
             under it.",
            "El de encima se puede contratar al final de tu turno en esta porción, o despedir para tu acción aquí. Nadie puede \
             mirar debajo.",
            "O de cima pode ser contratado no fim do seu turno neste segmento, ou dispensado para a sua ação aqui. Ninguém pode \
             olhar embaixo.",
        ),
        Thing::ManuscriptPile(_) => language.pick(
            "The top one can be transcribed from the inner space of this segment. Nobody may look under it.",
            "El de encima se puede transcribir desde la casilla interior de esta porción. Nadie puede mirar debajo.",
            "O de cima pode ser transcrito do espaço interior deste segmento. Ninguém pode olhar embaixo.",
        ),
        Thing::Segment(_) => language.pick(
            "A fifth of the main board. Touch it to see this piece of the road.",
            "Una quinta parte del tablero principal. Tócala para ver este trozo del camino.",
            "Um quinto do tabuleiro principal. Toque nele para ver este trecho do caminho.",
        ),
        Thing::ThirdTier => language.pick(
            "The middle of the castle. Workers who come here stay, bring a resource, and are worth 3 points each. Whoever has \
             most of them leads the castle.",
            "El centro del castillo. Los trabajadores que llegan se quedan, dan un recurso y valen 3 puntos cada uno. Quien más \
             tiene lidera el castillo.",
            "O centro do castelo. Os trabalhadores que chegam ficam, dão um recurso e valem 3 pontos cada um. Quem tem mais \
             lidera o castelo.",
        ),
        Thing::Leader => language.pick(
            "The first player on the third tier takes it, and whoever then has more workers there than the holder. It raises the \
             hand limit by 1 and is worth 5 points.",
            "La toma el primero que llega al tercer nivel, y después quien tenga allí más trabajadores que su dueño. Aumenta en 1 \
             el límite de mano y vale 5 puntos.",
            "É do primeiro que chega ao terceiro nível, e depois de quem tiver ali mais trabalhadores que o dono. Aumenta em 1 o \
             limite da mão e vale 5 pontos.",
        ),
        Thing::Poverty => language.pick(
            "When the last debt on it is taken it is revealed: the round is finished, one more is played. Then most approved \
             deeds score 12, 8 and 4 points, with two players 12 and 4.",
            "Cuando se toma su última deuda se revela: se acaba la ronda y se juega una más. Entonces las mayorías de escrituras \
             aprobadas puntúan 12, 8 y 4; con dos jugadores, 12 y 4.",
            "Quando a última dívida dela é pega, é revelada: acaba-se a rodada e joga-se mais uma. Então as maiorias de escrituras \
             aprovadas pontuam 12, 8 e 4; com dois jogadores, 12 e 4.",
        ),
        Thing::Prosperity => language.pick(
            "When the last deed on it is taken it is revealed: the round is finished, one more is played. Then most paid debts \
             score 12, 8 and 4 points, with two players 12 and 4.",
            "Cuando se toma su última escritura se revela: se acaba la ronda y se juega una más. Entonces las mayorías de deudas \
             pagadas puntúan 12, 8 y 4; con dos jugadores, 12 y 4.",
            "Quando a última escritura dela é pega, é revelada: acaba-se a rodada e joga-se mais uma. Então as maiorias de \
             dívidas pagas pontuam 12, 8 e 4; com dois jogadores, 12 e 4.",
        ),
        Thing::Worker => language.pick(
            "Workers in the supply achieve nothing. Place them in the castle with nobles.",
            "Los trabajadores de la reserva no sirven de nada. Colócalos en el castillo con nobles.",
            "Os trabalhadores da reserva não servem para nada. Coloque-os no castelo com nobres.",
        ),
        Thing::Viscount => language.pick(
            "It moves as many steps as the silver on the card you play, one more for each silver you pay. Whoever is joined on a \
             space may rearrange the own cards.",
            "Se mueve tantos pasos como la plata de la carta que juegas, y uno más por cada plata que pagas. A quien se alcanza en \
             una casilla puede reordenar sus cartas.",
            "Anda tantos passos quanto a prata da carta que você joga, e mais um por cada prata que você paga. Quem é alcançado em \
             um espaço pode reorganizar as suas cartas.",
        ),
        Thing::Silver => language.pick(
            "Silver hires and dismisses townsfolk, buys further steps, and replaces merchants that are missing in a trade. It is \
             no resource.",
            "La plata contrata y despide ciudadanos, compra más pasos y sustituye a los mercaderes que faltan al comerciar. No es \
             un recurso.",
            "A prata contrata e dispensa cidadãos, compra mais passos e substitui os mercadores que faltam ao comerciar. Não é um \
             recurso.",
        ),
        Thing::UnpaidDebt => language.pick(
            "An unpaid debt costs 2 points at the end. Flipped it is paid, worth nothing, and brings a resource at once.",
            "Una deuda no pagada resta 2 puntos al final. Volteada queda pagada, vale 0 y da un recurso al momento.",
            "Uma dívida não paga tira 2 pontos no fim. Virada fica paga, vale 0 e dá um recurso na hora.",
        ),
        Thing::PaidDebt => language.pick(
            "A paid debt is worth nothing by itself; if Prosperity is revealed, the most of them score.",
            "Una deuda pagada no vale nada por sí sola; si se revela Prosperidad, puntúa quien más tiene.",
            "Uma dívida paga não vale nada por si só; se Prosperidade é revelada, pontua quem tem mais.",
        ),
        Thing::AcquiredDeed => language.pick(
            "An acquired deed is worth 1 point at the end; flipped it is approved and worth 3.",
            "Una escritura adquirida vale 1 punto al final; volteada queda aprobada y vale 3.",
            "Uma escritura adquirida vale 1 ponto no fim; virada fica aprovada e vale 3.",
        ),
        Thing::ApprovedDeed => language.pick(
            "An approved deed is worth 3 points; if Poverty is revealed, the most of them score besides.",
            "Una escritura aprobada vale 3 puntos; si se revela Pobreza, además puntúa quien más tiene.",
            "Uma escritura aprovada vale 3 pontos; se Pobreza é revelada, além disso pontua quem tem mais.",
        ),
        Thing::Corruption | Thing::Virtue => language.pick(
            "Corruption moves its marker right, virtue moves its own left. Once they meet they move together, and at the end of \
             the owner's turn they collide: debts on the right, deeds on the left. Then both go back.",
            "La corrupción mueve su marcador a la derecha y la virtud el suyo a la izquierda. Cuando se juntan se mueven a la vez, \
             y al final del turno de su dueño colisionan: deudas a la derecha, escrituras a la izquierda. Después los dos vuelven.",
            "A corrupção move o seu marcador para a direita e a virtude o dela para a esquerda. Quando se juntam movem-se juntos, \
             e no fim do turno do dono colidem: dívidas à direita, escrituras à esquerda. Depois os dois voltam.",
        ),
        Thing::Hand => language.pick(
            "You play one card a turn, and at its end draw up to 3; up to 4 or 5 with Workshop 3 and the castle leader card.",
            "Juegas una carta por turno y al final robas hasta tener 3; hasta 4 o 5 con el Taller 3 y la carta de líder del \
             castillo.",
            "Você joga uma carta por turno e no fim compra até ter 3; até 4 ou 5 com a Oficina 3 e a carta de líder do castelo.",
        ),
        Thing::Deck => language.pick(
            "Nobody knows its order, not even its owner. When a card is needed and it is empty, the discard pile is shuffled: \
             with a criminal on the board 1 corruption, without 1 virtue.",
            "Nadie conoce su orden, ni su dueño. Cuando hace falta una carta y está vacío, se barajan los descartes: con un \
             criminal en el tablero 1 de corrupción, sin ninguno 1 de virtud.",
            "Ninguém conhece a ordem, nem o dono. Quando falta uma carta e ele está vazio, os descartes são embaralhados: com um \
             criminoso no tabuleiro 1 de corrupção, sem nenhum 1 de virtude.",
        ),
        Thing::Discards => language.pick(
            "Cards that left the board, hired townsfolk and discarded cards lie here for all to see, until they are shuffled.",
            "Aquí quedan a la vista las cartas que salieron del tablero, los contratados y los descartes, hasta que se barajan.",
            "Aqui ficam à vista as cartas que saíram do tabuleiro, os contratados e os descartes, até serem embaralhados.",
        ),
        Thing::Round => language.pick(
            "Everybody has one turn in a round. Once Poverty or Prosperity is revealed, the next round is the last.",
            "Cada uno tiene un turno por ronda. Cuando se revela Pobreza o Prosperidad, la ronda siguiente es la última.",
            "Cada um tem um turno por rodada. Quando Pobreza ou Prosperidade é revelada, a rodada seguinte é a última.",
        ),
        Thing::Choice => language.pick(
            "Several effects are offered, and you take one of them.",
            "Se ofrecen varios efectos y tomas uno de ellos.",
            "São oferecidos vários efeitos e você fica com um deles.",
        ),
        Thing::Missing => language.pick(
            "The action needs one more icon. Resources or silver can stand for it, a townsfolk that you dismiss, or a card that \
             helps to pay.",
            "La acción necesita un icono más. Lo sustituyen recursos o plata, un ciudadano que despides o una carta que ayuda a \
             pagar.",
            "A ação precisa de mais um ícone. Recursos ou prata o substituem, um cidadão que você dispensa ou uma carta que ajuda \
             a pagar.",
        ),
        Thing::Dismissal => language.pick(
            "The townsfolk of your segment is dismissed for its silver: its icons count for this action alone.",
            "El ciudadano de tu porción se despide por su plata: sus iconos cuentan solo para esta acción.",
            "O cidadão do seu segmento é dispensado pela prata dele: os ícones contam só para esta ação.",
        ),
        Thing::SchemePile => language.pick(
            "Each turn the solo opponent turns up the next of these. Their order is unknown.",
            "Cada turno el oponente en solitario descubre la siguiente. Su orden no se conoce.",
            "A cada turno o oponente solo revela o seguinte. A ordem não se conhece.",
        ),
        Thing::FuturePile => language.pick(
            "What would bring a townsfolk brings the solo opponent one of these, which it uses after its next shuffle.",
            "Lo que daría un ciudadano da al oponente en solitario una de estas, que usa tras barajar de nuevo.",
            "O que daria um cidadão dá ao oponente solo um destes, que ele usa depois de embaralhar de novo.",
        ),
        _ => language.pick(
            "The solo opponent has no hand and no silver: each turn it turns up a scheme, moves along the outer path, and does the \
             first of its options that it can pay for.",
            "El oponente en solitario no tiene mano ni plata: cada turno descubre una programación, avanza por el camino exterior y \
             hace la primera de sus opciones que puede pagar.",
            "O oponente solo não tem mão nem prata: a cada turno revela um esquema, avança pelo caminho exterior e faz a primeira \
             das opções que pode pagar.",
        ),
    }
}
