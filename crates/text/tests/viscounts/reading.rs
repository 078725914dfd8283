//! Every text of a table exists in every language, says it in that language, and fits the screen.

use super::{
    common::{english, names, viewers},
    walk,
};
use demesne_game::{Actor, Game, Notation, Seat, Step, Viewer};
use demesne_text::{
    Language, Pen, Shown, WIDTH, chronicled,
    draw::{fitted, scores, width},
    told,
};
use demesne_viscounts::{Action, State, Viscounts};
use std::collections::{BTreeMap, BTreeSet};

const OTHERS: [Language; 2] = [Language::Spanish, Language::Portuguese];

/// Looks at all that can be read.
#[derive(Default)]
struct Reader {
    moments: u64,
    texts: BTreeMap<&'static str, u64>,
    words: BTreeSet<String>,
    sources: BTreeSet<String>,
    /// What is wrong: all of it at once, since one text often has several flaws.
    faults: BTreeSet<String>,
}

impl Reader {
    fn want(&mut self, right: bool, fault: impl FnOnce() -> String) {
        if !right && self.faults.len() < 60 {
            self.faults.insert(fault());
        }
    }

    /// A text in each language: all are there or none is, and none is English but the first.
    fn compare(&mut self, what: &'static str, texts: [String; 3]) {
        if texts[0].is_empty() {
            self.want(texts.concat().is_empty(), || format!("{what}: only some languages say {texts:?}"));
            return;
        }
        *self.texts.entry(what).or_default() += 1;
        for (text, language) in texts[1..].iter().zip(OTHERS) {
            // Names of heroes, of seats and of cards that are called the same are no words.
            let spoken = text.contains(' ') && text.chars().any(char::is_alphabetic);
            self.want(*text != texts[0] || !spoken, || {
                format!("{what} in {} is the English one: {text}", language.name())
            });
            self.want(!text.is_empty(), || format!("{what}: nothing in {}: {}", language.name(), texts[0]));
            for line in text.lines() {
                if let Some(word) = english(line) {
                    self.want(false, || format!("{what} in {}, \"{word}\": {line}", language.name()));
                }
            }
        }
    }

    fn compare_lines(&mut self, what: &'static str, lines: [Vec<String>; 3]) {
        for line in lines.iter().flatten() {
            self.want(width(line) <= WIDTH && !line.ends_with(' '), || {
                format!("{what} is too wide: {line:?}")
            });
        }
        self.compare(what, lines.map(|lines| lines.join("\n")));
    }

    fn news(&mut self, game: &Viscounts, state: &State, step: Step<Action>) {
        for viewer in viewers(game) {
            let texts = Language::ALL.map(|language| told(game, state, step, viewer, language));
            for text in &texts {
                let lines = fitted(text, WIDTH, 4);
                assert!(lines.iter().all(|line| width(line) <= WIDTH), "{text}");
            }
            self.compare("news", texts);
            let told = Language::ALL.map(|language| chronicled(game, state, step, viewer, language));
            self.compare(
                "heading of the chronicle",
                told.each_ref().map(|told| told.heading.clone().unwrap_or_default()),
            );
            self.compare("chronicle", told.map(|told| told.text));
        }
    }

    fn question(&mut self, game: &Viscounts, view: &State, seat: Seat) {
        let mut list = Vec::new();
        game.legal_actions(view, seat, &mut list);
        let prompts = Language::ALL.map(|language| game.prompt(view, seat, &list, language));
        self.want(!prompts[0].is_empty(), || format!("nothing is asked for {list:?}"));
        self.compare_lines("question", prompts);
        let questions = Language::ALL.map(|language| game.question(view, seat, &list, language).join("\n"));
        self.want(!questions.concat().contains('"'), || format!("a command is named: {questions:?}"));
        self.compare("question by hand", questions);
        for (i, &action) in list.iter().enumerate() {
            let text = game.action_text(action);
            self.words.insert(text.split(' ').next().unwrap_or("").to_owned());
            let price = Language::ALL.map(|language| game.price(view, seat, action, language));
            let gloss = Language::ALL.map(|language| game.gloss(view, seat, action, language));
            for (price, gloss) in price.iter().zip(&gloss) {
                let notes: Vec<&str> =
                    [price, gloss].into_iter().map(String::as_str).filter(|n| !n.is_empty()).collect();
                let item = format!("{:2} {text} ({})", i + 1, notes.join("; "));
                self.want(width(&item) <= WIDTH, || format!("an action is too wide: {item}"));
            }
            self.compare("deed", Language::ALL.map(|language| game.deed(view, seat, action, language)));
            self.compare("price", price);
            self.compare("note", gloss);
            self.compare("aside", Language::ALL.map(|language| game.aside(view, seat, action, language)));
            self.compare("heading", Language::ALL.map(|language| game.heading(view, seat, action, language)));
        }
    }

