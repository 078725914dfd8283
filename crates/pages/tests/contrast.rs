//! Every ink on every ground that it may stand on can be read, in both lights: computed from the tokens, by the formula of WCAG 2. The browser
//! measures the same on real pages; here the exact figures are, without one.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// The least that the visual language allows, for text of any size; the rule asks for 4.5.
const LEAST: f64 = 4.7;

/// What text is written with.
const INKS: &[&str] = &["ink", "ink-2", "ink-3", "rubric", "lapis", "points", "green-ink"];

/// What pages and sheets are made of: any ink may stand on any of them.
const GROUNDS: &[&str] = &["page", "vellum", "vellum-2", "vellum-3", "gold-3", "space-ground"];

/// Grounds with inks of their own. The darker edge of a picture's page carries captions only.
const PAIRS: &[(&str, &[&str])] = &[
    ("page-2", &["ink", "ink-2", "rubric"]),
    ("seal", &["on-seal"]),
    ("black", &["on-black"]),
    ("black-2", &["on-black"]),
    ("lead", &["#fff4dc", "on-seal"]),
    ("p-1", &["#fff4dc", "on-seal"]),
    ("p-2", &["#fff4dc", "on-seal"]),
    ("p-3", &["#fff4dc", "on-seal"]),
    ("p-4", &["#fff4dc", "on-seal"]),
    ("#e9d9b4", &["gl", "#24170f"]),
    ("#fdf3dc", &["gl", "#24170f"]),
    // The bars of the last page.
    ("t-castle", &["#fff6e4"]),
    ("t-ship", &["#fff6e4"]),
    ("t-livestock", &["#fff6e4"]),
    ("goods-2", &["#fff6e4"]),
    ("goods-5", &["#fff6e4"]),
    ("d-building", &["#fff6e4"]),
    ("d-livestock", &["#fff6e4"]),
    ("t-building", &["#24170f"]),
    ("t-monastery", &["#24170f"]),
    ("t-mine", &["#24170f"]),
    ("goods-3", &["#24170f"]),
    // Points on the end cards of Viscounts.
    ("card-3", &["#9c2b20"]),
    // Its cards, chips and plates, the points on them, and what is written below them.
    ("card", &["card-ink"]),
    ("card-2", &["card-ink", "#9c2b20"]),
    ("card-lit", &["card-ink", "#9c2b20"]),
    // The tick of what was found right.
    ("vellum-2", &["e-livestock"]),
    // Counts.
    ("gl", &["#fdf3dc", "card"]),
];

/// Colours of things that are not read: bullets, lines, rims, the bars of a supply, the dot of who is here.
const UNREAD: &[&str] = &["gold", "bronze", "rule", "rule-2", "glow-soft", "hatch", "goods-1", "seat"];

type Tokens = BTreeMap<String, [f64; 3]>;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    // Without comments.
    text.split("/*").enumerate().fold(String::new(), |out, (place, part)| match place {
        0 => part.to_owned(),
        _ => out + part.split_once("*/").map_or("", |(_, rest)| rest),
    })
}

fn colour(hex: &str) -> Option<[f64; 3]> {
    let hex = hex.strip_prefix('#').filter(|hex| hex.len() == 6)?;
    let part = |from: usize| u8::from_str_radix(&hex[from..from + 2], 16).ok().map(f64::from);
    Some([part(0)?, part(2)?, part(4)?])
}

/// The tokens of a light: what holds for both, and its own.
fn tokens(light: &str) -> Tokens {
    let mut tokens = Tokens::new();
    for sheet in ["draw/data/tokens.css", "draw/data/tuscany.css", "draw/data/viscounts.css"] {
        for (selector, body) in rules(&read(&crates().join(sheet))) {
            if selector == ":root" || selector.contains(&format!("data-theme={light}")) {
                let colours =
                    body.split(';').filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'));
                tokens.extend(
                    colours.filter_map(|(name, value)| Some((name.to_owned(), colour(value.trim())?))),
                );
            }
        }
    }
    tokens
}

