//! What a recorded game shows, in words, and all that must be shown.

use demesne_game::{Game, Notation, ReadRecord, Seat};
use demesne_trial::archive::Shown;
use demesne_viscounts::{
    Action, Building, Card, EndCard, Event, Manuscript, Options, Ribbon, SOURCES, Scheme, Segment, Site,
    State, Tier, Viscounts, state::Stage, task::Task,
};

/// All that a recorded game shows.
pub fn shown(read: &ReadRecord<Viscounts>) -> Shown {
    let game = &read.game;
    let mut shown = Shown::new();
    for (key, value) in game.setup() {
        shown.insert(format!("{key} {value}"));
    }
    if !read.record.start.is_empty() {
        shown.insert("from a position".into());
    }
    let mut state = read.start().expect("a start that can be read");
    for &step in &read.record.steps {
        let text = game.action_text(step.action);
        shown.insert(format!("does {}", text.split(' ').next().unwrap_or("")));
        let before = state;
        let mut events = Vec::new();
        game.play(&mut state, step, &mut events).expect("a recorded step is legal");
        decided(game, &before, step.action, &mut shown);
        for event in &events {
            happened(game, &before, &state, *event, &mut shown);
        }
        cascades(&events, &mut shown);
        buildings_at_work(game, &before, &state, &events, &mut shown);
    }
    if let Some(outcome) = game.outcome(&state) {
        shown.insert(format!("won by {}", outcome.places[0].tie_break.unwrap_or("points")));
        if outcome.winners.len() > 1 {
            shown.insert("shared victory".into());
        }
        ended(game, &state, &mut shown);
    }
    shown
}

/// What is special about a decision.
fn decided(game: &Viscounts, before: &State, action: Action, shown: &mut Shown) {
    match action {
        Action::Pick(number) => shown.insert(format!("player card {number}")),
        Action::Play(card) => shown.insert(format!("plays {}", card.id())),
        Action::Pay(_) => shown.insert("a payment of choice".into()),
        Action::Take(Manuscript::NONE) => shown.insert("the printed manuscript".into()),
        Action::Discard(card) if !card.is_some() => shown.insert("the top card is discarded".into()),
        Action::Destroy(card) if !card.is_some() => shown.insert("the top card is destroyed".into()),
        Action::Gain(_) if game.to_act(before) != demesne_game::ToAct::seat(before.turn) => {
            shown.insert("somebody decides in the turn of another".into())
        }
        _ => false,
    };
}

/// What came of a step.
fn happened(game: &Viscounts, before: &State, after: &State, event: Event, shown: &mut Shown) {
    let said = match event {
        // Cards that are turned up from the deck are played too.
        Event::Played(_, card) => format!("plays {}", card.id()),
        Event::Ability(_, card) => format!("ability of {}", card.id()),
        Event::Hired(_, card) => format!("hires {}", card.id()),
        Event::Dismissed(_, segment, Card::NONE) => {
            format!("dismisses the printed townsfolk of {}", segment.name())
        }
        Event::Dismissed(..) => "dismisses a townsfolk".into(),
        Event::Took(_, segment, Manuscript::NONE) => format!("the printed manuscript of {}", segment.name()),
        Event::Took(_, _, tile) => format!("takes {}", tile.id()),
        Event::Bonus(_, ribbon) => format!("bonus card {}", ribbon.name()),
        Event::Built(seat, building, _) => match game.solo_seat() == Some(seat) {
            true => format!("the solo opponent builds {}", building.kind().name()),
            false => format!("builds {}", building.name()),
        },
        Event::Linked(site, other) => {
            let owners = [site, other].map(|site| after.plot(site).get().map(|(owner, _)| owner));
            shown.insert(
                if owners[0] == owners[1] { "a link of one player" } else { "a link of two players" }.into(),
            );
            link_name(game, after, site, other)
        }
        Event::Inwards(_, _, Tier::First) => "a worker moves to the second tier".into(),
        Event::Inwards(_, _, Tier::Second) => "a worker moves to the third tier".into(),
        Event::Removed(_, _, Tier::First) => "over-crowding on the first tier".into(),
        Event::Removed(_, _, Tier::Second) => "over-crowding on the second tier".into(),
        Event::Leader(seat) => match before.leader {
            None => "the first castle leader".into(),
            Some(leader) if leader != seat => "the castle leader changes".into(),
            Some(_) => return,
        },
        Event::Collision(seat, space) => match game.solo_seat() == Some(seat) {
            true => format!("the solo opponent's collision on {space}"),
            false => format!("collision on {space}"),
        },
        Event::Revealed(EndCard::Poverty) => match before.prosperity {
            0 => "Poverty after Prosperity".into(),
            _ => "Poverty ends the game".into(),
        },
        Event::Revealed(EndCard::Prosperity) => match before.poverty {
            0 => "Prosperity after Poverty".into(),
            _ => "Prosperity ends the game".into(),
        },
        Event::Scheme(scheme) => format!("scheme {}", scheme.name()),
        Event::Future(_) => "a future scheme".into(),
        Event::Lost(_, atom) => format!("{} is lost", atom.name()),
        Event::Moved(_, _, 1..) => "a step is paid for".into(),
        _ => return,
    };
    shown.insert(said);
}