    fn screens(&mut self, game: &Viscounts, state: &State, seat: Seat) {
        let names = names(game);
        let view = game.view(state, Viewer::Seat(seat));
        let outside = game.view(state, Viewer::Spectator);
        let pens = Language::ALL.map(Pen::plain);
        self.compare_lines("screen", pens.map(|pen| game.screen(&view, seat, &names, pen)));
        self.compare_lines("everything", pens.map(|pen| game.everything(&outside, &names, pen)));
        self.compare_lines("supply", Language::ALL.map(|language| game.supply(&view, language)));
        self.compare("stock", Language::ALL.map(|language| stock(game, &view, language)));
        for seat in Seat::first(game.seats()) {
            self.compare_lines("seat", pens.map(|pen| game.one_seat(&view, seat, &names, pen)));
        }
        let chapter =
            Language::ALL.map(|language| game.chapter(&view, language).map_or(String::new(), |c| c.title));
        self.compare("chapter", chapter);
        let tables = Language::ALL.map(|language| scores(game, &view, &names, language));
        for line in tables.iter().flat_map(|text| text.lines()) {
            self.want(width(line) <= WIDTH, || format!("points are too wide: {line}"));
        }
        for (source, _) in game.scores(&view).seats.into_iter().flat_map(|score| score.sources) {
            self.sources.insert(source.to_owned());
        }
    }

    fn end(&mut self, game: &Viscounts, state: &State) {
        self.screens(game, state, Seat(0));
        self.compare("aim", Language::ALL.map(|language| game.aim(language).to_owned()));
        for line in Language::ALL.iter().flat_map(|&language| {
            let text = game.help(language) + game.aim(language) + Viscounts::what_help(language);
            text.lines().map(str::to_owned).collect::<Vec<_>>()
        }) {
            self.want(width(&line) <= WIDTH, || format!("help is too wide: {line}"));
        }
        for place in game.outcome(state).into_iter().flat_map(|outcome| outcome.places) {
            if let Some(rule) = place.tie_break {
                self.compare("tie", Language::ALL.map(|language| game.tie_break(rule, language).to_owned()));
            }
        }
    }
}

/// Titles and lines of all supplies, and their rows that are no names.
fn stock(game: &Viscounts, view: &State, language: Language) -> String {
    let all = game.stock(view, language);
    all.into_iter().flat_map(|stock| [vec![stock.title], stock.lines].concat()).collect::<Vec<_>>().join("\n")
}

#[test]
fn whole_games_read_well_in_every_language() {
    let mut reader = Reader::default();
    walk(2, |game, state, step| {
        reader.moments += 1;
        let Some(step) = step else { return reader.end(game, state) };
        reader.news(game, state, step);
        let Actor::Seat(seat) = step.by else { return };
        reader.question(game, &game.view(state, Viewer::Seat(seat)), seat);
        if reader.moments.is_multiple_of(9) {
            reader.screens(game, state, seat);
        }
    });
    let faults: Vec<String> = reader.faults.iter().cloned().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for what in [
        "news",
        "chronicle",
        "heading of the chronicle",
        "question",
        "question by hand",
        "price",
        "deed",
        "note",
        "aside",
        "heading",
        "screen",
        "everything",
        "supply",
        "stock",
        "seat",
        "chapter",
        "aim",
    ] {
        assert!(reader.texts.get(what).is_some_and(|&count| count > 10), "no {what}: {:?}", reader.texts);
    }
    assert!(reader.moments > 3_000, "{}", reader.moments);
    let known: BTreeSet<String> = Viscounts::SOURCES.iter().map(|&source| source.to_owned()).collect();
    assert_eq!(reader.sources, known, "each source was seen, and each has its place");
    let words: BTreeSet<String> =
        Viscounts::action_words(Language::English).iter().map(|(word, _)| (*word).to_owned()).collect();
    assert!(reader.words.is_subset(&words), "{:?}", reader.words);
    let unseen: Vec<&String> = words.difference(&reader.words).collect();
    assert!(unseen.len() <= 3, "hardly ever asked: {unseen:?}");
}

