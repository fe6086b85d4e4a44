//! How matches move ratings.

use rodeo_protocol::api::{MatchSummary, RatedPlayer, RatingEntry};
use rodeo_rules::any::GameKind;
use rodeo_rules::game::ScoreOrder;
use rodeo_rules::seat::Seat;
use rodeo_store::{SqliteStore, Store, Write};

use crate::things::*;

fn rating_of(store: &SqliteStore, number: u32) -> RatingEntry {
    let ratings = store.ratings_of(guest(number)).unwrap();
    assert_eq!(ratings.len(), 1, "{ratings:?}");
    ratings[0].clone()
}

fn with_guests(folder: &Folder, guests: u32) -> SqliteStore {
    let store = folder.open();
    commit(&store, (1..=guests).map(new_guest).collect());
    store
}

#[test]
fn the_winner_rises_and_the_match_tells_by_how_much() {
    let folder = Folder::new();
    let store = with_guests(&folder, 3);
    commit(&store, vec![finish(1, &[(sits(1), 30), (sits(2), 5), (sits(3), 12)])]);
    let [last, first, middle] = [1, 2, 3].map(|number| rating_of(&store, number));
    assert!(first.rating > 25.0 && last.rating < 25.0 && (middle.rating - 25.0).abs() < 1e-9);
    assert_eq!((first.game, first.matches), (GameKind::Take6, 1));
    assert!(first.uncertainty < 25.0 / 3.0);
    let who = RatedPlayer::Guest { id: guest(2), name: "Guest 2".to_owned(), bot: false };
    assert_eq!(first.player, who);
    let changes = store.match_card(match_id(1)).unwrap().unwrap().ratings;
    for (change, rating) in changes.iter().zip([&last, &first, &middle]) {
        assert!((change.before - 25.0).abs() < 1e-9 && (change.after - rating.rating).abs() < 1e-9);
    }
    assert_eq!(changes.iter().map(|change| change.seat.index()).collect::<Vec<_>>(), [0, 1, 2]);
    // The next match begins where this one ended.
    commit(&store, vec![finish(2, &[(sits(1), 3), (sits(2), 50)])]);
    let changes = store.match_card(match_id(2)).unwrap().unwrap().ratings;
    assert!((changes[1].before - first.rating).abs() < 1e-9 && changes[1].after < changes[1].before);
    assert_eq!(rating_of(&store, 2).matches, 2);
    assert_eq!(rating_of(&store, 3), middle, "who does not play does not move");
}

#[test]
fn whoever_a_bot_played_for_is_last_and_the_match_says_so() {
    let folder = Folder::new();
    let store = with_guests(&folder, 3);
    let mut left = finished(1, &[(sits(1), 0), (sits(2), 20), (house("keen"), 40), (sits(3), 1)]);
    left.card.replaced_by_bot = [0, 3].into_iter().filter_map(Seat::new).collect();
    commit(&store, vec![Write::FinishMatch(Box::new(left.clone()))]);
    let [gone, first, asleep] = [1, 2, 3].map(|number| rating_of(&store, number));
    assert!(first.rating > 25.0 && gone.rating < 25.0);
    assert!((gone.rating - asleep.rating).abs() < 1e-9, "they share the last place: {gone:?} {asleep:?}");
    let card = store.match_card(match_id(1)).unwrap().unwrap();
    assert_eq!(card.replaced_by_bot, left.card.replaced_by_bot);
    let falls: Vec<bool> = card.ratings.iter().map(|change| change.after < change.before).collect();
    assert_eq!(falls, [true, false, false, true], "{:?}", card.ratings);
}

#[test]
fn a_card_of_before_bots_were_told_apart_is_read() {
    let card = finished(1, &[(sits(1), 3), (sits(2), 5)]).card;
    let written = serde_json::to_string(&card).unwrap();
    assert!(!written.contains("replaced_by_bot"), "{written}");
    assert_eq!(serde_json::from_str::<MatchSummary>(&written).unwrap(), card);
}

#[test]
fn many_points_win_where_many_are_good() {
    let folder = Folder::new();
    let store = with_guests(&folder, 2);
    let mut high = finished(1, &[(sits(1), 30), (sits(2), 5)]);
    high.rated = Some(ScoreOrder::HighestWins);
    commit(&store, vec![Write::FinishMatch(Box::new(high))]);
    assert!(rating_of(&store, 1).rating > rating_of(&store, 2).rating);
}

