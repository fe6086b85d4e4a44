//! Comparing the deals of a record with its seed.

use serde::Serialize;

use super::{Record, RecordError, Step};
use crate::any::AnyGame;
use crate::card::Card;
use crate::deal::{DealKind, Seed};
use crate::game::{DiscardEvents, Game, Outcome};

/// What [`compare_deals`] found out about a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealReport {
    /// The deals in order, up to the first step that is against the rules; none if the record has no seed.
    pub deals: Vec<DealComparison>,
    /// The first step that is against the rules, counted from 0. Steps after it were not compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rejected: Option<u32>,
    /// Whether the written result is that of the replay; `false` also for a match that is not over.
    pub result_matches: bool,
}

/// A deal in the record, and as computed from the seed. Either is empty if there is no such deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealComparison {
    /// What was shuffled.
    pub kind: DealKind,
    /// Number of deals of this kind earlier in the match.
    pub nth: u32,
    /// The cards in the record.
    pub dealt: Vec<Card>,
    /// The cards that follow from the seed.
    pub expected: Vec<Card>,
}

/// Replays a record and compares each deal with the seed, if there is one. A wrong deal is followed like any other, so that the
/// steps after it can be compared, too.
pub fn compare_deals(record: &Record) -> Result<DealReport, RecordError> {
    record.check()?;
    let seed = record.chance.as_ref().map(|chance| chance.seed());
    let mut game = AnyGame::new(&record.rules)?;
    let mut deals = Vec::new();
    let rejected = record.steps.iter().position(|step| !replay(step, &mut game, seed.as_ref(), &mut deals));
    // The rules require a deal that the record does not have.
    if let (Some(seed), Some(deck)) = (&seed, game.deck())
        && !matches!(rejected.map(|step| &record.steps[step]), Some(Step::Deal { .. }))
    {
        let expected = seed.order(&deck).to_vec();
        deals.push(DealComparison { kind: deck.kind, nth: deck.nth, dealt: Vec::new(), expected });
    }
    let outcome: Option<Outcome> = game.outcome().filter(|_| rejected.is_none());
    Ok(DealReport {
        deals,
        rejected: rejected.map(|step| step as u32),
        result_matches: outcome.is_some() && outcome == record.result,
    })
}

/// Replays a step and adds its comparison, if it is a deal. Returns whether the rules allow the step.
fn replay(step: &Step, game: &mut AnyGame, seed: Option<&Seed>, deals: &mut Vec<DealComparison>) -> bool {
    match step {
        Step::Deal { kind, cards } => {
            let deck = game.deck().filter(|deck| deck.kind == *kind);
            if let Some(seed) = seed {
                let nth = match &deck {
                    Some(deck) => deck.nth,
                    None => deals.iter().filter(|deal| deal.kind == *kind).count() as u32,
                };
                let expected = deck.map_or_else(Vec::new, |deck| seed.order(&deck).to_vec());
                deals.push(DealComparison { kind: *kind, nth, dealt: cards.clone(), expected });
            }
            deck.is_some() && game.deal(cards, &mut DiscardEvents).is_ok()
        }
        Step::Play(choices) => game.play(choices, &mut DiscardEvents).is_ok(),
    }
}
