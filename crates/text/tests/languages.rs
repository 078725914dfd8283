//! Every text of a table exists in every language, says it in that language, and fits the screen.

use crate::common::{Walk, english, names, viewers, walk_all, walk_archive};
use demesne_bots::Evaluate;
use demesne_burgundy::Burgundy;
use demesne_game::{Actor, Notation, Seat, Step, Viewer};
use demesne_text::{
    Language, Pen, Shown, WIDTH, chronicled,
    draw::{fitted, scores, width},
    told,
};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;
use std::collections::{BTreeMap, BTreeSet};

const OTHERS: [Language; 2] = [Language::Spanish, Language::Portuguese];

#[test]
fn english_words_are_found() {
    assert_eq!(english("quedan 3 losetas, 2 points"), Some("points"));
    assert_eq!(english("p1 toma \"the bank\" 3"), None);
    assert_eq!(english("quedan 3 losetas de bank (2 de plata)"), None);
}

/// Looks at all that can be read.
#[derive(Default)]
struct Reader {
    moments: u64,
    texts: BTreeMap<&'static str, u64>,
    sources: BTreeSet<(&'static str, String)>,
    words: BTreeSet<(&'static str, String)>,
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
            self.want(*text != texts[0], || {
                format!("{what} in {} is the English one: {text}", language.name())
            });
            for line in text.lines() {
                let fault = |word| format!("{what} in {}, \"{word}\": {line}", language.name());
                if let Some(word) = english(line) {
                    self.want(false, || fault(word));
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

    fn news<G: Shown>(&mut self, game: &G, state: &G::State, step: Step<G::Action>) {
        for viewer in viewers(game) {
            let seen = game.seen(state, step, viewer);
            let texts = Language::ALL.map(|language| told(game, state, step, viewer, language));
            for text in &texts {
                let lines = fitted(text, WIDTH, 4);
                assert!(lines.iter().all(|line| width(line) <= WIDTH), "{text}");
            }
            // Where a step is told as notation has it, that is the same for all.
            let notation = [game.step_text(seen), game.action_text(seen.action)];
            let spoken = notation.iter().find_map(|text| {
                let rest = texts.each_ref().map(|told| told.strip_prefix(text.as_str()).map(str::to_owned));
                let [Some(one), Some(two), Some(three)] = rest else { return None };
                Some([one, two, three])
            });
            self.compare("news", spoken.unwrap_or(texts));
            let told = Language::ALL.map(|language| chronicled(game, state, step, viewer, language));
            self.compare(
                "heading of the chronicle",
                told.each_ref().map(|told| told.heading.clone().unwrap_or_default()),
            );
            self.compare("chronicle", told.map(|told| told.text));
        }
    }

    fn question<G: Shown>(&mut self, game: &G, view: &G::State, seat: Seat) {
        let mut list = Vec::new();
        game.legal_actions(view, seat, &mut list);
        self.compare_lines(
            "question",
            Language::ALL.map(|language| game.prompt(view, seat, &list, language)),
        );
        let questions = Language::ALL.map(|language| game.question(view, seat, &list, language).join("\n"));
        let actions: Vec<&str> = G::action_words(Language::English).iter().map(|(word, _)| *word).collect();
        for quoted in questions.iter().flat_map(|question| question.split('"').skip(1).step_by(2)) {
            // What stands in quotation marks is an action that can be chosen, never a command to be typed.
            let first = quoted.split(' ').next().unwrap_or_default();
            self.want(actions.contains(&first), || format!("a question names a command: {quoted}"));
        }
        self.compare("question by hand", questions);
        for (i, &action) in list.iter().enumerate() {
            let text = game.action_text(action);
            self.words.insert((G::NAME, text.split(' ').next().unwrap_or("").to_owned()));
            let price = Language::ALL.map(|language| game.price(view, seat, action, language));
            let gloss = Language::ALL.map(|language| game.gloss(view, seat, action, language));
            for (price, gloss) in price.iter().zip(&gloss) {
                let notes: Vec<&str> =
                    [price, gloss].into_iter().map(String::as_str).filter(|n| !n.is_empty()).collect();
                let item = format!("{:2} {text} ({})", i + 1, notes.join("; "));
                self.want(width(&item) <= WIDTH, || format!("an action is too wide: {item}"));
            }
            let deed = Language::ALL.map(|language| game.deed(view, seat, action, language));
            self.want(deed[0] != text, || format!("no words for {text}"));
            self.compare("deed", deed);
            self.compare("price", price);
            self.compare("note", gloss);
            self.compare("aside", Language::ALL.map(|language| game.aside(view, seat, action, language)));
            self.compare("heading", Language::ALL.map(|language| game.heading(view, seat, action, language)));
        }
    }

    fn screens<G: Shown>(&mut self, game: &G, state: &G::State, seat: Seat) {
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
        self.points(game, &view);
    }

    fn points<G: Shown>(&mut self, game: &G, view: &G::State) {
        let names = names(game);
        let tables = Language::ALL.map(|language| scores(game, view, &names, language));
        for line in tables.iter().flat_map(|text| text.lines()) {
            self.want(width(line) <= WIDTH, || format!("points are too wide: {line}"));
        }
        // The sum is called the same everywhere, and may be all there is.
        let track = game.second_track(view, Language::English);
        let sources =
            game.scores(view).seats.into_iter().chain(track.into_iter().flat_map(|track| track.seats));
        let before = self.sources.len();
        for (source, _) in sources.flat_map(|score| score.sources) {
            self.sources.insert((G::NAME, source.to_owned()));
        }
        if self.sources.len() > before {
            self.compare("points", tables);
        }
    }
}

/// Titles and lines of all supplies; what their pieces are called is often a name.
fn stock<G: Shown>(game: &G, view: &G::State, language: Language) -> String {
    let all = game.stock(view, language);
    all.into_iter().flat_map(|stock| [vec![stock.title], stock.lines].concat()).collect::<Vec<_>>().join("\n")
}

impl Walk for Reader {
    fn at<G: Shown + Evaluate>(&mut self, game: &G, state: &G::State, step: Step<G::Action>) {
        self.moments += 1;
        self.news(game, state, step);
        let Actor::Seat(seat) = step.by else { return };
        let view = game.view(state, Viewer::Seat(seat));
        self.question(game, &view, seat);
        if self.moments.is_multiple_of(6) {
            self.screens(game, state, seat);
        }
    }

    fn end<G: Shown + Evaluate>(&mut self, game: &G, state: &G::State) {
        self.screens(game, state, Seat(0));
        self.compare("end", Language::ALL.map(|language| game.verdict(state, language).unwrap_or_default()));
        self.compare("aim", Language::ALL.map(|language| game.aim(language).to_owned()));
        let lines = |text: String| text.lines().map(str::to_owned).collect::<Vec<_>>();
        let helps = Language::ALL.map(|language| lines(game.help(language)));
        for line in helps[1..].iter().flatten() {
            self.want(width(line) <= WIDTH, || format!("help is too wide: {line}"));
        }
        assert!(helps[0] != helps[1] && helps[0] != helps[2] && helps[1] != helps[2]);
        let whats = Language::ALL.map(|language| G::what_help(language));
        assert!(whats[0] != whats[1] && whats[0] != whats[2] && whats[1] != whats[2]);
        for place in game.outcome(state).into_iter().flat_map(|outcome| outcome.places) {
            if let Some(rule) = place.tie_break {
                self.compare("tie", Language::ALL.map(|language| game.tie_break(rule, language).to_owned()));
            }
        }
    }
}

fn sources_are_named<G: Shown>(seen: &BTreeSet<(&'static str, String)>) -> usize {
    let own: Vec<&String> = seen.iter().filter(|(game, _)| *game == G::NAME).map(|(_, name)| name).collect();
    for source in &own {
        let names = Language::ALL.map(|language| G::source_name(source, language));
        for (name, language) in names[1..].iter().zip(OTHERS) {
            assert_ne!(*name, names[0], "{source} in {}", language.name());
            assert_eq!(english(name), None, "{source}");
        }
    }
    own.len()
}

/// Those too that no game here has scored.
#[test]
fn every_kind_of_source_is_named() {
    fn check<G: Shown>() {
        for kind in G::SOURCES {
            // Some come with a number only.
            let numbered = matches!(*kind, "regions" | "monastery" | "scoring");
            let source = if numbered { format!("{kind}-2") } else { (*kind).to_owned() };
            assert_eq!(sources_are_named::<G>(&BTreeSet::from([(G::NAME, source)])), 1);
        }
    }
    check::<Burgundy>();
    check::<Tuscany>();
    check::<Viscounts>();
}

/// Each word has one entry, and each entry is a word that occurs.
fn words_are_explained<G: Shown>(seen: &BTreeSet<(&'static str, String)>) {
    let tables = Language::ALL.map(G::action_words);
    let seen: Vec<&str> =
        seen.iter().filter(|(game, _)| *game == G::NAME).map(|(_, word)| &word[..]).collect();
    for table in &tables {
        let mut words: Vec<&str> = table.iter().map(|(word, _)| *word).collect();
        words.sort_unstable();
        assert_eq!(words, seen);
    }
    for (table, language) in tables[1..].iter().zip(OTHERS) {
        for ((word, meaning), (_, first)) in table.iter().zip(&tables[0]) {
            assert!(!first.is_empty() && meaning != first, "{word} in {}", language.name());
            assert_eq!(english(meaning), None, "{word}: {meaning}");
        }
    }
}

#[test]
fn whole_games_read_well_in_every_language() {
    let mut reader = Reader::default();
    walk_all(2, &mut reader);
    walk_archive::<Burgundy>("x-", &mut reader);
    let faults: Vec<String> = reader.faults.iter().cloned().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for what in [
        "news",
        "chronicle",
        "heading of the chronicle",
        "question",
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
        "points",
        "aim",
        "end",
    ] {
        assert!(reader.texts.get(what).is_some_and(|&count| count > 0), "no {what} was read");
    }
    assert!(reader.moments > 5_000, "{}", reader.moments);
    assert!(sources_are_named::<Burgundy>(&reader.sources) > 25, "{:?}", reader.sources);
    assert!(sources_are_named::<Tuscany>(&reader.sources) > 12, "{:?}", reader.sources);
    assert!(sources_are_named::<Viscounts>(&reader.sources) > 8, "{:?}", reader.sources);
    words_are_explained::<Burgundy>(&reader.words);
    words_are_explained::<Tuscany>(&reader.words);
}

/// Only the ends of all recorded games: who was put before whom, and why.
#[derive(Default)]
struct Ends(Reader);

impl Walk for Ends {
    fn at<G: Shown + Evaluate>(&mut self, _: &G, _: &G::State, _: Step<G::Action>) {}

    fn end<G: Shown + Evaluate>(&mut self, game: &G, state: &G::State) {
        self.0.end(game, state);
    }
}

#[test]
fn every_end_reads_well_in_every_language() {
    let mut ends = Ends::default();
    walk_archive::<Burgundy>("", &mut ends);
    walk_archive::<Tuscany>("", &mut ends);
    let faults: Vec<String> = ends.0.faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(ends.0.texts["tie"] > 20, "{:?}", ends.0.texts);
}

#[test]
fn options_are_explained() {
    fn check<G: Shown + Notation>() {
        for option in G::catalogue() {
            let texts =
                Language::ALL.map(|language| G::option_what(option.key, language).expect("an option"));
            assert_eq!(texts[0], option.what);
            for text in &texts[1..] {
                assert_ne!(*text, texts[0], "{}", option.key);
                assert_eq!(english(text), None, "{}: {text}", option.key);
            }
        }
        assert_eq!(G::option_what("nonsense", Language::Spanish), None);
        assert_eq!(G::option_name("nonsense", Language::Spanish), None);
        let signs = Language::ALL.map(G::signs);
        assert!(signs.iter().all(|text| !text.is_empty() && !text.contains('"')), "{signs:?}");
        assert!(signs[0] != signs[1] && signs[1] != signs[2], "{signs:?}");
    }
    check::<Burgundy>();
    check::<Tuscany>();
    check::<Viscounts>();
}

/// The words among the values of the catalogue: not numbers, ranges of boards, single letters.
fn value_words(values: &str) -> Vec<&str> {
    let listed =
        values.split("some of: ").flat_map(|part| part.split([' ', ','])).filter(|word| *word != "or");
    listed.filter(|word| word.len() > 1 && word.starts_with(|c: char| c.is_ascii_lowercase())).collect()
}

#[test]
fn names_and_values_of_options_are_spoken() {
    fn check<G: Shown + Notation>() -> usize {
        let mut spoken = 0;
        for option in G::catalogue() {
            let key = option.key;
            for language in Language::ALL {
                let name = G::option_name(key, language).unwrap_or_else(|| panic!("{key} has no name"));
                assert!(!name.contains(['_', '-']) || name.contains("recém-"), "{name}");
            }
            if let Some(form) = G::option_form(key, Language::English) {
                assert_eq!(form, option.values, "{key}");
                continue;
            }
            if option.values.starts_with("a number from") {
                continue;
            }
            let words = Language::ALL.map(|language| G::option_words(key, language));
            for word in value_words(option.values) {
                let called = words.each_ref().map(|words| words.iter().find(|(one, _)| *one == word));
                let [Some((_, en)), Some((_, es)), Some((_, pt))] = called else {
                    panic!("{key}: nobody says what {word:?} is called")
                };
                assert!([es, pt].iter().all(|text| english(text).is_none()), "{key} {word}: {es}, {pt}");
                assert!(en != pt || en == es, "{key} {word}: {en}, {es}, {pt}");
                spoken += 1;
            }
            for (word, _) in &words[0] {
                assert!(option.values.contains(word), "{key} has no value {word:?}");
            }
        }
        spoken
    }
    assert_eq!(check::<Burgundy>(), 21);
    assert_eq!(check::<Tuscany>(), 11);
    assert_eq!(check::<Viscounts>(), 10);
}
