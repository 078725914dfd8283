//! The coach always has something to say, what it points at can be touched, and following it works.

use demesne_game::{Seat, ToAct, Viewer};
use demesne_games::{Kind, Mind, Policy, Running};
use demesne_scene::{Advice, Hand, Lesson, Touched, lesson, stage};
use demesne_text::Language;
use std::collections::BTreeSet;

/// Plays a lesson: `choose` answers for the learner, whose advice it is given.
fn learn(
    lesson: &Lesson,
    mut choose: impl FnMut(&dyn Running, &Advice) -> Option<String>,
) -> Box<dyn Running> {
    let mut running = lesson.kind.run(&lesson.setup, Viewer::Everybody).expect("a legal table");
    for step in running.chance(&lesson.seed) {
        running.play(&step).expect("what chance does is legal");
    }
    while let ToAct::Seats(seats) = running.to_act() {
        let seat = seats.iter().next().expect("somebody is to act");
        let action = if seat == lesson.learner {
            let advice = stage(&*running).expect("a stage").advice(seat, Language::English);
            let advice =
                advice.unwrap_or_else(|| panic!("nothing to say after {:?}", running.steps().last()));
            match choose(&*running, &advice) {
                Some(action) => action,
                None => return running,
            }
        } else {
            assert!(stage(&*running).expect("a stage").advice(lesson.learner, Language::English).is_none());
            running.choice(seat, Mind::parse(lesson.level).expect("a bot"), running.length() as u64)
        };
        for step in running.consequences(seat, &action, &lesson.seed).expect("legal") {
            running.play(&step).expect("legal");
        }
    }
    running
}

fn of_burgundy() -> Lesson {
    lesson(Kind::Burgundy).expect("Burgundy has a lesson")
}

fn of_tuscany() -> Lesson {
    lesson(Kind::Tuscany).expect("Tuscany has a lesson")
}

fn of_viscounts() -> Lesson {
    lesson(Kind::Viscounts).expect("the Viscounts have a lesson")
}

/// Touching what is pointed at, in its order, leads to the action.
fn touches_lead_to_it(running: &dyn Running, seat: Seat, advice: &Advice) {
    let ways = stage(running).expect("a stage").ways(seat, Language::English);
    // What is put together is advised as it is proposed: one button does it.
    let sketching = stage(running).expect("a stage").sketching(seat, None, Language::English);
    if let Some(Ok(way)) = sketching.map(|sketching| sketching.comes_to) {
        assert!(way.action == advice.action && advice.keys.is_empty(), "{advice:?}");
        return;
    }
    if advice.keys.is_empty() {
        assert!(ways.iter().any(|way| way.action == advice.action && way.keys.is_empty()));
        return;
    }
    let mut hand = Hand::default();
    for key in &advice.keys {
        match hand.touch(key, &ways) {
            Touched::Held => {}
            Touched::Act(way) => {
                assert_eq!(way.action, advice.action);
                return;
            }
            Touched::Choose(choice) => {
                assert!(choice.iter().any(|way| way.action == advice.action));
                return;
            }
            Touched::Nothing => panic!("{key} cannot be touched: {advice:?}"),
        }
    }
    panic!("{advice:?} leads nowhere");
}

/// Whether a game has come no further than a part of it; of a game without parts, than a round.
fn is_until(running: &dyn Running, part: &str) -> bool {
    let passages = running.passages(Language::English);
    let Some(now) = passages.last() else { return false };
    let round = |text: &str| text.rsplit(' ').next().and_then(|word| word.parse::<u32>().ok()).unwrap_or(0);
    if now.chapter.part.is_empty() && part.parse::<u32>().is_ok() {
        return round(&now.chapter.title) <= round(part);
    }
    now.chapter.part.as_str() <= part
}

/// Follows the coach to the end: how many topics came up until a part of the game, and in all. Each is told once.
fn followed(lesson: &Lesson, topics: &[&str], part: &str, first_word: &str) -> (usize, usize) {
    let (mut early, mut all, mut verbs, mut first) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), true);
    let running = learn(lesson, |running, advice| {
        touches_lead_to_it(running, lesson.learner, advice);
        let met: Vec<&str> =
            topics.iter().copied().filter(|topic| advice.news.iter().any(|news| news == topic)).collect();
        if is_until(running, part) {
            early.extend(met.iter().copied());
        }
        for topic in met {
            assert!(all.insert(topic), "told twice: {topic}");
        }
        assert!(!advice.says.is_empty());
        // Whatever is to be done for the first time has a reason.
        let verb = advice.action.split(' ').next().unwrap_or_default().to_owned();
        assert!(!verbs.insert(verb) || !advice.why.is_empty(), "{advice:?}");
        assert!(advice.why.len() + advice.news.len() < 12, "too much at once: {advice:?}");
        if std::mem::take(&mut first) {
            assert!(advice.why[0].contains(first_word), "the first words are on the board: {advice:?}");
        }
        Some(advice.action.clone())
    });
    assert_eq!(running.outcome().expect("it is over").places.len(), 2);
    (early.len(), all.len())
}

