//! A hint: what a bot would do at the decision at hand, from what the seat knows.

use super::choices::Choices;
use crate::{analyse::words, clock::clock, pen::LANGUAGE, terminal::Terminal};
use demesne_bots::{Mind, Moment, Policy, advise};
use demesne_games::Outlook;
use demesne_text::draw::{WIDTH, wrap};

/// So many actions are named.
const NAMED: usize = 3;

/// The best actions in the eyes of a bot, in lines. `bot` is who is asked; nothing stands for the strongest. `number` is its randomness.
pub fn hint<G: Terminal>(game: &G, choices: &Choices<G>, bot: &str, number: u64) -> String {
    let mind = match bot {
        "" => Mind::new(Policy::Duke),
        bot => match Mind::parse(bot) {
            Ok(mind) if mind.budget().is_some() => mind,
            Ok(_) => {
                return format!("{bot} does not look ahead; ask craft, baron or duke, as in: hint duke:5s\n");
            }
            Err(error) => return format!("{error}\n"),
        },
    };
    let (view, seat) = (&choices.view, choices.seat);
    let moment = Moment { game, view, seat, legal: &choices.actions };
    let advice = advise(moment, mind, number, None, &mut clock(mind));
    let alone = game.seats() == 1;
    let mut lines = wrap(
        &format!("What {} likes best ({}):", mind.policy.name(), words::columns(alone, LANGUAGE)),
        WIDTH,
        2,
    );
    for way in advice.ways.iter().take(NAMED) {
        let outlook = Outlook {
            points: way.worth.points[seat.index()],
            chance: way.worth.chances(game.seats())[seat.index()],
        };
        let place = choices.actions.iter().position(|&action| action == way.action).unwrap_or(0);
        let front = format!("{}  ", words::outlook(outlook, alone, LANGUAGE));
        let room = WIDTH - front.chars().count();
        let mut item = wrap(&choices.item(game, place + 1, way.action), room, 0).into_iter();
        lines.push(format!("{front}{}", item.next().unwrap_or_default()));
        lines.extend(item.map(|line| " ".repeat(WIDTH - room) + &line));
    }
    lines.join("\n") + "\n"
}
