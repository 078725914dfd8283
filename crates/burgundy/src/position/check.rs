//! What must hold of a position that somebody wrote.

use super::read::is_permutation;
use crate::{
    Burgundy, Castles, Colour, Duchies, Expansion, State, Tile,
    bonus::Bonus,
    open::Open,
    state::{Choice, Stage, UNKNOWN},
    storage::STORAGE,
};
use demesne_game::{Facts, MAX_SEATS, Seat, Spaces, TextError, hex::connected_parts};

pub(super) type Check = Result<(), TextError>;

impl Burgundy {
    pub(super) fn check_position(&self, facts: &Facts<'_>, state: &State) -> Check {
        self.check_automa_moment(facts, state)?;
        self.check_order(facts, state)?;
        self.check_tiles(facts, state)?;
        self.check_goods_counts(state)?;
        for seat in Seat::first(self.players()) {
            match Some(seat) == self.automa_seat() {
                true => self.check_automa_position(facts, state, seat)?,
                false => self.check_seat(facts, state, seat)?,
            }
        }
        self.check_depots(facts, state)?;
        self.check_extras(facts, state)?;
        self.check_shield_facts(facts, state)?;
        self.check_routes(facts, state)?;
        self.check_vines_lie(facts, state)?;
        self.check_stage(state)?;
        self.check_open(facts, state)
    }

    /// B4.3: every marker once, those further along first.
    fn check_order(&self, facts: &Facts<'_>, state: &State) -> Check {
        let players = usize::from(self.players());
        let track = &state.track.order[..players];
        if !is_permutation(track) {
            return fail(facts, "track", "every seat has one marker on the track (B2.7)");
        }
        if !track.is_sorted_by(|a, b| state.track.at[a.index()] >= state.track.at[b.index()]) {
            return fail(facts, "track", "markers further along the track come first in turn order (B4.3)");
        }
        let mut lifted = state.track;
        lifted.lift(self.lifted(state), self.players());
        if lifted != state.track {
            return fail(
                facts,
                "track",
                "the marker of monastery 27's owner lies on top of its stack (X-TILE-2)",
            );
        }
        if state.stage.has_order() && !is_permutation(&state.order[..players]) {
            return fail(facts, "order", "every seat has one turn in a round (B4.3)");
        }
        Ok(())
    }

    /// Each tile is in one place: no face lies about more often than the box has it.
    fn check_tiles(&self, facts: &Facts<'_>, state: &State) -> Check {
        let elsewhere = self.tiles_elsewhere(state);
        for tile in Tile::all() {
            let i = tile.index();
            let name = self.tile_name(tile);
            if state.supply[i] > self.printed.normal[i] {
                return fail(
                    facts,
                    "supply",
                    format!("the box has {} × {name} with a coloured back (B1.1)", self.printed.normal[i]),
                );
            }
            if state.black_supply[i] > self.printed.black[i] {
                return fail(
                    facts,
                    "black supply",
                    format!("the box has {} × {name} with a black back (B1.1)", self.printed.black[i]),
                );
            }
            // X-INN-1: inns come one by one and are counted apart.
            if tile == Tile::INN && self.on(Expansion::Inns) {
                continue;
            }
            let sum = u32::from(elsewhere[i]) + u32::from(state.supply[i]) + u32::from(state.black_supply[i]);
            let most = self.most_of(tile);
            if sum > most.into() {
                return Err(TextError::new(format!(
                    "{name} lies in {sum} places, but the box has {most} (B1.1)"
                )));
            }
        }
        Ok(())
    }

    /// How often a face can lie about. X-SOLO-12: whatever lies face down is alike.
    fn most_of(&self, tile: Tile) -> u8 {
        match tile {
            Tile::INN if self.on(Expansion::Inns) => self.printed.inns,
            Tile::FACE_DOWN if self.options.solo.is_some() => u8::MAX,
            _ => self.printed.in_box(tile),
        }
    }

