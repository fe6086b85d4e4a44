//! Ratings from the final order of matches.
//!
//! Means and shares of wins compare bots that played each other; a rating puts all bots on one scale. It is the method of
//! Weng and Lin with the Bradley–Terry model: each kind has a strength and an uncertainty, and each match moves every kind by
//! the difference between its result and the expected result against each opponent.
//!
//! **A kind with several seats** is one player that plays several times at once. For each match one seat of every kind is
//! compared, in all combinations, and the kind moves by the mean. So only the frequency matters with which a seat of one kind
//! finishes ahead of a seat of another, and equal bots get equal ratings, also one against three. (Comparing the mean result
//! of its seats would not work: a mean of three seats has fewer extreme results than one seat. Nor would moving the kind by
//! each of its seats: it would become more certain by playing against itself.)
//!
//! **Team games**: the team is one side. On the other side the opponent, such as the buffalo, counts once for each seat of the
//! team, so that both start even. Here the moves of all seats of a kind are added. Teams with different numbers of seats per
//! kind show which kind contributes more.
//!
//! **The order of matches** matters to the method: later matches have more influence. To compensate, all ratings are shifted
//! to a mean of 25 (in a team game: the opponent to 25) after every match, and the reported rating is the mean over all
//! matches, weighted by their number. `docs/bots.md` describes the effect and the reliability of the uncertainty.

use std::collections::BTreeMap;

use rodeo_rules::game::{Outcome, ScoreOrder};
use serde::Serialize;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team, weng_lin_two_teams};
use skillratings::{MultiTeamOutcome, Outcomes};

/// The strength of a kind of bot. The mean of all bots is 25; in a team game the opponent has 25.
///
/// Only differences are meaningful: a bot with 6 points more finishes ahead of another in about 73 of 100 matches, with 12
/// points more in 88.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Name of the bot; in a team game also `team`, or the name of the opponent, such as `buffalo`.
    pub bot: String,
    /// Estimated strength; 25 is the mean.
    pub rating: f64,
    /// Standard error, estimated by the method.
    pub uncertainty: f64,
    /// Number of rated matches.
    pub matches: u64,
}

/// The final order of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Finish {
    /// For each seat its kind and the number of seats with a better score.
    Places(Vec<(usize, usize)>),
    /// The result of a team against the game.
    Team {
        /// Kinds by seat.
        kinds: Vec<usize>,
        /// Whether the team won.
        won: bool,
    },
}

impl Finish {
    /// From the kinds by seat and the outcome of the match.
    pub(crate) fn new(kinds: Vec<usize>, outcome: &Outcome, better: ScoreOrder) -> Finish {
        if outcome.opponent.is_some() {
            return Finish::Team { kinds, won: !outcome.winners.is_empty() };
        }
        let beats = |one: i32, other: i32| match better {
            ScoreOrder::LowestWins => one < other,
            ScoreOrder::HighestWins => one > other,
        };
        let place = |own: i32| outcome.scores.iter().filter(|&&other| beats(other, own)).count();
        Finish::Places(
            kinds.into_iter().zip(&outcome.scores).map(|(kind, &score)| (kind, place(score))).collect(),
        )
    }
}

/// Ratings, updated after every match.
#[derive(Clone, Debug)]
pub(crate) struct Ratings {
    kinds: Vec<RunningRating>,
    /// The side that the game itself plays in a team game.
    opponent: RunningRating,
    matches: u64,
    config: WengLinConfig,
}

#[derive(Clone, Copy, Debug, Default)]
struct RunningRating {
    rating: WengLinRating,
    /// Mean over all matches so far, weighted by the number of the match.
    mean: f64,
    matches: u64,
}

impl RunningRating {
    fn set(&mut self, rating: WengLinRating) {
        self.rating = rating;
        self.matches += 1;
    }

    /// Adds the changes of all seats.
    fn add_changes(&mut self, seats: &[WengLinRating]) {
        let before = self.rating;
        let after = |sum: WengLinRating, seat: &WengLinRating| WengLinRating {
            rating: sum.rating + seat.rating - before.rating,
            uncertainty: sum.uncertainty * seat.uncertainty / before.uncertainty,
        };
        if !seats.is_empty() {
            self.set(seats.iter().fold(before, after));
        }
    }
}

impl Ratings {
    /// Equal ratings with maximum uncertainty.
    pub(crate) fn new(kinds: usize) -> Ratings {
        Ratings {
            kinds: vec![RunningRating::default(); kinds],
            opponent: RunningRating::default(),
            matches: 0,
            config: WengLinConfig::new(),
        }
    }

    /// Adds a match.
    pub(crate) fn add(&mut self, finish: &Finish) {
        match finish {
            Finish::Places(seats) => self.add_places(seats),
            Finish::Team { kinds, won } => self.add_team(kinds, *won),
        }
        self.update_means();
    }

