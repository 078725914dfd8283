//! What just happened for the first time.

use crate::Language;
use demesne_tuscany::Colour;

/// Something that is told at length when it happens for the first time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    /// Cards were drawn with an action.
    Drawn,
    /// A tile came into storage.
    Stored,
    /// An own tile filled the gap.
    Refilled,
    /// Something was placed: the rules of placing.
    Placed,
    /// A castle was placed.
    Castle,
    /// A city was placed.
    City,
    /// An estate was placed.
    Estate,
    /// A crop was placed.
    Crop,
    /// A quarry was placed.
    Quarry,
    /// A village was placed.
    Village,
    /// A monastery was placed.
    Monastery,
    /// A cart was placed.
    Cart,
    /// An area was completed.
    Area,
    /// All spaces of a colour were covered.
    Colour,
    /// Marble was gained.
    MarbleGained,
    /// A marble was spent.
    MarbleSpent,
    /// A worker paid.
    WorkerPaid,
    /// A pair of another colour paid.
    PairPaid,
    /// A wooden hex came into storage.
    Hex,
    /// A wooden hex was placed.
    HexPlaced,
    /// A harvest card was revealed.
    Harvest,
    /// Five of one colour were removed from the centre.
    Refresh,
    /// A rival has played.
    Rival,
    /// The first scoring.
    Scoring,
    /// A later phase ended.
    PhaseEnd,
    /// The last round begins.
    LastRound,
}

impl Topic {
    /// All topics.
    pub const ALL: [Topic; 26] = [
        Topic::Drawn,
        Topic::Stored,
        Topic::Refilled,
        Topic::Placed,
        Topic::Castle,
        Topic::City,
        Topic::Estate,
        Topic::Crop,
        Topic::Quarry,
        Topic::Village,
        Topic::Monastery,
        Topic::Cart,
        Topic::Area,
        Topic::Colour,
        Topic::MarbleGained,
        Topic::MarbleSpent,
        Topic::WorkerPaid,
        Topic::PairPaid,
        Topic::Hex,
        Topic::HexPlaced,
        Topic::Harvest,
        Topic::Refresh,
        Topic::Rival,
        Topic::Scoring,
        Topic::PhaseEnd,
        Topic::LastRound,
    ];

    /// The topic of a type that was placed.
    pub const fn of_colour(colour: Colour) -> Topic {
        match colour {
            Colour::DarkGreen => Topic::Castle,
            Colour::Red => Topic::City,
            Colour::Turquoise => Topic::Estate,
            Colour::LightGreen => Topic::Crop,
            Colour::Grey => Topic::Quarry,
            Colour::Orange => Topic::Village,
            Colour::Yellow => Topic::Monastery,
            Colour::Beige => Topic::Cart,
        }
    }

