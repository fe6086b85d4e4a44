use super::*;
use crate::arrange::Arrange;
use crate::buffalo::{self, Buffalo};
use crate::choice::{read_words, write_words};
use crate::game::{DiscardEvents, Rules};
use crate::options::read_options;
use crate::take6::{self, Take6};

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn seats<const N: usize>(numbers: [u8; N]) -> SeatSet {
    numbers.map(seat).into_iter().collect()
}

fn say<G: Game>(ballot: &mut Ballot<G>, game: &G, number: u8, words: &str) -> Result<(), &'static str> {
    let choice = game.parse_choice(&read_words(words).unwrap()).unwrap();
    ballot.answer(game, seat(number), choice).map_err(|error| error.code())
}

fn step<G: Game>(ballot: &Ballot<G>) -> Option<Vec<String>> {
    let written = |(seat, choice): (Seat, G::Choice)| format!("{seat} {}", write_words(&choice.words()));
    Some(ballot.step()?.into_iter().map(written).collect())
}

/// Plays the step of the ballot and opens the next question.
fn play_step<G: Game>(ballot: &mut Ballot<G>, game: &mut G) {
    game.play(&ballot.step().unwrap(), &mut DiscardEvents).unwrap();
    ballot.renew(game);
}

fn take6() -> Take6 {
    let position: take6::Arrangement = serde_json::from_str(
        r#"{ "rows": [[12], [37], [43], [58]], "hands": [[14, 90], [15, 91], [44, 92]] }"#,
    )
    .unwrap();
    Take6::arranged(&take6::Rules::defaults(3), &position).unwrap()
}

/// Three players with two cards each, a Stop! at row 4, and two open special cards.
fn buffalo(options: &str, open: &str) -> Buffalo {
    let text = format!(
        r#"{{ "rows": [[10], [20], [30], [40]], "stops": [false, false, false, true], "stack": [55, 56],
              "hands": [[11, 61], [12, 62], [13, 63]], "open": {open} }}"#
    );
    let position: buffalo::Arrangement = serde_json::from_str(&text).unwrap();
    Buffalo::arranged(&read_options(3, options).unwrap(), &position).unwrap()
}

