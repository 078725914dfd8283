//! What a coach tells somebody who plays for the first time: what just happened for the first time, and why to do what it proposes.

use crate::Language;

/// Something that is told at length when it happens for the first time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    /// The dice of a round.
    Dice,
    /// The goods of a round, by the white die.
    WhiteDie,
    /// The rival has played.
    Rival,
    /// A tile came into storage.
    Stored,
    /// A tile was placed: the rules of placing.
    Placed,
    /// A castle was placed.
    Castle,
    /// A mine was placed.
    Mine,
    /// A ship was placed.
    Ship,
    /// The marker moved on.
    TurnOrder,
    /// Goods came from a depot.
    Goods,
    /// Livestock was placed.
    Livestock,
    /// A building was placed.
    Building,
    /// A monastery was placed.
    Monastery,
    /// A region was completed.
    Region,
    /// A bonus tile was taken.
    Bonus,
    /// Goods were sold.
    Sold,
    /// Workers were taken.
    WorkersTaken,
    /// Workers changed a die.
    WorkersPaid,
    /// A tile of the black depot was bought.
    Bought,
    /// A phase ended.
    PhaseEnd,
}

impl Topic {
    /// All topics.
    pub const ALL: [Topic; 20] = [
        Topic::Dice,
        Topic::WhiteDie,
        Topic::Rival,
        Topic::Stored,
        Topic::Placed,
        Topic::Castle,
        Topic::Mine,
        Topic::Ship,
        Topic::TurnOrder,
        Topic::Goods,
        Topic::Livestock,
        Topic::Building,
        Topic::Monastery,
        Topic::Region,
        Topic::Bonus,
        Topic::Sold,
        Topic::WorkersTaken,
        Topic::WorkersPaid,
        Topic::Bought,
        Topic::PhaseEnd,
    ];

