//! What expansions give to a seat: border posts, shields, trade route, vineyard.

use crate::Language;
use crate::draw::{Pen, WIDTH, beside, listed, wrap};
use demesne_burgundy::{
    Burgundy, Expansion, State, bonus::Bonus, duchy::POSTS, shield::members, tile::VINE_NAMES,
};
use demesne_game::{Seat, Spaces, hex::connected_to};

/// The lines of all that is in play; `whole` with the vineyard as a picture and a word on each shield.
pub fn belongings(
    game: &Burgundy,
    state: &State,
    seat: Seat,
    room: usize,
    whole: bool,
    pen: Pen,
) -> Vec<String> {
    let on = |expansion| game.options().expansions.has(expansion);
    let mut texts = Vec::new();
    if on(Expansion::Posts) {
        texts.push(posts(game, state, seat, whole));
    }
    if on(Expansion::Shields) {
        texts.push(shields(state, seat, whole));
    }
    if on(Expansion::Routes) {
        texts.push(route(game, state, seat, whole));
    }
    if on(Expansion::Vineyards) && !whole {
        texts.push(planted(state, seat));
    }
    let mut lines: Vec<String> = texts.iter().flat_map(|text| wrap(text, room, 2)).collect();
    if on(Expansion::Vineyards) && whole {
        lines.extend(vineyard(game, state, seat, pen));
    }
    lines
}

/// X-POST-3: which posts are joined, and what was won.
fn posts(game: &Burgundy, state: &State, seat: Seat, whole: bool) -> String {
    const NAMES: [&str; 3] = ["left", "right", "bottom"];
    let Some(duchy) = game.duchy_of(state, seat) else { return "border posts: no board yet".into() };
    let covered = state.estate(seat).covered;
    let chain_of = |post: Spaces| {
        let starts = (post & covered).into_iter();
        starts.map(|space| connected_to(Spaces::one(space), covered, &duchy.neighbours)).collect::<Vec<_>>()
    };
    let joined = |chain: &Spaces| POSTS.iter().filter(|post| post.meets(*chain)).count();
    let best = POSTS.into_iter().flat_map(chain_of).max_by_key(joined);
    let (mut reached, mut open) = (Vec::new(), Vec::new());
    for (post, name) in POSTS.into_iter().zip(NAMES) {
        let spaces: Vec<String> = post.into_iter().map(|space| (space + 1).to_string()).collect();
        match best.is_some_and(|chain| post.meets(chain)) {
            true => reached.push(name.to_owned()),
            false => open.push(format!("{name} ({})", spaces.join(" or "))),
        }
    }
    let mut text = match reached.len() {
        0 => "border posts: none reached".to_owned(),
        1 => format!("border posts: {} reached", listed(&reached, Language::English)),
        _ => format!("border posts: {} joined", listed(&reached, Language::English)),
    };
    if !open.is_empty() && whole {
        text.push_str(&format!(", to come {}", listed(&open, Language::English)));
    }
    let owner = 1 + seat.0;
    for (name, _) in ["large", "small"].iter().zip(state.posts.tiles).filter(|(_, tile)| *tile == owner) {
        text.push_str(&format!(", has the {name} tile"));
    }
    text
}

/// The shields on the castles.
fn shields(state: &State, seat: Seat, whole: bool) -> String {
    let estate = state.estate(seat);
    let mut held: Vec<String> = members(estate.shields)
        .map(|shield| match whole {
            true => format!("{shield} ({})", shield_word(shield)),
            false => shield.to_string(),
        })
        .collect();
    if held.is_empty() {
        held.push("none".into());
    }
    let mut text = format!("shields: {}", held.join(", "));
    if estate.holds(6) {
        let copied = state.shields.copied.checked_sub(1).map(Seat);
        text.push_str(&match copied {
            Some(other) => format!("; shield 6 copies {other}"),
            None => "; shield 6 copies nobody yet".into(),
        });
    }
    if whole && estate.shields != 0 {
        let tribute = estate.shields.count_ones();
        text.push_str(&format!("; tribute at the end of the phase: {tribute}"));
    }
    text
}

