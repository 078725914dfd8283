//! Positions late in a game with much lying about, made at random: where rare things meet, sooner than in games from the start.

use super::{
    board::{Board, colour_of, is_double, monastery},
    vine_score::hexes_touch,
    world::{Tile, World},
};
use demesne_game::{Quick, Random};

/// What is still in the box while a position is made.
struct Box_<'r> {
    rng: &'r mut Quick,
    tiles: Vec<Tile>,
    black: Vec<Tile>,
    goods: Vec<u8>,
    shields: Vec<u8>,
    doubles: Vec<Tile>,
    routes: Vec<u8>,
    /// How many goods and double tiles may be used up, so that enough is left for the phases to come.
    spare_goods: usize,
    spare_doubles: usize,
}

impl Box_<'_> {
    fn below(&mut self, count: usize) -> usize {
        self.rng.below(count.max(1) as u32) as usize
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.rng.below(100) < percent
    }

    fn any<T>(&mut self, of: impl Fn(&mut Self) -> &mut Vec<T>) -> Option<T> {
        let count = of(self).len();
        let at = self.below(count);
        (count > 0).then(|| of(self).swap_remove(at))
    }

    /// A tile of this colour, with either back.
    fn tile(&mut self, colour: &str, black: bool) -> Option<Tile> {
        for _ in 0..60 {
            let from_black = black || self.below(4) == 0;
            let tile = self.any(|box_| if from_black { &mut box_.black } else { &mut box_.tiles })?;
            if colour == "any" || colour_of(&tile) == colour {
                return Some(tile);
            }
            if from_black { &mut self.black } else { &mut self.tiles }.push(tile);
        }
        None
    }

    fn goods(&mut self, count: usize, kinds: usize) -> Vec<u8> {
        let mut drawn: Vec<u8> = Vec::new();
        for _ in 0..count {
            if self.spare_goods == 0 {
                break;
            }
            let Some(number) = self.any(|box_| &mut box_.goods) else { break };
            let mut all = drawn.clone();
            all.sort_unstable();
            all.dedup();
            if all.contains(&number) || all.len() < kinds {
                drawn.push(number);
                self.spare_goods -= 1;
            } else {
                self.goods.push(number);
            }
        }
        drawn.sort_unstable();
        drawn
    }

    fn double(&mut self) -> Option<Tile> {
        self.spare_doubles = self.spare_doubles.checked_sub(1)?;
        self.any(|box_| &mut box_.doubles)
    }
}

fn line<T: ToString>(lines: &mut Vec<String>, key: &str, words: impl IntoIterator<Item = T>) {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    if !words.is_empty() {
        lines.push(format!("{key}: {}", words.join(" ")));
    }
}

/// Lines of a position for a table where everybody has the same board; the engine may refuse them.
pub fn rich(rng: &mut Quick, world: &World, board: &str) -> Vec<String> {
    let table = &world.table;
    let printed = &world.printed;
    let board = printed.boards[board].clone();
    let of = |black: bool| {
        let many = |(name, normal, backed): &(Tile, usize, usize)| {
            vec![name.clone(); if black { *backed } else { *normal }]
        };
        printed.tiles.iter().flat_map(many).collect::<Vec<Tile>>()
    };
    let phase = [1, 2, 3, 3, 4, 4, 4][rng.below(7) as usize];
    let round = [1, 2, 3, 4, 5, 5, 5][rng.below(7) as usize];
    // A2.2
    let own = usize::from(table.automa);
    let each = printed.vine_depot.len() + printed.vine_shop;
    let mut box_ = Box_ {
        tiles: of(false),
        black: of(true),
        goods: (1..=6).flat_map(|number| vec![number; printed.goods_each - own]).collect(),
        shields: (1..=18).filter(|shield| !(table.automa && *shield == 2)).collect(),
        doubles: printed.vine_tiles.clone(),
        routes: (1..=12).collect(),
        spare_goods: 42 - 6 * own - 5 * (5 - phase) - 2,
        spare_doubles: (51 - each * (5 - phase)).min(24),
        rng,
    };
    // Equal goods in many places.
    if table.solo && box_.chance(30) {
        box_.goods.retain(|number| *number < 3);
    }
    let mut lines = Vec::new();
    line(&mut lines, "phase", [["A", "B", "C", "D", "E"][phase]]);
    line(&mut lines, "round", [round]);
    line(&mut lines, "white", [1 + box_.below(6)]);
    box_.spare_goods += 5;
    let coming = box_.goods(5 - round, 6);
    let laid = vec!["-".to_owned(); 5 - coming.len()];
    if round < 5 {
        line(&mut lines, "round goods", laid.into_iter().chain(coming.iter().map(u8::to_string)));
    }
    box_.spare_goods = box_.spare_goods.saturating_sub(round);
    let mut complete: Vec<Vec<&str>> = Vec::new();
    let estates = if table.team { 2 } else { table.people };
    for seat in 0..estates {
        complete.push(one_seat(&mut box_, &mut lines, world, &board, seat));
    }
    for seat in 0..table.people {
        let mut dice = [1 + box_.below(6), 1 + box_.below(6)];
        dice.sort_unstable();
        line(&mut lines, &format!("p{} dice", seat + 1), dice);
        if table.team {
            let count = box_.below(3);
            let tiles: Vec<Tile> = (0..count).filter_map(|_| box_.tile("any", false)).collect();
            line(&mut lines, &format!("p{} private", seat + 1), tiles);
        }
    }
    if !table.solo {
        for seat in 0..estates {
            let before = |colour: &&&str| complete[..seat].iter().filter(|all| all.contains(colour)).count();
            let won = complete[seat].iter().filter(|colour| before(colour) < 2);
            let words: Vec<String> =
                won.map(|colour| format!("{colour}-{}", ["large", "small"][before(&colour)])).collect();
            line(&mut lines, &format!("p{} bonus", seat + 1), words);
        }
    }
    main_board(&mut box_, &mut lines, world, phase);
    if table.posts {
        posts(&mut lines, &board, table.people);
    }
    if table.automa {
        automa(&mut box_, &mut lines, table.people);
    }
    lines
}