    /// What is told.
    pub const fn text(self, language: Language) -> &'static str {
        match self {
            Topic::Dice => language.pick(
                "All dice are rolled at the start of a round. Your two dice are your two actions.",
                "Al empezar la ronda se tiran todos los dados. Tus dos dados son tus dos acciones.",
                "No início da rodada todos os dados são rolados. Os seus dois dados são as suas duas ações.",
            ),
            Topic::WhiteDie => language.pick(
                "The white die says to which depot the goods of the round come. Ships fetch them.",
                "El dado blanco dice a qué almacén llegan las mercancías de la ronda. Los barcos las recogen.",
                "O dado branco diz a que depósito chegam as mercadorias da rodada. Os navios as buscam.",
            ),
            Topic::Rival => language.pick(
                "Your rival has played both dice as well. The chronicle tells what was done; what it took is gone.",
                "Tu rival también ha usado sus dos dados. La crónica cuenta lo que hizo; lo que tomó ya no está.",
                "O seu rival também usou os dois dados. A crônica conta o que foi feito; o que ele pegou já não está lá.",
            ),
            Topic::Stored => language.pick(
                "The tile lies in your storage now. There is room for three; it does nothing until you place it.",
                "La loseta está ahora en tus casillas de llave. Caben tres; no hace nada hasta que la colocas.",
                "A peça está agora nos seus espaços chave. Cabem três; ela não faz nada até você colocá-la.",
            ),
            Topic::Placed => language.pick(
                "Your duchy grows. Every tile needs a space of its colour, with the number of the die, beside one that is \
                 covered.",
                "Tu ducado crece. Cada loseta necesita una casilla de su color, con el número del dado, junto a otra ya \
                 cubierta.",
                "O seu ducado cresce. Cada peça precisa de um espaço da sua cor, com o número do dado, ao lado de outro já \
                 coberto.",
            ),
            Topic::Castle => language.pick(
                "A castle gives you an action at once, as with a die of any number: the best moment for what no die fits.",
                "Un castillo te da una acción al momento, como con un dado de cualquier número: ideal para lo que no encaja \
                 con ningún dado.",
                "Um castelo dá a você uma ação na hora, como com um dado de qualquer número: ideal para o que nenhum dado \
                 permite.",
            ),
            Topic::Mine => language.pick(
                "A mine pays 1 silver at the end of every phase. Place mines early.",
                "Una mina da 1 de plata al final de cada fase. Coloca las minas pronto.",
                "Uma mina dá 1 de prata no fim de cada fase. Coloque as minas cedo.",
            ),
            Topic::Ship => language.pick(
                "A ship takes all goods of one depot, and moves you forward in the turn order.",
                "Un barco toma todas las mercancías de un almacén y te adelanta en el orden de turno.",
                "Um navio pega todas as mercadorias de um depósito e adianta você na ordem de jogo.",
            ),
            Topic::TurnOrder => language.pick(
                "Your marker moved: whoever is further ahead plays first from the next round on, and chooses first.",
                "Tu indicador ha avanzado: desde la próxima ronda, quien va más adelante juega primero y elige primero.",
                "O seu marcador avançou: a partir da próxima rodada, quem está mais à frente joga e escolhe primeiro.",
            ),
            Topic::Goods => language.pick(
                "Your goods lie in stacks by number; you hold three kinds at most. A die with their number sells a stack.",
                "Tus mercancías se apilan por número; guardas tres tipos como máximo. Un dado con su número vende una pila.",
                "As suas mercadorias ficam em pilhas por número; você guarda três tipos no máximo. Um dado com esse número \
                 vende uma pilha.",
            ),
            Topic::Livestock => language.pick(
                "Livestock scores its animals at once, and again the animals of the same kind in that pasture: keep one kind \
                 together.",
                "El ganado puntúa sus animales al momento, y otra vez los de la misma especie de ese pasto: junta los \
                 iguales.",
                "As fazendas pontuam os seus animais na hora, e de novo os da mesma espécie nesse pasto: junte os iguais.",
            ),
            Topic::Building => language.pick(
                "Each kind of building does something at once. A city holds every kind only once.",
                "Cada tipo de edificio hace algo al momento. En una ciudad cabe uno solo de cada tipo.",
                "Cada tipo de construção faz algo na hora. Em uma cidade só cabe uma de cada tipo.",
            ),
            Topic::Monastery => language.pick(
                "Every monastery is different: some change your rules from now on, others bring points at the end. Touch one \
                 to read what it does.",
                "Cada monasterio es distinto: unos cambian tus reglas desde ahora, otros dan puntos al final. Tócalo para \
                 leer qué hace.",
                "Cada monastério é diferente: uns mudam as suas regras a partir de agora, outros dão pontos no fim. Toque \
                 nele para ler o que faz.",
            ),
            Topic::Region => language.pick(
                "You completed a region: points for its size, and more the earlier in the game it is.",
                "Has completado una zona: puntos por su tamaño, y más cuanto antes sea en la partida.",
                "Você completou uma região: pontos pelo tamanho, e mais quanto mais cedo for na partida.",
            ),
            Topic::Bonus => language.pick(
                "You filled all spaces of a colour and take its bonus tile. The first to do so gets the larger one.",
                "Has cubierto todas las casillas de un color y tomas su bonificación. El primero se lleva la mayor.",
                "Você cobriu todos os espaços de uma cor e pega o bônus dela. O primeiro fica com o maior.",
            ),
            Topic::Sold => language.pick(
                "A sale brings 1 silver, and points for every goods tile. Large stacks are worth waiting for.",
                "Una venta da 1 de plata y puntos por cada mercancía. Vale la pena esperar a tener pilas grandes.",
                "Uma venda dá 1 de prata e pontos por cada mercadoria. Vale a pena esperar por pilhas grandes.",
            ),
            Topic::WorkersTaken => language.pick(
                "Two workers: each can change a die by one, now or in any later turn.",
                "Dos trabajadores: cada uno puede cambiar un dado en uno, ahora o en cualquier turno posterior.",
                "Dois trabalhadores: cada um pode mudar um dado em um, agora ou em qualquer jogada posterior.",
            ),
            Topic::WorkersPaid => language.pick(
                "You paid workers to change the number of the die. From 6 it goes on to 1.",
                "Has pagado trabajadores para cambiar el número del dado. Después del 6 viene el 1.",
                "Você pagou trabalhadores para mudar o número do dado. Depois do 6 vem o 1.",
            ),
            Topic::Bought => language.pick(
                "The black depot costs 2 silver and no die, once a turn. What you buy goes into storage.",
                "El almacén negro cuesta 2 de plata y ningún dado, una vez por turno. Lo comprado va a tus casillas de \
                 llave.",
                "O depósito paralelo custa 2 de prata e nenhum dado, uma vez por jogada. O que você compra vai para os \
                 espaços chave.",
            ),
            Topic::PhaseEnd => language.pick(
                "A phase is over: mines pay silver, the tiles that were left are gone, and the depots are filled anew. \
                 Completed regions bring a little less from now on.",
                "Termina una fase: las minas dan plata, las losetas sobrantes se van y los almacenes se llenan otra vez. \
                 Desde ahora completar zonas da un poco menos.",
                "Acabou uma fase: as minas dão prata, as peças que sobraram saem e os depósitos são enchidos de novo. A \
                 partir de agora completar regiões dá um pouco menos.",
            ),
        }
    }
}

/// What a coach proposes, as a reason needs to know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// Where to begin.
    Begin,
    /// Take a tile with a die.
    Take,
    /// Place a tile with a die.
    Place,
    /// Sell with a die.
    Sell,
    /// Take workers with a die.
    Workers,
    /// Buy from the black depot.
    Buy,
    /// Which goods a ship takes.
    Load,
    /// Anything with a castle's extra action.
    Extra,
    /// Anything with the effect of a building.
    Effect,
    /// Make room in the storage.
    Discard,
    /// Decline what is offered.
    Skip,
    /// End the turn, all dice used.
    End,
    /// End the turn with dice left.
    EndEarly,
    /// Something else.
    Other,
}

