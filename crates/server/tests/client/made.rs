//! Games that are put into a browser as if they had been begun there before.

use crate::browser::Browser;
use demesne_bots::Policy;
use demesne_game::{Seat, Seed, ToAct, Viewer};
use demesne_games::{Kind, Running};
use serde_json::{Value, json};

/// A game as the client keeps it.
pub struct Made {
    pub id: &'static str,
    pub kind: Kind,
    /// Its options, each `key=value`; commas of a value are blanks.
    options: &'static str,
    /// Who sits where: `person`, `bot`, `automaton`.
    sitters: Vec<&'static str>,
    /// How many decisions were made before the position that it begins with; from the setup's own where there are none.
    before: usize,
    /// How many decisions were made already.
    decisions: usize,
    /// Then on until the first seat may do something that begins with this word.
    until: Option<&'static str>,
    number: u8,
}

/// A game of Burgundy that is to be put into a browser.
pub fn game(id: &'static str, options: &'static str, sitters: &[&'static str]) -> Made {
    Made {
        id,
        kind: Kind::Burgundy,
        options,
        sitters: sitters.to_vec(),
        before: 0,
        decisions: 0,
        until: None,
        number: 7,
    }
}

/// The same of Tuscany.
pub fn tuscan(id: &'static str, options: &'static str, sitters: &[&'static str]) -> Made {
    Made { kind: Kind::Tuscany, ..game(id, options, sitters) }
}

/// The same of Viscounts.
pub fn kingdom(id: &'static str, options: &'static str, sitters: &[&'static str]) -> Made {
    Made { kind: Kind::Viscounts, ..game(id, options, sitters) }
}

impl Made {
    /// Played on for so many decisions by bots; to the end where there are not so many.
    pub fn after(mut self, decisions: usize) -> Made {
        self.decisions = decisions;
        self
    }

    /// Played on for so many decisions and then until the first seat may do something that begins with a word.
    pub fn until_asked(mut self, word: &'static str, decisions: usize) -> Made {
        (self.until, self.decisions) = (Some(word), decisions);
        self
    }

    /// Of another seed than usual, where that one never comes to what is wanted.
    pub fn seeded(mut self, number: u8) -> Made {
        self.number = number;
        self
    }

    /// Begun at the position after so many decisions of bots: a game that is soon over.
    pub fn from(mut self, decisions: usize) -> Made {
        self.before = decisions;
        self
    }

    fn setup(&self) -> Vec<(String, String)> {
        let pair = |word: &str| {
            let (key, value) = word.split_once('=').expect("key=value");
            (key.to_owned(), value.replace(',', " "))
        };
        self.options.split_whitespace().map(pair).collect()
    }

    fn seed(&self) -> Seed {
        Seed([self.number; 32])
    }

    /// The game as it stands, and the position that it began with where that is not the setup's own.
    fn stands(&self) -> (Box<dyn Running>, Option<String>) {
        let seed = self.seed();
        let mut running = self.kind.run(&self.setup(), Viewer::Everybody).expect("a legal table");
        for step in running.chance(&seed) {
            running.play(&step).expect("chance");
        }
        let mut position = None;
        if self.before > 0 {
            play_on(&mut *running, &seed, self.before);
            let text = running.position(Viewer::Everybody);
            running = self.kind.run_from(&text, Viewer::Everybody).expect("a position");
            position = Some(text);
        }
        play_on(&mut *running, &seed, self.decisions);
        if let Some(word) = self.until {
            let asked =
                |running: &dyn Running| running.legal(Seat(0)).iter().any(|one| one.starts_with(word));
            while !asked(&*running) {
                assert!(running.outcome().is_none(), "{}: nobody is ever asked to {word}", self.id);
                play_on(&mut *running, &seed, 1);
            }
        }
        (running, position)
    }

    /// Whoever is to act.
    pub fn to_act(&self) -> Option<String> {
        match self.stands().0.to_act() {
            ToAct::Seats(seats) => seats.iter().next().map(|seat| seat.to_string()),
            _ => None,
        }
    }

    /// What the browser keeps.
    pub fn kept(&self) -> Value {
        let (running, position) = self.stands();
        let names = ["Ada", "Ben", "Cleo", "Dora"];
        let sitter = |(place, who): (usize, &&str)| match *who {
            "person" => json!({ "person": names[place] }),
            "bot" => json!({ "bot": "greedy" }),
            _ => json!("automaton"),
        };
        let seats: Vec<Value> = self.sitters.iter().enumerate().map(sitter).collect();
        json!({
            "id": self.id, "game": self.kind.name(), "setup": self.setup(), "position": position, "seats": seats, "seed": self.seed().to_string(),
            "steps": running.steps(), "made": 1.0, "touched": 2.0, "result": running.result(),
        })
    }
}

/// Bots make so many decisions; as many as there are, where there are fewer.
fn play_on(running: &mut dyn Running, seed: &Seed, decisions: usize) {
    for number in 0..decisions {
        let ToAct::Seats(seats) = running.to_act() else { break };
        let seat = seats.iter().next().expect("somebody");
        let action = running.choice(seat, Policy::Greedy.into(), number as u64);
        for step in running.consequences(seat, &action, seed).expect("a bot plays by the rules") {
            running.play(&step).expect("a step");
        }
    }
}

/// Puts games into a browser that is at the server already, with what the reader chose: others' moves at once, nothing moves.
pub async fn keep(browser: &Browser, games: &[Made], chosen: Value) {
    let kept: Vec<Value> = games.iter().map(Made::kept).collect();
    let mut prefs = json!({ "speed": "at-once", "still": true, "sound": false, "house-name": "Ada" });
    if let (Some(prefs), Some(chosen)) = (prefs.as_object_mut(), chosen.as_object()) {
        prefs.extend(chosen.clone());
    }
    let put = "const [games, prefs] = arguments; \
        localStorage.setItem('demesne.games', games.map(game => game.id).join(' ')); \
        for (const game of games) localStorage.setItem('demesne.game.' + game.id, JSON.stringify(game)); \
        localStorage.setItem('demesne.prefs', JSON.stringify(prefs))";
    browser.run_with(put, &[json!(kept), prefs]).await;
}
