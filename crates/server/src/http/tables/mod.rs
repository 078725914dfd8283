//! Tables over HTTP: making and looking, seats, playing.

pub mod looking;
pub mod making;
pub mod playing;
mod request;
pub mod seats;
