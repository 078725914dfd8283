//! Hand-written positions with vineyards: what cannot be is refused with one sentence.

use demesne_burgundy::Burgundy;
use demesne_trial::positions::refuse;

#[test]
fn vineyards_that_cannot_be() {
    let (on, fewer) = ("expansions: vineyards", "expansions: vineyards, vine-types: fewer");
    refuse::<Burgundy>(&[
        ("", "vine shop: red-red", "line 1: without vineyards \"vine shop\" has nothing to say (X-VINE-1)"),
        ("", "p2 terraces: 1", "line 1: without vineyards \"p2 terraces\" has nothing to say (X-VINE-1)"),
        ("", "p1 storage: red-red", "red-red lies in 1 places, but there are 0 (X-VINE-2)"),
        ("", "moment: vine-shop", "line 1: this moment does not come at this table (X-VINE-1)"),
        (on, "moment: vine-types", "line 1: this moment does not come at this table (X-VINE-1)"),
        (
            on,
            "vine types: blue red",
            "line 1: types of vines are drawn with \"vine-types: fewer\" only, before phase A (X-VINE-4)",
        ),
        (fewer, "p1 dice: 1 1", "with \"vine-types: fewer\" the line \"vine types: …\" is needed (X-VINE-4)"),
        (fewer, "vine types: red", "line 1: with 2 players 2 of the types are out (X-VINE-4)"),
        (
            fewer,
            "vine types: blue red; vine shop: green-red",
            "green-red lies in 1 places, but there are 0 (X-VINE-2)",
        ),
        (
            on,
            "vine depot: red-red; vine shop: red-red",
            "red-red lies in 2 places, but there are 1 (X-VINE-2)",
        ),
        (on, "vine bag: red-red*2", "line 1: red-red lies in 2 places, but there are 1 (X-VINE-2)"),
        (on, "vine bag: red-red*1 red-red*1", "line 1: \"red-red*1 red-red*1\" counts the same thing twice"),
        (
            on,
            "vine depot: - - - red-red",
            "line 1: a double tile lies on a place that is not in use now (X-VINE-5)",
        ),
        (
            on,
            "vine shop: - red-red",
            "line 1: a double tile lies on a place that is not in use now (X-VINE-5)",
        ),
        (
            on,
            "moment: vine-depot; vine depot: red-red",
            "line 2: a double tile lies on a place that is not in use now (X-VINE-5)",
        ),
        (
            on,
            "moment: black; vine shop: red-red",
            "line 2: a double tile lies on a place that is not in use now (X-VINE-5)",
        ),
        (
            on,
            "moment: vine-shop; vine shop: red-red",
            "line 2: a double tile lies on a place that is not in use now (X-VINE-5)",
        ),
        (on, "vine depot: bank", "line 1: only double tiles lie there (X-VINE-1)"),
        (on, "black: - red-red", "line 1: a tile lies on a space that is not in use now (B1.5)"),
        (on, "depot 1: - red-red", "line 1: red-red does not lie there now (B3.2)"),
        (
            on,
            "p1 duchy: 19=castle 18=red-red",
            "line 1: red-red cannot lie on 18, which is a ship space (B7.1)",
        ),
        (on, "p1 storage: red-red blue-blue", "line 1: storage holds three tiles (B6.2)"),
        (on, "p1 vineyard: v1=red-red v1=blue-blue", "line 1: v1 has two double tiles"),
        (
            on,
            "p1 vineyard: v3=red-red",
            "line 1: the first double tile lies on the bottom terrace, each other touches one (X-VINE-10)",
        ),
        (
            on,
            "p1 vineyard: v1=red-red v5=blue-blue",
            "line 1: the first double tile lies on the bottom terrace, each other touches one (X-VINE-10)",
        ),
        (
            on,
            "moment: vine-gifts; p1 vineyard: v1=red-red",
            "line 2: before phase A nothing is planted (X-VINE-9)",
        ),
        (
            on,
            "p1 vineyard: v1=red-red; p1 terraces: 1",
            "line 2: the terraces that brought a vine bonus tile are those that are complete (X-VINE-20)",
        ),
        (
            on,
            "p1 vine bonus: red blue",
            "line 1: p1 has 2 vine bonus tiles: one is dealt, one more comes with each terrace (X-VINE-20)",
        ),
        (
            on,
            "moment: vine-gifts; p1 vine bonus: red",
            "line 2: p1 has 1 vine bonus tiles: one is dealt, one more comes with each terrace (X-VINE-20)",
        ),
        (on, "vine supply: red*5", "there are 4 vine bonus tiles of type red (X-VINE-3)"),
        (on, "p1 vine bonus: red; vine supply: red*4", "there are 4 vine bonus tiles of type red (X-VINE-3)"),
        (
            on,
            "open: bonuses:v1.1+2",
            "line 1: the bonus actions of the vineyard cannot be open here (X-VINE-14)",
        ),
        (
            on,
            "open: bonuses:v1.1; p1 vineyard: v1=red-red",
            "line 1: the bonus actions of the vineyard cannot be open here (X-VINE-14)",
        ),
        (
            on,
            "open: bonuses:v1.1+2 grant; p1 vineyard: v1=red-red",
            "line 1: the bonus actions of the vineyard cannot be open here (X-VINE-14)",
        ),
        (
            on,
            "open: bonuses:v1.- ship; p1 vineyard: v1=red-red",
            "line 1: a ship's taking of goods cannot be open here (B8.3)",
        ),
        (on, "open: terrace", "line 1: the choice of a vine bonus tile cannot be open here (X-VINE-20)"),
        (
            on,
            "open: take-vine",
            "line 1: the taking of a double tile of the vine depot cannot be open here (X-VINE-17)",
        ),
        (
            on,
            "open: take-black",
            "line 1: the taking of a tile of the black depot or the vine shop cannot be open here (X-VINE-16)",
        ),
    ]);
}
