//! What the tests of this crate share: a checker of markup, and states of every mode.

#![allow(dead_code, reason = "not every test uses all of it")]

use demesne_burgundy::Burgundy;
use demesne_game::{Events, Game, Ignore, Notation, Random, Seed, SetupLine, Step, ToAct};

/// Whether markup is well formed: tags balanced, attributes named once and quoted, no stray signs. The fault in a sentence.
pub fn check_markup(markup: &str) -> Result<(), String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = markup;
    while let Some(start) = rest.find('<') {
        let text = &rest[..start];
        // Styles have such signs, and nothing else does.
        if open.last() != Some(&"style") && (text.contains('>') || stray_ampersand(text)) {
            return Err(format!("a stray sign in the text {text:?}"));
        }
        let end =
            tag_end(&rest[start..]).ok_or_else(|| format!("a tag without end: {:.60}", &rest[start..]))?;
        let tag = &rest[start + 1..start + end];
        rest = &rest[start + end + 1..];
        if tag.starts_with('!') {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop();
            if last != Some(name) {
                return Err(format!("</{name}> closes {last:?}"));
            }
            continue;
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        check_attributes(attributes).map_err(|fault| format!("<{tag}>: {fault}"))?;
        if !closed {
            open.push(name);
        }
    }
    match (open.last(), rest.trim()) {
        (None, "") => Ok(()),
        (None, rest) => Err(format!("text behind the end: {rest:?}")),
        (Some(name), _) => Err(format!("<{name}> is not closed")),
    }
}

/// The ids that markup refers to, and those that it defines.
fn refers_to(markup: &str) -> (Vec<&str>, Vec<&str>) {
    let after = |mark: &'static str, end: char| {
        markup.split(mark).skip(1).filter_map(move |rest| rest.split(end).next()).collect::<Vec<_>>()
    };
    let mut wanted = after(r##"href="#"##, '"');
    wanted.extend(after("url(#", ')'));
    (wanted, after(r#" id=""#, '"'))
}

/// A document is whole: well formed, and nothing that it shows is missing or there twice.
pub fn check_document(document: &str) {
    check_markup(document).unwrap_or_else(|fault| panic!("{fault}"));
    let (wanted, defined) = refers_to(document);
    for id in wanted {
        assert!(defined.contains(&id), "#{id} is shown and not defined");
    }
    for (i, id) in defined.iter().enumerate() {
        assert!(!defined[..i].contains(id), "#{id} is defined twice");
    }
}

fn stray_ampersand(text: &str) -> bool {
    let known = ["amp;", "lt;", "gt;", "quot;"];
    text.split('&').skip(1).any(|rest| !known.iter().any(|name| rest.starts_with(name)))
}

/// Where a tag ends: at the first `>` that is not quoted.
fn tag_end(text: &str) -> Option<usize> {
    let mut quoted = false;
    text.char_indices().find_map(|(i, sign)| {
        quoted ^= sign == '"';
        (sign == '>' && !quoted).then_some(i)
    })
}

fn check_attributes(text: &str) -> Result<(), String> {
    let mut names = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (name, after) = rest.split_once("=\"").ok_or_else(|| format!("no quoted value in {rest:?}"))?;
        let proper = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == ':';
        if name.is_empty() || !name.chars().all(proper) || names.contains(&name) {
            return Err(format!("the attribute {name:?}"));
        }
        names.push(name);
        let (value, after) = after.split_once('"').ok_or_else(|| format!("{name} has no end"))?;
        if value.contains('<') || stray_ampersand(value) || value.contains("NaN") || value.contains("inf") {
            return Err(format!("the value {value:?} of {name}"));
        }
        if !after.is_empty() && !after.starts_with(' ') {
            return Err(format!("no space behind {name}"));
        }
        rest = after.trim_start();
    }
    Ok(())
}

/// Tables of every mode and with every expansion, as lines of a setup.
pub const SETUPS: [&[(&str, &str)]; 14] = [
    &[],
    &[("edition", "2011"), ("players", "3"), ("duchies", "random")],
    &[("players", "4"), ("duchies", "chosen 1 2 3 4")],
    &[("expansions", "all")],
    &[("players", "3"), ("expansions", "all"), ("boards", "23-30")],
    &[("players", "4"), ("expansions", "all")],
    &[("boards", "11-18"), ("connection", "yes")],
    &[("team", "basic")],
    &[("team", "advanced"), ("expansions", "tiles white inns")],
    &[("solo", "33")],
    &[("solo", "34"), ("expansions", "tiles white")],
    &[("chateautoma", "novice")],
    &[("chateautoma", "expert"), ("modifiers", "A B D"), ("players", "3")],
    &[("chateautoma", "experienced"), ("expansions", "tiles white posts routes shields vineyards")],
];

/// The words of a picture: writing with more than one letter.
pub fn words(body: &str) -> Vec<&str> {
    let texts = body.split('>').skip(1).filter_map(|rest| rest.split('<').next());
    texts.filter(|text| text.chars().filter(|sign| sign.is_alphabetic()).count() > 1).collect()
}

/// The values of an attribute in some markup, in its order.
pub fn values<'m>(markup: &'m str, attribute: &str) -> Vec<&'m str> {
    let start = format!(r#" {attribute}=""#);
    markup.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// A game of such a setup.
pub fn game(setup: &[(&str, &str)]) -> Burgundy {
    let lines: Vec<SetupLine> = setup
        .iter()
        .map(|(key, value)| SetupLine { key: (*key).into(), value: (*value).into(), line: 0 })
        .collect();
    Burgundy::from_setup(&lines).unwrap_or_else(|error| panic!("{setup:?}: {error}"))
}

/// Plays a game at random and looks at every `every`-th state, the first and the last too.
pub fn walk<G: Game>(game: &G, seed: u64, every: usize, mut look: impl FnMut(&G::State)) {
    let mut events = Events::new(Seed::from_number(seed));
    let mut choice = Seed::from_number(seed).event(1_000_000);
    let (mut state, mut list) = (game.start(), Vec::new());
    for step in 0.. {
        if step % every == 0 || game.outcome(&state).is_some() {
            look(&state);
        }
        let step = match game.to_act(&state) {
            ToAct::Nobody => return,
            ToAct::Chance => Step::chance(game.sample(&state, &mut events.next_event())),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                list.clear();
                game.legal_actions(&state, seat, &mut list);
                Step::seat(seat, list[choice.below(list.len() as u32) as usize])
            }
        };
        game.play(&mut state, step, &mut Ignore).expect("a listed action is legal");
    }
}
