//! Tables of one setup share one game: what is printed is read once and lies in memory once, however many play by it.

use crate::Playable;
use demesne_game::{SetupLine, TextError};
use std::{
    any::Any,
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, PoisonError, Weak},
};

/// The games that somebody plays now, by what they are set up from.
static SHARED: LazyLock<Mutex<HashMap<String, Weak<dyn Any + Send + Sync>>>> = LazyLock::new(Mutex::default);

/// With more than this, those that nobody plays any more are forgotten.
const MANY: usize = 256;

/// The game of a setup: the one that others play by, or a new one.
pub(crate) fn shared<G: Playable>(lines: &[SetupLine]) -> Result<Arc<G>, TextError> {
    let key = key(G::KIND.name(), lines);
    let known = lock().get(&key).and_then(Weak::upgrade);
    if let Some(game) = known.and_then(|known| known.downcast::<G>().ok()) {
        return Ok(game);
    }
    // Nobody waits while this one is read: should two read the same at once, the later one stays.
    let game = Arc::new(G::from_setup(lines)?);
    let mut games = lock();
    if games.len() >= MANY {
        games.retain(|_, game| game.strong_count() > 0);
    }
    let kept: Arc<dyn Any + Send + Sync> = Arc::<G>::clone(&game);
    games.insert(key, Arc::downgrade(&kept));
    Ok(game)
}

fn lock() -> std::sync::MutexGuard<'static, HashMap<String, Weak<dyn Any + Send + Sync>>> {
    SHARED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lengths stand before all parts, so that different setups never give the same text.
fn key(game: &str, lines: &[SetupLine]) -> String {
    let mut key = game.to_owned();
    for part in lines.iter().flat_map(|line| [&line.key, &line.value]) {
        key.push_str(&format!(" {}:{part}", part.len()));
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_burgundy::Burgundy;

    fn lines(list: &[(&str, &str)]) -> Vec<SetupLine> {
        let line = |&(key, value): &(&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
        list.iter().map(line).collect()
    }

    #[test]
    fn one_setup_is_one_game_and_another_is_another() {
        let two = lines(&[("players", "2")]);
        let first = shared::<Burgundy>(&two).unwrap();
        assert!(Arc::ptr_eq(&first, &shared(&two).unwrap()));
        let three = shared::<Burgundy>(&lines(&[("players", "3")])).unwrap();
        assert!(!Arc::ptr_eq(&first, &three));
        assert_eq!((first.options().players, three.options().players), (2, 3));
        assert!(shared::<Burgundy>(&lines(&[("players", "9")])).is_err());
    }

    #[test]
    fn what_nobody_plays_is_not_kept() {
        let setup = lines(&[("players", "4"), ("duchies", "same 3")]);
        let kept = Arc::downgrade(&shared::<Burgundy>(&setup).unwrap());
        assert!(kept.upgrade().is_none());
    }

    #[test]
    fn parts_do_not_run_together() {
        assert_ne!(key("g", &lines(&[("a", "b c:d")])), key("g", &lines(&[("a", "b"), ("c", "d")])));
    }
}
