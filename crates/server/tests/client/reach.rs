//! For whoever needs it otherwise: as text, without motion, with letters twice as large.

use crate::{
    access,
    browser::Browser,
    common::server::TestServer,
    made::{Made, game, keep, kingdom},
    screens::{PAGES, Page, TABLES, folder},
    steps::{ask, fits, no_complaints_of_strangers, open, places, ready, shown, sized},
};
use serde_json::json;
use std::fs;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_as_text() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[game("text", "players=2", &["person", "bot"]).after(4)], json!({ "text": true })).await;
    open(&ada, &format!("{}/?game=text", server.base)).await;
    let rolls = "JSON.parse(localStorage.getItem('demesne.game.text')).steps.filter(step => step.startsWith('* roll')).length";
    let begun: usize = ada.text(rolls).await.parse().expect("a number");
    for number in 0..200 {
        ready(&ada).await;
        if ada.text(rolls).await.parse::<usize>().expect("a number") > begun + 1 {
            assert!(number > 3, "a round takes some actions");
            let screen = ada.text("document.querySelector('.text-table pre').innerText").await;
            assert!(screen.lines().count() > 10 && screen.contains("Ada"), "{screen}");
            assert!(!ada.holds("document.querySelector('.scene')").await);
            sized(&ada, 360, 640).await;
            fits(&ada, "a table as text").await;
            no_complaints_of_strangers(&ada).await;
            drop(ada);
            server.stop().await;
            return;
        }
        let screen = ada.text("document.querySelector('.text-table pre').innerText").await;
        let before = ask(&ada, "steps", 0).await;
        ada.click_nth(".text-table [data-panel=moves] button[data-action]", |count| number * 5 % count).await;
        ada.until(&format!("JSON.parse(localStorage.getItem('demesne.game.text')).steps.length != {before}"))
            .await;
        ada.until(&format!("document.querySelector('.text-table pre').innerText != {}", json!(screen))).await;
    }
    panic!("the round does not end: {}", shown(&ada).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wants_less_motion_has_none() {
    without_motion(game("calm", "players=2", &["person", "bot"]).after(20)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wants_less_motion_has_none_in_viscounts() {
    without_motion(kingdom("calm", "players=2 first=p1", &["person", "bot"]).until_asked("move", 40)).await;
}

async fn without_motion(made: Made) {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[made], json!({ "still": false })).await;
    let moving = "document.getAnimations().filter(one => one.playState == 'running' && (one.effect.getComputedTiming().iterations == Infinity || one.effect.getComputedTiming().activeDuration > 50)).length";
    // Whoever has not asked sees what is lit breathe.
    open(&ada, &format!("{}/?game=calm", server.base)).await;
    ada.until(&format!("{moving} > 0")).await;
    let reduced = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    ada.tool("Emulation.setEmulatedMedia", reduced).await;
    open(&ada, &format!("{}/?game=calm", server.base)).await;
    let mut clicker = crate::steps::Clicker::new(1);
    for _ in 0..6 {
        ready(&ada).await;
        clicker.click(&ada).await;
        assert_eq!(ada.text(moving).await, "0");
        assert!(!ada.holds("document.querySelector('.flight, .risen')").await, "nothing flies");
    }
    drop(ada);
    server.stop().await;
}

/// The tables of Viscounts: each asks something else.
fn of_viscounts() -> impl Iterator<Item = &'static Page> {
    TABLES.iter().filter(|page| page.name.starts_with("viscounts"))
}

/// Whoever lets the system choose all colours tells what can be touched and what is held by its colours for that.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_system_may_choose_all_colours() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &crate::screens::games(), json!({})).await;
    let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }, { "name": "prefers-reduced-motion", "value": "reduce" }] });
    ada.tool("Emulation.setEmulatedMedia", forced).await;
    sized(&ada, 1440, 900).await;
    fs::create_dir_all(folder()).expect("a folder for pictures");
    let mut wrong = Vec::new();
    for page in of_viscounts() {
        ada.go(&format!("{}{}", server.base, page.path)).await;
        ada.until(page.ready).await;
        assert!(ada.holds("matchMedia('(forced-colors: active)').matches").await);
        ada.settled().await;
        access::picture(&ada, &folder().join(format!("{}-forced.png", page.name))).await;
        let faults = access::faults_but_contrast(&ada, false).await;
        wrong.extend(faults.into_iter().map(|fault| format!("{}: {fault}", page.name)));
        let rings = ada.run(RINGS).await;
        for ring in rings.as_array().into_iter().flatten() {
            wrong.push(format!("{}: {ring} has not the system's colour", page.name));
        }
    }
    // Something of each kind was there: what is lit, and what is held or paid, which has a line inside of its ring.
    open(&ada, &format!("{}/?game=price", server.base)).await;
    for ring in [".ring", ".v-core"] {
        assert!(ada.holds(&format!("document.querySelector('.scene {ring}')")).await, "{ring}");
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// Rings that are not drawn in the colour that the system has for what is meant, and lines inside of them that cannot be told from them.
const RINGS: &str = "const one = document.body.appendChild(document.createElement('i')); one.style.color = 'Highlight'; \
    const lit = getComputedStyle(one).color; one.remove(); \
    const strokes = ring => [...document.querySelectorAll(`.scene .${ring}`)].map(one => getComputedStyle(one).stroke); \
    return [...new Set([...strokes('ring').filter(stroke => stroke != lit), ...strokes('v-core').filter(stroke => stroke == lit)])]";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn letters_may_be_twice_as_large() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &crate::screens::games(), json!({})).await;
    for page in PAGES.iter().chain(of_viscounts()) {
        ada.go(&format!("{}{}", server.base, page.path)).await;
        ada.until(page.ready).await;
        // As readers set it in their browser: all sizes that follow the root grow.
        ada.run("document.documentElement.style.fontSize = '200%'").await;
        for (width, height) in [(1280, 900), (768, 1024), (360, 640)] {
            sized(&ada, width, height).await;
            fits(&ada, &format!("{} with large letters, {width} wide,", page.name)).await;
        }
    }
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}
