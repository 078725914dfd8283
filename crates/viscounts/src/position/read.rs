//! Reading a position. What is not said has its default, so that a puzzle or a test is a few lines.

use super::{BEATS, MOMENTS, NOTHING, piles::read_piles_line, plain, refuse, refuse_seat};
use crate::{
    Building, Resource, Viscounts,
    card::{Card, CardSet, HEROES},
    manuscript::{Ribbon, Tiles},
    notation::{read_card, read_pairs, read_segment, read_tile},
    site::FOR_BONUS,
    space::{Ring, SEGMENTS, Segment, Site, Space},
    state::{
        Beat, Dismissed, Eyes, MOST_GOODS, MOST_ROUNDS, PAIRS, Pair, Plot, Stage, State, TRACK, WORKERS,
    },
    task::{Fate, Task},
};
use demesne_game::{Facts, Seat, TextError, Words, read_counts};

/// V7.6: tasks that are ever stacked when somebody decides or chance acts; each leaves room for all that it can bring.
pub(super) const MOST_TASKS: usize = 12;

impl Viscounts {
    pub(crate) fn read_position_lines(&self, lines: &[&str], first: usize) -> Result<State, TextError> {
        let facts = Facts::read(lines, first, |key| self.known(key))?;
        let mut state = self.start_state();
        self.read_moment(&facts, &mut state)?;
        self.read_turn(&facts, &mut state)?;
        self.check_setup_keys(&facts, &state)?;
        self.check_solo_cards(&facts)?;
        self.read_places(&facts, &mut state)?;
        self.read_own_cards(&facts, &mut state)?;
        for seat in self.every_seat() {
            self.read_seat_lines(&facts, &mut state, seat)?;
        }
        self.complete_pairs(&facts, &mut state);
        self.read_end(&facts, &mut state)?;
        self.read_honours(&facts, &mut state)?;
        self.read_piles(&facts, &mut state)?;
        self.read_solo(&facts, &mut state)?;
        if state.beat == Beat::Move && !facts.has("played") {
            state.played = state.player(state.turn).slots[0];
        }
        self.check_position(&facts, &state)?;
        Ok(state)
    }

    fn read_moment(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let stage = facts.with("moment", |words| {
            let word = words.expect("a moment")?;
            MOMENTS.iter().find(|(name, _)| *name == word).map(|&(_, stage)| stage).ok_or_else(|| {
                let names: Vec<&str> = MOMENTS.iter().map(|&(name, _)| name).collect();
                TextError::new(format!("\"{word}\" is no moment; the moments are {}", names.join(", ")))
            })
        })?;
        state.stage = stage.unwrap_or(Stage::Turn);
        if let Some(eyes) = facts.with("eyes", |words| match words.take("spectator") {
            true => Ok(Eyes::Spectator),
            false => self.read_seat(words).map(Eyes::Seat),
        })? {
            state.eyes = eyes;
        }
        if let Some(seat) = facts.with("first", |words| self.read_seat(words))? {
            if self.is_solo(seat) {
                return refuse(facts, "first", "V21.1: against the solo opponent p1 is the start player");
            }
            state.first = seat;
        }
        let people = self.options.players;
        let turn = match state.stage {
            // V2.12
            Stage::Pick | Stage::Prepare => Seat((state.first.0 + people - 1) % people),
            _ => state.first,
        };
        state.turn = facts.with("turn", |words| self.read_seat(words))?.unwrap_or(turn);
        let rounds = |words: &mut Words<'_>| words.number("a round", 1, MOST_ROUNDS.into());
        state.round = facts.with("round", rounds)?.unwrap_or(1) as u16;
        if let Some(ring) = facts.with("ring", read_ring)? {
            state.ring = ring;
        }
        Ok(())
    }

    /// How far the turn has come.
    fn read_turn(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let (seats, turn) = (self.options.seats(), state.turn);
        facts.with("tasks", |words| {
            while words.peek().is_some() {
                let task = Task::read(words, seats, turn)?;
                if state.tasks.iter().count() == MOST_TASKS {
                    return Err(TextError::new(format!(
                        "V7.6: no more than {MOST_TASKS} tasks are ever stacked"
                    )));
                }
                state.tasks.push(task);
            }
            Ok(())
        })?;
        let beat = facts.with("beat", |words| {
            words.parse("how far a turn has come: play, move, act, hire, end, collide or draw", |word| {
                BEATS.iter().find(|(name, _)| *name == word).map(|(_, beat)| *beat)
            })
        })?;
        state.beat = match (state.stage, beat) {
            (_, Some(beat)) => beat,
            (Stage::Turn, None) => self.default_beat(state),
            _ => Beat::Drop,
        };
        if let Some(card) = facts.with("played", read_card)? {
            state.played = card;
        }
        if let Some(dismissed) = facts.with("dismissed", |words| match words.take("printed") {
            true => Ok(Dismissed::Printed),
            false => words.parse("a neutral townsfolk such as n12, or printed", |word| {
                Card::parse(word).filter(|card| card.is_neutral()).map(Dismissed::Card)
            }),
        })? {
            state.dismissed = dismissed;
        }
        Ok(())
    }

