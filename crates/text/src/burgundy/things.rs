//! What the things of a table are: their names, and the rule in a sentence or two, for whoever asks.

use super::{
    explain::{self, shield_points, shield_what, tile_what},
    names::{self, capital},
    words::{self, POINT},
};
use crate::{Language, refusal::sentence};
use demesne_burgundy::{Burgundy, Colour, Expansion, Tile};

/// Something that is no tile and no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// An own die.
    Die,
    /// The white die.
    WhiteDie,
    /// A free place of the storage.
    Storage,
    /// A free place of the private storage, in a team.
    OwnStorage,
    /// A depot, by its number.
    Depot(u8),
    /// A free place of the black depot.
    BlackDepot,
    /// The inn space.
    Inns,
    /// Goods of a number.
    Goods(u8),
    /// Goods that were sold.
    Sold,
    /// Taking workers.
    TakeWorkers,
    /// Workers.
    Workers,
    /// Silver.
    Silver,
    /// A place of the vine depot, by its number.
    VineDepot(u8),
    /// A place of the vine shop.
    VineShop,
    /// A space of the vineyard, by its number.
    VineSpace(u8),
    /// Vine bonus tiles of a type.
    VineBonus(u8),
    /// A tile of a trade route.
    Route,
    /// The bonus tiles of a colour.
    Bonus(Colour),
    /// The marker of the turn order.
    Marker,
    /// The marker and the target of a solo game.
    Target,
    /// A phase, 0 to 4.
    Phase(u8),
    /// A round of the phase, 0 to 4.
    Round(u8),
    /// A space of a duchy: its number, its colour, its die number.
    Space(u8, Colour, u8),
    /// A space of a board whose side is not chosen yet, by its number.
    Start(u8),
    /// A shield, by its number.
    Shield(u8),
    /// A county card of the Châteautoma that is not dealt yet.
    Card,
}

/// The name of a thing.
pub fn title(thing: Thing, language: Language) -> String {
    match thing {
        Thing::Die => language.pick("Die", "Dado", "Dado").into(),
        Thing::WhiteDie => language.pick("White die", "Dado blanco", "Dado branco").into(),
        Thing::Storage => {
            language.pick("Free storage space", "Casilla de llave libre", "Espaço chave livre").into()
        }
        Thing::OwnStorage => language
            .pick("Free space of your own storage", "Casilla propia libre", "Espaço próprio livre")
            .into(),
        Thing::Depot(number) => {
            say!(language, "Depot {number}", "Almacén {number}", "Depósito {number}")
        }
        Thing::BlackDepot => language.pick("Black depot", "Almacén negro", "Depósito paralelo").into(),
        Thing::Inns => language.pick("Inns", "Posadas", "Estalagens").into(),
        Thing::Goods(number) => {
            let name = names::goods(number, language);
            say!(
                language,
                "Goods {number}: {name}",
                "Mercancía {number}: {name}",
                "Mercadoria {number}: {name}"
            )
        }
        Thing::Sold => language.pick("Goods sold", "Mercancías vendidas", "Mercadorias vendidas").into(),
        Thing::TakeWorkers => {
            language.pick("Take workers", "Tomar trabajadores", "Pegar trabalhadores").into()
        }
        Thing::Workers => language.pick("Workers", "Trabajadores", "Trabalhadores").into(),
        Thing::Silver => language.pick("Silver", "Plata", "Prata").into(),
        Thing::VineDepot(place) => say!(
            language,
            "Vine depot, place {place}",
            "Almacén de vides, lugar {place}",
            "Depósito de vinhas, lugar {place}"
        ),
        Thing::VineShop => language.pick("Vine shop", "Tienda de vides", "Loja de vinhas").into(),
        Thing::VineSpace(space) => {
            say!(language, "Vineyard, space {space}", "Viñedo, casilla {space}", "Vinhedo, espaço {space}")
        }
        Thing::VineBonus(vine) => {
            let vine = words::vine(vine.into(), language);
            say!(
                language,
                "Vine bonus tiles: {vine}",
                "Bonificaciones de vid: {vine}",
                "Peças bônus de vinha: {vine}"
            )
        }
        Thing::Route => language.pick("Trade route", "Ruta comercial", "Rota comercial").into(),
        Thing::Bonus(colour) => {
            let colour = words::colour(colour, language);
            say!(
                language,
                "Bonus tiles: {colour}",
                "Losetas de bonificación: {colour}",
                "Peças bônus: {colour}"
            )
        }
        Thing::Marker => language.pick("Turn order", "Orden de turno", "Ordem de jogo").into(),
        Thing::Target => language.pick("Target", "Objetivo", "Objetivo").into(),
        Thing::Phase(phase) => {
            let phase = char::from(b'A' + phase);
            say!(language, "Phase {phase}", "Fase {phase}", "Fase {phase}")
        }
        Thing::Round(round) => {
            let round = round + 1;
            say!(language, "Round {round}", "Ronda {round}", "Rodada {round}")
        }
        Thing::Space(number, colour, die) => {
            let colour = words::colour(colour, language);
            say!(
                language,
                "Space {number}: {colour}, die number {die}",
                "Casilla {number}: {colour}, número de dado {die}",
                "Espaço {number}: {colour}, número do dado {die}"
            )
        }
        Thing::Start(number) => say!(language, "Space {number}", "Casilla {number}", "Espaço {number}"),
        Thing::Shield(number) => say!(language, "Shield {number}", "Escudo {number}", "Escudo {number}"),
        Thing::Card => language.pick("County card", "Carta de condado", "Carta de vila").into(),
    }
}

