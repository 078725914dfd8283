//! Builds the client for the browser and makes files of it that the binary carries.
//!
//! In order: the compiler's target is there ([`target`]), cargo builds the client ([`client`]), wasm-bindgen makes modules of it
//! ([`bind`]), what only one game needs becomes a part of its own ([`split`]), the files of the page are put together under names that say
//! what is in them ([`page`]), each is packed ([`pack`]), and a list of all of them is written ([`list`]). [`sources`] tells cargo when that has to be done again.

mod bind;
mod client;
mod list;
mod pack;
mod page;
mod place;
mod sources;
mod split;
mod target;

use place::Place;

fn main() {
    if let Err(why) = run() {
        eprintln!("\n{why}");
        std::process::exit(1);
    }
}

fn run() -> Result<(), String> {
    let place = Place::find()?;
    target::ensure()?;
    let mut modules = Vec::new();
    for module in &client::MODULES {
        modules.push(bind::bind(module, &client::build(module, &place)?, &place)?);
    }
    let page = page::assemble(&modules, &place)?;
    let packed = pack::all(&page, &place)?;
    list::write(&packed, &place)?;
    // Last: after a failure cargo runs us again anyway, and it shows all that we have told it.
    sources::watch(&place)
}
