//! Laws about what a match needs next, and about its scores.

use rodeo_rules::game::{Awaiting, Game, Outcome};
use rodeo_rules::seat::Viewer;
use rodeo_rules::standings::Scores;

use crate::law::{Kept, hold, same};

/// Exactly one of these holds: seats have a choice to make, a deck is named, there is a result.
pub(crate) fn awaiting_is_consistent<G: Game>(game: &G) -> Kept {
    let law = "awaiting is consistent";
    let (deck, outcome) = (game.deck().is_some(), game.outcome().is_some());
    let fits = match game.awaiting() {
        Awaiting::Deal => deck && !outcome,
        Awaiting::Over => outcome && !deck,
        Awaiting::Moves(seats) => {
            !deck && !outcome && !seats.is_empty() && seats.iter().all(|s| s.get() < game.players())
        }
    };
    hold(law, fits, || format!("{:?}, deck {deck}, outcome {outcome}", game.awaiting()))?;
    if let Some(deck) = game.deck() {
        hold(law, deck.need > 0 && deck.need <= deck.cards.len(), || format!("{deck:?}"))?;
    }
    if let Some(outcome) = game.outcome() {
        let seats = outcome.scores.len() == usize::from(game.players());
        hold(law, seats && outcome.winners.iter().all(|s| s.get() < game.players()), || {
            format!("{outcome:?}")
        })?;
    }
    Ok(())
}

/// All viewers see the same scores, and the last scores are the result.
pub(crate) fn scores_are_public<G: Game>(game: &G) -> Kept {
    let standings = game.standings();
    for viewer in Viewer::all(game.players()) {
        let seen = game.view(viewer).standings();
        same("all viewers see the same scores", &format!("{viewer:?}"), &standings, &seen)?;
    }
    match game.outcome() {
        None => Ok(()),
        Some(outcome) => {
            same("the last scores are the result", "scores", &standings.scores, &sides(&outcome))
        }
    }
}

/// No step ends more than one round, or reopens one.
pub(crate) fn rounds_end_one_by_one<G: Game>(before: u16, game: &G) -> Kept {
    let now = game.standings().rounds;
    hold("rounds end one by one", now == before || now.checked_sub(1) == Some(before), || {
        format!("{before} finished rounds before the step, {now} after it")
    })
}

fn sides(outcome: &Outcome) -> Scores {
    match outcome.opponent {
        // All seats of a team have the same score.
        Some(opponent) => outcome.scores.iter().take(1).copied().chain([opponent]).collect(),
        None => outcome.scores.clone(),
    }
}
