//! Why to do what is proposed.

use crate::Language;

/// What a coach proposes, as a reason needs to know it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Proposal {
    /// A pair of player card and hero.
    Pick,
    /// A card to play.
    Play,
    /// Where to move.
    Move,
    /// Trade.
    Trade,
    /// Build.
    Build,
    /// Place workers.
    Workers,
    /// Transcribe.
    Transcribe,
    /// No primary action.
    Rest,
    /// Dismiss the townsfolk.
    Dismiss,
    /// Dismiss nobody.
    Keep,
    /// How many, or which one.
    Amount,
    /// How to pay.
    Pay,
    /// Where to build.
    Site,
    /// A free choice between effects.
    Choose,
    /// A resource.
    Resource,
    /// What to flip.
    Flip,
    /// A new order of cards.
    Arrange,
    /// Discard a card.
    Discard,
    /// Destroy a card.
    Destroy,
    /// Hire a townsfolk.
    Hire,
    /// Something in the castle.
    Castle,
    /// Decline an effect.
    Skip,
    /// End the turn.
    End,
}

impl Proposal {
    /// All proposals.
    pub const ALL: [Proposal; 23] = [
        Proposal::Pick,
        Proposal::Play,
        Proposal::Move,
        Proposal::Trade,
        Proposal::Build,
        Proposal::Workers,
        Proposal::Transcribe,
        Proposal::Rest,
        Proposal::Dismiss,
        Proposal::Keep,
        Proposal::Amount,
        Proposal::Pay,
        Proposal::Site,
        Proposal::Choose,
        Proposal::Resource,
        Proposal::Flip,
        Proposal::Arrange,
        Proposal::Discard,
        Proposal::Destroy,
        Proposal::Hire,
        Proposal::Castle,
        Proposal::Skip,
        Proposal::End,
    ];

