//! What is the same at every table.

use super::Thing;
use crate::Language;

/// The rule of a thing.
pub(super) const fn rule(thing: Thing, language: Language) -> &'static str {
    match thing {
        Thing::Storage => language.pick(
            "A tile that you take comes here, and so does a wooden hex. You have one such space, and one more for each storage \
             token. If all of them are full, something stored must go before a tile comes in.",
            "Aquí llega la loseta que tomas, y también el hexágono de madera. Tienes un espacio, y otro más por cada ficha de \
             almacén. Si están todos llenos, algo guardado tiene que irse antes de que entre una loseta.",
            "Aqui chega a peça que você pega, e também o hexágono de madeira. Você tem um espaço, e mais um para cada ficha de \
             armazém. Se todos estiverem cheios, algo guardado tem que sair antes de uma peça entrar.",
        ),
        Thing::Discards => language.pick(
            "Cards that were paid, face up. When the deck is empty they are shuffled into a new one.",
            "Las cartas que se han pagado, boca arriba. Cuando se acaba el mazo, se barajan y forman otro.",
            "As cartas que foram pagas, viradas para cima. Quando o baralho acaba, elas são embaralhadas e formam outro.",
        ),
        Thing::Workers => language.pick(
            "A worker replaces one of the two cards that a placement costs. Villages bring workers. Each one that is left at \
             the end is worth 1 red point.",
            "Un trabajador sustituye a una de las dos cartas que cuesta colocar. Los pueblos dan trabajadores. Cada uno que \
             quede al final vale 1 punto rojo.",
            "Um trabalhador substitui uma das duas cartas que custa colocar. As vilas dão trabalhadores. Cada um que restar no \
             fim vale 1 ponto vermelho.",
        ),
        Thing::Marble => language.pick(
            "Once a turn, after your action, a marble buys another one: draw, take or place again. Quarries bring marble. Each \
             one that is left at the end is worth 1 red point.",
            "Una vez por turno, después de tu acción, un mármol te da otra: robar, tomar o colocar de nuevo. Las canteras dan \
             mármol. Cada uno que quede al final vale 1 punto rojo.",
            "Uma vez por turno, depois da sua ação, um mármore dá mais uma: comprar, pegar ou colocar de novo. As pedreiras dão \
             mármore. Cada um que restar no fim vale 1 ponto vermelho.",
        ),
        Thing::Centre => language.pick(
            "Eight open tiles. Taking one costs nothing, and your next own tile fills the gap. As soon as five of one colour \
             lie here, all of that colour are replaced by neutral tiles.",
            "Ocho losetas a la vista. Tomar una no cuesta nada, y tu siguiente loseta propia llena el hueco. En cuanto hay \
             cinco de un color, todas las de ese color se reemplazan por losetas neutrales.",
            "Oito peças à vista. Pegar uma não custa nada, e a sua próxima peça própria preenche a vaga. Assim que há cinco de \
             uma cor, todas as dessa cor são substituídas por peças neutras.",
        ),
        Thing::Neutral => language.pick(
            "Tiles of nobody, face down. They replace tiles that are removed from the centre, and fill gaps for whoever has no \
             own tiles left.",
            "Losetas de nadie, boca abajo. Reemplazan a las que se retiran del centro y llenan los huecos de quien ya no tiene \
             losetas propias.",
            "Peças de ninguém, viradas para baixo. Substituem as que são retiradas do centro e preenchem as vagas de quem já \
             não tem peças próprias.",
        ),
        Thing::Removed => language.pick(
            "Tiles that left the centre because five of one colour lay there, or by an exchange. When the neutral stack is \
             empty, the neutral ones among them become a new stack, and the others leave the game.",
            "Losetas que salieron del centro porque había cinco de un color, o por un cambio. Cuando se acaba el montón \
             neutral, las neutrales forman otro y las demás salen de la partida.",
            "Peças que saíram do centro porque havia cinco de uma cor, ou por uma troca. Quando a pilha neutra acaba, as \
             neutras formam outra e as demais saem da partida.",
        ),
        Thing::Stacks => language.pick(
            "Three stacks of seven tiles, face down. Each tile that you take from the centre is replaced by one of yours, from \
             the left stack first. A stack that is used up brings the end of a phase.",
            "Tres montones de siete losetas, boca abajo. Cada loseta que sacas del centro se reemplaza por una tuya, empezando \
             por el montón de la izquierda. Un montón agotado trae el final de una fase.",
            "Três pilhas de sete peças, viradas para baixo. Cada peça que você tira do centro é substituída por uma sua, a \
             começar pela pilha da esquerda. Uma pilha esgotada traz o fim de uma fase.",
        ),
        Thing::Round => language.pick(
            "In a round everybody has one turn, beginning with the start player. A phase ends only when its last round is \
             played to the end.",
            "En una ronda todos juegan un turno, empezando por el jugador inicial. Una fase solo acaba cuando su \
             última ronda se ha jugado entera.",
            "Em uma rodada todos jogam um turno, a começar pelo primeiro jogador. Uma fase só acaba quando a sua última rodada \
             foi jogada inteira.",
        ),
        Thing::Green => language.pick(
            "They come from completed areas, new crops, colour bonuses, storage tokens and some harvest cards. At each of the \
             three scorings all of them are added to the red points, and stay: early ones count three times.",
            "Vienen de áreas completas, cultivos nuevos, bonificaciones por color, fichas de almacén y algunas cartas de \
             cosecha. En cada una de las tres puntuaciones se suman todos a los rojos, y se conservan: los tempranos cuentan \
             tres veces.",
            "Vêm de áreas completas, cultivos novos, bônus de cor, fichas de armazém e algumas cartas de colheita. Em cada uma \
             das três pontuações todos se somam aos vermelhos, e permanecem: os do começo contam três vezes.",
        ),
        Thing::Piece => language.pick(
            "Your board is made of three pieces side by side. Drag a piece to change the order; spaces of one colour that touch \
             across a joint belong to one area.",
            "Tu tablero se forma con tres piezas, una junto a otra. Arrastra una pieza para cambiar el orden; las casillas de un \
             color que se tocan entre dos piezas son de una misma área.",
            "O seu tabuleiro é formado por três peças, lado a lado. Arraste uma peça para mudar a ordem; os espaços de uma cor \
             que se tocam entre duas peças são de uma mesma área.",
        ),
        Thing::Turn => language.pick(
            "A piece may lie as it is printed or turned by half a turn.",
            "Una pieza puede estar tal como está impresa o girada media vuelta.",
            "Uma peça pode ficar como está impressa ou girada meia-volta.",
        ),
        Thing::Joint => language.pick(
            "Each piece lies half a hex higher or half a hex lower than the one to its left. That decides which spaces touch.",
            "Cada pieza queda medio hexágono más arriba o medio hexágono más abajo que la de su izquierda. Eso decide qué \
             casillas se tocan.",
            "Cada peça fica meio hexágono mais acima ou meio hexágono mais abaixo que a da sua esquerda. Isso decide quais \
             espaços se tocam.",
        ),
        // What depends on the table is told elsewhere.
        _ => language.pick(
            "How many cards a rival has is open; their colours are hidden until they are paid.",
            "Cuántas cartas tiene un rival está a la vista; sus colores están ocultos hasta que las paga.",
            "Quantas cartas um rival tem está à vista; as cores ficam ocultas até ele pagá-las.",
        ),
    }
}
