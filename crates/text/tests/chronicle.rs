//! The chronicle of Burgundy: sentences for every step, in every language, that say all that happened and nothing hidden.

use crate::common::{BURGUNDY, english, table, viewers};
use demesne_bots::{Policy, play_between};
use demesne_burgundy::{Action, Burgundy, Event, State, action::Pick, state::Stage};
use demesne_draw::glyphs;
use demesne_game::{Actor, Events, Game, Ignore, Notation, Seat, Seed, Step, Viewer};
use demesne_text::{Language, Shown, Told, chronicled};
use demesne_trial::archive::records;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// Actions that the board shows just as well: filling, drawing, and ending a turn when nothing comes of it.
const QUIET: [&str; 6] = ["end", "depot", "black", "vine-depot", "vine-shop", "vine-types"];

#[derive(Default)]
struct Reader {
    moments: u64,
    /// How many texts there were for each kind of action.
    kinds: BTreeMap<String, u64>,
    texts: [BTreeSet<String>; 3],
    signs: BTreeSet<&'static str>,
    faults: BTreeSet<String>,
}

impl Reader {
    fn want(&mut self, right: bool, fault: impl FnOnce() -> String) {
        if !right && self.faults.len() < 60 {
            self.faults.insert(fault());
        }
    }

    fn read(&mut self, game: &Burgundy, step: Step<Action>, told: [Told; 3]) {
        let notation = game.step_text(step);
        let kind = game.action_text(step.action).split(' ').next().unwrap_or_default().to_owned();
        let [one, two, three] = &told;
        if one.text.is_empty() {
            let quiet = QUIET.contains(&&kind[..]) || kind == "reveal" && game.options().persons() == 1;
            self.want(quiet, || format!("nothing is said of {notation}"));
        } else {
            *self.kinds.entry(kind.clone()).or_default() += 1;
            let differ = one.text != two.text && one.text != three.text && two.text != three.text;
            self.want(differ, || format!("{notation}: two languages say the same: {told:?}"));
        }
        let empty = one.text.is_empty();
        self.want(two.text.is_empty() == empty && three.text.is_empty() == empty, || {
            format!("{notation}: {told:?}")
        });
        self.want(one.sign == two.sign && one.sign == three.sign, || format!("{notation}: {told:?}"));
        let headed = matches!(step.action, Action::Goods(_) | Action::Roll { .. });
        for (place, told) in told.into_iter().enumerate() {
            self.want(told.heading.is_some() == headed, || format!("{notation}: {told:?}"));
            for line in told.text.lines() {
                self.line(game, &notation, line);
                if place > 0 {
                    let found = english(line).map(str::to_owned);
                    self.want(found.is_none(), || format!("{found:?} in {line}"));
                }
            }
            if let Some(sign) = told.sign {
                let sheet = glyphs::sheet(game.options().edition);
                let new = self.signs.insert(sign);
                self.want(!new || glyphs::symbol(&sheet, sign).is_some(), || format!("no symbol {sign}"));
            }
            self.texts[place].insert(told.text);
        }
    }

    /// A line is made of sentences, and has no words of notation.
    fn line(&mut self, game: &Burgundy, notation: &str, line: &str) {
        for sentence in line.split(". ") {
            let mut first = sentence.chars();
            let seat = matches!((first.next(), first.next()), (Some('p'), Some('1'..='4')));
            let capital = sentence.starts_with(char::is_uppercase);
            self.want(seat || capital, || format!("{notation}: no capital: {line}"));
        }
        self.want(line.ends_with('.') && !line.ends_with(".."), || {
            format!("{notation}: no full stop: {line}")
        });
        for wrong in [
            "  ", " ,", " .", " :", ": :", "::", "?", "\"", "_", "+", "(A", "X-", " with 1:", "ninguno.",
            "none.",
        ] {
            self.want(!line.contains(wrong), || format!("{notation}: {wrong:?} in {line}"));
        }
        for word in line.split(|c: char| !c.is_alphanumeric() && c != '-') {
            let mixed = word.contains(|c: char| c.is_ascii_digit()) && word.contains(char::is_alphabetic);
            let known = Seat::parse(word).is_some() || game.duchies().iter().any(|duchy| duchy.id == word);
            self.want(!mixed || known, || format!("{notation}: {word:?} in {line}"));
            let source = Burgundy::SOURCES.iter().any(|source| source.contains('-') && *source == word);
            self.want(!source, || format!("{notation}: {word:?} in {line}"));
        }
    }

    /// What is told is all that was scored, paid and gained.
    fn sums(&mut self, game: &Burgundy, state: &State, step: Step<Action>) {
        let (mut after, mut events) = (*state, Vec::new());
        game.play(&mut after, step, &mut events).expect("a step of a game");
        if after.stage == Stage::Over {
            return;
        }
        let text = game.chronicle(state, step, &events, &after, Language::English).text;
        let (mut points, mut silver, mut workers) = (0, 0, 0);
        for event in &events {
            match *event {
                Event::Scored { points: n, .. } => points += i32::from(n),
                Event::Silver(_, n) => silver += i32::from(n).abs(),
                Event::Workers(_, n) => workers += i32::from(n).abs(),
                _ => {}
            }
        }
        let words: Vec<&str> =
            text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let sum = |names: [&str; 2]| -> i32 {
            let pairs = words.windows(2).filter(|pair| names.contains(&pair[1]));
            pairs.filter_map(|pair| pair[0].parse::<i32>().ok()).sum()
        };
        let phases = words.windows(3).filter(|three| three[0] == "and" && three[2] == "for");
        let phases: i32 = phases.filter_map(|three| three[1].parse::<i32>().ok()).sum();
        // Other points than scored ones: what is left to the target, what a phase will bring, the price of a castle.
        if !matches!(step.action, Action::Gain(_) | Action::Goods(_) | Action::Ransom) {
            let told = sum(["point", "points"]) + phases;
            self.want(told == points, || {
                format!("{points} points were scored, {told} told: {text} {events:?}")
            });
        }
        let told = sum(["silver", "silver"]);
        self.want(told == silver, || format!("{silver} silver, {told} told: {text} {events:?}"));
        let told = sum(["worker", "workers"]);
        self.want(told == workers, || format!("{workers} workers, {told} told: {text} {events:?}"));
    }
}

