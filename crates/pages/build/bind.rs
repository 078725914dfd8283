//! What the compiler made becomes a module that browsers load, in parts where it is cut.

use crate::{
    place::{Module, Place},
    split::{self, Parts},
};
use std::collections::BTreeMap;
use wasm_bindgen_cli_support::Bindgen;

/// A module and what belongs to it.
pub struct Bound {
    /// What it is called.
    pub name: &'static str,
    /// The script.
    pub script: String,
    /// The WebAssembly.
    pub wasm: Vec<u8>,
    /// What belongs to one game each, by its name: WebAssembly that is loaded beside the first.
    pub games: Vec<(String, Vec<u8>)>,
    /// Scripts that libraries bring along, by the path by which the script knows them.
    pub snippets: BTreeMap<String, String>,
}

/// Makes a module of what the compiler made.
pub fn bind(module: &Module, place: &Place) -> Result<Bound, String> {
    let Module { name, cut, .. } = *module;
    let made = &module.made()?;
    let fault = |why| format!("wasm-bindgen cannot make a module of {}: {why:#}.", made.display());
    let mut bindgen = Bindgen::new();
    bindgen.input_path(made).out_name(name).typescript(false).omit_default_module_path(false);
    // Where it is cut, names say what belongs where; they are dropped with that.
    bindgen.keep_debug(false).remove_name_section(!cut).demangle(!cut);
    bindgen.remove_producers_section(true);
    let mut output = bindgen.web(true).and_then(|bindgen| bindgen.generate_output()).map_err(fault)?;
    let snippets = output.snippets().iter().flat_map(|(folder, texts)| {
        let inline =
            move |(at, text): (usize, &String)| (format!("snippets/{folder}/inline{at}.js"), text.clone());
        texts.iter().enumerate().map(inline)
    });
    let modules = output.local_modules().iter();
    let snippets =
        snippets.chain(modules.map(|(path, text)| (format!("snippets/{path}"), text.clone()))).collect();
    let script = output.js().to_owned();
    let wasm = output.wasm_mut().emit_wasm();
    let Parts { first: wasm, others: games } = match cut {
        true => split::split(made, &wasm, &split::games(&place.root)?)?,
        false => Parts { first: wasm, others: Vec::new() },
    };
    Ok(Bound { name, script, wasm, games, snippets })
}
