//! Search model.
//!
//! - `policy`: the policy of playouts, learned from the search
//! - `open_hands`: exact solution of the last turns if all hands are known
//! - `turn`: the choice of a card by style
//! - `hand_evidence`: what the cards played so far tell about the hands
//! - `playout`: a round in a compact form, for fast playouts
//! - `value`: the value of a result: the probability to win the match, and the heads relative to the others

mod hand_evidence;
mod learned;
mod open_hands;
pub(super) mod playout;
pub mod policy;
mod turn;
mod value;

use arrayvec::ArrayVec;
use rodeo_rules::choice::MAX_NEXT_WORDS;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, View};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};
use rodeo_rules::standings::Scores;
use rodeo_rules::take6::{Choice, DealMode, Event, Fans, Phase, Play, Rules, Take6};

use super::{Net, opponents};
use crate::rng::SeatRng;
use crate::search::{SearchModel, Values, WorldLikelihood};
use crate::{
    Decision, DecisionContext, Gentle, OpponentEstimate, PlayStyle, SeatStyles, Simple, StyleEvidence,
};
use hand_evidence::PastTurns;
use playout::{PlayoutState, hidden};
use policy::{POLICY, SCORE_UNIT, Situation, sample_index};

/// Value of a unit of the net's logits, in wins.
const LOGIT_VALUE: f32 = 0.05;
/// The net plays without search unless playouts simulate at least this share of the opponents exactly: random players and
/// those of the heuristic. Against stronger ones the search did not improve its choices (`docs/bots/take6.md`).
const MIN_SIMULATED: f32 = 0.8;
/// Lower bound of a logit relative to the best card.
const MIN_RELATIVE_LOGIT: f32 = -8.0;
/// With a fan card and fewer players the net is not shown to be better than the search (`docs/bots/take6.md`).
const MIN_PLAYERS_WITH_FANS: u8 = 4;

impl SearchModel for Take6 {
    /// The logits of the net relative to its best card. With fan cards the search uses no prior.
    fn prior(
        view: &View<Take6>,
        seat: Seat,
        alternatives: &[Choice],
        opponents: &OpponentEstimate,
    ) -> ArrayVec<f32, MAX_NEXT_WORDS> {
        let rules = view.rules();
        let is_trained = rules.deal == DealMode::Random && rules.fans == Fans::NONE;
        let estimates = if is_trained { Net::evaluate(view, seat, opponents) } else { ArrayVec::new() };
        let best = estimates.iter().map(|estimate| estimate.logit).fold(f32::MIN, f32::max);
        let relative = |choice: &Choice| {
            let estimate = estimates.iter().find(|estimate| *choice == estimate.choice());
            estimate.map_or(0.0, |estimate| (estimate.logit - best).max(MIN_RELATIVE_LOGIT))
        };
        alternatives.iter().map(|choice| LOGIT_VALUE * relative(choice)).collect()
    }

    fn estimate_opponents(context: &DecisionContext<'_, Take6>) -> OpponentEstimate {
        opponents::estimate(context)
    }

    fn style_evidence(
        rules: &Rules,
        viewer: Viewer,
        history: &[Event],
    ) -> Option<[StyleEvidence; MAX_SEATS]> {
        opponents::evidence(rules, viewer, history)
    }

    fn decide_without_search(
        view: &View<Take6>,
        seat: Seat,
        opponents: &OpponentEstimate,
    ) -> Option<Decision<Choice>> {
        let rules = view.rules();
        let is_trained = rules.deal == DealMode::Random
            && (rules.fans == Fans::NONE || view.players() >= MIN_PLAYERS_WITH_FANS);
        if !is_trained || simulated_share(view, seat, opponents) >= MIN_SIMULATED {
            return None;
        }
        let mut decision = Net::choose(view, seat, opponents)?;
        decision.values.iter_mut().for_each(|(_, margin)| *margin *= value::HEAD_VALUE);
        Some(decision)
    }

