//! How much of the processors was used.

use std::{fs, time::Duration};

/// In how many parts of a second Linux tells times to programs: the same on every machine.
const TICKS: u64 = 100;

/// The processor time of all programs that this one has started and that have ended, and of theirs. `None` where the system does not say it.
pub fn of_children() -> Option<Duration> {
    told(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// The times of the children in the line that Linux writes of a program. Its second field is the program's name in brackets, and may hold anything.
fn told(line: &str) -> Option<Duration> {
    let (_, rest) = line.rsplit_once(')')?;
    // The 16th and the 17th field: in the program, and in the system on its behalf.
    let mut times = rest.split_ascii_whitespace().skip(13).take(2).map(str::parse::<u64>);
    let (program, system) = (times.next()?.ok()?, times.next()?.ok()?);
    Some(Duration::from_millis((program + system) * 1000 / TICKS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_times_of_children_are_found_behind_any_name() {
        let line = "7 (a) b (c)) S 1 7 7 0 -1 4194560 900 8000 0 0 11 12 250 150 20 0 1 0 100 0 0";
        assert_eq!(told(line), Some(Duration::from_secs(4)));
        assert_eq!(told("7 (a) S 1"), None);
        assert_eq!(told("nothing"), None);
    }

    #[test]
    fn time_of_a_child_is_counted_when_it_has_ended() {
        let Some(before) = of_children() else { return };
        let work = "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done";
        assert!(
            std::process::Command::new("sh").args(["-c", work]).status().is_ok_and(|status| status.success())
        );
        assert!(of_children().is_some_and(|after| after > before));
    }
}
