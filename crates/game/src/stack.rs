//! What is still to be done, the innermost last.

use std::fmt;

/// A stack without a heap, for what waits inside a state until something else is done. A game says how deep it can ever be.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack<T, const DEEPEST: usize> {
    len: u8,
    /// `None` above the innermost, so that stacks that mean the same are equal.
    items: [Option<T>; DEEPEST],
}

impl<T: Copy, const DEEPEST: usize> Stack<T, DEEPEST> {
    /// Nothing waits.
    pub const EMPTY: Stack<T, DEEPEST> = {
        assert!(DEEPEST <= u8::MAX as usize, "so many are never counted");
        Stack { len: 0, items: [None; DEEPEST] }
    };

    /// The innermost.
    #[inline]
    pub fn top(&self) -> Option<T> {
        match self.len {
            0 => None,
            n => self.items[usize::from(n - 1)],
        }
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing waits.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether another one fits.
    #[inline]
    pub const fn has_room(&self) -> bool {
        self.len() < DEEPEST
    }

    /// From the outermost to the innermost.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.items[..self.len()].iter().filter_map(|&item| item)
    }

    /// Puts one on top. A game makes its stack as deep as it can become; whoever reads one from outside asks [`Stack::has_room`] first.
    #[inline]
    pub fn push(&mut self, item: T) {
        debug_assert!(self.has_room(), "stacked deeper than {DEEPEST}");
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = Some(item);
            self.len += 1;
        }
    }

    /// Takes the innermost off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.top()?;
        self.len -= 1;
        self.items[usize::from(self.len)] = None;
        Some(top)
    }

    /// Puts another one in the place of the innermost.
    #[inline]
    pub fn replace(&mut self, item: T) {
        self.pop();
        self.push(item);
    }

    /// Puts one below those from a place on, counted from the outermost; above all where there are no more.
    pub fn insert(&mut self, at: usize, item: T) {
        debug_assert!(self.has_room(), "stacked deeper than {DEEPEST}");
        let at = at.min(self.len());
        if self.has_room() {
            self.items.copy_within(at..DEEPEST - 1, at + 1);
            self.items[at] = Some(item);
            self.len += 1;
        }
    }

    /// Takes out the outermost that is equal. Says whether it was there.
    pub fn remove(&mut self, item: T) -> bool
    where
        T: PartialEq,
    {
        let Some(at) = self.iter().position(|other| other == item) else { return false };
        self.items.copy_within(at + 1.., at);
        self.items[DEEPEST - 1] = None;
        self.len -= 1;
        true
    }
}

impl<T: Copy + fmt::Debug, const DEEPEST: usize> fmt::Debug for Stack<T, DEEPEST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(items: &[char]) -> Stack<char, 4> {
        let mut stack = Stack::EMPTY;
        items.iter().for_each(|&item| stack.push(item));
        stack
    }

    #[test]
    fn the_last_comes_first() {
        let mut stack = of(&['a', 'b']);
        assert_eq!((stack.top(), stack.len(), stack.is_empty()), (Some('b'), 2, false));
        stack.replace('c');
        assert_eq!(stack, of(&['a', 'c']));
        assert_eq!((stack.pop(), stack.pop(), stack.pop()), (Some('c'), Some('a'), None));
        assert_eq!(stack, Stack::EMPTY, "what was there leaves no trace");
    }

    #[test]
    fn in_the_middle_too() {
        let mut stack = of(&['a', 'b']);
        stack.insert(1, 'c');
        stack.insert(9, 'd');
        assert_eq!(format!("{stack:?}"), "['a', 'c', 'b', 'd']");
        assert!(!stack.has_room());
        assert!(stack.remove('c') && !stack.remove('c'));
        assert_eq!(stack, of(&['a', 'b', 'd']));
        assert!(stack.iter().rev().eq(['d', 'b', 'a']));
    }
}