    /// The phase of a turn that its outermost task belongs to; the primary action where there is none.
    fn default_beat(&self, state: &State) -> Beat {
        match state.tasks.iter().next() {
            Some(Task::Collision { .. } | Task::Draw(..) | Task::Stranger) => Beat::Draw,
            _ if self.is_solo(state.turn) => Beat::Collide,
            Some(Task::TurnUp(_, Fate::Play)) => Beat::Play,
            Some(
                Task::Dismissal(_)
                | Task::Amount(_)
                | Task::Payment(..)
                | Task::Exchanges(_)
                | Task::After(_),
            ) => Beat::Hire,
            _ => Beat::Act,
        }
    }

    /// Player cards, viscounts, and pairs that are said; a player whose card is not said has the lowest that nobody has.
    fn read_places(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        if let Some(pairs) = facts.with("pairs", read_pairs)? {
            state.pairs = pairs;
        }
        for seat in self.picked(state) {
            let card = |words: &mut Words<'_>| words.number("the number of a player card", 1, 10);
            if let Some(number) = facts.with(&format!("{seat} card"), card)? {
                state.player_mut(seat).number = number as u8;
            }
        }
        for seat in self.picked(state) {
            if state.player(seat).number == 0 {
                // V21.6: the solo opponent has the place of the pair that is left.
                let left = state.pairs.iter().map(|pair| pair.number).max().filter(|&left| left > 0);
                let number = match left.filter(|_| self.is_solo(seat)) {
                    Some(number) => number,
                    None => self.free_numbers(state).next().unwrap_or(1),
                };
                state.player_mut(seat).number = number;
            }
            let space = |words: &mut Words<'_>| {
                words.parse("a space: 1 to 10, or an inner one such as 3-4", Space::parse)
            };
            let said = facts.with(&format!("{seat} viscount"), space)?;
            let player = state.player_mut(seat);
            player.viscount = said.unwrap_or(Space::outer(player.number));
            player.ready = true;
        }
        Ok(())
    }

    /// Player cards that nobody has.
    fn free_numbers(&self, state: &State) -> impl Iterator<Item = u8> + use<> {
        let pairs = state.pairs.map(|pair| pair.number);
        let players = state.players.map(|player| player.number);
        (1..=10).filter(move |number| !pairs.contains(number) && !players.contains(number))
    }

    /// V2.11, V2.12: the pairs on offer, each in its place among all that were dealt; those that are not said are the lowest that are free.
    fn complete_pairs(&self, facts: &Facts<'_>, state: &mut State) {
        if !matches!(state.stage, Stage::Pick | Stage::Prepare) {
            return;
        }
        let picked = self.people().filter(|&seat| self.has_picked(state, seat));
        let picked: Vec<u8> = picked.map(|seat| state.player(seat).number).collect();
        let mut pairs: Vec<Pair> = state.pairs.into_iter().filter(|pair| *pair != Pair::NONE).collect();
        if !facts.has("pairs") {
            let mut heroes: CardSet = (1..=HEROES).map(Card::hero).collect();
            for player in &state.players {
                heroes = heroes.without(player.own_cards());
            }
            let solo = self.solo_seat().filter(|&seat| self.has_picked(state, seat));
            let solo = solo.map(|seat| state.player(seat).number);
            let numbers = solo.into_iter().chain(self.free_numbers(state));
            let free = numbers.zip(heroes.iter()).map(|(number, hero)| Pair { number, hero });
            pairs = free.take(self.pairs().saturating_sub(picked.len())).collect();
        }
        pairs.extend(picked.into_iter().map(|number| Pair { number, hero: Card::NONE }));
        pairs.sort_by_key(|pair| pair.number);
        state.pairs = [Pair::NONE; PAIRS];
        for (place, pair) in state.pairs.iter_mut().zip(pairs) {
            *place = if pair.hero.is_some() { pair } else { Pair::NONE };
        }
    }

    fn read_seat_lines(&self, facts: &Facts<'_>, state: &mut State, seat: Seat) -> Result<(), TextError> {
        let key = |what: &str| format!("{seat} {what}");
        facts.with(&key("built"), |words| self.read_built(words, state, seat))?;
        let player = state.player_mut(seat);
        let number = |words: &mut Words<'_>| words.number("how much there is", 0, MOST_GOODS.into());
        player.silver = facts.with(&key("silver"), number)?.unwrap_or(0) as u16;
        for resource in Resource::ALL {
            player.resources[resource as usize] =
                facts.with(&key(resource.name()), number)?.unwrap_or(0) as u16;
        }
        [player.unpaid, player.paid] =
            facts.with(&key("debts"), |words| read_two(words, ["unpaid", "paid"]))?.unwrap_or([0; 2]);
        [player.acquired, player.approved] =
            facts.with(&key("deeds"), |words| read_two(words, ["acquired", "approved"]))?.unwrap_or([0; 2]);
        if let Some((corruption, virtue)) = facts.with(&key("markers"), |words| {
            let mut space = |whose| words.number(whose, 1, TRACK.into());
            Ok((space("the space of the corruption marker")?, space("the space of the virtue marker")?))
        })? {
            (player.corruption, player.virtue) = (corruption as u8, virtue as u8);
        }
        player.first = facts.with(&key("first"), read_workers)?.unwrap_or([0; SEGMENTS]);
        player.second = facts.with(&key("second"), read_workers)?.unwrap_or([0; SEGMENTS]);
        let third = |words: &mut Words<'_>| words.number("a number of workers", 0, WORKERS.into());
        player.third = facts.with(&key("third"), third)?.unwrap_or(0) as u8;
        let tiers = player.first.iter().chain(&player.second).chain([&player.third]);
        let workers: u16 = tiers.map(|&workers| u16::from(workers)).sum();
        match u16::from(WORKERS).checked_sub(workers) {
            Some(supply) => player.supply = supply as u8,
            None => {
                let line = ["first", "second", "third"].map(|tier| facts.line(&key(tier)));
                return Err(TextError::at(
                    line.into_iter().max().unwrap_or(0),
                    format!("V1.5: {seat} has {workers} workers in the castle; a player has {WORKERS}"),
                ));
            }
        }
        player.manuscripts = facts.with(&key("manuscripts"), read_tiles)?.unwrap_or(Tiles::EMPTY);
        Ok(())
    }

    /// `3-4.1=workshop-2`: the building on a site.
    fn read_built(&self, words: &mut Words<'_>, state: &mut State, seat: Seat) -> Result<(), TextError> {
        if words.take(NOTHING) {
            return Ok(());
        }
        loop {
            let what = "a site and the building on it, such as 3-4.1=workshop-2";
            let (site, building) = words.parse(what, |word| {
                let (site, building) = word.split_once('=')?;
                Some((Site::parse(site)?, Building::parse(building)?))
            })?;
            if site.place() >= self.sites(site.segment()).count {
                return Err(TextError::new(format!(
                    "V2.1: with so many players segment {} has no site {}",
                    site.segment().name(),
                    site.name()
                )));
            }
            if !state.plot(site).is_empty() {
                return Err(TextError::new(format!("V12.2: two buildings stand on {}", site.name())));
            }
            if state.player(seat).has_built(building) {
                return Err(TextError::new(format!(
                    "V1.5: {} stands on two sites; each player has it once",
                    building.name()
                )));
            }
            state.sites[site.index()] = Plot::new(seat, building);
            state.player_mut(seat).built |= 1 << building.0;
            if words.peek().is_none() {
                return Ok(());
            }
        }
    }

    /// V18: the cards that the end waits for, and the last round.
    fn read_end(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let [poverty, prosperity] = self.end_cards();
        let left = |most: u8| move |words: &mut Words<'_>| words.number("how many are left", 0, most.into());
        state.poverty = facts.with("poverty", left(poverty))?.unwrap_or(poverty.into()) as u8;
        state.prosperity = facts.with("prosperity", left(prosperity))?.unwrap_or(prosperity.into()) as u8;
        let rounds = |words: &mut Words<'_>| words.number("a round", 1, MOST_ROUNDS.into());
        let revealed = state.poverty == 0 || state.prosperity == 0;
        state.last_round = match facts.with("last round", rounds)? {
            Some(round) => round as u16,
            None if !revealed => 0,
            None if state.stage == Stage::Over => state.round,
            None => (state.round + 1).min(MOST_ROUNDS),
        };
        Ok(())
    }

    /// V13.16, V14.6: the castle leader and the bonus cards; where nothing is said, whoever must have them.
    fn read_honours(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let most = self.every_seat().map(|seat| state.player(seat).third).max().unwrap_or(0);
        let leads = |seat: &Seat| most > 0 && state.player(*seat).third == most;
        let leader = self.every_seat().find(leads);
        state.leader = facts.with("leader", |words| self.read_seat(words))?.or(leader);
        let mut said = false;
        for seat in self.every_seat() {
            if let Some(bonus) = facts.with(&format!("{seat} bonus"), read_ribbons)? {
                (state.player_mut(seat).bonus, said) = (bonus, true);
            }
        }
        for ribbon in Ribbon::ALL.into_iter().filter(|_| !said) {
            let enough = |seat: &Seat| self.ribbons_of(state, *seat, ribbon) >= FOR_BONUS;
            if let Some(seat) = self.every_seat().find(enough) {
                state.player_mut(seat).bonus |= 1 << ribbon as u8;
            }
        }
        Ok(())
    }

    /// How many manuscripts of a colour a seat has.
    pub(super) fn ribbons_of(&self, state: &State, seat: Seat, ribbon: Ribbon) -> u8 {
        Tiles(state.player(seat).manuscripts.0 & self.printed.ribbons[ribbon as usize].0).len()
    }

    /// Nothing is said of a seat before it has picked a pair (V2.12).
    fn check_setup_keys(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if self.is_solo(state.turn) && matches!(state.stage, Stage::Pick) {
            return refuse(facts, "turn", "V21.6: the solo opponent picks no pair");
        }
        for seat in self.every_seat().filter(|&seat| !self.has_picked(state, seat)) {
            for what in super::SEAT_KEYS.into_iter().chain(super::PERSON_KEYS) {
                if facts.has(&format!("{seat} {what}")) {
                    return refuse_seat(
                        facts,
                        seat,
                        what,
                        format!("V2.12: {seat} has nothing before it has picked a pair"),
                    );
                }
            }
        }
        Ok(())
    }
}

