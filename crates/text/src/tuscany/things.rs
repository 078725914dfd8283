//! What the things of a table are: their names, and the rule in a sentence or two, for whoever asks.

mod always;
#[cfg(test)]
mod tests;

use super::{
    effects,
    labels::{
        capital, colour_name, colour_of_cards, colour_of_spaces, harvest_name, item_name, kind_name,
        kinds_name, token_name,
    },
    words::CARD,
};
use crate::Language;
use demesne_tuscany::{Colour, Harvest, Item, Tile, Token, Tuscany};

/// Something that people can ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A hex tile, wherever it lies.
    Tile(Tile),
    /// A wooden hex.
    Hex,
    /// An empty space of a board.
    Space(Colour),
    /// A free storage space.
    Storage,
    /// The own hand of cards.
    Hand,
    /// Cards of a colour in a hand.
    Card(Colour),
    /// The deck of game cards.
    Deck,
    /// Discarded game cards.
    Discards,
    /// Workers.
    Workers,
    /// Marble.
    Marble,
    /// Bonus tokens of a kind.
    Token(Token),
    /// The harvest cards.
    HarvestDeck,
    /// The bonus for covering all spaces of a colour.
    ColourBonus(Colour),
    /// The open tiles in the middle of the table.
    Centre,
    /// The neutral stack.
    Neutral,
    /// Tiles that left the centre for good, or until the neutral stack is made anew.
    Removed,
    /// The three stacks of own tiles.
    Stacks,
    /// A phase, 0 to 2.
    Phase(u8),
    /// The round.
    Round,
    /// The green track.
    Green,
    /// The red track.
    Red,
    /// A region piece that is being laid out.
    Piece,
    /// Turning a piece round.
    Turn,
    /// Shifting a piece up or down against the one to its left.
    Joint,
    /// The start castle.
    StartCastle,
    /// A rival's hidden cards.
    Cards,
}

/// The name of a thing.
pub fn title(_game: &Tuscany, thing: Thing, language: Language) -> String {
    let text = match thing {
        Thing::Tile(tile) => return capital(item_name(Item::Tile(tile), language)),
        Thing::Hex => return capital(item_name(Item::Hex, language)),
        Thing::Space(colour) => {
            let colour = colour_of_spaces(colour, 1, language);
            return capital(&say!(language, "{colour} space", "casilla {colour}", "espaço {colour}"));
        }
        Thing::Card(colour) => {
            let colour = colour_of_cards(colour, 1, language);
            return capital(&say!(language, "{colour} card", "carta {colour}", "carta {colour}"));
        }
        Thing::Token(token) => return capital(token_name(token, language)),
        Thing::ColourBonus(colour) => {
            let colour = colour_name(colour, language);
            return say!(
                language,
                "Colour bonus: {colour}",
                "Bonificación por color: {colour}",
                "Bônus de cor: {colour}"
            );
        }
        Thing::Phase(phase) => {
            let phase = phase + 1;
            return say!(language, "Phase {phase}", "Fase {phase}", "Fase {phase}");
        }
        Thing::Storage => {
            language.pick("Free storage space", "Espacio de almacén libre", "Espaço de armazém livre")
        }
        Thing::Hand => language.pick("Your hand", "Tu mano", "Sua mão"),
        Thing::Deck => language.pick("Deck of cards", "Mazo de cartas", "Baralho de cartas"),
        Thing::Discards => language.pick("Discarded cards", "Cartas descartadas", "Descarte de cartas"),
        Thing::Workers => language.pick("Workers", "Trabajadores", "Trabalhadores"),
        Thing::Marble => language.pick("Marble", "Mármol", "Mármore"),
        Thing::HarvestDeck => language.pick("Harvest cards", "Cartas de cosecha", "Cartas de colheita"),
        Thing::Centre => language.pick("The centre", "El centro", "O centro"),
        Thing::Neutral => language.pick("Neutral stack", "Montón neutral", "Pilha neutra"),
        Thing::Removed => language.pick("Removed tiles", "Losetas retiradas", "Peças retiradas"),
        Thing::Stacks => {
            language.pick("Stacks of own tiles", "Montones de losetas propias", "Pilhas de peças próprias")
        }
        Thing::Round => language.pick("Round", "Ronda", "Rodada"),
        Thing::Green => language.pick("Green points", "Puntos verdes", "Pontos verdes"),
        Thing::Red => language.pick("Red points", "Puntos rojos", "Pontos vermelhos"),
        Thing::Piece => language.pick("Region piece", "Pieza de territorio", "Peça de região"),
        Thing::Turn => language.pick("Turn the piece", "Girar la pieza", "Girar a peça"),
        Thing::Joint => language.pick("Shift the piece", "Desplazar la pieza", "Deslocar a peça"),
        Thing::StartCastle => language.pick("Start castle", "Castillo inicial", "Castelo inicial"),
        Thing::Cards => language.pick("Cards of a rival", "Cartas de un rival", "Cartas de um rival"),
    };
    text.into()
}