/// What the Châteautoma has gathered.
fn automa(box_: &mut Box_<'_>, lines: &mut Vec<String>, seat: usize) {
    line(lines, &format!("p{} silver", seat + 1), [box_.below(4)]);
    let reserve = box_.below(6);
    let mut reserve: Vec<Tile> = (0..reserve).filter_map(|_| box_.tile("any", false)).collect();
    // A16.4
    if let Some(at) = box_.black.iter().position(|tile| tile == "geese")
        && box_.chance(50)
    {
        reserve.push(box_.black.swap_remove(at));
    }
    if box_.chance(30) {
        reserve.extend(box_.tile("any", true).map(|tile| format!("?{tile}")));
    }
    line(lines, "automa reserve", reserve);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..box_.below(8) {
        if let Some(tile) = box_.tile("any", false) {
            *counts.entry(tile).or_insert(0) += 1;
        }
    }
    line(lines, "automa duchy", counts.into_iter().map(|(tile, count)| format!("{tile}*{count}")));
}

/// X-POST-4, X-POST-6: what the duchies have brought.
fn posts(lines: &mut Vec<String>, board: &Board, people: usize) {
    let mut owners = Vec::new();
    for seat in 0..people {
        let start = format!("p{} duchy: ", seat + 1);
        let duchy = lines.iter().find_map(|line| line.strip_prefix(&start)).expect("a duchy");
        let tiles = duchy.split(' ').filter_map(|word| word.split('=').next()?.parse::<usize>().ok());
        let covered: Vec<usize> = tiles.map(|space| space - 1).collect();
        // How many posts the covered spaces that hang together with one of them reach.
        let reached = |first: usize| {
            let mut found = vec![first];
            let mut at = 0;
            while at < found.len() {
                let next = board.spaces[found[at]].neighbours.iter().copied();
                let more: Vec<usize> =
                    next.filter(|next| covered.contains(next) && !found.contains(next)).collect();
                found.extend(more);
                at += 1;
            }
            board.posts().iter().filter(|post| post.iter().any(|space| found.contains(space))).count()
        };
        let most = covered.iter().map(|&space| reached(space)).max().unwrap_or(0);
        if most > 1 {
            line(lines, &format!("p{} posts", seat + 1), ["joined"]);
        }
        if most == 3 && owners.len() < 2 {
            owners.push(format!("p{}", seat + 1));
        }
    }
    line(lines, "post tiles", owners);
}

