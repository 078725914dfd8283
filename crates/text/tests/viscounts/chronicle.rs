//! The chronicle: sentences for every step, in every language, that say all that happened.

use super::{
    common::{english, viewers},
    walk,
};
use demesne_game::{Actor, Game, Notation, Seat, Step};
use demesne_text::{Language, Shown, Told, chronicled, viscounts::signs};
use demesne_viscounts::{
    Action, Card, EndCard, Event, Manuscript, Segment, State, Viscounts,
    state::Stage,
    task::{Fate, Task},
};
use std::collections::{BTreeMap, BTreeSet};

/// Steps that the next one tells.
const QUIET: [&str; 8] = ["keep", "discard", "destroy", "place", "take", "end", "pay", "next"];

#[derive(Default)]
struct Reader {
    moments: u64,
    kinds: BTreeMap<String, u64>,
    headings: BTreeSet<String>,
    signs: BTreeSet<&'static str>,
    texts: [String; 3],
    faults: BTreeSet<String>,
}

impl Reader {
    fn want(&mut self, right: bool, fault: impl FnOnce() -> String) {
        if !right && self.faults.len() < 40 {
            self.faults.insert(fault());
        }
    }

    fn read(&mut self, game: &Viscounts, state: &State, step: Step<Action>, told: [Told; 3]) {
        let notation = game.step_text(step);
        let kind = game.action_text(step.action).split(' ').next().unwrap_or_default().to_owned();
        match told[0].text.is_empty() {
            true => self.want(QUIET.contains(&&kind[..]), || format!("nothing is said of {notation}")),
            false => *self.kinds.entry(kind).or_default() += 1,
        }
        let [one, two, three] = &told;
        // Some words are the same in Spanish and Portuguese.
        let differ = one.text != two.text && one.text != three.text;
        let empty = told.iter().all(|told| told.text.is_empty());
        self.want(differ || empty, || format!("{notation}: two languages say the same: {told:?}"));
        self.want(one.sign == two.sign && one.sign == three.sign, || format!("{notation}: {told:?}"));
        // A round begins with the card of the start player, and the end has a heading too.
        let unseen = matches!(state.tasks.top(), Some(Task::TurnUp(_, Fate::Play)));
        let plays = matches!(step.action, Action::Play(_)) || step.by == Actor::Chance && unseen;
        let opens = state.stage == Stage::Turn && state.turn == state.first && plays;
        for (place, told) in told.into_iter().enumerate() {
            let ends = told.sign == Some(signs::POINTS);
            self.want(told.heading.is_some() == (opens || ends), || format!("{notation}: {told:?}"));
            self.want(told.sign.is_some() != told.text.is_empty(), || format!("{notation}: {told:?}"));
            for line in told.text.lines() {
                self.line(&notation, line);
                if place > 0 {
                    let found = english(line).map(str::to_owned);
                    self.want(found.is_none(), || format!("{found:?} in {line}"));
                }
            }
            self.signs.extend(told.sign);
            if place == 0 {
                self.headings.extend(told.heading);
            }
            self.texts[place].push_str(&told.text);
            self.texts[place].push('\n');
        }
    }

    /// A line is made of sentences, and has no words of notation.
    fn line(&mut self, notation: &str, line: &str) {
        for sentence in line.split(". ") {
            let mut first = sentence.chars();
            let seat = matches!((first.next(), first.next()), (Some('p'), Some('1'..='4')));
            let begins = sentence.starts_with(|c: char| c.is_uppercase() || c.is_numeric());
            self.want(seat || begins, || format!("{notation}: no capital: {line}"));
        }
        self.want(line.ends_with('.') && !line.ends_with(".."), || {
            format!("{notation}: no full stop: {line}")
        });
        for wrong in ["  ", " ,", " .", " :", "::", "?", "\"", "_", "+", "(V", "none.", "ninguno.", "for ."] {
            self.want(!line.contains(wrong), || format!("{notation}: {wrong:?} in {line}"));
        }
        for word in line.split(|c: char| !c.is_alphanumeric() && c != '-') {
            let mixed = word.contains(|c: char| c.is_ascii_digit()) && word.contains(char::is_alphabetic);
            self.want(!mixed || Seat::parse(word).is_some(), || format!("{notation}: {word:?} in {line}"));
        }
    }

    /// What is told is all that was gained and paid.
    fn sums(&mut self, game: &Viscounts, state: &State, step: Step<Action>) {
        let (mut after, mut events) = (*state, Vec::new());
        game.play(&mut after, step, &mut events).expect("a step of a game");
        let text = game.chronicle(state, step, &events, &after, Language::English).text;
        if after.stage == Stage::Over {
            return;
        }
        let words = spoken(&text);
        let sum = |names: &[&str]| -> i32 {
            let pairs = words.windows(2).filter(|pair| names.contains(&&pair[1][..]));
            pairs.filter_map(|pair| pair[0].parse::<i32>().ok()).sum()
        };
        let (mut silver, mut resources, mut debts, mut deeds, mut markers) = (0, 0, 0, 0, 0);
        for event in &events {
            match *event {
                Event::Silver(_, n) => silver += i32::from(n).abs(),
                Event::Resource(_, _, n) => resources += i32::from(n).abs(),
                Event::Debt(_) => debts += 1,
                Event::Deed(_) => deeds += 1,
                Event::Virtue(..) | Event::Corruption(..) => markers += 1,
                _ => {}
            }
        }
        for (wanted, names, what) in [
            (silver, &["silver"][..], "silver"),
            (resources, &["ink", "stone", "gold", "resource", "resources"], "resources"),
            (debts, &["debt", "debts"], "debts"),
            (deeds, &["deed", "deeds"], "deeds"),
            (markers, &["virtue", "corruption"], "moves of markers"),
        ] {
            let told = sum(names);
            self.want(told == wanted, || format!("{wanted} {what}, {told} told: {text} {events:?}"));
        }
    }
}

