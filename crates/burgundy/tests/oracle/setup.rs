//! Everything before phase A: what the table chose, and all that is dealt, drawn and chosen in the setup.

use super::{
    automa::Automa,
    board::{BUILDINGS, Printed, VINES},
    play::{Oracle, Play},
    world::{Estate, Player, Table, World},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

/// The seat of a name.
pub fn seat_of(name: &str) -> Option<usize> {
    name.strip_prefix('p')?.parse::<usize>().ok()?.checked_sub(1)
}

/// Numbers with spaces between them; nothing where something else is written.
pub fn numbers(text: &str) -> Option<Vec<u8>> {
    text.split(' ').map(|word| word.parse().ok()).collect()
}

/// Takes one of each thing out of a list; nothing where one is missing.
pub fn without<T: PartialEq + Clone>(all: &[T], things: &[T]) -> Option<Vec<T>> {
    let mut rest = all.to_vec();
    for thing in things {
        let place = rest.iter().position(|other| other == thing)?;
        rest.remove(place);
    }
    Some(rest)
}

/// All orders of some things.
fn orders(things: &[u8]) -> Vec<Vec<u8>> {
    if things.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, &first) in things.iter().enumerate() {
        let rest: Vec<u8> = [&things[..place], &things[place + 1..]].concat();
        all.extend(orders(&rest).into_iter().map(|order| [vec![first], order].concat()));
    }
    all
}

