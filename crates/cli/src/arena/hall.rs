//! Playing the games of a contest, on several threads.

use super::{Plan, Sheet};
use crate::{clock, fault::Fault, progress::Progress, terminal::Terminal};
use demesne_arena::{Contest, SeatResult, Tally, Walk, play as play_game};
use std::{
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::Instant,
};

/// Plays all games that are still missing, or as many as decide the question. Which thread plays which does not matter: a game
/// depends on its deal and its seats alone.
pub fn play<G: Terminal>(plan: &Plan<'_, G>, sheet: &mut Sheet) -> Result<Option<Walk>, Fault> {
    let contest = sheet.ledger().contest().clone();
    let deals = |from: u64| contest.schedule().deals_of(plan.shard, from..plan.deals.max(from));
    let mut walk = plan.sprt.map(|sprt| sprt.walk(sheet.ledger(), deals(0)));
    let is_decided = |walk: &Option<Walk>| walk.is_some_and(|walk| walk.accepted.is_some());
    if is_decided(&walk) {
        return Ok(walk);
    }
    let games: Vec<(u64, u32)> = deals(0)
        .flat_map(|deal| (0..contest.schedule().games(deal).len() as u32).map(move |game| (deal, game)))
        .filter(|&(deal, game)| !sheet.ledger().has(deal, game))
        .collect();
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<(u64, u32, Vec<SeatResult>)>| {
        let mut list = Vec::with_capacity(256);
        while !stop.load(Ordering::Relaxed) {
            let Some(&(deal, game)) = games.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
            let results = one_game(plan.game, &contest, (deal, game), &mut list);
            if sender.send((deal, game, results)).is_err() {
                break;
            }
        }
    };
    let mut bar = Progress::new("games", games.len() as u64);
    let mut written = Ok(());
    let played = thread::scope(|scope| {
        let work = &work;
        let threads: Vec<_> = (0..plan.threads)
            .map(|_| {
                let sender = sender.clone();
                scope.spawn(move || work(sender))
            })
            .collect();
        drop(sender);
        for (deal, game, results) in receiver {
            written = sheet.add(deal, game, results);
            if written.is_err() {
                break;
            }
            bar.step();
            if let Some(walk) = &mut walk {
                walk.go_on(sheet.ledger(), deals(walk.next));
            }
            stop.fetch_or(is_decided(&walk), Ordering::Relaxed);
        }
        stop.store(true, Ordering::Relaxed);
        threads.into_iter().map(|thread| thread.join()).collect::<Result<Vec<()>, _>>()
    });
    bar.finish();
    written?;
    played.map_err(|_| Fault::check("a fault of this program: a thread broke off"))?;
    Ok(walk)
}

/// Plays one game, with a clock for each bot.
fn one_game<G: Terminal>(
    game: &G,
    contest: &Contest,
    (deal, number): (u64, u32),
    list: &mut Vec<G::Action>,
) -> Vec<SeatResult> {
    let mut tallies = vec![Tally::default(); game.seats().into()];
    let minds = contest.seated(deal, number);
    let over = play_game(
        game,
        &minds,
        contest.deal_seed(deal),
        list,
        |bot, moment| {
            let began = Instant::now();
            let action = bot.choose(moment, &mut clock::clock(bot.mind()));
            let tally = &mut tallies[moment.seat.index()];
            tally.decisions += 1;
            tally.nodes += u64::from(bot.nodes());
            tally.seconds += began.elapsed().as_secs_f64();
            action
        },
        |_| (),
    );
    // No file needs more than microseconds.
    for tally in &mut tallies {
        tally.seconds = (tally.seconds * 1e6).round() / 1e6;
    }
    contest.results(game, &over.state, &tallies)
}
