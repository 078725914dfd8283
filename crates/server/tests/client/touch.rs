//! Fingers: all that can be used at a table is as large as a finger, or becomes so with the first tap. Every mode, on a phone held upright
//! and across and on a tablet, played on from one to the next by tapping anywhere in reach of what is meant.

use crate::{
    browser::Browser,
    common::{
        patience::{PAUSE, Wait},
        server::TestServer,
    },
    made::{Made, game, keep, kingdom, tuscan},
    screens::PAGES,
    steps::{lines, no_complaints_of_strangers, open, places, shown, sized},
};
use serde_json::{Value, json};
use std::ops::Range;

/// So often a table is tapped in each size.
const TAPS: usize = 12;

/// A phone held upright and across, and a tablet.
const SIZES: [(u32, u32); 3] = [(360, 640), (640, 360), (768, 1024)];

/// A table of each mode of Burgundy, some way into the game.
fn duchies() -> Vec<Made> {
    let four = ["person"; 4];
    let of = |id, options, count: usize, after| game(id, options, &four[..count]).after(after);
    vec![
        of("two", "players=2", 2, 37),
        of("three", "players=3 duchies=random", 3, 52),
        of("four", "players=4 duchies=random", 4, 3),
        of("team", "team=basic", 4, 41),
        of("solo", "solo=33", 1, 14),
        game("automa", "chateautoma=novice players=2", &["person", "automaton"]).after(9),
        of("shields", "players=4 expansions=shields", 4, 66),
        of("vines", "players=2 expansions=vineyards", 2, 44),
        of("routes", "players=3 expansions=routes", 3, 33),
        of("posts", "players=2 expansions=posts", 2, 21),
        of("inns", "players=4 expansions=inns", 4, 58),
        of("all", "players=4 expansions=all", 4, 70),
    ]
}

/// The same of Tuscany.
fn estates() -> Vec<Made> {
    vec![
        tuscan("pieces", "players=2", &["person", "bot"]),
        tuscan("turns", "players=2", &["person", "bot"]).after(40),
        tuscan("many", "players=4", &["person", "bot", "bot", "bot"]).after(120),
        tuscan("shared", "players=2", &["person", "person"]).after(30),
    ]
}

/// The same of Viscounts.
fn kingdoms() -> Vec<Made> {
    vec![
        kingdom("pairs", "players=2 first=p1", &["person", "bot"]),
        kingdom("realm", "players=2", &["person", "bot"]).after(60),
        kingdom("realms", "players=4", &["person", "bot", "bot", "bot"]).after(220),
        kingdom("court", "players=3", &["person", "person", "person"]).after(90),
        kingdom("lonely", "solo=builder", &["person", "automaton"]).after(40),
        kingdom("crowd", "solo=noble", &["person", "automaton"]).seeded(8).until_asked("remove", 40),
    ]
}

async fn ask(browser: &Browser, part: &str, number: usize, key: &str) -> Value {
    let ask = json!({ "part": part, "number": number, "key": key });
    browser.run_with(include_str!("touch.js"), &[ask]).await
}

async fn tap(browser: &Browser, at: &Value) {
    browser.tap(at[0].as_f64().unwrap_or(0.0), at[1].as_f64().unwrap_or(0.0)).await;
}

/// Waits until the page has taken a tap: something is otherwise than it was.
async fn came(browser: &Browser, aim: &Value) -> Value {
    let key = aim["key"].as_str().unwrap_or_default();
    let wait = Wait::new();
    loop {
        let came = ask(browser, "came", 0, key).await;
        let other = ["steps", "chosen", "sketch"].iter().any(|part| came[part] != aim[part]);
        let taken = aim["what"] == "cover" && came["cover"] == false;
        if other || taken || came["lens"] == true || came["question"] == true {
            return came;
        }
        assert!(!wait.is_over(), "nothing comes of {aim}: {}", shown(browser).await);
        tokio::time::sleep(PAUSE).await;
    }
}

