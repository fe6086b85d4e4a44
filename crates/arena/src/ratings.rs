//! Ratings from the order in which bots finish.
//!
//! Means and shares of wins compare bots that sat at the same tables; a rating puts all on one scale, whoever met whom. It
//! is that of Weng and Lin with the model of Bradley and Terry: each kind has a strength and an uncertainty, and each
//! match moves every kind at the table by what was unexpected in its comparison with each of the others.
//!
//! **A kind on several seats.** The seats of a kind are one player that plays several times at once. For each match one seat
//! of every kind is compared, in all combinations, and the kind moves by the mean of what those would have moved it.
//! So it only matters how often a seat of one kind finishes ahead of a seat of the other: equal bots come out equal, be
//! they one against three. (To compare the mean result of its seats would not do: a mean of three has fewer very bad
//! results than one seat, and is rated another strength for the same play. Nor would seats that all move the kind: it would
//! grow more certain of itself by playing against itself.)
//!
//! **The buffalo** is rated too. The team is one side, and the other has as many buffaloes as the team has seats, so that
//! both start even. Here the seats of a kind do not compete, they add up, and the kind moves by all that they move: so
//! teams of two and one tell from those of one and two which of the kinds is of more use.
//!
//! **The order of matches** matters to such a rating: the last ones have moved it last. Two things take that out. Only
//! differences say anything, so all are shifted to a mean of 25 (the buffalo to 25, in its game) after every match.
//! And what is told is not where a rating ended but its mean over all matches, weighted by their number: the beginning,
//! when nobody knew anything, counts for next to nothing, and the steps at the end cancel out. `docs/bots.md` says what
//! that gains, and how far the uncertainty can be trusted.

use std::collections::BTreeMap;

use rodeo_rules::game::{Outcome, ScoreOrder};
use serde::Serialize;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team, weng_lin_two_teams};
use skillratings::{MultiTeamOutcome, Outcomes};

/// How strong a kind of bot proved, on a scale where 25 is the mean of all (in its game: the buffalo).
///
/// Only differences mean something: with 6 points more a bot finishes ahead of another in about 73 of 100 matches, with
/// 12 in 88.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Its name; the buffalo has one too, in its game.
    pub bot: String,
    /// The rating.
    pub rating: f64,
    /// Its standard error, as the method sees it.
    pub uncertainty: f64,
    /// Matches it was rated by.
    pub matches: u64,
}

/// How a match ended, as far as ratings want to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Finish {
    /// Each seat's kind, and how many seats did better.
    Places(Vec<(usize, usize)>),
    /// A team against the buffalo.
    Team {
        /// Each seat's kind.
        kinds: Vec<usize>,
        /// Did the team win?
        won: bool,
    },
}

impl Finish {
    /// From the kinds on the seats and the result of their match.
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

/// The ratings so far.
#[derive(Clone, Debug)]
pub(crate) struct Ratings {
    kinds: Vec<Standing>,
    buffalo: Standing,
    matches: u64,
    config: WengLinConfig,
}

#[derive(Clone, Copy, Debug, Default)]
struct Standing {
    rating: WengLinRating,
    /// The mean over all matches so far, later ones counting more.
    mean: f64,
    matches: u64,
}

impl Standing {
    fn move_to(&mut self, rating: WengLinRating) {
        self.rating = rating;
        self.matches += 1;
    }

    /// By as much as all its seats together.
    fn move_by(&mut self, seats: &[WengLinRating]) {
        let before = self.rating;
        let after = |sum: WengLinRating, seat: &WengLinRating| WengLinRating {
            rating: sum.rating + seat.rating - before.rating,
            uncertainty: sum.uncertainty * seat.uncertainty / before.uncertainty,
        };
        if !seats.is_empty() {
            self.move_to(seats.iter().fold(before, after));
        }
    }
}

impl Ratings {
    /// Everybody is equal, and nobody knows.
    pub(crate) fn new(kinds: usize) -> Ratings {
        Ratings {
            kinds: vec![Standing::default(); kinds],
            buffalo: Standing::default(),
            matches: 0,
            config: WengLinConfig::new(),
        }
    }

    /// Takes in a match.
    pub(crate) fn add(&mut self, finish: &Finish) {
        match finish {
            Finish::Places(seats) => self.add_places(seats),
            Finish::Team { kinds, won } => self.add_team(kinds, *won),
        }
        self.add_to_means();
    }

