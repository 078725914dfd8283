//! The engine beside the oracle: it answers what the oracle asks, and both must agree at every moment.

use super::{
    board::from_the_other_side,
    moods::{Luck, Mood, weight},
    play::{Answers, Chance, Play, Stop},
    world::{COLOURS, TOKENS, Tile as Laid, World},
};
use demesne_game::{
    Actor, Game, Ignore, MAX_SEATS, Notation, Quick, Random, Seat, SeatSet, Step, ToAct, record::result_text,
};
use demesne_tuscany::{
    Action, Cards, Harvest, Item, State, Tile, Tuscany,
    state::{Estate, Stage},
    tally::Source,
};
use std::collections::{BTreeMap, BTreeSet};

/// How many of each name a list has.
fn tally<const N: usize>(list: &[&str], names: [&str; N]) -> [u8; N] {
    let mut counts = [0; N];
    for thing in list {
        let place = names.iter().position(|name| name == thing);
        counts[place.unwrap_or_else(|| panic!("{thing} among {names:?}"))] += 1;
    }
    counts
}

fn faces(tiles: &[Laid], own: bool) -> Vec<&'static str> {
    tiles.iter().filter(|tile| tile.own == own).map(|tile| tile.face).collect()
}

/// All tiles, harvest cards and start players that chance could bring, with their texts.
pub fn all_chance(game: &Tuscany) -> Vec<(Action, String)> {
    let turned = Tile::ALL.into_iter().flat_map(|tile| [Action::Own(tile), Action::Neutral(tile)]);
    let firsts = Seat::first(game.seats()).map(Action::First);
    let all = turned.chain(Harvest::ALL.map(Action::Harvest)).chain(firsts);
    all.map(|action| (action, game.action_text(action))).collect()
}

/// Where the steps come from.
pub enum Steps {
    /// A record.
    Script(std::vec::IntoIter<Step<Action>>),
    /// Players and chance of these kinds.
    Moods(Vec<Mood>, Luck),
}

/// The engine's side.
pub struct Engine<'g> {
    pub game: &'g Tuscany,
    /// All tiles, harvest cards and start players that chance could bring, with their texts.
    pub all_chance: &'g [(Action, String)],
    pub state: State,
    pub steps: Steps,
    pub rng: Quick,
    /// What was done, for messages.
    pub log: Vec<String>,
    /// What happened how often.
    pub seen: BTreeMap<String, u64>,
    /// How many moments were compared, and how many decisions were listed.
    pub moments: u64,
    pub listed: u64,
}

