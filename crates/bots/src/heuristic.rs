//! Scores for choices without search, and the bots that play by them.

use arrayvec::ArrayVec;
use rodeo_rules::choice::{MAX_NEXT_WORDS, Words};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Game, RandomSource, StepError};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::Seat;

use crate::random_match::{RandomTable, finish_by_steps};
use crate::{Bot, Decision, DecisionContext, SeatRng};

/// Choices with their scores. Higher is better; scores are comparable only within one decision.
pub type ScoredChoices<C> = ArrayVec<(C, i32), MAX_NEXT_WORDS>;

/// A game with a heuristic for its choices.
///
/// All methods have defaults, so a new game can be played before a heuristic is written for it. They must use only what
/// the seat can see: a whole game, as in a determinized world, gives the same result as the seat's view.
pub trait Heuristic: Game {
    /// Scores legal choices of the seat. Empty if and only if the seat has nothing to decide.
    ///
    /// The default gives the same score to all legal choices, or to a random selection if there are more than
    /// [`MAX_NEXT_WORDS`].
    fn scored_choices(&self, seat: Seat, rng: &mut SeatRng) -> ScoredChoices<Self::Choice> {
        unscored_choices(self, seat, rng)
    }

    /// The choice of a player who makes the mistakes of a beginner: the bot [`Gentle`].
    ///
    /// By default it overlooks each choice with a probability of 2 in 5, and plays the best of the others. If it overlooks
    /// all of them it plays the best.
    fn careless_choice(&self, seat: Seat, rng: &mut SeatRng) -> Option<Self::Choice> {
        best_noticed(self.scored_choices(seat, rng), rng)
    }

    /// Whether seats ever take a row for a card that fits no row.
    const TAKES_ROWS: bool = false;

    /// If the seat has to take a row for a card that fits no row: the choice of the row with the fewest heads.
    ///
    /// `None` in games without such a decision, and in games where heads are good.
    fn cheapest_row(&self, _seat: Seat) -> Option<Self::Choice> {
        None
    }

    /// Plays the match to its end with random players, for simulations. Override it if there is a faster way with the same
    /// distribution of matches.
    fn finish_at_random(
        table: &mut impl RandomTable<Self>,
        dealer: &mut Dealer,
        rng: &mut SeatRng,
        rows: RowRule,
    ) -> Result<(), StepError> {
        finish_by_steps(table, dealer, rng, rows)
    }
}

/// All legal choices with the same score, or a random selection if there are too many.
fn unscored_choices<G: Game>(game: &G, seat: Seat, rng: &mut SeatRng) -> ScoredChoices<G::Choice> {
    let mut choices = ScoredChoices::new();
    if !collect_choices(game, seat, &mut Words::new(), &mut choices) {
        choices.clear();
        for _ in 0..MAX_NEXT_WORDS {
            if let Some(new) = game.any_choice(seat, rng)
                && choices.iter().all(|(old, _)| *old != new)
            {
                choices.push((new, 0));
            }
        }
    }
    choices
}

/// Collects all legal choices that start with these words. Returns `false` if there are too many.
fn collect_choices<G: Game>(
    game: &G,
    seat: Seat,
    words: &mut Words,
    choices: &mut ScoredChoices<G::Choice>,
) -> bool {
    let options = game.next_words(seat, words);
    if options.complete
        && let Some(choice) = game.parse_choice(words)
        && choices.try_push((choice, 0)).is_err()
    {
        return false;
    }
    for word in options.next {
        if words.try_push(word).is_err() {
            return false;
        }
        if !collect_choices(game, seat, words, choices) {
            return false;
        }
        words.pop();
    }
    true
}

/// Collects at most [`MAX_NEXT_WORDS`] scored choices.
pub(crate) fn collect_scored<C>(scored: impl IntoIterator<Item = (C, i32)>) -> ScoredChoices<C> {
    scored.into_iter().take(MAX_NEXT_WORDS).collect()
}

/// Plays the choice with the best heuristic score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Simple;

impl Simple {
    /// The choice of a seat, also in a determinized world.
    pub(crate) fn choose<G: Heuristic>(self, game: &G, seat: Seat, rng: &mut SeatRng) -> Option<G::Choice> {
        best(game.scored_choices(seat, rng).into_iter())
    }
}

