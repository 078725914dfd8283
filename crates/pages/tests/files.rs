//! The files of the page fit together: what is named is there, names say what is in a file, and packed files hold the same.

use demesne_pages::{FILES, File, find};
use sha2::{Digest, Sha256};
use std::{collections::BTreeSet, io::Read as _};

fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn text(file: &File) -> &'static str {
    std::str::from_utf8(file.bytes).unwrap_or_else(|_| panic!("{} is no text", file.path))
}

/// Every path of this server that stands in quotation marks.
fn named(text: &str) -> BTreeSet<&str> {
    text.split('"').skip(1).step_by(2).filter(|one| one.starts_with('/')).collect()
}

fn ending(end: &str) -> &'static File {
    one("/", end)
}

/// The only file whose path starts and ends so.
fn one(start: &str, end: &str) -> &'static File {
    let found: Vec<&File> =
        FILES.iter().filter(|file| file.path.starts_with(start) && file.path.ends_with(end)).collect();
    assert_eq!(found.len(), 1, "files like {start}…{end}");
    found[0]
}

/// The games that have a part of their own, as the script that starts the page knows them, with their files.
fn games() -> Vec<(&'static str, &'static File)> {
    let list =
        text(one("/start-", ".js")).split("const GAMES = {").nth(1).and_then(|rest| rest.split('}').next());
    let lines = list.expect("the script has a list of games").split(',').filter(|line| !line.is_empty());
    let games = lines.map(|line| {
        let (name, path) = line.split_once(':').expect("a name and a path");
        (name.trim_matches('"'), find(path.trim_matches('"')).expect("its file"))
    });
    games.collect()
}

#[test]
fn the_page_names_only_files_that_exist() {
    let index = find("/").expect("a page");
    let names = named(text(index));
    for need in ["client-", "style-", "early-", "start-", "worker-", "think-", "manifest", "icon.svg"] {
        assert!(names.iter().any(|name| name.contains(need)), "the page names no {need}: {names:?}");
    }
    let scripts = FILES.iter().filter(|file| file.kind.starts_with("text/javascript"));
    let made = ["/client-", "/thinker-", "/snippets/"];
    let others = scripts.filter(|file| !made.iter().any(|start| file.path.starts_with(start)));
    for file in others.chain([index, ending("manifest.webmanifest")]) {
        assert!(!text(file).contains("{{"), "{} has a mark that nobody filled", file.path);
        for name in named(text(file)) {
            assert!(find(name).is_some(), "{} names {name}, which is not there", file.path);
        }
    }
}

#[test]
fn names_say_what_is_in_a_file() {
    let paths: BTreeSet<&str> = FILES.iter().map(|file| file.path).collect();
    assert_eq!(paths.len(), FILES.len(), "every path once");
    for file in FILES {
        let hash = hash(file.bytes);
        assert!(hash.starts_with(file.tag) && file.tag.len() >= 16, "{}", file.path);
        assert_eq!(file.path.contains(&format!("-{}.", &hash[..8])), file.immutable, "{}", file.path);
    }
    for name in ["/", "/sw.js", "/manifest.webmanifest", "/icon.svg"] {
        assert!(find(name).is_some_and(|file| !file.immutable), "{name} is asked for anew every time");
    }
    let kept = FILES.iter().filter(|file| file.path.ends_with(".wasm") || file.path.ends_with(".css"));
    let games = games().len();
    assert_eq!(
        kept.filter(|file| file.immutable).count(),
        3 + games,
        "the page, what thinks, one sheet, the games"
    );
}

/// What bots learned is a file of its own for each network: kept for ever and for days without a network, and no part of the client.
#[test]
fn what_bots_learned_is_beside_the_client() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/networks");
    let modules = || FILES.iter().filter(|file| file.path.ends_with(".wasm"));
    let mut names = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("networks").flatten() {
        let file = entry.file_name().into_string().expect("a name");
        let Some(name) = file.strip_suffix(".net") else { continue };
        let bytes = std::fs::read(entry.path()).expect("a network");
        let path = format!("/{name}-{}.net", &hash(&bytes)[..8]);
        let served = find(&path).unwrap_or_else(|| panic!("{path} is not served"));
        assert!(served.bytes == bytes && served.immutable && served.kind == "application/octet-stream");
        let piece = &bytes[bytes.len() / 2..][..64];
        let within = |file: &File| file.bytes.windows(piece.len()).any(|part| part == piece);
        assert!(!modules().any(within), "{name} is in the client, too");
        let told = format!("\"{name}\":\"{path}\"");
        assert!(text(one("/think-", ".js")).contains(&told), "nobody says where {name} is");
        names.insert(name.to_owned());
    }
    for name in ["burgundy", "burgundy-alone", "burgundy-automa", "tuscany", "viscounts"] {
        assert!(names.contains(name), "there is no network {name}: {names:?}");
    }
}

