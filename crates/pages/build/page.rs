//! The files of the page: the client, the static files of `crates/web/page`, one sheet of all styles, and what bots learned.
//!
//! Scripts, styles, networks and WebAssembly are called after what is in them, so that browsers may keep them for ever. Other files name them
//! by marks: `{{client.js}}` in a text becomes the path of that file, `{{client.games}}` an object of JSON with those of the games' parts. `index.html` is found at the root; it and `sw.js` keep their names, and
//! so do icons and the manifest, which others know by name.

use crate::{bind::Bound, place::Place};
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// What the page is made of besides the modules: cargo runs us again when any of it changes.
pub const SOURCES: [&str; 4] = ["crates/web/page", "crates/draw/data", "crates/scene/src", NETWORKS];

/// The styles of pictures, and of what all scenes share; those of each game and of the page follow.
const STYLES: [&str; 5] = [
    "crates/draw/data/tokens.css",
    "crates/draw/data/tuscany.css",
    "crates/draw/data/scene.css",
    "crates/draw/data/viscounts.css",
    "crates/scene/src/sheet/base.css",
];

/// The first one of the page's own styles; the others follow by name.
const FIRST: &str = "base.css";

/// Where what bots learned lies, a file each. It is too large for the client itself, and no page needs it before a bot thinks.
const NETWORKS: &str = "crates/bots/networks";
/// How the names of those files end.
const NETWORK: &str = ".net";

/// A file as it is served.
pub struct Served {
    /// Where it is found.
    pub path: String,
    /// What it is.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// Whether its name says what is in it.
    pub immutable: bool,
}

/// The files so far, and what marks stand for.
#[derive(Default)]
struct Page {
    files: Vec<Served>,
    marks: BTreeMap<String, String>,
}

/// Puts all files together.
pub fn assemble(modules: &[Bound], place: &Place) -> Result<Vec<Served>, String> {
    let mut page = Page::default();
    for module in modules {
        page.put_module(module)?;
    }
    page.put_hashed("style.css", styles(place)?.into_bytes())?;
    page.put_networks(&place.root.join(NETWORKS))?;

    let (mut later, mut plain) = (Vec::new(), Vec::new());
    for (name, path) in top_files(&place.page())? {
        match name.as_str() {
            "sw.js" | "index.html" => later.push((name, path)),
            script if script.ends_with(".js") => {
                let text = page.filled(&name, &read(&path)?)?;
                page.put_hashed(&name, text.into_bytes())?;
            }
            _ => plain.push((name, path)),
        }
    }
    for (name, path) in plain {
        page.put_as(&name, fs::read(&path).map_err(|why| unread(&path, &why))?)?;
    }
    // The page names scripts, and what stays awake names all of them.
    later.sort();
    for (name, path) in later {
        if name == "sw.js" {
            page.mark_all();
        }
        let text = page.filled(&name, &read(&path)?)?;
        page.put_as(&name, text.into_bytes())?;
    }
    Ok(page.files)
}

impl Page {
    /// A file whose name says what is in it; gives its path.
    fn put_hashed(&mut self, name: &str, bytes: Vec<u8>) -> Result<String, String> {
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        let path = format!("/{stem}-{}.{ending}", &hash(&bytes)[..8]);
        self.marks.insert(name.to_owned(), path.clone());
        self.files.push(Served { path: path.clone(), kind: kind(name)?, bytes, immutable: true });
        Ok(path)
    }

    /// A module, and what belongs to it.
    fn put_module(&mut self, Bound { name, script, wasm, games, snippets }: &Bound) -> Result<(), String> {
        for (name, text) in snippets {
            // Two modules may bring the same library along.
            if !self.files.iter().any(|file| file.path.trim_start_matches('/') == name) {
                self.put_as(name, text.clone().into_bytes())?;
            }
        }
        let wasm = self.put_hashed(&format!("{name}.wasm"), wasm.clone())?;
        let told = format!("{name}_bg.wasm");
        if !script.contains(&told) {
            return Err(format!(
                "The script of wasm-bindgen does not name {told}, so it cannot be told the true name."
            ));
        }
        let script = script.replace(&told, wasm.trim_start_matches('/'));
        self.put_hashed(&format!("{name}.js"), script.into_bytes())?;
        let mut places = Vec::new();
        for (game, wasm) in games {
            places.push((game.clone(), self.put_hashed(&format!("{game}.wasm"), wasm.clone())?));
        }
        self.marks.insert(format!("{name}.games"), object(&places));
        Ok(())
    }

