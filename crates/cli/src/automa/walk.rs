//! The walk through a game: setup, 25 turns, final scoring.

use super::{
    entry, set_up, show,
    talk::{Question, Stop, Talk},
    tell,
};
use crate::fault::Fault;
use demesne_burgundy::{Action, Building, Burgundy, Colour, Event, Expansion, State, state::Stage};
use demesne_game::{Game, Seat, Step};
use std::io::{BufRead, Write};

/// A game with cardboard, as far as the Châteautoma is concerned.
struct Walk<'t, R, W> {
    talk: &'t mut Talk<R, W>,
    game: Burgundy,
    state: State,
    seat: Seat,
}

/// Leads through a whole game.
pub fn walk<R: BufRead, W: Write>(talk: &mut Talk<R, W>) -> Result<(), Stop> {
    talk.say("The Châteautoma at your table: I run its turns, you move its tiles. \"help\" shows what can be typed.")?;
    let game = set_up::game(talk)?;
    talk.say(&set_up::instructions(&game))?;
    let state = game.start();
    let seat = game.automa_seat().ok_or_else(|| Fault::check("a fault of this program: no Châteautoma"))?;
    let mut walk = Walk { talk, game, state, seat };
    if walk.state.stage == Stage::First {
        // Which person is first matters to people only.
        walk.play(Action::First(Seat(0)))?;
    }
    walk.first_cards()?;
    walk.shields()?;
    for phase in 0..5 {
        for round in 0..5 {
            (walk.state.phase, walk.state.round) = (phase, round);
            walk.turn()?;
        }
    }
    let ending = tell::ending(&walk.game, &walk.state, walk.seat);
    walk.talk.say(&ending)
}

