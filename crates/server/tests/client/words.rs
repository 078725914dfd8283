//! Every text of every page is translated: what stands on the English page does not stand on the others.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::keep,
    screens::{PAGES, TABLES, games},
    steps::{fits, lines, places, sized},
};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

/// Names, and words that are the same in another language.
const ALIKE: &[&str] = &[
    "The Castles of Burgundy",
    "The Castles of Tuscany",
    "Viscounts of the West Kingdom",
    "demesne record",
    "emesne",
    "Ada",
    "Ben",
    "Cleo",
    "Dora",
    "Demesne",
    "Burgundy",
    "Tuscany",
    "Châteautoma",
    "Bertha",
    "Clovis",
    "Emma",
    "Guntram",
    "Judith",
    "Lothaire",
    "Merovech",
    "Rudolf",
    "Therese",
    "English",
    "Español",
    "Português",
    "Solo",
    "Total",
    "Normal",
    "Natural",
];

/// Whether a text holds words of a language at all: names, numbers and signs are the same everywhere.
fn speaks(text: &str) -> bool {
    let mut rest = text.to_owned();
    for name in ALIKE {
        rest = rest.replace(name, "");
    }
    let longest = rest.split(|letter: char| !letter.is_alphabetic()).map(|word| word.chars().count()).max();
    longest.unwrap_or(0) >= 4
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_mixes_languages() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    let mut english: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let mut left = Vec::new();
    for language in ["en", "es", "pt"] {
        keep(&ada, &games(), json!({ "language": language })).await;
        for page in PAGES.iter().chain(TABLES) {
            // The widest window shows most at once, the smallest has least room for longer words.
            ada.resize(1440, 900).await;
            ada.go(&format!("{}{}", server.base, page.path)).await;
            ada.until(page.ready).await;
            assert_eq!(ada.text("document.documentElement.lang").await, language);
            let texts: BTreeSet<String> =
                lines(&ada, "texts").await.into_iter().filter(|text| speaks(text)).collect();
            assert!(texts.len() > 5, "{} says hardly anything: {texts:?}", page.name);
            sized(&ada, 360, 640).await;
            fits(&ada, &format!("{} in {language}", page.name)).await;
            match english.get(page.name) {
                None => {
                    english.insert(page.name, texts);
                }
                Some(known) => {
                    let same =
                        texts.intersection(known).map(|text| format!("{} in {language}: {text}", page.name));
                    left.extend(same);
                }
            }
        }
    }
    drop(ada);
    server.stop().await;
    assert!(left.is_empty(), "not translated:\n{}", left.join("\n"));
}
