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
    use wasm_law::{ALL_TABLES, has_own_players, play_and_hash, table};
    use wasmi::{Engine, Linker, Module, Store};

    /// Games of each table and number of players.
    const GAMES: u64 = 12;

    /// Plays all games in both worlds; says how many, or which one ended differently.
    pub fn compare() -> Result<String, String> {
        let path = std::env::args().nth(1).ok_or("Give the path of the module, wasm_law.wasm.")?;
        let bytes = std::fs::read(&path).map_err(|error| format!("{path} cannot be read: {error}."))?;
        let engine = Engine::default();
        let module =
            Module::new(&engine, &bytes[..]).map_err(|error| format!("{path} is no module: {error}."))?;
        if let Some(import) = module.imports().next() {
            return Err(format!(
                "The rules ask their surroundings for \"{}\"; they must need nothing from outside.",
                import.name()
            ));
        }
        let mut store = Store::new(&engine, ());
        let linker = Linker::new(&engine);
        let play = linker
            .instantiate_and_start(&mut store, &module)
            .and_then(|instance| instance.get_typed_func::<(u64, u32, u32), u64>(&store, "play"))
            .map_err(|error| format!("{path} cannot be started: {error}."))?;
        let mut games = 0;
        for number in 0..ALL_TABLES {
            let (lines, game) = table(number);
            for players in if has_own_players(number) { 2..=2 } else { 2..=4 } {
                for seed in 0..GAMES {
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
                    games += 1;
                }
            }
        }
        Ok(format!("{games} games end the same in WebAssembly and natively."))
    }
}