impl<R: BufRead, W: Write> Walk<'_, R, W> {
    fn ask<T>(
        &mut self,
        asks: &str,
        help: &str,
        mut read: impl FnMut(&Burgundy, &State, &str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        let known = show::all(&self.game, &self.state);
        let (game, state) = (&self.game, &self.state);
        self.talk.ask(Question { asks, help, known: &known }, |answer| read(game, state, answer))
    }

    fn play(&mut self, action: Action) -> Result<Vec<Event>, Stop> {
        let mut events = Vec::new();
        match self.game.play(&mut self.state, Step::chance(action), &mut events) {
            Ok(()) => Ok(events),
            Err(illegal) => Err(Fault::check(format!("a fault of this program: {illegal}")).into()),
        }
    }

    /// A2.5, A2.6, A15.6: the first two cards, and the building of modifier B.
    fn first_cards(&mut self) -> Result<(), Stop> {
        while let Stage::FirstCard(place) = self.state.stage {
            let asks = ["Which card is the left one?", "Which card is the right one?"][usize::from(place)];
            let action = self.card(place, asks)?;
            self.play(action)?;
        }
        if self.state.stage == Stage::FirstBuilding {
            let action = self.ask(
                "Which building lies on the building space marked B?",
                "Any building of the base game; its kind has no effect.\n",
                |game, state, answer| {
                    let kind = Building::parse(answer)
                        .ok_or_else(|| format!("\"{answer}\" is no building, such as bank or church."))?;
                    let action = Action::FirstBuilding(kind);
                    let step = Step::chance(action);
                    game.check(state, step).map_err(|illegal| format!("{illegal}."))?;
                    Ok(action)
                },
            )?;
            self.play(action)?;
        }
        Ok(())
    }

    fn card(&mut self, place: u8, asks: &str) -> Result<Action, Stop> {
        self.ask(asks, "Say the number of the card, 1 to 17.\n", |game, state, answer| {
            let card = entry::number(answer, 17)? as u8;
            let action = Action::Card { place, card };
            game.check(state, Step::chance(action)).map_err(|illegal| format!("{illegal}."))?;
            Ok(action)
        })
    }

    /// X-SHIELD-A: where the shields lie.
    fn shields(&mut self) -> Result<(), Stop> {
        if !self.game.options().expansions.has(Expansion::Shields) {
            return Ok(());
        }
        for depot in 0..6 {
            let asks = format!("Which shields lie at depot {}?", depot + 1);
            let help = "Say their numbers, or - for none. They stay known until you say that one is gone.\n";
            let shields = self.ask(&asks, help, |_, state, answer| {
                let shields = entry::shields(&set_up::words(answer))?;
                let known = |n: &u8| *n > 0 && state.shields.depots[..depot].iter().flatten().any(|m| m == n);
                match shields.iter().find(|shield| known(shield)) {
                    Some(shield) => Err(format!("Shield {shield} lies at another depot already.")),
                    None => Ok(shields),
                }
            })?;
            self.state.shields.depots[depot] = shields;
        }
        Ok(())
    }

    /// One turn: the dice, what lies on the table, what it does.
    fn turn(&mut self) -> Result<(), Stop> {
        let (phase, round) = (self.state.phase, self.state.round);
        let name = char::from(b'A' + phase);
        self.talk.say(&format!("\n=== Phase {name}, round {} ===", round + 1))?;
        let (white, goods) = self.ask(
            "White die, and number of the goods tile that went to its depot? (such as: 4 2)",
            "Two numbers: the white die, and the number of the goods tile of the round.\n",
            |_, _, answer| match entry::numbers(&set_up::words(answer), 6)?[..] {
                [white, goods] => Ok((white, goods)),
                _ => Err("Say two numbers: the white die, and the number of the goods tile.".into()),
            },
        )?;
        self.state.white = white as u8;
        self.state.depot_goods[white - 1][goods - 1] += 1;
        if round == 0 {
            self.full_entry()?;
        }
        self.changes()?;
        self.contested()?;
        let die = self.ask(
            "Its turn comes: roll its die. What does it show?",
            "A number from 1 to 6. It is rolled when its turn begins, and never changed (A5.1).\n",
            |_, _, answer| entry::number(answer, 6),
        )?;
        self.run(die as u8)
    }

    /// At the start of a phase everything is named anew.
    fn full_entry(&mut self) -> Result<(), Stop> {
        self.talk.say("A new phase: I need to know all that lies on the board when its turn comes.")?;
        let help = "Tiles in reading order, top row first: castle, mine, ship, m7, bank, cow3 and so on. The beginning of a name \
                    will do. Say - if nothing lies there.\n";
        for depot in 0..6 {
            let asks = format!("Which tiles lie in depot {}, top first?", depot + 1);
            let most = entry::depot_size(&self.game, depot);
            let tiles = self.ask(&asks, help, |game, _, answer| entry::tiles(game, answer, most))?;
            self.state.depots[depot] = entry::laid(&tiles);
        }
        let most = entry::black_size(&self.game);
        let tiles =
            self.ask("Which tiles lie in the black depot, top row first?", help, |game, _, answer| {
                entry::tiles(game, answer, most)
            })?;
        self.state.black = entry::laid(&tiles);
        if self.game.options().expansions.has(Expansion::Vineyards) {
            let (depot, shop) = entry::vine_sizes(&self.game);
            let help = "Count the places from the left, from 1 on; - if there is none.\n";
            let full =
                self.ask("Which places of the vine depot have a double tile?", help, |_, _, answer| {
                    entry::numbers(&set_up::words(answer), depot)
                })?;
            self.state.vines.depot = entry::occupied(&full);
            let full =
                self.ask("Which places of the vine shop have a double tile?", help, |_, _, answer| {
                    entry::numbers(&set_up::words(answer), shop)
                })?;
            self.state.vines.shop = entry::occupied(&full);
        }
        Ok(())
    }

    /// What is different from what is known, until the person says that all is right.
    fn changes(&mut self) -> Result<(), Stop> {
        let mut help = entry::CHANGES.to_owned();
        for (expansion, line) in entry::MORE_CHANGES {
            if self.game.options().expansions.has(expansion) {
                help.push_str(line);
            }
        }
        let mut asks = "When its turn comes: what is different from this? (ok if nothing)";
        loop {
            let table = show::table(&self.game, &self.state);
            self.talk.say(&format!("On the table, as far as I know:\n{table}"))?;
            let (state, done) = self.ask(asks, &help, entry::changes)?;
            self.state = state;
            if done {
                return Ok(());
            }
            asks = "What else? (ok if that is all)";
        }
    }

    /// The moment at which its turn begins. After the last round of a phase its end follows by itself: the phase's silver comes
    /// from its own mines, whoever else is still to play.
    fn begin(&mut self) {
        let last = self.state.round == 4;
        self.state.stage = Stage::AutomaDie;
        self.state.turn = if last { self.game.seats() - 1 } else { 0 };
        self.state.order = [Seat(0), Seat(1), Seat(2), Seat(3)];
        if !last {
            self.state.order.swap(0, self.seat.index());
        }
    }

    /// A10.1, A16.10: if it can come to take a tile that a person may have before it, that is asked.
    fn contested(&mut self) -> Result<(), Stop> {
        let before = self.state;
        let mut wanted: Vec<Colour> = Vec::new();
        let mut post = false;
        for die in 1..=6 {
            self.begin();
            let mut events = self.play(Action::AutomaDie(die))?;
            while let Stage::Card(place) = self.state.stage {
                let card = demesne_burgundy::automa::numbers(self.state.automa.deck).next().unwrap_or(0);
                events.extend(self.play(Action::Card { place, card })?);
            }
            for event in events {
                match event {
                    Event::Bonus { seat, colour, .. } if seat == self.seat && !wanted.contains(&colour) => {
                        wanted.push(colour);
                    }
                    Event::PostTile { .. } => post = true,
                    _ => {}
                }
            }
            self.state = before;
        }
        for colour in wanted {
            let taken =
                self.left(&before.bonus[colour.index()], &format!("{} bonus tiles", colour.name()))?;
            self.state.bonus[colour.index()] = taken;
        }
        if post {
            self.state.posts.tiles = self.left(&before.posts.tiles, "border-post tiles")?;
        }
        Ok(())
    }

    fn left(&mut self, owners: &[u8; 2], what: &str) -> Result<[u8; 2], Stop> {
        let own = self.seat.0 + 1;
        let help = "It may take one of them in this turn, the large one first.\n";
        let left = self.ask(
            &format!("How many of the two {what} have people taken so far: 0, 1 or 2?"),
            help,
            |_, _, answer| match answer {
                "0" | "1" | "2" => Ok(answer.as_bytes()[0] - b'0'),
                _ => Err("Say 0, 1 or 2.".into()),
            },
        )?;
        let mut after = [0; 2];
        if let Some(place) = owners.iter().position(|&owner| owner == own) {
            after[place] = own;
        }
        for _ in 0..left {
            if let Some(place) = after.iter_mut().find(|owner| **owner == 0) {
                *place = 1;
            }
        }
        Ok(after)
    }

    /// Runs its turn and tells it.
    fn run(&mut self, die: u8) -> Result<(), Stop> {
        let phase = self.state.phase;
        self.begin();
        let mut events = self.play(Action::AutomaDie(die))?;
        while let Stage::Card(place) = self.state.stage {
            let told = tell::turn(&self.game, self.seat, &events);
            self.talk.say(&told)?;
            let asks = format!(
                "Deal it a new {} card from its deck. Which one came?",
                ["left", "right"][usize::from(place & 1)]
            );
            let action = self.card(place, &asks)?;
            events = self.play(action)?;
        }
        let ends = events.iter().position(|event| matches!(event, Event::PhaseEnd(_)));
        // The silver of its mines is the last thing before the end of the phase.
        let (events, paid) = match ends {
            Some(at) => {
                let mines = at.checked_sub(1).filter(|&at| {
                    matches!(events[at], Event::Silver(seat, n) if seat == self.seat && n > 0)
                        && self.mines(&events[at])
                });
                let cut = mines.unwrap_or(at);
                let paid = match mines.map(|at| events[at]) {
                    Some(Event::Silver(_, n)) => n,
                    _ => 0,
                };
                (events[..cut].to_vec(), Some(paid))
            }
            None => (events, None),
        };
        let mut told = tell::turn(&self.game, self.seat, &events);
        if let Some(paid) = paid {
            let name = char::from(b'A' + phase);
            told.push_str(&match paid {
                0 => format!("At the end of phase {name} it has no mine that pays (A13.1).\n"),
                n => format!("At the end of phase {name}, when people get theirs, its mines bring it {n} silver (A13.1).\n"),
            });
        }
        if self.state.stage != Stage::Over && paid.is_some() {
            told.push_str(
                "When all have played, clear the board and fill it for the next phase (B3); goods stay.\n",
            );
        }
        if self.state.stage != Stage::Over {
            told.push_str(&tell::standing(&self.game, &self.state, self.seat));
        }
        self.talk.say(&told)
    }

    /// Whether a payment is that of its mines: as much as they bring.
    fn mines(&self, event: &Event) -> bool {
        let mine = demesne_burgundy::Tile::MINE;
        let mines = self.state.automa.face_up().filter(|&tile| tile == mine).count()
            + usize::from(self.game.areas().face_up[Colour::Mine.index()]);
        matches!(event, Event::Silver(_, n) if mines > 0 && *n == mines as i16)
    }
}
