//! The tests of this crate, one module a file and all in one program: what they use is built and linked once.

// What they share: running the binary, a server as a process, and what the tests of the server share.
mod common;
mod served;
#[path = "../../server/tests/common/mod.rs"]
mod server_common;

mod analyse;
mod arena;
mod automa;
mod bad_input;
mod board;
mod commands;
mod deploy;
mod games;
mod help;
mod kill;
mod modes;
mod operation;
mod perft;
mod play;
mod processes;
mod record;
mod sim;
mod train;
mod tuscany;
mod tuscany_board;
mod version;
mod viscounts;
