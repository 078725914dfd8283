//! How long tests wait for what must come: the one place for it.
#![allow(dead_code)] // Every test uses some of it.

use std::time::{Duration, Instant};

/// Against hanging alone: nothing that a test waits for takes nearly as long, however busy the machine is. No test may pass or fail by less.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// Between two looks at what is waited for.
pub const PAUSE: Duration = Duration::from_millis(10);

/// A wait that begins anew with everything that goes on: only whoever stands still for long loses patience.
pub struct Wait(Instant);

impl Wait {
    /// It begins now.
    pub fn new() -> Wait {
        Wait(Instant::now())
    }

    /// Something has gone on.
    pub fn again(&mut self) {
        self.0 = Instant::now();
    }

    /// Whether it has lasted too long: on a machine that is busy with other things more is not too long.
    pub fn is_over(&self) -> bool {
        let elapsed = self.0.elapsed();
        elapsed > PATIENCE && elapsed > PATIENCE.mul_f64(crowd())
    }
}

/// How many want each core, as far as the machine tells; 1 where one is free.
fn crowd() -> f64 {
    let told = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let wanting: f64 = told.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0.0);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    (wanting / cores as f64).max(1.0)
}

/// Waits until something is so.
pub async fn until(what: &str, mut check: impl AsyncFnMut() -> bool) {
    let wait = Wait::new();
    while !check().await {
        assert!(!wait.is_over(), "{what}: it does not happen");
        tokio::time::sleep(PAUSE).await;
    }
}