impl<G: Heuristic> Bot<G> for Simple {
    fn decide(&mut self, context: &DecisionContext<'_, G>, rng: &mut SeatRng) -> Option<Decision<G::Choice>> {
        self.choose::<G>(context.view, context.seat()?, rng).map(Decision::unscored)
    }
}

/// `MISSED` out of `MISSED_OF` choices are overlooked on average.
const MISSED: u32 = 2;
const MISSED_OF: u32 = 5;

/// The best choice that is not overlooked, or the best of all if all are.
pub(crate) fn best_noticed<C: Copy>(scored: ScoredChoices<C>, rng: &mut SeatRng) -> Option<C> {
    let is_noticed = |_: &(C, i32)| rng.below(MISSED_OF) >= MISSED;
    let noticed: ArrayVec<_, MAX_NEXT_WORDS> = scored.iter().copied().filter(is_noticed).collect();
    best(noticed.into_iter()).or_else(|| best(scored.into_iter()))
}

/// Samples an element with a probability proportional to its share.
pub(crate) fn sample_by_share<T: Copy, const N: usize>(shares: &[(T, u32); N], rng: &mut SeatRng) -> T {
    const { assert!(N > 0, "nothing to sample") };
    let mut roll = rng.below(shares.iter().map(|(_, share)| share).sum());
    for (element, share) in shares {
        if roll < *share {
            return *element;
        }
        roll -= share;
    }
    shares[N - 1].0
}

/// Plays with the mistakes of a beginner: [`Heuristic::careless_choice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gentle;

impl Gentle {
    /// The choice of a seat, also in a determinized world.
    pub(crate) fn choose<G: Heuristic>(self, game: &G, seat: Seat, rng: &mut SeatRng) -> Option<G::Choice> {
        game.careless_choice(seat, rng)
    }
}

impl<G: Heuristic> Bot<G> for Gentle {
    fn decide(&mut self, context: &DecisionContext<'_, G>, rng: &mut SeatRng) -> Option<Decision<G::Choice>> {
        self.choose::<G>(context.view, context.seat()?, rng).map(Decision::unscored)
    }
}

/// The choice with the best score; the first one of a tie.
pub(crate) fn best<C>(scored: impl DoubleEndedIterator<Item = (C, i32)>) -> Option<C> {
    scored.rev().max_by_key(|(_, score)| *score).map(|(choice, _)| choice)
}

#[cfg(test)]
mod tests {
    use rodeo_laws::rng::XorShift;
    use rodeo_laws::tables;
    use rodeo_laws::walk::Match;
    use rodeo_rules::any::GameKind;
    use rodeo_rules::ballot::Ballot;
    use rodeo_rules::game::Awaiting;
    use rodeo_rules::with_game;

    use super::*;

    /// Visits positions of a random match with these rules, and returns the largest number of choices.
    fn check_unscored_choices<G: Game>(rules: &G::Rules) -> usize {
        let mut walk = XorShift::new(1);
        let mut rng = SeatRng::new(1);
        let mut played = Match::<G>::new(rules);
        let mut max = 0;
        while let Some(step) = played.any_step(&mut walk) {
            if let Awaiting::Moves(seats) = played.game.awaiting() {
                for seat in seats.iter() {
                    let choices = unscored_choices(&played.game, seat, &mut rng);
                    assert!(!choices.is_empty(), "{seat} has a decision");
                    for (at, (choice, _)) in choices.iter().enumerate() {
                        Ballot::new(&played.game).answer(&played.game, seat, *choice).unwrap();
                        assert!(choices[..at].iter().all(|(other, _)| other != choice), "{choice:?} twice");
                    }
                    max = max.max(choices.len());
                }
            }
            played.take(step).unwrap();
        }
        max
    }

    #[test]
    fn unscored_choices_are_legal_and_distinct() {
        for &kind in GameKind::ALL {
            let most = with_game!(kind, G => check_unscored_choices::<G>(&tables::of::<G>()[0]));
            match kind {
                GameKind::Take6 => assert_eq!(most, 10),
                // More layings than fit.
                GameKind::BullParty => assert!(most > 32, "{most}"),
                _ => assert!(most > 1, "{kind}: {most}"),
            }
        }
    }
}