/// The rule of a thing, a paragraph each.
pub fn rule(game: &Burgundy, thing: Thing, language: Language) -> Vec<String> {
    let printed = game.printed();
    let one = |text: &str| vec![text.to_owned()];
    match thing {
        Thing::Die => one(language.pick(
            "Each of your dice is one action: take a tile from the depot of its number, place a stored tile on a space with its \
             number, sell goods of its number, or take workers. Workers change the number, by 1 each; 6 and 1 are neighbours.",
            "Cada uno de tus dados es una acción: tomar una loseta del almacén de su número, colocar una loseta guardada en \
             una casilla con su número, vender mercancías de su número o tomar trabajadores. Cada trabajador cambia el número \
             en 1; el 6 y el 1 son vecinos.",
            "Cada um dos seus dados é uma ação: pegar uma peça do depósito do seu número, colocar uma peça guardada em um \
             espaço com o seu número, vender mercadorias do seu número ou pegar trabalhadores. Cada trabalhador muda o número \
             em 1; o 6 e o 1 são vizinhos.",
        )),
        Thing::WhiteDie => one(language.pick(
            "It says to which depot the goods of the round go. Nobody takes actions with it, but by a white castle.",
            "Dice a qué almacén va la mercancía de la ronda. Nadie actúa con él, salvo con un castillo blanco.",
            "Diz a que depósito vai a mercadoria da rodada. Ninguém age com ele, a não ser com um castelo branco.",
        )),
        Thing::Storage | Thing::OwnStorage => storage(game, thing, language),
        Thing::Depot(_) => one(language.pick(
            "A die of this number takes one of its tiles into your storage. A ship takes its goods. When a phase begins its \
             tiles are replaced; its goods stay.",
            "Un dado de este número toma una de sus losetas y la guarda. Un barco toma sus mercancías. Al empezar una fase \
             se cambian sus losetas; las mercancías se quedan.",
            "Um dado deste número pega uma das suas peças e a guarda. Um navio pega as suas mercadorias. Quando começa uma \
             fase as peças são trocadas; as mercadorias ficam.",
        )),
        Thing::BlackDepot => one(language.pick(
            "Once a turn you may buy a tile of the black depot for 2 silver, without a die.",
            "Una vez por turno puedes comprar una loseta del almacén negro por 2 de plata, sin dado.",
            "Uma vez por jogada você pode comprar uma peça do depósito paralelo por 2 de prata, sem dado.",
        )),
        Thing::Inns => vec![
            sentence(tile_what(Tile::INN, game.options().edition, language)),
            language
                .pick(
                    "An inn is bought like a tile of the black depot, for 2 silver. One more comes with each phase.",
                    "Una posada se compra como una loseta del almacén negro, por 2 de plata. Con cada fase llega otra.",
                    "Uma estalagem se compra como uma peça do depósito paralelo, por 2 de prata. A cada fase chega mais uma.",
                )
                .into(),
        ],
        Thing::Goods(_) => {
            let points = POINT.count(i32::from(printed.goods_sold), language);
            let mut rule = vec![say!(
                language,
                "A die of its number sells all of them at once: {points} for each, and 1 silver in all.",
                "Un dado de su número las vende todas de una vez: {points} por cada una y 1 de plata en total.",
                "Um dado do seu número vende todas de uma vez: {points} por cada uma e 1 de prata no total."
            )];
            if game.options().solo.is_none() {
                rule.push(
                    language
                        .pick(
                            "You can have three kinds of goods.",
                            "Puedes tener tres tipos de mercancía.",
                            "Você pode ter três tipos de mercadoria.",
                        )
                        .into(),
                );
            }
            rule
        }
        Thing::Sold => one(language.pick(
            "Goods that were sold lie here to the end: monasteries 15 and 25 count them.",
            "Las mercancías vendidas se quedan aquí hasta el final: las cuentan los monasterios 15 y 25.",
            "As mercadorias vendidas ficam aqui até o fim: os monastérios 15 e 25 as contam.",
        )),
        Thing::TakeWorkers => one(language.pick(
            "With a die of any number you take 2 workers.",
            "Con un dado de cualquier número tomas 2 trabajadores.",
            "Com um dado de qualquer número você pega 2 trabalhadores.",
        )),
        Thing::Workers => {
            let rule = language.pick(
                "Each worker that you give back changes a die by 1, up or down; 6 and 1 are neighbours.",
                "Cada trabajador que devuelves cambia un dado en 1, arriba o abajo; el 6 y el 1 son vecinos.",
                "Cada trabalhador que você devolve muda um dado em 1, para cima ou para baixo; o 6 e o 1 são vizinhos.",
            );
            let end = language.pick(
                "At the end every two of them are 1 point.",
                "Al final cada dos valen 1 punto.",
                "No fim cada dois valem 1 ponto.",
            );
            with_end(game, rule, end)
        }
        Thing::Silver => {
            let rule = language.pick(
                "Once a turn 2 silver buy a tile of the black depot, without a die. Sales and mines bring silver.",
                "Una vez por turno, 2 de plata compran una loseta del almacén negro, sin dado. Las ventas y las minas dan \
                 plata.",
                "Uma vez por jogada, 2 de prata compram uma peça do depósito paralelo, sem dado. Vendas e minas dão prata.",
            );
            let end = language.pick(
                "At the end each is 1 point.",
                "Al final cada una vale 1 punto.",
                "No fim cada uma vale 1 ponto.",
            );
            with_end(game, rule, end)
        }
        Thing::Phase(phase) => {
            let points = POINT.count(i32::from(printed.phase[usize::from(phase) % 5]), language);
            vec![say!(
                language,
                "A phase has five rounds. A region that is completed in this one brings {points} besides those of its size. At \
                 its end every mine pays 1 silver; then the depots are filled anew.",
                "Una fase tiene cinco rondas. Una zona que se completa en esta da {points} además de los de su tamaño. Al final \
                 cada mina da 1 de plata; luego se llenan de nuevo los almacenes.",
                "Uma fase tem cinco rodadas. Uma região completada nesta dá {points} além dos do seu tamanho. No fim cada mina \
                 dá 1 de prata; depois os depósitos são enchidos de novo."
            )]
        }
        Thing::Round(_) => one(language.pick(
            "In each round all dice are rolled, and the goods of the round go to the depot that the white die shows.",
            "En cada ronda se tiran todos los dados, y la mercancía de la ronda va al almacén que indica el dado blanco.",
            "Em cada rodada se jogam todos os dados, e a mercadoria da rodada vai para o depósito que o dado branco mostra.",
        )),
        Thing::Bonus(_) if game.options().solo.is_some() => one(language.pick(
            "Alone, a completed colour brings a tile of the black depot, which you place at once.",
            "En solitario, un color completado da una loseta del almacén negro, que colocas al momento.",
            "Solo, uma cor completada dá uma peça do depósito paralelo, que você coloca na hora.",
        )),
        Thing::Bonus(_) => {
            let large = POINT.count(i32::from(printed.bonus_large), language);
            let small = POINT.count(i32::from(printed.bonus_small), language);
            vec![say!(
                language,
                "Whoever first covers all spaces of a colour takes its large bonus tile, {large}; the second the small one, \
                 {small}.",
                "Quien cubre primero todas las casillas de un color toma su bonificación grande, {large}; el segundo, la \
                 pequeña, {small}.",
                "Quem primeiro cobre todos os espaços de uma cor pega a sua peça bônus grande, {large}; o segundo, a pequena, \
                 {small}."
            )]
        }
        Thing::Marker => one(language.pick(
            "Whoever is furthest along acts first; on one space the upper marker does. A placed ship moves your marker one \
             space on, from the next round on.",
            "Quien va más adelantado actúa primero; en una misma casilla, el indicador de encima. Un barco colocado avanza tu \
             indicador una casilla, para la ronda siguiente.",
            "Quem está mais adiantado age primeiro; no mesmo espaço, o marcador de cima. Um navio colocado avança o seu \
             marcador um espaço, para a rodada seguinte.",
        )),
        Thing::Target => vec![explain::what(game, "target", language).trim_end().to_owned()],
        Thing::Space(_, colour, _) => space(game, colour, language),
        Thing::Start(_) => one(language.pick(
            "Your starting castle lies on a castle space of the side that you choose.",
            "Tu castillo inicial va en una casilla de castillo de la cara que elijas.",
            "O seu castelo inicial fica em um espaço de castelo do lado que você escolher.",
        )),
        Thing::Shield(number) => vec![
            sentence(shield_what(number, language)),
            shield_rule(number, language),
        ],
        Thing::Card => vec![county(language)],
        Thing::VineDepot(_)
        | Thing::VineShop
        | Thing::VineSpace(_)
        | Thing::VineBonus(_)
        | Thing::Route => vec![of_expansions(thing, language).into()],
    }
}