impl Reader {
    fn at(&mut self, game: &Burgundy, state: &State, step: Step<Action>) {
        self.moments += 1;
        self.sums(game, state, step);
        for viewer in viewers(game) {
            let told = Language::ALL.map(|language| chronicled(game, state, step, viewer, language));
            self.read(game, step, told);
        }
    }

    /// A game of each mode, and all recorded ones.
    fn read_all(&mut self) {
        for (number, options) in (0..).zip(BURGUNDY) {
            let game: Burgundy = table(options);
            let policies = vec![Policy::Random; game.seats().into()];
            play_between(&game, &policies, number, |state, step| self.at(&game, state, step))
                .expect("bots play legal actions");
        }
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
        for (name, read) in records::<Burgundy>(&folder) {
            let mut state = read.start().unwrap_or_else(|error| panic!("{name}: {error}"));
            for &step in &read.record.steps {
                self.at(&read.game, &state, step);
                read.game.apply(&mut state, step, &mut Ignore);
            }
        }
    }
}

#[test]
fn every_step_is_told_in_sentences() {
    let mut reader = Reader::default();
    reader.read_all();
    let faults: Vec<String> = reader.faults.iter().cloned().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(reader.moments > 20_000, "{}", reader.moments);
    // All that people can do was told.
    for (word, _) in Burgundy::action_words(Language::English) {
        assert!(reader.kinds.contains_key(word), "{word} was never told: {:?}", reader.kinds);
    }
    for word in ["roll", "goods", "first", "gift", "reveal", "boards", "shields", "route", "card"] {
        assert!(reader.kinds.contains_key(word), "{word} was never told: {:?}", reader.kinds);
    }
    assert!(reader.signs.len() > 60, "{:?}", reader.signs);
    for (place, sentences) in SENTENCES.into_iter().enumerate() {
        for sentence in sentences {
            let told = reader.texts[place].iter().any(|text| text.contains(sentence));
            assert!(told, "nobody said: {sentence}");
        }
    }
}

/// Some that occur in the recorded games, of every mode.
const SENTENCES: [&[&str]; 3] = [
    &[
        "p1 takes three sheep from depot 6 with the 4, for 2 workers.",
        "p1 places a boarding house on space 34 with the 1, for 1 worker: 4 workers. A city of 2 is complete.",
        "A castle region of 1 is complete and counts as 2: 3 points, and 8 for phase B.",
        "Phase D ends: mines bring 1 silver to p1, 2 silver to p2, 3 silver to p3, 1 silver to p4.",
        "p1 wins the game: p1 213 points, p2 154 points.",
        "p1 and p3 win the game: p1 and p3 174 points, p2 and p4 118 points.",
        "p2 rolls a 6; the white die shows 2, so the left card, 7, is chosen.",
        "p1 is the first to cover all livestock spaces and takes the large bonus tile: 5 points.",
        "p3 gets 1 worker by shield 2.",
        "p1 takes three goats from depot 6 and places them on space 34: 3 points.",
        "The game is won: the duchy is covered in round 21 of 25.",
    ],
    &[
        "p1 coloca una pensión en la casilla 34 con el 1, por 1 trabajador: 4 trabajadores. Una ciudad de 2 queda completa.",
        "p1 compra una posada de la casilla de posadas por 2 de plata.",
        "p1 gana la partida: p1 213 puntos, p2 154 puntos.",
    ],
    &[
        "p1 pega três ovelhas do depósito 6 com o 4, por 2 trabalhadores.",
        "p2 tira um 2; o dado branco mostra 6, então a carta direita, a 5, é escolhida.",
        "p1 e p3 ganham a partida: p1 e p3 174 pontos, p2 e p4 118 pontos.",
    ],
];

/// What is chosen at the same time is told to whoever chose it, and to the others only that it was.
#[test]
fn what_is_hidden_is_not_told() {
    let game: Burgundy = table("");
    let (mut state, mut hidden) = (game.start(), 0);
    let mut events = Events::new(Seed::from_number(7));
    while hidden < 2 {
        let mut list = Vec::new();
        let step = match game.to_act(&state).first_seat() {
            Some(seat) => {
                game.legal_actions(&state, seat, &mut list);
                Step::seat(seat, list[list.len() / 2])
            }
            None => Step::chance(game.sample(&state, &mut events.next_event())),
        };
        if let (Actor::Seat(seat), Action::Castle(Pick { space, .. })) = (step.by, step.action) {
            hidden += 1;
            let other = Viewer::Seat(Seat(1 - seat.0));
            let space = format!("space {}", space + 1);
            let own = chronicled(&game, &state, step, Viewer::Seat(seat), Language::English).text;
            assert!(own.contains(&space), "{own}");
            for viewer in [other, Viewer::Spectator] {
                let text = chronicled(&game, &state, step, viewer, Language::English).text;
                assert_eq!(text, format!("{seat} has chosen, and shows it when everybody has."));
            }
        }
        game.play(&mut state, step, &mut Ignore).expect("a legal step");
    }
}
