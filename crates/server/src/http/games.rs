//! What can be played.

use super::{App, caller::Tongue};
use axum::{Json, extract::State};
use demesne_bots::Policy;
use demesne_games::{Kind, Playable, Visit};
use demesne_text::Language;
use demesne_wire::{GameLine, Offer, OptionInfo, WordInfo};
use std::sync::Arc;

struct Describe(Language);

impl Visit for Describe {
    type Output = GameLine;

    fn visit<G: Playable>(self) -> GameLine {
        let word = |(word, what): (&str, &str)| WordInfo { word: word.into(), what: what.into() };
        let option = |option: &demesne_game::OptionLine| OptionInfo {
            key: option.key.into(),
            name: G::option_name(option.key, self.0).unwrap_or(option.key).into(),
            values: option.values.into(),
            form: G::option_form(option.key, self.0).map(str::to_owned),
            words: G::option_words(option.key, self.0).into_iter().map(word).collect(),
            what: G::option_what(option.key, self.0).unwrap_or(option.what).into(),
        };
        GameLine {
            game: G::NAME.into(),
            title: G::KIND.title().into(),
            options: G::catalogue().iter().map(option).collect(),
            actions: G::action_words(self.0).into_iter().map(word).collect(),
            signs: G::signs(self.0),
        }
    }
}

/// Tells what can be played: games, their options, the levels of bots.
#[utoipa::path(get, path = "/api/games", tag = "tables", params(("lang" = Option<String>, Query)),
    responses((status = 200, body = Offer)))]
pub async fn offer(State(app): State<Arc<App>>, Tongue(language): Tongue) -> Json<Offer> {
    Json(Offer {
        games: Kind::ALL.into_iter().map(|kind| kind.visit(Describe(language))).collect(),
        levels: Policy::LEVELS.iter().map(|policy| policy.name().to_owned()).collect(),
        mail: app.config.smtp.is_some(),
        push_key: app.push_key(),
    })
}
