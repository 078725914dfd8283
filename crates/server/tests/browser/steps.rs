//! What people do on the page again and again.

use crate::browser::Browser;
use serde_json::json;

/// Somebody comes to an address for the first time and says a name.
pub async fn come(browser: &Browser, address: &str, name: &str) {
    browser.go(address).await;
    browser.write("#name", name).await;
    browser.click("#enter").await;
    browser.until("document.querySelector('#me')").await;
    // Asking who one is has no other answer for somebody new, and browsers note every such answer.
    let others = |line: &&String| !(line.contains("/api/me ") && line.contains("401"));
    let complaints = browser.complaints().await;
    assert_eq!(complaints.iter().filter(others).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// The number of the last event that the page shows.
pub async fn seq(browser: &Browser) -> i64 {
    browser.text("document.querySelector('.place').dataset.seq").await.parse().unwrap_or(0)
}

/// Whether the page shows actions and waits for one.
pub const READY: &str = "document.querySelector('.action') && !document.querySelector('[aria-busy]')";
pub const OVER: &str = "document.querySelector('.place').dataset.status == 'over'";

/// Clicks one of the legal actions and waits until it has happened.
pub async fn act(browser: &Browser, number: usize) {
    let before = seq(browser).await;
    // Where there are too many to see them all, they are folded: one fold is opened.
    if browser.run("return Boolean(document.querySelector('#filter'))").await == json!(true) {
        browser.click_nth("#actions details:not([open]) > summary", |count| number % count).await;
        browser.click_nth("#actions details[open] .action", |count| number * 7 % count).await;
    } else {
        browser.click_nth(".action", |count| number * 7 % count).await;
    }
    browser.until(&format!("document.querySelector('.place').dataset.seq > {before} && !document.querySelector('[aria-busy]')")).await;
}

/// On a small phone the page itself never scrolls sideways.
pub async fn fits_a_phone(browser: &Browser) {
    browser.resize(360, 640).await;
    browser.until("innerWidth == 360").await;
    let wide =
        browser.text("document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
    let widest = "[...document.querySelectorAll('main *')].filter(node => node.getBoundingClientRect().right > 361 && !node.closest('pre, .scroll')).map(node => node.outerHTML.slice(0, 120)).join('\\n')";
    assert_eq!(wide, "0", "the page is wider than the phone: {}", browser.text(widest).await);
    browser.resize(1280, 900).await;
}

pub async fn no_complaints(browser: &Browser) {
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// The page says something in a line above everything else.
pub async fn told(browser: &Browser, words: &str) {
    browser.until(&format!("document.querySelector('#notices').innerText.includes({})", json!(words))).await;
}

/// A request was refused, and nothing else is wrong: browsers note every answer that is no success.
pub async fn refused(browser: &Browser, path: &str, status: u16) {
    let complaints = browser.complaints().await;
    let expected = |line: &String| line.contains(path) && line.contains(&format!("status of {status}"));
    assert!(!complaints.is_empty() && complaints.iter().all(expected), "{complaints:?}");
}

/// Answers the question before something that cannot be taken back.
pub async fn is_sure(browser: &Browser, sure: bool) {
    browser.click(if sure { "dialog [data-yes]" } else { "dialog button:not([data-yes])" }).await;
    browser.until("!document.querySelector('dialog')").await;
}
