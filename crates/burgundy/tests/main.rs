//! The tests of this crate, one module a file and all in one program: what they use is built and linked once.

// What they share.
mod common;
mod universe;

mod archive;
mod archive_expansions;
mod automa_areas;
mod automa_oracle;
mod automa_positions;
mod boards;
mod chateautoma;
mod combinations;
mod duchies;
mod events;
mod expansion_positions;
mod laws;
mod lean;
mod modes;
mod odds;
mod option_rules;
mod oracle;
mod payments;
mod positions;
mod rules;
mod setup_rules;
mod shields_and_routes;
mod texts;
mod versions;
mod views;
mod vine_positions;
mod vineyards;
