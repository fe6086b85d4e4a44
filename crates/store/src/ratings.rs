//! Ratings: how a match changes the ratings of its players.
//!
//! This module computes; it reads and writes nothing. An implementation of [`Store`](crate::Store) loads the ratings of
//! [`RatedMatch::players`], calls [`RatedMatch::rate`] and stores the result, all in one transaction.
//!
//! The model is Weng-Lin with Bradley-Terry pairs, as in the arena: every seat is compared with every seat of another
//! player. A player with several seats (a level of the house bots) changes by the mean of its seats. Its seats are not compared
//! with each other, because otherwise its uncertainty would shrink by playing against itself.

use rodeo_protocol::GuestId;
use rodeo_protocol::api::{MatchSummary, RatingChange};
use rodeo_protocol::table::SeatState;
use rodeo_rules::game::ScoreOrder;
use rodeo_rules::seat::Seat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Minimum number of matches for a place in the ranking.
pub const MIN_RANKED_MATCHES: u32 = 5;

/// Returns the value by which players are ranked: the rating minus twice its uncertainty. The true strength is higher with
/// high probability.
pub fn conservative(rating: f64, uncertainty: f64) -> f64 {
    rating - 2.0 * uncertainty
}

/// Identifies a rated player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum PlayerKey {
    /// A person or a program with a guest id.
    Guest(GuestId),
    /// A level of the house bots, by name.
    HouseBot(String),
}

/// The rating of a player in one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Estimated strength; 25 for a new player.
    pub rating: f64,
    /// Standard deviation of the estimate; 25/3 for a new player.
    pub uncertainty: f64,
    /// Number of rated matches.
    pub matches: u32,
}

impl Default for Rating {
    /// The rating of a new player.
    fn default() -> Rating {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { rating, uncertainty, matches: 0 }
    }
}

/// The ratings after a match.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingUpdate {
    /// New ratings, in the order of [`RatedMatch::players`].
    pub ratings: Vec<Rating>,
    /// The change of each occupied seat, for the summary of the match.
    pub changes: Vec<RatingChange>,
}

/// The players and scores of a match, ready to be rated.
#[derive(Clone, Debug)]
pub struct RatedMatch {
    players: Vec<PlayerKey>,
    seats: Vec<RatedSeat>,
    order: ScoreOrder,
    /// Whether every guest left or was replaced by a stand-in. The house bots then share the first place: nobody played
    /// against them to the end, so their scores say nothing about their strength.
    is_abandoned: bool,
}

#[derive(Clone, Copy, Debug)]
struct RatedSeat {
    seat: Seat,
    /// Index in the list of players.
    player: usize,
    score: i32,
    /// Whether a stand-in played for the guest. The score is not theirs then: the seat ranks behind all others, so that
    /// leaving and idling do not pay.
    replaced_by_bot: bool,
}

impl RatedMatch {
    /// Collects players and scores. Empty seats are skipped.
    pub fn new(summary: &MatchSummary, order: ScoreOrder) -> RatedMatch {
        let mut players: Vec<PlayerKey> = Vec::new();
        let mut seats: Vec<RatedSeat> = Vec::new();
        let occupied = Seat::all(summary.seats.len() as u8).zip(&summary.seats).zip(&summary.outcome.scores);
        for ((seat, state), score) in occupied {
            let key = match state {
                SeatState::Empty | SeatState::DeletedGuest { .. } => continue,
                SeatState::Guest { id, .. } => PlayerKey::Guest(*id),
                SeatState::HouseBot { level, .. } => PlayerKey::HouseBot(level.clone()),
            };
            let player = players.iter().position(|other| *other == key).unwrap_or_else(|| {
                players.push(key);
                players.len() - 1
            });
            seats.push(RatedSeat {
                seat,
                player,
                score: *score,
                replaced_by_bot: summary.replaced_by_bot.contains(seat),
            });
        }
        let is_guest = |seat: &&RatedSeat| matches!(players[seat.player], PlayerKey::Guest(_));
        let is_abandoned = seats.iter().any(|seat| is_guest(&seat))
            && seats.iter().filter(is_guest).all(|seat| seat.replaced_by_bot);
        RatedMatch { players, seats, order, is_abandoned }
    }

    /// The players of the match, each once.
    pub fn players(&self) -> &[PlayerKey] {
        &self.players
    }

    /// Computes the ratings after the match. `before` has one rating for each of [`players`](RatedMatch::players). Returns
    /// `None` if fewer than two players took part.
    pub fn rate(&self, before: &[Rating]) -> Option<RatingUpdate> {
        assert_eq!(before.len(), self.players.len(), "one rating per player");
        if self.players.len() < 2 {
            return None;
        }
        let ratings: Vec<WengLinRating> = before
            .iter()
            .map(|&Rating { rating, uncertainty, .. }| WengLinRating { rating, uncertainty })
            .collect();
        let mut sums = vec![(0.0, 0.0, 0u32); before.len()];
        for own in &self.seats {
            let others = self.seats.iter().filter(|other| other.player != own.player);
            let teams: Vec<_> = [own]
                .into_iter()
                .chain(others)
                .map(|seat| (&ratings[seat.player..=seat.player], self.place(seat)))
                .collect();
            let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
            let [new] = rated[0][..] else { unreachable!("a team has one player") };
            let (rating, uncertainty, seats) = &mut sums[own.player];
            *rating += new.rating;
            *uncertainty += new.uncertainty;
            *seats += 1;
        }
        let after = sums.into_iter().zip(before).map(|((rating, uncertainty, seats), before)| Rating {
            rating: rating / f64::from(seats),
            uncertainty: uncertainty / f64::from(seats),
            matches: before.matches + 1,
        });
        let after: Vec<Rating> = after.collect();
        let change = |seat: &RatedSeat| RatingChange {
            seat: seat.seat,
            before: before[seat.player].rating,
            after: after[seat.player].rating,
        };
        let changes = self.seats.iter().map(change).collect();
        Some(RatingUpdate { ratings: after, changes })
    }