    fn add_to_means(&mut self) {
        self.matches += 1;
        let kinds: f64 = self.kinds.iter().map(|kind| kind.rating.rating).sum();
        let level = if self.buffalo.matches > 0 {
            self.buffalo.rating.rating
        } else {
            kinds / self.kinds.len() as f64
        };
        // The mean of 1, 2, … n, each as often as it says, moves by this part with the last one.
        let part = 2.0 / (self.matches as f64 + 1.0);
        for standing in self.kinds.iter_mut().chain([&mut self.buffalo]) {
            let now = standing.rating.rating - level + WengLinRating::new().rating;
            standing.mean += part * (now - standing.mean);
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
        let mut moved = vec![(0.0, 0.0); sides.len()];
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
            for (sum, after) in moved.iter_mut().zip(after.iter().flatten()) {
                *sum = (sum.0 + after.rating, sum.1 + after.uncertainty);
            }
        }
        let mean = |sum: f64| sum / combinations as f64;
        for (&kind, (rating, uncertainty)) in sides.keys().zip(moved) {
            let rating = WengLinRating { rating: mean(rating), uncertainty: mean(uncertainty) };
            self.kinds[kind].move_to(rating);
        }
    }

    fn add_team(&mut self, kinds: &[usize], won: bool) {
        let team: Vec<_> = kinds.iter().map(|&kind| self.kinds[kind].rating).collect();
        let herd = vec![self.buffalo.rating; kinds.len()];
        let outcome = if won { Outcomes::WIN } else { Outcomes::LOSS };
        let (team, herd) = weng_lin_two_teams(&team, &herd, &outcome, &self.config);
        self.buffalo.move_by(&herd);
        for (kind, standing) in self.kinds.iter_mut().enumerate() {
            let seats = kinds.iter().zip(&team).filter(|(seat, _)| **seat == kind);
            standing.move_by(&seats.map(|(_, rating)| *rating).collect::<Vec<_>>());
        }
    }

    /// Did teams play against the buffalo?
    pub(crate) fn is_of_teams(&self) -> bool {
        self.buffalo.matches > 0
    }

