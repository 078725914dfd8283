//! What is good in Tuscany: hand-made features, in red points.

use demesne_game::{Game, Seat, Spaces};
use demesne_tuscany::{
    Colour, Item, State, Tile, Token, Tuscany,
    assembly::Assembly,
    state::{Beat, Choice, Stage},
    task::Task,
};

/// A game card, while there is time to use it.
const CARD: f32 = 0.75;
/// A worker: it saves one or two cards.
const WORKER: f32 = 1.45;
/// A marble: an action.
const MARBLE: f32 = 1.9;
/// A harvest card.
const HARVEST: f32 = 1.7;
/// A wooden hex: a tile that fits everywhere.
const HEX: f32 = 2.2;
/// A tile that can be placed, beyond what its placing scores.
const TILE: f32 = 0.5;

pub(super) fn value(game: &Tuscany, state: &State, seat: Seat) -> f32 {
    let points = game.points(state, seat) as f32;
    if state.stage == Stage::Over {
        return points;
    }
    if let Choice::Made(board) = state.choices[seat.index()] {
        return outlook(game, board);
    }
    parts(game, state, seat).map_or(points, |parts| points + green(state, seat) + parts.iter().sum::<f32>())
}

/// What green points will still bring.
pub(super) fn green(state: &State, seat: Seat) -> f32 {
    f32::from(state.estate(seat).tally.green()) * scorings(state)
}

/// What a seat has beside points: goods, tokens, areas, what is under way. Nothing before there is a board.
pub(super) fn parts(game: &Tuscany, state: &State, seat: Seat) -> Option<[f32; 4]> {
    let known = state.stage != Stage::Over && state.estate(seat).board != Assembly::UNKNOWN;
    known.then(|| {
        [
            goods(game, state, seat),
            tokens(game, state, seat),
            areas(game, state, seat),
            promise(game, state, seat),
        ]
    })
}

/// How often green points will still count.
pub(super) fn scorings(state: &State) -> f32 {
    3.0 - f32::from(state.phase)
}

/// How much of the game is still to come, from 1 down to 0: by the player who has used most tiles.
pub(super) fn time_left(state: &State) -> f32 {
    let most = state.estates.iter().map(|estate| estate.turned).max().unwrap_or(0);
    if state.last_round { 0.03 } else { 1.0 - f32::from(most) / 24.0 }
}

/// Cards, workers, marble and stored items. What is left at the end counts little.
fn goods(game: &Tuscany, state: &State, seat: Seat) -> f32 {
    let estate = state.estate(seat);
    let left = time_left(state);
    let soon = (3.0 * left).min(1.0);
    let pairs: f32 = estate.hand.iter().map(|&n| f32::from(n / 2)).sum();
    let hand = hand_worth(state, f32::from(estate.cards)) + pairs.min(4.0) * 0.25 * soon;
    let keep = |worth: f32, last: f32| worth * soon + last * (1.0 - soon);
    let workers = f32::from(estate.workers) * keep(WORKER, 1.0);
    let marble = f32::from(estate.marble) * keep(MARBLE, 1.0);
    let stored: f32 = estate.storage.iter().map(|item| keep(stored(game, state, seat, item), 1.0)).sum();
    hand + workers + marble + stored
}

/// What so many cards are worth: two or three placements can be paid from a hand before more are drawn, so that further cards
/// are worth less and less.
fn hand_worth(state: &State, cards: f32) -> f32 {
    let soon = (3.0 * time_left(state)).min(1.0);
    let useful = cards.min(6.0) + 0.45 * (cards - 6.0).clamp(0.0, 4.0) + 0.05 * (cards - 10.0).max(0.0);
    useful * CARD * soon + cards * 0.2 * (1.0 - soon)
}

/// What a stored item is good for: what its best place would bring.
fn stored(game: &Tuscany, state: &State, seat: Seat, item: Item) -> f32 {
    let worth = if item == Item::Hex { HEX } else { TILE };
    match best_site(game, state, seat, item) {
        Some(gain) => worth + 0.08 * gain,
        // A space that is out of reach yet, or none at all.
        None => match item {
            Item::Tile(tile) if free(game, state, seat, tile.colour()).is_empty() => 0.0,
            _ => 0.35 * worth,
        },
    }
}

