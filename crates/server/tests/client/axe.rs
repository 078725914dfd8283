//! axe-core, the rules for access that most people ask: no page and no table breaks one. It is a tool of the tests and no part of the
//! repository: `cargo xtask test` fetches it. Contrast it can judge on plain grounds alone; on pictures `a11y.js` measures it.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::keep,
    screens::{PAGES, Page, TABLES, games, light, tell},
    steps::places,
};
use serde_json::{Value, json};
use std::{fs, path::Path};

/// What is asked for: WCAG up to 2.2 in the two levels that laws name, and what is good practice.
const TAGS: [&str; 6] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/// Where it is, below the target folder: `xtask/src/axe.rs` puts it there.
const PLACE: &str = "tools/axe/node_modules/axe-core/axe.min.js";

/// The program of axe-core.
fn program() -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name(PLACE);
    let place = path.display();
    fs::read_to_string(&path).unwrap_or_else(|why| {
        panic!(
            "axe-core cannot be read from {place} ({why}): \"cargo xtask test\" fetches it in its first step."
        )
    })
}

/// All that it has against the page as it is now.
async fn faults(browser: &Browser, axe: &str) -> Vec<String> {
    browser.settled().await;
    if !browser.holds("window.axe").await {
        // The content policy of the page lets no script in; what the browser's own tools run is none of its scripts.
        browser.run(axe).await;
    }
    let lines = browser.run_with(include_str!("axe.js"), &[json!(TAGS)]).await;
    lines.as_array().expect("lines").iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Opens a page. To load the client and axe-core anew costs more than all the rest, so most are gone to from where nothing is; a page that is
/// like that place is loaded, since nobody could tell when it is there.
async fn open(browser: &Browser, base: &str, page: &Page) {
    let go = "history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'))";
    let nowhere = "document.querySelector('main h1') && !document.querySelector('.scene, form.making, .coach, .replay')";
    browser.run_with(go, &[json!("/?nowhere=1")]).await;
    browser.until(nowhere).await;
    if browser.holds(page.ready).await {
        browser.go(&format!("{base}{}", page.path)).await;
    } else {
        browser.run_with(go, &[json!(page.path)]).await;
    }
    browser.until(page.ready).await;
}

/// Looks at pages; gives all that is wrong, so that one run tells everything.
async fn look_at(pages: &[Page]) -> Vec<String> {
    let axe = program();
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &games(), json!({ "still": false })).await;
    ada.resize(1440, 900).await;
    ada.go(&server.base).await;
    light(&ada, false).await;
    let mut wrong = Vec::new();
    for page in pages {
        open(&ada, &server.base, page).await;
        let found = faults(&ada, &axe).await;
        wrong.extend(found.into_iter().map(|fault| format!("{}: {fault}", page.name)));
    }
    drop(ada);
    server.stop().await;
    wrong
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_finds_no_fault_in_a_page() {
    tell(&look_at(PAGES).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_finds_no_fault_at_a_table() {
    tell(&look_at(TABLES).await);
}

/// It would be as quiet if it did not run.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_finds_what_is_planted() {
    let axe = program();
    let _place = places(1).await;
    let ada = Browser::start("en").await;
    let found = async |body: &str| {
        let page =
            format!("<!doctype html><html lang=en><title>Title</title><main><h1>Heading</h1>{body}</main>");
        let encoded: String = page.bytes().map(|byte| format!("%{byte:02x}")).collect();
        ada.go(&format!("data:text/html;charset=utf-8,{encoded}")).await;
        faults(&ada, &axe).await
    };
    let thing = |name: &str| {
        format!(
            "<div class=scene><svg><g class=thing role=button tabindex=0 aria-label='{name}'><rect width=50 height=50 fill='#fff'/>\
             <text y=20>2</text><text y=40>Thief</text></g></svg></div>"
        )
    };
    assert_eq!(
        found(&thing("Thief, can be picked")).await,
        Vec::<String>::new(),
        "numbers on a picture are no label"
    );
    for (rule, body) in [
        ("label-content-name-mismatch", thing("Trader")),
        ("image-alt", "<img src='data:,' width=9 height=9>".into()),
    ] {
        let faults = found(&body).await;
        assert!(faults.len() == 1 && faults[0].starts_with(&format!("{rule}: ")), "{rule}: {faults:?}");
    }
}