/// The rule of a thing, a paragraph each.
pub fn rule(game: &Tuscany, thing: Thing, language: Language) -> Vec<String> {
    match thing {
        Thing::Tile(tile) => tile_rule(game, tile, language),
        Thing::Hex => effects::hex(game, language),
        Thing::Space(colour) => space(game, colour, language),
        Thing::Hand => vec![effects::payment(game, language), hand(game, language)],
        Thing::Card(colour) => card(game, colour, language),
        Thing::Deck => vec![deck(game, language)],
        Thing::Token(token) => effects::token(token, language),
        Thing::HarvestDeck => harvest(game, language),
        Thing::ColourBonus(colour) => vec![bonus(game, colour, language)],
        Thing::Phase(phase) => vec![phase_rule(phase, language), scoring(language).into()],
        Thing::Red => vec![red(language).into(), effects::leftovers(game, language)],
        Thing::StartCastle => vec![start_castle(language).into()],
        _ => vec![always::rule(thing, language).into()],
    }
}

/// What a tile does, and where it goes.
fn tile_rule(game: &Tuscany, tile: Tile, language: Language) -> Vec<String> {
    let colour = tile.colour();
    let mut second = effects::goes(colour, language);
    if colour == Colour::DarkGreen {
        second = format!(
            "{second} {}",
            language.pick(
                "You may also place nothing with it.",
                "También puedes no colocar nada con él.",
                "Você também pode não colocar nada com ele.",
            )
        );
    }
    vec![effects::effect(game, colour, language), second]
}

fn space(game: &Tuscany, colour: Colour, language: Language) -> Vec<String> {
    let kind = super::labels::a_kind(colour, language);
    let first = say!(
        language,
        "Here goes {kind}, or a wooden hex that then acts like one. The space must touch a covered one.",
        "Aquí va {kind}, o un hexágono de madera que entonces actúa igual. La casilla tiene que tocar otra ya cubierta.",
        "Aqui vai {kind}, ou um hexágono de madeira que então age igual. O espaço tem que tocar outro já coberto."
    );
    vec![first, effects::areas(game, language)]
}

fn hand(game: &Tuscany, language: Language) -> String {
    let cards = CARD.count(game.options().final_cards_per_point, language);
    say!(
        language,
        "You may hold any number of cards. At the end every {cards} are worth 1 red point.",
        "Puedes tener cualquier número de cartas. Al final, cada {cards} valen 1 punto rojo.",
        "Você pode ter qualquer número de cartas. No fim, cada {cards} valem 1 ponto vermelho."
    )
}

fn card(game: &Tuscany, colour: Colour, language: Language) -> Vec<String> {
    let (cards, spaces) = (colour_of_cards(colour, 2, language), colour_of_spaces(colour, 1, language));
    let kind = kind_name(colour, language);
    let first = match language {
        Language::English => {
            let a = super::words::a_kind(colour_name(colour, language));
            format!(
                "Two {cards} cards pay for what you place on {a} space, where the {kind} goes. Two equal ones also replace one \
                 card of another colour."
            )
        }
        Language::Spanish => format!(
            "Dos cartas {cards} pagan lo que colocas en una casilla {spaces} ({kind}). Dos iguales también sustituyen a una \
             carta de otro color."
        ),
        Language::Portuguese => format!(
            "Duas cartas {cards} pagam o que você coloca em um espaço {spaces} ({kind}). Duas iguais também substituem uma \
             carta de outra cor."
        ),
    };
    let same = match game.options().same_colour_pairs {
        true => language.pick(
            "Four of them pay for anything on another colour.",
            "Cuatro de ellas pagan cualquier cosa de otro color.",
            "Quatro delas pagam qualquer coisa de outra cor.",
        ),
        false => language.pick(
            "At this table the two pairs of a payment must have different colours.",
            "En esta mesa las dos parejas de un pago deben ser de colores distintos.",
            "Nesta mesa os dois pares de um pagamento devem ser de cores diferentes.",
        ),
    };
    vec![first, same.into()]
}

fn deck(game: &Tuscany, language: Language) -> String {
    let cards = CARD.count(game.options().draw_base, language);
    say!(
        language,
        "Drawing is one of the three actions: {cards}, and one more for each of your card tokens. When the deck is empty, the \
         discards are shuffled into a new one.",
        "Robar es una de las tres acciones: {cards}, y otra más por cada una de tus fichas de carta. Cuando se acaba el mazo, se \
         barajan los descartes y forman otro.",
        "Comprar é uma das três ações: {cards}, e mais uma para cada ficha de carta sua. Quando o baralho acaba, os descartes são \
         embaralhados e formam outro."
    )
}