/// Selectors and what they say. Rules that stand in others come out the same.
fn rules(sheet: &str) -> Vec<(String, String)> {
    let parts = sheet.split('}').filter_map(|part| {
        let (head, body) = part.rsplit_once('{')?;
        Some((head.rsplit(['{', ';']).next().unwrap_or_default().trim().to_owned(), body.to_owned()))
    });
    parts.collect()
}

fn luminance(colour: [f64; 3]) -> f64 {
    let [red, green, blue] = colour.map(|part| match part / 255.0 {
        low if low <= 0.040_45 => low / 12.92,
        high => ((high + 0.055) / 1.055).powf(2.4),
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// All sheets of the client, of the scenes and of the pictures.
fn sheets() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders =
        vec![crates().join("web/page/style"), crates().join("scene/src"), crates().join("draw/data")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of sheets").flatten() {
            match entry.path() {
                path if path.is_dir() => folders.push(path),
                path if path.extension().is_some_and(|kind| kind == "css") => found.push(path),
                _ => {}
            }
        }
    }
    found
}

/// The tokens and plain colours that a declaration names.
fn named(value: &str) -> impl Iterator<Item = String> {
    let tokens = value
        .split("var(--")
        .skip(1)
        .map(|rest| rest.split([')', ',']).next().unwrap_or_default().to_owned());
    let plain = value.split('#').skip(1).map(|rest| {
        let hex: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
        format!("#{hex}")
    });
    tokens.chain(plain.filter(|hex| hex.len() == 7))
}

#[test]
fn every_ink_can_be_read_on_its_grounds() {
    let mut pale = Vec::new();
    let mut pairs: Vec<(&str, &str)> =
        GROUNDS.iter().flat_map(|ground| INKS.iter().map(move |ink| (*ink, *ground))).collect();
    pairs.extend(PAIRS.iter().flat_map(|(ground, inks)| inks.iter().map(move |ink| (*ink, *ground))));
    for light in ["vellum", "candlelight"] {
        let tokens = tokens(light);
        let of = |name: &str| {
            colour(name).or(tokens.get(name).copied()).unwrap_or_else(|| panic!("there is no colour {name}"))
        };
        for (ink, ground) in &pairs {
            let got = contrast(of(ink), of(ground));
            if got < LEAST {
                pale.push(format!("{light}: {ink} on {ground} has {got:.2}:1"));
            }
        }
    }
    assert!(pairs.len() > 60 && pale.is_empty(), "less than {LEAST}:1:\n{}", pale.join("\n"));
}

/// What the sheets write with and write on is in the lists above: a new colour is computed, too.
#[test]
fn the_sheets_use_no_other_inks_and_grounds() {
    let known: BTreeSet<&str> = (INKS.iter().chain(GROUNDS).chain(UNREAD).copied())
        .chain(PAIRS.iter().flat_map(|(ground, inks)| inks.iter().copied().chain([*ground])))
        .collect();
    let (mut used, mut strange) = (0, BTreeSet::new());
    for sheet in sheets() {
        for (selector, body) in rules(&read(&sheet)) {
            let drawn = body.contains("font") || selector.contains("text");
            for declaration in body.split(';') {
                let Some((name, value)) = declaration.trim().split_once(':') else { continue };
                if ["color", "background", "background-color"].contains(&name) || (drawn && name == "fill") {
                    used += 1;
                    let new = named(value).filter(|name| !known.contains(name.as_str()));
                    strange
                        .extend(new.map(|name| format!("{name} in \"{selector}\" of {}", sheet.display())));
                }
            }
        }
    }
    assert!(used > 150, "only {used} colours are found");
    assert!(
        strange.is_empty(),
        "not in the lists of this test:\n{}",
        strange.into_iter().collect::<Vec<_>>().join("\n")
    );
}

/// The formula, by its known values.
#[test]
fn contrast_is_what_the_standard_says() {
    let [black, white, grey] = ["#000000", "#ffffff", "#777777"].map(|hex| colour(hex).expect("a colour"));
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((contrast(grey, white) - 4.478).abs() < 0.001);
    assert_eq!(contrast(grey, grey), 1.0);
}