    /// All that were rated, the strongest first. Nothing where nobody met anybody else.
    pub(crate) fn table(&self, names: &[String]) -> Vec<Rating> {
        let line = |(name, standing): (&str, &Standing)| Rating {
            bot: name.to_owned(),
            rating: standing.mean,
            uncertainty: standing.rating.uncertainty,
            matches: standing.matches,
        };
        let bots = names.iter().map(String::as_str).zip(&self.kinds);
        let rated = bots.chain([("buffalo", &self.buffalo)]).filter(|(_, standing)| standing.matches > 0);
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

    /// A match between made-up bots: each has heads as skewed as those of Take 6, the fewer the stronger it is.
    fn made_up(kinds: &[usize], strengths: &[f64], rng: &mut SeatRng) -> Finish {
        let mut heads = |kind: usize| {
            let chance = (f64::from(rng.below(1_000_000)) + 1.0) / 1_000_001.0;
            (-chance.ln() * 1000.0 / strengths[kind]) as i32
        };
        let scores: ArrayVec<i32, 10> = kinds.iter().map(|&kind| heads(kind)).collect();
        Finish::new(kinds.to_vec(), &Outcome::best(scores, ScoreOrder::LowestWins), ScoreOrder::LowestWins)
    }

    fn rated(finishes: &[Finish], kinds: usize) -> Vec<Rating> {
        let mut ratings = Ratings::new(kinds);
        finishes.iter().for_each(|finish| ratings.add(finish));
        let mut table = ratings.table(&(0..kinds).map(|kind| kind.to_string()).collect::<Vec<_>>());
        table.sort_by(|a, b| a.bot.cmp(&b.bot));
        table
    }

    fn league(kinds: &[usize], strengths: &[f64], matches: usize, seed: u64) -> Vec<Finish> {
        let mut rng = SeatRng::new(seed);
        (0..matches).map(|_| made_up(kinds, strengths, &mut rng)).collect()
    }

    #[test]
    fn places_count_those_who_did_better() {
        let outcome = Outcome::best([7, 3, 7, 12], ScoreOrder::LowestWins);
        let places = |better| match Finish::new(vec![0, 1, 0, 2], &outcome, better) {
            Finish::Places(places) => places,
            Finish::Team { .. } => vec![],
        };
        assert_eq!(places(ScoreOrder::LowestWins), [(0, 1), (1, 0), (0, 1), (2, 3)]);
        assert_eq!(places(ScoreOrder::HighestWins), [(0, 1), (1, 3), (0, 1), (2, 0)]);
    }

    /// Of two such bots the one of strength `a` is ahead of `b` in `a / (a + b)` of all matches: the model's own law.
    #[test]
    fn the_true_differences_are_found() {
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

    /// One against three of the same strength: nobody is better, however skewed the results are.
    #[test]
    fn seats_neither_help_nor_harm_a_kind() {
        for seed in 1..=5 {
            let found = rated(&league(&[0, 1, 1, 1], &[1.0, 1.0], 4000, seed), 2);
            let difference = found[0].rating - found[1].rating;
            assert!(difference.abs() < found[0].uncertainty, "{difference}: {found:?}");
            // Nor does playing against itself make a kind any surer.
            assert!((found[0].uncertainty - found[1].uncertainty).abs() < 1e-9, "{found:?}");
        }
    }

    #[test]
    fn whatever_order_matches_come_in_ratings_agree_within_their_uncertainty() {
        for seed in 1..=5 {
            let mut finishes = league(&[0, 1, 2], &[1.0, 1.5, 3.0], 3000, seed);
            let forwards = rated(&finishes, 3);
            finishes.reverse();
            for (one, other) in forwards.iter().zip(rated(&finishes, 3)) {
                assert!((one.rating - other.rating).abs() < 0.7 * one.uncertainty, "{one:?} {other:?}");
            }
        }
    }

    /// In teams of two from three bots the strong one is found out, though only whole teams win.
    #[test]
    fn a_team_is_rated_against_the_buffalo() {
        let mut rng = SeatRng::new(3);
        let mut ratings = Ratings::new(3);
        for team in [[0, 1], [0, 2], [1, 2]].into_iter().cycle().take(6000) {
            let chance = if team.contains(&2) { 70 } else { 30 };
            ratings.add(&Finish::Team { kinds: team.to_vec(), won: rng.below(100) < chance });
        }
        let table = ratings.table(&["a".into(), "b".into(), "c".into()]);
        assert_eq!(table[0].bot, "c");
        assert!(table[0].rating - table[1].rating > 3.0 * table[0].uncertainty, "{table:?}");
        assert!(table.iter().any(|rating| rating.bot == "buffalo" && rating.rating == 25.0), "{table:?}");
        let matches: Vec<_> = table.iter().map(|rating| (&*rating.bot, rating.matches)).collect();
        assert!(matches.contains(&("c", 4000)) && matches.contains(&("buffalo", 6000)), "{matches:?}");
    }

    /// Both kinds sit in every team, one of them twice: that is enough to tell them apart.
    #[test]
    fn more_seats_in_a_better_team_count() {
        let mut rng = SeatRng::new(4);
        let mut ratings = Ratings::new(2);
        for (team, chance) in [([0, 1, 1], 65), ([0, 0, 1], 35)].into_iter().cycle().take(4000) {
            ratings.add(&Finish::Team { kinds: team.to_vec(), won: rng.below(100) < chance });
        }
        let table = ratings.table(&["a".into(), "b".into()]);
        assert_eq!((&*table[0].bot, &*table[2].bot), ("b", "a"));
        assert!(table[0].rating - table[2].rating > 3.0 * table[0].uncertainty, "{table:?}");
    }

    #[test]
    fn a_team_of_one_kind_that_wins_half_is_as_good_as_the_buffalo() {
        let mut ratings = Ratings::new(1);
        for at in 0..1000 {
            ratings.add(&Finish::Team { kinds: vec![0, 0, 0, 0], won: at % 2 == 0 });
        }
        let table = ratings.table(&["a".into()]);
        assert!((table[0].rating - table[1].rating).abs() < table[0].uncertainty, "{table:?}");
    }

    #[test]
    fn nobody_is_rated_for_playing_against_itself() {
        let mut ratings = Ratings::new(1);
        let outcome = SeatSet::all(1);
        ratings.add(&Finish::new(
            vec![0, 0],
            &Outcome { scores: [1, 2].into_iter().collect(), winners: outcome, opponent: None },
            ScoreOrder::LowestWins,
        ));
        assert!(ratings.table(&["a".into()]).is_empty());
    }
}