#[test]
fn whoever_follows_the_coach_plays_a_whole_game_and_meets_nearly_everything() {
    let topics = demesne_text::burgundy::coach::Topic::ALL.map(|topic| topic.text(Language::English));
    let (early, all) = followed(&of_burgundy(), &topics, "B", "duchy");
    assert!(early >= 14 && all >= 17, "{early} {all}");
    let topics = demesne_text::tuscany::coach::Topic::ALL.map(|topic| topic.text(Language::English));
    let (early, all) = followed(&of_tuscany(), &topics, "1", "pieces");
    assert!(early >= 17 && all >= 22, "{early} {all}");
    let topics = demesne_text::viscounts::coach::Topic::ALL.map(|topic| topic.text(Language::English));
    let (early, all) = followed(&of_viscounts(), &topics, "6", "card");
    assert!(early >= 17 && all >= 21, "{early} {all}");
}

#[test]
fn whatever_a_learner_does_the_coach_goes_on() {
    for lesson in [of_burgundy(), of_tuscany(), of_viscounts()] {
        goes_on(&lesson);
    }
}

fn goes_on(lesson: &Lesson) {
    for number in 0..4 {
        let mut turns = 0;
        learn(lesson, |running, advice| {
            turns += 1;
            touches_lead_to_it(running, lesson.learner, advice);
            Some(running.choice(lesson.learner, Policy::Random.into(), number + turns))
        });
        assert!(turns > 50);
    }
}

#[test]
fn the_coach_speaks_three_languages() {
    for lesson in [of_burgundy(), of_tuscany(), of_viscounts()] {
        speaks(&lesson);
    }
}

fn speaks(lesson: &Lesson) {
    let mut said = 0;
    learn(lesson, |running, advice| {
        let stage = stage(running).expect("a stage");
        let all = Language::ALL.map(|language| stage.advice(lesson.learner, language).expect("advice"));
        assert_eq!(&all[0], advice);
        for other in &all[1..] {
            assert_eq!((&other.keys, &other.action), (&advice.keys, &advice.action));
            assert!(other.news.len() == advice.news.len() && other.why.len() == advice.why.len());
            assert!(other.says != advice.says);
            assert!(other.news.iter().zip(&advice.news).all(|(one, two)| one != two));
            assert!(other.why.iter().zip(&advice.why).all(|(one, two)| one != two), "{other:?}");
        }
        said += 1;
        (said < 60).then(|| advice.action.clone())
    });
    assert_eq!(said, 60);
}

#[test]
#[ignore = "a search for the seed: run it by hand when the rules or the bots change"]
fn find_a_seed() {
    find(&of_burgundy(), "A");
}

#[test]
#[ignore = "a search for the seed: run it by hand when the rules or the bots change"]
fn find_a_seed_of_tuscany() {
    find(&of_tuscany(), "1");
}

#[test]
#[ignore = "a search for the seed: run it by hand when the rules or the bots change"]
fn find_a_seed_of_viscounts() {
    find(&of_viscounts(), "6");
}

fn find(lesson: &Lesson, until: &str) {
    let mut best = 0;
    for number in 0..400 {
        let lesson = Lesson { seed: demesne_game::Seed::from_number(number), ..lesson.clone() };
        let (mut early, mut turns) = (BTreeSet::new(), 0);
        let mut mine_first = None;
        learn(&lesson, |running, advice| {
            if turns == 1 {
                mine_first = Some(!running.steps().iter().any(|step| {
                    let prepares = ["castle", "board", "pick"].iter().any(|word| step.contains(word));
                    step.starts_with("p2 ") && !prepares
                }));
            }
            turns += 1;
            early.extend(advice.news.iter().cloned());
            (is_until(running, until) && mine_first != Some(false)).then(|| advice.action.clone())
        });
        if mine_first == Some(true) && early.len() > best {
            best = early.len();
            println!("{number}: {best} in {turns} decisions");
        }
    }
}
