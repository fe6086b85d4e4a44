//! How a match moves the ratings of those who played it.
//!
//! The rating is that of Weng and Lin with the model of Bradley and Terry, as in the arena: every seat is compared with every
//! seat of somebody else, and moves by what was unexpected in that. A player on several seats (a level of the house) moves by
//! the mean of what its seats would have moved; its seats are not compared with each other, or it would grow surer of
//! itself by playing against itself.

use rodeo_rules::game::ScoreOrder;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A seat of a match: who sat there, as a place in a list of players, and the score. Where a bot played in place of the
/// player, the score is not theirs: the seat counts as last, behind all others, so that neither leaving nor sleeping pays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seated {
    pub(crate) player: usize,
    pub(crate) score: i32,
    pub(crate) replaced_by_bot: bool,
}

/// The ratings of the players after a match; none where nobody met anybody else.
pub(crate) fn after(
    seats: &[Seated],
    before: &[WengLinRating],
    better: ScoreOrder,
) -> Option<Vec<WengLinRating>> {
    let place = |own: &Seated| {
        let ahead = |other: &&Seated| match (own.replaced_by_bot, other.replaced_by_bot, better) {
            (true, _, _) => !other.replaced_by_bot,
            (false, true, _) => false,
            (false, false, ScoreOrder::LowestWins) => other.score < own.score,
            (false, false, ScoreOrder::HighestWins) => other.score > own.score,
        };
        MultiTeamOutcome::new(seats.iter().filter(ahead).count())
    };
    let mut sums = vec![(0.0, 0.0, 0u32); before.len()];
    for seat in seats {
        let others = seats.iter().filter(|other| other.player != seat.player);
        let table: Vec<_> = [seat]
            .into_iter()
            .chain(others)
            .map(|one| (&before[one.player..=one.player], place(one)))
            .collect();
        if table.len() < 2 {
            return None;
        }
        let moved = weng_lin_multi_team(&table, &WengLinConfig::new());
        if let Some(own) = moved.first().and_then(|team| team.first()) {
            let (rating, uncertainty, count) = sums[seat.player];
            sums[seat.player] = (rating + own.rating, uncertainty + own.uncertainty, count + 1);
        }
    }
    let mean = |(sum, before): ((f64, f64, u32), &WengLinRating)| match sum {
        (_, _, 0) => *before,
        (rating, uncertainty, seats) => {
            let seats = f64::from(seats);
            WengLinRating { rating: rating / seats, uncertainty: uncertainty / seats }
        }
    };
    (!seats.is_empty()).then(|| sums.into_iter().zip(before).map(mean).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(players: usize, seats: &[(usize, i32)], better: ScoreOrder) -> Option<Vec<WengLinRating>> {
        play_stood_in(players, seats, &[], better)
    }

    fn play_stood_in(
        players: usize,
        seats: &[(usize, i32)],
        replaced_by_bot: &[usize],
        better: ScoreOrder,
    ) -> Option<Vec<WengLinRating>> {
        let seated = |&(player, score): &(usize, i32)| Seated {
            player,
            score,
            replaced_by_bot: replaced_by_bot.contains(&player),
        };
        let seats: Vec<_> = seats.iter().map(seated).collect();
        after(&seats, &vec![WengLinRating::new(); players], better)
    }

    #[test]
    fn the_better_score_rises_and_the_order_of_seats_does_not_matter() {
        let low = play(3, &[(0, 10), (1, 3), (2, 20)], ScoreOrder::LowestWins).unwrap();
        assert!(low[1].rating > 25.0 && low[2].rating < 25.0, "{low:?}");
        assert!((low[0].rating - 25.0).abs() < 1e-9, "the one between: {low:?}");
        let high = play(3, &[(2, 20), (0, 10), (1, 3)], ScoreOrder::HighestWins).unwrap();
        assert!(high[2].rating > 25.0 && high[1].rating < 25.0, "{high:?}");
        assert!(low.iter().all(|rating| rating.uncertainty < 25.0 / 3.0));
    }

    #[test]
    fn whoever_a_bot_played_for_is_last_whatever_the_score() {
        for (better, best, worst) in [(ScoreOrder::LowestWins, 0, 66), (ScoreOrder::HighestWins, 66, 0)] {
            let seats = [(0, best), (1, 30), (2, worst), (3, best)];
            let shared = play_stood_in(4, &seats, &[0, 3], better).unwrap();
            assert!(shared[1].rating > shared[2].rating && shared[2].rating > 25.0, "{shared:?}");
            assert!((shared[0].rating - shared[3].rating).abs() < 1e-9 && shared[0].rating < 25.0);
            // They are as far down as those who came last together by their scores.
            let honest = play(4, &[(0, worst), (1, best), (2, 30), (3, worst)], better).unwrap();
            assert!((honest[0].rating - shared[0].rating).abs() < 1e-9, "{honest:?} {shared:?}");
            let one = play_stood_in(2, &seats[..2], &[0], better).unwrap();
            assert!(one[0].rating < 25.0 && one[1].rating > 25.0, "{one:?}");
        }
    }

    #[test]
    fn equals_who_tie_stay_where_they_are_but_are_surer() {
        let tied = play(2, &[(0, 5), (1, 5)], ScoreOrder::LowestWins).unwrap();
        assert!(tied.iter().all(|one| (one.rating - 25.0).abs() < 1e-9 && one.uncertainty < 25.0 / 3.0));
        let shared = play(3, &[(0, 5), (1, 5), (2, 9)], ScoreOrder::LowestWins).unwrap();
        assert!((shared[0].rating - shared[1].rating).abs() < 1e-9 && shared[0].rating > 25.0, "{shared:?}");
    }

    #[test]
    fn a_player_on_several_seats_moves_by_their_mean() {
        // One seat ahead of the other player, one behind: nothing was unexpected.
        let even = play(2, &[(0, 1), (1, 5), (0, 9)], ScoreOrder::LowestWins).unwrap();
        assert!((even[0].rating - 25.0).abs() < 1e-9 && (even[1].rating - 25.0).abs() < 1e-9, "{even:?}");
        // Two that win are no more than one that wins.
        let two = play(2, &[(0, 1), (0, 2), (1, 5)], ScoreOrder::LowestWins).unwrap();
        let one = play(2, &[(0, 1), (1, 5)], ScoreOrder::LowestWins).unwrap();
        assert!((two[0].rating - one[0].rating).abs() < 1e-9, "{two:?} {one:?}");
        assert!((two[0].uncertainty - one[0].uncertainty).abs() < 1e-9, "not surer by its own company");
    }

    #[test]
    fn nobody_is_rated_alone() {
        assert_eq!(play(1, &[(0, 4)], ScoreOrder::LowestWins), None);
        assert_eq!(play(1, &[(0, 4), (0, 7)], ScoreOrder::LowestWins), None);
        assert_eq!(play(0, &[], ScoreOrder::LowestWins), None);
    }
}
