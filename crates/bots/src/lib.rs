//! Policies that play the games of Demesne.