/// A link by the site where it starts and the side of the board.
fn link_name(game: &Viscounts, state: &State, site: Site, other: Site) -> String {
    let next = |site: Site| match site.place() + 1 < game.sites(site.segment()).count {
        true => Site::of(site.segment(), site.place() + 1),
        false => Site::of(state.ring.next(site.segment()), 0),
    };
    let start = if next(site) == other { site } else { other };
    format!("link of {} with {} sites", start.name(), game.sites(start.segment()).count)
}

/// A group whose movement makes another one (V13.9).
fn cascades(events: &[Event], shown: &mut Shown) {
    let inwards = events.iter().filter(|event| matches!(event, Event::Inwards(_, _, Tier::First))).count();
    if inwards > 1 {
        shown.insert("a cascade".into());
    }
}

/// Revealed abilities that are used (V12.17 to V12.25).
fn buildings_at_work(game: &Viscounts, before: &State, after: &State, events: &[Event], shown: &mut Shown) {
    let has = |seat: Seat, building: Building| {
        game.solo_seat() != Some(seat) && before.player(seat).has_built(building)
    };
    for &event in events {
        match event {
            Event::Moved(seat, space, _) if has(seat, Building::FREE_STEP) => {
                let steps = game.printed().card(before.played).silver;
                let mut without = false;
                before
                    .ring
                    .reach(before.player(seat).viscount, steps, steps, |other, _| without |= other == space);
                if !without {
                    shown.insert("trading_post-1 at work".into());
                }
            }
            Event::Dismissed(seat, _, card)
                if card.is_some()
                    && has(seat, Building::CHEAP_DISMISSAL)
                    && game.printed().card(card).silver > 1 =>
            {
                shown.insert("trading_post-2 at work".into());
            }
            Event::Acts(seat, act) => {
                for building in before.player(seat).buildings().filter(|&building| has(seat, building)) {
                    if game.printed().building_icons(building).of(act.icon()) > 0 {
                        shown.insert(format!("{} at work", building.name()));
                    }
                }
            }
            Event::Virtue(seat, ..) if has(seat, Building::COLLISION_VIRTUE) && collides(before, events) => {
                shown.insert("workshop-2 at work".into());
            }
            Event::Drew(seat, ..) if after.player(seat).hand_size > 3 && has(seat, Building::LARGER_HAND) => {
                shown.insert("workshop-3 at work".into());
            }
            _ => {}
        }
    }
    if let Some(Task::Gain(seat, atoms)) = after.tasks.top()
        && has(seat, Building::HIRE_DISCARD)
        && atoms.first() == Some(demesne_viscounts::Atom::Discard)
        && events.iter().any(|event| matches!(event, Event::Hired(..) | Event::Top(..)))
    {
        shown.insert("workshop-1 at work".into());
    }
}

fn collides(before: &State, events: &[Event]) -> bool {
    before.player(before.turn).has_met() && events.iter().any(|event| matches!(event, Event::Collision(..)))
}