/// What a shield does, in a few words.
pub fn shield_word(shield: u8) -> &'static str {
    [
        "pastures are one",
        "a worker when others take some",
        "tribute with workers",
        "storage without limit",
        "ships bring one more number",
        "monasteries of another",
        "bonus tiles double",
        "mines double",
        "1 silver a goods sold",
        "monasteries double at the end",
        "castles take shields",
        "goods sold double",
        "shields double at the end",
        "a depot tile at the phase's end",
        "a black tile at the phase's end",
        "one die of any value",
        "regions one larger",
        "tiles need not touch",
    ]
    .get(usize::from(shield).wrapping_sub(1))
    .copied()
    .unwrap_or("unknown")
}

/// X-ROUTE-3: goods laid, and the bonuses to come: a bar between tiles.
fn route(game: &Burgundy, state: &State, seat: Seat, whole: bool) -> String {
    let route = &state.routes[seat.index()];
    if route.tiles[0] == 0 {
        return "trade route: not dealt yet".into();
    }
    if !whole {
        return format!("trade route: {} of {} laid", route.filled, route.spaces());
    }
    let mut words = Vec::new();
    let mut place = 0;
    for &tile in route.tiles.iter().take_while(|&&tile| tile != 0) {
        if place > 0 {
            words.push("|".to_owned());
        }
        let Some(spaces) = game.route_tiles().tiles.get(usize::from(tile) - 1) else { continue };
        for space in spaces {
            words.push(match place < route.filled {
                true => "x".into(),
                false => format!("{}:{}", space.goods + 1, bonus_word(space.bonus)),
            });
            place += 1;
        }
    }
    format!("trade route ({} of {place} laid): {}", route.filled, words.join(" "))
}

/// A bonus action in a word.
pub fn bonus_word(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Silver => "2silver",
        Bonus::Workers => "4workers",
        Bonus::Points => "4points",
        Bonus::Action => "action",
        Bonus::Building => "building",
        Bonus::MineMonasteryCastle => "church",
        Bonus::ShipLivestock => "market",
        Bonus::Sell => "sell",
        Bonus::Place => "place",
        Bonus::BlackOrShop => "black",
        Bonus::VineDepot => "vine",
    }
}

/// How many spaces of the vineyard are planted, and the vine bonus tiles.
fn planted(state: &State, seat: Seat) -> String {
    let vineyard = &state.estate(seat).vineyard;
    format!(
        "vineyard: {} of 12 planted; bonus tiles: {}",
        vineyard.covered().count_ones(),
        bonus_tiles(state, seat)
    )
}

fn bonus_tiles(state: &State, seat: Seat) -> String {
    vine_list(&state.estate(seat).vineyard.bonus)
}

/// Types of vines, each as often as it is there.
pub fn vine_list(counts: &[u8; 6]) -> String {
    let list: Vec<String> = VINE_NAMES
        .iter()
        .zip(counts)
        .filter(|(_, count)| **count > 0)
        .map(|(name, count)| if *count == 1 { (*name).to_owned() } else { format!("{count} {name}") })
        .collect();
    if list.is_empty() { "none".into() } else { list.join(", ") }
}

/// The vineyard board: a line a terrace, the bottom one last; of each space its number, die number and what lies or waits there.
fn vineyard(game: &Burgundy, state: &State, seat: Seat, pen: Pen) -> Vec<String> {
    let (board, vineyard) = (game.vine_board(), &state.estate(seat).vineyard);
    let head = format!(
        "{} (bottom terrace last): bonus tiles {}; space(die) and what it gives",
        pen.bold("vineyard"),
        bonus_tiles(state, seat)
    );
    let mut lines = wrap(&head, WIDTH, 2);
    let mut rows: Vec<Vec<String>> = Vec::new();
    for spaces in board.terraces.iter().rev() {
        let cells = (0..12usize).filter(|space| spaces >> space & 1 != 0).map(|space| {
            let what = match vineyard.vines(space) {
                Some([one, other]) => {
                    format!("[{}-{}]", VINE_NAMES[usize::from(one)], VINE_NAMES[usize::from(other)])
                }
                None => {
                    let [one, other] = board.bonuses[space].map(bonus_word);
                    format!("{one}, {other}")
                }
            };
            format!("v{}({}) {what}", space + 1, board.number[space])
        });
        rows.push(cells.collect());
    }
    for (row, cells) in rows.iter().enumerate() {
        let mut line = vec![format!("{} ", rows.len() - row)];
        for (i, cell) in cells.iter().enumerate() {
            line = beside(&line, std::slice::from_ref(cell), 3 + 25 * i);
        }
        lines.extend(line);
    }
    lines
}
