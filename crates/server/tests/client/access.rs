//! The engine for access, `a11y.js`, and that it finds what it should.

use crate::{
    browser::Browser,
    common::patience::Wait,
    steps::{places, shown},
};
use base64::Engine as _;
use serde_json::{Value, json};
use std::{
    path::Path,
    sync::atomic::{AtomicU32, Ordering},
};

/// The tiles of a depot and what lies on them are small on a phone: there the cell is the target.
const CELLS: [&str; 4] = ["depot", "black", "vine", "shield"];

async fn ask(browser: &Browser, ask: Value) -> Value {
    browser.run_with(include_str!("a11y.js"), &[ask]).await
}

/// All that is wrong with the page as it is now. On a phone targets are for fingers.
pub async fn faults(browser: &Browser, phone: bool) -> Vec<String> {
    let mut all = read(browser, phone).await;
    all.extend(pale(browser).await);
    told(&all)
}

/// The contrast alone: what else there is to find is the same in every light.
pub async fn faults_of_contrast(browser: &Browser) -> Vec<String> {
    told(&pale(browser).await)
}

/// The same without the contrast of letters: where the system chooses all colours it answers for that.
pub async fn faults_but_contrast(browser: &Browser, phone: bool) -> Vec<String> {
    told(&read(browser, phone).await)
}

async fn read(browser: &Browser, phone: bool) -> Vec<Value> {
    // Whoever uses the keyboard sees where they are.
    browser.press(&["Shift"]).await;
    browser.settled().await;
    let target = if phone { 44 } else { 24 };
    let read = json!({ "part": "rules", "target": target, "cells": CELLS, "still": true, "focus": true });
    ask(browser, read).await.as_array().cloned().unwrap_or_default()
}

/// Each fault once, as a line.
fn told(all: &[Value]) -> Vec<String> {
    let text = |fault: &Value, key: &str| fault[key].as_str().unwrap_or_default().to_owned();
    let mut lines: Vec<String> = all
        .iter()
        .map(|fault| format!("{}: {} ({})", text(fault, "rule"), text(fault, "says"), text(fault, "at")))
        .collect();
    lines.sort();
    lines.dedup();
    lines
}

/// Texts that hardly differ from their ground. They are held against a picture of the page without them; a busy browser may show one of an earlier
/// moment, and a page may go on while it is taken: then both are taken again.
async fn pale(browser: &Browser) -> Vec<Value> {
    static SPOT: AtomicU32 = AtomicU32::new(0);
    let wait = Wait::new();
    loop {
        let number = SPOT.fetch_add(1, Ordering::Relaxed);
        let spot = format!("{} {} {}", 40 + number % 160, 40 + number / 160 % 160, 220);
        let runs = ask(browser, json!({ "part": "runs", "spot": spot })).await;
        browser.settled().await;
        let picture = browser.picture().await;
        let contrast = json!({ "part": "contrast", "runs": runs, "picture": picture, "spot": spot });
        if let Value::Array(faults) = ask(browser, contrast).await {
            return faults;
        }
        assert!(!wait.is_over(), "the page never stands still: {}", shown(browser).await);
    }
}

/// Keeps a picture of the window.
pub async fn picture(browser: &Browser, path: &Path) {
    let bytes = base64::engine::general_purpose::STANDARD.decode(browser.picture().await).expect("a picture");
    std::fs::write(path, bytes).expect("it is kept");
}

/// Pages with one fault each, and the rule that must find it.
const PLANTED: &[(&str, &str)] = &[
    ("control-name", "<button><svg viewBox='0 0 9 9'></svg></button>"),
    ("control-name", "<a href='/x'><span aria-hidden=true>hidden</span></a>"),
    ("control-name", "<div role=button tabindex=0 style='width:50px;height:50px'></div>"),
    ("field-label", "<input placeholder='your name'>"),
    ("field-label", "<select><option>one</option></select>"),
    ("image-name", "<img src='data:,' width=9 height=9>"),
    ("image-name", "<svg role=img width=50 height=50></svg>"),
    ("dialog-name", "<dialog open><p>text</p></dialog>"),
    ("frame-name", "<iframe src='about:blank'></iframe>"),
    ("label-in-name", "<button aria-label='Delete it'>Send</button>"),
    ("role", "<div role=buton>text</div>"),
    ("role", "<svg role=presentation tabindex=0 width=50 height=50></svg>"),
    ("aria-attribute", "<button aria-labeled='x'>text</button>"),
    ("aria-value", "<button aria-pressed=yes>text</button>"),
    ("aria-value", "<button aria-describedby=gone>text</button>"),
    ("aria-allowed", "<a href='/x' aria-pressed=true>text</a>"),
    ("aria-allowed", "<div aria-label='a name'>text</div>"),
    ("aria-required", "<div role=checkbox tabindex=0 style='width:50px;height:50px'>text</div>"),
    ("hidden-focus", "<div aria-hidden=true><button>text</button></div>"),
    ("tabindex", "<button tabindex=3>text</button>"),
    ("keyboard", "<div role=button>text</div>"),
    ("link-or-button", "<a>text</a>"),
    ("link-or-button", "<a href='#'>text</a>"),
    ("nested", "<a href='/x'>text <button>more</button></a>"),
    ("duplicate-id", "<p id=one>a</p><p id=one>b</p>"),
    ("landmark", "</main><main><p>a second one</p>"),
    ("headings", "<h3>too deep</h3>"),
    ("headings", "<h1>a second one</h1>"),
    ("list", "<ul><div>no item</div></ul>"),
    ("list", "<li>no list</li>"),
    ("table", "<table><caption>c</caption><tr><td>1</td></tr></table>"),
    ("table", "<table><tr><th scope=col>1</th></tr></table>"),
    ("status", "<p class=error>It went wrong.</p>"),
    ("motion", "<style>@keyframes m{to{opacity:.5}}</style><p style='animation:m 1s infinite'>text</p>"),
    ("motion", "<audio autoplay></audio>"),
    ("scroll", "<div style='height:40px;overflow:auto'><p style='height:300px'>text</p></div>"),
    ("target-size", "<button style='width:12px;height:12px;padding:0;min-height:0'>x</button>"),
    ("focus", "<style>.gone:focus-visible{outline:none}</style><button class=gone>text</button>"),
    ("contrast", "<p style='color:#999'>pale</p>"),
    ("contrast", "<p style='background:linear-gradient(#000,#111)'>dark on dark</p>"),
    ("contrast", "<p style='opacity:.35'>faint</p>"),
    (
        "contrast",
        "<svg width=200 height=60><rect width=200 height=60 fill='#345'/><text x=20 y=40 fill='#456' font-size=16>drawn</text></svg>",
    ),
    (
        "contrast",
        "<svg width=200 height=60><rect width=200 height=60 fill='#fff'/><text x=20 y=40 fill='#111' stroke='#333' stroke-width=5 paint-order=stroke font-size=16>outlined</text></svg>",
    ),
];

