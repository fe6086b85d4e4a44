//! Laws of where a match stands: what it waits for, and the scores.

use rodeo_rules::game::{Awaiting, Game, Outcome};
use rodeo_rules::seat::Viewer;
use rodeo_rules::standings::Scores;

use crate::law::{Kept, hold, same};

/// Exactly one of: seats are asked, a deck is named, an outcome is there.
pub(crate) fn what_is_awaited_fits<G: Game>(game: &G) -> Kept {
    let law = "what is awaited fits";
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

/// Every viewer counts the same scores: nothing hidden is in them. In the end they are the result.
pub(crate) fn scores_are_open<G: Game>(game: &G) -> Kept {
    let standing = game.standings();
    for viewer in Viewer::all(game.players()) {
        let seen = game.view(viewer).standings();
        same("everybody counts the same scores", &format!("{viewer:?}"), &standing, &seen)?;
    }
    match game.outcome() {
        None => Ok(()),
        Some(outcome) => same("the last scores are the result", "scores", &standing.scores, &sides(&outcome)),
    }
}

/// No step ends two rounds, or takes one back.
pub(crate) fn rounds_end_one_by_one<G: Game>(before: u16, game: &G) -> Kept {
    let now = game.standings().rounds;
    hold("rounds end one by one", now == before || now.checked_sub(1) == Some(before), || {
        format!("{before} rounds were over, now {now} are")
    })
}

fn sides(outcome: &Outcome) -> Scores {
    match outcome.opponent {
        // The team has one score, however many play.
        Some(opponent) => outcome.scores.iter().take(1).copied().chain([opponent]).collect(),
        None => outcome.scores.clone(),
    }
}
