//! What is asked of a player: the question, and a word on each answer.

use super::{
    table::sites,
    words::{self, CARD, HARVEST_CARD, WORKER, like, the},
};
use crate::{
    Language,
    draw::{WIDTH, listed, wrap},
};
use demesne_bots::Evaluate;
use demesne_game::{Game, Ignore, Seat, Spaces, Step};
use demesne_tuscany::{
    Action, Colour, Item, State, Tile, Token, Tuscany,
    areas::board_text,
    assembly::Assembly,
    state::{Beat, Choice, Stage},
    task::Task,
};

/// How many boards are shown of the many that can be laid out.
const FEW: usize = 8;

/// What is asked.
pub fn prompt(game: &Tuscany, view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
    let one = |english, spanish, portuguese| vec![language.pick(english, spanish, portuguese).to_owned()];
    match (view.stage, view.tasks.top()) {
        (Stage::Boards, _) => boards(view, seat, list, language),
        (Stage::Tokens, _) => one(
            "Take a bonus token; it works for the whole game (T3.11).",
            "Toma una ficha de bonificación; vale para toda la partida (T3.11).",
            "Pegue uma ficha de bônus; ela vale para a partida toda (T3.11).",
        ),
        (_, Some(Task::GiveUp(tile))) => {
            let tile = the(Item::Tile(tile), language);
            vec![say!(
                language,
                "Storage is full: one stored item must go before {tile} comes in.",
                "Almacén lleno: descarta algo para que entre {tile}.",
                "Armazém cheio: descarte algo para que entre {tile}."
            )]
        }
        (_, Some(Task::Exchanged)) => one(
            "After the exchange a tile must be taken.",
            "Tras el cambio hay que tomar una loseta.",
            "Depois da troca é preciso pegar uma peça.",
        ),
        (_, Some(Task::Space(item))) => {
            let item = the(item, language);
            vec![say!(language, "Where does {item} go?", "¿Dónde va {item}?", "Para onde vai {item}?")]
        }
        (_, Some(Task::Payment(item, space))) => {
            payment(game.colour_of(view.estate(seat).board, space), item, space, language)
        }
        (_, Some(Task::Castle)) => one(
            "The castle places a tile of the centre for free, or none (skip).",
            "El castillo coloca gratis una loseta del centro, o ninguna (skip).",
            "O castelo coloca de graça uma peça do centro, ou nenhuma (skip).",
        ),
        (_, Some(Task::FreeSpace(tile))) => {
            let name = words::tile(tile, language);
            vec![say!(
                language,
                "Where does the free {name} go?",
                "¿Dónde va la loseta gratis de {name}?",
                "Para onde vai a peça grátis de {name}?"
            )]
        }
        (_, Some(Task::Token)) => one(
            "The city brings a bonus token.",
            "La ciudad da una ficha de bonificación.",
            "A cidade dá uma ficha de bônus.",
        ),
        (Stage::Turn, None) => turn(view, seat, list, language),
        _ => Vec::new(),
    }
}

/// The question for a board.
fn boards(view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
    let pieces = view.estate(seat).deal.text();
    let (few, all) = (FEW.min(list.len()), list.len());
    let first = say!(
        language,
        "Lay out your pieces {pieces} with the start castle on a castle space (T3.9).",
        "Dispón tus piezas {pieces} con el castillo inicial en una casilla de castillo (T3.9).",
        "Disponha as suas peças {pieces} com o castelo inicial em um espaço de castelo (T3.9)."
    );
    let second = say!(
        language,
        "These {few} of {all} ways look best; \"list\" shows all of them.",
        "Estas {few} de {all} maneras parecen las mejores; \"list\" las muestra todas.",
        "Estas {few} de {all} maneiras parecem as melhores; \"list\" mostra todas."
    );
    let signs = language.pick(
        "A small letter: the piece is turned round. +1: the next piece lies half a hex\n\
         lower, -1: higher. \"what board …\" with such a text draws that board.",
        "Letra minúscula: la pieza está girada. +1: la pieza siguiente queda medio\n\
         hexágono más abajo, -1: más arriba. \"what board …\" con ese texto lo dibuja.",
        "Letra minúscula: a peça está girada. +1: a peça seguinte fica meio hexágono\n\
         mais abaixo, -1: mais acima. \"what board …\" com esse texto o desenha.",
    );
    let mut lines = wrap(&first, WIDTH, 2);
    lines.push(second);
    lines.extend(signs.lines().map(str::to_owned));
    lines
}