#[test]
fn words_that_stand_alone_are_in_every_language() {
    let differ = |texts: [String; 3], what: &str| {
        for text in &texts[1..] {
            assert_ne!(*text, texts[0], "{what}");
            assert_eq!(english(text), None, "{what}: {text}");
        }
    };
    for &source in Viscounts::SOURCES {
        differ(Language::ALL.map(|language| Viscounts::source_name(source, language)), source);
    }
    for option in Viscounts::catalogue() {
        let texts =
            Language::ALL.map(|language| Viscounts::option_what(option.key, language).expect("an option"));
        assert_eq!(texts[0], option.what);
        differ(texts.map(str::to_owned), option.key);
        for language in Language::ALL {
            assert!(Viscounts::option_name(option.key, language).is_some(), "{}", option.key);
            for (word, called) in Viscounts::option_words(option.key, language) {
                assert!(option.values.contains(word) && !called.is_empty(), "{} {word}", option.key);
            }
        }
    }
    let tables = Language::ALL.map(Viscounts::action_words);
    for ((one, two), three) in tables[0].iter().zip(&tables[1]).zip(&tables[2]) {
        assert!(one.0 == two.0 && two.0 == three.0);
        differ([one.1.into(), two.1.into(), three.1.into()], one.0);
    }
    for rule in ["V19.16", "V25.5"] {
        let game: Viscounts = super::common::table("");
        differ(Language::ALL.map(|language| game.tie_break(rule, language).to_owned()), rule);
    }
    let signs = Language::ALL.map(Viscounts::signs);
    assert!(signs.iter().all(|text| !text.is_empty() && !text.contains('"')), "{signs:?}");
    assert!(signs[0] != signs[1] && signs[1] != signs[2]);
}

#[test]
fn whatever_is_asked_about_is_answered() {
    let game: Viscounts = super::common::table("solo=noble");
    let unknown = Language::ALL.map(|language| game.what("nonsense", language));
    for thing in [
        "n15",
        "h04",
        "s1",
        "Deacon",
        "m07",
        "workshop-2",
        "workshop",
        "4",
        "3-4",
        "3-4.1",
        "card 3",
        "card",
        "S-noble",
        "trade",
        "build",
        "workers",
        "transcribe",
        "criminal",
        "collision",
        "debt",
        "deed",
        "ribbon",
        "castle",
        "leader",
        "poverty",
        "prosperity",
        "end",
        "solo",
        "ink",
        "silver",
        "hand",
        "slot",
        "black",
        "icons",
        "resources",
        "virtue",
        "viscount",
        "townsfolk",
        "manuscripts",
        "building",
        "scheme",
        "flip",
    ] {
        let texts = Language::ALL.map(|language| game.what(thing, language));
        for (text, other) in texts.iter().zip(&unknown) {
            assert!(text.ends_with(".\n") && text != other, "{thing}: {text}");
        }
        assert!(texts[0] != texts[1] && texts[1] != texts[2], "{thing}: {texts:?}");
        for text in &texts[1..] {
            assert_eq!(english(text), None, "{thing}: {text}");
        }
    }
    // In the reader's language too, and all cards of a name.
    let deacons = game.what("Diácono", Language::Spanish);
    assert!(deacons.starts_with("n14 Diácono: ") && deacons.contains("\nn15 Diácono: "), "{deacons}");
}
