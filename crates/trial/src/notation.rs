//! The chapters of `docs/notation.md`, one for each game: their examples are read, and they name all that is written.

use demesne_game::{
    Actor, Eyes, Notation, Quick, Seat, Seed, Viewer,
    laws::{Care, walk},
};
use std::collections::BTreeSet;

/// A chapter, by its title. What is checked panics with what is wrong.
#[derive(Clone, Copy, Debug)]
pub struct Chapter(pub &'static str);

/// The text of a section.
#[derive(Clone, Copy, Debug)]
pub struct Section(&'static str);

impl Chapter {
    /// How a table is set up.
    pub fn setup(self) -> Section {
        self.section(&format!("Setup of {}", self.0))
    }

    /// What players decide.
    pub fn decisions(self) -> Section {
        self.section(&format!("{}: what players decide", self.0))
    }

    /// What chance decides.
    pub fn chance(self) -> Section {
        self.section(&format!("{}: what chance decides", self.0))
    }

    /// Positions.
    pub fn positions(self) -> Section {
        self.section(&format!("Positions of {}", self.0))
    }

    fn section(self, title: &str) -> Section {
        let document = include_str!("../../../docs/notation.md");
        let chapter = between(document, &format!("\n## {}\n", self.0), "\n## ");
        Section(between(chapter, &format!("\n### {title}\n"), "\n### "))
    }

    /// Every action is read and written as it stands there.
    pub fn actions_are_read<G: Notation>(self, game: &G) {
        for section in [self.decisions(), self.chance()] {
            let texts = section.first_column();
            assert!(texts.len() > 7, "{texts:?}");
            for text in texts {
                let action = game.parse_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
                assert_eq!(game.action_text(action), text);
            }
        }
    }

    /// Every position is read, written as it stands there but for some lines, and can be played; how many there are.
    pub fn positions_are_read<G: Notation>(
        self,
        table_of: impl Fn(&str) -> G,
        eyes: impl Fn(&G::State) -> Eyes,
        otherwise: impl Fn(&str) -> bool,
    ) -> usize {
        let texts = self.positions().blocks();
        for text in &texts {
            let (game, lines) = (table_of(text), text.lines().collect::<Vec<_>>());
            let state = game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{e}\n{text}"));
            let written = game.position_lines(&state);
            for line in lines.iter().filter(|line| !otherwise(line)) {
                assert!(
                    written.iter().any(|known| known == line),
                    "{line} is written otherwise: {written:#?}"
                );
            }
            let start = game.imagine(&state, eyes(&state).viewer(), &mut Quick::new(1));
            walk(&game, start, &Seed::from_number(1), Care::Quick, |_, _, _| {});
        }
        texts.len()
    }

    /// The options of a game are those that the chapter names.
    pub fn names_the_options<'a>(self, keys: impl Iterator<Item = &'a str>) {
        assert_eq!(self.setup().verbs(), keys.map(verb).collect());
    }

    /// All that some random games of each table write is named: verbs by who says them, keys, moments, beats and tasks.
    pub fn names_all_that_is_written<G: Notation>(self, tables: impl Iterator<Item = G>, games: u64) {
        let positions = self.positions();
        let (mut met, mut said, mut drawn) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        let mut steps = 0;
        for (index, game) in (0..).zip(tables) {
            for number in 0..games {
                let seed = Seed::from_number(100 * index + number);
                walk(&game, game.start(), &seed, Care::Quick, |state, step, _| {
                    let text = game.action_text(step.action);
                    match step.by {
                        Actor::Chance => drawn.insert(verb(&text).to_owned()),
                        Actor::Seat(_) => said.insert(verb(&text).to_owned()),
                    };
                    steps += 1;
                    // Every step would take long, and shows no more.
                    if steps % 7 == 0 {
                        for state in [*state, game.view(state, Viewer::Spectator)] {
                            let lines = game.position_lines(&state);
                            met.extend(lines.iter().flat_map(|line| positions.keys_of(line)));
                        }
                    }
                });
            }
        }
        let keys = positions.first_column();
        let known = |key: &String| match key.strip_prefix("task ") {
            Some(task) => keys.iter().any(|name| name.split(':').next() == Some(task)),
            None => keys.contains(&key.as_str()),
        };
        let unknown: Vec<&String> = met.iter().filter(|key| !known(key)).collect();
        assert!(unknown.is_empty(), "docs/notation.md does not name {unknown:?}");
        for (words, section) in [(said, self.decisions()), (drawn, self.chance())] {
            let named = section.verbs();
            assert!(words.iter().all(|word| named.contains(word.as_str())), "{words:?} of {named:?}");
        }
    }

    /// The verbs that can be read, as the refusal of another one lists them, are those that the chapter names.
    pub fn names_the_verbs<G: Notation>(self, game: &G) {
        let refusal = game.parse_action("dance").map(drop).unwrap_err().why;
        let (decisions, chance) = refusal
            .strip_prefix("\"dance\" is no action; the actions are ")
            .and_then(|list| list.split_once(", and for chance "))
            .expect("a list of verbs");
        assert_eq!(decisions.split(", ").collect::<BTreeSet<_>>(), self.decisions().verbs());
        assert_eq!(chance.split(", ").collect::<BTreeSet<_>>(), self.chance().verbs());
    }
}

impl Section {
    /// What stands in backticks in the first column of its tables.
    pub fn first_column(self) -> Vec<&'static str> {
        let rows = self.0.lines().filter_map(|line| line.strip_prefix("| `"));
        let cells = rows.map(|row| row.split(" | ").next().unwrap_or("").trim_end_matches('`'));
        cells.flat_map(|cell| cell.split("`, `").flat_map(|keys| keys.split("` … `"))).collect()
    }

    /// The first words of that.
    pub fn verbs(self) -> BTreeSet<&'static str> {
        self.first_column().into_iter().map(verb).collect()
    }

    /// Its blocks of text.
    pub fn blocks(self) -> Vec<&'static str> {
        let blocks = self.0.split("```text\n").skip(1);
        blocks.map(|rest| rest.split("```").next().unwrap_or("").trim_end()).collect()
    }

    /// The key of a line of a position and the tasks in it; moments and beats are looked up at once.
    fn keys_of(self, line: &str) -> Vec<String> {
        let (key, value) = line.split_once(": ").expect("a key and a value");
        let key = match key.split_once(' ') {
            Some((seat, what)) if Seat::parse(seat).is_some() => format!("p1 {what}"),
            _ => key.to_owned(),
        };
        let mut keys = Vec::new();
        if key == "tasks" {
            let tasks = value.split(' ').map(|task| task.split(':').next().unwrap_or(""));
            keys.extend(tasks.map(|name| format!("task {name}")));
        }
        if key == "moment" || key == "beat" {
            let row = self.0.lines().find(|row| row.starts_with(&format!("| `{key}`"))).unwrap_or("");
            let word = verb(value);
            assert!(
                [format!("`{word}`"), format!("`{word} ")].iter().any(|word| row.contains(word)),
                "{line}"
            );
        }
        keys.push(key);
        keys
    }
}

fn between(text: &'static str, from: &str, to: &str) -> &'static str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("docs/notation.md has no {from:?}"));
    rest.split_once(to).map_or(rest, |(section, _)| section)
}

/// The first word.
fn verb(text: &str) -> &str {
    text.split(' ').next().unwrap_or("")
}
