//! Why to do what is proposed.

use crate::Language;

/// What a coach proposes, as a reason needs to know it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Proposal {
    /// How to lay out the board.
    Board,
    /// The token before the first turn.
    StartToken,
    /// Draw cards.
    Draw,
    /// Take a tile.
    Take,
    /// What to give up for it.
    GiveUp,
    /// Exchange a type, since nothing fits.
    Exchange,
    /// Place a stored item.
    Place,
    /// The space where it goes.
    On,
    /// How to pay.
    Pay,
    /// The free tile of a castle.
    Free,
    /// The space where that goes.
    FreeOn,
    /// Let the castle place nothing.
    Skip,
    /// The token of a city.
    Token,
    /// Spend a marble.
    Marble,
    /// End the turn.
    End,
}

impl Proposal {
    /// All proposals.
    pub const ALL: [Proposal; 15] = [
        Proposal::Board,
        Proposal::StartToken,
        Proposal::Draw,
        Proposal::Take,
        Proposal::GiveUp,
        Proposal::Exchange,
        Proposal::Place,
        Proposal::On,
        Proposal::Pay,
        Proposal::Free,
        Proposal::FreeOn,
        Proposal::Skip,
        Proposal::Token,
        Proposal::Marble,
        Proposal::End,
    ];

    /// Why, in general.
    pub const fn why(self, language: Language) -> &'static str {
        match self {
            Proposal::Board => language.pick(
                "This is your region: three pieces side by side. Spaces of one colour that touch are an area; larger areas \
                 bring more, and everything grows from the start castle.",
                "Este es tu territorio: tres piezas, una junto a otra. Las casillas de un color que se tocan forman un área; las \
                 grandes dan más, y todo crece desde el castillo inicial.",
                "Esta é a sua região: três peças, lado a lado. Os espaços de uma cor que se tocam formam uma área; as grandes \
                 dão mais, e tudo cresce a partir do castelo inicial.",
            ),
            Proposal::StartToken => language.pick(
                "Everybody begins with a bonus token. It works all game long, so take one that you will use often.",
                "Todos empiezan con una ficha de bonificación. Vale toda la partida, así que toma una que vayas a usar mucho.",
                "Todos começam com uma ficha de bônus. Ela vale a partida toda, então pegue uma que você vá usar muito.",
            ),
            Proposal::Draw => language.pick(
                "You need cards before you can place more. Touch the deck.",
                "Necesitas cartas antes de poder colocar más. Toca el mazo.",
                "Você precisa de cartas antes de poder colocar mais. Toque no baralho.",
            ),
            Proposal::Take => language.pick(
                "This tile fits your board and your cards. Touch it in the centre: it comes into your storage for nothing.",
                "Esta loseta le va bien a tu tablero y a tus cartas. Tócala en el centro: llega gratis a tu almacén.",
                "Esta peça combina com o seu tabuleiro e as suas cartas. Toque nela no centro: ela chega de graça ao seu armazém.",
            ),
            Proposal::GiveUp => language.pick(
                "Your storage is full. What helps you least goes, and leaves the game.",
                "Tu almacén está lleno. Se va lo que menos te ayuda, y sale de la partida.",
                "O seu armazém está cheio. Sai o que menos ajuda você, e deixa a partida.",
            ),
            Proposal::Exchange => language.pick(
                "Nothing in the centre fits your board. You may have all tiles of one type replaced before you take one.",
                "Nada del centro cabe en tu tablero. Puedes hacer que se reemplacen todas las losetas de un tipo antes de tomar \
                 una.",
                "Nada do centro cabe no seu tabuleiro. Você pode fazer substituir todas as peças de um tipo antes de pegar uma.",
            ),
            Proposal::Place => language.pick(
                "You can pay for what lies in your storage. Touch it, then a space of its colour.",
                "Puedes pagar lo que hay en tu almacén. Tócalo y después toca una casilla de su color.",
                "Você pode pagar o que está no seu armazém. Toque nele e depois em um espaço da sua cor.",
            ),
            Proposal::On => language.pick(
                "Here it does most: for its area, and for what you can reach next.",
                "Aquí rinde más: por su área y por lo que alcanzas después.",
                "Aqui rende mais: pela área e pelo que você alcança depois.",
            ),
            Proposal::Pay => language.pick(
                "Cards of the colour are the cheapest payment. Pairs of other colours and workers replace what is missing.",
                "Las cartas del color son el pago más barato. Las parejas de otros colores y los trabajadores sustituyen lo que \
                 falta.",
                "As cartas da cor são o pagamento mais barato. Os pares de outras cores e os trabalhadores substituem o que \
                 falta.",
            ),
            Proposal::Free => language.pick(
                "The castle places this tile for you: no cards, and its effect counts in full.",
                "El castillo coloca esta loseta por ti: sin cartas, y su efecto cuenta entero.",
                "O castelo coloca esta peça por você: sem cartas, e o efeito dela conta inteiro.",
            ),
            Proposal::FreeOn => language.pick(
                "The free tile brings most on this space.",
                "La loseta gratis rinde más en esta casilla.",
                "A peça grátis rende mais neste espaço.",
            ),
            Proposal::Skip => language.pick(
                "Nothing of this helps you now; a castle may also place nothing, and then none of your own tiles is used up.",
                "Nada de esto te ayuda ahora; un castillo también puede no colocar nada, y entonces no gastas ninguna loseta \
                 propia.",
                "Nada disso ajuda você agora; um castelo também pode não colocar nada, e então nenhuma peça sua é gasta.",
            ),
            Proposal::Token => language.pick(
                "The city brings a token. Take one that fits what you will place.",
                "La ciudad da una ficha. Toma una que vaya bien con lo que vas a colocar.",
                "A cidade dá uma ficha. Pegue uma que combine com o que você vai colocar.",
            ),
            Proposal::Marble => language.pick(
                "A marble brings a second action in this turn, and there is something good to do.",
                "Un mármol te da una segunda acción en este turno, y hay algo bueno que hacer.",
                "Um mármore dá uma segunda ação neste turno, e há algo bom a fazer.",
            ),
            Proposal::End => language.pick(
                "Your action is done, and nothing better is left to do in this turn.",
                "Tu acción está hecha y no queda nada mejor que hacer en este turno.",
                "A sua ação está feita e não resta nada melhor a fazer neste turno.",
            ),
        }
    }
}