/// The question for a payment.
fn payment(colour: Colour, item: Item, space: u8, language: Language) -> Vec<String> {
    let (name, kind) = (words::item(item, language), words::kind(colour, language));
    let first = match item {
        Item::Hex => {
            let as_kind = like(colour, language);
            say!(
                language,
                "Pay for the {name} {as_kind} on space {space}.",
                "Paga el {name} {as_kind} en la casilla {space}.",
                "Pague o {name} {as_kind} no espaço {space}."
            )
        }
        Item::Tile(_) => say!(
            language,
            "Pay for the {name} on space {space}.",
            "Paga la loseta de {name} en la casilla {space}.",
            "Pague a peça de {name} no espaço {space}."
        ),
    };
    let code = colour.name();
    let second = match language {
        Language::English => {
            format!("Twice: 1 {code} card, 2 equal cards of another colour, or 1 worker.")
        }
        Language::Spanish => {
            format!("Dos veces: 1 carta {code} ({kind}), 2 cartas iguales de otro color o 1 trabajador.")
        }
        Language::Portuguese => {
            format!("Duas vezes: 1 carta {code} ({kind}), 2 cartas iguais de outra cor ou 1 trabalhador.")
        }
    };
    let mut lines = vec![first];
    lines.extend(wrap(&second, WIDTH, 2));
    lines
}

/// The question of a turn.
fn turn(view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
    let text = match view.beat {
        Beat::First => language.pick(
            "Your turn: draw cards, take a tile or place a stored one.",
            "Tu turno: roba cartas, toma una loseta o coloca una almacenada.",
            "Sua vez: compre cartas, pegue uma peça ou coloque uma armazenada.",
        ),
        Beat::Extra => language.pick(
            "A marble was spent: one more action.",
            "Has gastado un mármol: una acción más.",
            "Você gastou um mármore: mais uma ação.",
        ),
        Beat::Between if list.len() > 1 => language.pick(
            "The action is done: end the turn, or spend a marble for another action.",
            "Acción hecha: termina el turno, o gasta un mármol para otra acción.",
            "Ação feita: termine o turno, ou gaste um mármore para outra ação.",
        ),
        Beat::Between => language.pick(
            "The action is done, and there is no marble for another one.",
            "Acción hecha, y no hay mármol para otra.",
            "Ação feita, e não há mármore para outra.",
        ),
        Beat::Last => language.pick(
            "Both actions of this turn are done.",
            "Las dos acciones de este turno están hechas.",
            "As duas ações deste turno estão feitas.",
        ),
    };
    let mut lines = vec![text.to_owned()];
    if matches!(view.beat, Beat::First | Beat::Extra) && !view.estate(seat).has_room() {
        let full = language.pick(
            "Storage is full: for a tile that you take a stored item is given up.",
            "El almacén está lleno: por una loseta que tomes se descarta algo guardado.",
            "O armazém está cheio: por uma peça que você pegar algo guardado é descartado.",
        );
        lines.push(full.into());
    }
    lines
}

