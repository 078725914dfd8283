//! Builds what runs in a browser.
//!
//! In order: the compiler's target is there ([`target`]), cargo builds each module ([`modules`]), and whoever makes pages of them is told
//! where they are. [`sources`] tells cargo when that has to be done again, [`say`] tells whoever waits what takes so long.

mod modules;
mod place;
mod say;
mod sources;
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
    say::begin(&place);
    for (module, made) in modules::build(&place)? {
        println!("cargo::metadata={}={}", module.krate, made.display());
    }
    println!("cargo::metadata=quality={}", place.quality.name());
    println!("cargo::metadata=folder={}", place.target.display());
    // Last: after a failure cargo runs us again anyway, and it shows all that we have told it.
    sources::watch(&place)
}
