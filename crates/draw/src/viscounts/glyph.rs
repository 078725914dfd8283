//! Which symbol stands for what.

use demesne_game::Seat;
use demesne_viscounts::{
    Act, Atom, Building, BuildingKind, EndCard, Icon, Opponent, Resource, Ribbon, Segment, Tier,
    ability::{Currency, Trigger},
    printed::{Counted, Focus, Rivals, SchemeOption},
    state::Beat,
};

/// A kind of icon, as a seal.
pub const fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Merchant => "g-v-merchant",
        Icon::Builder => "g-v-builder",
        Icon::Noble => "g-v-noble",
        Icon::Cleric => "g-v-cleric",
        Icon::Criminal => "g-v-criminal",
    }
}

/// An effect. How many workers it places is said beside it ([`super::sign::atom`]).
pub const fn atom(atom: Atom) -> &'static str {
    match atom {
        Atom::Ink => "g-v-ink",
        Atom::Stone => "g-v-stone",
        Atom::Gold => "g-v-gold",
        Atom::Silver => "g-v-silver",
        Atom::AnyResource => "g-v-any",
        Atom::Debt => "g-v-debt",
        Atom::Deed => "g-v-deed",
        Atom::FlipDebt => "g-v-flip-debt",
        Atom::FlipDeed => "g-v-flip-deed",
        Atom::Flip => "g-v-flip",
        Atom::Corruption => "g-v-corruption",
        Atom::Virtue => "g-v-virtue",
        Atom::Rearrange => "g-v-rearrange",
        Atom::Discard => "g-v-discard",
        Atom::Destroy => "g-v-destroy",
        Atom::Shuffle => "g-v-shuffle",
        Atom::FreeHire => "g-v-free-hire",
        Atom::CastleMove => "g-v-castle-move",
        Atom::PlaceWorkers1 | Atom::PlaceWorkers2 | Atom::PlaceWorkers3 | Atom::PlaceWorkers4 => {
            "g-v-place-workers"
        }
        Atom::PlaceTradingPost => building(BuildingKind::TradingPost),
        Atom::PlaceGuildhall => building(BuildingKind::Guildhall),
        Atom::PlaceWorkshop => building(BuildingKind::Workshop),
        Atom::FreeManuscript => "g-v-free-manuscript",
        Atom::FutureScheme => "g-v-future-scheme",
        Atom::FreeDismiss => "g-v-free-dismiss",
    }
}

/// A kind of building.
pub const fn building(kind: BuildingKind) -> &'static str {
    match kind {
        BuildingKind::TradingPost => "g-v-trading-post",
        BuildingKind::Guildhall => "g-v-guildhall",
        BuildingKind::Workshop => "g-v-workshop",
    }
}

/// What a building uncovers besides icons (V12.17 to V12.25): nothing where it is icons.
pub const fn uncovered(building: Building) -> &'static [&'static str] {
    match building {
        Building::FREE_STEP => &["g-v-free-step"],
        Building::CHEAP_DISMISSAL => &["g-v-dismiss-1"],
        Building::HIRE_DISCARD => &["g-v-hire", "g-v-discard"],
        Building::COLLISION_VIRTUE => &["g-v-no-criminal", "g-v-virtue"],
        Building::LARGER_HAND => &["g-v-hand-limit"],
        _ => &[],
    }
}

/// A resource.
pub const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Ink => "g-v-ink",
        Resource::Stone => "g-v-stone",
        Resource::Gold => "g-v-gold",
    }
}

/// What is spent.
pub const fn currency(currency: Currency) -> &'static str {
    match currency {
        Currency::Ink => "g-v-ink",
        Currency::Stone => "g-v-stone",
        Currency::Gold => "g-v-gold",
        Currency::Silver => "g-v-silver",
    }
}

/// A primary action.
pub const fn act(act: Act) -> &'static str {
    match act {
        Act::Trade => "g-v-act-trade",
        Act::Build => "g-v-act-build",
        Act::Workers => "g-v-act-workers",
        Act::Transcribe => "g-v-act-transcribe",
    }
}

/// When an ability acts: as soon as it is played, when it leaves, or as long as it lies (V26.2).
pub const fn timing(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Played => "g-v-immediate",
        Trigger::Dropped => "g-v-dropoff",
        Trigger::After(_) | Trigger::FlipDebt | Trigger::GainDebt | Trigger::Collision => ONGOING,
    }
}

/// What an ability that lies waits for; nothing where the timing says it all.
pub const fn awaited(trigger: Trigger) -> Option<&'static str> {
    match trigger {
        Trigger::Played | Trigger::Dropped => None,
        Trigger::After(after) => Some(act(after)),
        Trigger::FlipDebt => Some("g-v-flip-debt"),
        Trigger::GainDebt => Some("g-v-gain-debt"),
        Trigger::Collision => Some("g-v-collision"),
    }
}

/// A ribbon.
pub const fn ribbon(ribbon: Ribbon) -> &'static str {
    match ribbon {
        Ribbon::Grey => "g-v-ribbon-grey",
        Ribbon::Black => "g-v-ribbon-black",
        Ribbon::Yellow => "g-v-ribbon-yellow",
        Ribbon::Blue => "g-v-ribbon-blue",
    }
}

/// A manuscript with a ribbon, as a thing of the chronicle.
pub const fn manuscript(ribbon: Ribbon) -> &'static str {
    match ribbon {
        Ribbon::Grey => "g-v-ms-grey",
        Ribbon::Black => "g-v-ms-black",
        Ribbon::Yellow => "g-v-ms-yellow",
        Ribbon::Blue => "g-v-ms-blue",
    }
}

