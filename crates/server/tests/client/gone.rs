//! Whoever leaves a place of the page leaves all that was to happen there later: nothing of it may ask what is gone. In WebAssembly that
//! would be the end of the page.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{game, keep, kingdom},
    steps::{no_complaints_of_strangers, places},
};
use serde_json::json;

/// What the scripts below share. Between two deeds lie no frames but those that are waited for: `soon` is over before the next one.
const SHARED: &str = r#"
    const one = selector => document.querySelector(selector) ?? fail(selector);
    const fail = what => { throw new Error(`${what} is not there: ${location.href} ${document.querySelector("main").innerText.slice(-700)}`) };
    const wait = long => new Promise(done => setTimeout(done, long));
    const there = async selector => { for (let turn = 0; turn < 1000 && !document.querySelector(selector); turn += 1) await wait(10); return one(selector) };
    const soon = async () => { for (let turn = 0; turn < 60; turn += 1) await null };
    const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const touch = thing => thing.querySelector(".hit").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const go = place => { history.pushState(null, "", place); dispatchEvent(new PopStateEvent("popstate")) };
    const leave = async () => { one(".brand").click(); await soon(); one(".opening") };
"#;

/// Goes to a place of the page without loading it anew, does something there, and waits for what comes of it.
async fn at(ada: &Browser, place: &str, deeds: &str) {
    let place = json!(place);
    ada.run(&format!("{SHARED} return (async () => {{ go({place}); {deeds}; await frames() }})()")).await;
    no_complaints_of_strangers(ada).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_to_happen_at_a_place_ends_with_it() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    let pays = |id| kingdom(id, "players=2 first=p1", &["person", "bot"]).seeded(1).until_asked("pay", 0);
    let made = [
        pays("proposed"),
        pays("played"),
        pays("touched"),
        pays("asked"),
        game("thinking", "players=2", &["bot", "bot"]).after(8),
        game("over", "players=2", &["person", "bot"]).from(150).after(usize::MAX),
    ];
    keep(&ada, &made, json!({ "still": false, "speed": "calm" })).await;
    ada.reload().await;
    // What was proposed is had again, and played before the next frame: the button that was to get the keyboard is gone.
    let again = "await there('.finish'); touch(one('.thing.is-usable[data-key^=\"pay \"]')); await soon(); \
        one('.proposed:not(:disabled)').click(); await soon(); one('.finish:not(:disabled)').click()";
    at(&ada, "/?game=proposed", again).await;
    // What was played was to be seen to move.
    at(&ada, "/?game=played", "(await there('.finish')).click(); await soon(); await leave()").await;
    // A bot thinks; its move is shown.
    at(&ada, "/?game=thinking", "await there('.scene'); await leave()").await;
    at(&ada, "/?game=thinking", "await there('.hurry'); await leave(); await wait(700)").await;
    // A finger and a mouse stay with what they were at, and tell it what they do. A mouse that rests wants to know.
    let touched = "const thing = (await there('.thing.is-usable')).querySelector('.hit'); \
        const tell = (kind, type, more) => thing.dispatchEvent(new kind(type, { bubbles: true, cancelable: true, ...more })); \
        tell(PointerEvent, 'pointerover', { pointerType: 'mouse' }); await leave(); \
        tell(PointerEvent, 'pointerover', { pointerType: 'mouse' }); tell(Event, 'touchmove'); \
        for (const type of ['pointermove', 'pointerup', 'pointercancel']) tell(PointerEvent, type, { pointerType: 'touch' }); \
        tell(MouseEvent, 'click'); await wait(500)";
    at(&ada, "/?game=touched", touched).await;
    // A hint is being worked out; a replay is loaded, and left a little later each time; it goes on by itself, and so does its review.
    at(
        &ada,
        "/?game=asked",
        "(await there('.ask-hint:not(:disabled)')).click(); await frames(); await leave()",
    )
    .await;
    let loaded = "for (let long = 0; long < 8; long += 1) \
        { go('/?replay=game-over&review'); for (let turn = 0; turn < long; turn += 1) await null; await leave() }";
    at(&ada, "/", loaded).await;
    let reviewed = "await there('.review progress'); one('.knob.play').click(); await frames(); await leave(); await wait(800)";
    at(&ada, "/?replay=game-over&review", reviewed).await;
    // A file is being read.
    let file = "const carried = new DataTransfer(); carried.items.add(new File(['demesne'], 'a.txt')); \
        const field = await there('input[type=file]'); field.files = carried.files; \
        field.dispatchEvent(new Event('change', { bubbles: true })); await leave(); await wait(100)";
    at(&ada, "/?look", file).await;
    drop(ada);
    server.stop().await;
}
