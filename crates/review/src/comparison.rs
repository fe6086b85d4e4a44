//! The comparison of all alternatives of one decision in the same sampled worlds.
//!
//! Every alternative is evaluated in the base worlds. While it is not clear whether the choice deserves a label, the number
//! of worlds is doubled, without alternatives that are clearly worse than the best.

use rodeo_bots::{DecisionContext, OpponentEstimate, SampledWorld, SeatRng, SeatStyles};
use rodeo_rules::game::{EventSink, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::standings::Scores;

use crate::games::{Counted, ReviewModel, Tally};
use crate::label::{NOISE, label};
use crate::match_model::{MatchModel, shares};
use crate::stats::{Sample, SeatValues, difference, seat_difference, value};
use crate::types::{Estimate, Value};
use crate::world_source::WorldSource;

/// Sampled ends of the match after each playout.
const CONTINUATIONS: u32 = 6;
/// An alternative is dropped if it is worse than the best by more than this many standard errors.
const DROP: f64 = 4.0;
/// A turn with more steps is not followed further.
const MAX_TURN_STEPS: usize = 500;

/// An alternative and its results so far.
pub struct Candidate<G: ReviewModel> {
    pub choice: G::Choice,
    /// One sample for each of the first worlds; the same index is the same world for all candidates.
    pub samples: Vec<Sample>,
    /// Learned prior of the game, in its unit. It decides which alternative is the best, and is no part of any value.
    prior: f64,
    tally: G::Tally,
    dropped: bool,
}

impl<G: ReviewModel> Candidate<G> {
    /// The alternative with its counts.
    pub fn counted(&self) -> Counted<'_, G> {
        Counted { choice: self.choice, tally: &self.tally, worlds: self.worlds() }
    }

    /// Number of worlds in which it was evaluated.
    pub fn worlds(&self) -> u32 {
        self.samples.len() as u32
    }
}

/// What is the same for all worlds of a round.
pub struct RoundContext<'a, G: ReviewModel> {
    pub model: &'a MatchModel<G>,
    /// Scores by side at the start of the round.
    pub base: &'a Scores,
    /// Number of the round, from 0.
    pub round: u16,
}

impl<G: ReviewModel> RoundContext<'_, G> {
    /// Results of the round and chances to win, if the round ends with these scores.
    pub fn values(&self, scores: &Scores, players: u8, rng: &mut SeatRng) -> SeatValues {
        if G::KIND.descriptor().is_cooperative() {
            let wins = shares::<G>(scores, usize::from(players));
            return SeatValues { scores: wins, wins };
        }
        let wins = self.model.win_chances(scores, self.round + 1, CONTINUATIONS, rng);
        let mut values = SeatValues { wins, ..SeatValues::default() };
        for ((value, score), base) in values.scores.iter_mut().zip(scores).zip(self.base) {
            *value = (score - base) as f32;
        }
        values
    }
}

/// How thoroughly a decision is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Worlds in which every alternative is evaluated.
    pub base_worlds: u32,
    /// The most worlds of a close decision, as a multiple of `base_worlds`.
    pub max_factor: u32,
    /// Compares the choice with the reference player only, for the skill of a seat that is not reviewed.
    pub only_chosen: bool,
}

/// All alternatives of a decision.
pub struct Comparison<G: ReviewModel> {
    candidates: Vec<Candidate<G>>,
    /// Index of the choice that was made.
    chosen: usize,
    /// The reference player's choice in each of the base worlds.
    reference: Vec<Sample>,
}

