//! The native half: plays games itself and in the WebAssembly module that it is given, and compares.

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    match native::compare() {
        Ok(said) => {
            println!("{said}");
            std::process::ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            std::process::ExitCode::FAILURE
        }
    }
}

#[cfg(target_family = "wasm")]
fn main() {}

#[cfg(not(target_family = "wasm"))]
mod native {
    use std::{
        sync::{
            Mutex,
            atomic::{AtomicUsize, Ordering},
        },
        thread,
    };
    use wasm_law::{ALL_TABLES, has_own_players, play_and_hash, table};
    use wasmi::{Engine, Linker, Module, Store, TypedFunc};

    /// Games of each table and number of players.
    const GAMES: u64 = 12;

    /// A game: its seed, its players and the number of its table.
    type Game = (u64, u32, u32);

    /// Plays all games in both worlds, with every core; says how many, or which one ended differently.
    pub fn compare() -> Result<String, String> {
        let path = std::env::args().nth(1).ok_or("Give the path of the module, wasm_law.wasm.")?;
        let bytes = std::fs::read(&path).map_err(|error| format!("{path} cannot be read: {error}."))?;
        let module = Module::new(&Engine::default(), &bytes[..])
            .map_err(|error| format!("{path} is no module: {error}."))?;
        if let Some(import) = module.imports().next() {
            return Err(format!(
                "The rules ask their surroundings for \"{}\"; they must need nothing from outside.",
                import.name()
            ));
        }
        let (games, next, fault) = (games(), AtomicUsize::new(0), Mutex::new(Ok(())));
        let work = || {
            let told = play(&module, || games.get(next.fetch_add(1, Ordering::Relaxed)).copied());
            if told.is_err() {
                *fault.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = told;
            }
        };
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(work);
            }
        });
        fault.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())?;
        Ok(format!("{} games end the same in WebAssembly and natively.", games.len()))
    }

    fn games() -> Vec<Game> {
        let mut games = Vec::new();
        for number in 0..ALL_TABLES {
            for players in if has_own_players(number) { 2..=2 } else { 2..=4 } {
                games.extend((0..GAMES).map(|seed| (seed, players, number)));
            }
        }
        games
    }

    /// Plays the games that it is given, until there is none left or one ends differently.
    fn play(module: &Module, next: impl Fn() -> Option<Game>) -> Result<(), String> {
        let mut store = Store::new(module.engine(), ());
        let play: TypedFunc<(u64, u32, u32), u64> = Linker::new(module.engine())
            .instantiate_and_start(&mut store, module)
            .and_then(|instance| instance.get_typed_func(&store, "play"))
            .map_err(|error| format!("The module cannot be started: {error}."))?;
        while let Some((seed, players, number)) = next() {
            let (lines, game) = table(number);
            let which = format!("Game {seed} of the {game:?} table {lines:?} with {players} players");
            let wasm = play
                .call(&mut store, (seed, players, number))
                .map_err(|error| format!("{which} breaks off in WebAssembly: {error}."))?;
            let native = play_and_hash(seed, players, number);
            if wasm != native {
                return Err(format!(
                    "{which} ends differently in WebAssembly ({wasm:016x}) and natively ({native:016x})."
                ));
            }
        }
        Ok(())
    }
}