/// Taps a thing anywhere in reach of it: it is meant, or it lies under the lens and is meant there. Gives whether it did.
async fn touch(browser: &Browser, aim: &Value) -> bool {
    assert_eq!(aim["lies"], Value::Null, "something else is met in reach of a thing: {aim}");
    tap(browser, &aim["at"]).await;
    let mut now = came(browser, aim).await;
    let larger = now["lens"] == true;
    if larger {
        assert!(!now["under"].is_null(), "{} is not among {}: {aim}", aim["key"], now["offered"]);
        assert_eq!(now["under"]["small"], Value::Null, "small under the lens: {aim}");
        tap(browser, &now["under"]["at"]).await;
        browser.until("!document.querySelector('dialog.lens[open]')").await;
        now = came(browser, aim).await;
    }
    let held = |list: &Value| list.as_array().is_some_and(|list| list.contains(&aim["key"]));
    let done = now["steps"] != aim["steps"] || now["sketch"] != aim["sketch"] || now["question"] == true;
    assert!(
        done || held(&now["chosen"]) != held(&aim["chosen"]),
        "the tap meant something else: {aim}, {now}"
    );
    larger
}

/// Plays on by tapping, from one number to another; gives how often something was shown larger first.
async fn play(browser: &Browser, name: &str, taps: Range<usize>) -> usize {
    let (mut larger, mut wait) = (0, Wait::new());
    let mut number = taps.start;
    while number < taps.end {
        let aim = ask(browser, "aim", number, "").await;
        match aim["what"].as_str().unwrap_or_default() {
            "over" => break,
            "wait" => {
                assert!(!wait.is_over(), "nobody can act: {}", shown(browser).await);
                tokio::time::sleep(PAUSE).await;
                continue;
            }
            "thing" => larger += usize::from(touch(browser, &aim).await),
            _ => {
                assert_eq!(aim["small"], Value::Null, "{name}: {aim}");
                tap(browser, &aim["at"]).await;
                came(browser, &aim).await;
            }
        }
        if number.is_multiple_of(6) {
            assert_eq!(ask(browser, "small", 0, "").await, json!([]), "{name}: small for a finger");
            assert_eq!(lines(browser, "turn").await, Vec::<String>::new(), "{name}: a turn does not fit");
            assert_eq!(lines(browser, "wide").await, Vec::<String>::new(), "{name}: wider than the window");
        }
        number += 1;
        wait.again();
    }
    larger
}

/// Plays at tables in all sizes, at each of them from one size to the next.
async fn everywhere(tables: Vec<Made>) {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &tables, json!({})).await;
    let mut larger = 0;
    for table in tables {
        sized(&ada, SIZES[0].0, SIZES[0].1).await;
        open(&ada, &format!("{}/?game={}", server.base, table.id)).await;
        for (place, (width, height)) in SIZES.into_iter().enumerate() {
            sized(&ada, width, height).await;
            let name = format!("{}, {width} wide", table.id);
            larger += play(&ada, &name, place * TAPS..(place + 1) * TAPS).await;
        }
    }
    assert!(larger > 0, "where things are small some are shown larger");
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_of_burgundy_is_as_large_as_a_finger() {
    everywhere(duchies()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_of_tuscany_is_as_large_as_a_finger() {
    everywhere(estates()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_of_viscounts_is_as_large_as_a_finger() {
    everywhere(kingdoms()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mouse_meets_what_it_points_at() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &duchies(), json!({})).await;
    ada.resize(1280, 900).await;
    open(&ada, &format!("{}/?game=four", server.base)).await;
    let mut clicker = crate::steps::Clicker::new(3);
    for _ in 0..30 {
        clicker.click(&ada).await;
        assert!(
            !ada.holds("document.querySelector('dialog.lens[open]')").await,
            "nothing is asked of a mouse"
        );
    }
    drop(ada);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_is_for_fingers() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &crate::screens::games(), json!({})).await;
    let mut wrong = Vec::new();
    for page in PAGES {
        ada.go(&format!("{}{}", server.base, page.path)).await;
        ada.until(page.ready).await;
        for (width, height) in SIZES {
            sized(&ada, width, height).await;
            let small = ask(&ada, "small", 0, "").await;
            let small = small.as_array().cloned().unwrap_or_default();
            wrong.extend(small.into_iter().map(|small| format!("{}, {width} wide: {small}", page.name)));
        }
    }
    assert!(wrong.is_empty(), "small for a finger:\n{}", wrong.join("\n"));
    drop(ada);
    server.stop().await;
}