fn written(language: &str, title: &str, zoom: &str, body: &str) -> String {
    let head = format!(
        "<!doctype html><html lang='{language}'><head><meta charset=utf-8><meta name=viewport content='width=device-width{zoom}'>"
    );
    let style = "<style>body{background:#fff;color:#000;font:16px serif}button,a,input,select{min-height:44px;min-width:44px}</style>";
    format!(
        "{head}<title>{title}</title>{style}</head><body><main><h1>Heading</h1>{body}</main></body></html>"
    )
}

async fn found(browser: &Browser, html: &str) -> Vec<String> {
    let encoded: String = html.bytes().map(|byte| format!("%{byte:02x}")).collect();
    browser.go(&format!("data:text/html;charset=utf-8,{encoded}")).await;
    faults(browser, false).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_engine_finds_planted_faults() {
    let _place = places(1).await;
    let ada = Browser::start("en").await;
    ada.resize(800, 600).await;
    let sound = "<h2>Part</h2><button>Send</button><label>Name <input></label><ul><li>one</li></ul><a href='/x'>there</a>\
        <p role=alert class=error>It went wrong.</p><table><caption>c</caption><tr><th scope=row>1</th><td>2</td></tr></table>\
        <svg width=200 height=60><rect width=200 height=60 fill='#345'/><text x=20 y=40 fill='#fff' font-size=16>drawn</text></svg>\
        <svg width=200 height=60><rect width=200 height=60 fill='#345'/><text x=20 y=40 fill='#111' stroke='#fff' stroke-width=5 paint-order=stroke font-size=16>outlined</text></svg>";
    assert_eq!(found(&ada, &written("en", "Title", "", sound)).await, Vec::<String>::new(), "a sound page");
    let mut missed = Vec::new();
    for (rule, body) in PLANTED {
        let faults = found(&ada, &written("en", "Title", "", body)).await;
        if !faults.iter().any(|fault| fault.starts_with(&format!("{rule}:"))) {
            missed.push(format!("{rule}: {body} gives {faults:?}"));
        }
    }
    for (rule, language, title, zoom) in
        [("language", "", "Title", ""), ("title", "en", "", ""), ("zoom", "en", "Title", ",user-scalable=no")]
    {
        let faults = found(&ada, &written(language, title, zoom, "<p>text</p>")).await;
        if !faults.iter().any(|fault| fault.starts_with(&format!("{rule}:"))) {
            missed.push(format!("{rule} gives {faults:?}"));
        }
    }
    assert!(missed.is_empty(), "not found:\n{}", missed.join("\n"));
}

/// Letters whose colour a page insists on are taken out like all others before their ground is looked at: it is not the letters themselves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_engine_measures_the_ground_and_not_the_letters() {
    let _place = places(1).await;
    let ada = Browser::start("en").await;
    ada.resize(800, 600).await;
    // So large, bold and close that most of what is looked at is letter.
    let heavy = "font:900 40px/1 sans-serif;letter-spacing:-6px";
    let shadow = "text-shadow:0 0 6px #000 !important";
    let pages = [
        format!("<style>#a#b#c h2, main section[id] h2{{color:#444 !important;{heavy}}}</style><section id=a><h2>MMMMMMM</h2></section>"),
        format!("<h2 style='color:#444 !important;{heavy}'>MMMMMMM</h2>"),
        format!("<style>main section[id] p{{color:#444 !important;{heavy};{shadow}}}</style><section id=a><p>MMMMMMM</p></section>"),
        "<style>main section[id] p{font-size:40px;text-decoration:underline 30px #444 !important;text-underline-offset:-26px}</style><section id=a><p>MMMMMMM</p></section>".to_owned(),
        "<style>svg[id] text{fill:#444 !important;stroke:#444 !important}</style><svg id=s width=300 height=60><text x=0 y=50 font-size=40 font-weight=900 letter-spacing=-6>MMMMMMM</text></svg>".to_owned(),
    ];
    for body in pages {
        let faults = found(&ada, &written("en", "Title", "", &body)).await;
        let pale: Vec<_> = faults.iter().filter(|fault| fault.starts_with("contrast:")).collect();
        assert!(pale.is_empty(), "{body}: {pale:?}");
    }
}
