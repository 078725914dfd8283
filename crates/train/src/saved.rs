//! A course as a file, to be taken up again.

use crate::{Course, Plan, Tables, adam::Adam};
use demesne_bots::Network;
use demesne_game::TextError;
use std::fmt;

const HEAD: &[u8; 8] = b"Dcourse4";

/// Why a file is no course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotACourse(String);

impl fmt::Display for NotACourse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotACourse {}

impl From<TextError> for NotACourse {
    fn from(error: TextError) -> NotACourse {
        NotACourse(error.to_string())
    }
}

impl<G: Tables> Course<G> {
    /// Everything that the rest of the course depends on. Its plan comes first, as a line of text.
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        bytes.extend(format!("{}\n", self.plan()).bytes());
        for number in [G::FEATURES as u32, self.done, self.adam.steps] {
            bytes.extend(number.to_le_bytes());
        }
        for network in [&self.learning, &self.network, &self.adam.mean, &self.adam.square] {
            for weight in network.parts().into_iter().flatten() {
                bytes.extend(weight.to_le_bytes());
            }
        }
        bytes
    }

    /// Takes a course up again that was saved, and that follows the same plan.
    pub fn resume(plan: Plan, bytes: &[u8]) -> Result<Course<G>, NotACourse> {
        let wrong =
            |why: &str| NotACourse(format!("this is no saved course of this game and version: {why}"));
        let bytes = bytes.strip_prefix(HEAD).ok_or_else(|| wrong("it starts otherwise"))?;
        let end = bytes.iter().position(|&byte| byte == b'\n').ok_or_else(|| wrong("it has no plan"))?;
        let (line, bytes) = (String::from_utf8_lossy(&bytes[..end]), &bytes[end + 1..]);
        if line != plan.to_string() {
            let why = format!(
                "this course follows another plan ({line}); go on with it by the same flags, or begin another file"
            );
            return Err(NotACourse(why));
        }
        let mut words =
            bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
        let mut next = || words.next().ok_or_else(|| wrong("it ends too early"));
        if next()? as usize != G::FEATURES {
            return Err(wrong("it was made for other features"));
        }
        let (done, steps) = (next()?, next()?);
        let mut course = Course::new(plan)?;
        course.done = done;
        let mut networks = [0; 4].map(|_| Network::zero(G::FEATURES));
        for network in &mut networks {
            for weight in network.parts_mut().into_iter().flatten() {
                *weight = f32::from_bits(next()?);
            }
        }
        if next().is_ok() {
            return Err(wrong("something is left over"));
        }
        let [learning, network, mean, square] = networks;
        (course.learning, course.network, course.adam) = (learning, network, Adam { mean, square, steps });
        Ok(course)
    }
}
