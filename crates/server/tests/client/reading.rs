//! What is on a card can be read: whoever rests on it, or lets a finger stay there, sees it large, and what would come of it.

use crate::{
    access,
    browser::Browser,
    common::server::TestServer,
    made::{keep, kingdom},
    screens::folder,
    steps::{ask, no_complaints_of_strangers, open, places, shown, sized},
};
use serde_json::{Value, json};

/// The explanation with a picture in it.
const TOLD: &str = "document.querySelector('.tip:not([hidden]) svg .v-name')";
/// The preview of what a finger stays on.
const PREVIEW: &str = "document.querySelector('.scene .v-pvr')";

/// The middle of a card of the hand.
async fn card(ada: &Browser) -> (f64, f64) {
    let middle = "const hit = document.querySelector('[data-panel=hand] .thing.is-usable > .hit').getBoundingClientRect(); \
        return [hit.left + hit.width / 2, hit.top + hit.height / 2]";
    let at: Value = ada.run(middle).await;
    (at[0].as_f64().expect("a place"), at[1].as_f64().expect("a place"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finger_that_stays_on_a_card_sees_it_large_and_what_it_would_do() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    let game = kingdom("kingdom", "players=2 first=p1", &["person", "bot"]).until_asked("play", 60);
    keep(&ada, &[game], json!({})).await;
    std::fs::create_dir_all(folder()).expect("a folder for pictures");
    for (width, height) in [(360, 640), (640, 360), (1440, 900)] {
        sized(&ada, width, height).await;
        open(&ada, &format!("{}/?game=kingdom", server.base)).await;
        let before = ask(&ada, "steps", 0).await;
        let (x, y) = card(&ada).await;
        ada.hold(x, y).await;
        ada.until(&format!("{TOLD} && {PREVIEW}")).await;
        access::picture(&ada, &folder().join(format!("reading-{width}.png"))).await;
        let clear = "(tip => { const [one, other] = [tip, document.querySelector('.scene .asking')].map(node => node.getBoundingClientRect()); \
            return one.top >= 0 && one.bottom <= innerHeight && (one.top >= other.bottom || one.bottom <= other.top || one.left >= other.right || one.right <= other.left) })(document.querySelector('.tip'))";
        assert!(width > 1000 || ada.holds(clear).await, "{width}: it hides what is asked");
        ada.lift().await;
        ada.until(&format!("!{PREVIEW}")).await;
        if width < 1000 {
            // A sheet stays to be read, and a tap on it closes it.
            let place = "const tip = document.querySelector('.tip').getBoundingClientRect(); return [tip.left + tip.width / 2, tip.top + tip.height / 2]";
            assert!(ada.holds(TOLD).await, "{}", shown(&ada).await);
            let at = ada.run(place).await;
            ada.tap(at[0].as_f64().unwrap_or(0.0), at[1].as_f64().unwrap_or(0.0)).await;
        }
        ada.until("!document.querySelector('.tip:not([hidden])')").await;
        assert_eq!(ask(&ada, "steps", 0).await, before, "nothing was played");
        assert!(!ada.holds("document.querySelector('.thing.is-chosen')").await, "nor taken into the hand");
    }
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_folded_opens_at_a_touch() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    let bots = ["person", "bot", "bot", "bot"];
    let game = kingdom("courts", "players=4 first=p1", &bots).until_asked("move", 200);
    keep(&ada, &[game], json!({})).await;
    sized(&ada, 1440, 900).await;
    open(&ada, &format!("{}/?game=courts", server.base)).await;
    for (name, thing, sheet) in
        [("rival", " rival']", "p[234] cards"), ("pile", "p1 discard']", "p1 discard .")]
    {
        // Faces of cards lie over the middle of a row.
        let place = "const hit = document.querySelector(`.scene > [data-panel] [data-key$='${arguments[0]} > .hit`).getBoundingClientRect(); \
            return [hit.left + 9, hit.top + hit.height / 2]";
        let at = ada.run_with(place, &[json!(thing)]).await;
        ada.point(at[0].as_f64().expect("a place"), at[1].as_f64().expect("a place")).await;
        let there = format!(
            "[...document.querySelectorAll('.scene > .sheet [data-key]')].some(one => /{sheet}/.test(one.dataset.key))"
        );
        ada.until(&there).await;
        access::picture(&ada, &folder().join(format!("opened-{name}.png"))).await;
        ada.click(".tabs button[aria-expanded=true]").await;
        ada.until("!document.querySelector('.scene > .sheet')").await;
    }
    sized(&ada, 360, 640).await;
    ada.settled().await;
    // What there was no room for is asked for as whatever touching cannot tell apart.
    if ada.holds("document.querySelector('[data-key=more]')").await {
        ada.click("[data-key=more] > .hit").await;
        ada.until("document.querySelector('dialog.choose[open] button[data-action^=move]')").await;
        access::picture(&ada, &folder().join("opened-more.png")).await;
    }
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// V24.5
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_solo_opponents_scheme_is_seen_while_it_is_in_use() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    let game = kingdom("lonely", "solo=cleric", &["person", "automaton"]).after(60);
    let kept = game.kept();
    let steps = kept["steps"].as_array().expect("steps");
    let scheme = |step: &Value| step.as_str().is_some_and(|step| step.starts_with("* scheme"));
    let at = steps.iter().rposition(scheme).expect("a scheme") + 1;
    keep(&ada, &[game], json!({})).await;
    sized(&ada, 1440, 900).await;
    ada.go(&format!("{}/?replay=game-lonely&at={at}", server.base)).await;
    ada.until("document.querySelector('[data-panel=sum] [data-key^=\"p2 option\"]')").await;
    for (width, height) in [(1440, 900), (1024, 768), (768, 1024), (360, 640), (640, 360)] {
        sized(&ada, width, height).await;
        // What the step did is told beside it, where it can be read.
        let caption = "const box = selector => document.querySelector(selector).getBoundingClientRect(); \
            const [caption, scheme, scene] = ['.caption', '[data-panel=sum]', '.scene'].map(box); \
            const apart = caption.left >= scheme.right - 1 || caption.right <= scheme.left + 1 || caption.top >= scheme.bottom - 1 || caption.bottom <= scheme.top + 1; \
            const inside = caption.left >= scene.left && caption.right <= scene.right + 1 && caption.bottom <= scene.bottom + 1; \
            return [caption.width >= 200, caption.height >= 40, apart, inside]";
        let seen = ada.run(caption).await;
        assert_eq!(seen, json!([true, true, true, true]), "wide, high, apart, inside at {width}×{height}");
        access::picture(&ada, &folder().join(format!("scheme-{width}.png"))).await;
    }
    drop(ada);
    server.stop().await;
}
