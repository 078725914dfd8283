//! Before the first turn: what is played, and how the Châteautoma is set up (A2).

use super::talk::{Question, Stop, Talk};
use crate::{cli::AutomaArgs, pen::LANGUAGE};
use demesne_burgundy::{
    Burgundy, Colour, Expansion,
    options::{Level, Modifier},
};
use demesne_game::{Game, Notation, SetupLine};
use demesne_text::draw;
use std::io::{BufRead, Write};

/// What the command line says already, by the question that it answers.
pub fn presets(args: &AutomaArgs) -> Vec<(&'static str, String)> {
    let flags = [
        ("players", &args.players),
        ("level", &args.level),
        ("modifiers", &args.modifiers),
        ("expansions", &args.expansions),
    ];
    flags.into_iter().filter_map(|(key, value)| Some((key, value.clone()?))).collect()
}

const NOTHING_YET: &str = "Nothing is set up yet.\n";

/// Asks what is played.
pub fn game<R: BufRead, W: Write>(talk: &mut Talk<R, W>) -> Result<Burgundy, Stop> {
    let ask = |asks, help| Question { asks, help, known: NOTHING_YET };
    let players = talk.ask_or(
        "players",
        ask(
            "How many players are there, the Châteautoma included: 2, 3 or 4?",
            "It plays with one, two or three people and counts as a player, so 2 is one person and it.\n",
        ),
        |answer| match answer {
            "2" | "3" | "4" => Ok(answer.to_owned()),
            _ => Err(format!("\"{answer}\" players cannot play with it; 2, 3 or 4 can, itself included.")),
        },
    )?;
    let level = talk.ask_or(
        "level",
        ask(
            "Which level: novice, experienced or expert?",
            "The level decides which of the three values of a card it scores. For a first game: experienced.\n",
        ),
        |answer| {
            let level = Level::parse(answer).map(Level::name);
            level.ok_or_else(|| format!("\"{answer}\" is no level; say novice, experienced or expert."))
        },
    )?;
    let modifiers =
        talk.ask_or("modifiers", ask("Which modifiers: some of A B C D, or none?", MODIFIERS), |answer| {
            let letters = words(&answer.to_uppercase());
            let known = letters.iter().all(|word| ["A", "B", "C", "D"].contains(&word.as_str()));
            match letters.as_slice() {
                [none] if none == "NONE" || none == "-" => Ok(String::new()),
                letters if known && !letters.is_empty() => Ok(letters.join(" ")),
                _ => Err(format!("\"{answer}\" are no modifiers; say some of A B C D, or none.")),
            }
        })?;
    talk.ask_or(
        "expansions",
        ask(
            "Which expansions: some of tiles, white, posts, routes, shields, vineyards, or none?",
            "tiles: monasteries 27 and 28, crane, geese; white: white castles and monastery 29; posts: border posts; \
             routes: trade routes.\nInns, team and solo games are not played with it.\n",
        ),
        |answer| {
            let names = words(answer).join(" ");
            let names = if names == "-" { "none".into() } else { names };
            set_up(&players, level, &modifiers, &names).map_err(|why| format!("{why}."))
        },
    )
}

const MODIFIERS: &str = "\
A: five face-down tiles lie in its duchy from the start.
B: a building, a mine and a castle lie face up in its duchy from the start.
C: it is the first player.
D: some spaces of its duchy give it an extra turn when they are covered.
";

/// Words with blanks or commas between them.
pub fn words(text: &str) -> Vec<String> {
    text.split([' ', ',', ';']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn set_up(players: &str, level: &str, modifiers: &str, expansions: &str) -> Result<Burgundy, String> {
    let mut lines = Vec::new();
    let mut add = |key: &str, value: &str| {
        lines.push(SetupLine { key: key.into(), value: value.into(), line: 0 });
    };
    add("players", players);
    // People's duchies are their own affair.
    add("duchies", "same 1");
    add("chateautoma", level);
    if !modifiers.is_empty() {
        add("modifiers", modifiers);
    }
    add("expansions", expansions);
    Burgundy::from_setup(&lines).map_err(|error| error.to_string())
}

/// How the Châteautoma is set up, in sentences.
pub fn instructions(game: &Burgundy) -> String {
    let has = |modifier| game.options().chateautoma.is_some_and(|automa| automa.has(modifier));
    let on = |expansion| game.options().expansions.has(expansion);
    let areas = game.areas();
    let mut text = format!(
        "\nSetting up the Châteautoma for {} players:\n\
         - Its duchy lies with side {} up (A2.3); it gets no player board and no workers.\n\
         - Set one good of each number aside for it before the others are shuffled, and put the six on its goods spaces (A2.2, A2.8).\n\
         - It gets 1 silver (A2.9).\n",
        game.seats(),
        areas.side
    );
    if has(Modifier::A) {
        let list = spaces(&areas.face_down);
        text.push_str(&format!(
            "- Modifier A: put a black-backed tile out of the box face down on each space marked A: {list}. They stay so (A15.5).\n"
        ));
    }
    if has(Modifier::B) {
        let list = spaces(&areas.face_up);
        text.push_str(&format!(
            "- Modifier B: put a tile out of the box face up on each space marked B: {list} (A15.6).\n"
        ));
    }
    if has(Modifier::D) {
        text.push_str("- Modifier D: covering a space with an extra-turn mark brings it an extra turn; I will say so (A15.9).\n");
    }
    text.push_str(match has(Modifier::C) {
        true => "- Modifier C: it is the first player. Its marker lies on top; people get 2, 3, 4 workers in their order (A15.8).\n",
        false => "- It starts last: its marker lies at the bottom of the stack (A2.10).\n",
    });
    if on(Expansion::Shields) {
        text.push_str("- Shields: take shield 2 out before you lay them out (A16.12).\n");
    }
    if on(Expansion::Routes) {
        text.push_str("- Trade routes are for people only; it scores 1 point more for each sale (A16.11).\n");
    }
    if on(Expansion::Posts) {
        text.push_str("- Border posts: completed cards with a border post count for it (A16.8).\n");
    }
    let deck: Vec<String> =
        demesne_burgundy::automa::numbers(game.county().deck).map(|card| card.to_string()).collect();
    text.push_str(&format!(
        "- Shuffle its cards: {}. Turn them up one by one until one shows a castle hex: that is the left card; put a castle out of \
         the supply on its first castle hex (A2.5, A2.7). Shuffle the others again; the top one is the right card (A2.6).\n",
        deck.join(", ")
    ));
    text
}

/// So many spaces of each colour, in words.
fn spaces(counts: &[u8; 6]) -> String {
    let list: Vec<String> = Colour::ALL
        .into_iter()
        .zip(counts)
        .filter(|(_, count)| **count > 0)
        .map(|(colour, count)| format!("{count} {}", colour.name()))
        .collect();
    draw::listed(&list, LANGUAGE)
}
