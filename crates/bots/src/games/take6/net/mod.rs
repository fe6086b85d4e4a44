//! A neural network for Take 6, trained by self-play and against a pool of opponents (`training/take6`).
//!
//! It evaluates the position once and plays the best card without search. Its inputs include the score of the match and an
//! estimate of how the others play. One network plays the base game at tables of all sizes, with the full and the limited
//! deck. Another, smaller one plays with one fan card; it does not know the score of the match. Neither supports several fan
//! cards, nor a fan card with a draft; there the bot plays like [`Simple`], as it does while cards are drafted.

mod fan_features;
pub(super) mod features;
pub(super) mod forward;
mod inputs;
mod row_choice;
pub(super) mod weights;

use arrayvec::ArrayVec;
use rodeo_rules::card::Card;
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Choice, DealMode, Phase, Rules, Take6};

use super::opponents;
use crate::rng::SeatRng;
use crate::{Bot, Decision, DecisionContext, OpponentEstimate, Simple};
use fan_features::FanFeatures;
use features::Features;
pub(super) use weights::{FANS, TAKE6};

/// Maximum hand size.
const HAND: usize = 10;
/// Maximum number of cards to choose from, flipped ones included.
const CANDIDATES: usize = 2 * HAND;

/// Plays the card with the highest logit of the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Net;

/// A trained network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Network {
    /// For the base game, also after a draft.
    Base,
    /// For one fan card and dealt hands.
    Fans,
}

/// The network's evaluation of a card in hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardEstimate {
    /// A card in hand; its number is the printed one.
    pub card: Card,
    /// Whether it is played with the flip card.
    pub flipped: bool,
    /// Preference for the card. Only differences between cards of a hand are meaningful.
    pub logit: f32,
    /// Softmax of the logits: the probabilities of a hand add up to 1.
    pub probability: f32,
    /// Expected margin in the rest of the round: mean heads of the others minus own heads.
    pub margin: f32,
}

impl CardEstimate {
    /// The choice to play the card.
    pub fn choice(&self) -> Choice {
        if self.flipped { Choice::Flipped(self.card) } else { Choice::Card(self.card) }
    }
}

impl Net {
    /// Evaluates each card in hand in ascending order, then each that can be flipped. Empty if the seat has no card to choose,
    /// or if the rules are not supported.
    ///
    /// Uses only what the seat can see, so it can be called for other seats of a determinized world.
    pub fn evaluate(
        position: &Take6,
        seat: Seat,
        opponents: &OpponentEstimate,
    ) -> ArrayVec<CardEstimate, CANDIDATES> {
        if position.phase() != Phase::Choose {
            return ArrayVec::new();
        }
        let estimates = match Net::network(&position.rules()) {
            Some(Network::Base) => Features::new(position, seat, opponents)
                .map(|inputs| forward::evaluate(weights::TAKE6.get(), &inputs)),
            Some(Network::Fans) => FanFeatures::new(position, seat, opponents)
                .map(|inputs| forward::evaluate(weights::FANS.get(), &inputs)),
            None => None,
        };
        estimates.unwrap_or_default()
    }

    /// The network for these rules. `None` with several fan cards, or with one and a draft.
    pub(super) fn network(rules: &Rules) -> Option<Network> {
        match rules.fans.count() {
            0 => Some(Network::Base),
            1 if rules.deal == DealMode::Random => Some(Network::Fans),
            _ => None,
        }
    }

    /// Chooses a card or a row. The values are margins at the end of the round. `None` if the rules are not supported.
    pub(super) fn choose(
        position: &Take6,
        seat: Seat,
        opponents: &OpponentEstimate,
    ) -> Option<Decision<Choice>> {
        let estimates = Net::evaluate(position, seat, opponents);
        let so_far = row_choice::margin_so_far(position, seat);
        let cards = estimates.iter().map(|estimate| (estimate.choice(), so_far + estimate.margin));
        let rows = row_choice::evaluate(position, seat, opponents);
        let values: ArrayVec<_, MAX_NEXT_WORDS> = cards.chain(rows).collect();
        let logits = estimates.iter().map(|estimate| (estimate.choice(), estimate.logit));
        let choice = best_of(logits).or_else(|| best_of(values.iter().copied()))?;
        Some(Decision { choice, values })
    }
}

impl Bot<Take6> for Net {
    /// The values are margins at the end of the round. The choice has the highest logit, not necessarily the best margin:
    /// the network was trained to win rounds, and a win by one head is as good as any.
    fn decide(
        &mut self,
        context: &DecisionContext<'_, Take6>,
        rng: &mut SeatRng,
    ) -> Option<Decision<Choice>> {
        let seat = context.seat()?;
        let decision = Net::choose(context.view, seat, &opponents::estimate(context));
        decision.or_else(|| Simple.decide(context, rng))
    }
}

/// The choice with the highest value; the first one of a tie.
fn best_of(values: impl Iterator<Item = (Choice, f32)>) -> Option<Choice> {
    values.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(choice, _)| choice)
}