/// The words of what happened: without what cards, tiles and links say of themselves, and what was chosen or lost.
fn spoken(text: &str) -> Vec<String> {
    let (mut plain, mut depth) = (String::new(), 0);
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let aside =
        ["is complete:", "chooses:", "is lost:", "The segments lie", "The manuscripts on top", "focus:"];
    let told =
        plain.split(['.', '\n']).filter(|sentence| !aside.iter().any(|words| sentence.contains(words)));
    told.flat_map(|sentence| sentence.split(|c: char| !c.is_alphanumeric()))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_step_is_told_in_sentences() {
    let mut reader = Reader::default();
    walk(3, |game, state, step| {
        let Some(step) = step else { return };
        reader.moments += 1;
        reader.sums(game, state, step);
        for viewer in viewers(game) {
            let told = Language::ALL.map(|language| chronicled(game, state, step, viewer, language));
            reader.read(game, state, step, told);
        }
    });
    let faults: Vec<String> = reader.faults.iter().cloned().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(reader.moments > 5_000, "{}", reader.moments);
    for word in [
        "first",
        "board",
        "townsfolk",
        "manuscripts",
        "pairs",
        "draw",
        "turn",
        "top",
        "tile",
        "scheme",
        "future",
        "pick",
        "play",
        "move",
        "trade",
        "build",
        "workers",
        "transcribe",
        "rest",
        "dismiss",
        "exchange",
        "place",
        "take",
        "site",
        "gain",
        "flip",
        "choose",
        "arrange",
        "discard",
        "destroy",
        "hire",
        "shift",
        "remove",
        "skip",
        "end",
    ] {
        assert!(reader.kinds.contains_key(word), "{word} was never told: {:?}", reader.kinds);
    }
    assert_eq!(reader.signs.len(), signs::ALL.len() - 1, "{:?}", reader.signs);
    assert!(reader.signs.iter().all(|sign| signs::ALL.contains(sign)));
    for heading in ["Round 1", "Round 5", "The end of the game"] {
        assert!(reader.headings.contains(heading), "{heading}: {:?}", reader.headings);
    }
    assert!(reader.headings.iter().any(|heading| heading.ends_with(": the last round")));
    let told = reader.texts.iter().zip(SENTENCES);
    let unsaid: Vec<&str> = told
        .flat_map(|(text, wanted)| wanted.iter().copied().filter(|words| !text.contains(*words)))
        .collect();
    assert!(unsaid.is_empty(), "nobody said: {unsaid:#?}");
}

/// What random games hardly ever bring, as it would be told.
#[test]
fn rare_happenings_are_told() {
    let (mut state, mut found) = (None, 0);
    walk(1, |_, moment, step| {
        if matches!(step.map(|step| step.action), Some(Action::End)) && state.is_none() {
            state = Some(*moment);
        }
    });
    let (game, state): (Viscounts, State) = (super::common::table(""), state.expect("a turn that ends"));
    let step = Step::seat(state.turn, Action::End);
    for (event, texts) in [
        (
            Event::Dismissed(Seat(0), Segment(1), Card::NONE),
            [
                "p1 dismisses the printed townsfolk.",
                "p1 despide al ciudadano impreso.",
                "p1 dispensa o cidadão impresso.",
            ],
        ),
        (
            Event::Took(Seat(1), Segment(1), Manuscript::NONE),
            [
                "p2 transcribes the printed manuscript.",
                "p2 transcribe el manuscrito impreso.",
                "p2 transcreve o manuscrito impresso.",
            ],
        ),
        (
            Event::Revealed(EndCard::Prosperity),
            [
                "The last deed on it is taken: Prosperity is revealed.",
                "Se toma su última escritura: se revela Prosperidad.",
                "A última escritura dela é pega: Prosperidade é revelada.",
            ],
        ),
    ] {
        for (language, text) in Language::ALL.into_iter().zip(texts) {
            assert_eq!(game.chronicle(&state, step, &[event], &state, language).text, text);
            found += 1;
        }
    }
    assert_eq!(found, 9);
}

/// Words that every kind of happening brings.
const SENTENCES: [&[&str]; 3] = [
    &[
        " is the start player.",
        " picks player card ",
        ", and both markers stand on ",
        "The markers of p1 collide on ",
        "go back to the ends of the track.",
        " shuffles the discard pile.",
        " moves to inner space ",
        " moves to space ",
        ", for 1 silver.",
        " for free.",
        " flips a debt, which is paid now.",
        " flips a deed, which is approved now.",
        "Poverty is revealed. Round ",
        " will be the last one.",
        "The link between sites ",
        "A worker of p1 moves in to the second tier of section ",
        " to the third tier.",
        "becomes castle leader.",
        " leaves the first tier of section ",
        " takes the ",
        " cleric bonus card.",
        " transcribes the manuscript of cost 3 with a ",
        "p2, the solo opponent with the board Cleric, begins on space ",
        "p2 turns up the starting scheme ",
        "p2 gets the future scheme ",
        " wins the game: p",
        " points in all.",
        " this is lost: ",
        " acts. ",
    ],
    &[
        " juega el Abad.",
        " paga ",
        " contrata gratis ",
        "Los marcadores de p1 colisionan en ",
        " gana la partida: p",
    ],
    &[
        " joga o Abade.",
        " paga ",
        " contrata de graça ",
        "Os marcadores de p1 colidem em ",
        " ganha a partida: p",
    ],
];
