//! Which tasks can be.
