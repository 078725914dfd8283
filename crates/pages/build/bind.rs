//! What the compiler made becomes a module that browsers load.

use crate::place::Place;
use std::{collections::BTreeMap, path::Path};
use wasm_bindgen_cli_support::Bindgen;

/// A module and what belongs to it.
pub struct Bound {
    /// What it is called.
    pub name: &'static str,
    /// The script.
    pub script: String,
    /// The WebAssembly.
    pub wasm: Vec<u8>,
    /// Scripts that libraries bring along, by the path by which the script knows them.
    pub snippets: BTreeMap<String, String>,
}

/// Makes the module of a name.
pub fn bind(name: &'static str, made: &Path, place: &Place) -> Result<Bound, String> {
    let fault = |why| format!("wasm-bindgen cannot make a module of {}: {why:#}.", made.display());
    let mut bindgen = Bindgen::new();
    bindgen.input_path(made).out_name(name).typescript(false).omit_default_module_path(false);
    bindgen.keep_debug(false).remove_name_section(place.is_final()).remove_producers_section(true);
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
    Ok(Bound { name, script, wasm, snippets })
}