/// Empty spaces of a colour.
fn free(game: &Tuscany, state: &State, seat: Seat, colour: Colour) -> Spaces {
    let estate = state.estate(seat);
    game.spaces_of(estate.board, colour).minus(estate.covered)
}

/// What placing an item on its best space brings.
fn best_site(game: &Tuscany, state: &State, seat: Seat, item: Item) -> Option<f32> {
    let estate = state.estate(seat);
    let reach = match item {
        Item::Tile(tile) => free(game, state, seat, tile.colour()) & estate.reach,
        Item::Hex => estate.reach.minus(estate.covered),
    };
    reach.into_iter().map(|space| placed(game, state, seat, item, space)).reduce(f32::max)
}

/// What placing an item on a space brings: its area, its effect, its colour, and new spaces in reach.
fn placed(game: &Tuscany, state: &State, seat: Seat, item: Item, space: u8) -> f32 {
    let estate = state.estate(seat);
    let colour = game.colour_of(estate.board, space);
    let area = game.area_of(estate.board, space);
    let missing = area.minus(estate.covered).len();
    let prize = f32::from(game.printed().area[area.len() as usize]) * scorings(state);
    let share = if missing == 1 { prize } else { 0.7 * prize / missing as f32 };
    let colour_left = free(game, state, seat, colour).len();
    let bonus = match game.printed().bonus[colour.index()].get(usize::from(state.completed(colour))) {
        Some(&points) if colour_left == 1 => f32::from(points) * scorings(state),
        Some(&points) => 0.3 * f32::from(points) / colour_left as f32,
        None => 0.0,
    };
    let left = time_left(state);
    let token = |token: Token| f32::from(1 + estate.token(token));
    let effect = match colour {
        Colour::DarkGreen => 1.0 + 2.5 * left,
        Colour::Red => 0.6 + 2.6 * left,
        Colour::Turquoise => 1.0 + (HEX - 1.0) * left,
        Colour::LightGreen => match item {
            Item::Hex => scorings(state),
            Item::Tile(tile) => {
                let there = area.into_iter().filter_map(|space| estate.items[usize::from(space)]);
                let crops = there.fold(0, |crops, item| crops | item.crops());
                (tile.crops() & !crops).count_ones() as f32 * scorings(state)
            }
        },
        Colour::Grey => token(Token::Marble) * (1.0 + (MARBLE - 1.0) * left),
        Colour::Orange => token(Token::Worker) * (1.0 + (WORKER - 1.0) * left),
        Colour::Yellow => {
            let cards = f32::from(estate.cards);
            hand_worth(state, cards + 3.0) - hand_worth(state, cards)
        }
        Colour::Beige => token(Token::Harvest) * (1.2 + (HARVEST - 1.2) * left),
    };
    let opened = game.around(estate.board, space).minus(estate.covered | estate.reach).len() as f32;
    share + bonus + effect + 0.5 * opened * left
}

/// Tokens work as often as there are spaces left for them.
fn tokens(game: &Tuscany, state: &State, seat: Seat) -> f32 {
    let estate = state.estate(seat);
    let left = time_left(state);
    let of = |token: Token| f32::from(estate.token(token));
    let coming = |colour: Colour| free(game, state, seat, colour).len() as f32 * left.min(0.75);
    of(Token::Card) * 6.0 * left * CARD
        + of(Token::Storage).sqrt() * 2.2 * left
        + of(Token::Marble) * coming(Colour::Grey) * MARBLE
        + of(Token::Worker) * coming(Colour::Orange) * WORKER * 0.9
        + of(Token::Harvest) * coming(Colour::Beige) * HARVEST
}

/// What partly covered areas and reachable spaces promise.
fn areas(game: &Tuscany, state: &State, seat: Seat) -> f32 {
    let estate = state.estate(seat);
    let left = time_left(state);
    let mut sum = 0.3 * estate.reach.minus(estate.covered).len() as f32 * left;
    let mut seen = Spaces::EMPTY;
    for space in estate.covered {
        if seen.contains(space) {
            continue;
        }
        let area = game.area_of(estate.board, space);
        seen |= area;
        let missing = area.minus(estate.covered).len();
        if missing > 0 {
            let prize = f32::from(game.printed().area[area.len() as usize]) * scorings(state);
            sum += prize * left * 0.6 / missing as f32;
        }
    }
    sum
}