/// Points at the end; alone there are none.
fn with_end(game: &Burgundy, rule: &str, end: &str) -> Vec<String> {
    match game.options().solo {
        Some(_) => vec![rule.into()],
        None => vec![format!("{rule} {end}")],
    }
}

fn storage(game: &Burgundy, thing: Thing, language: Language) -> Vec<String> {
    let rule = match (thing, game.options().team) {
        (Thing::OwnStorage, _) => language.pick(
            "Two tiles that only you can place; your partner cannot.",
            "Dos losetas que solo tú puedes colocar; tu pareja no.",
            "Duas peças que só você pode colocar; seu parceiro não.",
        ),
        (_, Some(_)) => language.pick(
            "Two tiles that both of your team can place.",
            "Dos losetas que puede colocar cualquiera de tu equipo.",
            "Duas peças que qualquer um do seu time pode colocar.",
        ),
        _ => language.pick(
            "Tiles that you take wait here for a space of your duchy: three at the most. For a fourth one must go.",
            "Las losetas que tomas esperan aquí una casilla de tu ducado: tres como mucho. Para una cuarta, una debe irse.",
            "As peças que você pega esperam aqui por um espaço do seu ducado: três no máximo. Para uma quarta, uma deve sair.",
        ),
    };
    vec![rule.into()]
}