/// `1-2 5-6 3-4 9-10 7-8 castle 3`.
fn read_ring(words: &mut Words<'_>) -> Result<Ring, TextError> {
    let mut order = [Segment(0); SEGMENTS];
    for segment in &mut order {
        *segment = read_segment(words)?;
    }
    let castle = match words.take("castle") {
        true => words.number("the section of the castle beside segment 1-2", 1, SEGMENTS as u32)? as u8 - 1,
        false => 0,
    };
    Ring::new(order, castle).ok_or_else(|| {
        TextError::new(
            "V2.2: the board has each segment once, clockwise from 1-2, such as 1-2 5-6 3-4 9-10 7-8",
        )
    })
}

fn read_two(words: &mut Words<'_>, names: [&str; 2]) -> Result<[u8; 2], TextError> {
    let what = format!("how many, such as {}*1 {}*2", names[0], names[1]);
    read_counts(words, &what, |name| names.iter().position(|other| *other == name))
}

/// `1-2=2 5-6=1`: workers by section.
fn read_workers(words: &mut Words<'_>) -> Result<[u8; SEGMENTS], TextError> {
    if words.take(NOTHING) {
        return Ok([0; SEGMENTS]);
    }
    let what = "a section and its workers, such as 3-4=2";
    let workers = read_piles_line(words, what, |word| plain(word).filter(|&number| number <= WORKERS))?;
    Ok(workers.map(|number| number.unwrap_or(0)))
}

fn read_tiles(words: &mut Words<'_>) -> Result<Tiles, TextError> {
    let mut tiles = Tiles::EMPTY;
    if words.take(NOTHING) {
        return Ok(tiles);
    }
    loop {
        let tile = read_tile(words)?;
        if tiles.contains(tile) {
            return Err(TextError::new(format!("{} stands here twice; say it once", tile.id())));
        }
        tiles.insert(tile);
        if words.peek().is_none() {
            return Ok(tiles);
        }
    }
}

fn read_ribbons(words: &mut Words<'_>) -> Result<u8, TextError> {
    let mut bonus = 0;
    if words.take(NOTHING) {
        return Ok(bonus);
    }
    loop {
        let ribbon = words.parse("a ribbon: grey, black, yellow or blue", Ribbon::parse)?;
        bonus |= 1 << ribbon as u8;
        if words.peek().is_none() {
            return Ok(bonus);
        }
    }
}
