//! What a player of Burgundy can be told before anything happens.

use crate::Language;
use demesne_burgundy::{Burgundy, Expansion};

/// What can be asked about.
pub const fn what(language: Language) -> &'static str {
    language.pick(
        "  what m7       what a tile does; also: what shield 5, what bonus, what card 4,
                what posts, what route (explain does the same)
",
        "  what m7       qué hace una loseta; también: what shield 5, what bonus,
                what card 4, what posts, what route (explain hace lo mismo)
",
        "  what m7       o que uma peça faz; também: what shield 5, what bonus,
                what card 4, what posts, what route (explain faz o mesmo)
",
    )
}

/// How the screen is read.
pub const fn signs(language: Language) -> &'static str {
    language.pick(
        "\
Letters of spaces: C castle, M mine, S ship, K monastery, B building,
A livestock. A small duchy shows an empty space as 12B4: space 12, for a
building, die number 4. Tiles are cast(le), mine, ship, m1 to m26 (monasteries),
ware(house), towr (watchtower), work(shop), chur(ch), mark(et), bank,
bord (boarding-house), hall (city-hall), and livestock with its animals: cow3.
",
        "\
Letras de las casillas: C castillo, M mina, S barco, K monasterio, B edificio,
A ganado. Un ducado pequeño muestra una casilla vacía como 12B4: casilla 12,
para un edificio, dado 4. Las losetas son cast (castle, castillo), mine (mina),
ship (barco), m1 a m26 (monasterios), ware (warehouse, tienda), towr
(watchtower, atalaya), work (workshop, carpintería), chur (church, iglesia),
mark (market, mercado), bank (banco), bord (boarding-house, pensión), hall
(city-hall, ayuntamiento), y el ganado con sus animales: cow vaca, she (sheep)
oveja, pig cerdo, goa (goat) cabra, chi (chicken) gallina; cow3 son 3 vacas.
",
        "\
Letras dos espaços: C castelo, M mina, S navio, K monastério, B construção,
A fazenda. Um ducado pequeno mostra um espaço vazio como 12B4: espaço 12, para
uma construção, dado 4. As peças são cast (castle, castelo), mine (mina), ship
(navio), m1 a m26 (monastérios), ware (warehouse, loja), towr (watchtower,
torre de vigia), work (workshop, carpintaria), chur (church, igreja), mark
(market, mercado), bank (banco), bord (boarding-house, alojamento), hall
(city-hall, prefeitura), e fazendas com os seus animais: cow vaca, she (sheep)
ovelha, pig porco, goa (goat) cabra, chi (chicken) galinha; cow3 são 3 vacas.
",
    )
}

/// What an expansion adds to the help; a game alone has lines of its own too.
const fn more(expansion: Option<Expansion>, language: Language) -> &'static str {
    match expansion {
        Some(Expansion::Tiles) => language.pick(
            "recruit: 1 silver for 2 workers (m28). crane bank: the crane acts as a bank.\n",
            "recruit: 1 de plata por 2 trabajadores (m28). crane bank: la grúa actúa como\nun banco.\n",
            "recruit: 1 de prata por 2 trabalhadores (m28). crane bank: a grua age como\num banco.\n",
        ),
        Some(Expansion::White) => language.pick(
            "with white: an action with the white die, by a white castle (whit).\n",
            "with white: una acción con el dado blanco, por un castillo blanco (whit).\n",
            "with white: uma ação com o dado branco, por um castelo branco (whit).\n",
        ),
        Some(Expansion::Inns) => language.pick(
            "buy inn: inns lie beside the black depot and fit a space of any colour.\n",
            "buy inn: las posadas están junto al almacén negro y valen para una casilla de\n\
             cualquier color.\n",
            "buy inn: as estalagens ficam ao lado do depósito paralelo e servem em um espaço\n\
             de qualquer cor.\n",
        ),
        Some(Expansion::Shields) => language.pick(
            "shield 5: take it with two equal dice; \"shield 5 for 2\" puts it in the place of 2.\n\
             with 3 mark: shield 16 gives the die its value. tribute 1 8: pay for these.\n",
            "shield 5: tómalo con dos dados iguales; \"shield 5 for 2\" lo pone en lugar del 2.\n\
             with 3 mark: el escudo 16 da su valor al dado. tribute 1 8: paga por estos.\n",
            "shield 5: pegue-o com dois dados iguais; \"shield 5 for 2\" o põe no lugar do 2.\n\
             with 3 mark: o escudo 16 dá o valor ao dado. tribute 1 8: pague por estes.\n",
        ),
        Some(Expansion::Routes) => language.pick(
            "order 3 1 2: the order of your route tiles. x is a goods tile that lies there.\n",
            "order 3 1 2: el orden de tus losetas de ruta. x es una mercancía ya puesta.\n",
            "order 3 1 2: a ordem das suas peças de rota. x é uma mercadoria já posta.\n",
        ),
        Some(Expansion::Vineyards) => language.pick(
            "take green-blue v2: a double tile of the vine depot. plant blue-green v1: with\n\
             blue on the first of the two hexes. bonus 1: that bonus action first.\n",
            "take green-blue v2: una loseta doble del almacén de vides. plant blue-green v1:\n\
             con blue (azul) en el primero de los dos hexágonos. bonus 1: esa acción de\n\
             bonificación primero. Vides: green verde, blue azul, red roja, purple morada,\n\
             yellow amarilla, white blanca.\n",
            "take green-blue v2: um hexaminó do depósito de vinhas. plant blue-green v1: com\n\
             blue (azul) no primeiro dos dois hexágonos. bonus 1: essa ação bônus primeiro.\n\
             Vinhas: green verde, blue azul, red vermelha, purple roxa, yellow amarela,\n\
             white branca.\n",
        ),
        Some(Expansion::Posts) => language.pick(
            "Border posts score when they are joined: what posts.\n",
            "Los puestos fronterizos puntúan al unirlos: what posts.\n",
            "Os entrepostos pontuam quando são unidos: what posts.\n",
        ),
        None => language.pick(
            "next …: what is resolved next. gain 2: take the points that are due and buy 2\n\
             more with silver. exchange 1 1 2 3 3 for bank: five goods for a wild tile.\n",
            "next …: qué se resuelve ahora. gain 2: toma los puntos pendientes y compra 2 más\n\
             con plata. exchange 1 1 2 3 3 for bank: cinco mercancías por un comodín.\n",
            "next …: o que se resolve agora. gain 2: receba os pontos pendentes e compre mais\n\
             2 com prata. exchange 1 1 2 3 3 for bank: cinco mercadorias por um curinga.\n",
        ),
    }
}