/// What is under way in the turn.
fn promise(game: &Tuscany, state: &State, seat: Seat) -> f32 {
    if state.stage != Stage::Turn || state.turn != seat {
        return 0.0;
    }
    let soon = (3.0 * time_left(state)).min(1.0);
    let card = CARD * soon + 0.2 * (1.0 - soon);
    let mut sum = 0.0;
    for task in state.tasks.iter() {
        sum += match task {
            Task::Cards(n) => {
                let cards = f32::from(state.estate(seat).cards);
                1.15 * (hand_worth(state, cards + f32::from(n)) - hand_worth(state, cards))
            }
            Task::Harvest(n) => f32::from(n) * HARVEST,
            Task::Token => 3.0 * soon,
            Task::Castle => 3.5,
            Task::FreeSpace(tile) => best_site(game, state, seat, Item::Tile(tile)).unwrap_or(0.0),
            Task::Space(item) => payable(game, state, seat, item),
            Task::Payment(item, space) => net(game, state, seat, (item, space)),
            // What is given up: the worst item, for this tile.
            Task::GiveUp(tile) => {
                let worst = state.estate(seat).storage.iter().map(|item| stored(game, state, seat, item));
                stored(game, state, seat, Item::Tile(tile)) - worst.reduce(f32::min).unwrap_or(0.0)
            }
            Task::Exchanged => 1.0,
            Task::Check | Task::Refill | Task::Neutral(_) | Task::Bonus(_) => 0.0,
        };
    }
    if state.tasks.is_empty() && state.beat == Beat::Extra {
        let items = state.estate(seat).storage.kinds().map(|item| payable(game, state, seat, item));
        sum += items.fold(3.0 * card, f32::max);
    }
    sum
}

/// What the best placement of an item brings, less what it costs.
fn payable(game: &Tuscany, state: &State, seat: Seat, item: Item) -> f32 {
    let estate = state.estate(seat);
    let spaces = match item {
        Item::Tile(tile) => free(game, state, seat, tile.colour()) & estate.reach,
        Item::Hex => estate.reach.minus(estate.covered),
    };
    let nets = spaces.into_iter().map(|space| net(game, state, seat, (item, space)));
    nets.reduce(f32::max).unwrap_or(0.0)
}

/// What a placement brings, less its price and what the item was worth while it was stored.
fn net(game: &Tuscany, state: &State, seat: Seat, (item, space): (Item, u8)) -> f32 {
    let colour = game.colour_of(state.estate(seat).board, space);
    let Some(payment) = game.cheapest_payment(state, seat, colour) else { return -5.0 };
    let soon = (3.0 * time_left(state)).min(1.0);
    let cards = f32::from(state.estate(seat).cards);
    let paid = hand_worth(state, cards) - hand_worth(state, cards - f32::from(payment.cards.len()));
    let price = paid + f32::from(payment.workers) * (WORKER * soon + 1.0 - soon);
    let kept = stored(game, state, seat, item) * soon + (1.0 - soon);
    placed(game, state, seat, item, space) - price - kept
}

/// How good a board is before anything lies on it: large areas, and much to do around the start castle.
pub(super) fn outlook(game: &Tuscany, board: Assembly) -> f32 {
    let start = game.start_space(board);
    let mut points = 0.0;
    let mut seen = game.area_of(board, start);
    // T8.4: a start castle alone in its area wastes that area; in an area of two it is half of it.
    if seen.len() > 1 {
        points += 2.0 * f32::from(game.printed().area[seen.len() as usize]);
    }
    for space in 0..30 {
        if !seen.contains(space) {
            let area = game.area_of(board, space);
            seen |= area;
            points += f32::from(game.printed().area[area.len() as usize]);
        }
    }
    let around = game.around(board, start);
    let mut colours = [false; 8];
    around.into_iter().for_each(|space| colours[game.colour_of(board, space).index()] = true);
    let kinds = colours.iter().filter(|&&there| there).count() as f32;
    let near_crops =
        around.into_iter().filter(|&space| Tile::of_colour(game.colour_of(board, space)).len() > 1);
    points + 0.6 * around.len() as f32 + 0.6 * kinds + 0.1 * near_crops.count() as f32
}