#[test]
fn a_match_that_is_told_twice_counts_once() {
    let folder = Folder::new();
    let store = with_guests(&folder, 2);
    commit(&store, vec![finish(1, &[(sits(1), 3), (sits(2), 5)])]);
    let (card, rating) = (store.match_card(match_id(1)), rating_of(&store, 1));
    commit(&store, vec![finish(1, &[(sits(1), 3), (sits(2), 5)])]);
    drop(store);
    let store = folder.open();
    commit(&store, vec![finish(1, &[(sits(1), 30), (sits(2), 5)])]);
    assert_eq!((store.match_card(match_id(1)), rating_of(&store, 1)), (card, rating));
    assert_eq!(store.matches_of(guest(1), None, 10).unwrap().len(), 1);
}

#[test]
fn who_shares_a_place_shares_its_worth() {
    let folder = Folder::new();
    let store = with_guests(&folder, 3);
    commit(&store, vec![finish(1, &[(sits(1), 5), (sits(2), 5), (sits(3), 9)])]);
    let [one, two, three] = [1, 2, 3].map(|number| rating_of(&store, number).rating);
    assert!((one - two).abs() < 1e-9 && one > 25.0 && three < 25.0);
}

#[test]
fn a_level_of_the_house_is_one_player_on_however_many_seats() {
    let folder = Folder::new();
    let store = with_guests(&folder, 1);
    // One of its seats ahead of the guest, one behind: nobody moves.
    commit(&store, vec![finish(1, &[(house("steady"), 1), (sits(1), 5), (house("steady"), 9)])]);
    let changes = store.match_card(match_id(1)).unwrap().unwrap().ratings;
    assert_eq!(changes.len(), 3);
    assert!(changes.iter().all(|change| (change.after - 25.0).abs() < 1e-9), "{changes:?}");
    // It wins on both: both seats tell of the same move.
    for number in 2..=6 {
        commit(&store, vec![finish(number, &[(house("steady"), 1), (sits(1), 5), (house("steady"), 2)])]);
    }
    let changes = store.match_card(match_id(6)).unwrap().unwrap().ratings;
    assert_eq!((changes[0].before, changes[0].after), (changes[2].before, changes[2].after));
    let best = store.best_ratings(GameKind::Take6, 10).unwrap();
    assert_eq!(best[0].player, RatedPlayer::HouseBot { level: "steady".to_owned() });
    assert_eq!(best[0].matches, 6, "matches, not seats");
    assert!(best[0].rating > 25.0 && best[1].rating < 25.0);
    // Alone among themselves they prove nothing.
    commit(&store, vec![finish(7, &[(house("steady"), 1), (house("steady"), 5)])]);
    assert_eq!(store.match_card(match_id(7)).unwrap().unwrap().ratings, vec![]);
    assert_eq!(store.best_ratings(GameKind::Take6, 10), Ok(best));
}

#[test]
fn a_high_rating_that_is_uncertain_is_not_the_best() {
    let folder = Folder::new();
    let store = with_guests(&folder, 2);
    let insert = "INSERT INTO ratings VALUES (?1, 0, 'take6', ?2, ?3, 9)";
    folder.raw().execute(insert, (guest(1).to_string(), 33.0, 5.0)).unwrap();
    folder.raw().execute(insert, (guest(2).to_string(), 30.0, 1.0)).unwrap();
    let best = store.best_ratings(GameKind::Take6, 10).unwrap();
    assert_eq!(best.iter().map(|card| card.rating).collect::<Vec<_>>(), [30.0, 33.0]);
}

#[test]
fn the_best_are_those_of_whom_it_is_certain() {
    let folder = Folder::new();
    let store = with_guests(&folder, 6);
    // 1 beats 2 often; 3 beats 4 a few times and stays uncertain; 5 beat 6 once and is left out.
    let mut number = 0;
    for (winner, loser, times) in [(1, 2, 60), (3, 4, 5), (5, 6, 4)] {
        for _ in 0..times {
            number += 1;
            commit(&store, vec![finish(number, &[(sits(winner), 1), (sits(loser), 9)])]);
        }
    }
    let best = store.best_ratings(GameKind::Take6, 10).unwrap();
    let sure = |card: &RatingEntry| card.rating - 2.0 * card.uncertainty;
    assert_eq!(best.len(), 4);
    assert!(best.is_sorted_by(|one, other| sure(one) >= sure(other)), "{best:?}");
    assert!(matches!(best[0].player, RatedPlayer::Guest { id, .. } if id == guest(1)));
    assert_eq!(store.best_ratings(GameKind::Take6, 2).unwrap(), best[..2]);
    assert_eq!(store.best_ratings(GameKind::Buffalo, 10), Ok(vec![]), "each game has its own");
    // The list shows the name of today.
    commit(&store, vec![Write::Rename { guest: guest(1), name: "Ada".to_owned() }]);
    let best = store.best_ratings(GameKind::Take6, 1).unwrap();
    assert!(matches!(&best[0].player, RatedPlayer::Guest { name, .. } if name == "Ada"));
}
