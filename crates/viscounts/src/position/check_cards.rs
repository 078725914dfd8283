//! Each card is in one place.
