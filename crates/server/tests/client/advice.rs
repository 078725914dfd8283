//! What bots tell people: hints at a table, and the review of a finished game.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{Made, game, keep, kingdom, tuscan},
    steps::{ask, comes, lines, no_complaints_of_strangers, open, places, ready, shown},
    tuscany::begin,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The button that asks for a hint.
const ASK: &str = "document.querySelector('.ask-hint')";
/// The moves that are told.
const TOLD: &str = "document.querySelectorAll('aside.hint [data-suggested]').length";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_asked_for_and_played() {
    hints(
        game("alone", "players=2", &["person", "bot"]).after(45),
        game("screen", "players=2", &["person", "person"]).after(45),
    )
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_asked_for_and_played_in_viscounts() {
    let alone = kingdom("alone", "players=2 first=p1", &["person", "bot"]).until_asked("move", 60);
    hints(alone, kingdom("screen", "players=2", &["person", "person"]).after(60)).await;
}

/// Hints against a bot at this page; none where two people share it, and none beside the coach.
async fn hints(alone: Made, screen: Made) {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    let lesson = format!("{}/?lesson={}", server.base, alone.kind.name());
    keep(&ada, &[alone, screen], json!({})).await;
    open(&ada, &format!("{}/?game=alone", server.base)).await;
    let before = ask(&ada, "steps", 0).await;
    ada.click(".ask-hint").await;
    ada.until(&format!("{TOLD} > 0")).await;
    // Only what is legal is suggested; the first glows, and another can be chosen.
    let suggested = ada
        .run("return [...document.querySelectorAll('[data-suggested]')].map(one => one.dataset.suggested)")
        .await;
    let suggested: Vec<String> = serde_json::from_value(suggested).expect("actions");
    let legal = lines(&ada, "list").await;
    assert!(suggested.iter().all(|action| legal.contains(action)), "{suggested:?} of {legal:?}");
    let pressed = "document.querySelector('[data-suggested][aria-pressed=true]').dataset.suggested";
    assert_eq!(ada.text(pressed).await, suggested[0]);
    assert!(glows(&ada).await > 0, "something glows: {}", shown(&ada).await);
    let told = ada.text("document.querySelector('[data-suggested] small').innerText").await;
    assert!(told.contains("points expected, wins") && told.contains('%'), "{told}");
    ada.click("aside.hint .do-it").await;
    ada.until("!document.querySelector('aside.hint')").await;
    ready(&ada).await;
    let played = ada.run("return JSON.parse(localStorage.getItem('demesne.game.alone')).steps").await;
    let place = before.as_u64().expect("a number") as usize;
    assert_eq!(played[place], json!(format!("p1 {}", suggested[0])), "what was suggested was played");
    assert_eq!(glows(&ada).await, 0, "nothing glows any more");
    by_keyboard(&ada).await;
    // Whoever plays against people gets none, whether a cover lies there or not.
    open(&ada, &format!("{}/?game=screen", server.base)).await;
    assert!(!ada.holds(ASK).await, "two people at one screen");
    ada.press(&["h"]).await;
    assert!(!ada.holds("document.querySelector('aside.hint')").await);
    open(&ada, &lesson).await;
    assert!(!ada.holds(ASK).await, "the first game has its coach");
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// How many things the advice points at.
async fn glows(ada: &Browser) -> u64 {
    let count = "return [...document.querySelectorAll('.scene .hit, .scene .focus, .scene button')].filter(one => getComputedStyle(one).animationName == 'coach-points').length";
    // Nothing moves for whoever wants that: then the dashes tell.
    let still = "return [...document.querySelectorAll('.scene .hit, .scene .focus')].filter(one => getComputedStyle(one).strokeDasharray.startsWith('9')).length";
    let moving = ada.run(count).await.as_u64().unwrap_or(0);
    moving.max(ada.run(still).await.as_u64().unwrap_or(0))
}

/// Asked for, walked through and sent away without a pointer.
async fn by_keyboard(ada: &Browser) {
    ada.run("document.activeElement.blur()").await;
    ada.press(&["h"]).await;
    ada.until(&format!("{TOLD} > 0")).await;
    ada.until("document.activeElement.matches('[data-suggested]')").await;
    let more = ada.run(&format!("return {TOLD}")).await.as_u64().unwrap_or(0) > 1;
    if more {
        ada.press(&["Tab", "Enter"]).await;
        ada.until("document.querySelectorAll('[data-suggested]')[1].ariaPressed == 'true'").await;
    }
    ada.press(&["Escape"]).await;
    ada.until("!document.querySelector('aside.hint')").await;
    // Whoever does not want to wait stops it.
    ada.press(&["h"]).await;
    ada.until("document.querySelector('aside.hint')").await;
    ada.press(&["h"]).await;
    ada.until("!document.querySelector('aside.hint')").await;
    ready(ada).await;
}

/// At a table of the server: against bots there are hints, where somebody else sits there are none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_has_hints_only_against_bots() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[], json!({})).await;
    comes(&ada, &server.base, "Ada").await;
    ada.go(&format!("{}/?new=table", server.base)).await;
    ada.choose(".seat-card[data-seat=p2] select", "bot duke").await;
    ada.until("document.querySelector('.seat-card[data-seat=p2] .budget select')").await;
    ada.choose(".seat-card[data-seat=p2] .budget select", "duke:100ms").await;
    ada.click("form.making footer button[type=submit]").await;
    ada.until("document.querySelector('.scene')").await;
    ready(&ada).await;
    let id = ada.text("new URLSearchParams(location.search).get('table')").await;
    let level = "return fetch('/api/tables/' + arguments[0]).then(answer => answer.json()).then(table => table.seats.map(seat => seat.bot || '').join())";
    assert_eq!(ada.run_with(level, &[json!(id)]).await, json!(",duke:100ms"), "the time reached the server");
    ada.until(ASK).await;
    ada.click(".ask-hint").await;
    ada.until(&format!("{TOLD} > 0")).await;
    ada.click("aside.hint .do-it").await;
    ada.until("!document.querySelector('aside.hint')").await;
    ready(&ada).await;
    // The same table with a person at it.
    let ben = server.guest("Ben").await;
    let table = ben.make("burgundy", json!({})).await.line.id;
    ada.go(&format!("{}/?table={table}", server.base)).await;
    ada.click("[id^=sit-]").await;
    ada.until("document.querySelector('.lobby .seat[data-seat=p2]').innerText.includes('Ada')").await;
    ben.ask(&table, "start").await.ok::<demesne_wire::Done>();
    ada.until("document.querySelector('.scene')").await;
    ready(&ada).await;
    assert!(!ada.holds(ASK).await, "against a person: {}", shown(&ada).await);
    drop(ada);
    server.stop().await;
}

/// The card of the coach.
const COACH: &str = "document.querySelector('.coach').innerText";

/// The coach says at each of the first decisions what to do, and does it if one likes. Gives what it told of what came up.
async fn a_coach_leads(ada: &Browser, address: &str, decisions: usize) -> BTreeSet<String> {
    ada.go(address).await;
    ada.until("document.querySelector('.coach')").await;
    let mut news = BTreeSet::new();
    for number in 0..decisions {
        ready(ada).await;
        ada.until("document.querySelector('.coach .do strong')").await;
        let says = ada.text("document.querySelector('.coach .do').innerText").await;
        assert!(says.chars().count() > 20, "decision {number}: {says}");
        let told: Value =
            ada.run("return [...document.querySelectorAll('.coach .news')].map(one => one.innerText)").await;
        news.extend(told.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned));
        // What is to be touched glows; a button says itself what it does.
        assert!(says.contains("button") || glows(ada).await > 0, "{says}: {}", shown(ada).await);
        let before = ada.text(COACH).await;
        let pressed: Value = ada
            .run("const button = [...document.querySelectorAll('.coach button')].find(one => one.innerText.includes('Do it')); button?.click(); return Boolean(button)")
            .await;
        assert_eq!(pressed, json!(true), "{}", shown(ada).await);
        ada.until(&format!("{COACH} != {}", json!(before))).await;
    }
    news
}