fn harvest(game: &Tuscany, language: Language) -> Vec<String> {
    let first = language.pick(
        "A cart reveals one of these cards, and one more for each of your harvest tokens. You get what it shows at once.",
        "Una carreta destapa una de estas cartas, y otra más por cada una de tus fichas de cosecha. Recibes al momento lo que \
         muestra.",
        "Uma carroça revela uma destas cartas, e mais uma para cada ficha de colheita sua. Você recebe na hora o que ela mostra.",
    );
    let kinds: Vec<String> = Harvest::ALL
        .into_iter()
        .map(|card| format!("{} ×{}", harvest_name(card, language), game.printed().harvest[card.index()]))
        .collect();
    let kinds = kinds.join("; ");
    let all = say!(
        language,
        "There are 27: {kinds}. Bonus tokens do not change what they bring.",
        "Hay 27: {kinds}. Las fichas de bonificación no cambian lo que dan.",
        "Há 27: {kinds}. As fichas de bônus não mudam o que elas dão."
    );
    vec![first.into(), all]
}

fn bonus(game: &Tuscany, colour: Colour, language: Language) -> String {
    let [first, second] = game.printed().bonus[colour.index()];
    let spaces = colour_of_spaces(colour, 2, language);
    let kinds = kinds_name(colour, language);
    let castle = match colour {
        Colour::DarkGreen => language.pick(
            " The start castle counts as one of them.",
            " El castillo inicial cuenta como una de ellas.",
            " O castelo inicial conta como um deles.",
        ),
        _ => "",
    };
    match language {
        Language::English => format!(
            "Whoever first covers all {spaces} spaces ({kinds}) gets {first} green points at once, the second {second}.{castle}"
        ),
        Language::Spanish => format!(
            "Quien primero cubre todas las casillas {spaces} ({kinds}) recibe al momento {first} puntos verdes; el segundo, \
             {second}.{castle}"
        ),
        Language::Portuguese => format!(
            "Quem primeiro cobre todos os espaços {spaces} ({kinds}) recebe na hora {first} pontos verdes; o segundo, \
             {second}.{castle}"
        ),
    }
}

fn phase_rule(phase: u8, language: Language) -> String {
    let number = phase + 1;
    let stack = match phase {
        0 => language.pick("left", "de la izquierda", "da esquerda"),
        1 => language.pick("middle", "del centro", "do meio"),
        _ => language.pick("right", "de la derecha", "da direita"),
    };
    match phase {
        0 | 1 => say!(
            language,
            "Phase {number} ends with the round in which somebody uses up the {stack} stack of own tiles.",
            "La fase {number} acaba con la ronda en la que alguien agota su montón {stack} de losetas propias.",
            "A fase {number} acaba com a rodada em que alguém esgota a sua pilha {stack} de peças próprias."
        ),
        _ => say!(
            language,
            "When somebody has used up the {stack} stack too, the round is played to its end, and then one more whole round.",
            "Cuando alguien agota también su montón {stack}, la ronda se juega hasta el final y después se juega otra ronda \
             entera.",
            "Quando alguém esgota também a sua pilha {stack}, a rodada é jogada até o fim e depois joga-se mais uma rodada \
             inteira."
        ),
    }
}

const fn scoring(language: Language) -> &'static str {
    language.pick(
        "Then there is a scoring: everybody adds all green points to the red ones, and keeps them.",
        "Entonces hay una puntuación: todos suman sus puntos verdes a los rojos, y los conservan.",
        "Então há uma pontuação: todos somam os seus pontos verdes aos vermelhos, e ficam com eles.",
    )
}

const fn red(language: Language) -> &'static str {
    language.pick(
        "Most red points win. They come from the three scorings, where all green points are added, and from harvest cards.",
        "Gana quien tiene más puntos rojos. Vienen de las tres puntuaciones, en las que se suman todos los verdes, y de cartas \
         de cosecha.",
        "Ganha quem tem mais pontos vermelhos. Eles vêm das três pontuações, em que se somam todos os verdes, e de cartas de \
         colheita.",
    )
}

const fn start_castle(language: Language) -> &'static str {
    language.pick(
        "It lies on one of the three dark green spaces from the beginning, and everything you place grows from there. It brings \
         nothing itself, and an area of one space under it never scores.",
        "Está desde el principio en una de las tres casillas verde oscuro, y todo lo que colocas crece desde ahí. Por sí mismo \
         no da nada, y un área de una sola casilla bajo él nunca puntúa.",
        "Fica desde o começo em um dos três espaços verde-escuro, e tudo o que você coloca cresce a partir dali. Por si só não \
         dá nada, e uma área de um só espaço sob ele nunca pontua.",
    )
}
