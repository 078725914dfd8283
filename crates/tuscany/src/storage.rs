//! Stored items: hex tiles and wooden hexes on the storage spaces of a mat and of tokens (T6.2).

use crate::Item;

/// The most storage spaces that a player can have: one, one with the start token, and one with each of three cities.
pub const MOST_STORED: usize = 5;

/// Stored items. The spaces are alike (T6.2), so the items are kept sorted, and the same items are the same storage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Storage {
    items: [Option<Item>; MOST_STORED],
    len: u8,
}

impl Storage {
    /// Nothing stored.
    pub const EMPTY: Storage = Storage { items: [None; MOST_STORED], len: 0 };

    /// How many items there are.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The items, sorted.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Item> + '_ {
        self.items[..usize::from(self.len)].iter().copied().flatten()
    }

    /// The different items, each once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Item> + '_ {
        let items = &self.items[..usize::from(self.len)];
        items
            .iter()
            .enumerate()
            .filter(|(i, item)| *i == 0 || items[i - 1] != **item)
            .filter_map(|(_, item)| *item)
    }

    /// How many wooden hexes there are.
    pub fn hexes(&self) -> u8 {
        self.iter().filter(|&item| item == Item::Hex).count() as u8
    }

    /// Whether an item is stored.
    #[inline]
    pub fn contains(&self, item: Item) -> bool {
        self.iter().any(|stored| stored == item)
    }

    /// Stores an item; whoever calls knows that there is room.
    pub fn put(&mut self, item: Item) {
        let mut at = usize::from(self.len);
        if at >= MOST_STORED {
            debug_assert!(false, "storage is full");
            return;
        }
        while at > 0 && self.items[at - 1] > Some(item) {
            self.items[at] = self.items[at - 1];
            at -= 1;
        }
        self.items[at] = Some(item);
        self.len += 1;
    }

    /// Takes an item out.
    pub fn take(&mut self, item: Item) {
        let len = usize::from(self.len);
        if let Some(at) = self.items[..len].iter().position(|stored| *stored == Some(item)) {
            self.items.copy_within(at + 1..len, at);
            self.items[len - 1] = None;
            self.len -= 1;
        }
    }
}