    /// Why, in general.
    pub const fn why(self, language: Language) -> &'static str {
        match self {
            Proposal::Pick => language.pick(
                "The card says where you begin and with what; the hero joins your deck. Take a pair that points one way.",
                "La carta dice dónde empiezas y con qué; el héroe se une a tu mazo. Toma un par que vaya en una misma dirección.",
                "A carta diz onde você começa e com quê; o herói entra no seu baralho. Pegue um par que aponte em uma direção.",
            ),
            Proposal::Play => language.pick(
                "This card goes well with those on your board: their icons add up, and its silver takes your viscount where they \
                 help.",
                "Esta carta va bien con las de tu tablero: sus iconos se suman y su plata lleva a tu vizconde adonde sirven.",
                "Esta carta combina com as do seu tabuleiro: os ícones se somam e a prata leva o seu visconde aonde eles servem.",
            ),
            Proposal::Move => language.pick(
                "Outer spaces are for trading and building, inner ones for workers and manuscripts. Here your icons do most.",
                "Las casillas exteriores son para comerciar y construir, las interiores para trabajadores y manuscritos. Aquí tus \
                 iconos rinden más.",
                "Os espaços exteriores são para comerciar e construir, os interiores para trabalhadores e manuscritos. Aqui os \
                 seus ícones rendem mais.",
            ),
            Proposal::Trade => language.pick(
                "Your merchants buy what you lack for a later building, worker or manuscript.",
                "Tus mercaderes compran lo que te falta para un edificio, trabajador o manuscrito posterior.",
                "Os seus mercadores compram o que falta para um edifício, trabalhador ou manuscrito depois.",
            ),
            Proposal::Build => language.pick(
                "A building scores at the end, reveals an ability for the rest of the game, and brings what its site shows.",
                "Un edificio puntúa al final, revela una habilidad para el resto de la partida y da lo que muestra su lugar.",
                "Um edifício pontua no fim, revela uma habilidade para o resto da partida e dá o que o terreno mostra.",
            ),
            Proposal::Workers => language.pick(
                "Workers score where they stand, and groups of three move inwards for rewards.",
                "Los trabajadores puntúan donde están, y los grupos de tres avanzan hacia dentro por recompensas.",
                "Os trabalhadores pontuam onde estão, e os grupos de três avançam para dentro por recompensas.",
            ),
            Proposal::Transcribe => language.pick(
                "A manuscript with a new ribbon makes a set grow, and it brings something now or at the end.",
                "Un manuscrito con una cinta nueva hace crecer una serie, y da algo ahora o al final.",
                "Um manuscrito com uma fita nova faz crescer uma série, e dá algo agora ou no fim.",
            ),
            Proposal::Rest => language.pick(
                "Nothing is within reach here. Icons and resources are kept for the next turn.",
                "Aquí no hay nada a tu alcance. Los iconos y recursos se guardan para el turno siguiente.",
                "Aqui não há nada ao seu alcance. Os ícones e recursos ficam para o turno seguinte.",
            ),
            Proposal::Dismiss => language.pick(
                "Its icons help this action and its effect comes at once. A new townsfolk takes its place.",
                "Sus iconos ayudan a esta acción y su efecto llega al momento. Otro ciudadano ocupa su lugar.",
                "Os ícones ajudam esta ação e o efeito vem na hora. Outro cidadão toma o lugar dele.",
            ),
            Proposal::Keep => language.pick(
                "You can do without it: keep the silver, perhaps to hire this townsfolk later.",
                "Puedes sin él: guarda la plata, quizá para contratar luego a este ciudadano.",
                "Você pode sem ele: guarde a prata, talvez para contratar depois este cidadão.",
            ),
            Proposal::Amount => language.pick(
                "This is what your icons and resources reach without waste.",
                "Es lo que alcanzan tus iconos y recursos sin desperdicio.",
                "É o que os seus ícones e recursos alcançam sem desperdício.",
            ),
            Proposal::Pay => language.pick(
                "Icons count for free; pay the rest with what you need least.",
                "Los iconos cuentan gratis; paga el resto con lo que menos necesitas.",
                "Os ícones contam de graça; pague o resto com o que você menos precisa.",
            ),
            Proposal::Site => language.pick(
                "This site brings something at once, and a link to a neighbour brings more, to both owners.",
                "Este lugar da algo al momento, y una conexión con un vecino da más, a los dos dueños.",
                "Este terreno dá algo na hora, e uma conexão com um vizinho dá mais, aos dois donos.",
            ),
            Proposal::Choose => language.pick(
                "Of the two effects this one helps you more now.",
                "De los dos efectos, este te ayuda más ahora.",
                "Dos dois efeitos, este ajuda mais agora.",
            ),
            Proposal::Resource => language.pick(
                "Take what the next action will need: ink for manuscripts, stone for buildings, gold for workers.",
                "Toma lo que necesitará la próxima acción: tinteros para manuscritos, piedra para edificios, oro para \
                 trabajadores.",
                "Pegue o que a próxima ação vai precisar: tinteiros para manuscritos, pedra para edifícios, ouro para \
                 trabalhadores.",
            ),
            Proposal::Flip => language.pick(
                "Flipping a debt saves 2 points and brings a resource; flipping a deed is worth 2 points more.",
                "Voltear una deuda ahorra 2 puntos y da un recurso; voltear una escritura vale 2 puntos más.",
                "Virar uma dívida poupa 2 pontos e dá um recurso; virar uma escritura vale 2 pontos a mais.",
            ),
            Proposal::Arrange => language.pick(
                "What lies further right leaves sooner: keep useful icons left, and let what acts on leaving go.",
                "Lo que está más a la derecha sale antes: deja a la izquierda los iconos útiles y que salga lo que actúa al salir.",
                "O que está mais à direita sai antes: deixe à esquerda os ícones úteis e que saia o que age ao sair.",
            ),
            Proposal::Discard => language.pick(
                "A weak card that you discard makes room in your hand for a better one.",
                "Descartar una carta floja deja sitio en tu mano para otra mejor.",
                "Descartar uma carta fraca abre lugar na sua mão para outra melhor.",
            ),
            Proposal::Destroy => language.pick(
                "A card that you destroy never comes back, so your deck gets better, and it pays its silver.",
                "Una carta destruida no vuelve nunca: tu mazo mejora, y te paga su plata.",
                "Uma carta destruída nunca volta: o seu baralho melhora, e ela paga a prata dela.",
            ),
            Proposal::Hire => language.pick(
                "It is better than what you began with. It comes to your discard pile and plays after the next shuffle.",
                "Es mejor que lo que tenías al empezar. Va a tus descartes y jugará tras barajar de nuevo.",
                "É melhor do que você tinha no começo. Vai para os seus descartes e joga depois de embaralhar de novo.",
            ),
            Proposal::Castle => language.pick(
                "In the castle three of your own make a group: here one is closest to moving in.",
                "En el castillo, tres tuyos forman un grupo: aquí es donde más cerca está de entrar uno.",
                "No castelo, três seus formam um grupo: aqui é onde um está mais perto de entrar.",
            ),
            Proposal::Skip => language.pick(
                "This may be declined, and nothing here would help you.",
                "A esto se puede renunciar, y nada de aquí te ayudaría.",
                "Isto pode ser recusado, e nada daqui ajudaria você.",
            ),
            Proposal::End => language.pick(
                "Your action is done. Collision and drawing follow by themselves.",
                "Tu acción está hecha. La colisión y el robo siguen solos.",
                "A sua ação está feita. A colisão e a compra seguem sozinhas.",
            ),
        }
    }
}