/// A word on an action.
pub fn gloss(game: &Tuscany, view: &State, seat: Seat, action: Action, language: Language) -> String {
    let estate = view.estate(seat);
    // What a name of notation means to whoever reads another language.
    let named = |name: &str, more: String| match language {
        Language::English => more,
        _ => format!("{name}; {more}"),
    };
    match action {
        Action::Board(board) => {
            let worth = worth(game, board);
            say!(language, "areas worth {worth}", "áreas por {worth}", "áreas por {worth}")
        }
        Action::Token(token) => {
            let (words, left) = (token_words(token, language), game.printed().tokens - view.taken(token));
            say!(language, "{words}; {left} left", "{words}; quedan {left}", "{words}; restam {left}")
        }
        Action::Draw => {
            let count = game.options().draw_base + estate.token(Token::Card);
            CARD.count(count, language)
        }
        Action::Take(tile) | Action::Free(tile) => {
            named(words::tile(tile, language), fit(game, view, seat, tile, language))
        }
        Action::Place(item) => {
            named(words::item(item, language), on(sites(game, view, seat, item), language))
        }
        Action::On(space) => match view.tasks.top() {
            Some(Task::Space(item)) => placing(game, view, seat, item, space, language),
            Some(Task::FreeSpace(tile)) => placing(game, view, seat, Item::Tile(tile), space, language),
            _ => String::new(),
        },
        Action::GiveUp(item) => {
            let to = match item {
                Item::Tile(_) => language.pick("leaves the game", "sale de la partida", "sai da partida"),
                Item::Hex => language.pick("back to the supply", "vuelve a la reserva", "volta à reserva"),
            };
            named(words::item(item, language), to.into())
        }
        Action::Exchange(colour) => {
            let count = view.centre.of_colour(colour);
            let words = say!(
                language,
                "{count} out, as many neutral ones in; then take one",
                "salen {count}, entran neutrales; luego toma una",
                "saem {count}, entram neutras; depois pegue uma"
            );
            named(words::kind(colour, language), words)
        }
        Action::Skip => language.pick("no free tile", "ninguna loseta gratis", "nenhuma peça grátis").into(),
        Action::Marble => {
            let left = estate.marble.saturating_sub(1);
            say!(
                language,
                "one more action; {left} left",
                "una acción más; quedan {left}",
                "mais uma ação; restam {left}"
            )
        }
        _ => String::new(),
    }
}

/// What all areas of a board are worth but the one under a lonely start castle (T8.2, T8.4).
pub fn worth(game: &Tuscany, board: Assembly) -> u16 {
    let start = game.start_space(board);
    let areas = areas(game, board);
    areas
        .into_iter()
        .filter(|(_, area)| *area != Spaces::one(start))
        .map(|(_, area)| game.printed().area[area.len() as usize])
        .sum()
}

/// The areas of a board with their colours, the largest of a colour first.
pub fn areas(game: &Tuscany, board: Assembly) -> Vec<(Colour, Spaces)> {
    let mut areas: Vec<(Colour, Spaces)> = Vec::new();
    for colour in Colour::ALL {
        let mut rest = game.spaces_of(board, colour);
        let first = areas.len();
        while let Some(space) = rest.into_iter().next() {
            let area = game.area_of(board, space);
            rest = rest.minus(area);
            areas.push((colour, area));
        }
        areas[first..].sort_by_key(|(_, area)| std::cmp::Reverse(area.len()));
    }
    areas
}

/// Whether a tile fits the own board: now, later, or not at all.
fn fit(game: &Tuscany, view: &State, seat: Seat, tile: Tile, language: Language) -> String {
    let now = sites(game, view, seat, Item::Tile(tile));
    if !now.is_empty() {
        return on(now, language);
    }
    let estate = view.estate(seat);
    match game.spaces_of(estate.board, tile.colour()).minus(estate.covered).is_empty() {
        true => {
            let kind = words::kind(tile.colour(), language);
            say!(
                language,
                "all {kind} spaces covered",
                "casillas de {kind}: todas cubiertas",
                "espaços de {kind}: todos cobertos"
            )
        }
        false => language
            .pick("no space in reach yet", "aún sin casilla al alcance", "ainda sem espaço ao alcance")
            .into(),
    }
}