impl<G: ReviewModel> Comparison<G> {
    /// Compares the alternatives of `seat`, from what it saw. Without a choice, the best alternative counts as chosen. `None`
    /// if there is nothing to decide.
    pub fn new(
        knowledge: &DecisionContext<'_, G>,
        seat: Seat,
        chosen: impl Into<Option<G::Choice>>,
        context: &RoundContext<'_, G>,
        effort: Effort,
        rng: &mut SeatRng,
    ) -> Option<Comparison<G>> {
        let base_worlds = effort.base_worlds.max(2);
        let view = knowledge.view;
        let mut choices = G::alternatives(view, seat, rng);
        let made: Option<G::Choice> = chosen.into();
        let chosen = made.or(choices.first().copied())?;
        if !choices.contains(&chosen) {
            if choices.is_full() {
                choices.pop();
            }
            choices.push(chosen);
        }
        if choices.len() < 2 {
            return None;
        }
        if effort.only_chosen {
            choices.clear();
            choices.push(chosen);
        }
        let mut comparison = Comparison::start(view, seat, &choices, chosen)?;
        let mut worlds = WorldSource::new(knowledge, seat, rng);
        let mut done = 0;
        let mut wanted = base_worlds;
        loop {
            comparison.extend(&mut worlds, seat, context, (wanted - done, done == 0), rng)?;
            done = wanted;
            if made.is_none() {
                comparison.chosen = comparison.best_index();
            }
            let most = base_worlds.saturating_mul(effort.max_factor);
            if done >= most || effort.only_chosen || comparison.is_clear() {
                return Some(comparison);
            }
            comparison.drop_worse();
            wanted = done * 2;
        }
    }

    /// The alternatives before they are evaluated. `None` if `chosen` is not one of them.
    pub fn start(
        view: &View<G>,
        seat: Seat,
        choices: &[G::Choice],
        chosen: G::Choice,
    ) -> Option<Comparison<G>> {
        // Reviews do not ask who was playing: all opponents are unknown.
        let priors = G::prior(view, seat, choices, &OpponentEstimate::prior(&[], &[]));
        let candidate = |(&choice, prior): (&G::Choice, f32)| Candidate {
            choice,
            prior: f64::from(G::SETTINGS.value_scale * prior),
            samples: Vec::new(),
            tally: G::Tally::default(),
            dropped: false,
        };
        Some(Comparison {
            candidates: choices.iter().zip(priors).map(candidate).collect(),
            chosen: choices.iter().position(|choice| *choice == chosen)?,
            reference: Vec::new(),
        })
    }

    /// Evaluates the candidates that are left in `count` further worlds, and the reference player's choice if wanted.
    pub fn extend(
        &mut self,
        worlds: &mut WorldSource<'_, G>,
        seat: Seat,
        context: &RoundContext<'_, G>,
        (count, with_reference): (u32, bool),
        rng: &mut SeatRng,
    ) -> Option<()> {
        worlds.prepare(count, rng)?;
        for _ in 0..count {
            let world = worlds.sample(rng)?;
            let world = SampledWorld::new(world, seat, SeatStyles::STRONG, rng)?;
            let mut reference_rng = rng.fork();
            self.add(&world, seat, context, with_reference, &mut reference_rng)?;
        }
        Some(())
    }

    /// Evaluates all candidates in a world.
    fn add(
        &mut self,
        world: &SampledWorld<G>,
        seat: Seat,
        context: &RoundContext<'_, G>,
        with_reference: bool,
        rng: &mut SeatRng,
    ) -> Option<()> {
        for candidate in self.candidates.iter_mut().filter(|candidate| !candidate.dropped) {
            let sample = evaluate(world, seat, candidate.choice, context, &mut candidate.tally)?;
            candidate.samples.push(sample);
        }
        if with_reference {
            let choice = world.world().reference_choice(seat, rng)?;
            let known = self.candidates.iter().find(|candidate| candidate.choice == choice);
            let sample = match known.and_then(|candidate| candidate.samples.last()) {
                Some(sample) => *sample,
                None => evaluate(world, seat, choice, context, &mut G::Tally::default())?,
            };
            self.reference.push(sample);
        }
        Some(())
    }

    /// Index of the best candidate, among those that were evaluated in all worlds.
    fn best_index(&self) -> usize {
        let mut best = self.chosen;
        for at in (0..self.candidates.len()).filter(|&at| !self.candidates[at].dropped) {
            if judged_cost(&self.candidates[at], &self.candidates[best]).mean > 0.0 {
                best = at;
            }
        }
        best
    }