/// What lies beside the duchies.
fn main_board(box_: &mut Box_<'_>, lines: &mut Vec<String>, world: &World, phase: usize) {
    let (table, printed) = (&world.table, &world.printed);
    for depot in 0..6 {
        let key = format!("depot {}", depot + 1);
        let mut tiles = Vec::new();
        for colour in &printed.depots[depot] {
            // B3.2
            let mine = table.players == 3 && depot == 5 && [1, 3].contains(&phase);
            let colour = colour.map(|colour| if mine && colour == "castle" { "mine" } else { colour });
            let drawn =
                if box_.chance(75) { colour.and_then(|colour| box_.tile(colour, false)) } else { None };
            tiles.push(drawn.unwrap_or("-".into()));
        }
        line(lines, &key, tiles);
        let count = [0, 0, 1, 2, 3][box_.below(5)];
        let goods = box_.goods(count, 6);
        line(lines, &format!("{key} goods"), goods);
        if table.shields {
            let mut there: Vec<u8> = Vec::new();
            for _ in 0..printed.shield_layout[depot] {
                if box_.chance(70) {
                    there.extend(box_.any(|box_| &mut box_.shields));
                }
            }
            there.sort_unstable();
            line(lines, &format!("{key} shields"), there);
        }
    }
    let mut black = Vec::new();
    for used in &printed.black {
        let drawn = if *used && box_.chance(85) { box_.tile("any", true) } else { None };
        black.push(drawn.unwrap_or("-".into()));
    }
    line(lines, "black", black);
    if table.vineyards {
        box_.spare_doubles = 9;
        for (key, places) in [("vine depot", printed.vine_depot.len()), ("vine shop", printed.vine_shop)] {
            let mut tiles = Vec::new();
            for _ in 0..places {
                let drawn = if box_.chance(80) { box_.double() } else { None };
                tiles.push(drawn.unwrap_or("-".into()));
            }
            line(lines, key, tiles);
        }
    }
    if table.solo {
        let target = 5 * (1 + box_.below(10));
        let marker = box_.below(target);
        line(lines, "target", [target]);
        line(lines, "marker", [marker]);
    }
}

