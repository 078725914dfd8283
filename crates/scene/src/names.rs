//! People in explanations: texts of a game call them by their seats.

use demesne_game::Seat;

/// A sentence with the names of the seats in place of their signs.
pub(crate) fn with_names(text: &str, names: &[String]) -> String {
    let word = |word: &str| {
        let end = word.trim_end_matches(|c: char| !c.is_alphanumeric());
        // A sentence begins with a capital letter.
        let seat = Seat::parse(&end.to_lowercase()).and_then(|seat| names.get(seat.index()));
        seat.map_or_else(|| word.to_owned(), |name| word.replacen(end, name, 1))
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_called_by_their_names() {
        let names = ["Ada".to_owned(), "Blas".to_owned()];
        assert_eq!(with_names("P2 costs 2; p2 has 1, p1, p3.", &names), "Blas costs 2; Blas has 1, Ada, p3.");
    }
}
