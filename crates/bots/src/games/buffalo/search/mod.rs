//! Search model: the team against the buffalo.
//!
//! - `picks`: which card players pick in playouts
//! - `forecast`: how a turn ends once its cards are shown
//! - `special_uses`: legal uses of the open special cards, with their forecasts
//!
//! Once the cards are shown, a turn is deterministic apart from the players' decisions. So uses of special cards are
//! first filtered by their forecast; the remaining ones are evaluated by playouts. Measurements: `docs/bots/buffalo.md`.

mod forecast;
mod picks;
mod special_uses;
#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;
use rodeo_rules::buffalo::{Buffalo, Choice, Phase, Special, Use};
use rodeo_rules::choice::Word;
use rodeo_rules::game::{DiscardEvents, Game, RandomSource, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{MAX_SEATS, Seat};

use crate::SeatStyles;
use crate::heuristic::ScoredChoices;
use crate::rng::SeatRng;
use crate::search::{Alternatives, SearchModel, Worlds, sample_choice};
use special_uses::{SpecialUses, acting_seat};

/// Minimum gain in heads for which playouts use a special card. Lower towards the end of the round.
const MIN_GAIN: i32 = 4;
/// Playouts add a random number below this to the minimum gain.
const MIN_GAIN_NOISE: u32 = 3;
/// Number of orders tried for Sort! in playouts.
const PLAYOUT_ORDERS: u32 = 8;
/// Number of orders tried for Sort! when alternatives are listed.
const ALTERNATIVE_ORDERS: u32 = 60;
/// Maximum number of uses with a gain among the alternatives.
const MAX_GAINFUL_USES: usize = 6;
/// Uses whose gain is lower than the best by more than this are not alternatives.
const GAIN_WINDOW: i32 = 6;
/// Maximum number of uses without a gain among the alternatives: they turn up another special card.
const MAX_NEUTRAL_USES: usize = 1;
/// Minimum gain of the alternatives of a seat that is not the acting seat.
const MIN_GAIN_OF_OTHERS: i32 = 3;
/// Cards whose score is lower than the best by more than this are not alternatives.
const CARD_SCORE_WINDOW: i32 = 100;
/// Value of an unused special card, in heads, while there is a turn left to use it.
const UNUSED_SPECIAL_VALUE: i32 = 4;
/// The lead, in half heads, that is worth half as much as an infinite lead.
const HALF_VALUE_LEAD: f32 = 16.0;
/// Number of worlds in which a proposal is compared with passing.
const PROPOSAL_WORLDS: usize = 32;
/// A proposal is supported if its mean value is lower than that of passing by at most this: the proposer knows its hand.
const PROPOSAL_TOLERANCE: f32 = 0.05;
/// The score difference, in heads, that halves the probability to take a row in playouts.
const ROW_HALF_SCORE: i32 = 2;
/// A playout with more steps is abandoned. Rounds are shorter.
const MAX_STEPS: usize = 1000;

impl SearchModel for Buffalo {
    fn alternatives(view: &View<Buffalo>, seat: Seat, rng: &mut SeatRng) -> Alternatives<Choice> {
        match view.phase() {
            Phase::Pick => {
                best_first(picks::scored_cards(view, seat), CARD_SCORE_WINDOW).map(Choice::Card).collect()
            }
            Phase::Window => window_alternatives(view, seat, rng),
            Phase::TakeRow(_) => best_first(scored_rows(view), i32::MAX).map(Choice::Row).collect(),
            Phase::DealCards | Phase::DealSpecials | Phase::Over => Alternatives::new(),
        }
    }

    fn policy(&self, seat: Seat, _styles: &SeatStyles, rng: &mut SeatRng) -> Option<Choice> {
        match self.phase() {
            Phase::Pick => {
                sample_choice(&picks::scored_cards(self, seat), picks::HALF_SCORE, rng).map(Choice::Card)
            }
            Phase::Window if acting_seat(self) == seat => Some(team_use(self, rng).unwrap_or(Choice::Pass)),
            Phase::Window => Some(Choice::Pass),
            Phase::TakeRow(_) => sample_choice(&scored_rows(self), ROW_HALF_SCORE, rng).map(Choice::Row),
            Phase::DealCards | Phase::DealSpecials | Phase::Over => None,
        }
    }

    /// The lead of the team, including unused special cards, mapped to −1…1 so that heads count most when it is close.
    fn terminal_value(&self, _seat: Seat, before: &Buffalo) -> Option<f32> {
        let reached = self.phase() == Phase::Over
            || self.phase() == Phase::Pick
                && self.hand_size() < before.hand_size().saturating_sub(horizon(self));
        if !reached {
            return None;
        }
        let team = i32::from(self.team_heads()) * i32::from(self.rules().head_counts());
        let specials = self.open_specials().count() as i32 + i32::from(self.stock_size());
        let unused = UNUSED_SPECIAL_VALUE * specials.min(i32::from(self.hand_size()));
        // In half heads, minus one: a tie is not a win.
        let lead = (2 * (i32::from(self.buffalo_heads()) - team + unused) - 1) as f32;
        Some(lead / (lead.abs() + HALF_VALUE_LEAD))
    }

    /// One seat decides for the whole team in a window, which saves most of the time.
    fn play_out(
        mut self,
        seat: Seat,
        before: &Buffalo,
        styles: &SeatStyles,
        mut playout_rng: SeatRng,
    ) -> Option<f32> {
        let seats = Seat::all(self.players());
        for _ in 0..MAX_STEPS {
            if let Some(value) = self.terminal_value(seat, before) {
                return Some(value);
            }
            let mut step = ArrayVec::<_, MAX_SEATS>::new();
            match self.phase() {
                Phase::Pick => {
                    for seat in seats.clone() {
                        step.try_push((seat, self.policy(seat, styles, &mut playout_rng)?)).ok()?;
                    }
                }
                Phase::Window => match team_use(&self, &mut playout_rng) {
                    Some(choice) => step.push((acting_seat(&self), choice)),
                    None => step.extend(seats.clone().map(|seat| (seat, Choice::Pass))),
                },
                Phase::TakeRow(seat) => step.push((seat, self.policy(seat, styles, &mut playout_rng)?)),
                Phase::DealCards | Phase::DealSpecials | Phase::Over => return None,
            }
            self.play(&step, &mut DiscardEvents).ok()?;
        }
        None
    }

    /// Compares the proposal with passing, in worlds sampled from the own view.
    fn supports_proposal(view: &View<Buffalo>, seat: Seat, proposer: Seat, proposal: &[Word]) -> bool {
        let mut rng = SeatRng::from_parts(&[view.question().into(), seat.get().into()]);
        let mut worlds = Worlds::new(view);
        let gains = (0..PROPOSAL_WORLDS).map_while(|_| {
            let world = worlds.sample(&mut rng)?;
            let playout_rng = rng.fork();
            let proposed = [(proposer, complete_proposal(&world, proposer, proposal)?)];
            let passes: ArrayVec<_, MAX_SEATS> =
                Seat::all(world.players()).map(|seat| (seat, Choice::Pass)).collect();
            let value_after = |step: &[(Seat, Choice)]| {
                let mut after = world;
                after.play(step, &mut DiscardEvents).ok()?;
                after.play_out(seat, &world, &SeatStyles::STRONG, playout_rng.clone())
            };
            Some(value_after(&proposed)? - value_after(&passes)?)
        });
        gains.sum::<f32>() >= -PROPOSAL_TOLERANCE * PROPOSAL_WORLDS as f32
    }
}

/// Number of turns after the current one that a playout includes. With many players later turns add more noise than
/// information.
fn horizon(game: &Buffalo) -> u8 {
    match game.players() {
        0 | 1 => u8::MAX,
        2 => 4,
        3 | 4 => 2,
        _ => 1,
    }
}

/// Choices in descending order of their scores, without those that are lower than the best by more than `window`.
fn best_first<C>(mut scored: ScoredChoices<C>, window: i32) -> impl Iterator<Item = C> {
    scored.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    let best = scored.first().map_or(0, |(_, score)| *score);
    let in_window = move |(_, score): &(C, i32)| best.saturating_sub(*score) <= window;
    scored.into_iter().filter(in_window).map(|(choice, _)| choice)
}

fn scored_rows(game: &Buffalo) -> ScoredChoices<RowId> {
    let free = RowId::all(4).filter(|&row| game.is_free(row));
    free.map(|row| (row, -i32::from(game.row(row).heads()))).collect()
}

/// The special card the team uses in a playout. It considers the turn when the cards were just shown, and again before
/// the team would take heads.
fn team_use(game: &Buffalo, rng: &mut SeatRng) -> Option<Choice> {
    let uses = SpecialUses::new(game, acting_seat(game), PLAYOUT_ORDERS);
    let passing = uses.passing();
    let just_shown = game.queue().len() > game.players();
    if passing.team < MIN_GAIN && !just_shown {
        return None;
    }
    // Towards the end there is nothing to keep a special card for.
    let min_gain = MIN_GAIN.min(i32::from(game.hand_size())) + rng.below(MIN_GAIN_NOISE) as i32;
    let mut best = None;
    let mut best_margin = passing.margin + min_gain.max(1) - 1;
    uses.for_each(rng, &mut |choice, forecast| {
        if forecast.margin > best_margin {
            (best, best_margin) = (Some(choice), forecast.margin);
        }
    });
    best
}

/// Alternatives in a window: passing, the uses with the highest gain in this turn, and a neutral one.
///
/// All seats of a team decide at the same time, and one use is enough for a step. Errors of all seats would add up, so only
/// the acting seat considers everything, and the others only clear gains.
fn window_alternatives(game: &Buffalo, seat: Seat, rng: &mut SeatRng) -> Alternatives<Choice> {
    let uses = SpecialUses::new(game, seat, ALTERNATIVE_ORDERS);
    let passing = uses.passing().margin;
    let mut found = Vec::<(Choice, i32)>::new();
    uses.for_each(rng, &mut |choice, forecast| {
        if !found.iter().any(|(other, _)| *other == choice) {
            found.push((choice, forecast.margin - passing));
        }
    });
    found.sort_by_key(|(_, gain)| std::cmp::Reverse(*gain));
    let best = found.first().map_or(0, |(_, gain)| *gain);
    let acts = seat == acting_seat(game);
    let min_gain = if acts { best - GAIN_WINDOW } else { MIN_GAIN_OF_OTHERS.max(best - GAIN_WINDOW) };
    let gainful = found.iter().filter(|(_, gain)| *gain > 0 && *gain >= min_gain).take(MAX_GAINFUL_USES);
    let neutral = found.iter().filter(|(_, gain)| *gain == 0 && acts).take(MAX_NEUTRAL_USES);
    [Choice::Pass].into_iter().chain(gainful.chain(neutral).map(|(choice, _)| *choice)).collect()
}

/// The choice behind a proposal. The card of a Replace! is secret; the best one of this world is assumed.
fn complete_proposal(world: &Buffalo, proposer: Seat, proposal: &[Word]) -> Option<Choice> {
    if *proposal != [Special::Replace.word()] {
        return Choice::from_words(proposal);
    }
    let mut best: Option<(Choice, i32)> = None;
    SpecialUses::new(world, proposer, 0).for_each(&mut SeatRng::new(0), &mut |choice, forecast| {
        let better = best.is_none_or(|(_, margin)| forecast.margin > margin);
        if better && matches!(choice, Choice::Use(Use::Replace(_))) {
            best = Some((choice, forecast.margin));
        }
    });
    best.map(|(choice, _)| choice)
}
