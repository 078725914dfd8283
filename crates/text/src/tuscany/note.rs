//! A word on each answer: what it brings, and what its name of notation means.

use super::{
    choice::worth,
    table::sites,
    words::{self, CARD, HARVEST_CARD, WORKER, like},
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
                1 => language.pick("crop +1 green", "cultivo +1 verde", "cultivo +1 verde").into(),
                n => {
                    say!(language, "crops +{n} green", "cultivos +{n} verdes", "cultivos +{n} verdes")
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