    /// Looks at the comparison as if the alternative at this place of the ranking had been chosen.
    pub fn choose(&mut self, place: usize) {
        let choice = self.ranking()[place].choice;
        self.chosen = self.candidates.iter().position(|one| one.choice == choice).unwrap_or(self.chosen);
    }

    /// The alternative that was chosen.
    pub fn chosen(&self) -> &Candidate<G> {
        &self.candidates[self.chosen]
    }

    /// The best alternative.
    pub fn best(&self) -> &Candidate<G> {
        &self.candidates[self.best_index()]
    }

    /// The candidates, best first.
    pub fn ranking(&self) -> Vec<&Candidate<G>> {
        let best = self.best_index();
        let cost = |candidate: &Candidate<G>| judged_cost(&self.candidates[best], candidate).mean;
        let mut ranking: Vec<(bool, f64, &Candidate<G>)> = self
            .candidates
            .iter()
            .enumerate()
            .map(|(at, candidate)| (at != best, cost(candidate), candidate))
            .collect();
        ranking.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
        ranking.into_iter().map(|(_, _, candidate)| candidate).collect()
    }

    /// Value of the choice.
    pub fn value(&self) -> Value {
        value(&self.chosen().samples)
    }

    /// Value of the position for the reference player.
    pub fn reference(&self) -> Value {
        let base = &self.chosen().samples[..self.reference.len().min(self.chosen().samples.len())];
        let (here, reference, all) = (value(base), value(&self.reference), self.value());
        // Paired with the choice, so that its larger sample counts.
        Value { score: all.score + reference.score - here.score, win: all.win + reference.win - here.win }
    }

    /// What the choice changed for a seat, compared with the choice of the reference player.
    pub fn effect_on(&self, seat: Seat) -> Value {
        seat_difference(&self.chosen().samples, &self.reference, seat)
    }

    /// Mean cost of all alternatives.
    pub fn stake(&self) -> f64 {
        let best = self.best();
        let costs = self.candidates.iter().map(|candidate| cost(best, candidate).mean.max(0.0));
        costs.sum::<f64>() / self.candidates.len() as f64
    }

    /// Whether more worlds would hardly change the label.
    fn is_clear(&self) -> bool {
        let best = cost(self.best(), self.chosen());
        let [lowest, ..] = G::SETTINGS.thresholds;
        let is_candidate = |candidate: &&Candidate<G>| !candidate.dropped;
        let most = self.candidates.iter().filter(is_candidate).map(|candidate| {
            let ahead = cost(candidate, self.chosen());
            ahead.mean + NOISE * ahead.error
        });
        if most.fold(f64::MIN, f64::max) < lowest {
            return true;
        }
        let shifted = |errors: f64| Estimate { mean: best.mean + errors * best.error, ..best };
        let labels =
            [-LABEL_NOISE, LABEL_NOISE].map(|errors| label(&shifted(errors), &G::SETTINGS.thresholds));
        best.mean > (NOISE + LABEL_NOISE) * best.error && labels[0] == labels[1]
    }

    /// Drops the candidates that are clearly worse than the best, but neither the best nor the choice.
    pub fn drop_worse(&mut self) {
        let best = self.best_index();
        let worse = |candidate: &Candidate<G>| {
            let cost = judged_cost(&self.candidates[best], candidate);
            cost.mean > DROP * cost.error
        };
        let worse: Vec<bool> = self.candidates.iter().map(worse).collect();
        for (at, candidate) in self.candidates.iter_mut().enumerate() {
            candidate.dropped |= at != self.chosen && at != best && worse[at];
        }
    }
}

/// A label is clear if it is the same this many standard errors up and down.
const LABEL_NOISE: f64 = 2.5;

/// How much worse `other` is than `best`, including the learned prior.
fn judged_cost<G: ReviewModel>(best: &Candidate<G>, other: &Candidate<G>) -> Estimate {
    let cost = world_cost(best, other);
    Estimate { mean: cost.mean + best.prior - other.prior, ..cost }
}