    /// What is told.
    pub const fn text(self, language: Language) -> &'static str {
        match self {
            Topic::Drawn => language.pick(
                "Cards are your money. There is no limit to your hand, so a draw is never lost.",
                "Las cartas son tu dinero. La mano no tiene límite, así que robar nunca se desperdicia.",
                "As cartas são o seu dinheiro. A mão não tem limite, então comprar nunca é desperdício.",
            ),
            Topic::Stored => language.pick(
                "The tile lies in your storage now. It does nothing until you pay for it and place it; until then the storage \
                 space is taken.",
                "La loseta está ahora en tu almacén. No hace nada hasta que la pagas y la colocas; mientras tanto ocupa el \
                 espacio.",
                "A peça está agora no seu armazém. Ela não faz nada até você pagá-la e colocá-la; enquanto isso ocupa o espaço.",
            ),
            Topic::Refilled => language.pick(
                "The gap in the centre was filled with one of your own tiles. You have 21 in three stacks: every stack that \
                 somebody uses up brings the end of a phase.",
                "El hueco del centro se ha llenado con una de tus losetas. Tienes 21 en tres montones: cada montón que alguien \
                 agota trae el final de una fase.",
                "O lugar vazio do centro foi preenchido com uma das suas peças. Você tem 21 em três pilhas: cada pilha que \
                 alguém esgota traz o fim de uma fase.",
            ),
            Topic::Placed => language.pick(
                "Your region grows. Every tile needs a space of its colour beside one that is covered, and costs two cards of \
                 that colour or what replaces them.",
                "Tu territorio crece. Cada loseta necesita una casilla de su color junto a otra ya cubierta, y cuesta dos cartas \
                 de ese color o lo que las sustituye.",
                "A sua região cresce. Cada peça precisa de um espaço da sua cor ao lado de outro já coberto, e custa duas cartas \
                 dessa cor ou o que as substitui.",
            ),
            Topic::Castle => language.pick(
                "A castle may place a tile straight from the centre, free of cost and with its effect: the strongest tile there \
                 is.",
                "Un castillo puede colocar una loseta directamente del centro, sin pagar y con su efecto: es la loseta más \
                 fuerte.",
                "Um castelo pode colocar uma peça direto do centro, sem custo e com o efeito dela: é a peça mais forte.",
            ),
            Topic::City => language.pick(
                "A city brings a bonus token for the rest of the game. The earlier you have it, the more often it works.",
                "Una ciudad da una ficha de bonificación para el resto de la partida. Cuanto antes la tengas, más veces sirve.",
                "Uma cidade dá uma ficha de bônus para o resto da partida. Quanto antes você a tiver, mais vezes ela serve.",
            ),
            Topic::Estate => language.pick(
                "An estate brings a wooden hex, which fits a space of any colour.",
                "Una finca da un hexágono de madera, que sirve para una casilla de cualquier color.",
                "Uma propriedade dá um hexágono de madeira, que serve para um espaço de qualquer cor.",
            ),
            Topic::Crop => language.pick(
                "A crop scores 1 green point for each kind that its area did not have yet: mix the kinds within an area.",
                "Un cultivo da 1 punto verde por cada tipo que su área aún no tenía: mezcla tipos dentro de un área.",
                "Um cultivo dá 1 ponto verde para cada tipo que a área ainda não tinha: misture tipos dentro de uma área.",
            ),
            Topic::Quarry => language.pick(
                "A quarry brings marble: one more with each marble token that you have.",
                "Una cantera da mármol: uno más por cada ficha de mármol que tengas.",
                "Uma pedreira dá mármore: mais um para cada ficha de mármore que você tiver.",
            ),
            Topic::Village => language.pick(
                "A village brings a worker, who replaces one of the two cards of a later placement.",
                "Un pueblo da un trabajador, que sustituye a una de las dos cartas de una colocación posterior.",
                "Uma vila dá um trabalhador, que substitui uma das duas cartas de uma colocação posterior.",
            ),
            Topic::Monastery => language.pick(
                "A monastery draws 3 cards at once: it pays back more than it cost.",
                "Un monasterio roba 3 cartas al momento: devuelve más de lo que costó.",
                "Um monastério compra 3 cartas na hora: devolve mais do que custou.",
            ),
            Topic::Cart => language.pick(
                "A cart reveals a harvest card, and one more with each harvest token.",
                "Una carreta destapa una carta de cosecha, y una más por cada ficha de cosecha.",
                "Uma carroça revela uma carta de colheita, e mais uma para cada ficha de colheita.",
            ),
            Topic::Area => language.pick(
                "You completed an area: green points by its size, 1, 3 or 6. They count again in every scoring that is still to \
                 come.",
                "Has completado un área: puntos verdes según su tamaño, 1, 3 o 6. Cuentan otra vez en cada puntuación que quede.",
                "Você completou uma área: pontos verdes conforme o tamanho, 1, 3 ou 6. Eles contam de novo em cada pontuação que \
                 ainda vier.",
            ),
            Topic::Colour => language.pick(
                "All spaces of a colour are covered: the first two to do so get green points for it.",
                "Todas las casillas de un color están cubiertas: los dos primeros en lograrlo reciben puntos verdes.",
                "Todos os espaços de uma cor estão cobertos: os dois primeiros a conseguir recebem pontos verdes.",
            ),
            Topic::MarbleGained => language.pick(
                "You have marble. Once a turn one of them buys a second action, even in this turn.",
                "Tienes mármol. Una vez por turno, uno te da una segunda acción, incluso en este mismo turno.",
                "Você tem mármore. Uma vez por turno, um deles dá uma segunda ação, até neste mesmo turno.",
            ),
            Topic::MarbleSpent => language.pick(
                "The marble is spent and you act once more. A turn has two actions at most.",
                "El mármol está gastado y actúas otra vez. Un turno tiene dos acciones como máximo.",
                "O mármore foi gasto e você age mais uma vez. Um turno tem no máximo duas ações.",
            ),
            Topic::WorkerPaid => language.pick(
                "A worker replaced a card. Workers help most with colours that you do not draw.",
                "Un trabajador ha sustituido a una carta. Los trabajadores ayudan sobre todo con los colores que no te salen.",
                "Um trabalhador substituiu uma carta. Os trabalhadores ajudam mais com as cores que não vêm para você.",
            ),
            Topic::PairPaid => language.pick(
                "Two equal cards of another colour replaced one card. It is dear, but better than waiting for the right colour \
                 too long.",
                "Dos cartas iguales de otro color han sustituido a una. Es caro, pero mejor que esperar demasiado el color justo.",
                "Duas cartas iguais de outra cor substituíram uma. É caro, mas melhor do que esperar demais pela cor certa.",
            ),
            Topic::Hex => language.pick(
                "A wooden hex lies in your storage. It goes on any colour and acts like a tile of that colour: keep it for a \
                 space that is hard to fill.",
                "Tienes un hexágono de madera en tu almacén. Va en cualquier color y actúa como una loseta de ese color: \
                 resérvalo para una casilla difícil de cubrir.",
                "Há um hexágono de madeira no seu armazém. Ele vai em qualquer cor e age como uma peça dessa cor: guarde-o para \
                 um espaço difícil de cobrir.",
            ),
            Topic::HexPlaced => language.pick(
                "The wooden hex did what a tile of its space does, and counts as one for areas and colours.",
                "El hexágono de madera ha hecho lo que hace una loseta de su casilla, y cuenta como tal para áreas y colores.",
                "O hexágono de madeira fez o que faz uma peça do seu espaço, e conta como tal para áreas e cores.",
            ),
            Topic::Harvest => language.pick(
                "Harvest cards bring something small at once: points, cards, a worker, marble or a wooden hex.",
                "Las cartas de cosecha dan algo pequeño al momento: puntos, cartas, un trabajador, mármol o un hexágono de \
                 madera.",
                "As cartas de colheita dão algo pequeno na hora: pontos, cartas, um trabalhador, mármore ou um hexágono de \
                 madeira.",
            ),
            Topic::Refresh => language.pick(
                "Five tiles of one colour lay in the centre, so all of them were replaced by neutral ones.",
                "Había cinco losetas de un color en el centro, así que todas se han reemplazado por otras neutrales.",
                "Havia cinco peças de uma cor no centro, então todas foram substituídas por outras neutras.",
            ),
            Topic::Rival => language.pick(
                "Your rival has played. The chronicle tells what was done; a tile that was taken is gone.",
                "Tu rival ha jugado. La crónica cuenta lo que hizo; la loseta que tomó ya no está.",
                "O seu rival jogou. A crônica conta o que foi feito; a peça que ele pegou já não está lá.",
            ),
            Topic::Scoring => language.pick(
                "The first of three scorings: all green points were added to the red ones, and stay. So green points of the \
                 first phase count three times.",
                "La primera de tres puntuaciones: todos los puntos verdes se han sumado a los rojos, y se conservan. Por eso los \
                 verdes de la primera fase cuentan tres veces.",
                "A primeira de três pontuações: todos os pontos verdes se somaram aos vermelhos, e permanecem. Por isso os \
                 verdes da primeira fase contam três vezes.",
            ),
            Topic::PhaseEnd => language.pick(
                "Another phase is over, and all green points have counted again. Boards, hands and stacks stay as they are.",
                "Ha terminado otra fase, y todos los puntos verdes han contado de nuevo. Tableros, manos y montones siguen igual.",
                "Terminou mais uma fase, e todos os pontos verdes contaram de novo. Tabuleiros, mãos e pilhas ficam como estão.",
            ),
            Topic::LastRound => language.pick(
                "Somebody has used up all own tiles: this is the last round. Then green points count once more, and what you \
                 have left brings a little.",
                "Alguien ha agotado sus losetas propias: es la última ronda. Después los puntos verdes cuentan una vez más, y lo \
                 que te quede da un poco.",
                "Alguém esgotou as suas peças próprias: é a última rodada. Depois os pontos verdes contam mais uma vez, e o que \
                 restar a você dá um pouco.",
            ),
        }
    }
}
