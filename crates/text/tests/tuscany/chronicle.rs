//! The chronicle: sentences for every step, in every language, that say all that happened and nothing hidden.

use super::{common, common::viewers, walk};
use demesne_game::{Actor, Game, Ignore, Notation, Quick, Seat, Step, Viewer};
use demesne_text::{Language, Shown, Told, chronicled, tuscany::signs};
use demesne_trial::archive::records;
use demesne_tuscany::{
    Action, Cards, Colour, Event, State, Tuscany,
    assembly::Assembly,
    state::{Beat, Stage},
    tally::Source,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// Steps that the next one tells, or that the board shows just as well.
const QUIET: [&str; 6] = ["draw", "place", "on", "free", "end", "neutral"];

#[derive(Default)]
struct Reader {
    moments: u64,
    kinds: BTreeMap<String, u64>,
    texts: [BTreeSet<String>; 3],
    headings: BTreeSet<String>,
    signs: BTreeSet<&'static str>,
    faults: BTreeSet<String>,
}

impl Reader {
    fn want(&mut self, right: bool, fault: impl FnOnce() -> String) {
        if !right && self.faults.len() < 40 {
            self.faults.insert(fault());
        }
    }

    fn at(&mut self, game: &Tuscany, state: &State, step: Step<Action>) {
        self.moments += 1;
        self.sums(game, state, step);
        for viewer in viewers(game) {
            let told = Language::ALL.map(|language| chronicled(game, state, step, viewer, language));
            self.read(game, state, step, told);
        }
    }

    fn read(&mut self, game: &Tuscany, state: &State, step: Step<Action>, told: [Told; 3]) {
        let notation = game.step_text(step);
        let kind = game.action_text(step.action).split(' ').next().unwrap_or_default().to_owned();
        match told[0].text.is_empty() {
            true => self.want(QUIET.contains(&&kind[..]), || format!("nothing is said of {notation}")),
            false => *self.kinds.entry(kind).or_default() += 1,
        }
        let [one, two, three] = &told;
        let differ = one.text != two.text && one.text != three.text && two.text != three.text;
        let all_empty = told.iter().all(|told| told.text.is_empty());
        self.want(differ || all_empty, || format!("{notation}: two languages say the same: {told:?}"));
        self.want(one.sign == two.sign && one.sign == three.sign, || format!("{notation}: {told:?}"));
        // A round begins with the start player, and a scoring has a heading too.
        let opens = step.by == Actor::Seat(state.first)
            && (state.stage, state.beat, state.tasks.is_empty()) == (Stage::Turn, Beat::First, true)
            && state.turn == state.first;
        for (place, told) in told.into_iter().enumerate() {
            let scores = told.sign == Some(signs::POINTS);
            self.want(told.heading.is_some() == (opens || scores), || format!("{notation}: {told:?}"));
            self.want(told.sign.is_some() != told.text.is_empty(), || format!("{notation}: {told:?}"));
            for line in told.text.lines() {
                self.line(&notation, line);
                if place > 0 {
                    let found = common::english(line).map(str::to_owned);
                    self.want(found.is_none(), || format!("{found:?} in {line}"));
                }
            }
            if let Some(sign) = told.sign {
                self.signs.insert(sign);
            }
            if let (0, Some(heading)) = (place, told.heading) {
                self.headings.insert(heading);
            }
            self.texts[place].insert(told.text);
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
        for wrong in
            ["  ", " ,", " .", " :", ": :", "::", "?", "\"", "_", "+", "(T", "none.", "for .", ", for:"]
        {
            self.want(!line.contains(wrong), || format!("{notation}: {wrong:?} in {line}"));
        }
        for word in line.split(|c: char| !c.is_alphanumeric() && c != '-') {
            let mixed = word.contains(|c: char| c.is_ascii_digit()) && word.contains(char::is_alphabetic);
            let piece = demesne_tuscany::piece::PieceId::parse(word).is_some();
            self.want(!mixed || Seat::parse(word).is_some() || piece, || {
                format!("{notation}: {word:?} in {line}")
            });
            let source =
                Source::ALL.iter().any(|source| source.name().contains('-') && source.name() == word);
            self.want(!source && word != "dark-green", || format!("{notation}: {word:?} in {line}"));
        }
    }

    /// What is told is all that was scored and gained.
    fn sums(&mut self, game: &Tuscany, state: &State, step: Step<Action>) {
        let (mut after, mut events) = (*state, Vec::new());
        game.play(&mut after, step, &mut events).expect("a step of a game");
        let text = game.chronicle(state, step, &events, &after, Language::English).text;
        let words: Vec<&str> =
            text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let sum = |wanted: &[&[&str]]| -> i32 {
            let at = |i: usize| {
                let fits = |noun: &&[&str]| words[i + 1..].starts_with(noun);
                if wanted.iter().any(fits) { words[i].parse::<i32>().unwrap_or(0) } else { 0 }
            };
            (0..words.len()).map(at).sum()
        };
        let (mut green, mut red, mut marble, mut workers, mut hexes) = (0, 0, 0, 0, 0);
        for event in &events {
            match *event {
                // Scorings say points of both tracks, and how many there are now.
                Event::PhaseEnd(_) => return,
                Event::Scored { source, points, .. } if source.is_red() => red += i32::from(points),
                Event::Scored { points, .. } => green += i32::from(points),
                Event::Marble(_, n) if n > 0 => marble += i32::from(n),
                Event::Workers(_, n) => workers += i32::from(n),
                Event::Paid(_, _, n) => workers += i32::from(n),
                Event::Hex(_) => hexes += 1,
                _ => {}
            }
        }
        let lost = text.contains("no room for the wooden hex");
        for (what, count, told) in [
            ("green", green, sum(&[&["green", "point"], &["green", "points"]])),
            ("red", red, sum(&[&["red", "point"], &["red", "points"]])),
            ("marble", marble, sum(&[&["marble"]])),
            ("workers", workers, sum(&[&["worker"], &["workers"]])),
            ("hexes", hexes, sum(&[&["wooden", "hex"]]) - i32::from(lost)),
        ] {
            self.want(told == count, || format!("{count} {what}, {told} told: {text} {events:?}"));
        }
    }
}

#[test]
fn every_step_is_told_in_sentences() {
    let mut reader = Reader::default();
    walk(6, |game, state, step| reader.at(game, state, step));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    for (name, read) in records::<Tuscany>(&folder) {
        let mut state = read.start().unwrap_or_else(|error| panic!("{name}: {error}"));
        for &step in &read.record.steps {
            reader.at(&read.game, &state, step);
            read.game.apply(&mut state, step, &mut Ignore);
        }
    }
    let faults: Vec<String> = reader.faults.iter().cloned().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(reader.moments > 10_000, "{}", reader.moments);
    for word in [
        "first", "neutral", "own", "cards", "pieces", "reveal", "harvest", "board", "token", "take", "give",
        "exchange", "pay", "on", "skip", "marble", "end",
    ] {
        assert!(reader.kinds.contains_key(word), "{word} was never told: {:?}", reader.kinds);
    }
    // A worker is always told beside something else.
    let known: BTreeSet<&str> = signs::ALL.into_iter().filter(|sign| *sign != signs::WORKER).collect();
    assert_eq!(reader.signs, known, "the signs of the chronicle");
    for heading in [
        "Phase 1, round 1",
        "Phase 3, round 26",
        "First scoring",
        "Second scoring",
        "The last scorings",
        "Third scoring and end of the game",
    ] {
        assert!(reader.headings.contains(heading), "{heading}: {:?}", reader.headings);
    }
    assert!(reader.headings.iter().any(|heading| heading.ends_with(": the last round")));
    let told = |place: usize, sentence: &str| reader.texts[place].iter().any(|text| text.contains(sentence));
    let all =
        SENTENCES.iter().enumerate().flat_map(|(place, list)| list.iter().map(move |one| (place, *one)));
    let missing: Vec<&str> = all.filter(|&(place, one)| !told(place, one)).map(|(_, one)| one).collect();
    assert!(missing.is_empty(), "nobody said: {missing:#?}");
}

/// What must have been said by somebody.
const SENTENCES: [&[&str]; 3] = [
    &[
        " is the start player.",
        "In the centre lie ",
        " draws 5 cards: ",
        "Region pieces are dealt: p1 A",
        " has laid out a board, and shows it when everybody has.",
        " takes a storage token: 2 green points.",
        " takes a quarry from the centre.",
        " fills the gap with an estate, own tile ",
        "A stack of p2 is used up: phase 1 ends with this round.",
        "A stack of p1 is used up: phase 2 ends with this round.",
        "after this round one more is played.",
        "To make room p",
        " gives up a wooden hex.",
        "5 villages lie in the centre: all of them go out, and neutral tiles come.",
        "From the neutral stack comes a ",
        "Nothing in the centre fits: p1 exchanges all ",
        " places a wooden hex as a quarry on column ",
        "The yellow area of 3 spaces is complete: 6 green points.",
        " is the first to cover all orange spaces (villages): 3 green points.",
        " is the second to cover all grey spaces (quarries): 1 green point.",
        " spaces (castles) too, but two were faster.",
        "With the castle p2 places a castle on column ",
        "Nothing in the centre fits, so the castle places nothing.",
        " lets the castle place nothing.",
        " reveals a harvest card: 1 card and 1 red point.",
        "There is no room for the wooden hex: 2 red points.",
        " spends a marble for another action.",
        "The discards are shuffled into a new deck.",
        "The harvest cards are shuffled anew.",
        "Phase 1 ends, and all green points count as red ones.\np1 counts ",
        " has no green points to count and stays at ",
        "Somebody has used up all own tiles: one more round is played, the last one.",
        "This was the last round that the table allows.",
        " red points for what is left (",
        " for 1 stored tile",
        " has nothing left that counts: ",
        " wins the game: p",
        "share the victory: ",
        "The tie is broken: p1 has more empty spaces.",
        "as many empty spaces and more green points.",
        "fewer green points, or as many of those too and fewer cards.",
    ],
    &[
        " llena el hueco con una cantera, su loseta propia ",
        " cubre en primer lugar todas las casillas amarillas (monasterios): 3 puntos verdes.",
        "El área roja de 1 casilla queda completa: 1 punto verde.",
        "Hay 5 pueblos en el centro: salen de ahí, y llegan losetas neutrales.",
    ],
    &[
        " preenche a vaga com uma vila, a sua peça própria ",
        "A área amarela de 3 espaços fica completa: 6 pontos verdes.",
        "Com o castelo, p1 coloca de graça uma pedreira na coluna ",
    ],
];

/// What hardly ever happens has its words too.
#[test]
fn rare_events_are_told() {
    let game: Tuscany = common::table("first=p1");
    let state = game.start();
    let seat = Seat(0);
    let say = |event| {
        let step = Step::seat(seat, Action::Draw);
        Language::ALL.map(|language| game.chronicle(&state, step, &[event], &state, language).text)
    };
    for (event, words) in [
        (Event::GapStays, "No tile is left to fill the centre."),
        (
            Event::NeutralShuffled,
            "The neutral stack is used up: the neutral tiles that were removed become a new one.",
        ),
        (Event::DrawLost(seat, 2), "Deck and discards are empty: p1 goes without 2 cards."),
        (
            Event::PhaseEnd(1),
            "The centre is empty. Phase 1 ends, and all green points count as red ones.\np1 has no green points to count and \
             stays at 0 red points.\np2 has no green points to count and stays at 0 red points.",
        ),
    ] {
        let texts = say(event);
        assert_eq!(texts[0], words);
        assert!(texts[1] != texts[0] && texts[2] != texts[0] && texts[1] != texts[2], "{texts:?}");
        assert!(texts[1..].iter().all(|text| common::english(text).is_none()), "{texts:?}");
    }
}

/// Drawn cards and boards that are not turned up yet are told to their owners alone.
#[test]
fn what_is_hidden_is_not_told() {
    let (mut drawn, mut boards) = (0, 0);
    walk(2, |game, state, step| {
        let owner = match (step.by, step.action) {
            (_, Action::Cards { seat, .. }) => seat,
            (Actor::Seat(seat), Action::Board(_)) => seat,
            _ => return,
        };
        for language in Language::ALL {
            let own = chronicled(game, state, step, Viewer::Seat(owner), language).text;
            for viewer in viewers(game).into_iter().filter(|&viewer| viewer != Viewer::Seat(owner)) {
                let text = chronicled(game, state, step, viewer, language).text;
                assert_ne!(text, own);
                let told = text.split(". ").next().unwrap_or_default();
                let coloured = Colour::ALL.iter().any(|&colour| {
                    let name = demesne_text::tuscany::labels::colour_of_cards(colour, 2, language);
                    told.split(|c: char| !c.is_alphabetic()).any(|word| word == name)
                });
                assert!(!coloured && !told.contains(':'), "{told}");
            }
            match step.action {
                Action::Cards { cards, .. } if cards != Cards::NONE => drawn += 1,
                Action::Board(Assembly::UNKNOWN) => panic!("the true step names the board"),
                _ => boards += 1,
            }
        }
    });
    assert!(drawn > 500 && boards > 20, "{drawn} {boards}");
}

/// Twins: a state with other hidden hands tells a spectator, and each rival, the same.
#[test]
fn hidden_hands_make_no_difference() {
    let (mut rng, mut twins, mut moments) = (Quick::new(9), 0, 0u64);
    walk(2, |game, state, step| {
        moments += 1;
        for viewer in viewers(game) {
            if viewer != Viewer::Spectator && !moments.is_multiple_of(4) {
                continue;
            }
            let twin = game.imagine(&game.view(state, viewer), viewer, &mut rng);
            let same = game.seen(state, step, viewer);
            let hidden = matches!(step.action, Action::Cards { .. } | Action::Board(_) | Action::Reveal(_));
            if twin == *state
                || hidden
                || !game.is_legal(&twin, step)
                || game.seen(&twin, step, viewer) != same
            {
                continue;
            }
            twins += 1;
            for language in Language::ALL {
                let told = [state, &twin].map(|state| chronicled(game, state, step, viewer, language));
                assert_eq!(told[0], told[1], "{viewer:?}");
            }
        }
    });
    assert!(twins > 1_000, "{twins} of {moments}");
}
