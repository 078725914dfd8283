//! What people do at a table again and again.

use crate::{
    browser::Browser,
    common::patience::{PAUSE, Wait},
};
use serde_json::{Value, json};
use std::collections::VecDeque;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Two browsers at a time: more would only wait for each other on a small machine.
static PLACES: Semaphore = Semaphore::const_new(2);

/// Waits until so many browsers may be started.
pub async fn places(count: u32) -> SemaphorePermit<'static> {
    PLACES.acquire_many(count).await.expect("it is never closed")
}

/// So many clicks that change nothing are too many.
const IN_VAIN: usize = 60;

/// Asks the page something: the parts of `page.js`.
pub async fn ask(browser: &Browser, part: &str, number: usize) -> Value {
    let ask = json!({ "part": part, "number": number });
    browser.run_with(include_str!("page.js"), &[ask]).await
}

/// A list of texts that a part gives.
pub async fn lines(browser: &Browser, part: &str) -> Vec<String> {
    let found = ask(browser, part, 0).await;
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Opens a place, and waits until there is something to do.
pub async fn open(browser: &Browser, address: &str) {
    browser.go(address).await;
    ready(browser).await;
}

/// Waits until somebody may act, or the game is over.
pub async fn ready(browser: &Browser) {
    browser.patient(include_str!("page.js"), &[json!({ "part": "ready" })], "nobody can act:").await;
}

/// What the page shows, for whoever reads why a test failed.
pub async fn shown(browser: &Browser) -> String {
    let page = browser.text("location.href + '\\n' + document.body.innerText.slice(0, 1500)").await;
    format!("{page}\nThe console says {:?}", complaints(browser).await)
}

/// What a click did.
#[derive(PartialEq, Eq, Clone, Copy, Debug)]
pub enum Clicked {
    /// Something was touched or pressed.
    Something,
    /// The game is over.
    Over,
    /// Others are to act.
    Wait,
}

/// Somebody who plays by clicking, with habits that a number stands for.
pub struct Clicker {
    number: usize,
    vain: usize,
    steps: u64,
    /// Since when something lies over what it would click.
    covered: Option<Wait>,
    /// What it clicked lately, for whoever reads why a test failed.
    lately: VecDeque<String>,
}

/// So many clicks are remembered.
const LATELY: usize = 12;

impl Clicker {
    pub fn new(number: usize) -> Clicker {
        Clicker { number, vain: 0, steps: 0, covered: None, lately: VecDeque::new() }
    }

    /// Clicks once.
    pub async fn click(&mut self, browser: &Browser) -> Clicked {
        self.number += 1;
        let next = ask(browser, "next", self.number).await;
        let steps = next["steps"].as_u64().unwrap_or(0);
        if steps == self.steps {
            self.vain += 1;
        } else {
            (self.steps, self.vain) = (steps, 0);
        }
        match next["what"].as_str().unwrap_or_default() {
            "over" => return Clicked::Over,
            "wait" => {
                self.vain = 0;
                // Whoever asks without a pause takes the time from those who are to act.
                tokio::time::sleep(PAUSE).await;
                return Clicked::Wait;
            }
            "stuck" => panic!("nothing can be done: {}", shown(browser).await),
            _ => {}
        }
        // Something may lie over it for a moment: a word of the server, or that there is none.
        if next["free"] != true {
            assert!(!self.covered.get_or_insert_with(Wait::new).is_over(), "something lies over it: {next}");
            // The same again: what stays covered is a fault.
            (self.number, self.vain) = (self.number - 1, self.vain.saturating_sub(1));
            tokio::time::sleep(PAUSE).await;
            return Clicked::Wait;
        }
        self.covered = None;
        let lately = &mut self.lately;
        lately.push_back(format!("{} {} at step {steps}", next["what"], next["key"]));
        lately.drain(..lately.len().saturating_sub(LATELY));
        assert!(self.vain < IN_VAIN, "clicking leads nowhere ({next}); {lately:?}: {}", shown(browser).await);
        let at = |place: usize| next["at"][place].as_f64().unwrap_or(0.0);
        browser.point(at(0), at(1)).await;
        Clicked::Something
    }
}

/// Plays a game of this browser to its end; `on_the_way` is called before every click with its number.
pub async fn play(
    browser: &Browser,
    number: usize,
    mut on_the_way: impl AsyncFnMut(&Browser, usize),
) -> usize {
    let mut clicker = Clicker::new(number);
    let mut clicks = 0;
    let mut wait = Wait::new();
    loop {
        match clicker.click(browser).await {
            Clicked::Over => return clicks,
            Clicked::Something => {
                clicks += 1;
                wait.again();
                on_the_way(browser, clicks).await;
            }
            Clicked::Wait => {
                assert!(!wait.is_over(), "nobody acts: {}", shown(browser).await);
            }
        }
    }
}

/// What a browser noted. A client that is built to be worked on warns of places that do not follow changes; one that is shipped does not.
async fn complaints(browser: &Browser) -> Vec<String> {
    let hint = |line: &String| line.contains("outside a reactive tracking context");
    browser.complaints().await.into_iter().filter(|line| !hint(line)).collect()
}

/// Nothing went wrong that a browser notes.
pub async fn no_complaints(browser: &Browser) {
    assert_eq!(complaints(browser).await, Vec::<String>::new());
}

/// The same, where asking who one is was answered with "nobody": there is no other way to find out.
pub async fn no_complaints_of_strangers(browser: &Browser) {
    let others = |line: &String| !(line.contains("/api/me") && line.contains("401"));
    let complaints: Vec<String> = complaints(browser).await.into_iter().filter(others).collect();
    assert_eq!(complaints, Vec::<String>::new());
}

/// Nothing sticks out at the side.
pub async fn fits(browser: &Browser, what: &str) {
    let wide = lines(browser, "wide").await;
    assert!(wide.is_empty(), "{what} is wider than the window: {wide:#?}");
}

/// Another window, when the page has arranged itself in it: a table does so by a change of its own.
pub async fn sized(browser: &Browser, width: u32, height: u32) {
    browser.resize(width, height).await;
    browser.until(&format!("innerWidth == {width} && innerHeight == {height}")).await;
    browser.settled().await;
}

/// On a small phone the page itself never scrolls sideways.
pub async fn fits_a_phone(browser: &Browser) {
    sized(browser, 360, 640).await;
    fits(browser, "this page").await;
    browser.resize(1280, 900).await;
}

/// Somebody comes to the page of their account for the first time and says a name.
pub async fn comes(browser: &Browser, address: &str, name: &str) {
    browser.go(&format!("{address}/?account")).await;
    browser.until("document.querySelector('#sign-in')").await;
    browser.click("main section button.main").await;
    says_name(browser, name).await;
    browser.until("document.querySelector('#you')").await;
    no_complaints_of_strangers(browser).await;
}

/// Says a name where one is asked for.
pub async fn says_name(browser: &Browser, name: &str) {
    browser.write("#entry-name", name).await;
    browser.click("#enter").await;
    browser.until("!document.querySelector('dialog.entry[open]')").await;
}

/// The page says something in a line above everything else.
pub async fn told(browser: &Browser, words: &str) {
    let said = "document.querySelector('.notices').innerText.toLowerCase()";
    browser.until(&format!("{said}.includes({})", json!(words.to_lowercase()))).await;
}

/// A request was refused, and nothing else is wrong: browsers note every answer that is no success.
pub async fn refused(browser: &Browser, path: &str, status: u16) {
    let complaints = complaints(browser).await;
    let expected = |line: &String| line.contains(path) && line.contains(&format!("status of {status}"));
    assert!(!complaints.is_empty() && complaints.iter().all(expected), "{complaints:?}");
}

/// Answers the question before something that cannot be taken back.
pub async fn is_sure(browser: &Browser, sure: bool) {
    browser
        .click(if sure { "dialog[open] [data-yes]" } else { "dialog.confirm[open] button:not([data-yes])" })
        .await;
    browser.until("!document.querySelector('dialog.confirm[open]')").await;
}
