//! Where a game tells what happened.

/// Listens to what an action did (scored, took, drew …).
///
/// Games call [`Sink::tell`] with a closure, so that nothing is made where nobody listens.
pub trait Sink<E> {
    /// Tells of one event.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: costs nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