/// What a manuscript counts.
pub const fn counted(of: Counted) -> &'static str {
    match of {
        Counted::Resource => "g-v-any",
        Counted::Silver => SILVER,
        Counted::Building => "g-v-buildings",
        Counted::Manuscript => "g-v-manuscript",
        Counted::ApprovedDeed => DOCUMENTS[3],
        Counted::PaidDebt => DOCUMENTS[1],
        Counted::Worker => WORKER,
        Counted::Icon(kind) => icon(kind),
    }
}

/// Which rivals gain in a collision (V16.7).
pub const fn rivals(who: Rivals) -> &'static str {
    match who {
        Rivals::WithCriminal => "g-v-has-criminal",
        Rivals::All => "g-v-seat",
        Rivals::WithoutCriminal => "g-v-no-criminal",
    }
}

/// The card that ends the game.
pub const fn end(card: EndCard) -> &'static str {
    match card {
        EndCard::Poverty => "g-v-poverty",
        EndCard::Prosperity => "g-v-prosperity",
    }
}

/// The board of the solo opponent, as a shield.
pub const fn opponent(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Cleric => "g-v-ai-cleric",
        Opponent::Builder => "g-v-ai-builder",
        Opponent::Noble => "g-v-ai-noble",
        Opponent::Cards => "g-v-ai-cards",
    }
}

/// What the board of the solo opponent is after.
pub const fn focus(focus: Focus) -> &'static str {
    match focus {
        Focus::Act(after) => act(after),
        Focus::Flip => "g-v-flip",
    }
}

/// What a scheme offers; an effect has signs of its own ([`super::sign::atoms`]).
pub const fn option(option: SchemeOption) -> Option<&'static str> {
    match option {
        SchemeOption::Act(after) => Some(act(after)),
        SchemeOption::Focus => Some("g-v-focus"),
        SchemeOption::Effect(_) => None,
    }
}

/// The phase of a turn, 0 to 5 (V8.1).
pub const fn phase(beat: Beat) -> usize {
    match beat {
        Beat::Drop | Beat::Play => 0,
        Beat::Move => 1,
        Beat::Act => 2,
        Beat::Hire | Beat::End => 3,
        Beat::Collide => 4,
        Beat::Draw => 5,
    }
}

/// The land of a segment: its picture, and the name of its colours (`--l-coast`) and its pattern (`pl-coast`).
pub const fn land(segment: Segment) -> (&'static str, &'static str) {
    match segment.0 {
        0 => ("g-v-ter-coast", "coast"),
        1 => ("g-v-ter-meadow", "meadow"),
        2 => ("g-v-ter-forest", "forest"),
        3 => ("g-v-ter-hill", "hill"),
        _ => ("g-v-ter-snow", "snow"),
    }
}

/// A tier of the castle.
pub const fn tier(tier: Tier) -> &'static str {
    match tier {
        Tier::First => "g-v-tier-1",
        Tier::Second => "g-v-tier-2",
    }
}

/// The mark of cadency of the nth card of a name, from 1 on.
pub const fn cadency(nth: u8) -> &'static str {
    ["g-v-cad-1", "g-v-cad-2", "g-v-cad-3", "g-v-cad-4"][(nth as usize + 3) % 4]
}

/// The inks of a seat's pieces: its colour, and the mark that always goes with it.
pub const fn inks(seat: Seat) -> &'static str {
    match seat.0 % 4 {
        0 => "--ga:var(--p-1);--m1:1",
        1 => "--ga:var(--p-2);--m2:1",
        2 => "--ga:var(--p-3);--m3:1",
        _ => "--ga:var(--p-4);--m4:1",
    }
}

/// "Then".
pub const ARROW: &str = "g-v-arrow";
/// "Or".
pub const OR: &str = "g-v-or";
/// "Counts as".
pub const EQUALS: &str = "g-v-equals";
/// As long as it lies on the board.
pub const ONGOING: &str = "g-v-ongoing";
/// A silver coin.
pub const SILVER: &str = "g-v-silver";
/// A blank coin for a number.
pub const COIN: &str = "g-v-coin";
/// A worker; coloured by [`inks`].
pub const WORKER: &str = "g-v-worker";
/// A viscount; coloured by [`inks`].
pub const VISCOUNT: &str = "g-v-viscount";
/// The card of the castle's leader.
pub const LEADER: &str = "g-v-leader";
/// Points: a crown.
pub const POINTS: &str = "g-vp";
/// The castle.
pub const CASTLE: &str = "g-v-castle";
/// Corruption and virtue, the markers of the track.
pub const MARKERS: [&str; 2] = ["g-v-corruption", "g-v-virtue"];
/// Unpaid debts, paid debts, acquired deeds, approved deeds, in the order of [`demesne_viscounts::printed::Tables::documents`].
pub const DOCUMENTS: [&str; 4] = ["g-v-debt", "g-v-debt-paid", "g-v-deed", "g-v-deed-ok"];
/// Hand, draw pile, discard pile.
pub const PILES: [&str; 3] = ["g-v-hand", "g-v-deck", "g-v-discard-pile"];
/// A townsfolk is hired, one is dismissed.
pub const HIRED: [&str; 2] = ["g-v-hire", "g-v-dismiss"];
/// A townsfolk of a pile.
pub const TOWNSFOLK: &str = "g-v-townsfolk";
/// A step of a viscount; on cards it is the boot beside the coin.
pub const STEP: &str = "g-v-step";
/// A scheme of the solo opponent.
pub const SCHEME: &str = "g-v-scheme";
/// The six phases of a turn.
pub const PHASES: [&str; 6] = [
    "g-v-phase-cards",
    "g-v-phase-move",
    "g-v-phase-action",
    "g-v-phase-hire",
    "g-v-phase-collision",
    "g-v-phase-draw",
];
