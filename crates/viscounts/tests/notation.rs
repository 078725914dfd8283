//! The chapter on Viscounts in `docs/notation.md`: its examples are read, and it names all that is written.

mod common;

use common::{TABLES, table};
use demesne_game::{
    Actor, Game, Notation, Quick, Seat, Seed, Viewer,
    laws::{Care, walk},
};
use demesne_viscounts::{CATALOGUE, Viscounts, state::Eyes};
use std::collections::BTreeSet;

const DOC: &str = include_str!("../../../docs/notation.md");

/// The chapter, or a section of it by the start of its title.
fn section(title: &str) -> &'static str {
    let chapter = between(DOC, "\n## Viscounts\n", "\n## ");
    if title.is_empty() { chapter } else { between(chapter, &format!("\n### {title}\n"), "\n### ") }
}

fn between<'t>(text: &'t str, from: &str, to: &str) -> &'t str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("docs/notation.md has no {from:?}"));
    rest.split_once(to).map_or(rest, |(section, _)| section)
}

/// What stands in backticks in the first column of the tables of a section.
fn first_column(section: &'static str) -> Vec<&'static str> {
    let rows = section
        .lines()
        .filter_map(|line| line.strip_prefix("| `"))
        .map(|row| row.split(" | ").next().unwrap_or(""));
    rows.flat_map(|cell| cell.trim_end_matches('`').split("`, `")).collect()
}

/// The blocks of text of a section.
fn blocks(section: &'static str) -> Vec<&'static str> {
    section.split("```text\n").skip(1).map(|rest| rest.split("```").next().unwrap_or("").trim_end()).collect()
}

fn verb(text: &str) -> &str {
    text.split(' ').next().unwrap_or("")
}

#[test]
fn every_action_of_the_chapter_is_read() {
    let game = table("");
    for title in ["Viscounts: what players decide", "Viscounts: what chance decides"] {
        let texts = first_column(section(title));
        assert!(texts.len() > 12, "{title}: {texts:?}");
        for text in texts {
            let action = game.parse_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(game.action_text(action), text);
        }
    }
}

/// The table of a position: with a solo opponent where its schemes are named.
fn table_of(text: &str) -> Viscounts {
    table(if text.contains("\nschemes: ") { "solo=cleric" } else { "" })
}

#[test]
fn every_position_of_the_chapter_is_read_and_can_be_played() {
    let texts = blocks(section("Positions of Viscounts"));
    assert_eq!(texts.len(), 4);
    for text in texts {
        let game = table_of(text);
        let lines: Vec<&str> = text.lines().collect();
        let state = game.read_position(&lines, 1).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let written = game.position_lines(&state);
        // Of piles more is written than an example says.
        for line in lines.iter().filter(|line| !line.starts_with("tops")) {
            assert!(written.iter().any(|known| known == line), "{line} is written otherwise: {written:#?}");
        }
        let viewer = match state.eyes {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            _ => Viewer::Everybody,
        };
        let start = game.imagine(&state, viewer, &mut Quick::new(1));
        walk(&game, start, &Seed::from_number(1), Care::Quick, |_, _, _| {});
    }
}

#[test]
fn every_option_is_in_the_chapter() {
    let named: BTreeSet<&str> = first_column(section("Setup of Viscounts")).into_iter().map(verb).collect();
    let known: BTreeSet<&str> = CATALOGUE.iter().map(|option| verb(option.key)).collect();
    assert_eq!(named, known);
}

/// All that random games write: verbs by who says them, keys, moments, beats and tasks.
#[test]
fn all_that_is_written_is_in_the_chapter() {
    let positions = section("Positions of Viscounts");
    let keys: BTreeSet<&str> = first_column(positions).into_iter().collect();
    let verbs = |title| -> BTreeSet<&str> { first_column(section(title)).into_iter().map(verb).collect() };
    let (decisions, chance) =
        (verbs("Viscounts: what players decide"), verbs("Viscounts: what chance decides"));
    let (mut met, mut said, mut drawn) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut steps = 0;
    for (index, options) in (0..).zip(TABLES) {
        let game = table(options);
        for number in 0..4 {
            let seed = Seed::from_number(100 * index + number);
            walk(&game, game.start(), &seed, Care::Quick, |state, step, _| {
                let text = game.action_text(step.action);
                match step.by {
                    Actor::Chance => drawn.insert(verb(&text).to_owned()),
                    Actor::Seat(_) => said.insert(verb(&text).to_owned()),
                };
                steps += 1;
                // Every step would take long, and shows no more.
                if steps % 7 != 0 {
                    return;
                }
                for state in [*state, game.view(state, Viewer::Spectator)] {
                    for line in game.position_lines(&state) {
                        met.extend(named(&line, positions));
                    }
                }
            });
        }
    }
    let known = |key: &String| match key.strip_prefix("task ") {
        Some(task) => keys.iter().any(|name| name.split(':').next() == Some(task)),
        None => keys.contains(key.as_str()),
    };
    let unknown: Vec<&String> = met.iter().filter(|key| !known(key)).collect();
    assert!(unknown.is_empty(), "docs/notation.md does not name {unknown:?}");
    let all_of =
        |met: &BTreeSet<String>, named: &BTreeSet<&str>| met.iter().all(|verb| named.contains(verb.as_str()));
    assert!(all_of(&said, &decisions), "{said:?}");
    assert!(all_of(&drawn, &chance), "{drawn:?}");
}

/// The key of a line and the tasks in it; moments and beats are looked up at once.
fn named(line: &str, positions: &str) -> Vec<String> {
    let (key, value) = line.split_once(": ").expect("a key and a value");
    let key = match key.split_once(' ') {
        Some((seat, what)) if Seat::parse(seat).is_some() => format!("p1 {what}"),
        _ => key.to_owned(),
    };
    let mut names = Vec::new();
    if key == "tasks" {
        let tasks = value.split(' ').map(|task| task.split(':').next().unwrap_or("").to_owned());
        names.extend(tasks.map(|name| format!("task {name}")));
    }
    if key == "moment" || key == "beat" {
        let row = positions.lines().find(|row| row.starts_with(&format!("| `{key}`")));
        assert!(row.is_some_and(|row| row.contains(&format!("`{}`", verb(value)))), "{line}");
    }
    names.push(key);
    names
}

/// The verbs that can be read, as the refusal of another one lists them.
#[test]
fn every_verb_is_in_the_chapter() {
    let refusal = table("").parse_action("dance").map(drop).unwrap_err().why;
    let (decisions, chance) = refusal
        .strip_prefix("\"dance\" is no action; the actions are ")
        .and_then(|list| list.split_once(", and for chance "))
        .expect("a list of verbs");
    for (list, title) in
        [(decisions, "Viscounts: what players decide"), (chance, "Viscounts: what chance decides")]
    {
        let named: BTreeSet<&str> = first_column(section(title)).into_iter().map(verb).collect();
        assert_eq!(list.split(", ").collect::<BTreeSet<&str>>(), named);
    }
}