    fn update_means(&mut self) {
        self.matches += 1;
        let kinds: f64 = self.kinds.iter().map(|kind| kind.rating.rating).sum();
        let reference = if self.opponent.matches > 0 {
            self.opponent.rating.rating
        } else {
            kinds / self.kinds.len() as f64
        };
        // The weight of the last of n items with weights 1, 2, … n.
        let weight = 2.0 / (self.matches as f64 + 1.0);
        for rating in self.kinds.iter_mut().chain([&mut self.opponent]) {
            let now = rating.rating.rating - reference + WengLinRating::new().rating;
            rating.mean += weight * (now - rating.mean);
        }
    }

    fn add_places(&mut self, seats: &[(usize, usize)]) {
        let mut sides: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for &(kind, place) in seats {
            sides.entry(kind).or_default().push(place);
        }
        if sides.len() < 2 {
            return;
        }
        let ratings: Vec<[WengLinRating; 1]> = sides.keys().map(|&kind| [self.kinds[kind].rating]).collect();
        let combinations: usize = sides.values().map(Vec::len).product();
        let mut sums = vec![(0.0, 0.0); sides.len()];
        for combination in 0..combinations {
            let mut rest = combination;
            let mut pick = |places: &[usize]| {
                let place = places[rest % places.len()];
                rest /= places.len();
                MultiTeamOutcome::new(place)
            };
            let table: Vec<_> =
                ratings.iter().zip(sides.values()).map(|(side, places)| (&side[..], pick(places))).collect();
            let after = weng_lin_multi_team(&table, &self.config);
            for (sum, after) in sums.iter_mut().zip(after.iter().flatten()) {
                *sum = (sum.0 + after.rating, sum.1 + after.uncertainty);
            }
        }
        let mean = |sum: f64| sum / combinations as f64;
        for (&kind, (rating, uncertainty)) in sides.keys().zip(sums) {
            let rating = WengLinRating { rating: mean(rating), uncertainty: mean(uncertainty) };
            self.kinds[kind].set(rating);
        }
    }

    fn add_team(&mut self, kinds: &[usize], won: bool) {
        let team: Vec<_> = kinds.iter().map(|&kind| self.kinds[kind].rating).collect();
        let opponents = vec![self.opponent.rating; kinds.len()];
        let outcome = if won { Outcomes::WIN } else { Outcomes::LOSS };
        let (team, opponents) = weng_lin_two_teams(&team, &opponents, &outcome, &self.config);
        self.opponent.add_changes(&opponents);
        for (kind, rating) in self.kinds.iter_mut().enumerate() {
            let seats = kinds.iter().zip(&team).filter(|(seat, _)| **seat == kind);
            rating.add_changes(&seats.map(|(_, rating)| *rating).collect::<Vec<_>>());
        }
    }

    /// Whether teams played against the game.
    pub(crate) fn is_team_game(&self) -> bool {
        self.opponent.matches > 0
    }

    /// All rated kinds, strongest first. Empty if no kind played against another. `opponent`: name of the side that the game
    /// plays in a team game.
    pub(crate) fn table(&self, names: &[String], opponent: Option<&str>) -> Vec<Rating> {
        let line = |(name, running): (&str, &RunningRating)| Rating {
            bot: name.to_owned(),
            rating: running.mean,
            uncertainty: running.rating.uncertainty,
            matches: running.matches,
        };
        let bots = names.iter().map(String::as_str).zip(&self.kinds);
        let rated = bots
            .chain(opponent.map(|name| (name, &self.opponent)))
            .filter(|(_, running)| running.matches > 0);
        let mut table: Vec<Rating> = rated.map(line).collect();
        table.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        table
    }
}

#[cfg(test)]
mod tests {
    use arrayvec::ArrayVec;
    use rodeo_bots::SeatRng;
    use rodeo_rules::game::RandomSource;
    use rodeo_rules::seat::SeatSet;

    use super::*;

    /// A simulated match: the heads of each bot have an exponential distribution, with fewer heads for stronger bots.
    fn simulated(kinds: &[usize], strengths: &[f64], rng: &mut SeatRng) -> Finish {
        let mut heads = |kind: usize| {
            let uniform = (f64::from(rng.below(1_000_000)) + 1.0) / 1_000_001.0;
            (-uniform.ln() * 1000.0 / strengths[kind]) as i32
        };
        let scores: ArrayVec<i32, 10> = kinds.iter().map(|&kind| heads(kind)).collect();
        Finish::new(kinds.to_vec(), &Outcome::best(scores, ScoreOrder::LowestWins), ScoreOrder::LowestWins)
    }

    fn rated(finishes: &[Finish], kinds: usize) -> Vec<Rating> {
        let mut ratings = Ratings::new(kinds);
        finishes.iter().for_each(|finish| ratings.add(finish));
        let mut table = ratings.table(&(0..kinds).map(|kind| kind.to_string()).collect::<Vec<_>>(), None);
        table.sort_by(|a, b| a.bot.cmp(&b.bot));
        table
    }

    fn league(kinds: &[usize], strengths: &[f64], matches: usize, seed: u64) -> Vec<Finish> {
        let mut rng = SeatRng::new(seed);
        (0..matches).map(|_| simulated(kinds, strengths, &mut rng)).collect()
    }

