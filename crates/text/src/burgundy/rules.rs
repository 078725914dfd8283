//! The rules in short, in the order in which people need them.

use crate::Language;
use demesne_burgundy::Burgundy;

/// A rule: its name and what it says.
pub type Rule = (&'static str, String);

/// The rules in short. Numbers are those of the table.
pub fn rules(game: &Burgundy, language: Language) -> Vec<Rule> {
    let printed = game.printed();
    let list = |numbers: &[u16]| numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
    let (sizes, phases) = (list(&printed.region_size[1..=8]), list(&printed.phase));
    let (large, small, sold) = (printed.bonus_large, printed.bonus_small, printed.goods_sold);
    vec![
        (
            language.pick("The aim", "El objetivo", "O objetivo"),
            language
                .pick(
                    "Most points after 25 rounds: five phases, A to E, of five rounds each. Points come from regions that \
                     you complete, livestock, sold goods, monasteries and bonus tiles.",
                    "Gana quien tenga más puntos tras 25 rondas: cinco fases, de la A a la E, de cinco rondas cada una. Los \
                     puntos vienen de las zonas que completas, el ganado, las ventas, los monasterios y las \
                     bonificaciones.",
                    "Ganha quem tiver mais pontos depois de 25 rodadas: cinco fases, de A a E, de cinco rodadas cada uma. Os \
                     pontos vêm das regiões que você completa, das fazendas, das vendas, dos monastérios e dos bônus.",
                )
                .to_owned(),
        ),
        (
            language.pick("A turn", "Un turno", "Uma jogada"),
            language
                .pick(
                    "You have two dice. With each you do one of four things: take a tile, place a tile, sell goods, or take \
                     two workers. Once a turn you may also buy from the black depot.",
                    "Tienes dos dados. Con cada uno haces una de cuatro cosas: tomar una loseta, colocar una loseta, vender \
                     mercancías o tomar dos trabajadores. Además, una vez por turno puedes comprar en el almacén negro.",
                    "Você tem dois dados. Com cada um faz uma de quatro coisas: pegar uma peça, colocar uma peça, vender \
                     mercadorias ou pegar dois trabalhadores. Além disso, uma vez por jogada pode comprar no depósito \
                     paralelo.",
                )
                .to_owned(),
        ),
        (
            language.pick("Taking a tile", "Tomar una loseta", "Pegar uma peça"),
            language
                .pick(
                    "From the depot with the number of the die into your storage, which holds three tiles.",
                    "Del almacén con el número del dado a tus casillas de llave, donde caben tres losetas.",
                    "Do depósito com o número do dado para os seus espaços chave, onde cabem três peças.",
                )
                .to_owned(),
        ),
        (
            language.pick("Placing a tile", "Colocar una loseta", "Colocar uma peça"),
            language
                .pick(
                    "From storage onto a space of its colour that shows the number of the die and touches a space that is \
                     covered already. Then the tile does what it does.",
                    "De tus casillas de llave a una casilla de su color que muestre el número del dado y toque otra ya \
                     cubierta. Después la loseta hace su efecto.",
                    "Dos espaços chave para um espaço da sua cor que mostre o número do dado e toque outro já coberto. \
                     Depois a peça faz o seu efeito.",
                )
                .to_owned(),
        ),
        (
            language.pick("Selling goods", "Vender mercancías", "Vender mercadorias"),
            say!(
                language,
                "All goods with the number of the die: {sold} points for each, and 1 silver for the sale.",
                "Todas las mercancías con el número del dado: {sold} puntos por cada una y 1 de plata por la venta.",
                "Todas as mercadorias com o número do dado: {sold} pontos por cada uma e 1 de prata pela venda."
            ),
        ),
        (
            language.pick("Workers", "Trabajadores", "Trabalhadores"),
            language
                .pick(
                    "Each worker that you pay changes a die by one, up or down; 6 and 1 are neighbours.",
                    "Cada trabajador que pagas cambia un dado en uno, hacia arriba o hacia abajo; el 6 y el 1 son vecinos.",
                    "Cada trabalhador que você paga muda um dado em um, para cima ou para baixo; o 6 e o 1 são vizinhos.",
                )
                .to_owned(),
        ),
        (
            language.pick("Silver", "Plata", "Prata"),
            language
                .pick(
                    "Once a turn, 2 silver buy a tile of the black depot; no die is needed.",
                    "Una vez por turno, 2 de plata compran una loseta del almacén negro; no hace falta dado.",
                    "Uma vez por jogada, 2 de prata compram uma peça do depósito paralelo; não precisa de dado.",
                )
                .to_owned(),
        ),
        (
            language.pick("Completing a region", "Completar una zona", "Completar uma região"),
            say!(
                language,
                "A region is a group of touching spaces of one colour. When its last space is covered it brings points by \
                 its size (1 to 8 spaces: {sizes}) and by the phase (A to E: {phases}).",
                "Una zona es un grupo de casillas contiguas de un color. Al cubrir la última da puntos por su tamaño (de 1 a \
                 8 casillas: {sizes}) y por la fase (de A a E: {phases}).",
                "Uma região é um grupo de espaços vizinhos de uma cor. Ao cobrir o último ela dá pontos pelo tamanho (de 1 a \
                 8 espaços: {sizes}) e pela fase (de A a E: {phases})."
            ),
        ),
        (
            language.pick("Filling a colour", "Completar un color", "Completar uma cor"),
            say!(
                language,
                "Whoever first covers all spaces of a colour takes its large bonus tile ({large} points), the next one the \
                 small one ({small}).",
                "Quien primero cubre todas las casillas de un color toma su bonificación grande ({large} puntos); el \
                 siguiente, la pequeña ({small}).",
                "Quem primeiro cobre todos os espaços de uma cor pega o seu bônus grande ({large} pontos); o seguinte, o \
                 pequeno ({small})."
            ),
        ),
        (
            language.pick("Turn order", "Orden de turno", "Ordem de jogo"),
            language
                .pick(
                    "Whoever has placed more ships is further ahead on the track and plays earlier; of several on a space the \
                     one who came last.",
                    "Quien ha colocado más barcos va por delante en el orden y juega antes; si hay varios en una casilla, el \
                     que llegó el último.",
                    "Quem colocou mais navios está mais à frente na ordem e joga antes; se há vários em um espaço, quem \
                     chegou por último.",
                )
                .to_owned(),
        ),
        (
            language.pick("The end of a phase", "El final de una fase", "O fim de uma fase"),
            language
                .pick(
                    "Each mine pays 1 silver. The tiles left in the depots leave the game, and new ones come.",
                    "Cada mina da 1 de plata. Las losetas que quedan en los almacenes salen de la partida y llegan otras.",
                    "Cada mina dá 1 de prata. As peças que restam nos depósitos saem da partida e chegam outras.",
                )
                .to_owned(),
        ),
        (
            language.pick("The end of the game", "El final de la partida", "O fim da partida"),
            language
                .pick(
                    "Unsold goods and silver bring 1 point each, every two workers 1 point, and some monasteries score now.",
                    "Las mercancías sin vender y la plata dan 1 punto cada una, cada dos trabajadores 1 punto, y algunos \
                     monasterios puntúan ahora.",
                    "Mercadorias não vendidas e prata dão 1 ponto cada, cada dois trabalhadores 1 ponto, e alguns monastérios \
                     pontuam agora.",
                )
                .to_owned(),
        ),
    ]
}
