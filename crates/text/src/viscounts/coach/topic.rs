//! What just happened for the first time.

use crate::Language;
use demesne_viscounts::Act;

/// Something that is told at length when it happens for the first time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    /// A card was played.
    Played,
    /// A criminal was played.
    Criminal,
    /// A card left the board.
    Dropped,
    /// A viscount moved.
    Moved,
    /// A trade was made.
    Traded,
    /// A building was built.
    Built,
    /// A link was completed.
    Linked,
    /// Workers were placed.
    Placed,
    /// A worker moved inwards.
    Inwards,
    /// A worker was removed.
    Removed,
    /// Somebody leads the castle.
    Leader,
    /// A manuscript was taken.
    Transcribed,
    /// A bonus card was taken.
    Bonus,
    /// A townsfolk was dismissed.
    Dismissed,
    /// A townsfolk was hired.
    Hired,
    /// A debt was gained.
    Debt,
    /// A deed was gained.
    Deed,
    /// A debt was flipped.
    DebtFlipped,
    /// A deed was flipped.
    DeedFlipped,
    /// Markers met.
    Met,
    /// A collision.
    Collision,
    /// A deck was shuffled.
    Shuffled,
    /// Cards were drawn.
    Drawn,
    /// The solo opponent acted.
    Scheme,
    /// A rival has played.
    Rival,
    /// Poverty or Prosperity was revealed.
    Revealed,
}

impl Topic {
    /// All topics.
    pub const ALL: [Topic; 26] = [
        Topic::Played,
        Topic::Criminal,
        Topic::Dropped,
        Topic::Moved,
        Topic::Traded,
        Topic::Built,
        Topic::Linked,
        Topic::Placed,
        Topic::Inwards,
        Topic::Removed,
        Topic::Leader,
        Topic::Transcribed,
        Topic::Bonus,
        Topic::Dismissed,
        Topic::Hired,
        Topic::Debt,
        Topic::Deed,
        Topic::DebtFlipped,
        Topic::DeedFlipped,
        Topic::Met,
        Topic::Collision,
        Topic::Shuffled,
        Topic::Drawn,
        Topic::Scheme,
        Topic::Rival,
        Topic::Revealed,
    ];

    /// The topic of a primary action.
    pub const fn of_act(act: Act) -> Topic {
        match act {
            Act::Trade => Topic::Traded,
            Act::Build => Topic::Built,
            Act::Workers => Topic::Placed,
            Act::Transcribe => Topic::Transcribed,
        }
    }

