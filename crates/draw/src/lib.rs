//! Pictures of The Castles of Burgundy, in [`tuscany`] of The Castles of Tuscany and in [`viscounts`] of Viscounts of the West
//! Kingdom, as SVG markup.
//!
//! Everything here is a fragment that is put at the end of a `String`, and the geometry to lay fragments out: a page puts
//! them into its own buttons, a terminal program prints whole documents ([`page`]). Same state, same bytes. There is no
//! text in a picture but numbers, phase letters and the initials of seats: labels are the host's, in its own language.
//!
//! A page that shows fragments needs, once, the symbols ([`glyphs::sheet`]), the definitions ([`defs::DEFS`]) and the
//! styles ([`defs::TOKENS`], [`defs::SCENE`]).
//!
//! ```
//! use demesne_burgundy::Tile;
//! use demesne_draw::{pen::At, tile};
//!
//! let mut out = String::new();
//! tile::tile(&mut out, Tile::SHIP, At::new(60.0, 60.0, 56.0));
//! assert!(out.contains("#g-ship"));
//! ```

#[macro_use]
pub mod pen;
pub mod automa;
pub mod board;
pub mod defs;
pub mod die;
pub mod dock;
pub mod duchy;
pub mod glyphs;
pub mod goods;
pub mod hex;
pub mod lead;
pub mod mark;
pub mod page;
pub mod river;
pub mod route;
pub mod seat;
pub mod space;
pub mod table;
pub mod tile;
pub mod tuscany;
pub mod vine;
pub mod viscounts;