    #[test]
    fn places_count_better_scores() {
        let outcome = Outcome::best([7, 3, 7, 12], ScoreOrder::LowestWins);
        let places = |better| match Finish::new(vec![0, 1, 0, 2], &outcome, better) {
            Finish::Places(places) => places,
            Finish::Team { .. } => vec![],
        };
        assert_eq!(places(ScoreOrder::LowestWins), [(0, 1), (1, 0), (0, 1), (2, 3)]);
        assert_eq!(places(ScoreOrder::HighestWins), [(0, 1), (1, 3), (0, 1), (2, 0)]);
    }

    /// A bot of strength `a` finishes ahead of one of strength `b` in `a / (a + b)` of the matches, as in the model.
    #[test]
    fn ratings_converge_to_true_differences() {
        let strengths = [1.0, 2.0, 4.0, 4.0];
        let found = rated(&league(&[0, 1, 2, 3], &strengths, 8000, 1), 4);
        let scale = (2.0f64 * WengLinConfig::new().beta.powi(2)).sqrt();
        for (rating, strength) in found.iter().zip(strengths) {
            let true_difference = scale * f64::ln(strength / strengths[0]);
            let error = rating.rating - found[0].rating - true_difference;
            assert!(error.abs() < 1.5 * rating.uncertainty, "{strength}: off by {error}, {rating:?}");
            assert!(rating.uncertainty < 0.5, "{rating:?}");
        }
    }

    /// One against three of the same strength.
    #[test]
    fn number_of_seats_does_not_affect_the_rating() {
        for seed in 1..=5 {
            let found = rated(&league(&[0, 1, 1, 1], &[1.0, 1.0], 4000, seed), 2);
            let difference = found[0].rating - found[1].rating;
            assert!(difference.abs() < found[0].uncertainty, "{difference}: {found:?}");
            // Playing against itself does not reduce the uncertainty of a kind.
            assert!((found[0].uncertainty - found[1].uncertainty).abs() < 1e-9, "{found:?}");
        }
    }

    #[test]
    fn order_of_matches_changes_ratings_less_than_their_uncertainty() {
        for seed in 1..=5 {
            let mut finishes = league(&[0, 1, 2], &[1.0, 1.5, 3.0], 3000, seed);
            let forwards = rated(&finishes, 3);
            finishes.reverse();
            for (one, other) in forwards.iter().zip(rated(&finishes, 3)) {
                assert!((one.rating - other.rating).abs() < 0.7 * one.uncertainty, "{one:?} {other:?}");
            }
        }
    }

    /// The strong one of three bots is identified in teams of two.
    #[test]
    fn strong_member_of_a_team_is_identified() {
        let mut rng = SeatRng::new(3);
        let mut ratings = Ratings::new(3);
        for team in [[0, 1], [0, 2], [1, 2]].into_iter().cycle().take(6000) {
            let chance = if team.contains(&2) { 70 } else { 30 };
            ratings.add(&Finish::Team { kinds: team.to_vec(), won: rng.below(100) < chance });
        }
        let table = ratings.table(&["a".into(), "b".into(), "c".into()], Some("opponent"));
        assert_eq!(table[0].bot, "c");
        assert!(table[0].rating - table[1].rating > 3.0 * table[0].uncertainty, "{table:?}");
        assert!(table.iter().any(|rating| rating.bot == "opponent" && rating.rating == 25.0), "{table:?}");
        let matches: Vec<_> = table.iter().map(|rating| (&*rating.bot, rating.matches)).collect();
        assert!(matches.contains(&("c", 4000)) && matches.contains(&("opponent", 6000)), "{matches:?}");
    }

    /// Both kinds are in every team, one of them with two seats.
    #[test]
    fn kinds_are_distinguished_by_their_number_of_seats() {
        let mut rng = SeatRng::new(4);
        let mut ratings = Ratings::new(2);
        for (team, chance) in [([0, 1, 1], 65), ([0, 0, 1], 35)].into_iter().cycle().take(4000) {
            ratings.add(&Finish::Team { kinds: team.to_vec(), won: rng.below(100) < chance });
        }
        let table = ratings.table(&["a".into(), "b".into()], Some("opponent"));
        assert_eq!((&*table[0].bot, &*table[2].bot), ("b", "a"));
        assert!(table[0].rating - table[2].rating > 3.0 * table[0].uncertainty, "{table:?}");
    }

    #[test]
    fn team_that_wins_half_is_rated_like_its_opponent() {
        let mut ratings = Ratings::new(1);
        for at in 0..1000 {
            ratings.add(&Finish::Team { kinds: vec![0, 0, 0, 0], won: at % 2 == 0 });
        }
        let table = ratings.table(&["a".into()], Some("opponent"));
        assert!((table[0].rating - table[1].rating).abs() < table[0].uncertainty, "{table:?}");
    }

    #[test]
    fn bot_that_only_plays_itself_is_not_rated() {
        let mut ratings = Ratings::new(1);
        let outcome = SeatSet::all(1);
        ratings.add(&Finish::new(
            vec![0, 0],
            &Outcome { scores: [1, 2].into_iter().collect(), winners: outcome, opponent: None },
            ScoreOrder::LowestWins,
        ));
        assert!(ratings.table(&["a".into()], Some("opponent")).is_empty());
    }
}