/// The same game at its first question about special cards, before 11 is placed.
fn window(options: &str) -> (Buffalo, Ballot<Buffalo>) {
    let mut game = buffalo(options, r#"["take7", "push"]"#);
    let mut ballot = Ballot::new(&game);
    for (number, card) in ["11", "12", "13"].into_iter().enumerate() {
        say(&mut ballot, &game, number as u8, card).unwrap();
    }
    play_step(&mut ballot, &mut game);
    assert_eq!(game.phase(), buffalo::Phase::Window);
    (game, ballot)
}

#[test]
fn answers_can_change_until_all_are_given() {
    let game = take6();
    let mut ballot = Ballot::new(&game);
    assert_eq!(ballot.waiting(), seats([0, 1, 2]));
    say(&mut ballot, &game, 0, "14").unwrap();
    say(&mut ballot, &game, 2, "44").unwrap();
    say(&mut ballot, &game, 0, "90").unwrap();
    assert_eq!((ballot.waiting(), step(&ballot)), (seats([1]), None));
    ballot.withdraw(seat(2));
    assert_eq!(ballot.waiting(), seats([1, 2]));
    say(&mut ballot, &game, 2, "92").unwrap();
    say(&mut ballot, &game, 1, "15").unwrap();
    assert_eq!(step(&ballot).unwrap(), ["0 90", "1 15", "2 92"]);
    assert_eq!(ballot.waiting(), SeatSet::EMPTY);
    assert_eq!(say(&mut ballot, &game, 0, "14"), Err("not_now"));
}

#[test]
fn choices_that_are_not_offered_are_rejected() {
    let mut game = take6();
    let mut ballot = Ballot::new(&game);
    say(&mut ballot, &game, 0, "14").unwrap();
    let before = ballot.clone();
    for (number, words) in [(0, "15"), (0, "14 flip"), (1, "row1"), (1, "44")] {
        assert_eq!(say(&mut ballot, &game, number, words), Err("not_allowed"), "{number} {words}");
    }
    assert_eq!(say(&mut ballot, &game, 3, "14"), Err("not_asked"));
    assert!(ballot.pass_for_turn(&game, seat(0)).is_err());
    assert!(ballot.support(&game, seat(0), seat(1)).is_err());
    assert_eq!(ballot, before);
    // The question is already answered.
    game.play(
        &[14, 15, 44]
            .map(|n| crate::card::Card::new(n).unwrap())
            .map(take6::Choice::Card)
            .into_iter()
            .enumerate()
            .map(|(number, choice)| (seat(number as u8), choice))
            .collect::<Vec<_>>(),
        &mut DiscardEvents,
    )
    .unwrap();
    assert_eq!(say(&mut ballot, &game, 0, "90"), Err("not_now"));
}

#[test]
fn no_seat_is_awaited_before_a_deal() {
    let game = Take6::new(&take6::Rules::defaults(4)).unwrap();
    let ballot = Ballot::new(&game);
    assert_eq!((ballot.waiting(), step(&ballot)), (SeatSet::EMPTY, None));
}

#[test]
fn unilateral_choice_is_played_at_once_if_anyone_decides() {
    let (mut game, mut ballot) = window("");
    say(&mut ballot, &game, 0, "pass").unwrap();
    say(&mut ballot, &game, 1, "push 30 row2").unwrap();
    assert_eq!(step(&ballot).unwrap(), ["1 push 30 row2"]);
    play_step(&mut ballot, &mut game);
    assert_eq!(ballot.waiting(), seats([0, 1, 2]));
}

#[test]
fn stop_is_lifted_at_once_while_cards_are_picked() {
    let mut game = buffalo("", "[]");
    let mut ballot = Ballot::new(&game);
    say(&mut ballot, &game, 0, "11").unwrap();
    say(&mut ballot, &game, 2, "lift row4").unwrap();
    assert_eq!(step(&ballot).unwrap(), ["2 lift row4"]);
    play_step(&mut ballot, &mut game);
    assert_eq!(ballot.waiting(), seats([0, 1, 2]));
}

#[test]
fn pass_for_turn_lasts_until_the_next_turn() {
    let (mut game, mut ballot) = window("");
    ballot.pass_for_turn(&game, seat(0)).unwrap();
    ballot.pass_for_turn(&game, seat(2)).unwrap();
    say(&mut ballot, &game, 1, "pass").unwrap();
    play_step(&mut ballot, &mut game);
    assert_eq!(ballot.waiting(), seats([1]), "two passes stand in the next window");
    ballot.withdraw(seat(2));
    assert_eq!((ballot.waiting(), ballot.passed_for_turn()), (seats([1, 2]), seats([0])));
    say(&mut ballot, &game, 2, "take7 row1").unwrap();
    play_step(&mut ballot, &mut game);
    assert_eq!(ballot.waiting(), seats([1, 2]), "a use leaves the passed_for_turn pass alone");
    ballot.pass_for_turn(&game, seat(1)).unwrap();
    ballot.pass_for_turn(&game, seat(2)).unwrap();
    while game.phase() == buffalo::Phase::Window {
        play_step(&mut ballot, &mut game);
    }
    assert_eq!(game.phase(), buffalo::Phase::Pick);
    assert_eq!(ballot.waiting(), seats([0, 1, 2]), "cards are picked by everybody");
    for (number, card) in ["61", "62", "63"].into_iter().enumerate() {
        say(&mut ballot, &game, number as u8, card).unwrap();
    }
    play_step(&mut ballot, &mut game);
    assert_eq!(ballot.passed_for_turn(), SeatSet::EMPTY);
}

#[test]
fn proposal_withdraws_a_pass_for_turn() {
    let (mut game, mut ballot) = window("");
    ballot.pass_for_turn(&game, seat(0)).unwrap();
    say(&mut ballot, &game, 0, "take7 row1").unwrap();
    play_step(&mut ballot, &mut game);
    assert_eq!((ballot.waiting(), ballot.passed_for_turn()), (seats([0, 1, 2]), SeatSet::EMPTY));
}

#[test]
fn proposal_with_a_majority_is_played() {
    let (mut game, mut ballot) = window("decide=majority");
    assert_eq!(ballot.needed(), 2);
    say(&mut ballot, &game, 0, "take7 row1").unwrap();
    assert_eq!((step(&ballot), ballot.waiting()), (None, seats([1, 2])));
    say(&mut ballot, &game, 1, "push 30 row2").unwrap();
    let voices: Vec<_> = ballot.proposals().map(|(seat, _, voices)| (seat.get(), voices)).collect();
    assert_eq!(voices, [(0, seats([0])), (1, seats([1]))]);
    assert!(ballot.support(&game, seat(2), seat(2)).is_err());
    ballot.support(&game, seat(2), seat(0)).unwrap();
    assert_eq!(step(&ballot).unwrap(), ["0 take7 row1"]);
    play_step(&mut ballot, &mut game);
    assert_eq!((ballot.proposals().count(), ballot.waiting()), (0, seats([0, 1, 2])));
}

#[test]
fn majority_is_more_than_half() {
    let needed = |players| {
        let rules = read_options(players, "decide=majority").unwrap();
        Ballot::new(&Buffalo::new(&rules).unwrap()).needed()
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(needed), [1, 2, 2, 3, 3, 4]);
}

#[test]
fn proposals_without_a_majority_count_as_passes() {
    let (_, mut ballot) = window("decide=majority");
    let (game, _) = window("decide=majority");
    say(&mut ballot, &game, 0, "take7 row1").unwrap();
    say(&mut ballot, &game, 1, "push 30 row2").unwrap();
    say(&mut ballot, &game, 2, "pass").unwrap();
    assert_eq!(step(&ballot).unwrap(), ["0 pass", "1 pass", "2 pass"]);
}

#[test]
fn support_ends_when_a_proposal_changes_or_is_withdrawn() {
    let (game, mut ballot) = {
        // Five players: a proposal with two supporters needs a third.
        let mut game = Buffalo::arranged(
            &read_options(5, "decide=majority").unwrap(),
            &serde_json::from_str(
                r#"{ "rows": [[10], [20], [30], [40]], "stack": [55], "open": ["take7", "push"],
                     "hands": [[11], [12], [13], [14], [15]] }"#,
            )
            .unwrap(),
        )
        .unwrap();
        let mut ballot = Ballot::new(&game);
        for number in 0..5 {
            say(&mut ballot, &game, number, &(11 + number).to_string()).unwrap();
        }
        play_step(&mut ballot, &mut game);
        (game, ballot)
    };
    assert_eq!(ballot.needed(), 3);
    say(&mut ballot, &game, 0, "take7 row1").unwrap();
    ballot.support(&game, seat(1), seat(0)).unwrap();
    say(&mut ballot, &game, 0, "take7 row2").unwrap();
    assert_eq!(ballot.waiting(), seats([1, 2, 3, 4]), "seat 1 was for something else");
    ballot.support(&game, seat(1), seat(0)).unwrap();
    ballot.withdraw(seat(0));
    assert_eq!((ballot.proposals().count(), ballot.waiting()), (0, seats([0, 1, 2, 3, 4])));
    say(&mut ballot, &game, 0, "take7 row1").unwrap();
    say(&mut ballot, &game, 0, "pass").unwrap();
    assert_eq!(ballot.proposals().count(), 0, "passing takes a proposal back");
}