/// Hints, the coach and the replay know Tuscany, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tuscany_has_hints_a_coach_and_a_replay() {
    let _place = places(1).await;
    let made = tuscan("hinted", "players=2 first=p1", &["person", "bot"]).until_asked("place", 30);
    let (server, ada) = begin(made).await;
    ada.press(&["h"]).await;
    ada.until("document.querySelector('aside.hint [data-suggested]')").await;
    assert!(ada.text("document.querySelector('aside.hint').innerText").await.len() > 60);
    ada.press(&["Escape"]).await;
    a_coach_leads(&ada, &format!("{}/?lesson=tuscany", server.base), 12).await;
    // Step by step, from the eyes of each.
    ada.go(&format!("{}/?replay=game-hinted&at=25", server.base)).await;
    ada.until("document.querySelector('.scrubber')").await;
    ada.until("document.querySelector('.scene[data-game=tuscany] [data-panel=estate]')").await;
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// The coach of Viscounts through the first turns: every one of the four primary actions has words of its own, and much comes up early.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn viscounts_has_a_coach() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[], json!({})).await;
    let news = a_coach_leads(&ada, &format!("{}/?lesson=viscounts", server.base), 24).await;
    assert!(news.len() > 6, "{news:?}");
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_reviewed() {
    reviewed([
        game("late", "players=2", &["person", "bot"]).from(150).after(usize::MAX),
        game("going", "players=2", &["person", "bot"]).after(45),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_of_viscounts_is_reviewed() {
    reviewed([
        kingdom("late", "players=2", &["person", "bot"]).from(VISCOUNTS_LATE).after(usize::MAX),
        kingdom("going", "players=2", &["person", "bot"]).after(45),
    ])
    .await;
}

/// From this decision of a game of Viscounts on there are few left.
const VISCOUNTS_LATE: usize = 200;

/// The review of the first game, which is over; of the second there is none.
async fn reviewed(made: [Made; 2]) {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.resize(1440, 900).await;
    ada.go(&server.base).await;
    keep(&ada, &made, json!({})).await;
    // From the last page of the game.
    ada.go(&format!("{}/?game=late", server.base)).await;
    ada.click(".finale .to-review").await;
    ada.until("document.querySelector('.review')").await;
    // It can be stopped, and goes on.
    ada.click(".review .stop").await;
    ada.until("document.querySelector('.review .progress .main')").await;
    ada.click(".review .progress .main").await;
    ada.until("document.querySelector('.review progress').hidden && document.querySelectorAll('.review .course .line').length == 2").await;
    let points = "document.querySelector('.review .course .line').getAttribute('d').split('L').length";
    assert!(ada.run(&format!("return {points}")).await.as_u64().unwrap_or(0) > 3, "a curve");
    assert!(ada.holds("document.querySelectorAll('.review .scores tbody tr').length == 2").await);
    // The worst moment is visited: what was played and what was better stand there, and glow.
    ada.until("document.querySelector('.moment')").await;
    ada.click(".moment").await;
    let at = ada.text("document.querySelector('.moment').dataset.at").await;
    ada.until(&format!("document.querySelector('.scrubber input').value == {at}")).await;
    ada.until("document.querySelector('.here li.best') && document.querySelector('.here li.played')").await;
    let here = ada.text("document.querySelector('.here').innerText").await;
    assert!(here.contains("Best (dashed)") && here.contains("Played (dotted)"), "{here}");
    // A key on the curve goes on to the next decision, and the address follows.
    ada.run("document.querySelector('.curve').focus()").await;
    ada.press(&["ArrowRight"]).await;
    ada.until(&format!("document.querySelector('.scrubber input').value > {at}")).await;
    ada.until("location.search.includes('review')").await;
    // A click at its left end goes to the first decision.
    let left = "const { left, top, width, height } = document.querySelector('.curve').getBoundingClientRect(); return [left + width * 0.08, top + height / 2]";
    let place = ada.run(left).await;
    ada.point(place[0].as_f64().unwrap_or(0.0), place[1].as_f64().unwrap_or(0.0)).await;
    ada.until(&format!("document.querySelector('.scrubber input').value < {at}")).await;
    // Where there is little room the sheet makes way for the table.
    ada.resize(360, 640).await;
    ada.until("document.querySelector('.scene[data-room=phone]')").await;
    ada.click(".moment").await;
    ada.until("!document.querySelector('.review') && document.querySelector('.caption .here')").await;
    ada.click(".replay-bar .to-review").await;
    ada.until("document.querySelector('.review')").await;
    ada.click(".review .quiet").await;
    ada.until("!document.querySelector('.review')").await;
    // A game that goes on is not reviewed.
    ada.go(&format!("{}/?replay=game-going&review", server.base)).await;
    ada.until("document.querySelector('.scrubber')").await;
    assert!(!ada.holds("document.querySelector('.to-review, .review')").await);
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// Levels and times are chosen, reach the game and are remembered; who is new meets a beginner.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_that_was_chosen_reaches_the_game() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[], json!({})).await;
    ada.go(&server.base).await;
    ada.click(".calls button.main").await;
    ada.until("location.search.startsWith('?game=')").await;
    ready(&ada).await;
    assert_eq!(bot(&ada).await, "page", "the first game is against a beginner");
    ada.go(&format!("{}/?new", server.base)).await;
    ada.until("document.querySelector('.seat-card[data-seat=p2] select')").await;
    assert!(
        !ada.holds("document.querySelector('.seat-card .budget')").await,
        "a beginner does not look ahead"
    );
    ada.choose(".seat-card[data-seat=p2] select", "bot duke").await;
    ada.until("document.querySelector('.budget select').value == 'duke'").await;
    ada.choose(".budget select", "duke:500ms").await;
    ada.click("form.making footer button[type=submit]").await;
    ada.until("location.search.startsWith('?game=')").await;
    ready(&ada).await;
    assert_eq!(bot(&ada).await, "duke:500ms");
    // The choice is remembered.
    ada.go(&server.base).await;
    ada.click(".calls button.main").await;
    ada.until("location.search.startsWith('?game=')").await;
    ready(&ada).await;
    assert_eq!(bot(&ada).await, "duke:500ms", "play now");
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// The bot of the game that is open.
async fn bot(ada: &Browser) -> String {
    ada.text("JSON.parse(localStorage.getItem('demesne.game.' + new URLSearchParams(location.search).get('game'))).seats[1].bot").await
}

/// What bots learned is fetched by the worker, once, before the first of them thinks; and a game goes on without it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn networks_are_fetched_once_and_can_be_missing() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[game("away", "players=2", &["person", "bot"]).after(4)], json!({})).await;
    // No worker: the page's own fetches can be counted and broken.
    let alone = "localStorage.setItem('demesne.game.away', localStorage.getItem('demesne.game.away').replace('\"greedy\"', '\"knight\"'))";
    ada.run(alone).await;
    let script = "delete window.Worker; window.asked = []; const fetch = window.fetch; \
        window.fetch = (...all) => { const name = String(all[0]); if (name.endsWith('.net')) { window.asked.push(name); if (window.broken) return Promise.reject(new Error('no network')); } return fetch(...all); };";
    let added = ada.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    open(&ada, &format!("{}/?game=away", server.base)).await;
    plays_on(&ada).await;
    let asked = ada.run("return window.asked").await;
    let asked: Vec<String> = serde_json::from_value(asked).expect("addresses");
    assert!(asked.len() == 1 && asked[0].starts_with("/burgundy-"), "once, and the right one: {asked:?}");
    no_complaints_of_strangers(&ada).await;
    ada.tool("Page.removeScriptToEvaluateOnNewDocument", json!({ "identifier": added["identifier"] })).await;
    ada.tool(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": format!("window.broken = true; {script}") }),
    )
    .await;
    open(&ada, &format!("{}/?game=away", server.base)).await;
    plays_on(&ada).await;
    assert_eq!(ada.run("return window.asked.length").await, json!(1), "and not again at every move");
    drop(ada);
    server.stop().await;
}

/// The person acts until the bot has played.
async fn plays_on(ada: &Browser) {
    let own = "JSON.parse(localStorage.getItem('demesne.game.away')).steps.filter(step => step.startsWith('p2 ')).length";
    let before = ada.run(&format!("return {own}")).await.as_u64().unwrap_or(0);
    let mut clicker = crate::steps::Clicker::new(3);
    for _ in 0..60 {
        ready(ada).await;
        clicker.click(ada).await;
        if ada.run(&format!("return {own}")).await.as_u64().unwrap_or(0) > before + 1 {
            return ready(ada).await;
        }
    }
    panic!("the bot does not play: {}", shown(ada).await);
}
