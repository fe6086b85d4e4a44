//! Ratings of finished matches.

use rodeo_protocol::api::{RatedPlayer, RatingEntry};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::ScoreOrder;
use rodeo_rules::seat::Seat;
use rodeo_store::{Store, Write, ratings};

use crate::Backend;
use crate::common::*;

fn rating_of(store: &dyn Store, number: u32) -> RatingEntry {
    let ratings = store.ratings_of(guest_id(number)).unwrap();
    assert_eq!(ratings.len(), 1, "{ratings:?}");
    ratings[0].clone()
}

fn with_guests(backend: &dyn Backend, guests: u32) -> Box<dyn Store> {
    let store = backend.open();
    commit(&*store, (1..=guests).map(create_guest).collect());
    store
}

pub fn winner_gains_and_summary_has_the_changes(backend: &dyn Backend) {
    let store = with_guests(backend, 3);
    commit(&*store, vec![save_match(1, &[(guest_seat(1), 30), (guest_seat(2), 5), (guest_seat(3), 12)])]);
    let [last, first, middle] = [1, 2, 3].map(|number| rating_of(&*store, number));
    assert!(first.rating > 25.0 && last.rating < 25.0 && (middle.rating - 25.0).abs() < 1e-9);
    assert_eq!((first.game, first.matches), (GameKind::Take6, 1));
    assert!(first.uncertainty < 25.0 / 3.0);
    let player = RatedPlayer::Guest { id: guest_id(2), name: "Guest 2".to_owned(), bot: false };
    assert_eq!(first.player, player);
    let changes = store.match_summary(match_id(1)).unwrap().unwrap().ratings;
    for (change, rating) in changes.iter().zip([&last, &first, &middle]) {
        assert!((change.before - 25.0).abs() < 1e-9 && (change.after - rating.rating).abs() < 1e-9);
    }
    assert_eq!(changes.iter().map(|change| change.seat.index()).collect::<Vec<_>>(), [0, 1, 2]);
    // The next match starts from these ratings.
    commit(&*store, vec![save_match(2, &[(guest_seat(1), 3), (guest_seat(2), 50)])]);
    let changes = store.match_summary(match_id(2)).unwrap().unwrap().ratings;
    assert!((changes[1].before - first.rating).abs() < 1e-9 && changes[1].after < changes[1].before);
    assert_eq!(rating_of(&*store, 2).matches, 2);
    assert_eq!(rating_of(&*store, 3), middle, "the rating of an absent player changed");
}

pub fn stood_in_seats_rank_last(backend: &dyn Backend) {
    let store = with_guests(backend, 3);
    let mut left = stored_match(
        1,
        &[(guest_seat(1), 0), (guest_seat(2), 20), (bot_seat("keen"), 40), (guest_seat(3), 1)],
    );
    left.summary.replaced_by_bot = [0, 3].into_iter().filter_map(Seat::new).collect();
    commit(&*store, vec![Write::SaveMatch(Box::new(left.clone()))]);
    let [left_first, first, left_second] = [1, 2, 3].map(|number| rating_of(&*store, number));
    assert!(first.rating > 25.0 && left_first.rating < 25.0);
    assert!((left_first.rating - left_second.rating).abs() < 1e-9, "{left_first:?} {left_second:?}");
    let summary = store.match_summary(match_id(1)).unwrap().unwrap();
    assert_eq!(summary.replaced_by_bot, left.summary.replaced_by_bot);
    let losses: Vec<bool> = summary.ratings.iter().map(|change| change.after < change.before).collect();
    assert_eq!(losses, [true, false, false, true], "{:?}", summary.ratings);
}

pub fn abandoned_match_counts_for_the_guest_only(backend: &dyn Backend) {
    let store = with_guests(backend, 1);
    // The guest left in the lead. The rest was played out without anyone to watch.
    let mut left = stored_match(1, &[(guest_seat(1), 0), (bot_seat("steady"), 40), (bot_seat("keen"), 1)]);
    left.summary.replaced_by_bot.insert(Seat::new(0).unwrap());
    commit(&*store, vec![Write::SaveMatch(Box::new(left))]);
    let changes = store.match_summary(match_id(1)).unwrap().unwrap().ratings;
    assert!(changes[0].after < 25.0, "{changes:?}");
    assert!((changes[1].after - changes[2].after).abs() < 1e-9, "the bots share a place: {changes:?}");
}

pub fn highest_score_wins_if_the_order_says_so(backend: &dyn Backend) {
    let store = with_guests(backend, 2);
    let mut high = stored_match(1, &[(guest_seat(1), 30), (guest_seat(2), 5)]);
    high.rated = Some(ScoreOrder::HighestWins);
    commit(&*store, vec![Write::SaveMatch(Box::new(high))]);
    assert!(rating_of(&*store, 1).rating > rating_of(&*store, 2).rating);
}

