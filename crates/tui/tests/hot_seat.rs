//! Several people at one keyboard: between two clearings the screen shows at most one hand.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_rules::any::GameKind;
use rodeo_rules::card::CardSet;
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{DiscardEvents, Game, Rules};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::Seat;
use rodeo_rules::{buffalo, take6};
use rodeo_tui::console::WIDTH;
use support::Table;

const SEED: &str = "a quiet evening 1";

/// The output between two clearings of the screen.
fn screens(output: &str) -> Vec<&str> {
    output.split(&"-".repeat(WIDTH)).collect()
}

fn numbers(text: &str) -> CardSet {
    let words = text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok());
    words.filter_map(rodeo_rules::card::Card::new).collect()
}

/// The hands after the first deal.
fn hands<G: Game>(players: u8, options: &str, hand: impl Fn(&G, Seat) -> CardSet) -> Vec<CardSet> {
    let rules: G::Rules = read_options(players, options).unwrap();
    let mut game = G::new(&rules).unwrap();
    let order = Seed::from_text(SEED).order(&game.deck().unwrap());
    game.deal(&order, &mut DiscardEvents).unwrap();
    Seat::all(rules.players()).map(|seat| hand(&game, seat)).collect()
}

/// Checks every screen of a match: of other hands it shows only cards that were revealed before.
fn check(output: &str, hands: &[CardSet], name: impl Fn(usize) -> String) {
    let mut known = CardSet::EMPTY;
    let mut hands_shown = 0;
    for screen in screens(output) {
        let shows_a_hand = screen.contains("Your hand");
        let asked = |seat: &usize| screen.contains(&format!("\n{}: ", name(*seat)));
        let owner = (0..hands.len()).find(asked).filter(|_| shows_a_hand);
        assert_eq!(owner.is_some(), shows_a_hand, "hand shown, but its owner is not asked:\n{screen}");
        // The sentence may be wrapped.
        for revealed in screen.split("Cards: ").skip(1) {
            known = known | numbers(revealed.split('.').next().unwrap_or_default());
        }
        // Smaller numbers can be turns, rows or heads.
        let seen = numbers(screen) & CardSet::range(25, 104);
        for (seat, &hand) in hands.iter().enumerate().filter(|&(seat, _)| Some(seat) != owner) {
            assert!((seen & hand).is_subset(known), "hand of seat {seat} shown to {owner:?}:\n{screen}");
        }
        if let Some(owner) = owner {
            assert!(
                (hands[owner] - known).is_subset(numbers(screen)),
                "hand of its owner is incomplete:\n{screen}"
            );
            hands_shown += 1;
        }
    }
    assert!(hands_shown > 6, "only {hands_shown} hands shown");
}

#[test]
fn take_6_hides_hands_from_others() {
    let options = "rounds=1 hand=4";
    let (output, _) = Table::new(GameKind::Take6).options(4, options).people(3).play_by_help(1);
    let hands = hands::<take6::Take6>(4, options, take6::Take6::hand);
    check(&output, &hands, |seat| format!("Seat {}", seat + 1));
}

#[test]
fn beat_the_buffalo_hides_hands_from_others() {
    for decide in ["anyone", "majority"] {
        let options = format!("hand=4 decide={decide}");
        let (output, _) = Table::new(GameKind::Buffalo).options(5, &options).people(4).play_by_help(3);
        let hands = hands::<buffalo::Buffalo>(5, &options, buffalo::Buffalo::hand);
        // A card played by Replace! is revealed by its own line.
        let told: String = output
            .lines()
            .map(|line| match line.contains(" instead.") {
                true => format!("{line} Cards: {line}\n"),
                false => format!("{line}\n"),
            })
            .collect();
        check(&told, &hands, |seat| format!("Seat {}", seat + 1));
    }
}

#[test]
fn screen_is_cleared_around_each_hand() {
    let output = Table::new(GameKind::Take6)
        .options(2, "rounds=1 hand=3 cards=104")
        .people(2)
        .play("West\nEast\n\n?\ntable\n");
    let screens = screens(&output);
    assert_eq!(screens.len(), 2);
    assert!(screens[0].ends_with("Pass the keyboard to West, then press Enter > \n"));
    assert_eq!(screens[1].matches("Your hand").count(), 2, "once at first, once for `table`");
    assert!(screens[1].contains("West: Choose a card >"));
}

#[test]
fn public_question_shows_no_hand_in_table_or_help() {
    // Seat 1 plays its lowest card, the others their highest, so Seat 1 is next and can use Replace!.
    let table = Table::new(GameKind::Buffalo).options(3, "").people(3);
    let hands = hands::<buffalo::Buffalo>(3, "", buffalo::Buffalo::hand);
    let mut script = format!("\n\n\n\n{}\n", hands[0].first().unwrap());
    for hand in &hands[1..] {
        script.push_str(&format!("\n{}\n", hand.last().unwrap()));
    }
    let open = table.play(&format!("{script}table\n? replace\n?\n"));
    let last = screens(&open).pop().unwrap();
    assert!(last.contains("Replace!: take back your card"), "{last}");
    assert!(!last.contains("Your hand"), "{last}");
    let (_, help) = last.split_once("? replace").unwrap();
    assert!(!help.contains("After “replace”"), "{help}");
    // After the word the keyboard is passed on before the hand is shown.
    let begun = table.play(&format!("{script}replace\n\n"));
    let screens = screens(&begun);
    assert!(screens[screens.len() - 2].ends_with("Pass the keyboard to Seat 1, then press Enter > \n"));
    let last = screens[screens.len() - 1];
    assert!(last.contains("Your hand") && last.contains("Seat 1: replace … a card"), "{last}");
}

#[test]
fn every_screen_shows_at_most_one_hand() {
    let mut tables = vec![
        (GameKind::TakeThat, 3, "games=1"),
        (GameKind::BullParty, 3, ""),
        (GameKind::Take6, 10, "rounds=1"),
    ];
    // In Beat the Buffalo others may act in a window, so several seats are asked; the tests above cover it.
    let listed = tables.iter().map(|table| table.0).chain([GameKind::Buffalo]);
    tables.extend(GameKind::short_matches_except(listed));
    for (game, players, options) in tables {
        let (output, records) = Table::new(game).options(players, options).people(players).play_by_help(5);
        assert_eq!(records.len(), 1);
        for screen in screens(&output) {
            let hands = screen.matches("Your hand").count();
            let asked: Vec<usize> =
                (1..=10).filter(|seat| screen.contains(&format!("\nSeat {seat}: "))).collect();
            assert!(hands <= 1 && (hands == 0 || asked.len() == 1), "{game}: {asked:?}\n{screen}");
        }
    }
}
