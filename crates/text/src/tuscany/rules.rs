//! The rules in short, in the order in which people need them.

use super::{effects, words::CARD};
use crate::Language;
use demesne_tuscany::{TieBreak, Tuscany};

/// A rule: its name and what it says.
pub type Rule = (&'static str, String);

/// The rules in short. Numbers are those of the table.
pub fn rules(game: &Tuscany, language: Language) -> Vec<Rule> {
    let plain = |english: &str, spanish: &str, portuguese: &str| {
        language.pick(english, spanish, portuguese).to_owned()
    };
    vec![
        (
            language.pick("The aim", "El objetivo", "O objetivo"),
            plain(
                "Most red points win. Green points come from what you place on your board; in each of three scorings all of \
                 them are added to the red ones, and stay.",
                "Gana quien tiene más puntos rojos. Los verdes vienen de lo que colocas en tu tablero; en cada una de las tres \
                 puntuaciones se suman todos a los rojos, y se conservan.",
                "Ganha quem tem mais pontos vermelhos. Os verdes vêm do que você coloca no seu tabuleiro; em cada uma das três \
                 pontuações todos se somam aos vermelhos, e permanecem.",
            ),
        ),
        (
            language.pick("The board", "El tablero", "O tabuleiro"),
            plain(
                "Three region pieces in a row, in any order, each as printed or turned, half a hex higher or lower than the one to its \
                 left. The start castle goes on one of its three castle spaces.",
                "Tres piezas de territorio en fila, en cualquier orden, cada una tal cual o girada, medio hexágono más arriba o más abajo que \
                 la de su izquierda. El castillo inicial va en una de sus tres casillas de castillo.",
                "Três peças de região em fila, em qualquer ordem, cada uma como está ou girada, meio hexágono mais acima ou mais abaixo que \
                 a da sua esquerda. O castelo inicial vai em um dos três espaços de castelo.",
            ),
        ),
        (
            language.pick("A turn", "Un turno", "Um turno"),
            plain(
                "You do one of three things: draw cards, take a tile, or place what you have stored. A marble buys one more \
                 action in the turn.",
                "Haces una de tres cosas: robar cartas, tomar una loseta o colocar lo que tienes guardado. Un mármol te da una \
                 acción más en el turno.",
                "Você faz uma de três coisas: comprar cartas, pegar uma peça ou colocar o que tem guardado. Um mármore dá mais \
                 uma ação no turno.",
            ),
        ),
        (language.pick("Drawing cards", "Robar cartas", "Comprar cartas"), draw(game, language)),
        (
            language.pick("Taking a tile", "Tomar una loseta", "Pegar uma peça"),
            plain(
                "Any tile of the centre comes into your storage, for nothing. Your next own tile fills the gap. If your storage \
                 is full, something stored must go.",
                "Cualquier loseta del centro llega gratis a tu almacén. Tu siguiente loseta propia llena el hueco. Si tu almacén \
                 está lleno, algo guardado tiene que irse.",
                "Qualquer peça do centro chega de graça ao seu armazém. A sua próxima peça própria preenche a vaga. Se o \
                 armazém estiver cheio, algo guardado tem que sair.",
            ),
        ),
        (
            language.pick("Placing a tile", "Colocar una loseta", "Colocar uma peça"),
            plain(
                "A stored tile goes on an empty space of its colour that touches a covered one. Then its area counts, if it is \
                 complete, the tile does what it does, and the colour bonus comes, if all spaces of the colour are covered.",
                "Una loseta guardada va en una casilla vacía de su color que toque otra ya cubierta. Después puntúa su área, si \
                 está completa, la loseta hace su efecto, y llega la bonificación por color si todas sus casillas están \
                 cubiertas.",
                "Uma peça guardada vai em um espaço vazio da sua cor que toque outro já coberto. Depois a área pontua, se estiver \
                 completa, a peça faz o seu efeito, e vem o bônus de cor se todos os espaços da cor estiverem cobertos.",
            ),
        ),
        (language.pick("Paying", "Pagar", "Pagamento"), effects::payment(game, language)),
        (language.pick("Areas", "Las áreas", "As áreas"), effects::areas(game, language)),
        (
            language.pick("Colour bonuses", "Bonificaciones por color", "Bônus de cor"),
            plain(
                "The first and the second player who cover all spaces of a colour get green points for it.",
                "El primero y el segundo que cubren todas las casillas de un color reciben puntos verdes.",
                "O primeiro e o segundo que cobrem todos os espaços de uma cor recebem pontos verdes.",
            ),
        ),
        (
            language.pick("The centre", "El centro", "O centro"),
            plain(
                "Eight open tiles for all. As soon as five of one colour lie there, all of that colour are replaced by neutral \
                 ones. If nothing there fits your board, you may have all tiles of one type replaced before you take one.",
                "Ocho losetas a la vista para todos. En cuanto hay cinco de un color, todas las de ese color se reemplazan por \
                 otras neutrales. Si ninguna cabe en tu tablero, puedes hacer que se reemplacen todas las de un tipo antes de \
                 tomar una.",
                "Oito peças à vista para todos. Assim que há cinco de uma cor, todas as dessa cor são substituídas por outras \
                 neutras. Se nenhuma cabe no seu tabuleiro, você pode fazer substituir todas as de um tipo antes de pegar uma.",
            ),
        ),
        (
            language.pick("Phases", "Las fases", "As fases"),
            plain(
                "Everybody has 21 own tiles in three stacks. Phases 1 and 2 end with the round in which somebody uses up the \
                 first or the second stack; after the third, one more whole round is played.",
                "Cada uno tiene 21 losetas propias en tres montones. Las fases 1 y 2 acaban con la ronda en la que alguien agota \
                 el primer o el segundo montón; tras el tercero se juega otra ronda entera.",
                "Cada um tem 21 peças próprias em três pilhas. As fases 1 e 2 acabam com a rodada em que alguém esgota a primeira \
                 ou a segunda pilha; depois da terceira joga-se mais uma rodada inteira.",
            ),
        ),
        (
            language.pick("The end of the game", "El final de la partida", "O fim da partida"),
            format!("{} {}", effects::leftovers(game, language), tie(game, language)),
        ),
    ]
}

fn draw(game: &Tuscany, language: Language) -> String {
    let cards = CARD.count(game.options().draw_base, language);
    say!(
        language,
        "You draw {cards}, and one more for each of your card tokens. Your hand has no limit.",
        "Robas {cards}, y otra más por cada una de tus fichas de carta. La mano no tiene límite.",
        "Você compra {cards}, e mais uma para cada ficha de carta sua. A mão não tem limite."
    )
}

/// T17: what breaks a tie.
fn tie(game: &Tuscany, language: Language) -> &'static str {
    match game.options().tie_break {
        TieBreak::Spanish => language.pick(
            "A tie goes to whoever has more empty spaces, then to more green points.",
            "Un empate es para quien tiene más casillas vacías y, si sigue, para quien tiene más puntos verdes.",
            "Um empate vai para quem tem mais espaços vazios e, se continuar, para quem tem mais pontos verdes.",
        ),
        TieBreak::English => language.pick(
            "A tie goes to whoever has more empty spaces, then to fewer green points, then to fewer cards.",
            "Un empate es para quien tiene más casillas vacías; si sigue, para quien tiene menos puntos verdes, y después menos \
             cartas.",
            "Um empate vai para quem tem mais espaços vazios; se continuar, para quem tem menos pontos verdes, e depois menos \
             cartas.",
        ),
    }
}
