//! What was learned, game by game: files of weights, built in or handed in.
//!
//! Programs carry the files (feature `networks`). The browser's client does not, since nobody needs them before the first bot thinks: it
//! fetches the one that it needs and hands it in. Without its network a game is judged by hand-made rules.

use crate::{Network, NotANetwork, burgundy, tuscany, viscounts};
use std::sync::OnceLock;

/// All that was learned, under names that are also those of the files in `networks/`.
pub const ALL: [&Learned; 5] =
    [&burgundy::TOGETHER, &burgundy::ALONE, &burgundy::AUTOMA, &tuscany::TOGETHER, &viscounts::TOGETHER];

/// What was learned about a way to play a game, once it is there.
#[derive(Debug)]
pub struct Learned {
    name: &'static str,
    features: usize,
    built_in: Option<&'static [u8]>,
    network: OnceLock<Option<Network>>,
}

impl Learned {
    /// Something that is learned under a name, about so many features.
    pub const fn new(name: &'static str, features: usize, built_in: Option<&'static [u8]>) -> Learned {
        Learned { name, features, built_in, network: OnceLock::new() }
    }

    /// Its name.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The network, if it is there.
    pub fn get(&self) -> Option<&Network> {
        if self.built_in.is_none() {
            return self.network.get()?.as_ref();
        }
        let read = || Network::from_bytes(self.built_in?, self.features).ok();
        self.network.get_or_init(read).as_ref()
    }

    /// Whether the network is there.
    pub fn is_there(&self) -> bool {
        self.get().is_some()
    }

    /// Takes a file. One that is there already is kept.
    pub fn provide(&self, bytes: &[u8]) -> Result<(), NotANetwork> {
        let network = Network::from_bytes(bytes, self.features)?;
        self.network.get_or_init(|| Some(network));
        Ok(())
    }
}

/// The file of a network, where it is built in.
macro_rules! built_in {
    ($name:literal) => {{
        #[cfg(feature = "networks")]
        const FILE: Option<&[u8]> = Some(include_bytes!(concat!("../../networks/", $name, ".net")));
        #[cfg(not(feature = "networks"))]
        const FILE: Option<&[u8]> = None;
        FILE
    }};
}
pub(crate) use built_in;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(feature = "networks")]
    fn every_network_that_is_built_in_can_be_read() {
        for learned in ALL {
            let network = learned.get().unwrap_or_else(|| panic!("{} cannot be read", learned.name()));
            let said = network.from_inputs.iter().filter(|weight| **weight != 0.0).count();
            assert!(said * 2 > network.from_inputs.len(), "{} has learned little", learned.name());
        }
    }

    #[test]
    fn what_is_handed_in_is_there_from_then_on() {
        let learned = Learned::new("stones", 3, None);
        assert!(!learned.is_there());
        let wrong = learned.provide(&Network::zero(4).to_bytes()).expect_err("another number of features");
        assert!(wrong.to_string().contains("it knows 4 features, the game tells 3"));
        assert!(!learned.is_there());
        learned.provide(&Network::zero(3).to_bytes()).expect("a network");
        assert!(learned.is_there());
    }
}