/// `on 5 or 12`; many spaces are only counted.
fn on(spaces: Spaces, language: Language) -> String {
    let list: Vec<String> = spaces.into_iter().map(|space| space.to_string()).collect();
    match list.len() {
        0 => language.pick("no space in reach", "sin casilla al alcance", "sem espaço ao alcance").into(),
        1..=4 => {
            let list = list.join(" ");
            say!(language, "on {list}", "en {list}", "em {list}")
        }
        n => say!(language, "{n} spaces", "{n} casillas", "{n} espaços"),
    }
}

/// What placing an item on a space brings: points of its area, its effect, a colour bonus.
fn placing(game: &Tuscany, view: &State, seat: Seat, item: Item, space: u8, language: Language) -> String {
    let estate = view.estate(seat);
    let colour = game.colour_of(estate.board, space);
    let area = game.area_of(estate.board, space);
    let covered = (area & estate.covered).len() + 1;
    let size = area.len();
    let mut parts = Vec::new();
    if item == Item::Hex {
        parts.push(like(colour, language));
    }
    let points = game.printed().area[size as usize];
    parts.push(match covered == size {
        true => say!(
            language,
            "area of {size} +{points} green",
            "área {size} +{points} verdes",
            "área {size} +{points} verdes"
        ),
        false => {
            say!(language, "area {covered} of {size}", "área {covered} de {size}", "área {covered} de {size}")
        }
    });
    parts.push(effect(view, seat, item, colour, area, language));
    let left = game.spaces_of(estate.board, colour).minus(estate.covered).len();
    let bonus = game.printed().bonus[colour.index()].get(usize::from(view.completed(colour)));
    if let (1, Some(points)) = (left, bonus) {
        parts.push(say!(
            language,
            "colour bonus +{points} green",
            "color +{points} verdes",
            "cor +{points} verdes"
        ));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// The effect of an item on a space of a colour (T9, T10.5).
fn effect(view: &State, seat: Seat, item: Item, colour: Colour, area: Spaces, language: Language) -> String {
    let estate = view.estate(seat);
    let with = |token: Token| 1 + estate.token(token);
    match colour {
        Colour::DarkGreen => language.pick("a free tile", "una loseta gratis", "uma peça grátis").into(),
        Colour::Red => language.pick("a token", "una ficha", "uma ficha").into(),
        Colour::Turquoise => language.pick("a wooden hex", "un hexágono", "um hexágono").into(),
        Colour::LightGreen => {
            let there = area.into_iter().filter_map(|space| estate.items[usize::from(space)]);
            let crops = there.fold(0, |crops, item| crops | item.crops());
            let new = match item {
                Item::Hex => 1,
                Item::Tile(tile) => (tile.crops() & !crops).count_ones(),
            };
            match new {
                0 => language.pick("no new crop", "sin cultivo nuevo", "sem cultivo novo").into(),
                1 => language.pick("1 new crop +1 green", "cultivo +1 verde", "cultivo +1 verde").into(),
                n => {
                    say!(language, "{n} new crops +{n} green", "cultivos +{n} verdes", "cultivos +{n} verdes")
                }
            }
        }
        Colour::Grey => {
            let marble = with(Token::Marble);
            say!(language, "+{marble} marble", "+{marble} de mármol", "+{marble} de mármore")
        }
        Colour::Orange => format!("+{}", WORKER.count(with(Token::Worker), language)),
        Colour::Yellow => CARD.count(3, language),
        Colour::Beige => HARVEST_CARD.count(with(Token::Harvest), language),
    }
}

/// What a token does, in few words.
pub const fn token_words(token: Token, language: Language) -> &'static str {
    match token {
        Token::Card => language.pick("+1 card when you draw", "+1 carta al robar", "+1 carta ao comprar"),
        Token::Storage => language.pick(
            "+1 storage space, 2 green points now",
            "+1 casilla de almacén, 2 puntos verdes ya",
            "+1 espaço de armazém, 2 pontos verdes já",
        ),
        Token::Marble => {
            language.pick("+1 marble from quarries", "+1 mármol de las canteras", "+1 mármore das pedreiras")
        }
        Token::Worker => language.pick(
            "+1 worker from villages",
            "+1 trabajador de los pueblos",
            "+1 trabalhador das vilas",
        ),
        Token::Harvest => language.pick(
            "+1 harvest card from carts",
            "+1 carta de cosecha de las carretas",
            "+1 carta de colheita das carroças",
        ),
    }
}

/// What an action stands under in a long list: boards under the order of their pieces.
pub fn heading(action: Action, language: Language) -> String {
    match action {
        Action::Board(board) => {
            let letters: Vec<String> = (0..3).map(|place| board.laid(place).piece.name()).collect();
            let letters = listed(&letters, language);
            say!(
                language,
                "{letters} from left to right",
                "{letters} de izquierda a derecha",
                "{letters} da esquerda para a direita"
            )
        }
        Action::Draw => language.pick("Draw", "Robar", "Comprar cartas").into(),
        Action::Take(_) => {
            language.pick("Take into storage", "Tomar y almacenar", "Pegar e armazenar").into()
        }
        Action::Exchange(_) => language
            .pick("Exchange, since nothing fits", "Cambiar, ya que nada cabe", "Trocar, já que nada cabe")
            .into(),
        Action::Place(_) => {
            language.pick("Place from storage", "Colocar del almacén", "Colocar do armazém").into()
        }
        Action::Pay(payment) => match payment.workers {
            0 => language.pick("With cards", "Con cartas", "Com cartas").into(),
            n => {
                let workers = WORKER.count(n, language);
                say!(language, "With {workers}", "Con {workers}", "Com {workers}")
            }
        },
        _ => String::new(),
    }
}

/// The action that Enter takes: the cheapest payment, the board that looks best, the only answer.
pub fn proposed(game: &Tuscany, view: &State, seat: Seat, list: &[Action]) -> Option<usize> {
    match (list, view.tasks.top()) {
        ([_], _) => Some(0),
        (_, Some(Task::Payment(_, space))) => {
            let colour = game.colour_of(view.estate(seat).board, space);
            let cheapest = game.cheapest_payment(view, seat, colour)?;
            list.iter().position(|&action| action == Action::Pay(cheapest))
        }
        _ if view.stage == Stage::Boards => ranked(game, view, seat, list).first().copied(),
        _ => None,
    }
}

/// The board that is proposed to a seat that has none yet.
pub fn proposed_board(game: &Tuscany, view: &State, seat: Seat) -> Option<Assembly> {
    if view.stage != Stage::Boards || view.choices[seat.index()] != Choice::Open {
        return None;
    }
    let mut list = Vec::new();
    game.legal_actions(view, seat, &mut list);
    match list.get(*ranked(game, view, seat, &list).first()?) {
        Some(&Action::Board(board)) => Some(board),
        _ => None,
    }
}

/// The places of the boards that are shown, the best first; nothing where the whole list is.
pub fn few(game: &Tuscany, view: &State, seat: Seat, list: &[Action]) -> Option<Vec<usize>> {
    if view.stage != Stage::Boards || list.len() <= FEW {
        return None;
    }
    // The best of each way to lay the pieces, so that the few are no copies of each other.
    let mut seen: Vec<String> = Vec::new();
    let ranked = ranked(game, view, seat, list);
    let different = ranked.into_iter().filter(|&i| match list[i] {
        Action::Board(board) => {
            let text = board_text(board);
            let new = !seen.contains(&text);
            seen.push(text);
            new
        }
        _ => true,
    });
    Some(different.take(FEW).collect())
}

/// The places of the actions, the best first as the evaluator of the bots has it.
fn ranked(game: &Tuscany, view: &State, seat: Seat, list: &[Action]) -> Vec<usize> {
    let mut values: Vec<(usize, f32)> = list
        .iter()
        .enumerate()
        .map(|(i, &action)| {
            let mut after = *view;
            game.apply(&mut after, Step::seat(seat, action), &mut Ignore);
            (i, game.value(&after, seat))
        })
        .collect();
    values.sort_by(|one, other| other.1.total_cmp(&one.1));
    values.into_iter().map(|(i, _)| i).collect()
}