fn space(game: &Burgundy, colour: Colour, language: Language) -> Vec<String> {
    let colour = words::colour(colour, language);
    let mut rule = vec![say!(
        language,
        "A {colour} tile can be placed here with a die of its number, where it touches a covered space. A region that is all \
         covered scores by its size and by the phase.",
        "Aquí se coloca una loseta de {colour} con un dado de su número, si toca una casilla cubierta. Una zona cubierta del \
         todo puntúa por su tamaño y por la fase.",
        "Aqui se coloca uma peça de {colour} com um dado do seu número, se tocar um espaço coberto. Uma região toda coberta \
         pontua pelo tamanho e pela fase."
    )];
    if game.options().connection {
        rule.push(
            language
                .pick(
                    "With the castle connection it must touch a castle, or be joined to one by tiles of its own colour.",
                    "Con la conexión con castillos debe tocar un castillo o estar unida a uno por losetas de su color.",
                    "Com a conexão com castelos deve tocar um castelo ou estar unido a um por peças da sua cor.",
                )
                .into(),
        );
    }
    rule
}

/// Border posts, for whoever asks about a space beside one.
pub fn posts(game: &Burgundy, language: Language) -> Option<String> {
    let on = game.options().expansions.has(Expansion::Posts);
    on.then(|| explain::what(game, "posts", language).trim_end().to_owned())
}

