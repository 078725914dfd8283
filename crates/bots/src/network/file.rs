//! A network as a small file: whole numbers of 8 bits in the first layer, each feature with a scale of its own.

use super::{FIRST, Network, SECOND};
use std::fmt;

/// What a file starts with: a name, the version, and the widths of the layers.
const HEAD: [u8; 8] = [b'D', b'n', b'e', b't', 1, FIRST as u8, SECOND as u8, 0];

/// Why a file is no network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotANetwork(String);

impl fmt::Display for NotANetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is no network of this version: {}", self.0)
    }
}

impl std::error::Error for NotANetwork {}

impl Network {
    /// The network as a file. What is read back is a little coarser: 255 steps a feature.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        bytes.extend((self.features() as u32).to_le_bytes());
        for row in self.from_inputs.chunks_exact(FIRST) {
            let largest = row.iter().fold(0.0f32, |most, weight| most.max(weight.abs()));
            let scale = largest / 127.0;
            bytes.extend(scale.to_le_bytes());
            let step = |weight: f32| if scale > 0.0 { (weight / scale).round() as i8 } else { 0 };
            bytes.extend(row.iter().map(|&weight| step(weight) as u8));
        }
        let small = self.first_bias.iter().chain(self.to_second.iter().flatten()).chain(&self.second_bias);
        for weight in small.chain(&self.to_answer).chain([&self.answer_bias]) {
            bytes.extend(weight.to_le_bytes());
        }
        bytes
    }

    /// Reads a file for so many features. One that was made when there were fewer says nothing of the new ones: groups of features are
    /// added at the end.
    pub fn from_bytes(bytes: &[u8], features: usize) -> Result<Network, NotANetwork> {
        let mut reader = Reader { bytes };
        if reader.take(HEAD.len())? != HEAD {
            return Err(NotANetwork("it starts otherwise".into()));
        }
        let there = reader.number()? as usize;
        if there > features {
            return Err(NotANetwork(format!("it knows {there} features, the game tells {features}")));
        }
        let mut network = Network::zero(features);
        for row in network.from_inputs.chunks_exact_mut(FIRST).take(there) {
            let scale = reader.weight()?;
            for (weight, &step) in row.iter_mut().zip(reader.take(FIRST)?) {
                *weight = f32::from(step as i8) * scale;
            }
        }
        let Network { first_bias, to_second, second_bias, to_answer, answer_bias, .. } = &mut network;
        let small = first_bias.iter_mut().chain(to_second.iter_mut().flatten()).chain(second_bias);
        for weight in small.chain(to_answer).chain([answer_bias]) {
            *weight = reader.weight()?;
        }
        match reader.bytes.len() {
            0 => Ok(network),
            left => Err(NotANetwork(format!("{left} bytes are left over"))),
        }
    }
}

struct Reader<'b> {
    bytes: &'b [u8],
}

impl<'b> Reader<'b> {
    fn take(&mut self, n: usize) -> Result<&'b [u8], NotANetwork> {
        let (taken, rest) = self.bytes.split_at_checked(n).ok_or(NotANetwork("it ends too early".into()))?;
        self.bytes = rest;
        Ok(taken)
    }

    fn four(&mut self) -> Result<[u8; 4], NotANetwork> {
        let taken = self.take(4)?;
        Ok(std::array::from_fn(|i| taken[i]))
    }

    fn number(&mut self) -> Result<u32, NotANetwork> {
        Ok(u32::from_le_bytes(self.four()?))
    }

    fn weight(&mut self) -> Result<f32, NotANetwork> {
        match f32::from_le_bytes(self.four()?) {
            weight if weight.is_finite() => Ok(weight),
            _ => Err(NotANetwork("a weight is no number".into())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::{Quick, Random};

    #[test]
    fn what_is_written_is_read_back() {
        let mut rng = Quick::new(3);
        let mut network = Network::zero(5);
        let mut weight = || rng.below(2001) as f32 / 1000.0 - 1.0;
        network.from_inputs.iter_mut().for_each(|w| *w = weight());
        network.to_second.iter_mut().flatten().for_each(|w| *w = weight());
        network.to_answer.iter_mut().for_each(|w| *w = weight());
        let bytes = network.to_bytes();
        let read = Network::from_bytes(&bytes, 5).expect("it was just written");
        assert_eq!(read.to_second, network.to_second);
        for (read, written) in read.from_inputs.iter().zip(&network.from_inputs) {
            assert!((read - written).abs() <= 1.0 / 254.0 + 1e-6, "{read} {written}");
        }
        assert_eq!(Network::from_bytes(&read.to_bytes(), 5), Ok(read), "once coarse, it stays as it is");
    }

    #[test]
    fn features_that_came_later_say_nothing() {
        let mut network = Network::zero(2);
        network.from_inputs.fill(0.5);
        let read = Network::from_bytes(&network.to_bytes(), 3).expect("an older network");
        assert_eq!(read.features(), 3);
        assert_eq!((read.from_inputs[2 * FIRST - 1], read.from_inputs[2 * FIRST]), (0.5, 0.0));
    }

    #[test]
    fn anything_else_is_refused() {
        let bytes = Network::zero(2).to_bytes();
        let why = |bytes: &[u8], features| Network::from_bytes(bytes, features).unwrap_err().to_string();
        assert!(why(&bytes, 1).ends_with("it knows 2 features, the game tells 1"));
        assert!(why(&bytes[..bytes.len() - 1], 2).ends_with("it ends too early"));
        assert!(why(&[&bytes[..], &[0]].concat(), 2).ends_with("1 bytes are left over"));
        assert!(why(b"Dnet", 2).ends_with("it ends too early"));
        assert!(why(&[0; 64], 2).ends_with("it starts otherwise"));
        let mut wild = bytes;
        let end = wild.len();
        wild[end - 4..].copy_from_slice(&f32::NAN.to_le_bytes());
        assert!(why(&wild, 2).ends_with("a weight is no number"));
    }
}