/// What the end of a game shows: majorities and sources of points.
fn ended(game: &Viscounts, state: &State, shown: &mut Shown) {
    assert_eq!(state.stage, Stage::Over);
    for (seat, score) in Seat::first(game.seats()).zip(&game.scores(state).seats) {
        let who = if game.solo_seat() == Some(seat) { "the solo opponent's points" } else { "points" };
        shown.extend(score.sources.iter().map(|(source, _)| format!("{who} {source}")));
    }
    if state.poverty == 0 && state.prosperity == 0 {
        shown.insert("a divided kingdom".into());
    }
    type Count = fn(&demesne_viscounts::state::Player) -> u8;
    let majorities: [(&str, u8, Count); 2] = [
        ("Poverty", state.poverty, |player| player.approved),
        ("Prosperity", state.prosperity, |player| player.paid),
    ];
    for (name, left, count) in majorities {
        let counts: Vec<u8> = Seat::first(game.seats()).map(|seat| count(state.player(seat))).collect();
        let tied = |own: u8| own > 0 && counts.iter().filter(|&&other| other == own).count() > 1;
        if left == 0 && counts.iter().any(|&own| tied(own)) {
            shown.insert(format!("a shared majority of {name}"));
        }
    }
}

/// All that must be shown.
pub fn wanted() -> Shown {
    let mut wanted = Shown::new();
    let game = Viscounts::new(Options::default()).expect("the default table");
    for card in (0..86).map(Card) {
        wanted.insert(format!("plays {}", card.id()));
        if game.printed().card(card).ability.is_some() {
            wanted.insert(format!("ability of {}", card.id()));
        }
        if card.is_neutral() {
            wanted.insert(format!("hires {}", card.id()));
        }
    }
    wanted.extend(Manuscript::all().map(|tile| format!("takes {}", tile.id())));
    wanted.extend((1..=10).map(|number| format!("player card {number}")));
    wanted.extend(
        Building::all().flat_map(|b| [format!("builds {}", b.name()), format!("{} at work", b.name())]),
    );
    wanted.extend(Scheme::all().map(|scheme| format!("scheme {}", scheme.name())));
    wanted.extend(Ribbon::ALL.map(|ribbon| format!("bonus card {}", ribbon.name())));
    for space in 1..=7 {
        wanted.extend([format!("collision on {space}"), format!("the solo opponent's collision on {space}")]);
    }
    for players in [2, 3] {
        let game = Viscounts::new(Options { players, ..Options::default() }).expect("a table");
        for site in game.every_site() {
            let sites = game.sites(site.segment());
            if !sites.links[usize::from(site.place())].is_empty() {
                wanted.insert(format!("link of {} with {} sites", site.name(), sites.count));
            }
        }
    }
    for segment in Segment::all() {
        wanted.insert(format!("dismisses the printed townsfolk of {}", segment.name()));
        wanted.insert(format!("the printed manuscript of {}", segment.name()));
    }
    for source in SOURCES {
        if source != "leftovers" {
            wanted.insert(format!("points {source}"));
        }
        wanted.insert(format!("the solo opponent's points {source}"));
    }
    let more = "
        does first | does board | does townsfolk | does manuscripts | does pairs | does draw | does turn | does top | does tile
        does scheme | does future | does stranger
        does pick | does play | does move | does trade | does build | does workers | does transcribe | does rest | does dismiss
        does keep | does exchange | does place | does take | does pay | does site | does link | does gain | does flip | does choose
        does next | does arrange | does discard | does destroy | does hire | does shift | does section | does resolve
        does spread | does remove | does skip | does end
        the top card is discarded | the top card is destroyed | somebody decides in the turn of another
        a step is paid for | dismisses a townsfolk | a payment of choice
        a link of one player | a link of two players
        the solo opponent builds guildhall | the solo opponent builds trading_post | the solo opponent builds workshop
        a worker moves to the second tier | a worker moves to the third tier | a cascade
        over-crowding on the first tier | over-crowding on the second tier
        the first castle leader | the castle leader changes
        Poverty ends the game | Prosperity ends the game | Poverty after Prosperity | Prosperity after Poverty
        a divided kingdom | a shared majority of Poverty | a shared majority of Prosperity
        won by points | won by V19.16 | won by V25.5 | shared victory
        flip_debt is lost | flip_deed is lost
        players 2 | players 3 | players 4 | first random | first p2 | solo none | solo cleric | solo builder | solo noble
        solo cards | difficulty 0 | difficulty 1 | difficulty 2 | difficulty 3 | from a position";
    wanted.extend(more.split(['|', '\n']).map(|what| what.trim().to_owned()).filter(|what| !what.is_empty()));
    wanted
}
