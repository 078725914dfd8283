//! The rules in short, in the order in which people need them.

use super::{facts::end_piles, solo_board, words};
use crate::Language;
use demesne_viscounts::Viscounts;

/// A rule: its name and what it says.
pub type Rule = (&'static str, String);

/// The rules in short. Numbers are those of the table.
pub fn rules(game: &Viscounts, language: Language) -> Vec<Rule> {
    let plain = |english: &str, spanish: &str, portuguese: &str| {
        language.pick(english, spanish, portuguese).to_owned()
    };
    let mut all = vec![
        (
            language.pick("The aim", "El objetivo", "O objetivo"),
            plain(
                "Most points win. They come from buildings, workers in the castle, manuscripts, deeds, and at the end from who \
                 has most approved deeds or paid debts.",
                "Gana quien tiene más puntos. Vienen de edificios, trabajadores en el castillo, manuscritos, escrituras y, al \
                 final, de tener más escrituras aprobadas o deudas pagadas.",
                "Ganha quem tem mais pontos. Eles vêm de edifícios, trabalhadores no castelo, manuscritos, escrituras e, no fim, \
                 de ter mais escrituras aprovadas ou dívidas pagas.",
            ),
        ),
        (
            language.pick("A turn", "Un turno", "Um turno"),
            plain(
                "Your cards move one slot to the right, the last one leaves, and you play a card. Your viscount moves. You take a \
                 primary action, may hire a townsfolk, resolve a collision if your markers have met, and draw up to your hand \
                 limit.",
                "Tus cartas avanzan un hueco a la derecha, la última sale y juegas una carta. Tu vizconde se mueve. Haces una \
                 acción primaria, puedes contratar a un ciudadano, resuelves una colisión si tus marcadores se han juntado y robas \
                 hasta tu límite de mano.",
                "As suas cartas avançam uma vaga para a direita, a última sai e você joga uma carta. O seu visconde anda. Você faz \
                 uma ação primária, pode contratar um cidadão, resolve uma colisão se os seus marcadores se juntaram e compra até \
                 o limite da mão.",
            ),
        ),
        (
            language.pick("Cards", "Las cartas", "As cartas"),
            plain(
                "A townsfolk has a silver value, icons and mostly an ability: at once when played, when it leaves the board, or \
                 while it lies in a slot. Silver is what it costs to hire or dismiss, what destroying it brings, and how far your \
                 viscount moves.",
                "Un ciudadano tiene un valor en plata, iconos y casi siempre una habilidad: al jugarse, al salir del tablero o \
                 mientras está en un hueco. La plata es lo que cuesta contratarlo o despedirlo, lo que da destruirlo y cuánto se \
                 mueve tu vizconde.",
                "Um cidadão tem um valor em prata, ícones e quase sempre uma habilidade: ao ser jogado, ao sair do tabuleiro ou \
                 enquanto está em uma vaga. A prata é o que custa contratá-lo ou dispensá-lo, o que dá destruí-lo e quanto o seu \
                 visconde anda.",
            ),
        ),
        (
            language.pick("Moving", "El movimiento", "O movimento"),
            plain(
                "The viscount moves exactly as many steps as the silver of the card played, along the arrows; each further step \
                 costs 1 silver. Whoever stands where it ends may rearrange the own cards.",
                "El vizconde se mueve justo tantos pasos como la plata de la carta jugada, siguiendo las flechas; cada paso más \
                 cuesta 1 de plata. Quien está donde acaba puede reordenar sus cartas.",
                "O visconde anda exatamente tantos passos quanto a prata da carta jogada, seguindo as setas; cada passo a mais \
                 custa 1 de prata. Quem está onde ele acaba pode reorganizar as suas cartas.",
            ),
        ),
        (
            language.pick("Icons", "Los iconos", "Os ícones"),
            plain(
                "An action needs icons: merchants to trade, builders to build, nobles for workers, clerics to transcribe. They are \
                 on your cards, revealed buildings and bonus cards, and are not used up. A criminal counts as any of them. What is \
                 missing costs silver, stone, gold or ink.",
                "Una acción necesita iconos: mercaderes para comerciar, constructores para construir, nobles para los trabajadores, \
                 clérigos para transcribir. Están en tus cartas, edificios revelados y bonificaciones, y no se gastan. Un criminal \
                 cuenta como cualquiera. Lo que falta cuesta plata, piedra, oro o tinteros.",
                "Uma ação precisa de ícones: mercadores para comerciar, construtores para construir, nobres para os trabalhadores, \
                 clérigos para transcrever. Estão nas suas cartas, edifícios revelados e bônus, e não se gastam. Um criminoso conta \
                 como qualquer um. O que falta custa prata, pedra, ouro ou tinteiros.",
            ),
        ),
        (
            language.pick("Dismissing", "Despedir", "Dispensar"),
            plain(
                "For your action you may dismiss the townsfolk of the segment for its silver, if it shows a fitting icon: its effect \
                 comes at once, its icons count for this action, and it leaves the game.",
                "Para tu acción puedes despedir al ciudadano de la porción por su plata, si muestra un icono que sirva: su efecto \
                 llega al momento, sus iconos cuentan para esta acción y sale de la partida.",
                "Para a sua ação você pode dispensar o cidadão do segmento pela prata dele, se ele mostra um ícone que sirva: o \
                 efeito vem na hora, os ícones contam para esta ação e ele sai da partida.",
            ),
        ),
        (
            language.pick("Hiring", "Contratar", "Contratar"),
            plain(
                "At the end of your turn you may hire the townsfolk of the segment for its silver: its effect comes at once, and the \
                 card goes to your discard pile.",
                "Al final de tu turno puedes contratar al ciudadano de la porción por su plata: su efecto llega al momento y la \
                 carta va a tus descartes.",
                "No fim do seu turno você pode contratar o cidadão do segmento pela prata dele: o efeito vem na hora e a carta vai \
                 para os seus descartes.",
            ),
        ),
        (
            language.pick("Virtue and corruption", "Virtud y corrupción", "Virtude e corrupção"),
            plain(
                "Playing a criminal brings corruption for each criminal on your board. Shuffling brings 1 corruption with a criminal \
                 there, else 1 virtue. When both markers meet they collide at the end of your turn: the further right, the more \
                 debts and silver; the further left, the more deeds.",
                "Jugar un criminal da corrupción por cada criminal de tu tablero. Barajar da 1 de corrupción si hay alguno, y si no, \
                 1 de virtud. Cuando los marcadores se juntan, colisionan al final de tu turno: cuanto más a la derecha, más deudas \
                 y plata; cuanto más a la izquierda, más escrituras.",
                "Jogar um criminoso dá corrupção por cada criminoso do seu tabuleiro. Embaralhar dá 1 de corrupção se há algum, e \
                 senão 1 de virtude. Quando os marcadores se juntam, colidem no fim do seu turno: quanto mais à direita, mais \
                 dívidas e prata; quanto mais à esquerda, mais escrituras.",
            ),
        ),
        (
            language.pick("Debts and deeds", "Deudas y escrituras", "Dívidas e escrituras"),
            plain(
                "An unpaid debt is -2 points, a paid one 0; flipping it brings a resource. An acquired deed is 1 point, an approved \
                 one 3.",
                "Una deuda no pagada son -2 puntos, una pagada 0; voltearla da un recurso. Una escritura adquirida es 1 punto, una \
                 aprobada 3.",
                "Uma dívida não paga são -2 pontos, uma paga 0; virá-la dá um recurso. Uma escritura adquirida é 1 ponto, uma \
                 aprovada 3.",
            ),
        ),
        (
            language.pick("The castle", "El castillo", "O castelo"),
            plain(
                "Three of your workers on a section of the first tier spread: one inwards for the reward, one to each side. Three on \
                 a section of the second tier send one to the middle for a resource. More than three of all colours do not fit: the \
                 active player removes some, whose owners are paid.",
                "Tres trabajadores tuyos en una sección del primer nivel se reparten: uno hacia dentro por la recompensa y uno a cada \
                 lado. De tres en una sección del segundo, uno va al centro por un recurso. Más de tres de todos los colores no \
                 caben: el jugador activo retira algunos, y sus dueños reciben algo.",
                "Três trabalhadores seus em uma seção do primeiro nível se espalham: um para dentro pela recompensa e um para cada \
                 lado. De três em uma seção do segundo, um vai ao centro por um recurso. Mais de três de todas as cores não cabem: \
                 o jogador ativo retira alguns, e os donos recebem algo.",
            ),
        ),
        (
            language.pick("The end of the game", "El final de la partida", "O fim da partida"),
            end(game, language),
        ),
        (
            language.pick("Points at the end", "Los puntos del final", "Os pontos do fim"),
            points(game, language),
        ),
    ];
    if let (Some(opponent), Some(board)) = (game.options().solo, game.solo_board()) {
        let (name, focus) = (words::opponent(opponent, language), solo_board::focus(board, language));
        all.push((
            words::solo(language),
            say!(
                language,
                "It has the board {name} and no hand or silver. Each turn it turns up a scheme, does what stands there from top to \
                 bottom, and takes the first option that it can pay for; its primary focus is: {focus}. What it would get as silver \
                 or a new order of cards it gets as resources. A tie is no win for you.",
                "Tiene el tablero {name} y ni mano ni plata. Cada turno descubre una programación, hace lo que indica de arriba \
                 abajo y toma la primera opción que puede pagar; su objetivo principal es: {focus}. Lo que recibiría como plata o \
                 reordenar lo recibe como recursos. Un empate no es una victoria tuya.",
                "Tem o tabuleiro {name} e nem mão nem prata. A cada turno revela um esquema, faz o que ele indica de cima a baixo e \
                 pega a primeira opção que pode pagar; o foco principal é: {focus}. O que receberia como prata ou reorganizar, \
                 recebe como recursos. Um empate não é uma vitória sua."
            ),
        ));
    }
    all
}

fn end(game: &Viscounts, language: Language) -> String {
    let [debts, deeds] = end_piles(game);
    say!(
        language,
        "{debts} debts lie on Poverty and {deeds} deeds on Prosperity. When one of the two is taken empty, the round is finished and \
         one more is played.",
        "Hay {debts} deudas en Pobreza y {deeds} escrituras en Prosperidad. Cuando una de las dos se vacía, se acaba la ronda y se \
         juega una más.",
        "Há {debts} dívidas em Pobreza e {deeds} escrituras em Prosperidade. Quando uma das duas se esvazia, acaba-se a rodada e \
         joga-se mais uma."
    )
}

fn points(game: &Viscounts, language: Language) -> String {
    let [one, two, three] = game.printed().tables.worker_points;
    let (leader, bonus) = (game.printed().tables.leader, game.printed().tables.bonus_card);
    let [most, second, third] = game.printed().tables.majority;
    let places = match game.options().seats() {
        2 => format!("{most} · {third}"),
        _ => format!("{most} · {second} · {third}"),
    };
    say!(
        language,
        "Buildings by kind and number; workers {one}, {two} or {three} by tier; sets of ribbons 1, 4, 9 or 16; manuscripts that \
         count something; the castle leader {leader}; each cleric bonus card {bonus}; debts and deeds. Poverty, if revealed, brings \
         {places} points for most approved deeds, Prosperity as many for most paid debts. A tie goes to more silver and resources left.",
        "Edificios por tipo y número; trabajadores {one}, {two} o {three} según el nivel; series de cintas 1, 4, 9 o 16; manuscritos \
         que cuentan algo; líder del castillo {leader}; cada bonificación de clérigo {bonus}; deudas y escrituras. Pobreza, si se \
         revela, da {places} puntos por más escrituras aprobadas; Prosperidad, lo mismo por más deudas pagadas. El empate es para \
         quien tiene más plata y recursos sobrantes.",
        "Edifícios por tipo e número; trabalhadores {one}, {two} ou {three} conforme o nível; séries de fitas 1, 4, 9 ou 16; \
         manuscritos que contam algo; líder do castelo {leader}; cada bônus de clérigo {bonus}; dívidas e escrituras. Pobreza, se \
         revelada, dá {places} pontos por mais escrituras aprovadas; Prosperidade, o mesmo por mais dívidas pagas. O empate vai para \
         quem tem mais prata e recursos restantes."
    )
}
