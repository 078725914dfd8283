//! Every page in three sizes and two lights: nothing sticks out, a turn fits the window, no fault of access; pictures are kept.

use crate::{
    access,
    browser::Browser,
    common::server::TestServer,
    made::{Made, game, keep, kingdom, tuscan},
    steps::{fits, lines, no_complaints_of_strangers, places, sized},
};
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// A page of the client.
pub struct Page {
    pub name: &'static str,
    /// Its address; `ID` is the game that is looked at.
    pub path: &'static str,
    /// When it is there.
    pub ready: &'static str,
}

const fn page(name: &'static str, path: &'static str, ready: &'static str) -> Page {
    Page { name, path, ready }
}

const TABLE: &str =
    "document.querySelector('.thing.is-usable, .buttons button[data-action], .always .end:not(:disabled)')";

/// All pages that need no server beyond the files.
pub const PAGES: &[Page] = &[
    page("start", "/", "document.querySelector('main h1')"),
    page("setup", "/?new", "document.querySelector('form.making')"),
    page("setup-table", "/?new=table", "document.querySelector('form.making')"),
    page("tables", "/?tables", "document.querySelector('main h1')"),
    page("account", "/?account", "document.querySelector('main h1')"),
    page("table", "/?game=ID", TABLE),
    page("replay", "/?replay=game-ID&at=30", "document.querySelector('.scrubber')"),
    page("review", "/?replay=game-late&review", "document.querySelector('.review progress')?.hidden"),
    page("look", "/?look", "document.querySelector('#brought')"),
    page("final", "/?game=done", "document.querySelector('.finale, #ending')"),
    page("lesson", "/?lesson", "document.querySelector('.coach')"),
    page("lesson-viscounts", "/?lesson=viscounts", "document.querySelector('.coach')"),
    page(
        "review-viscounts",
        "/?replay=game-late-court&review",
        "document.querySelector('.review progress')?.hidden",
    ),
    page("nowhere", "/?nowhere=1", "document.querySelector('main h1')"),
];

/// Tables that look otherwise than the plainest one.
pub const TABLES: &[Page] = &[
    page("vines", "/?game=vines", TABLE),
    page("four", "/?game=four", TABLE),
    page("automa", "/?game=automa", TABLE),
    page("team", "/?game=team", TABLE),
    page("solo", "/?game=solo", TABLE),
    page("tuscany", "/?game=tuscany", TABLE),
    page("tuscany-pieces", "/?game=pieces", TABLE),
    page("tuscany-payment", "/?game=payment", TABLE),
    page("tuscany-four", "/?game=four-estates", TABLE),
    page("tuscany-covered", "/?game=covered", "document.querySelector('.cover')"),
    page("tuscany-final", "/?game=harvested", "document.querySelector('.finale, #ending')"),
    page("viscounts", "/?game=kingdom", TABLE),
    page("viscounts-pairs", "/?game=pairs", TABLE),
    page("viscounts-amount", "/?game=purse", TABLE),
    page("viscounts-payment", "/?game=price", TABLE),
    page("viscounts-rearrange", "/?game=order", TABLE),
    page("viscounts-castle", "/?game=crowd", TABLE),
    page("viscounts-four", "/?game=four-courts", TABLE),
    page("viscounts-solo", "/?game=lonely", TABLE),
    page("viscounts-covered", "/?game=court-covered", "document.querySelector('.cover')"),
    page("viscounts-final", "/?game=reckoned", "document.querySelector('.finale, #ending')"),
];

