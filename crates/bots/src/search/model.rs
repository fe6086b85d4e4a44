//! What the search needs to know about a game.

use arrayvec::ArrayVec;
use rodeo_rules::choice::{Choice as _, MAX_NEXT_WORDS, Word};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, EventSink, RandomSource, View};
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};
use rodeo_rules::standings::Scores;

use crate::{
    Decision, DecisionContext, Heuristic, OpponentEstimate, ScoredChoices, SeatRng, SeatStyles, StyleEvidence,
};

/// Choices to compare, the most promising first.
pub type Alternatives<C> = ArrayVec<C, MAX_NEXT_WORDS>;

/// Alternatives with their values.
pub type Values<C> = ArrayVec<(C, f32), MAX_NEXT_WORDS>;

/// The likelihood of a world in which the seats play in these styles.
pub type WorldLikelihood<'a, G> = Box<dyn Fn(&G, &SeatStyles) -> f64 + 'a>;

/// Samples worlds that are consistent with a view.
pub type WorldSampler<'a, G> = Box<dyn FnMut(&mut SeatRng) -> Option<G> + 'a>;

/// A game that can be searched.
///
/// All methods have defaults: random playouts to the end of the match, valued by the share of the win.
pub trait SearchModel: Heuristic {
    /// Advantage of the first alternative over the others, added to its sum of playout values. It matters with few
    /// playouts and becomes negligible with many.
    const HEAD_START: f32 = 0.0;

    /// The alternatives to compare, the most promising first. The first one is chosen if there is no time for a playout.
    fn alternatives(view: &View<Self>, seat: Seat, rng: &mut SeatRng) -> Alternatives<Self::Choice> {
        best_first(view.scored_choices(seat, rng))
    }

    /// The exact value of each alternative. `None` if it cannot be computed within the budget.
    fn solve(
        _context: &DecisionContext<'_, Self>,
        _seat: Seat,
        _alternatives: &[Self::Choice],
    ) -> Option<Values<Self::Choice>> {
        None
    }

    /// Estimates how the opponents play, from their declared levels and the history. By default all play well.
    fn estimate_opponents(_context: &DecisionContext<'_, Self>) -> OpponentEstimate {
        OpponentEstimate::STRONG
    }

    /// What the choices of a match so far tell about the style of each seat, from the events that a viewer was shown. `None` if
    /// there is no model of it, which is the default.
    fn style_evidence(
        _rules: &Self::Rules,
        _viewer: Viewer,
        _history: &[Self::Event],
    ) -> Option<[StyleEvidence; MAX_SEATS]> {
        None
    }

    /// A decision by learned values alone, where the search would not improve it. Only asked if the prior is used. By
    /// default every decision is searched.
    fn decide_without_search(
        _view: &View<Self>,
        _seat: Seat,
        _opponents: &OpponentEstimate,
    ) -> Option<Decision<Self::Choice>> {
        None
    }