fn words(things: &[u8]) -> String {
    things.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

impl Table {
    /// From the lines of a setup.
    pub fn new(setup: &[(String, String)]) -> Table {
        let lines: BTreeMap<String, String> = setup.iter().cloned().collect();
        let of = |key: &str| lines.get(key).map_or("", String::as_str);
        let has = |name: &str| of("expansions").split(' ').any(|word| word == name || word == "all");
        let solo = lines.contains_key("solo");
        let automa = lines.contains_key("chateautoma");
        let said: usize = of("players").parse().expect("players");
        // X-SOLO-4
        let players = if solo { 2 } else { said };
        Table {
            old: of("edition") == "2011",
            players,
            people: if automa { said - 1 } else { said },
            automa,
            team: lines.contains_key("team"),
            solo,
            connection: of("connection") == "yes",
            tiles: has("tiles"),
            white: has("white"),
            inns: has("inns"),
            posts: has("posts"),
            routes: has("routes"),
            shields: has("shields"),
            vineyards: has("vineyards"),
            target: lines.get("target").map_or(50, |target| target.parse().expect("a target")),
            lines: lines.clone(),
        }
    }
}

impl World {
    /// The box, and what is given without a draw.
    pub fn new(setup: &[(String, String)]) -> World {
        let table = Table::new(setup);
        let printed = Rc::new(Printed::new(&table));
        let mut world = World { phase: 0, round: 1, target: table.target, ..World::default() };
        for (name, normal, black) in &printed.tiles {
            world.supply.extend(vec![name.clone(); *normal]);
            world.black_supply.extend(vec![name.clone(); *black]);
        }
        // A2.2
        let each = printed.goods_each - usize::from(table.automa);
        world.goods_supply = (1..=6).flat_map(|number| vec![number; each]).collect();
        for depot in &mut world.depots {
            *depot = vec![None; 4];
        }
        world.black = vec![None; printed.black.len()];
        world.round_goods = vec![None; 5];
        let seats = if table.solo { 1 } else { table.players };
        world.players = vec![Player::default(); seats];
        let estates = if table.team { 2 } else { seats };
        // B2.5, X-TEAM-3, A2.9
        let silver = if table.team { 2 } else { 1 };
        world.estates = vec![Estate { silver, ..Estate::default() }; estates];
        if table.vineyards {
            world.vine_bag = printed.vine_tiles.clone();
            world.vine_depot = vec![None; printed.vine_depot.len()];
            world.vine_shop = vec![None; printed.vine_shop];
            let wanted = table.lines.get("vine-types").map_or("", String::as_str);
            let out = wanted.strip_prefix("without ").unwrap_or_default();
            world.vine_out = out.split_whitespace().map(str::to_owned).collect();
            world.take_types_out();
            for estate in &mut world.estates {
                estate.vineyard = vec![None; printed.vine_spaces.len()];
            }
        }
        if table.automa {
            world.automa = Automa { deck: printed.deck.clone(), ..Automa::default() };
            world.estates[seats - 1].goods = (1..=6).collect();
        }
        world.track = vec![Vec::new(); 7];
        (world.table, world.printed) = (table, printed);
        match world.table.people {
            1 => world.stack_markers(0),
            _ => world.track[0] = (0..seats).rev().collect(),
        }
        world
    }

    /// X-VINE-4.
    fn take_types_out(&mut self) {
        let out = &self.vine_out;
        self.vine_bag.retain(|tile| !tile.split('-').any(|vine| out.iter().any(|other| other == vine)));
    }

    /// B2.7, A2.10, A15.8: all markers on the first space, this person's on top.
    fn stack_markers(&mut self, first: usize) {
        let people = self.table.people;
        let mut order: Vec<usize> = (0..people).map(|place| (first + place) % people).collect();
        if self.table.automa {
            let on_top = self.table.lines.get("modifiers").is_some_and(|letters| letters.contains('C'));
            order.insert(if on_top { 0 } else { people }, people);
        }
        order.reverse();
        self.track[0] = order;
    }
}

impl Oracle<'_> {
    /// Asks chance, and gives what comes after the verb.
    pub fn draw(&mut self, verb: &str, possible: &dyn Fn(&str) -> bool) -> Play<String> {
        let start = format!("{verb} ");
        let text = self.answers.chance(&self.world, verb.split(' ').next().unwrap_or(verb), &|text| {
            text.strip_prefix(&start).is_some_and(possible)
        })?;
        Ok(text.strip_prefix(&start).unwrap_or_else(|| panic!("{text} is no {verb}")).to_owned())
    }

    fn moment(&mut self, moment: &str) {
        self.world.moment = moment.into();
    }

    /// B2 and what the expansions add to it, in this order.
    pub fn set_up(&mut self) -> Play {
        self.draw_first()?;
        let duchies = self.line("duchies");
        self.hand_out_boards(&duchies)?;
        if self.world.table.automa {
            self.lay_cards()?;
        }
        if self.world.table.shields {
            self.lay_shields()?;
        }
        if self.world.table.routes {
            self.deal_routes()?;
        }
        if self.world.table.vineyards {
            self.deal_vines()?;
        }
        // B2.3, X-TEAM-3
        let receivers = if self.world.table.team { 2 } else { self.world.table.people };
        for seat in 0..receivers {
            let moment = format!("gift p{}", seat + 1);
            self.moment(&moment);
            let supply = self.world.goods_supply.clone();
            let goods = self.draw(&moment, &|text| {
                numbers(text).is_some_and(|goods| {
                    goods.len() == 3 && goods.is_sorted() && without(&supply, &goods).is_some()
                })
            })?;
            let goods = numbers(&goods).expect("goods");
            self.world.goods_supply = without(&supply, &goods).expect("goods");
            self.world.estates[seat].goods = goods;
        }
        self.choose_castles(&duchies)
    }

    fn line(&self, key: &str) -> String {
        self.world.table.lines.get(key).cloned().unwrap_or_default()
    }

    /// B2.6, X-TEAM-3, X-SOLO-2, A2.10.
    fn draw_first(&mut self) -> Play {
        let people = self.world.table.people;
        let mut first = 0;
        if people > 1 {
            self.moment("first");
            let who = self.draw("first", &|text| seat_of(text).is_some_and(|seat| seat < people))?;
            first = seat_of(&who).expect("a seat");
        }
        self.world.stack_markers(first);
        if self.world.table.solo {
            self.world.estates[0].workers = 2;
        } else if self.world.table.team {
            self.world.estates[first % 2].workers = 3;
            self.world.estates[1 - first % 2].workers = 5;
        } else {
            // A15.8: by position, that of the Châteautoma counted.
            for (place, seat) in self.track_order().into_iter().enumerate() {
                if seat < people {
                    self.world.estates[seat].workers = place as i32 + 1;
                }
            }
        }
        Ok(())
    }

    /// B2.5, B2.11, X-TEAM-5, X-SOLO-1.
    fn hand_out_boards(&mut self, duchies: &str) -> Play {
        let people = self.world.table.people;
        let named: Vec<String> = match duchies.split_once(' ') {
            _ if self.world.table.solo => vec![self.line("solo")],
            _ if self.world.table.team => {
                let half = if self.line("team") == "basic" { "a" } else { "b" };
                vec![format!("31{half}-32{half}"); 2]
            }
            Some(("same", board)) => vec![board.into(); people],
            Some(("chosen", boards)) => boards.split(' ').map(str::to_owned).collect(),
            _ => {
                assert_eq!(duchies, "random");
                return self.draw_boards();
            }
        };
        for (estate, board) in named.iter().enumerate() {
            self.lay_board(estate, board);
        }
        Ok(())
    }

    fn lay_board(&mut self, estate: usize, board: &str) {
        let board = self.world.printed.boards[board].clone();
        let estate = &mut self.world.estates[estate];
        estate.duchy = vec![None; board.spaces.len()];
        estate.board = Some(board);
        estate.sides.clear();
    }

    fn draw_boards(&mut self) -> Play {
        let set = match self.line("boards") {
            set if set.is_empty() => "1-10".into(),
            set => set,
        };
        let boards = self.world.printed.two_sided[&set].clone();
        let all: Vec<String> =
            boards.iter().flat_map(|(sides, copies)| vec![sides.join("/"); *copies]).collect();
        let people = self.world.table.people;
        let split = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<String>>();
        self.moment("boards");
        let text = self
            .draw("boards", &|text| split(text).len() == people && without(&all, &split(text)).is_some())?;
        for (seat, board) in split(&text).iter().enumerate() {
            self.world.estates[seat].sides = board.split('/').map(str::to_owned).collect();
        }
        Ok(())
    }

    /// A2.5 to A2.7, A15.6.
    fn lay_cards(&mut self) -> Play {
        self.moment("first-left");
        self.deal_card(0, "left", true)?;
        let hexes = {
            let card = self.world.automa.cards[0].as_ref().expect("a card").number;
            let printed = self.world.printed.clone();
            printed.cards.iter().find(|other| other.number == card).expect("a card").hexes.clone()
        };
        let hex = hexes.iter().position(|hex| hex.0 == "castle").expect("a castle hex");
        let card = self.world.automa.cards[0].as_mut().expect("a card");
        card.tiles[hex] = Some(("castle".into(), false));
        self.take_castle();
        self.moment("first-right");
        self.deal_card(1, "right", false)?;
        if self.line("modifiers").contains('B') {
            self.moment("first-building");
            let building = self.draw("building", &|text| BUILDINGS.contains(&text))?;
            self.world.automa.building = Some(building);
        }
        Ok(())
    }

    /// B2.10.
    fn take_castle(&mut self) {
        self.world.supply = without(&self.world.supply, &["castle".to_owned()]).expect("a castle");
    }

    /// X-SHIELD-A, X-COMPAT-5.
    fn lay_shields(&mut self) -> Play {
        let mut box_: Vec<u8> = (1..=18).filter(|shield| !self.world.table.automa || *shield != 2).collect();
        for depot in 0..6 {
            let count = self.world.printed.shield_layout[depot];
            let moment = format!("shields {}", depot + 1);
            self.moment(&moment);
            let text = self.draw(&moment, &|text| {
                numbers(text).is_some_and(|shields| {
                    shields.len() == count && shields.is_sorted() && without(&box_, &shields).is_some()
                })
            })?;
            let shields = numbers(&text).expect("shields");
            box_ = without(&box_, &shields).expect("shields");
            self.world.depot_shields[depot] = shields;
        }
        Ok(())
    }

    /// X-ROUTE-1, X-ROUTE-2.
    fn deal_routes(&mut self) -> Play {
        let chosen = self.line("route-order") == "chosen";
        let mut box_: Vec<u8> = (1..=self.world.printed.routes.len() as u8).collect();
        for seat in 0..self.world.table.people {
            let moment = format!("route p{}", seat + 1);
            self.moment(&moment);
            let count = self.world.printed.routes_dealt;
            let text = self.draw(&moment, &|text| {
                numbers(text).is_some_and(|route| {
                    let order = !chosen || route.is_sorted();
                    route.len() == count && order && without(&box_, &route).is_some()
                })
            })?;
            let route = numbers(&text).expect("a route");
            box_ = without(&box_, &route).expect("a route");
            self.world.estates[seat].route = route;
        }
        if chosen {
            self.moment("route-orders");
            let people = self.world.table.people;
            self.world.order = self.track_order();
            for seat in self.world.order.clone().into_iter().filter(|&seat| seat < people) {
                self.world.turn = seat;
                let all = orders(&self.world.estates[seat].route);
                let list = all.iter().map(|order| format!("order {}", words(order))).collect();
                let text = self.decide(seat, list)?;
                self.world.estates[seat].route = numbers(&text["order ".len()..]).expect("an order");
            }
        }
        Ok(())
    }

    /// X-VINE-3, X-VINE-4, A17.2.
    fn deal_vines(&mut self) -> Play {
        let people = self.world.table.people;
        let wanted = self.line("vine-types");
        let place = |name: &str| VINES.iter().position(|vine| *vine == name);
        if wanted == "fewer" {
            let count = self.world.printed.vine_fewer;
            self.moment("vine-types");
            let text = self.draw("vine-types", &|text| {
                let places: Option<Vec<usize>> = text.split(' ').map(place).collect();
                places.is_some_and(|places| {
                    let rising = places.windows(2).all(|pair| pair[0] < pair[1]);
                    places.len() == count && rising
                })
            })?;
            self.world.vine_out = text.split(' ').map(str::to_owned).collect();
            self.world.take_types_out();
        }
        let out = self.world.vine_out.clone();
        self.moment("vine-gifts");
        let left: Vec<&str> =
            VINES.into_iter().filter(|vine| !out.iter().any(|other| other == vine)).collect();
        let split = |text: &str| -> Option<Vec<String>> {
            let pairs = text.split(' ').enumerate().map(|(seat, word)| {
                let vine = word.strip_prefix(&format!("p{}:", seat + 1))?;
                left.contains(&vine).then(|| vine.to_owned())
            });
            pairs.collect()
        };
        let text = self.draw("vine-gifts", &|text| {
            split(text).is_some_and(|vines| {
                let different: BTreeSet<&String> = vines.iter().collect();
                vines.len() == people && different.len() == people
            })
        })?;
        // A17.2: as many sets as people.
        let sets = if self.world.table.automa { people } else { self.world.printed.vine_bonus_each };
        let mut supply: Vec<String> = left.iter().flat_map(|vine| vec![(*vine).to_owned(); sets]).collect();
        for (seat, vine) in split(&text).expect("vines").into_iter().enumerate() {
            supply = without(&supply, std::slice::from_ref(&vine)).expect("a bonus tile");
            self.world.estates[seat].vine_bonus.push(vine);
        }
        self.world.vine_supply = supply;
        Ok(())
    }

    /// B2.8, B2.11, B-R1, B-R3, X-TEAM-6, X-R2.
    fn choose_castles(&mut self, duchies: &str) -> Play {
        let table = self.world.table.clone();
        let order: Vec<usize> = self.track_order().into_iter().filter(|&seat| seat < table.people).collect();
        if table.team && self.line("team") == "basic" {
            for estate in 0..2 {
                let space = self.world.estates[estate].board.as_ref().expect("a board").starts[0];
                self.lay_castle(estate, space);
            }
            return Ok(());
        }
        let boards: Vec<String> = self
            .world
            .estates
            .iter()
            .flat_map(|estate| &estate.board)
            .map(|board| board.id.clone())
            .collect();
        // With random boards none lies yet.
        if table.old && boards.len() == table.people && boards.iter().all(|board| board == "1") {
            for estate in 0..table.people {
                self.lay_castle(estate, 18);
            }
            return Ok(());
        }
        let drawn = duchies == "random" && !table.solo && !table.team;
        if drawn && !table.old {
            let side = |oracle: &Self, seat: usize| {
                oracle.world.estates[seat].sides.iter().map(|side| format!("side {side}")).collect()
            };
            self.choose_together("sides", "reveal-sides", &order, side)?;
        }
        // X-TEAM-6: the first member of each team.
        let choosers = if table.team { order[..2].to_vec() } else { order };
        let list = move |oracle: &Self, seat: usize| -> BTreeSet<String> {
            let estate = &oracle.world.estates[oracle.world.estate_of(seat)];
            let castle = |space: usize| format!("castle {}", space + 1);
            if let Some(board) = &estate.board {
                let spaces =
                    if board.starts.is_empty() { board.of_colour("castle") } else { board.starts.clone() };
                return spaces.into_iter().map(castle).collect();
            }
            let mut list = BTreeSet::new();
            for side in &estate.sides {
                let spaces = oracle.world.printed.boards[side].of_colour("castle");
                list.extend(spaces.into_iter().map(|space| format!("{} on {side}", castle(space))));
            }
            list
        };
        if table.lines.get("castles").is_some_and(|castles| castles == "open") {
            self.moment("castles");
            for seat in choosers {
                let text = self.decide(seat, list(self, seat))?;
                self.carry_out(seat, &choice_of(&text));
                // It lies, and is said until all have chosen.
                self.world.players[seat].choice = Some(choice_of(&text));
            }
            for player in &mut self.world.players {
                player.choice = None;
            }
            return Ok(());
        }
        self.choose_together("castles", "reveal-castles", &choosers, list)
    }

    /// B-R3: all choose, then all is turned up.
    fn choose_together(
        &mut self,
        moment: &str,
        then: &str,
        seats: &[usize],
        list: impl Fn(&Self, usize) -> BTreeSet<String>,
    ) -> Play {
        self.moment(moment);
        let lists: BTreeMap<usize, BTreeSet<String>> =
            seats.iter().map(|&seat| (seat, list(self, seat))).collect();
        let mut open = seats.to_vec();
        open.sort_unstable();
        while !open.is_empty() {
            let (seat, text) = self.answers.decision(&self.world, &open, &|seat| lists[&seat].clone())?;
            open.retain(|other| *other != seat);
            self.world.players[seat].choice = Some(choice_of(&text));
        }
        self.moment(then);
        let chosen: Vec<Option<String>> = self.world.players[..self.world.table.people]
            .iter_mut()
            .map(|player| player.choice.clone())
            .collect();
        let shown = chosen
            .iter()
            .enumerate()
            .map(|(seat, choice)| format!("p{}:{}", seat + 1, choice.as_deref().unwrap_or("-")));
        let shown = shown.collect::<Vec<String>>().join(" ");
        self.draw("reveal", &|text| text == shown)?;
        for (seat, choice) in chosen.into_iter().enumerate() {
            self.world.players[seat].choice = None;
            if let Some(choice) = choice {
                self.carry_out(seat, &choice);
            }
        }
        Ok(())
    }

    /// A choice that was turned up: `19`, `@4`, `19@4`.
    fn carry_out(&mut self, seat: usize, choice: &str) {
        let (space, side) = choice.split_once('@').unwrap_or((choice, ""));
        let estate = self.world.estate_of(seat);
        if !side.is_empty() {
            self.lay_board(estate, side);
        }
        if let Ok(space) = space.parse::<usize>() {
            self.lay_castle(estate, space - 1);
        }
    }

    /// B2.9, B2.10: it lies and does nothing.
    fn lay_castle(&mut self, estate: usize, space: usize) {
        self.take_castle();
        self.world.estates[estate].duchy[space] = Some("castle".into());
    }
}

/// How a choice is written until it is turned up.
fn choice_of(text: &str) -> String {
    match text.split_once(' ') {
        Some(("side", side)) => format!("@{side}"),
        Some(("castle", what)) => what.replace(" on ", "@"),
        _ => panic!("{text}"),
    }
}
