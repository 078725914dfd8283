//! `demesne actions`: what is legal now.

use crate::{
    cli::ActionsArgs,
    complain,
    fault::{Code, Fault},
    files,
    open::Written,
};
use demesne_game::{Step, ToAct};
use demesne_games::{Playable, Visit};
use serde_json::json;

/// Lists the legal actions of a position or a record.
pub fn run(args: &ActionsArgs) -> Result<Code, Fault> {
    let written = Written::read(&args.file)?;
    written.kind()?.visit(List { args, written })
}

struct List<'a> {
    args: &'a ActionsArgs,
    written: Written<'a>,
}

impl Visit for List<'_> {
    type Output = Result<Code, Fault>;

    fn visit<G: Playable>(self) -> Result<Code, Fault> {
        let moment = self.written.moment::<G>(self.args.at.as_deref())?;
        list(&moment.game, &moment.state, self.args.json)
    }
}

fn list<G: Playable>(game: &G, state: &G::State, as_json: bool) -> Result<Code, Fault> {
    let to_act = game.to_act(state);
    let (word, seats) = match to_act {
        ToAct::Seats(seats) => ("seats", seats),
        ToAct::Chance => ("chance", Default::default()),
        ToAct::Nobody => ("nobody", Default::default()),
    };
    let mut steps = Vec::new();
    let mut list = Vec::new();
    for seat in seats.iter() {
        list.clear();
        game.legal_actions(state, seat, &mut list);
        steps.extend(list.iter().map(|&action| Step::seat(seat, action)));
    }
    if as_json {
        let actions: Vec<_> = steps
            .iter()
            .map(|step| json!({ "seat": step.by.to_string(), "action": game.action_text(step.action) }))
            .collect();
        files::say_json(&json!({ "to_act": word, "actions": actions }))?;
        return Ok(Code::Fine);
    }
    match to_act {
        ToAct::Seats(_) => {
            files::say(&steps.iter().map(|&step| game.step_text(step) + "\n").collect::<String>())?;
        }
        ToAct::Chance => complain(&Fault::input("chance is to act here; no player has an action")),
        ToAct::Nobody => complain(&Fault::input("the game is over; there are no actions any more")),
    }
    Ok(Code::Fine)
}
