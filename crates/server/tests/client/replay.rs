//! A finished game step by step, and what can be done with it.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{Made, game, keep, kingdom},
    steps::{Clicked, Clicker, no_complaints_of_strangers, places, ready, shown},
};
use serde_json::json;

/// Where the scrubber is.
const AT: &str = "document.querySelector('.scrubber input').value";
/// What the table shows: everybody's points and the line of this step.
const TABLE: &str = "[...document.querySelectorAll('.plate .points')].map(one => one.innerText).join() + document.querySelector('.caption').innerText";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_looked_at_and_goes_on() {
    let made = game("done", "players=2", &["person", "bot"]).after(usize::MAX);
    looked_at(made, "[data-panel=duchy] [data-key=\"SEAT space 1\"]").await;
}

/// Whoever looks at a finished game of Viscounts sees the hand of whose eyes they have: it is nobody's secret any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_of_viscounts_is_looked_at_and_goes_on() {
    let made = kingdom("done", "players=2", &["person", "bot"]).after(usize::MAX);
    looked_at(made, "[data-panel=hand] [data-key^=\"SEAT hand \"]").await;
}

/// A finished game, and a selector of what only the eyes of `SEAT` see there.
async fn looked_at(made: Made, seen: &str) {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    // The clipboard is for safe places only.
    let base = server.base.replace("127.0.0.1", "localhost");
    ada.go(&base).await;
    for name in ["clipboard-read", "clipboard-write"] {
        let permission = json!({ "permission": { "name": name }, "setting": "granted" });
        ada.tool("Browser.setPermission", permission).await;
    }
    keep(&ada, &[made], json!({})).await;
    ada.go(&format!("{base}/?replay=game-done&at=100")).await;
    ada.until(&format!("{AT} == 100")).await;
    steps(&ada).await;
    let link = scrubbed(&ada).await;
    a_link_leads_to_the_moment(&ada, &link).await;
    seen_by_another(&ada, seen).await;
    let record = copied(&ada).await;
    dice_are_right(&ada).await;
    pasted(&ada, &base, &record).await;
    goes_on(&ada, &link).await;
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// The nth of the round buttons: to the beginning, back, play, on, to the end.
async fn knob(ada: &Browser, place: usize) {
    ada.click_nth(".steps .knob", move |_| place).await;
}

async fn steps(ada: &Browser) {
    let here = ada.text(TABLE).await;
    knob(ada, 3).await;
    ada.until(&format!("{AT} == 101")).await;
    knob(ada, 1).await;
    ada.until(&format!("{AT} == 100")).await;
    assert_eq!(ada.text(TABLE).await, here, "there and back again");
    knob(ada, 4).await;
    ada.until(&format!("{AT} == document.querySelector('.scrubber input').max")).await;
    let end = ada.text(TABLE).await;
    knob(ada, 0).await;
    ada.until(&format!("{AT} == 0")).await;
    assert_ne!(ada.text(TABLE).await, end);
    // By itself.
    knob(ada, 2).await;
    ada.until(&format!("{AT} > 2")).await;
    knob(ada, 2).await;
    // By keyboard.
    let at = ada.text(AT).await;
    ada.press(&["Escape"]).await;
    ada.run("document.activeElement.blur()").await;
    ada.press(&["End"]).await;
    ada.until(&format!("{AT} == document.querySelector('.scrubber input').max")).await;
    assert_ne!(ada.text(AT).await, at);
}

/// The scrubber is dragged; the address follows.
async fn scrubbed(ada: &Browser) -> String {
    let middle = "const { left, top, width, height } = document.querySelector('.scrubber input').getBoundingClientRect(); return [left + width / 2, top + height / 2]";
    let place = ada.run(middle).await;
    ada.point(place[0].as_f64().unwrap_or(0.0), place[1].as_f64().unwrap_or(0.0)).await;
    ada.until(&format!(
        "{AT} > 20 && Math.abs({AT} - document.querySelector('.scrubber input').max / 2) < 30"
    ))
    .await;
    ada.until(&format!("new URLSearchParams(location.search).get('at') == {AT}")).await;
    ada.text("location.href").await
}

async fn a_link_leads_to_the_moment(ada: &Browser, link: &str) {
    let (at, table) = (ada.text(AT).await, ada.text(TABLE).await);
    ada.go("about:blank").await;
    ada.go(link).await;
    ada.until(&format!("{AT} == {at}")).await;
    assert_eq!(ada.text(TABLE).await, table);
}

async fn seen_by_another(ada: &Browser, seen: &str) {
    for seat in ["p2", "p1"] {
        ada.choose(".replay-bar select:has(option[value=p2])", seat).await;
        ada.until(&format!("document.querySelector('{}')", seen.replace("SEAT", seat))).await;
    }
}

async fn copied(ada: &Browser) -> String {
    ada.click(".replay-bar .more").await;
    ada.until("document.querySelector('dialog.replay-more[open]')").await;
    ada.click_nth("dialog.replay-more > section:nth-of-type(4) button", |_| 0).await;
    ada.until("document.querySelector('#said').innerText || document.querySelector('#failed').innerText")
        .await;
    let record = ada.run("return navigator.clipboard.readText()").await;
    let record = record.as_str().unwrap_or_default().to_owned();
    assert!(record.contains("seed: ") && record.contains("result: "), "{record}");
    record
}

async fn dice_are_right(ada: &Browser) {
    ada.click("dialog.replay-more > section:nth-of-type(5) button").await;
    ada.until("document.querySelector('dialog.replay-more .right')").await;
    ada.click("dialog.replay-more .quiet").await;
    ada.until("!document.querySelector('dialog.replay-more[open]')").await;
}

/// A record that is pasted shows the same game; one that was tampered with shows it, but its dice are wrong.
async fn pasted(ada: &Browser, base: &str, record: &str) {
    let length = ada.text("document.querySelector('.scrubber input').max").await;
    for (text, right) in [(record.to_owned(), true), (tampered(record), false)] {
        ada.go(&format!("{base}/?look")).await;
        ada.until("document.querySelector('#brought')").await;
        let put = "const field = document.querySelector('#brought'); field.value = arguments[0]; field.dispatchEvent(new Event('input', { bubbles: true }))";
        ada.run_with(put, &[json!(text)]).await;
        ada.click("form.look button[type=submit]").await;
        ada.until("document.querySelector('.scrubber input')").await;
        assert_eq!(ada.text("document.querySelector('.scrubber input').max").await, length);
        ada.click(".replay-bar .more").await;
        ada.click("dialog.replay-more > section:nth-of-type(5) button").await;
        let verdict = if right { ".right" } else { ".error" };
        ada.until(&format!("document.querySelector('dialog.replay-more {verdict}')")).await;
    }
    // What is no record is refused with a reason.
    ada.go(&format!("{base}/?look")).await;
    ada.write("#brought", "no game at all").await;
    ada.click("form.look button[type=submit]").await;
    ada.until("document.querySelector('#brought-trouble').innerText").await;
}

/// The same record with another seed.
fn tampered(record: &str) -> String {
    let start = record.find("seed: ").expect("a seed") + "seed: ".len();
    let other = if record[start..].starts_with('0') { "1" } else { "0" };
    format!("{}{other}{}", &record[..start], &record[start + 1..])
}

/// From the moment of the link a new game begins, against bots.
async fn goes_on(ada: &Browser, link: &str) {
    ada.go(link).await;
    ada.until("document.querySelector('.replay-bar .more')").await;
    ada.click(".replay-bar .more").await;
    ada.click("dialog.replay-more > section:nth-of-type(2) button.main").await;
    ada.until("location.search.startsWith('?game=')").await;
    ready(ada).await;
    let id = ada.text("new URLSearchParams(location.search).get('game')").await;
    assert_ne!(id, "done", "it is a game of its own");
    let mut clicker = Clicker::new(1);
    for _ in 0..12 {
        ready(ada).await;
        assert_eq!(clicker.click(ada).await, Clicked::Something, "{}", shown(ada).await);
    }
}