/// What `other` costs compared with `best`: how much worse it is in the sampled worlds, and no more than with the learned prior.
///
/// Without this limit the cost would jump where the prior makes two alternatives equal: from 0, if the choice is the better one
/// by a little, to the whole difference in the worlds.
pub fn cost<G: ReviewModel>(best: &Candidate<G>, other: &Candidate<G>) -> Estimate {
    let cost = world_cost(best, other);
    Estimate { mean: cost.mean.min(cost.mean + best.prior - other.prior), ..cost }
}

/// How much worse `other` is than `best` in the sampled worlds.
pub fn world_cost<G: ReviewModel>(best: &Candidate<G>, other: &Candidate<G>) -> Estimate {
    difference(&best.samples, &other.samples, |sample| sample.equity)
}

/// How much lower the chance to win is with `other` than with `best`.
pub fn win_cost<G: ReviewModel>(best: &Candidate<G>, other: &Candidate<G>) -> Estimate {
    difference(&best.samples, &other.samples, |sample| sample.win)
}

/// Plays a choice and the rest of the round in a world.
fn evaluate<G: ReviewModel>(
    sampled: &SampledWorld<G>,
    seat: Seat,
    choice: G::Choice,
    context: &RoundContext<'_, G>,
    tally: &mut G::Tally,
) -> Option<Sample> {
    let before = sampled.world();
    let mut rng = sampled.playout_rng();
    // Playouts use up different numbers of random numbers; the rest of the match is the same for all alternatives.
    let mut match_rng = rng.fork();
    let mut after = before.clone();
    tally.begin();
    let mut sink = TallySink { tally, before, seat };
    after.play(&sampled.step(choice)?, &mut sink).ok()?;
    for _ in 0..MAX_TURN_STEPS {
        if after.is_round_over(before) || after.is_turn_over(before, seat) {
            break;
        }
        after.play_reference_step(&mut rng, &mut sink)?;
    }
    sink.tally.end(&after, before, seat);
    let search_rng = rng.clone();
    let scores = after.clone().play_round(before, &mut rng)?;
    let search_value = match G::round_value(before, seat, &scores) {
        Some(value) => value,
        None => after.play_out(seat, before, &SeatStyles::STRONG, search_rng)?,
    };
    let seats = context.values(&scores, before.players(), &mut match_rng);
    let (score, win) = (seats.scores[seat.index()], seats.wins[seat.index()]);
    Some(Sample { score, win, equity: G::SETTINGS.value_scale * search_value, seats })
}

/// Counts events in a tally.
struct TallySink<'a, G: ReviewModel> {
    tally: &'a mut G::Tally,
    before: &'a G,
    seat: Seat,
}

impl<G: ReviewModel> EventSink<G::Event> for TallySink<'_, G> {
    #[inline]
    fn emit(&mut self, event: G::Event) {
        self.tally.count(&event, self.before, self.seat);
    }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::rows::RowId;
    use rodeo_rules::take6::{Choice, Take6};

    use super::*;
    use crate::games::RowTakes;

    fn candidate(prior: f64, equities: [f32; 2]) -> Candidate<Take6> {
        Candidate {
            choice: Choice::Row(RowId::new(0).unwrap()),
            samples: equities.map(|equity| Sample { equity, ..Sample::default() }).into(),
            prior,
            tally: RowTakes::default(),
            dropped: false,
        }
    }

    #[test]
    fn cost_is_limited_by_the_prior() {
        let (best, other) = (candidate(0.0, [3.0, 3.0]), candidate(0.0, [1.0, 1.0]));
        assert_eq!(cost(&best, &other).mean, 2.0);
        assert_eq!(cost(&candidate(5.0, [3.0, 3.0]), &other).mean, 2.0, "a prior adds nothing");
        let preferred = candidate(1.5, [1.0, 1.0]);
        assert_eq!(cost(&best, &preferred).mean, 0.5);
        assert_eq!(world_cost(&best, &preferred).mean, 2.0);
    }
}