    fn check_goods_counts(&self, state: &State) -> Check {
        let elsewhere = self.goods_elsewhere(state);
        for (kind, (supply, about)) in state.goods_supply.into_iter().zip(elsewhere).enumerate() {
            let sum = u32::from(supply) + u32::from(about);
            if sum > self.printed.goods.into() {
                return Err(TextError::new(format!(
                    "goods of number {} lie in {sum} places, but the box has {} (B1.3)",
                    kind + 1,
                    self.printed.goods
                )));
            }
        }
        // What is still to be drawn must be there.
        let phases = 4 - u32::from(state.phase);
        let needed = match state.stage {
            stage if stage.before_phase_a() => {
                let gifts = self.estate_holders().filter(|&seat| gift_to_come(stage, seat)).count();
                25 + 3 * gifts as u32
            }
            Stage::Depot(_) | Stage::Black | Stage::VineDepot | Stage::VineShop | Stage::Goods => {
                5 * (phases + 1)
            }
            Stage::Over => 0,
            _ => 5 * phases,
        };
        let left: u32 = state.goods_supply.iter().map(|&n| u32::from(n)).sum();
        if left < needed {
            return Err(TextError::new(format!(
                "{left} goods are left to draw, but the phases to come need {needed} (B2.3)"
            )));
        }
        Ok(())
    }

