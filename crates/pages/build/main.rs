//! Makes files of the modules that run in a browser, for the binary to carry.
//!
//! In order: wasm-bindgen makes modules that browsers load of what `crates/wasm` has built ([`bind`]), what only one game needs becomes a part
//! of its own ([`split`]), the files of the page are put together under names that say what is in them ([`page`]), each is packed ([`pack`]),
//! and a list of all of them is written ([`list`]).

mod bind;
mod list;
mod pack;
mod page;
mod place;
mod split;

use place::{MODULES, Place};
use std::{panic::resume_unwind, thread::ScopedJoinHandle};

fn main() {
    if let Err(why) = run() {
        eprintln!("\n{why}");
        std::process::exit(1);
    }
}

fn run() -> Result<(), String> {
    let place = Place::find()?;
    // Nothing else is left to be built by now but the program, which waits for this: so no core shall wait.
    let modules = std::thread::scope(|scope| {
        let threads = MODULES.each_ref().map(|module| scope.spawn(|| bind::bind(module, &place)));
        let bound =
            |thread: ScopedJoinHandle<'_, _>| thread.join().unwrap_or_else(|panic| resume_unwind(panic));
        threads.map(bound).into_iter().collect::<Result<Vec<bind::Bound>, String>>()
    })?;
    let page = page::assemble(&modules, &place)?;
    let packed = pack::all(&page, &place)?;
    list::write(&packed, &place)?;
    // Last: after a failure cargo runs us again anyway, and it shows all that we have told it. Modules that are built anew need no word:
    // cargo knows that we depend on them.
    for watched in page::SOURCES.iter().chain([&split::GAMES, &"crates/pages/build"]) {
        println!("cargo::rerun-if-changed={}", place.root.join(watched).display());
    }
    Ok(())
}
