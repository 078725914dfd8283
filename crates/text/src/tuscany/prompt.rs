//! What is asked of a player: the question, and a word on each answer.

use super::{
    look::{a, some},
    table::sites,
};
use crate::Language;
use crate::draw::listed;
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
pub fn prompt(game: &Tuscany, view: &State, seat: Seat, list: &[Action]) -> Vec<String> {
    let lines: Vec<String> = match (view.stage, view.tasks.top()) {
        (Stage::Boards, _) => vec![
            format!(
                "Lay out your pieces {} with the start castle on a castle space (T3.9).",
                view.estate(seat).deal.text()
            ),
            format!(
                "These {} of {} ways look best; \"list\" shows all of them.",
                FEW.min(list.len()),
                list.len()
            ),
            "A small letter: the piece is turned round. +1: the next piece lies half a hex".into(),
            "lower, -1: higher. \"what board …\" with such a text draws that board.".into(),
        ],
        (Stage::Tokens, _) => vec!["Take a bonus token; it works for the whole game (T3.11).".into()],
        (_, Some(Task::GiveUp(tile))) => {
            vec![format!("Storage is full: one stored item must go before the {} comes in.", tile.name())]
        }
        (_, Some(Task::Exchanged)) => vec!["After the exchange a tile must be taken.".into()],
        (_, Some(Task::Space(item))) => vec![format!("Where does the {} go?", item.name())],
        (_, Some(Task::Payment(item, space))) => {
            let colour = game.colour_of(view.estate(seat).board, space);
            let what = match item {
                Item::Hex => format!("hex as {} on space {space}", a(colour.kind())),
                Item::Tile(tile) => format!("{} on space {space}", tile.name()),
            };
            vec![
                format!("Pay for the {what}."),
                format!("Twice: 1 {} card, 2 equal cards of another colour, or 1 worker.", colour.name()),
            ]
        }
        (_, Some(Task::Castle)) => {
            vec!["The castle places a tile of the centre for free, or none (skip).".into()]
        }
        (_, Some(Task::FreeSpace(tile))) => vec![format!("Where does the free {} go?", tile.name())],
        (_, Some(Task::Token)) => vec!["The city brings a bonus token.".into()],
        (Stage::Turn, None) => match view.beat {
            Beat::First | Beat::Extra => {
                let mut lines = vec![match view.beat {
                    Beat::First => "Your turn: draw cards, take a tile or place a stored one.".to_owned(),
                    _ => "A marble was spent: one more action.".to_owned(),
                }];
                if !view.estate(seat).has_room() {
                    lines.push("Storage is full: for a tile that you take a stored item is given up.".into());
                }
                lines
            }
            Beat::Between if list.len() > 1 => {
                vec!["The action is done: end the turn, or spend a marble for another action.".into()]
            }
            Beat::Between => vec!["The action is done, and there is no marble for another one.".into()],
            Beat::Last => vec!["Both actions of this turn are done.".into()],
        },
        _ => Vec::new(),
    };
    lines
}