/// The order in which the help tells of expansions.
const ORDER: [Expansion; 7] = [
    Expansion::Tiles,
    Expansion::White,
    Expansion::Inns,
    Expansion::Shields,
    Expansion::Routes,
    Expansion::Vineyards,
    Expansion::Posts,
];

/// The signs of the screen, and what is in play.
pub fn help(game: &Burgundy, language: Language) -> String {
    let mut text = signs(language).to_owned();
    for expansion in ORDER.into_iter().filter(|&expansion| game.options().expansions.has(expansion)) {
        text.push_str(more(Some(expansion), language));
    }
    if game.options().solo.is_some() {
        text.push_str(more(None, language));
    }
    if game.options().team.is_some() {
        text.push_str(language.pick(
            "keep shared, keep private: where a taken tile is stored. … private: a tile of your own two.\n",
            "keep shared, keep private: en qué casillas se guarda una loseta, las comunes o\n\
             las propias. … private: una loseta de tus dos casillas propias.\n",
            "keep shared, keep private: em que espaços se guarda uma peça, os comuns ou os\n\
             próprios. … private: uma peça dos seus dois espaços próprios.\n",
        ));
    }
    if game.options().connection {
        text.push_str(language.pick(
            "ransom: both dice and 5 points for a castle that was cleared off the board.\n",
            "ransom: los dos dados y 5 puntos por un castillo retirado del tablero.\n",
            "ransom: os dois dados e 5 pontos por um castelo retirado do tabuleiro.\n",
        ));
    }
    text
}

/// What a mode is about, where it is not the usual one.
pub fn aim(game: &Burgundy, language: Language) -> &'static str {
    let options = game.options();
    if options.solo.is_some() {
        return language.pick(
            "Alone: cover all spaces of your duchy within 25 rounds. Points move a marker;\n\
             when it reaches the target you get an extra action (\"what target\").\n",
            "En solitario: cubre todas las casillas de tu ducado en 25 rondas. Los puntos\n\
             mueven un indicador; cuando llega al objetivo ganas una acción adicional\n\
             (\"what target\").\n",
            "Solo: cubra todos os espaços do seu ducado em 25 rodadas. Os pontos movem um\n\
             marcador; quando ele chega ao objetivo você ganha uma ação adicional\n\
             (\"what target\").\n",
        );
    }
    if options.team.is_some() {
        return language.pick(
            "In teams, p1 with p3 and p2 with p4: a team shares duchy, goods, workers and\n\
             silver; the sum of both counts.\n",
            "Por equipos, p1 con p3 y p2 con p4: un equipo comparte ducado, mercancías,\n\
             trabajadores y plata; cuenta la suma de ambos.\n",
            "Em times, p1 com p3 e p2 com p4: um time compartilha ducado, mercadorias,\n\
             trabalhadores e prata; conta a soma dos dois.\n",
        );
    }
    if options.chateautoma.is_some() {
        return language.pick(
            "The Châteautoma has the last seat; it wins ties (\"what cards\" shows its cards).\n",
            "El Châteautoma ocupa el último asiento y gana los empates (\"what cards\" muestra\n\
             sus cartas).\n",
            "O AutoDuque ocupa o último lugar e ganha os empates (\"what cards\" mostra as\n\
             suas cartas).\n",
        );
    }
    ""
}