impl Engine<'_> {
    fn differ(&self, what: &str, engine: impl std::fmt::Debug, oracle: impl std::fmt::Debug) -> ! {
        let last = self.log.len().saturating_sub(40);
        panic!(
            "{what} differ.\nengine: {engine:?}\noracle: {oracle:?}\nsetup: {:?}\n{}\n",
            self.game.setup(),
            self.log[last..].join("\n")
        );
    }

    fn same<T: PartialEq + std::fmt::Debug>(&self, what: &str, engine: T, oracle: T) {
        if engine != oracle {
            self.differ(what, engine, oracle);
        }
    }

    fn count(&mut self, what: &str) {
        match self.seen.get_mut(what) {
            Some(count) => *count += 1,
            None => drop(self.seen.insert(what.into(), 1)),
        }
    }

    /// Everything that lies on the table.
    fn compare(&mut self, world: &World) {
        self.moments += 1;
        let state = &self.state;
        let names = Tile::ALL.map(Tile::name);
        self.same("tiles in the centre, own", state.centre.own, tally(&faces(&world.centre, true), names));
        self.same(
            "tiles in the centre, neutral",
            state.centre.neutral,
            tally(&faces(&world.centre, false), names),
        );
        self.same("removed tiles, own", state.removed.own, tally(&faces(&world.removed, true), names));
        self.same(
            "removed tiles, neutral",
            state.removed.neutral,
            tally(&faces(&world.removed, false), names),
        );
        self.same("neutral stacks", state.neutral, tally(&world.neutral, names));
        self.same("tiles that are gone", state.gone, tally(&world.gone, names));
        self.same("decks", state.deck, tally(&world.deck, COLOURS));
        self.same("deck sizes", usize::from(state.deck_size), world.deck.len());
        self.same("discards", state.discards, tally(&world.discards, COLOURS));
        let names = Harvest::ALL.map(Harvest::name);
        self.same("harvest decks", state.harvest, tally(&world.harvest, names));
        self.same("harvest discards", state.harvest_discards, tally(&world.harvest_discards, names));
        if let Some(first) = world.first {
            self.same("start players", state.first.index(), first);
        }
        if matches!(state.stage, Stage::Turn | Stage::Over) {
            self.same("rounds", usize::from(state.round), world.round);
            self.same("phases", usize::from(state.phase) + 1, world.phase);
            self.same("additional rounds", state.last_round, world.additional);
        }
        for (watcher, recalled) in world.recalled.iter().enumerate() {
            // Somebody who looks on comes after all the seats that there can be.
            let place = if watcher == world.players.len() { MAX_SEATS } else { watcher };
            let counts = tally(recalled, COLOURS);
            self.same("recalled cards", (watcher, state.recalled[place]), (watcher, counts));
            if !recalled.is_empty() {
                let held = tally(&world.hands_of_others(watcher), COLOURS);
                assert!(counts.iter().zip(held).all(|(recalled, held)| *recalled <= held), "T-R2");
            }
        }
        for seat in 0..world.players.len() {
            self.compare_seat(&state.estates[seat], world, seat);
        }
    }

    fn compare_seat(&self, estate: &Estate, world: &World, seat: usize) {
        let player = &world.players[seat];
        let stored: Vec<&str> = estate.storage.iter().map(Item::name).collect();
        let names = Tile::ALL.map(Tile::name);
        let hexes = |list: &[&str]| list.iter().filter(|item| **item == "hex").count();
        let tiles = |list: &[&'static str]| {
            let tiles: Vec<&str> = list.iter().copied().filter(|item| *item != "hex").collect();
            tally(&tiles, names)
        };
        self.same("stored tiles", (seat, tiles(&stored)), (seat, tiles(&player.storage)));
        self.same("stored hexes", (seat, hexes(&stored)), (seat, hexes(&player.storage)));
        for space in 0..30 {
            let engine = estate.items[space].map(Item::name);
            self.same("items on boards", (seat, space, engine), (seat, space, player.items[space]));
        }
        self.same("tokens", (seat, estate.tokens), (seat, tally(&player.tokens, TOKENS)));
        self.same("marble", (seat, estate.marble.into()), (seat, player.marble));
        self.same("workers", (seat, estate.workers.into()), (seat, player.workers));
        self.same("stacks", (seat, estate.stack), (seat, tally(&player.stack, names)));
        self.same("turned tiles", (seat, estate.turned.into()), (seat, player.n));
        self.same("hands", (seat, estate.hand), (seat, tally(&player.hand, COLOURS)));
        self.same("numbers of cards", (seat, estate.cards.into()), (seat, player.hand.len()));
        self.same("green points", (seat, estate.tally.green().into()), (seat, player.green()));
        self.same("red points", (seat, estate.tally.red().into()), (seat, player.red()));
        for source in Source::ALL {
            let name = source.name();
            self.same("points", (seat, name, estate.tally.of(source).into()), (seat, name, player.of(name)));
        }
        self.same(
            "completed colours",
            (seat, estate.completed.iter().count()),
            (seat, player.completed.len()),
        );
        if self.state.stage == Stage::Tokens
            && let Some(board) = &player.board
        {
            self.same("boards", self.game.assembly_text(estate.board), board.text.clone());
        }
    }

    fn go(&mut self, step: Step<Action>) -> String {
        let text = self.game.action_text(step.action);
        self.log.push(format!("{} {text}", step.by));
        if let Err(illegal) = self.game.play(&mut self.state, step, &mut Ignore) {
            self.differ("what is legal", illegal.to_string(), &text);
        }
        self.count(text.split(' ').next().unwrap_or_default());
        text
    }

    /// One of a list, the heavier the likelier.
    fn choose<'t>(&mut self, texts: &'t BTreeSet<String>, weigh: impl Fn(&str) -> u32) -> &'t str {
        let total: u32 = texts.iter().map(|text| weigh(text)).sum();
        let mut at = self.rng.below(total.max(1));
        for text in texts {
            match at.checked_sub(weigh(text)) {
                Some(rest) => at = rest,
                None => return text,
            }
        }
        texts.first().expect("something to choose")
    }

    fn read(&self, step: &str) -> Step<Action> {
        self.game.parse_step(step).unwrap_or_else(|e| panic!("{step}: {e}"))
    }

    /// Whether the engine takes exactly these steps of chance.
    fn compare_chance(&self, what: &Chance) {
        for (action, text) in self.all_chance {
            let legal = self.game.is_legal(&self.state, Step::chance(*action));
            let oracle = matches!(what, Chance::OneOf(set) if set.contains(text));
            self.same("opinions on a step of chance", (text, legal), (text, oracle));
        }
    }

    /// Cards by the kind of luck: many of a few colours, or what the engine draws.
    fn deal(&mut self, world: &World, seat: usize, count: usize, luck: Luck) -> Action {
        let mut deck = world.deck.clone();
        let mut cards = Cards::NONE;
        for _ in 0..count {
            let set: BTreeSet<String> = deck.iter().map(|card| (*card).to_owned()).collect();
            let held = |card: &str| world.players[seat].hand.iter().filter(|other| **other == card).count();
            let card = self.choose(&set, |card| luck.card(held(card))).to_owned();
            super::world::take_out(&mut deck, &card);
            let colour = demesne_tuscany::Colour::parse(&card).expect("a colour");
            cards = cards.and(Cards::of(colour, 1));
        }
        Action::Cards { seat: Seat(seat as u8), cards }
    }
}

