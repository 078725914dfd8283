//! The modules that run in a browser (`crates/web`, `crates/thinker`) as the compiler makes them. There is nothing to use here: the build
//! script has cargo build them, and tells that of `crates/pages` where they are.
//!
//! Nothing has to be installed for that but Rust; the target for browsers is added with rustup where it is missing. `DEMESNE_CLIENT=dist`
//! builds them as they are shipped: smaller, a little quicker, and for minutes longer.