fn shield_rule(number: u8, language: Language) -> String {
    let points = shield_points(number);
    say!(
        language,
        "{points} points at the end. At the end of each phase it costs 1 silver to keep it. Two dice of its depot's number \
         take it, for one of your castles.",
        "{points} puntos al final. Al final de cada fase cuesta 1 de plata conservarlo. Se toma con dos dados del número de \
         su almacén, para uno de tus castillos.",
        "{points} pontos no fim. No fim de cada fase custa 1 de prata mantê-lo. Pega-se com dois dados do número do seu \
         depósito, para um dos seus castelos."
    )
}

fn county(language: Language) -> String {
    let automa = words::automa(language);
    say!(
        language,
        "The {automa} lays its tiles on two county cards. A complete card brings it points, and its tiles go to its duchy.",
        "El {automa} pone sus losetas en dos cartas de condado. Una carta completa le da puntos, y sus losetas van a su \
         ducado.",
        "O {automa} põe as suas peças em duas cartas de vila. Uma carta completa lhe dá pontos, e as peças vão para o seu \
         ducado."
    )
}

const fn of_expansions(thing: Thing, language: Language) -> &'static str {
    match thing {
        Thing::VineDepot(_) => language.pick(
            "A die of its number takes the double tile into your storage, where it fills two spaces.",
            "Un dado de su número toma la loseta doble y la guarda, donde ocupa dos casillas.",
            "Um dado do seu número pega o hexaminó e o guarda, onde ele ocupa dois espaços.",
        ),
        Thing::VineShop => language.pick(
            "The one purchase of your turn may be a double tile of the shop, for 2 silver.",
            "La única compra de tu turno puede ser una loseta doble de la tienda, por 2 de plata.",
            "A única compra da sua jogada pode ser um hexaminó da loja, por 2 de prata.",
        ),
        Thing::VineSpace(_) => language.pick(
            "A double tile is planted here with a die of the space's number: the first one on the bottom terrace, others beside \
             planted ones. Both bonus actions that it covers are used, in either order. A complete terrace brings a vine bonus \
             tile.",
            "Aquí se planta una loseta doble con un dado del número de la casilla: la primera en la terraza inferior, las demás \
             junto a otras plantadas. Se usan las dos acciones de bonificación que cubre, en el orden que quieras. Una terraza \
             completa da una bonificación de vid.",
            "Aqui se planta um hexaminó com um dado do número do espaço: o primeiro no terraço inferior, os outros junto aos \
             plantados. Usam-se as duas ações bônus que ele cobre, na ordem que você quiser. Um terraço completo dá uma peça \
             bônus de vinha.",
        ),
        Thing::VineBonus(_) => language.pick(
            "At the end each scores one area of its vines in your vineyard: 1, 3, 6, 10 … points by size. An area scores once.",
            "Al final cada una puntúa un área de sus vides en tu viñedo: 1, 3, 6, 10… puntos según el tamaño. Un área puntúa \
             una vez.",
            "No fim cada uma pontua uma área das suas vinhas no seu vinhedo: 1, 3, 6, 10… pontos conforme o tamanho. Uma área \
             pontua uma vez.",
        ),
        _ => language.pick(
            "Goods that you sell are laid on the route from the left. Goods on a space of their own number win its bonus.",
            "Las mercancías que vendes se ponen en la ruta desde la izquierda. Las que caen en una casilla de su número ganan su \
             bonificación.",
            "As mercadorias que você vende são postas na rota a partir da esquerda. As que caem em um espaço do seu número \
             ganham o bônus.",
        ),
    }
}

/// The name of a tile, for a title.
pub fn tile_title(game: &Burgundy, tile: Tile, language: Language) -> String {
    capital(&names::tile(tile, game.options().edition, language).bare)
}

/// What a tile does.
pub fn tile_rule(game: &Burgundy, tile: Tile, language: Language) -> String {
    sentence(tile_what(tile, game.options().edition, language))
}

/// What a county card wants.
pub fn card_rule(game: &Burgundy, number: u8, language: Language) -> Vec<String> {
    let card = explain::what(game, &format!("card {number}"), language);
    vec![sentence(card.trim_end()), county(language)]
}