/// What a player has; gives the colours that are complete.
fn one_seat<'b>(
    box_: &mut Box_<'_>,
    lines: &mut Vec<String>,
    world: &World,
    board: &'b Board,
    seat: usize,
) -> Vec<&'b str> {
    let table = &world.table;
    let me = |what: &str| format!("p{} {what}", seat + 1);
    line(lines, &me("silver"), [box_.below(7)]);
    line(lines, &me("workers"), [box_.below(7)]);
    let count = box_.below(8);
    let goods = box_.goods(count, if table.solo { 6 } else { 3 });
    line(lines, &me("goods"), goods);
    let count = box_.below(10);
    let sold = box_.goods(count, 6);
    line(lines, &me("sold"), sold);
    // The duchy grows from a castle.
    let starts = if board.starts.is_empty() { board.of_colour("castle") } else { board.starts.clone() };
    let mut duchy: Vec<Option<Tile>> = vec![None; board.spaces.len()];
    // Every duchy has one; where too many lie about the engine refuses the position.
    if let Some(at) = box_.tiles.iter().position(|tile| tile == "castle") {
        box_.tiles.swap_remove(at);
    }
    duchy[starts[box_.below(starts.len())]] = Some("castle".into());
    let all = board.spaces.len();
    let wanted =
        if table.solo { all / 2 + box_.below(all / 2 + 2) } else { all / 4 + box_.below(all * 3 / 4) };
    for _ in 0..20 * all {
        let space = box_.below(all);
        let covered = duchy.iter().flatten().count();
        if covered >= wanted.min(all - 1) {
            break;
        }
        if duchy[space].is_some() || board.spaces[space].reach.iter().all(|&next| duchy[next].is_none()) {
            continue;
        }
        let wild = if table.solo && box_.chance(15) { Some("face-down".into()) } else { None };
        let Some(tile) = wild.or_else(|| box_.tile(board.spaces[space].colour, false)) else { continue };
        let region = board.region(board.spaces[space].region);
        let twice = region.iter().any(|&other| duchy[other].as_ref() == Some(&tile));
        if twice && colour_of(&tile) == "building" {
            box_.tiles.push(tile);
            continue;
        }
        duchy[space] = Some(tile);
    }
    // B15.5 makes the choices of ships hard.
    let fifth = box_.tiles.iter().position(|tile| tile == "m5").filter(|_| seat == 0);
    if let Some(fifth) = fifth
        && box_.chance(40)
        && let Some(tile) = duchy.iter_mut().flatten().find(|tile| monastery(tile).is_some())
    {
        std::mem::swap(tile, &mut box_.tiles[fifth]);
    }
    // The crane, for the monasteries that it counts for (X-SOLO-16, X-TILE-10).
    let crane = box_.black.iter().position(|tile| tile == "crane");
    if let Some(crane) = crane
        && box_.chance(40)
        && let Some(tile) = duchy.iter_mut().flatten().find(|tile| colour_of(tile) == "building")
    {
        std::mem::swap(tile, &mut box_.black[crane]);
    }
    let words =
        duchy.iter().enumerate().filter_map(|(at, tile)| Some(format!("{}={}", at + 1, tile.as_ref()?)));
    line(lines, &me("duchy"), words);
    let mut shields: Vec<u8> = Vec::new();
    if table.shields {
        let castles = duchy.iter().flatten().filter(|tile| *tile == "castle").count();
        let mut count = box_.below(castles + 1);
        // Those that meet at the end of a phase (X-SHIELD-11.2).
        if castles > 1 && box_.chance(30) {
            for wanted in [14, 11, 15].into_iter().take(castles) {
                if let Some(at) = box_.shields.iter().position(|shield| *shield == wanted) {
                    shields.push(box_.shields.swap_remove(at));
                }
            }
            count = 0;
        }
        for _ in 0..count {
            shields.extend(box_.any(|box_| &mut box_.shields));
        }
        shields.sort_unstable();
        line(lines, &me("shields"), &shields);
    }
    if table.routes {
        let count = world.printed.routes_dealt;
        let route: Vec<u8> = (0..count).filter_map(|_| box_.any(|box_| &mut box_.routes)).collect();
        line(lines, &me("route"), route);
    }
    let mut storage = Vec::new();
    let spaces = if shields.contains(&4) { 6 } else { 3 - usize::from(table.team) };
    let mut used = 0;
    if box_.chance(30)
        && let Some(tile) = box_.tile("ship", false)
    {
        storage.push(tile);
        used = 1;
    }
    while used < spaces && box_.chance(80) {
        let double = table.vineyards && used + 2 <= spaces && box_.chance(40);
        let wild = table.solo && box_.chance(25);
        let kinds = box_.tiles.iter().position(|tile| matches!(monastery(tile), Some(16..=23)));
        let counts = kinds.filter(|_| table.tiles && box_.chance(30));
        let drawn = match (double, wild) {
            (true, _) => box_.double(),
            (_, true) => Some("face-down".into()),
            _ if counts.is_some() => counts.map(|at| box_.tiles.swap_remove(at)),
            _ => box_.tile("any", false),
        };
        let Some(tile) = drawn else { break };
        used += if is_double(&tile) { 2 } else { 1 };
        storage.push(tile);
    }
    line(lines, &me("storage"), storage);
    if table.vineyards {
        vineyard(box_, lines, world, seat);
    }
    let covered = |colour: &&&str| board.of_colour(colour).iter().all(|&space| duchy[space].is_some());
    super::board::COLOURS.iter().filter(|colour| covered(colour)).copied().collect()
}

fn vineyard(box_: &mut Box_<'_>, lines: &mut Vec<String>, world: &World, seat: usize) {
    let spaces = &world.printed.vine_spaces;
    let mut planted: Vec<Option<Tile>> = vec![None; spaces.len()];
    for _ in 0..box_.below(40) {
        let space = box_.below(spaces.len());
        let first = planted.iter().all(Option::is_none);
        let touches = |other: usize| {
            let touch = |a| spaces[other].hexes.iter().any(|&b| hexes_touch(a, b));
            spaces[space].hexes.iter().any(|&a| touch(a))
        };
        let near = (0..spaces.len()).any(|other| planted[other].is_some() && touches(other));
        if planted[space].is_none() && (near || first && spaces[space].terrace == 1) {
            planted[space] = box_.double();
        }
    }
    let words =
        planted.iter().enumerate().filter_map(|(at, tile)| Some(format!("v{}={}", at + 1, tile.as_ref()?)));
    line(lines, &format!("p{} vineyard", seat + 1), words);
    let mut bonus = Vec::new();
    let full =
        |terrace: &u8| (0..spaces.len()).all(|at| spaces[at].terrace != *terrace || planted[at].is_some());
    for _ in 0..1 + (1..=5u8).filter(full).count() {
        bonus.push(super::board::VINES[box_.below(6)]);
    }
    line(lines, &format!("p{} vine bonus", seat + 1), bonus);
}