    /// The rank of a seat: the number of seats ahead of it.
    fn place(&self, own: &RatedSeat) -> MultiTeamOutcome {
        let is_ahead = |other: &&RatedSeat| match (own.replaced_by_bot, other.replaced_by_bot, self.order) {
            (true, _, _) => !other.replaced_by_bot,
            (false, true, _) => false,
            (false, false, _) if self.is_abandoned => false,
            (false, false, ScoreOrder::LowestWins) => other.score < own.score,
            (false, false, ScoreOrder::HighestWins) => other.score > own.score,
        };
        MultiTeamOutcome::new(self.seats.iter().filter(is_ahead).count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rates a match between new players; `seats` are players and scores.
    fn play(players: usize, seats: &[(usize, i32)], order: ScoreOrder) -> Option<Vec<Rating>> {
        play_with_stand_ins(players, seats, &[], order)
    }

    fn play_with_stand_ins(
        players: usize,
        seats: &[(usize, i32)],
        replaced_by_bot: &[usize],
        order: ScoreOrder,
    ) -> Option<Vec<Rating>> {
        let rated_seat = |(seat, &(player, score)): (Seat, &(usize, i32))| RatedSeat {
            seat,
            player,
            score,
            replaced_by_bot: replaced_by_bot.contains(&player),
        };
        let rated = RatedMatch {
            players: (0..players).map(|player| PlayerKey::HouseBot(player.to_string())).collect(),
            seats: Seat::all(seats.len() as u8).zip(seats).map(rated_seat).collect(),
            order,
            is_abandoned: false,
        };
        rated.rate(&vec![Rating::default(); players]).map(|update| update.ratings)
    }

    #[test]
    fn better_score_gains_in_any_seat_order() {
        let low = play(3, &[(0, 10), (1, 3), (2, 20)], ScoreOrder::LowestWins).unwrap();
        assert!(low[1].rating > 25.0 && low[2].rating < 25.0, "{low:?}");
        assert!((low[0].rating - 25.0).abs() < 1e-9, "the middle one changes: {low:?}");
        let high = play(3, &[(2, 20), (0, 10), (1, 3)], ScoreOrder::HighestWins).unwrap();
        assert!(high[2].rating > 25.0 && high[1].rating < 25.0, "{high:?}");
        assert!(low.iter().all(|rating| rating.uncertainty < 25.0 / 3.0));
    }

    #[test]
    fn stood_in_seats_rank_last() {
        for (better, best, worst) in [(ScoreOrder::LowestWins, 0, 66), (ScoreOrder::HighestWins, 66, 0)] {
            let seats = [(0, best), (1, 30), (2, worst), (3, best)];
            let shared = play_with_stand_ins(4, &seats, &[0, 3], better).unwrap();
            assert!(shared[1].rating > shared[2].rating && shared[2].rating > 25.0, "{shared:?}");
            assert!((shared[0].rating - shared[3].rating).abs() < 1e-9 && shared[0].rating < 25.0);
            // They lose as much as players who share the last place by score.
            let by_score = play(4, &[(0, worst), (1, best), (2, 30), (3, worst)], better).unwrap();
            assert!((by_score[0].rating - shared[0].rating).abs() < 1e-9, "{by_score:?} {shared:?}");
            let one = play_with_stand_ins(2, &seats[..2], &[0], better).unwrap();
            assert!(one[0].rating < 25.0 && one[1].rating > 25.0, "{one:?}");
        }
    }

    #[test]
    fn tie_of_equals_reduces_only_the_uncertainty() {
        let tied = play(2, &[(0, 5), (1, 5)], ScoreOrder::LowestWins).unwrap();
        assert!(tied.iter().all(|one| (one.rating - 25.0).abs() < 1e-9 && one.uncertainty < 25.0 / 3.0));
        let shared = play(3, &[(0, 5), (1, 5), (2, 9)], ScoreOrder::LowestWins).unwrap();
        assert!((shared[0].rating - shared[1].rating).abs() < 1e-9 && shared[0].rating > 25.0, "{shared:?}");
    }

    #[test]
    fn player_with_several_seats_changes_by_their_mean() {
        // One seat ahead of the other player and one behind: the result was expected.
        let even = play(2, &[(0, 1), (1, 5), (0, 9)], ScoreOrder::LowestWins).unwrap();
        assert!((even[0].rating - 25.0).abs() < 1e-9 && (even[1].rating - 25.0).abs() < 1e-9, "{even:?}");
        // Two winning seats count as one.
        let two = play(2, &[(0, 1), (0, 2), (1, 5)], ScoreOrder::LowestWins).unwrap();
        let one = play(2, &[(0, 1), (1, 5)], ScoreOrder::LowestWins).unwrap();
        assert!((two[0].rating - one[0].rating).abs() < 1e-9, "{two:?} {one:?}");
        assert!(
            (two[0].uncertainty - one[0].uncertainty).abs() < 1e-9,
            "the uncertainty shrinks by own seats"
        );
    }

    #[test]
    fn single_player_is_not_rated() {
        assert_eq!(play(1, &[(0, 4)], ScoreOrder::LowestWins), None);
        assert_eq!(play(1, &[(0, 4), (0, 7)], ScoreOrder::LowestWins), None);
        assert_eq!(play(0, &[], ScoreOrder::LowestWins), None);
    }
}
