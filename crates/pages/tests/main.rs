//! The tests of this crate, one module a file and all in one program: what they use is built and linked once.

mod contrast;
mod files;
mod markup;
