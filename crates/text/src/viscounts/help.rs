//! What a player of Viscounts can be told before anything happens.

use super::words;
use crate::Language;
use demesne_viscounts::Viscounts;

/// What can be asked about.
pub const fn what(language: Language) -> &'static str {
    language.pick(
        "  what n15      what a townsfolk does (s1, h04, or a name); also: what m07,
                what workshop-2, what 4 (space), what 3-4 (segment),
                what card 3, what S-noble, what trade, what criminal,
                what collision, what debt, what castle, what end
                (explain does the same)
",
        "  what n15      qué hace un ciudadano (s1, h04 o un nombre); también: what m07,
                what workshop-2, what 4 (casilla), what 3-4 (porción),
                what card 3, what S-noble, what trade, what criminal,
                what collision, what debt, what castle, what end
                (explain hace lo mismo)
",
        "  what n15      o que um cidadão faz (s1, h04 ou um nome); também: what m07,
                what workshop-2, what 4 (espaço), what 3-4 (segmento),
                what card 3, what S-noble, what trade, what criminal,
                what collision, what debt, what castle, what end
                (explain faz o mesmo)
",
    )
}

/// How the screen is read.
pub fn signs(language: Language) -> String {
    language
        .pick(
            "\
Segments stand clockwise. “2: 2 merchants → 1 ink” is space 2 with its trade;
<p1> is where a viscount stands. Among the sites .1 .2 … a tilde is the river,
=1 virtue= a link, [p1 Workshop 2] a building. On a track C is the corruption
marker, V the virtue marker. Ids like n15 (townsfolk), h04 (heroes), s1
(starting cards) and m07 (manuscripts) are what actions name.
",
            "\
Las porciones van en el sentido de las agujas. «2: 2 mercaderes → 1 tintero» es
la casilla 2 con su comercio; <p1>, donde está un vizconde. Entre los lugares
.1 .2 … una tilde ~ es el río, =1 de virtud= una conexión, [p1 Taller 2] un
edificio. En el contador C es el marcador de corrupción y V el de virtud. Los
códigos n15 (ciudadanos), h04 (héroes), s1 (cartas iniciales) y m07
(manuscritos) son los que nombran las acciones.
",
            "\
Os segmentos vão em sentido horário. “2: 2 mercadores → 1 tinteiro” é o espaço 2
com o seu comércio; <p1>, onde está um visconde. Entre os terrenos .1 .2 … um
til ~ é o rio, =1 de virtude= uma conexão, [p1 Oficina 2] um edifício. Na trilha
C é o marcador de corrupção e V o de virtude. Os códigos n15 (cidadãos), h04
(heróis), s1 (cartas iniciais) e m07 (manuscritos) são os que as ações nomeiam.
",
        )
        .into()
}

/// The signs of the screen, and how one types.
pub fn help(game: &Viscounts, language: Language) -> String {
    let mut text = signs(language);
    text.push_str(language.pick(
        "\
A turn: \"play s1\", \"move 4\", \"trade\" or another action with its steps, then
\"hire n15\" or \"end\". \"skip\" declines what you may decline; \"discard top\" is
the top card of your deck. Only what is asked next can be answered.
",
        "\
Un turno: \"play s1\", \"move 4\", \"trade\" u otra acción con sus pasos, y después
\"hire n15\" o \"end\". \"skip\" renuncia a lo que es opcional; \"discard top\" es la
carta superior de tu mazo. Solo se responde a lo que se pregunta.
",
        "\
Um turno: \"play s1\", \"move 4\", \"trade\" ou outra ação com os seus passos, e
depois \"hire n15\" ou \"end\". \"skip\" recusa o que é opcional; \"discard top\" é a
carta de cima do seu baralho. Só se responde ao que se pergunta.
",
    ));
    if let Some(opponent) = game.options().solo {
        let opponent = words::opponent(opponent, language);
        text.push_str(&say!(
            language,
            "Your solo opponent has the board {opponent}; it plays by itself.\n",
            "Tu oponente en solitario tiene el tablero {opponent}; juega solo.\n",
            "O seu oponente solo tem o tabuleiro {opponent}; ele joga sozinho.\n"
        ));
    }
    text
}

/// What the game is about.
pub fn aim(game: &Viscounts, language: Language) -> &'static str {
    match game.options().solo {
        Some(_) => language.pick(
            "Score more points than the solo opponent; a tie is no win. The end comes when\n\
             Poverty or Prosperity is revealed (\"what end\").\n",
            "Consigue más puntos que el oponente en solitario; un empate no es ganar. El\n\
             final llega cuando se revela Pobreza o Prosperidad (\"what end\").\n",
            "Faça mais pontos que o oponente solo; um empate não é ganhar. O fim chega\n\
             quando Pobreza ou Prosperidade é revelada (\"what end\").\n",
        ),
        None => language.pick(
            "Most points win: from buildings, workers in the castle, manuscripts and deeds.\n\
             The end comes when Poverty or Prosperity is revealed (\"what end\").\n",
            "Gana quien tiene más puntos: por edificios, trabajadores en el castillo,\n\
             manuscritos y escrituras. El final llega cuando se revela Pobreza o\n\
             Prosperidad (\"what end\").\n",
            "Ganha quem tem mais pontos: de edifícios, trabalhadores no castelo,\n\
             manuscritos e escrituras. O fim chega quando Pobreza ou Prosperidade é\n\
             revelada (\"what end\").\n",
        ),
    }
}