#[test]
fn packed_files_hold_the_same() {
    for file in FILES {
        if let Some(packed) = file.gzip {
            let mut plain = Vec::new();
            flate2::read::GzDecoder::new(packed).read_to_end(&mut plain).expect("gzip");
            assert!(plain == file.bytes && packed.len() < plain.len(), "{}", file.path);
        }
        if let Some(packed) = file.brotli {
            let mut plain = Vec::new();
            brotli::BrotliDecompress(&mut &*packed, &mut plain).expect("brotli");
            assert!(plain == file.bytes && packed.len() < plain.len(), "{}", file.path);
        }
    }
    for file in FILES.iter().filter(|file| file.path.ends_with(".wasm") || file.path.ends_with(".css")) {
        assert!(file.gzip.is_some() && file.brotli.is_some(), "{}", file.path);
    }
}

#[test]
fn the_client_is_webassembly_and_its_script_names_it() {
    let modules: [(&str, &[&str]); 2] = [("client", &["main_page"]), ("thinker", &["answer", "networks_at"])];
    for (name, entries) in modules {
        let wasm = one(&format!("/{name}-"), ".wasm");
        assert!(wasm.bytes.starts_with(b"\0asm\x01\0\0\0"), "the magic and version 1");
        assert_eq!(wasm.kind, "application/wasm");
        let script = text(one(&format!("/{name}-"), ".js"));
        assert!(script.contains(&format!("'{}'", wasm.path.trim_start_matches('/'))));
        assert!(!script.contains(&format!("{name}_bg.wasm")));
        for entry in entries {
            assert!(script.contains(&format!("export function {entry}(")), "{name} exports {entry}");
        }
    }
}

/// Nobody waits for what thinks before the page is there.
#[test]
fn the_page_itself_does_not_load_what_thinks() {
    for file in [find("/").expect("a page"), one("/start-", ".js"), one("/client-", ".js")] {
        assert!(!text(file).contains("/thinker-"), "{}", file.path);
    }
}

/// What belongs to one game is in its part, and nobody waits for it before the page is there.
#[test]
fn the_page_itself_has_nothing_of_a_single_game() {
    let games = games();
    let client = one("/client-", ".wasm");
    // A piece of the printed matter, of the rules and of the texts of each.
    let signs = [
        ("burgundy", ["[[duchy]]", "B7.", "Los monasterios 27 y 28"]),
        ("tuscany", ["[[piece]]", "T7.", "mármol"]),
    ];
    for (name, signs) in signs {
        let (_, own) =
            games.iter().find(|(game, _)| *game == name).unwrap_or_else(|| panic!("{name} has no part"));
        for sign in signs {
            let has = |file: &File| file.bytes.windows(sign.len()).any(|part| part == sign.as_bytes());
            assert!(has(own), "{name} says {sign:?}");
            assert!(!has(client), "every page says {sign:?}");
        }
    }
    for (name, own) in &games {
        assert!(own.bytes.starts_with(b"\0asm\x01\0\0\0") && own.kind == "application/wasm", "{name}");
        assert!(own.bytes.len() > 100_000, "{name} has {} bytes only: was it recognised?", own.bytes.len());
        assert!(!text(find("/").expect("a page")).contains(own.path), "the page waits for {name}");
    }
}

#[test]
fn the_styles_of_pictures_are_in_the_sheet() {
    let sheet = text(ending(".css"));
    assert!(sheet.contains("--t-castle:") && sheet.contains("[data-theme=candlelight]"), "tokens");
    assert!(
        sheet.contains(".ring-paid") && sheet.contains(".loading"),
        "pictures, and the page while it loads"
    );
    assert_eq!(sheet.matches('{').count(), sheet.matches('}').count());
}

#[test]
fn everything_that_a_game_needs_is_kept_for_days_without_a_network() {
    let kept = text(find("/sw.js").expect("what stays awake"));
    for file in FILES.iter().filter(|file| file.kind != "image/png" && !["/", "/sw.js"].contains(&file.path))
    {
        assert!(kept.contains(&format!("  \"{}\",\n", file.path)), "{} is not kept", file.path);
    }
    let version = kept.split("const KEPT = \"demesne-").nth(1).and_then(|rest| rest.split('"').next());
    assert!(version.is_some_and(|hex| hex.len() == 8 && hex.chars().all(|c| c.is_ascii_hexdigit())));
    assert!(!kept.contains("/api"), "what the server says is never kept");
}

#[test]
fn icons_are_as_large_as_the_manifest_says() {
    let manifest = text(ending("manifest.webmanifest"));
    for (path, size) in [("/icon-192.png", 192), ("/icon-512.png", 512), ("/icon-maskable-512.png", 512)] {
        let bytes = find(path).expect(path).bytes;
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{path}");
        let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((side(16), side(20)), (size, size), "{path}");
        let line = format!("\"src\": \"{path}\", \"sizes\": \"{size}x{size}\"");
        assert!(manifest.contains(&line), "{line}");
    }
}

#[test]
fn the_page_holds_no_script_and_no_style_of_its_own() {
    let page = text(find("/").expect("a page"));
    assert_eq!(page.matches("<script").count(), page.matches("src=\"/").count());
    for barred in ["<style", " style=", " onload", " onclick", "javascript:", "http://", "https://"] {
        assert!(!page.contains(barred), "{barred}");
    }
    for language in ["en", "es", "pt"] {
        assert!(page.matches(&format!("lang=\"{language}\"")).count() >= 2, "{language}");
    }
}
