//! Title and description of a link.

use rodeo_protocol::api::{MatchSummary, TableSummary};
use rodeo_protocol::table::{SeatState, TablePhase};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::Rules;
use rodeo_texts::{Arg, Language, ListStyle, Texts, text};

use crate::texts;

/// What a messenger writes beside the picture of a link.
///
/// Messengers store what they fetch, so the only name in it is that of the guest who invites; matches have no names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// Name of the game, of a result with a word that says so.
    pub title: String,
    /// What is going on, or the result.
    pub description: String,
    /// What the picture shows.
    pub alternative: String,
}

impl Caption {
    /// The caption of a link to a table.
    pub fn of_table(table: &TableSummary, language: Language) -> Caption {
        let (texts, seats) = (texts(language), table.seats.len());
        let taken = table.seats.iter().filter(|&seat| *seat != SeatState::Empty).count();
        let description = match table.phase {
            TablePhase::Open if taken < seats => {
                let invitation = match first_guest(table) {
                    Some(name) => text!(texts, Preview::InvitedBy { who: name }),
                    None => text!(texts, Preview::Invited),
                };
                let seats = text!(texts, Preview::SeatsTaken { taken: taken, seats: seats });
                sentences(texts, &invitation, &seats)
            }
            TablePhase::Open => text!(texts, Preview::MatchStarts { players: seats }),
            TablePhase::Playing | TablePhase::Paused => {
                let progress = text!(texts, Preview::MatchInProgress { players: seats });
                match table.can_watch {
                    true => sentences(texts, &progress, &text!(texts, Preview::Watch)),
                    false => progress,
                }
            }
            TablePhase::Over => text!(texts, Preview::MatchOver { players: seats }),
        };
        let title = title(table.rules.kind(), texts);
        Caption { alternative: text!(texts, Preview::TableOf { game: &title }), title, description }
    }

    /// The caption of a link to a finished match.
    pub fn of_match(summary: &MatchSummary, language: Language) -> Caption {
        let (texts, kind, outcome) = (texts(language), summary.rules.kind(), &summary.outcome);
        let unit = kind.descriptor().score_unit.name();
        let description = match outcome.opponent {
            Some(opponent) => {
                let team = outcome.scores.first().copied().unwrap_or_default();
                let players = summary.rules.players();
                text!(
                    texts,
                    Preview::AgainstGame { players: players, team: team, opponent: opponent, unit: unit }
                )
            }
            None => {
                let scores = Arg::list(ListStyle::Commas, outcome.scores.iter().copied());
                text!(texts, Preview::FinalScores { scores: scores, unit: unit })
            }
        };
        let game = title(kind, texts);
        let title = text!(texts, Preview::ResultOf { game: game });
        Caption { alternative: title.clone(), title, description }
    }
}

fn title(kind: GameKind, texts: &Texts) -> String {
    texts.named("game", kind.name()).unwrap_or_else(|| kind.title().to_owned())
}

/// Joins two sentences: Japanese has no space between them.
fn sentences(texts: &Texts, first: &str, second: &str) -> String {
    let space = if texts.language() == Language::Japanese { "" } else { " " };
    format!("{first}{space}{second}")
}

/// The name of the guest in the first seat that a person has: most often the host, who opened the table.
fn first_guest(table: &TableSummary) -> Option<&str> {
    table.seats.iter().find_map(|seat| match seat {
        SeatState::Guest { name, bot: false, .. } => Some(name.as_str()),
        _ => None,
    })
}