    fn check_seat(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Check {
        if state.stage.before_phase_a() {
            let early =
                ["storage", "sold", "bonus", "points", "private"].map(|what| format!("{seat} {what}"));
            if let Some(key) = early.iter().find(|key| facts.has(key)) {
                return fail(facts, key, format!("\"{key}\" has nothing to say before phase A (B3)"));
            }
        }
        // What partners share is checked with the first of them.
        if !self.estate_holders().any(|holder| holder == seat) {
            return Ok(());
        }
        let estate = state.estate(seat);
        if estate.kinds() > 3 && self.options.solo.is_none() {
            return fail(facts, &format!("{seat} goods"), "the goods storage holds three kinds (B8.4)");
        }
        if gift_to_come(state.stage, seat) && estate.kinds() > 0 {
            return fail(facts, &format!("{seat} goods"), format!("{seat}'s goods are not drawn yet (B2.3)"));
        }
        if self.duchy_of(state, seat).is_none() {
            return Ok(());
        }
        let key = format!("{seat} duchy");
        if state.stage.before_phase_a() {
            let founded =
                self.options.castles == Castles::Open && state.choices[seat.index()] != Choice::Open;
            if estate.covered.len() != u32::from(founded) {
                return fail(
                    facts,
                    &key,
                    "before phase A a duchy has its starting castle at the most (B2.8)",
                );
            }
            return Ok(());
        }
        let duchy = self.duchy(state, seat);
        let founded = |space| state.tile(seat, space) == Some(Tile::CASTLE);
        if !duchy.starts.into_iter().any(founded) {
            return fail(facts, &key, "a duchy has its starting castle at least (B2.8)");
        }
        // With shields in play shield 18 may have been held once (X-SHIELD-18).
        let apart = connected_parts(estate.covered, &duchy.neighbours).len() != 1;
        if apart && !self.on(Expansion::Shields) {
            return fail(facts, &key, "a tile lies apart; each must touch another (B7.2)");
        }
        self.check_own(facts, state, seat)?;
        // X-SHIELD-6.3: with shields in play monastery 1 may have been copied once.
        if !estate.has(1) && !self.on(Expansion::Shields) {
            self.check_cities(facts, state, seat)?;
        }
        self.check_bonuses(facts, state, seat)
    }

    /// B7.3: a city holds one building of each kind.
    fn check_cities(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Check {
        for region in self.duchy(state, seat).regions.iter().filter(|r| r.colour == Colour::Building) {
            let mut kinds = 0;
            for tile in region.spaces.into_iter().filter_map(|space| state.tile(seat, space)) {
                if kinds & tile.kind_bit() != 0 {
                    let name = self.tile_name(tile);
                    let why = format!("a city has two of {name} without monastery 1 (B7.3)");
                    return fail(facts, &format!("{seat} duchy"), why);
                }
                kinds |= tile.kind_bit();
            }
        }
        Ok(())
    }

    /// B9.4: who has a bonus tile has covered its colour, and who has covered a colour has a bonus tile if one is left.
    fn check_bonuses(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Check {
        // X-SOLO-4: alone there are no bonus tiles.
        if self.options.solo.is_some() {
            return Ok(());
        }
        for colour in Colour::ALL {
            let spaces = self.duchy(state, seat).by_colour[colour.index()];
            let covered = spaces.within(state.estate(seat).covered);
            self.check_bonus_tile(facts, state, seat, colour, covered, ["B9.4", "B9.4"])?;
        }
        Ok(())
    }

    /// The bonus tiles of one colour beside what a seat has covered of it. `rules`: whom one goes to, and that one must be taken;
    /// people and the Châteautoma have their own (A10.3, A10.1).
    pub(super) fn check_bonus_tile(
        &self,
        facts: &Facts<'_>,
        state: &State,
        seat: Seat,
        colour: Colour,
        covered: bool,
        rules: [&str; 2],
    ) -> Check {
        let key = format!("{seat} bonus");
        let owners = state.bonus[colour.index()];
        let own = owners.iter().filter(|&&owner| owner == state.owner(seat)).count();
        let name = colour.name();
        // While its cards are dealt the Châteautoma has not claimed its tiles yet (A4.5).
        let claiming = Some(seat) == self.automa_seat() && matches!(state.stage, Stage::Card(_));
        let why = if own > 1 || own == 1 && !covered {
            format!("one bonus tile of {name} goes to who has covered all its spaces ({})", rules[0])
        } else if own == 0 && covered && owners.contains(&0) && !claiming {
            format!("{seat} has covered all {name} spaces and must have a bonus tile ({})", rules[1])
        } else if owners[0] == 0 && owners[1] != 0 {
            format!("the large bonus tile of {name} goes before the small one (B9.4)")
        } else {
            return Ok(());
        };
        fail(facts, &key, why)
    }

    /// B1.5: tiles lie only on spaces that the number of players uses, and not where they are about to be drawn.
    fn check_depots(&self, facts: &Facts<'_>, state: &State) -> Check {
        let empty_from = match state.stage {
            stage if stage.before_phase_a() => 0,
            Stage::Depot(depot) => usize::from(depot),
            _ => 6,
        };
        for (depot, tiles) in state.depots.iter().enumerate() {
            let colours = self.printed.depot_colours(depot, self.size(), state.phase);
            for (tile, colour) in tiles.iter().zip(colours) {
                let Some(tile) = tile else { continue };
                if !colour.is_some_and(|colour| tile.has_colour(colour)) || depot >= empty_from {
                    let why = format!("{} does not lie there now (B3.2)", self.tile_name(*tile));
                    return fail(facts, &format!("depot {}", depot + 1), why);
                }
            }
        }
        let black_empty = empty_from < 6 || state.stage == Stage::Black;
        for (tile, least) in state.black.iter().zip(self.printed.black_depot) {
            if tile.is_some()
                && (least > self.size()
                    || black_empty
                    || tile.is_some_and(|tile| tile.is_wild() || tile.is_double()))
            {
                return fail(facts, "black", "a tile lies on a space that is not in use now (B1.5)");
            }
        }
        for (round, &goods) in state.round_goods.iter().enumerate() {
            let gone = match state.stage {
                stage if stage.in_round() => round <= usize::from(state.round),
                Stage::Roll => round < usize::from(state.round),
                // X-SOLO-23: a game alone can be won in any round.
                Stage::Over => round <= usize::from(state.round),
                _ => true,
            };
            if goods != 0 && gone {
                return fail(
                    facts,
                    "round goods",
                    "the goods of a round are laid into a depot when it starts (B4.2)",
                );
            }
        }
        Ok(())
    }

    fn check_stage(&self, state: &State) -> Check {
        let error = |why: &str| Err(TextError::new(why));
        let random = self.options.duchies == Duchies::Random;
        let early = state.stage.before_phase_a();
        if early && (state.phase, state.round) != (0, 0) {
            return error("what comes before phase A is at phase A, round 1");
        }
        if early && (state.track.at != [0; MAX_SEATS] || state.white != 0 || state.depot_goods != [[0; 6]; 6])
        {
            return error(
                "before phase A no marker has moved, no die is rolled and no goods are laid (B2.7, B4.1)",
            );
        }
        let two_sided = Seat::first(self.persons()).filter(|&seat| self.side_open(state, seat));
        let drawn: Vec<u8> = two_sided.map(|seat| state.estate(seat).board).collect();
        if drawn.iter().any(|board| self.copies(*board) < drawn.iter().filter(|b| *b == board).count()) {
            return error("a two-sided board is drawn more often than it exists (B2.11)");
        }
        match state.stage {
            Stage::Boards | Stage::Sides | Stage::RevealSides if !random => {
                return error("boards are drawn and sides chosen only with \"duchies: random\" (B2.11)");
            }
            Stage::Sides | Stage::RevealSides if !self.special() => {
                return error("in 2011 the side is chosen together with the castle (B2.11)");
            }
            Stage::RevealCastles if !self.together() => {
                return error("open choices are not turned up (B2.8)");
            }
            Stage::Depot(_) | Stage::Black | Stage::VineDepot | Stage::VineShop | Stage::Goods
                if state.round != 0 =>
            {
                return error("depots are filled at the start of a phase, in round 1 (B3.2)");
            }
            Stage::Over if (state.phase, state.round) != (4, 4) && !self.won_alone(state) => {
                return error("the game is over after phase E, round 5 (B14.1)");
            }
            _ => {}
        }
        let castles = state.supply[Tile::CASTLE.index()];
        if early && castles < self.castles_to_come(state) {
            return error("the supply lacks the starting castles (B2.10)");
        }
        self.check_modes(state)?;
        self.check_choices(state)
    }

    fn check_choices(&self, state: &State) -> Check {
        let made = state.choices.iter().filter(|&&choice| choice != Choice::Open).count();
        let players = usize::from(self.persons());
        let choosers = self.choosers(state);
        let fits = match state.stage {
            Stage::Sides | Stage::Castles => made < choosers.len() as usize,
            Stage::RevealSides | Stage::RevealCastles => made == choosers.len() as usize,
            _ => made == 0,
        };
        if !fits {
            return Err(TextError::new("the choices do not fit the moment (B2.8)"));
        }
        if !self.together() && state.stage == Stage::Castles {
            // Openly, those who have chosen are the first in turn order.
            let order = state.track.order.iter().take(players);
            if !order.map(|seat| state.choices[seat.index()] == Choice::Open).is_sorted() {
                return Err(TextError::new("castles are chosen in turn order (B2.8)"));
            }
        }
        for seat in Seat::first(self.persons()) {
            let fits = match state.choices[seat.index()] {
                Choice::Open => true,
                // X-R2: of a team the member that plays first chooses.
                _ if !choosers.contains(seat) => false,
                Choice::Hidden => state.veiled,
                Choice::Made { board, space } => self.choice_fits(state, seat, board, space),
            };
            if !fits {
                return Err(TextError::new(format!("{seat} cannot have chosen that (B2.8)")));
            }
        }
        Ok(())
    }

    fn choice_fits(&self, state: &State, seat: Seat, board: u8, space: u8) -> bool {
        if !self.together() {
            let expected = match self.options.duchies {
                Duchies::Random => state.estate(seat).board,
                _ => UNKNOWN,
            };
            return space < 128 && state.estate(seat).covered == Spaces::one(space) && board == expected;
        }
        let mut legal = Vec::new();
        match state.stage {
            Stage::Sides | Stage::RevealSides => self.list_sides(state, seat, &mut legal),
            _ => self.list_castles(state, seat, &mut legal),
        }
        legal.iter().any(|action| match *action {
            crate::Action::Side(side) => (side, UNKNOWN) == (board, space),
            crate::Action::Castle(pick) => (pick.board, pick.space) == (board, space),
            _ => false,
        })
    }

    /// What is open must be possible, dice and purchases must fit the turn.
    fn check_open(&self, facts: &Facts<'_>, state: &State) -> Check {
        if !state.stage.in_round() {
            let dice = Seat::first(self.players()).map(|seat| format!("{seat} dice"));
            let of_order = if state.stage.has_order() { &[][..] } else { &["order", "turn"] };
            let of_effects = if state.stage.in_turn() { &["done"][..] } else { &["done", "open"] };
            let keys = of_order.iter().chain(of_effects).map(|&key| String::from(key));
            return match keys.chain(dice).find(|key| facts.has(key)) {
                Some(key) => fail(facts, &key, format!("\"{key}\" belongs to the moment \"turn\" (B5)")),
                None => self.check_effects(facts, state),
            };
        }
        let seat = state.on_turn();
        let automa = Some(seat) == self.automa_seat();
        if automa != (state.stage != Stage::Turn) {
            return fail(
                facts,
                "turn",
                "the Châteautoma's turn is the moment \"automa-die\", a person's \"turn\" (A5.1)",
            );
        }
        if automa && (state.bought || !state.open.is_empty()) {
            return fail(facts, "open", "nothing is open or done while the Châteautoma plays (A1.5)");
        }
        // X-SHIELD-6.3: with shields in play monastery 6 may have been copied when it was used.
        if state.hired && !self.on(Expansion::Shields) && !(self.special() && state.estate(seat).has(6)) {
            return fail(facts, "done", "\"hire\" is done with monastery 6 of the Special Edition (B15.6)");
        }
        for (place, other) in state.order[..usize::from(self.players())].iter().enumerate() {
            let used = state.dice[other.index()].iter().filter(|&&die| die == 0).count();
            let fits = match place.cmp(&state.turn.into()) {
                _ if Some(*other) == self.automa_seat() => used == 2,
                std::cmp::Ordering::Less => used == 2,
                std::cmp::Ordering::Equal => true,
                std::cmp::Ordering::Greater => used == 0,
            };
            if !fits {
                return fail(
                    facts,
                    &format!("{other} dice"),
                    format!("{other}'s dice do not fit the order of turns (B5.1)"),
                );
            }
        }
        if self.options.solo.is_some() {
            return self.check_open_alone(facts, state, seat);
        }
        self.check_effects(facts, state)
    }

    /// What is open must be possible here.
    fn check_effects(&self, facts: &Facts<'_>, state: &State) -> Check {
        let seat = state.on_turn();
        let count = state.open.iter().count();
        let mut below: Option<Open> = None;
        for (depth, open) in state.open.iter().enumerate() {
            let estate = state.estate(seat);
            let innermost = depth + 1 == count;
            // Above a moment only a purchase can wait for room; anything can be started by what stays open.
            let outer = below.replace(open);
            let nested = match outer {
                None | Some(Open::Route(_) | Open::Levies(_)) => true,
                Some(Open::Bonuses(planted)) => self.bonus_leads_to(planted, open),
                Some(below) => {
                    below.is_a_moment() && matches!(open, Open::Store(_)) && state.stage == Stage::Turn
                }
            };
            let possible = match open {
                // A purchase can only be waiting for room above what allows one (B5.5).
                Open::Extra => innermost || self.special(),
                Open::CityHall if innermost => self.city_hall_possible(state, seat),
                Open::CityHall => self.special(),
                Open::Take(takes) => {
                    innermost && state.depots.iter().flatten().flatten().any(|&tile| takes.allows(tile))
                }
                Open::Sell => innermost && estate.kinds() > 0,
                Open::Ship => innermost,
                Open::Store(_) if state.paired => innermost && self.storing_in_team(state, seat),
                Open::Store(tile) => innermost && !self.fits(state, seat, tile),
                Open::White => self.on(Expansion::White),
                Open::Crane => innermost && self.on(Expansion::Tiles),
                Open::Grant => self.on(Expansion::Routes) || self.on(Expansion::Vineyards),
                Open::Also => innermost && estate.holds(5) && self.also_possible(state, seat),
                Open::Route(_) => !innermost && self.on(Expansion::Routes),
                Open::Trim => {
                    innermost
                        && self.on(Expansion::Shields)
                        && !estate.holds(4)
                        && estate.storage.used() > STORAGE
                }
                Open::Levies(left) => {
                    depth == 0
                        && state.stage == Stage::Levies
                        && (!innermost || self.levies_stay(state, seat, left))
                }
                Open::Bonuses(planted) => self.bonuses_fit(state, planted, innermost),
                Open::Terrace => innermost && self.terrace_fits(state, outer),
                Open::TakeBlack => innermost && self.bonus_possible(state, seat, Bonus::BlackOrShop),
                Open::TakeVine => innermost && self.bonus_possible(state, seat, Bonus::VineDepot),
                _ => false,
            };
            if !possible || !nested {
                return fail(
                    facts,
                    "open",
                    format!("{} cannot be open here ({})", open.description(), open.rule()),
                );
            }
        }
        Ok(())
    }
}

/// B2.3: whether a seat's three goods are still to be drawn.
fn gift_to_come(stage: Stage, seat: Seat) -> bool {
    match stage {
        Stage::Gift(next) => seat.0 >= next,
        Stage::Sides | Stage::RevealSides | Stage::Castles | Stage::RevealCastles => false,
        stage => stage.before_phase_a(),
    }
}

pub(super) fn fail(facts: &Facts<'_>, key: &str, why: impl Into<String>) -> Check {
    match facts.line(key) {
        0 => Err(TextError::new(why)),
        line => Err(TextError::at(line, why)),
    }
}