impl Proposal {
    /// Why, in general.
    pub const fn why(self, language: Language) -> &'static str {
        match self {
            Proposal::Begin => language.pick(
                "This is your duchy. Your first castle goes on one of its castle spaces; whatever you place later has to touch \
                 what lies there already.",
                "Este es tu ducado. Tu primer castillo va en una de sus casillas de castillo; todo lo que coloques después \
                 tendrá que tocar lo que ya esté puesto.",
                "Este é o seu ducado. O primeiro castelo vai em um dos espaços de castelo; tudo o que você colocar depois terá \
                 que tocar o que já estiver posto.",
            ),
            Proposal::Take => language.pick(
                "A die takes a tile from the depot with its number. Touch the die, then the tile.",
                "Un dado toma una loseta del almacén con su número. Toca el dado y después la loseta.",
                "Um dado pega uma peça do depósito com o seu número. Toque no dado e depois na peça.",
            ),
            Proposal::Place => language.pick(
                "Now it can be placed: touch the die, the tile in storage, and the space.",
                "Ya se puede colocar: toca el dado, la loseta guardada y la casilla.",
                "Já dá para colocá-la: toque no dado, na peça guardada e no espaço.",
            ),
            Proposal::Sell => language.pick(
                "You have goods with the number of this die: all of them are sold at once.",
                "Tienes mercancías con el número de este dado: se venden todas de una vez.",
                "Você tem mercadorias com o número deste dado: todas são vendidas de uma vez.",
            ),
            Proposal::Workers => language.pick(
                "Nothing better fits this die. Any die can become two workers, and they bend later dice.",
                "No hay nada mejor para este dado. Cualquier dado puede ser dos trabajadores, que ajustan dados futuros.",
                "Não há nada melhor para este dado. Qualquer dado pode virar dois trabalhadores, que ajustam dados futuros.",
            ),
            Proposal::Buy => language.pick(
                "You have 2 silver: once a turn they buy a tile from the black depot in the middle, without a die.",
                "Tienes 2 de plata: una vez por turno compran una loseta del almacén negro del centro, sin dado.",
                "Você tem 2 de prata: uma vez por jogada elas compram uma peça do depósito paralelo do centro, sem dado.",
            ),
            Proposal::Load => language.pick(
                "Your ship is at the quay: choose the depot whose goods it takes.",
                "Tu barco está en el muelle: elige el almacén cuyas mercancías toma.",
                "O seu navio está no cais: escolha o depósito cujas mercadorias ele pega.",
            ),
            Proposal::Extra => language.pick(
                "This is the extra action: no die is used for it, and any number counts.",
                "Es la acción adicional: no gasta ningún dado y vale cualquier número.",
                "É a ação adicional: não gasta nenhum dado e vale qualquer número.",
            ),
            Proposal::Effect => language.pick(
                "The building that you placed allows it; no die is used for it.",
                "Lo permite el edificio que has colocado; no gasta ningún dado.",
                "A construção que você colocou permite isso; não gasta nenhum dado.",
            ),
            Proposal::Discard => language.pick(
                "Your storage is full: one tile has to go.",
                "Tus casillas de llave están llenas: hay que descartar una loseta.",
                "Os seus espaços chave estão cheios: é preciso descartar uma peça.",
            ),
            Proposal::Skip => language.pick(
                "Nothing of this helps you now; you may decline.",
                "Nada de esto te ayuda ahora; puedes renunciar.",
                "Nada disso ajuda você agora; pode recusar.",
            ),
            Proposal::End => language.pick(
                "Both dice are used. Until you end the turn you can still undo everything.",
                "Has usado los dos dados. Hasta terminar el turno todavía puedes deshacerlo todo.",
                "Os dois dados foram usados. Até terminar a jogada você ainda pode desfazer tudo.",
            ),
            Proposal::EndEarly => language.pick(
                "You may end the turn although a die is left.",
                "Puedes terminar el turno aunque te quede un dado.",
                "Você pode terminar a jogada mesmo que reste um dado.",
            ),
            Proposal::Other => language.pick(
                "This looks good now.",
                "Esto parece bueno ahora.",
                "Isto parece bom agora.",
            ),
        }
    }
}

/// That workers make up the difference.
pub fn bends(workers: u8, language: Language) -> String {
    let workers = super::words::workers(workers, language);
    say!(
        language,
        "The die does not show the number that is needed: it costs {workers}.",
        "El dado no muestra el número que hace falta: cuesta {workers}.",
        "O dado não mostra o número necessário: custa {workers}."
    )
}

/// What an action brought or would bring.
pub fn brings(points: i32, done: bool, language: Language) -> String {
    let points = super::words::points(points, language);
    match done {
        true => {
            say!(language, "That brought you {points}.", "Te ha dado {points}.", "Isso deu a você {points}.")
        }
        false => {
            say!(language, "It brings {points} at once.", "Da {points} al momento.", "Dá {points} na hora.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_topic_is_told_in_every_language() {
        let mut seen = std::collections::BTreeSet::new();
        for language in Language::ALL {
            for topic in Topic::ALL {
                assert!(seen.insert(topic.text(language)), "{topic:?}");
            }
        }
        assert_eq!(seen.len(), 60);
        assert_eq!(
            bends(1, Language::Spanish),
            "El dado no muestra el número que hace falta: cuesta 1 trabajador."
        );
        assert_eq!(brings(1, true, Language::Portuguese), "Isso deu a você 1 ponto.");
    }
}