    fn world_likelihood<'a>(
        context: &'a DecisionContext<'_, Take6>,
        seat: Seat,
    ) -> Option<WorldLikelihood<'a, Take6>> {
        let turns = PastTurns::new(context, seat)?;
        Some(Box::new(move |world, styles| turns.likelihood(world, styles)))
    }

    fn policy(&self, seat: Seat, styles: &SeatStyles, rng: &mut SeatRng) -> Option<Choice> {
        match self.phase() {
            Phase::Choose if self.rules().fans == Fans::NONE => {
                PlayoutState::new(self).sample_card(seat, styles.of(seat), rng).map(Choice::Card)
            }
            Phase::Choose => sample_with_fans(self, seat, styles.of(seat), rng),
            Phase::TakeRow(_) => Some(Choice::Row(RowRule::Cheapest.choose(self.rows(), rng))),
            Phase::Draft(_) | Phase::Deal | Phase::Over => self.any_choice(seat, rng),
        }
    }

    fn solve(
        context: &DecisionContext<'_, Take6>,
        seat: Seat,
        alternatives: &[Choice],
    ) -> Option<Values<Choice>> {
        open_hands::solve(context, seat, alternatives)
    }

    fn terminal_value(&self, seat: Seat, before: &Take6) -> Option<f32> {
        if !self.is_round_over(before) {
            return None;
        }
        Some(value::match_value(self, seat, before))
    }

    fn is_round_over(&self, before: &Take6) -> bool {
        self.phase() == Phase::Over || self.round() != before.round()
    }

    fn play_round(mut self, before: &Take6, rng: &mut SeatRng) -> Option<Scores> {
        while !self.is_round_over(before) {
            if self.phase() == Phase::Choose && self.rules().fans == Fans::NONE {
                let heads = PlayoutState::new(&self).play_out(&SeatStyles::STRONG, rng);
                let score = |seat: Seat| self.score(seat) as i32 + i32::from(heads[seat.index()]);
                return Some(Seat::all(self.players()).map(score).collect());
            }
            self.play_reference_step(rng, &mut DiscardEvents)?;
        }
        Some(self.standings().scores)
    }

    fn round_value(before: &Take6, seat: Seat, scores: &Scores) -> Option<f32> {
        Some(value::scores_value(before, seat, scores))
    }

    fn play_out(self, seat: Seat, before: &Take6, styles: &SeatStyles, playout_rng: SeatRng) -> Option<f32> {
        self.play_briefly(seat, before, styles, playout_rng, u8::MAX)
    }

    /// With fan cards and in the draft to the end of the round.
    fn play_briefly(
        mut self,
        seat: Seat,
        before: &Take6,
        styles: &SeatStyles,
        mut playout_rng: SeatRng,
        turns: u8,
    ) -> Option<f32> {
        loop {
            if let Some(value) = self.terminal_value(seat, before) {
                return Some(value);
            }
            match (self.phase(), self.awaiting()) {
                // The policy was learned from hands that are dealt; after a draft it misleads.
                (Phase::Draft(_), _) => {
                    let heads = self.playout(RowRule::Cheapest, &mut playout_rng);
                    return Some(value::round_value(&self, seat, &heads));
                }
                (Phase::Choose, _) if self.rules().fans == Fans::NONE => {
                    let heads = PlayoutState::new(&self).play_turns(turns, styles, &mut playout_rng);
                    return Some(value::round_value(&self, seat, &heads));
                }
                (_, Awaiting::Moves(seats)) => {
                    let choices =
                        seats.iter().map(|seat| Some((seat, self.policy(seat, styles, &mut playout_rng)?)));
                    let step: ArrayVec<_, MAX_SEATS> = choices.collect::<Option<_>>()?;
                    self.play(&step, &mut DiscardEvents).ok()?;
                }
                (_, Awaiting::Deal | Awaiting::Over) => return None,
            }
        }
    }
}

/// The expected share of opponents whom playouts simulate exactly.
fn simulated_share(view: &View<Take6>, seat: Seat, opponents: &OpponentEstimate) -> f32 {
    let simulated = |other: Seat| {
        let exact = [PlayStyle::Random, PlayStyle::Careless, PlayStyle::Simple];
        exact.into_iter().map(|style| opponents.of(other)[style as usize]).sum::<f32>()
    };
    let others = Seat::all(view.players()).filter(|&other| other != seat);
    others.map(simulated).sum::<f32>() / f32::from(view.players().max(2) - 1)
}

/// Score of keeping the flip card for later.
const KEPT_FLIP: i32 = SCORE_UNIT;

/// Samples a card, flipped or not, in games with fan cards. Good players use the same tables.
fn sample_with_fans(game: &Take6, seat: Seat, style: PlayStyle, rng: &mut SeatRng) -> Option<Choice> {
    match style {
        PlayStyle::Random => return game.any_choice(seat, rng),
        PlayStyle::Careless => return Gentle.choose(game, seat, rng),
        PlayStyle::Simple => return Simple.choose(game, seat, rng),
        PlayStyle::Flat | PlayStyle::Net => {}
    }
    let situation = Situation::new(game.rows(), hidden(game), game.players(), game.hand_size(seat));
    let hand = game.hand(seat);
    let flips = hand.iter().filter(|&card| game.can_flip(seat, card));
    let plain = hand.iter().map(|card| Play { card, flipped: false });
    let plays = plain.chain(flips.map(|card| Play { card, flipped: true }));
    let plays: ArrayVec<Play, MAX_NEXT_WORDS> = plays.take(MAX_NEXT_WORDS).collect();
    let score = |play: &Play| {
        let row = game.row_for(play.value()).map(|row| (row, game.markers().room(row)));
        let kept_flip = if play.flipped { KEPT_FLIP } else { 0 };
        POLICY.score(situation.indices_of(hand, play.value(), row)) - kept_flip
    };
    let mut scores: ArrayVec<i32, MAX_NEXT_WORDS> = plays.iter().map(score).collect();
    let play = match plays.as_slice() {
        [] => return None,
        [only] => only,
        several => several.get(sample_index(&mut scores, rng) as usize)?,
    };
    Some(if play.flipped { Choice::Flipped(play.card) } else { Choice::Card(play.card) })
}