pub fn match_is_rated_once(backend: &dyn Backend) {
    let store = with_guests(backend, 2);
    commit(&*store, vec![save_match(1, &[(guest_seat(1), 3), (guest_seat(2), 5)])]);
    let (summary, rating) = (store.match_summary(match_id(1)), rating_of(&*store, 1));
    commit(&*store, vec![save_match(1, &[(guest_seat(1), 3), (guest_seat(2), 5)])]);
    drop(store);
    let store = backend.open();
    commit(&*store, vec![save_match(1, &[(guest_seat(1), 30), (guest_seat(2), 5)])]);
    assert_eq!((store.match_summary(match_id(1)), rating_of(&*store, 1)), (summary, rating));
    assert_eq!(store.matches_of(guest_id(1), None, 10).unwrap().len(), 1);
}

pub fn shared_place_gives_equal_ratings(backend: &dyn Backend) {
    let store = with_guests(backend, 3);
    commit(&*store, vec![save_match(1, &[(guest_seat(1), 5), (guest_seat(2), 5), (guest_seat(3), 9)])]);
    let [one, two, three] = [1, 2, 3].map(|number| rating_of(&*store, number).rating);
    assert!((one - two).abs() < 1e-9 && one > 25.0 && three < 25.0);
}

pub fn bot_level_is_one_player_on_several_seats(backend: &dyn Backend) {
    let store = with_guests(backend, 1);
    // One of its seats ahead of the guest and one behind: no rating changes.
    commit(
        &*store,
        vec![save_match(1, &[(bot_seat("steady"), 1), (guest_seat(1), 5), (bot_seat("steady"), 9)])],
    );
    let changes = store.match_summary(match_id(1)).unwrap().unwrap().ratings;
    assert_eq!(changes.len(), 3);
    assert!(changes.iter().all(|change| (change.after - 25.0).abs() < 1e-9), "{changes:?}");
    // It wins on both seats: both have the same change.
    for number in 2..=6 {
        commit(
            &*store,
            vec![save_match(number, &[(bot_seat("steady"), 1), (guest_seat(1), 5), (bot_seat("steady"), 2)])],
        );
    }
    let changes = store.match_summary(match_id(6)).unwrap().unwrap().ratings;
    assert_eq!((changes[0].before, changes[0].after), (changes[2].before, changes[2].after));
    let best = store.best_ratings(GameKind::Take6, 10).unwrap();
    assert_eq!(best[0].player, RatedPlayer::HouseBot { level: "steady".to_owned() });
    assert_eq!(best[0].matches, 6, "counts seats instead of matches");
    assert!(best[0].rating > 25.0 && best[1].rating < 25.0);
    // A match of one player is not rated.
    commit(&*store, vec![save_match(7, &[(bot_seat("steady"), 1), (bot_seat("steady"), 5)])]);
    assert_eq!(store.match_summary(match_id(7)).unwrap().unwrap().ratings, vec![]);
    assert_eq!(store.best_ratings(GameKind::Take6, 10), Ok(best));
}

pub fn ranking_is_by_conservative_rating(backend: &dyn Backend) {
    let store = with_guests(backend, 6);
    // 1 beats 2 often; 3 beats 4 a few times and stays uncertain; 5 and 6 have too few matches.
    let mut number = 0;
    for (winner, loser, times) in [(1, 2, 60), (3, 4, 5), (5, 6, 4)] {
        for _ in 0..times {
            number += 1;
            commit(&*store, vec![save_match(number, &[(guest_seat(winner), 1), (guest_seat(loser), 9)])]);
        }
    }
    let best = store.best_ratings(GameKind::Take6, 10).unwrap();
    let value = |entry: &RatingEntry| ratings::conservative(entry.rating, entry.uncertainty);
    assert_eq!(best.len(), 4);
    assert!(best.is_sorted_by(|one, other| value(one) >= value(other)), "{best:?}");
    assert!(matches!(best[0].player, RatedPlayer::Guest { id, .. } if id == guest_id(1)));
    assert_eq!(store.best_ratings(GameKind::Take6, 2).unwrap(), best[..2]);
    assert_eq!(store.best_ratings(GameKind::Buffalo, 10), Ok(vec![]), "games share ratings");
    // The ranking has the current name.
    commit(&*store, vec![Write::RenameGuest { guest: guest_id(1), name: "Ada".to_owned() }]);
    let best = store.best_ratings(GameKind::Take6, 1).unwrap();
    assert!(matches!(&best[0].player, RatedPlayer::Guest { name, .. } if name == "Ada"));
}