#[test]
fn proposer_still_has_to_pick_a_card() {
    let mut game = buffalo("decide=majority", "[]");
    let mut ballot = Ballot::new(&game);
    say(&mut ballot, &game, 0, "lift row4").unwrap();
    say(&mut ballot, &game, 1, "12").unwrap();
    say(&mut ballot, &game, 2, "13").unwrap();
    assert_eq!((step(&ballot), ballot.waiting()), (None, seats([0])));
    // A picked card stays picked when its seat supports a proposal.
    let mut with_vote = ballot.clone();
    with_vote.support(&game, seat(1), seat(0)).unwrap();
    assert_eq!(step(&with_vote).unwrap(), ["0 lift row4"]);
    say(&mut ballot, &game, 0, "11").unwrap();
    assert_eq!(step(&ballot).unwrap(), ["0 11", "1 12", "2 13"]);
    play_step(&mut ballot, &mut game);
    assert_eq!(ballot.proposals().count(), 0);
}

#[test]
fn proposed_replacement_hides_its_card() {
    let replace = buffalo::Choice::from_words(&read_words("replace 61").unwrap()).unwrap();
    assert_eq!(write_words(&replace.proposed()), "replace");
    let stop = buffalo::Choice::from_words(&read_words("stop row2").unwrap()).unwrap();
    assert_eq!(write_words(&stop.proposed()), "stop row2");
}