    /// The networks, and the mark that says where each of them is: an object of JSON, from its name to its path.
    fn put_networks(&mut self, folder: &Path) -> Result<(), String> {
        let mut places = Vec::new();
        for (file, path) in top_files(folder)? {
            let Some(name) = file.strip_suffix(NETWORK) else { continue };
            let bytes = fs::read(&path).map_err(|why| unread(&path, &why))?;
            places.push((name.to_owned(), self.put_hashed(&file, bytes)?));
        }
        self.marks.insert("networks".to_owned(), object(&places));
        Ok(())
    }

    /// A file that keeps its name.
    fn put_as(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), String> {
        let path = if name == "index.html" { "/".to_owned() } else { format!("/{name}") };
        self.files.push(Served { path, kind: kind(name)?, bytes, immutable: false });
        Ok(())
    }

    /// The marks of the file that keeps all others: which, and which version of them. Pictures for the system's desktop are not
    /// asked for by the page.
    fn mark_all(&mut self) {
        let kept = self.files.iter().filter(|file| file.path != "/" && file.kind != "image/png");
        let list: Vec<String> = kept.map(|file| format!("  \"{}\",\n", file.path)).collect();
        let version = self.files.iter().fold(Sha256::new(), |sum, file| {
            sum.chain_update(&file.path).chain_update(Sha256::digest(&file.bytes))
        });
        self.marks.insert("files".to_owned(), format!("[\n{}]", list.concat()));
        self.marks.insert("version".to_owned(), hex(&version.finalize())[..8].to_owned());
    }

    /// A text with its marks filled in.
    fn filled(&self, name: &str, text: &str) -> Result<String, String> {
        let mut pieces = text.split("{{");
        let mut out = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let (mark, rest) = piece
                .split_once("}}")
                .ok_or_else(|| format!("crates/web/page/{name} has a mark without end."))?;
            let value = self.marks.get(mark).ok_or_else(|| {
                let known: Vec<&str> = self.marks.keys().map(String::as_str).collect();
                format!(
                    "crates/web/page/{name} names {{{{{mark}}}}}, which is nothing there; there are {}.",
                    known.join(", ")
                )
            })?;
            out.push_str(value);
            out.push_str(rest);
        }
        Ok(out)
    }
}

/// An object of JSON, from names to paths: neither has anything in it that would have to be escaped.
fn object(places: &[(String, String)]) -> String {
    let places: Vec<String> = places.iter().map(|(name, path)| format!("\"{name}\":\"{path}\"")).collect();
    format!("{{{}}}", places.join(","))
}

/// All styles in one sheet.
fn styles(place: &Place) -> Result<String, String> {
    let mut own = top_files(&place.page().join("style"))?;
    let first = own.remove(FIRST);
    let pictures = STYLES.iter().map(|name| place.root.join(name));
    let scenes = scene_styles(&place.root.join("crates/scene/src"))?;
    pictures.chain(scenes).chain(first).chain(own.into_values()).map(|path| read(&path)).collect()
}

/// How the scene of each game lies on the page. The page may not bring styles along in any other way: its policy forbids it.
fn scene_styles(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|why| unread(folder, &why))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path().join("style.css")).collect();
    paths.retain(|path| path.is_file());
    paths.sort();
    Ok(paths)
}

/// The files of a folder by their names.
fn top_files(folder: &Path) -> Result<BTreeMap<String, PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|why| unread(folder, &why))?;
    let paths = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file());
    Ok(paths
        .map(|path| (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), path))
        .collect())
}

/// What a file is, by the end of its name.
fn kind(name: &str) -> Result<&'static str, String> {
    Ok(match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "net" => "application/octet-stream",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "txt" => "text/plain; charset=utf-8",
        other => {
            return Err(format!(
                "crates/web/page/{name}: nobody said what a file is that ends in \"{other}\"."
            ));
        }
    })
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|why| unread(path, &why))
}

fn unread(path: &Path, why: &std::io::Error) -> String {
    format!("{} cannot be read: {why}.", path.display())
}

/// A name for what is in a file.
pub fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