    /// How likely the choices so far were in a world; only ratios matter. By default all worlds are equally likely.
    fn world_likelihood<'a>(
        _context: &'a DecisionContext<'_, Self>,
        _seat: Seat,
    ) -> Option<WorldLikelihood<'a, Self>> {
        None
    }

    /// Samples worlds that explain the choices so far, in games where weighing a few random worlds would not find any.
    /// Reviews use it; the search does not, since it was not shown to play better. `None` if there is nothing to learn,
    /// which is the default.
    fn likely_worlds<'a>(
        _context: &'a DecisionContext<'_, Self>,
        _rng: &mut SeatRng,
    ) -> Option<WorldSampler<'a, Self>> {
        None
    }

    /// Prior value of each alternative, in the unit of [`terminal_value`](SearchModel::terminal_value).
    fn prior(
        _view: &View<Self>,
        _seat: Seat,
        alternatives: &[Self::Choice],
        _opponents: &OpponentEstimate,
    ) -> ArrayVec<f32, MAX_NEXT_WORDS> {
        alternatives.iter().map(|_| 0.0).collect()
    }

    /// Samples a choice of a seat in a playout. Uses only what the seat can see. The seat plays in its style, if
    /// the game supports styles.
    ///
    /// The default plays any legal choice.
    fn policy(&self, seat: Seat, _styles: &SeatStyles, rng: &mut SeatRng) -> Option<Self::Choice> {
        self.any_choice(seat, rng)
    }

    /// The value of the result for the seat once the playout has reached its end: usually the end of the round or of the
    /// match. `None` before that. Higher is better. `before` is the same world at the time of the decision.
    ///
    /// The default is the share of the win at the end of the match.
    fn terminal_value(&self, seat: Seat, _before: &Self) -> Option<f32> {
        let winners = self.outcome()?.winners;
        Some(if winners.contains(seat) { 1.0 / f32::from(winners.len()) } else { 0.0 })
    }

    /// Whether the seat of this view supports the proposal of another seat, in games where a majority decides. Secret parts
    /// of the proposal are left out.
    fn supports_proposal(_view: &View<Self>, _seat: Seat, _proposer: Seat, _proposal: &[Word]) -> bool {
        true
    }

    /// Whether the round in progress in `before` has ended. In a game with a single deal it ends with the match, which is
    /// the default.
    fn is_round_over(&self, _before: &Self) -> bool {
        self.awaiting() == Awaiting::Over
    }

    /// Samples a choice of the reference player: the strongest policy that is fast enough for playouts. All seats play by
    /// it in [`play_round`](SearchModel::play_round). Uses only what the seat can see.
    fn reference_choice(&self, seat: Seat, rng: &mut SeatRng) -> Option<Self::Choice> {
        self.policy(seat, &SeatStyles::STRONG, rng)
    }

    /// Plays one step: a deal, or choices of the reference player on all seats that have one to make. `None` if the match
    /// is over.
    fn play_reference_step(
        &mut self,
        rng: &mut SeatRng,
        sink: &mut impl EventSink<Self::Event>,
    ) -> Option<()> {
        match self.awaiting() {
            Awaiting::Over => None,
            Awaiting::Deal => {
                let deck = self.deck()?;
                self.deal(Dealer::new().order(&deck, rng), sink).ok()
            }
            Awaiting::Moves(seats) => {
                let mut step = ArrayVec::<_, MAX_SEATS>::new();
                for seat in seats.iter() {
                    let choice = self.reference_choice(seat, rng)?;
                    if choice.is_unilateral() {
                        step.clear();
                        step.push((seat, choice));
                        break;
                    }
                    step.try_push((seat, choice)).ok()?;
                }
                self.play(&step, sink).ok()
            }
        }
    }

    /// Lets the reference player play all seats to the end of the round in progress in `before`. Returns the scores of the
    /// match then, by side as in [`standings`](rodeo_rules::game::Game::standings).
    fn play_round(mut self, before: &Self, rng: &mut SeatRng) -> Option<Scores> {
        for _ in 0..MAX_STEPS {
            if self.is_round_over(before) {
                return Some(self.standings().scores);
            }
            self.play_reference_step(rng, &mut DiscardEvents)?;
        }
        None
    }

    /// The [`terminal_value`](SearchModel::terminal_value) for the seat if the round in progress in `before` ends with these
    /// scores of the match by side. `None` if the value does not follow from the scores: then
    /// [`play_out`](SearchModel::play_out) finds it.
    fn round_value(_before: &Self, _seat: Seat, _scores: &Scores) -> Option<f32> {
        None
    }

    /// Plays only this many turns by the policy and values what has happened by then: the short horizon of a person who does
    /// not plan the rest of the round. By default the same as [`play_out`](SearchModel::play_out).
    fn play_briefly(
        self,
        seat: Seat,
        before: &Self,
        styles: &SeatStyles,
        playout_rng: SeatRng,
        _turns: u8,
    ) -> Option<f32> {
        self.play_out(seat, before, styles, playout_rng)
    }

    /// Plays by the policy until there is a [`terminal_value`](SearchModel::terminal_value), and returns it.
    fn play_out(self, seat: Seat, before: &Self, styles: &SeatStyles, playout_rng: SeatRng) -> Option<f32> {
        play_until(self, styles, playout_rng, |game| game.terminal_value(seat, before))
    }
}

