//! A word on each answer: what it brings, and what its name of notation means.

use super::{
    choice::worth,
    placed::Gains,
    table::sites,
    words::{self, CARD, GREEN, HARVEST_CARD, WORKER, like},
};
use crate::Language;
use demesne_game::{Seat, Spaces};
use demesne_tuscany::{Action, Colour, Item, State, Tile, Token, Tuscany, task::Task};

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
        Action::GiveUp(item) => named(words::item(item, language), leaves(item, language).into()),
        Action::Exchange(colour) => named(words::kind(colour, language), exchanged(view, colour, language)),
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

/// The same beside words that name everything: without names of notation and numbers of spaces.
pub fn aside(game: &Tuscany, view: &State, seat: Seat, action: Action, language: Language) -> String {
    match action {
        // The words say it.
        Action::Draw | Action::Place(_) | Action::Skip => String::new(),
        Action::Token(token) => {
            let left = game.printed().tokens.saturating_sub(view.taken(token));
            say!(language, "{left} left", "quedan {left}", "restam {left}")
        }
        Action::Take(tile) | Action::Free(tile) => {
            match sites(game, view, seat, Item::Tile(tile)).is_empty() {
                true => fit(game, view, seat, tile, language),
                false => language.pick("fits now", "ya cabe", "já cabe").into(),
            }
        }
        Action::GiveUp(item) => leaves(item, language).into(),
        Action::Exchange(colour) => exchanged(view, colour, language),
        Action::Marble => {
            let left = view.estate(seat).marble.saturating_sub(1);
            say!(language, "{left} left then", "después quedan {left}", "depois restam {left}")
        }
        Action::On(space) => match view.tasks.top() {
            Some(Task::Space(item)) => brings(game, view, seat, item, space, language),
            Some(Task::FreeSpace(tile)) => brings(game, view, seat, Item::Tile(tile), space, language),
            _ => String::new(),
        },
        _ => gloss(game, view, seat, action, language),
    }
}

/// What a placement brings, all points together.
fn brings(game: &Tuscany, view: &State, seat: Seat, item: Item, space: u8, language: Language) -> String {
    let gains = Gains::of(game, view, seat, item, space);
    let mut parts = Vec::new();
    if item == Item::Hex {
        parts.push(like(gains.colour, language));
    }
    if gains.green() > 0 {
        parts.push(format!("+{}", GREEN.count(i32::from(gains.green()), language)));
    }
    if gains.colour != Colour::LightGreen {
        parts.push(effect(&gains, language));
    }
    if gains.area == 0 {
        let (covered, size) = (gains.covered, gains.size);
        parts.push(say!(
            language,
            "area {covered} of {size}",
            "área {covered} de {size}",
            "área {covered} de {size}"
        ));
    }
    parts.join(", ")
}

/// Where something goes that is given up (T6.6).
const fn leaves(item: Item, language: Language) -> &'static str {
    match item {
        Item::Tile(_) => language.pick("leaves the game", "sale de la partida", "sai da partida"),
        Item::Hex => language.pick("back to the supply", "vuelve a la reserva", "volta à reserva"),
    }
}

fn exchanged(view: &State, colour: Colour, language: Language) -> String {
    let count = view.centre.of_colour(colour);
    say!(
        language,
        "{count} out, as many neutral ones in; then take one",
        "salen {count}, entran neutrales; luego toma una",
        "saem {count}, entram neutras; depois pegue uma"
    )
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
    let gains = Gains::of(game, view, seat, item, space);
    let Gains { colour, size, covered, area, bonus, .. } = gains;
    let mut parts = Vec::new();
    if item == Item::Hex {
        parts.push(like(colour, language));
    }
    parts.push(match area {
        0 => {
            say!(language, "area {covered} of {size}", "área {covered} de {size}", "área {covered} de {size}")
        }
        points => say!(
            language,
            "area of {size} +{points} green",
            "área {size} +{points} verdes",
            "área {size} +{points} verdes"
        ),
    });
    parts.push(effect(&gains, language));
    if bonus > 0 {
        parts.push(say!(
            language,
            "colour bonus +{bonus} green",
            "color +{bonus} verdes",
            "cor +{bonus} verdes"
        ));
    }
    parts.join(", ")
}

/// The effect of a placement, in few words (T9, T10.5).
fn effect(gains: &Gains, language: Language) -> String {
    let count = gains.count;
    match gains.colour {
        Colour::DarkGreen => language.pick("a free tile", "una loseta gratis", "uma peça grátis").into(),
        Colour::Red => language.pick("a token", "una ficha", "uma ficha").into(),
        Colour::Turquoise => language.pick("a wooden hex", "un hexágono", "um hexágono").into(),
        Colour::LightGreen => match gains.crops {
            0 => language.pick("no new crop", "sin cultivo nuevo", "sem cultivo novo").into(),
            1 => language.pick("crop +1 green", "cultivo +1 verde", "cultivo +1 verde").into(),
            n => say!(language, "crops +{n} green", "cultivos +{n} verdes", "cultivos +{n} verdes"),
        },
        Colour::Grey => say!(language, "+{count} marble", "+{count} de mármol", "+{count} de mármore"),
        Colour::Orange => format!("+{}", WORKER.count(count, language)),
        Colour::Yellow => CARD.count(count, language),
        Colour::Beige => HARVEST_CARD.count(count, language),
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