/// The games of all these pages.
pub fn games() -> Vec<Made> {
    vec![
        game("ID", "players=2", &["person", "bot"]).after(45),
        game("done", "players=2", &["person", "bot"]).after(usize::MAX),
        game("late", "players=2", &["person", "bot"]).from(150).after(usize::MAX),
        game("vines", "players=2 expansions=shields,vineyards", &["person", "bot"]).after(50),
        game("four", "players=4 duchies=random", &["person", "person", "person", "person"]).after(61),
        game("automa", "chateautoma=novice players=2", &["person", "automaton"]).after(20),
        game("team", "team=basic", &["person", "person", "person", "person"]).after(41),
        game("solo", "solo=33", &["person"]).after(20),
        tuscan("tuscany", "players=2 first=p1", &["person", "bot"]).until_asked("place", 30),
        tuscan("pieces", "players=2", &["person", "bot"]),
        tuscan("payment", "players=2 first=p1", &["person", "bot"]).until_asked("pay", 40),
        tuscan("four-estates", "players=4 first=p1", &["person", "bot", "bot", "bot"])
            .until_asked("draw", 160),
        tuscan("covered", "players=2", &["person", "person"]).after(40),
        tuscan("harvested", "players=2", &["person", "bot"]).after(usize::MAX),
        kingdom("kingdom", "players=2 first=p1", &["person", "bot"]).until_asked("move", 90),
        kingdom("pairs", "players=2 first=p1", &["person", "bot"]),
        kingdom("purse", "players=2 first=p1", &["person", "bot"]).until_asked("place", 60),
        kingdom("price", "players=2 first=p1", &["person", "bot"]).seeded(1).until_asked("pay", 0),
        kingdom("order", "players=2 first=p1", &["person", "bot"]).until_asked("arrange", 20),
        kingdom("crowd", "players=2 first=p1", &["person", "bot"]).seeded(1).until_asked("remove", 40),
        kingdom("late-court", "players=2", &["person", "bot"]).from(250).after(usize::MAX),
        kingdom("four-courts", "players=4 first=p1", &["person", "bot", "bot", "bot"])
            .until_asked("move", 200),
        kingdom("court-covered", "players=2", &["person", "person"]).after(60),
        kingdom("lonely", "solo=cleric difficulty=2", &["person", "automaton"]).until_asked("play", 40),
        kingdom("reckoned", "players=3", &["person", "bot", "bot"]).after(usize::MAX),
    ]
}

/// The sizes that everything must fit, and what they are called.
const SIZES: [(&str, u32, u32); 3] = [("phone", 360, 640), ("tablet", 768, 1024), ("desktop", 1440, 900)];

/// Where pictures are kept: in the target folder.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("screenshots")
}

/// The light of the system.
pub async fn light(browser: &Browser, dark: bool) {
    let value = if dark { "dark" } else { "light" };
    let media = json!({ "features": [
        { "name": "prefers-color-scheme", "value": value }, { "name": "prefers-reduced-motion", "value": "reduce" },
    ] });
    browser.tool("Emulation.setEmulatedMedia", media).await;
    let theme = if dark { "candlelight" } else { "vellum" };
    browser.until(&format!("document.documentElement.dataset.theme == '{theme}'")).await;
    browser.settled().await;
}

/// Looks at pages; gives all that is wrong, so that one run tells everything.
async fn look_at(pages: &[Page]) -> Vec<String> {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &games(), json!({ "still": false })).await;
    fs::create_dir_all(folder()).expect("a folder for pictures");
    let mut wrong = Vec::new();
    // Whoever works on some pages looks at those: `DEMESNE_PAGES=viscounts`.
    let wanted = std::env::var("DEMESNE_PAGES").unwrap_or_default();
    for page in pages.iter().filter(|page| page.name.starts_with(&wanted)) {
        light(&ada, false).await;
        ada.resize(1440, 900).await;
        ada.go(&format!("{}{}", server.base, page.path)).await;
        ada.until(page.ready).await;
        for (place, (size, width, height)) in SIZES.into_iter().enumerate() {
            sized(&ada, width, height).await;
            // To change the light is dear: each size begins with the one that the size before it ended with.
            let first = place % 2 == 1;
            for dark in [first, !first] {
                light(&ada, dark).await;
                let name = format!("{}-{size}-{}", page.name, if dark { "candlelight" } else { "vellum" });
                access::picture(&ada, &folder().join(format!("{name}.png"))).await;
                let mut found = Vec::new();
                // Where things are and what they are called is the same in both lights.
                if dark == first {
                    found.extend(
                        lines(&ada, "wide").await.iter().map(|line| format!("wider than the window: {line}")),
                    );
                    if page.ready == TABLE {
                        found.extend(
                            lines(&ada, "turn")
                                .await
                                .iter()
                                .map(|line| format!("a turn does not fit: {line}")),
                        );
                    }
                    found.extend(access::faults(&ada, size == "phone").await);
                } else {
                    found.extend(access::faults_of_contrast(&ada).await);
                }
                wrong.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
            }
        }
    }
    no_complaints_of_strangers(&ada).await;
    println!("The pictures are in {}", folder().display());
    drop(ada);
    server.stop().await;
    wrong
}