/// Plays by the policy until there is a value, and returns it.
pub(crate) fn play_until<G: SearchModel>(
    mut game: G,
    styles: &SeatStyles,
    mut playout_rng: SeatRng,
    value: impl Fn(&G) -> Option<f32>,
) -> Option<f32> {
    for _ in 0..MAX_STEPS {
        if let Some(value) = value(&game) {
            return Some(value);
        }
        match game.awaiting() {
            Awaiting::Over => return None,
            Awaiting::Deal => {
                let deck = game.deck()?;
                game.deal(Dealer::new().order(&deck, &mut playout_rng), &mut DiscardEvents).ok()?;
            }
            Awaiting::Moves(seats) => {
                let mut step = ArrayVec::<_, MAX_SEATS>::new();
                for seat in seats.iter() {
                    let choice = game.policy(seat, styles, &mut playout_rng)?;
                    if choice.is_unilateral() {
                        step.clear();
                        step.push((seat, choice));
                        break;
                    }
                    step.try_push((seat, choice)).ok()?;
                }
                game.play(&step, &mut DiscardEvents).ok()?;
            }
        }
    }
    None
}

/// A playout with more steps is abandoned. Rounds of all games are much shorter.
const MAX_STEPS: usize = 10_000;

/// The choices in descending order of their scores.
pub(crate) fn best_first<C>(mut scored: ScoredChoices<C>) -> Alternatives<C> {
    scored.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    scored.into_iter().map(|(choice, _)| choice).collect()
}

/// Samples a choice. The probability halves for each `half_score` below the best score.
pub(crate) fn sample_choice<C: Copy>(
    scored: &ScoredChoices<C>,
    half_score: i32,
    rng: &mut SeatRng,
) -> Option<C> {
    let best = scored.iter().map(|(_, score)| *score).max()?;
    if scored.len() == 1 {
        return scored.first().map(|(choice, _)| *choice);
    }
    let weight = |score: i32| {
        let quarters = i64::from(best - score) * 4 / i64::from(half_score.max(1));
        // At least 1, so that every choice is sampled now and then.
        (QUARTER_POWERS[(quarters % 4) as usize] >> (quarters / 4).min(31)) + 1
    };
    let total: u32 = scored.iter().map(|(_, score)| weight(*score)).sum();
    let mut roll = rng.below(total);
    for (choice, score) in scored {
        let weight = weight(*score);
        if roll < weight {
            return Some(*choice);
        }
        roll -= weight;
    }
    None
}

/// 2¹⁶ · 2^(−n/4) for n = 0 to 3.
const QUARTER_POWERS: [u32; 4] = [65536, 55109, 46341, 38968];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sampling_probability_halves_with_the_score() {
        let scored = ScoredChoices::from_iter([('a', 0), ('b', -10), ('c', -20), ('d', -100_000)]);
        let mut rng = SeatRng::new(3);
        let mut counts = [0u32; 4];
        for _ in 0..70_000 {
            counts[sample_choice(&scored, 10, &mut rng).unwrap() as usize - 'a' as usize] += 1;
        }
        let near = |count: u32, expected: u32| count.abs_diff(expected) < 800;
        assert!(near(counts[0], 40_000) && near(counts[1], 20_000) && near(counts[2], 10_000), "{counts:?}");
        assert!(counts[3] < 20, "{counts:?}");
        assert_eq!(sample_choice(&ScoredChoices::<char>::new(), 10, &mut rng), None);
    }
}