    /// What is told.
    pub const fn text(self, language: Language) -> &'static str {
        match self {
            Topic::Played => language.pick(
                "The card lies in slot 1 for this turn and two more. Its icons and a lasting ability count all that time.",
                "La carta está en el hueco 1 este turno y dos más. Sus iconos y una habilidad duradera cuentan todo ese tiempo.",
                "A carta fica na vaga 1 neste turno e em mais dois. Os ícones e uma habilidade duradoura contam todo esse tempo.",
            ),
            Topic::Criminal => language.pick(
                "A criminal helps any action, but playing one moved your corruption marker for each criminal on your board.",
                "Un criminal ayuda en cualquier acción, pero jugarlo movió tu marcador de corrupción por cada criminal de tu \
                 tablero.",
                "Um criminoso ajuda em qualquer ação, mas jogá-lo moveu o seu marcador de corrupção por cada criminoso do seu \
                 tabuleiro.",
            ),
            Topic::Dropped => language.pick(
                "A card that leaves the right slot goes to your discard pile. Some act just then.",
                "Una carta que sale del hueco derecho va a tus descartes. Algunas actúan justo entonces.",
                "Uma carta que sai da vaga direita vai para os seus descartes. Algumas agem justamente então.",
            ),
            Topic::Moved => language.pick(
                "Your viscount never moves fewer steps than the card says, and never back. Silver buys more steps.",
                "Tu vizconde nunca se mueve menos pasos de los que dice la carta, ni hacia atrás. La plata compra más pasos.",
                "O seu visconde nunca anda menos passos do que a carta diz, nem para trás. A prata compra mais passos.",
            ),
            Topic::Traded => language.pick(
                "Merchants are not used up: they will count again next turn, as long as their cards lie on your board.",
                "Los mercaderes no se gastan: contarán otra vez el próximo turno mientras sus cartas sigan en tu tablero.",
                "Os mercadores não se gastam: contarão de novo no próximo turno enquanto as cartas deles estiverem no seu tabuleiro.",
            ),
            Topic::Built => language.pick(
                "The place that the building left on your board is revealed and helps you from now on.",
                "El lugar que el edificio deja en tu tablero queda revelado y te ayuda desde ahora.",
                "O lugar que o edifício deixou no seu tabuleiro fica revelado e ajuda você a partir de agora.",
            ),
            Topic::Linked => language.pick(
                "Two buildings stand at the ends of a link: both owners gained it, and it never pays again.",
                "Dos edificios están en los extremos de una conexión: la han ganado los dos dueños, y no vuelve a pagar.",
                "Dois edifícios estão nas pontas de uma conexão: os dois donos a ganharam, e ela não paga mais.",
            ),
            Topic::Placed => language.pick(
                "Workers start on the first tier. Three of one colour on a section move on.",
                "Los trabajadores empiezan en el primer nivel. Tres de un color en una sección avanzan.",
                "Os trabalhadores começam no primeiro nível. Três de uma cor em uma seção avançam.",
            ),
            Topic::Inwards => language.pick(
                "A group was resolved: one worker went inwards for a reward and two went to the sides, where new groups may form.",
                "Se ha resuelto un grupo: un trabajador entró por una recompensa y dos fueron a los lados, donde pueden formarse \
                 otros.",
                "Um grupo foi resolvido: um trabalhador entrou por uma recompensa e dois foram para os lados, onde outros podem se \
                 formar.",
            ),
            Topic::Removed => language.pick(
                "A section holds three workers at most. Whoever has to leave is paid and can come back.",
                "Una sección admite tres trabajadores como máximo. Quien tiene que irse cobra y puede volver.",
                "Uma seção comporta no máximo três trabalhadores. Quem tem que sair é pago e pode voltar.",
            ),
            Topic::Leader => language.pick(
                "The castle leader holds one card more and scores 5 points, until somebody has more workers in the middle.",
                "Quien lidera el castillo tiene una carta más y puntúa 5, hasta que alguien tenga más trabajadores en el centro.",
                "Quem lidera o castelo tem uma carta a mais e pontua 5, até que alguém tenha mais trabalhadores no centro.",
            ),
            Topic::Transcribed => language.pick(
                "The manuscript lies beside your board. Different ribbons make sets, equal ones may bring a bonus card.",
                "El manuscrito queda junto a tu tablero. Las cintas distintas forman series; las iguales pueden dar una \
                 bonificación.",
                "O manuscrito fica ao lado do seu tabuleiro. As fitas diferentes formam séries; as iguais podem dar um bônus.",
            ),
            Topic::Bonus => language.pick(
                "Three equal ribbons: the bonus card shows icons that count in every turn.",
                "Tres cintas iguales: la bonificación muestra iconos que cuentan en todos los turnos.",
                "Três fitas iguais: o bônus mostra ícones que contam em todos os turnos.",
            ),
            Topic::Dismissed => language.pick(
                "The townsfolk left the game for good; its icons counted once, and the next one of the pile is visible.",
                "El ciudadano ha salido de la partida; sus iconos contaron una vez, y se ve el siguiente de la pila.",
                "O cidadão saiu da partida; os ícones contaram uma vez, e vê-se o próximo da pilha.",
            ),
            Topic::Hired => language.pick(
                "A hired townsfolk waits in the discard pile until you shuffle. Its effect came at once.",
                "Un contratado espera en los descartes hasta que barajas. Su efecto ha llegado al momento.",
                "Um contratado espera nos descartes até você embaralhar. O efeito dele veio na hora.",
            ),
            Topic::Debt => language.pick(
                "A debt is two points less until it is flipped. It came off the Poverty card, whose last debt brings the end.",
                "Una deuda son dos puntos menos hasta que se voltea. Salió de la carta de Pobreza, cuya última deuda trae el final.",
                "Uma dívida são dois pontos a menos até ser virada. Saiu da carta de Pobreza, cuja última dívida traz o fim.",
            ),
            Topic::Deed => language.pick(
                "A deed is a point, and three once it is flipped. It came off the Prosperity card, whose last deed brings the end.",
                "Una escritura es un punto, y tres cuando se voltea. Salió de la carta de Prosperidad, cuya última escritura trae \
                 el final.",
                "Uma escritura é um ponto, e três quando é virada. Saiu da carta de Prosperidade, cuja última escritura traz o fim.",
            ),
            Topic::DebtFlipped => language.pick(
                "The debt is paid: no more points lost, and a resource at once.",
                "La deuda está pagada: ya no resta puntos, y da un recurso al momento.",
                "A dívida está paga: não tira mais pontos, e dá um recurso na hora.",
            ),
            Topic::DeedFlipped => language.pick(
                "The deed is approved: three points, and it counts if Poverty is revealed.",
                "La escritura está aprobada: tres puntos, y cuenta si se revela Pobreza.",
                "A escritura está aprovada: três pontos, e conta se Pobreza for revelada.",
            ),
            Topic::Met => language.pick(
                "Your markers have met. Until the end of your turn virtue and corruption move both together.",
                "Tus marcadores se han juntado. Hasta el final de tu turno, virtud y corrupción mueven los dos a la vez.",
                "Os seus marcadores se juntaram. Até o fim do seu turno, virtude e corrupção movem os dois juntos.",
            ),
            Topic::Collision => language.pick(
                "The collision gave what stands above the space, and rivals what stands below it. Now both markers start anew.",
                "La colisión dio lo que hay encima de la casilla, y a los rivales lo de debajo. Ahora los marcadores empiezan de \
                 nuevo.",
                "A colisão deu o que está acima do espaço, e aos rivais o que está abaixo. Agora os marcadores recomeçam.",
            ),
            Topic::Shuffled => language.pick(
                "The discard pile became a deck again. With a criminal on the board that is corruption, without one it is virtue.",
                "Los descartes vuelven a ser mazo. Con un criminal en el tablero eso es corrupción; sin ninguno, virtud.",
                "Os descartes voltam a ser baralho. Com um criminoso no tabuleiro isso é corrupção; sem nenhum, virtude.",
            ),
            Topic::Drawn => language.pick(
                "At the end of a turn you draw up to your hand limit, which Workshop 3 and the castle leader card raise.",
                "Al final del turno robas hasta tu límite de mano, que aumentan el Taller 3 y la carta de líder del castillo.",
                "No fim do turno você compra até o limite da mão, que a Oficina 3 e a carta de líder do castelo aumentam.",
            ),
            Topic::Scheme => language.pick(
                "The solo opponent turned up a scheme: bonus, movement, then the first option that it can pay for.",
                "El oponente en solitario descubrió una programación: bonificación, movimiento y la primera opción que puede pagar.",
                "O oponente solo revelou um esquema: bônus, movimento e a primeira opção que pode pagar.",
            ),
            Topic::Rival => language.pick(
                "A rival has played. Look where that viscount stands: if you end beside it, its owner may rearrange.",
                "Un rival ha jugado. Mira dónde está su vizconde: si acabas en su casilla, su dueño puede reordenar.",
                "Um rival jogou. Veja onde está o visconde dele: se você acabar no mesmo espaço, o dono pode reorganizar.",
            ),
            Topic::Revealed => language.pick(
                "The end is near: this round is finished and one more is played. Flip what you can.",
                "Se acerca el final: se acaba esta ronda y se juega una más. Voltea lo que puedas.",
                "O fim está próximo: acaba-se esta rodada e joga-se mais uma. Vire o que puder.",
            ),
        }
    }
}