/// A word on an action.
pub fn gloss(game: &Tuscany, view: &State, seat: Seat, action: Action) -> String {
    let estate = view.estate(seat);
    match action {
        Action::Board(board) => format!("areas worth {}", worth(game, board)),
        Action::Token(token) => {
            let left = game.printed().tokens - view.taken(token);
            format!("{}; {left} left", token_words(token))
        }
        Action::Draw => {
            let count = game.options().draw_base + estate.token(Token::Card);
            some(count, "card")
        }
        Action::Take(tile) => fit(game, view, seat, tile),
        Action::Free(tile) => fit(game, view, seat, tile),
        Action::Place(item) => on(sites(game, view, seat, item)),
        Action::On(space) => match view.tasks.top() {
            Some(Task::Space(item)) => placing(game, view, seat, item, space),
            Some(Task::FreeSpace(tile)) => placing(game, view, seat, Item::Tile(tile), space),
            _ => String::new(),
        },
        Action::GiveUp(Item::Tile(_)) => "leaves the game".into(),
        Action::GiveUp(Item::Hex) => "back to the supply".into(),
        Action::Exchange(colour) => {
            let count = view.centre.of_colour(colour);
            format!("{count} out, as many neutral ones in; then take one")
        }
        Action::Skip => "no free tile".into(),
        Action::Marble => format!("one more action; {} left", estate.marble.saturating_sub(1)),
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
fn fit(game: &Tuscany, view: &State, seat: Seat, tile: Tile) -> String {
    let now = sites(game, view, seat, Item::Tile(tile));
    if !now.is_empty() {
        return on(now);
    }
    let estate = view.estate(seat);
    match game.spaces_of(estate.board, tile.colour()).minus(estate.covered).is_empty() {
        true => format!("all {} spaces covered", tile.colour().kind()),
        false => "no space in reach yet".into(),
    }
}

/// `on 5 or 12`; many spaces are only counted.
fn on(spaces: Spaces) -> String {
    let list: Vec<String> = spaces.into_iter().map(|space| space.to_string()).collect();
    match list.len() {
        0 => "no space in reach".into(),
        1..=4 => format!("on {}", list.join(" ")),
        n => format!("{n} spaces"),
    }
}

/// What placing an item on a space brings: points of its area, its effect, a colour bonus.
pub fn placing(game: &Tuscany, view: &State, seat: Seat, item: Item, space: u8) -> String {
    let estate = view.estate(seat);
    let colour = game.colour_of(estate.board, space);
    let area = game.area_of(estate.board, space);
    let covered = (area & estate.covered).len() + 1;
    let size = area.len();
    let mut parts = Vec::new();
    if item == Item::Hex {
        parts.push(format!("as {}", a(colour.kind())));
    }
    parts.push(match covered == size {
        true => format!("area of {size} +{} green", game.printed().area[size as usize]),
        false => format!("area {covered} of {size}"),
    });
    parts.push(effect(view, seat, item, colour, area));
    let left = game.spaces_of(estate.board, colour).minus(estate.covered).len();
    let bonus = game.printed().bonus[colour.index()].get(usize::from(view.completed(colour)));
    if let (1, Some(points)) = (left, bonus) {
        parts.push(format!("colour bonus +{points} green"));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// The effect of an item on a space of a colour (T9, T10.5).
fn effect(view: &State, seat: Seat, item: Item, colour: Colour, area: Spaces) -> String {
    let estate = view.estate(seat);
    let with = |token: Token| 1 + estate.token(token);
    match colour {
        Colour::DarkGreen => "a free tile".into(),
        Colour::Red => "a token".into(),
        Colour::Turquoise => "a wooden hex".into(),
        Colour::LightGreen => {
            let there = area.into_iter().filter_map(|space| estate.items[usize::from(space)]);
            let crops = there.fold(0, |crops, item| crops | item.crops());
            let new = match item {
                Item::Hex => 1,
                Item::Tile(tile) => (tile.crops() & !crops).count_ones(),
            };
            match new {
                0 => "no new crop".into(),
                n => format!("{} +{n} green", some(n, "new crop")),
            }
        }
        Colour::Grey => format!("+{} marble", with(Token::Marble)),
        Colour::Orange => format!("+{}", some(with(Token::Worker), "worker")),
        Colour::Yellow => "3 cards".into(),
        Colour::Beige => some(with(Token::Harvest), "harvest card"),
    }
}

/// What a token does, in few words.
pub fn token_words(token: Token) -> &'static str {
    match token {
        Token::Card => "+1 card when you draw",
        Token::Storage => "+1 storage space, 2 green points now",
        Token::Marble => "+1 marble from quarries",
        Token::Worker => "+1 worker from villages",
        Token::Harvest => "+1 harvest card from carts",
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
        Action::Draw => "Draw".into(),
        Action::Take(_) => "Take into storage".into(),
        Action::Exchange(_) => "Exchange, since nothing fits".into(),
        Action::Place(_) => "Place from storage".into(),
        Action::Pay(payment) => match payment.workers {
            0 => "With cards".into(),
            n => format!("With {}", some(n, "worker")),
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
