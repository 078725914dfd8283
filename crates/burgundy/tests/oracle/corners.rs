//! Moments that games of chance hardly reach: a position, and the steps from there.

/// A table, the lines of a position at the beginning of a turn or later in it with nothing open, and steps.
pub type Corner = (&'static str, &'static [&'static str], &'static [&'static str]);

pub const CORNERS: &[Corner] = &[
    // B14.4: a marker further back, and a lower one in a stack.
    (
        "players=2;duchies=same 1",
        &["phase: E", "round: 5", "track: p1@2 p2@1", "turn: p2", "p2 dice: - -"],
        &["p2 end"],
    ),
    (
        "players=3;duchies=same 1;edition=2011",
        &["phase: E", "round: 5", "track: p1@2 p3@2 p2@2", "turn: p2", "p2 dice: - -", "p3 points: phases=8"],
        &["p2 end"],
    ),
    // B14.3: 2011 more empty spaces, SE fewer.
    (
        "players=2;duchies=same 1",
        &["phase: E", "round: 5", "turn: p2", "p2 dice: - -", "p1 duchy: 12=church 19=castle"],
        &["p2 end"],
    ),
    (
        "players=2;duchies=same 1;edition=2011",
        &["phase: E", "round: 5", "turn: p2", "p2 dice: - -", "p1 duchy: 12=church 19=castle"],
        &["p2 end"],
    ),
    // X-TEAM-16: by points, by empty spaces against the track, by the foremost marker.
    (
        "team=basic",
        &["phase: E", "round: 5", "turn: p4", "p4 dice: - -", "p1 points: phases=10", "p4 points: phases=8"],
        &["p4 end"],
    ),
    (
        "team=basic",
        &[
            "phase: E",
            "round: 5",
            "turn: p4",
            "p4 dice: - -",
            "p1 duchy: 36=ship 37=castle",
            "track: p1@2 p2@0 p3@0 p4@0",
        ],
        &["p4 end"],
    ),
    (
        "team=basic",
        &["phase: E", "round: 5", "track: p2@2 p1@1 p3@1 p4@0", "turn: p4", "p4 dice: - -"],
        &["p4 end"],
    ),
    // B8.7: a city hall waits for a building that workers of monastery 28 can hire.
    (
        "players=2;duchies=same 1;expansions=tiles",
        &[
            "p1 dice: 3 3",
            "p1 duchy: 8=m28 13=m6 19=castle",
            "p1 storage: city-hall",
            "p1 silver: 1",
            "depot 1: - bank",
        ],
        &[
            "p1 place city-hall 12 with 3",
            "p1 recruit",
            "p1 hire bank 1",
            "p1 place bank 26",
            "p1 workers with 3",
            "p1 end",
        ],
    ),
    // Not without silver, nor where no building fits.
    (
        "players=2;duchies=same 1;expansions=tiles",
        &["p1 dice: 3 3", "p1 duchy: 8=m28 13=m6 19=castle", "p1 storage: city-hall", "depot 1: - bank"],
        &["p1 place city-hall 12 with 3", "p1 workers with 3", "p1 hire bank 1", "p1 end"],
    ),
    // It lapses when what was hired leaves it nothing: the tile that came has no space.
    (
        "players=2;duchies=same 1",
        &["p1 dice: 3 3", "p1 storage: city-hall", "p1 silver: 2", "black: - m7 - m12 bank"],
        &["p1 place city-hall 26 with 3", "p1 buy bank", "p1 place bank 12", "p1 workers with 3", "p1 end"],
    ),
    (
        "players=2;duchies=same 1",
        &["p1 dice: 3 3", "p1 storage: city-hall", "p1 silver: 2", "black: - cow3 - city-hall bank"],
        &["p1 place city-hall 26 with 3", "p1 buy cow3", "p1 workers with 3", "p1 end"],
    ),
    // X-INN-2: it waits for an inn.
    (
        "players=2;duchies=same 1;expansions=inns",
        &["p1 dice: 3 3", "p1 storage: city-hall", "p1 silver: 2", "inns: 1"],
        &["p1 place city-hall 12 with 3", "p1 buy inn", "p1 place inn 13", "p1 workers with 3", "p1 end"],
    ),
    // X-SHIELD-10, X-TILE-9: shield 10 doubles the crane's points with those of its monastery.
    (
        "players=2;duchies=same 1;expansions=tiles shields",
        &[
            "phase: E",
            "round: 5",
            "turn: p2",
            "p2 dice: - -",
            "p1 duchy: 12=crane 13=m17 19=castle",
            "p1 shields: 10",
            "p1 silver: 1",
        ],
        &["p2 end", "p1 tribute 10"],
    ),
    // X-SHIELD-6.1: whom shield 6 copies is asked at final scoring at the latest.
    (
        "players=3;duchies=same 1;expansions=shields",
        &[
            "phase: E",
            "round: 5",
            "turn: p3",
            "p3 dice: - -",
            "p1 duchy: 12=bank 19=castle",
            "p2 duchy: 12=church 13=m22 19=castle",
            "p1 shields: 6",
            "p1 silver: 1",
        ],
        &["p3 end", "p1 tribute 6", "p1 copy p2"],
    ),
    // X-TILE-12: two sheep of 2 are better than a cow of 4 with monastery 7, and as good without it.
    (
        "players=2;duchies=same 1;expansions=tiles",
        &[
            "p1 dice: 2 3",
            "p1 duchy: 6=sheep2 10=cow4 11=sheep2 12=bank 13=m7 19=castle",
            "p1 storage: geese",
        ],
        &["p1 place geese 5 with 2", "p1 workers with 3", "p1 end"],
    ),
    // X-BOARD-5: an inn on a castle space is no castle.
    (
        "players=2;connection=yes;duchies=same 12;expansions=inns",
        &["phase: C", "p1 dice: 3 3", "p1 duchy: 8=m2 9=inn 13=m3 20=castle", "p1 storage: bank ship"],
        &["p1 place ship 26 with 3", "p1 ship -", "p1 workers with 3", "p1 end"],
    ),
    // A16.13: what the Châteautoma places is copied at once.
    (
        "players=2;duchies=same 1;chateautoma=experienced;expansions=shields",
        &[
            "moment: automa-die",
            "order: p2 p1",
            "turn: p2",
            "white: 2",
            "automa left: 4 bank castle - - -",
            "depot 2: m3",
            "p1 dice: 2 3",
            "p1 shields: 6",
            "p1 goods: 2",
            "p2 silver: 0",
        ],
        &["* automa-die 2", "p1 sell 2 with 2", "p1 workers with 3", "p1 end"],
    ),
    // X-R1: tiles are counted, not spaces: 19 tiles on 24 spaces, two more come; and a 25th.
    (
        "players=2;duchies=same 1;expansions=shields vineyards",
        &[
            "p1 dice: 1 1",
            "p1 shields: 4",
            "p1 storage: bank bank bank church church church market market market warehouse warehouse warehouse \
             watchtower watchtower green-blue green-red green-red blue-blue red-red",
            "depot 1: - workshop ship",
            "vine depot: green-purple",
        ],
        &["p1 take green-purple v1 with 1", "p1 take workshop 1 with 1", "p1 end"],
    ),
    (
        "players=2;duchies=same 1;expansions=shields vineyards",
        &[
            "p1 dice: 1 1",
            "p1 shields: 4",
            "p1 storage: bank bank bank church church church market market market warehouse warehouse warehouse \
             watchtower watchtower watchtower workshop workshop mine mine ship ship ship city-hall city-hall",
            "vine depot: green-purple",
        ],
        &["p1 take green-purple v1 with 1", "p1 discard mine", "p1 workers with 1", "p1 end"],
    ),
];