/// What is wrong in a light: all of it in the brighter one, and in the other what depends on the light.
async fn in_light(browser: &Browser, dark: bool, size: &str) -> Vec<String> {
    light(browser, dark).await;
    match dark {
        true => access::faults_of_contrast(browser).await,
        false => access::faults(browser, size == "phone").await,
    }
}

/// Each fault once, with the pages where it is.
pub fn tell(wrong: &[String]) {
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_fits_and_is_for_everybody() {
    tell(&look_at(PAGES).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_fits_and_is_for_everybody() {
    tell(&look_at(TABLES).await);
}

/// Somebody who holds something in the hand, asks what a thing is, or has a tab open: the same holds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_opens_at_a_table_is_for_everybody() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &games(), json!({ "still": false })).await;
    let mut wrong = Vec::new();
    for (size, width, height) in SIZES {
        light(&ada, false).await;
        sized(&ada, width, height).await;
        ada.go(&format!("{}/?game=vines", server.base)).await;
        ada.until(TABLE).await;
        // On a phone the rest of the tabs comes with the first sheet.
        ada.click(".tabs button").await;
        ada.until("document.querySelector('.scene > .sheet')").await;
        let tabs = ada.run("return document.querySelectorAll('.tabs button[aria-expanded]').length").await;
        for tab in 0..tabs.as_u64().unwrap_or(0) as usize {
            let open = format!(
                "document.querySelectorAll('.tabs button[aria-expanded]')[{tab}].ariaExpanded == 'true'"
            );
            if !ada.holds(&open).await {
                ada.click_nth(".tabs button[aria-expanded]", |_| tab).await;
                ada.until(&open).await;
            }
            for dark in [false, true] {
                let found = in_light(&ada, dark, size).await;
                wrong.extend(
                    found.into_iter().map(|fault| format!("tab {tab}, {size}, dark {dark}: {fault}")),
                );
            }
            fits(&ada, "an open tab").await;
            access::picture(&ada, &folder().join(format!("tab-{tab}-{size}.png"))).await;
        }
        ada.click(".tabs button[aria-expanded=true]").await;
        ada.until("!document.querySelector('.scene > .sheet')").await;
        let asked: Value = ada.run("const thing = document.querySelector('.thing.is-usable'); thing.focus(); return thing.dataset.key").await;
        assert!(asked.is_string());
        ada.press(&["?"]).await;
        ada.until("document.querySelector('.tip:not([hidden])')").await;
        wrong.extend(
            access::faults(&ada, size == "phone")
                .await
                .into_iter()
                .map(|fault| format!("tip, {size}: {fault}")),
        );
        ada.press(&["Escape", "h"]).await;
        ada.until("document.querySelector('aside.hint [data-suggested]')").await;
        for dark in [false, true] {
            let found = in_light(&ada, dark, size).await;
            wrong.extend(found.into_iter().map(|fault| format!("hint, {size}, dark {dark}: {fault}")));
            fits(&ada, "a hint").await;
            let name = format!("hint-{size}-{}.png", if dark { "candlelight" } else { "vellum" });
            access::picture(&ada, &folder().join(name)).await;
        }
    }
    drop(ada);
    server.stop().await;
    tell(&wrong);
}