impl Answers for Engine<'_> {
    fn decision(
        &mut self,
        world: &World,
        seats: &[usize],
        list: &dyn Fn(usize) -> BTreeSet<String>,
    ) -> Play<(usize, String)> {
        let set = seats.iter().fold(SeatSet::EMPTY, |set, &seat| set.with(Seat(seat as u8)));
        self.same("opinions on who is to act", self.game.to_act(&self.state), ToAct::Seats(set));
        self.compare(world);
        let scripted = match &mut self.steps {
            Steps::Script(steps) => Some(steps.next().ok_or(Stop)?),
            Steps::Moods(..) => None,
        };
        let seat = match scripted.map(|step| step.by) {
            Some(Actor::Seat(seat)) => seat.index(),
            Some(Actor::Chance) => panic!("the record has chance where p{} is to act", seats[0] + 1),
            None => seats[self.rng.below(seats.len() as u32) as usize],
        };
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, Seat(seat as u8), &mut actions);
        let texts: BTreeSet<String> = actions.iter().map(|action| self.game.action_text(*action)).collect();
        let oracle = list(seat);
        if texts != oracle {
            let more: Vec<_> = texts.difference(&oracle).collect();
            let less: Vec<_> = oracle.difference(&texts).collect();
            self.differ("legal lists", more, less);
        }
        self.same("lengths of lists", actions.len(), texts.len());
        self.listed += texts.len() as u64;
        let step = match (scripted, &self.steps) {
            (Some(step), _) => step,
            (None, Steps::Moods(moods, _)) => {
                let mood = moods[seat];
                let text = self.choose(&texts, |text| weight(mood, world, seat, text)).to_owned();
                let step = match text.strip_prefix("board ") {
                    // T2.11: both descriptions are understood.
                    Some(board) if self.rng.below(2) == 0 => {
                        format!("p{} board {}", seat + 1, from_the_other_side(board))
                    }
                    _ => format!("p{} {text}", seat + 1),
                };
                let step = self.read(&step);
                self.same("readings", self.game.action_text(step.action), text);
                step
            }
            (None, Steps::Script(_)) => return Err(Stop),
        };
        let previous = self.log.last().cloned().unwrap_or_default();
        let text = self.go(step);
        if text.starts_with("exchange") && previous.starts_with("* neutral") {
            self.count("exchange again");
        }
        // The castle of a castle: its tile and its space were the last two steps.
        let before = self.log.len().checked_sub(3).map_or("", |place| self.log[place].as_str());
        if text.starts_with("free") && before.ends_with("free castle") {
            self.count("free after free");
        }
        if !oracle.contains(&text) {
            self.differ("opinions on a step", &text, &oracle);
        }
        Ok((seat, text))
    }

    fn chance(&mut self, world: &World, what: &Chance) -> Play<String> {
        self.same("opinions on who is to act", self.game.to_act(&self.state), ToAct::Chance);
        self.compare(world);
        self.compare_chance(what);
        if let Steps::Script(steps) = &mut self.steps {
            let step = steps.next().ok_or(Stop)?;
            return Ok(self.go(step));
        }
        let &Steps::Moods(_, luck) = &self.steps else { return Err(Stop) };
        let action = match what {
            Chance::OneOf(set)
                if luck != Luck::Fair && !set.iter().any(|text| text.starts_with("reveal")) =>
            {
                let text = self.choose(set, |text| luck.tile(world, text)).to_owned();
                self.read(&format!("* {text}")).action
            }
            Chance::Cards(seat, count) if luck != Luck::Fair => self.deal(world, *seat, *count, luck),
            _ => self.game.sample(&self.state, &mut self.rng),
        };
        if let (Chance::Cards(seat, count), Action::Cards { cards, .. }) = (what, action) {
            self.same("numbers of cards", usize::from(cards.len()), *count);
            let other = Action::Cards { seat: Seat(((seat + 1) % world.players.len()) as u8), cards };
            assert!(!self.game.is_legal(&self.state, Step::chance(other)), "another seat draws");
            for colour in demesne_tuscany::Colour::ALL {
                let more = Action::Cards { seat: Seat(*seat as u8), cards: cards.and(Cards::of(colour, 1)) };
                assert!(!self.game.is_legal(&self.state, Step::chance(more)), "one card too many");
            }
        }
        let text = self.go(Step::chance(action));
        if let Chance::OneOf(set) = what {
            assert!(set.contains(&text), "{text}");
        }
        Ok(text)
    }

    fn over(&mut self, world: &World, result: &str) {
        self.same("opinions on who is to act", self.game.to_act(&self.state), ToAct::Nobody);
        self.compare(world);
        self.same("results", result_text(self.game, &self.state), Some(result.to_owned()));
        for rule in ["T17.2", "T17.3", "T17.5", "+"] {
            if result.contains(rule) {
                self.count(&format!("result {rule}"));
            }
        }
        let rest = if let Steps::Script(steps) = &self.steps { steps.len() } else { 0 };
        assert_eq!(rest, 0, "the record goes on");
        if world.centre.is_empty() {
            self.count("over with an empty centre");
        } else if world.round >= world.table.round_limit {
            self.count("over by the round limit");
        } else {
            self.count("over after the additional round");
        }
        if world.centre.len() < 8 {
            self.count("gaps stay");
        }
        for player in &world.players {
            if player.of("no-room") > 0 {
                self.count("no room");
            }
            if player.empty_spaces() == 0 {
                self.count("full board");
            }
        }
    }
}
