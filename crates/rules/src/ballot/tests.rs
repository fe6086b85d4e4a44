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
    ballot.answer(game, seat(number), choice).map_err(|refusal| refusal.code())
}

fn step<G: Game>(ballot: &Ballot<G>) -> Option<Vec<String>> {
    let written = |(seat, choice): (Seat, G::Choice)| format!("{seat} {}", write_words(&choice.words()));
    Some(ballot.step()?.into_iter().map(written).collect())
}

/// Plays the step of the ballot and goes on to the next question.
fn go_on<G: Game>(ballot: &mut Ballot<G>, game: &mut G) {
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

/// Three players, a Stop! at row 4, and two cards each; two of the special cards lie open.
fn buffalo(options: &str, open: &str) -> Buffalo {
    let text = format!(
        r#"{{ "rows": [[10], [20], [30], [40]], "stops": [false, false, false, true], "stack": [55, 56],
              "hands": [[11, 61], [12, 62], [13, 63]], "open": {open} }}"#
    );
    let position: buffalo::Arrangement = serde_json::from_str(&text).unwrap();
    Buffalo::arranged(&read_options(3, options).unwrap(), &position).unwrap()
}

/// The same in the first window, before 11 is placed.
fn window(options: &str) -> (Buffalo, Ballot<Buffalo>) {
    let mut game = buffalo(options, r#"["take7", "push"]"#);
    let mut ballot = Ballot::new(&game);
    for (number, card) in ["11", "12", "13"].into_iter().enumerate() {
        say(&mut ballot, &game, number as u8, card).unwrap();
    }
    go_on(&mut ballot, &mut game);
    assert_eq!(game.phase(), buffalo::Phase::Window);
    (game, ballot)
}

#[test]
fn answers_can_be_changed_until_the_last_one_is_in() {
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
fn what_is_not_offered_is_refused_and_changes_nothing() {
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
    // An answer to a question that has been answered comes too late.
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
fn nobody_is_waited_for_while_a_deal_is() {
    let game = Take6::new(&take6::Rules::defaults(4)).unwrap();
    let ballot = Ballot::new(&game);
    assert_eq!((ballot.waiting(), step(&ballot)), (SeatSet::EMPTY, None));
}

#[test]
fn where_anyone_decides_a_use_counts_alone_and_single_passes_lapse() {
    let (mut game, mut ballot) = window("");
    say(&mut ballot, &game, 0, "pass").unwrap();
    say(&mut ballot, &game, 1, "push 30 row2").unwrap();
    assert_eq!(step(&ballot).unwrap(), ["1 push 30 row2"]);
    go_on(&mut ballot, &mut game);
    assert_eq!(ballot.waiting(), seats([0, 1, 2]));
}

#[test]
fn a_stop_is_lifted_at_once_while_others_have_picked() {
    let mut game = buffalo("", "[]");
    let mut ballot = Ballot::new(&game);
    say(&mut ballot, &game, 0, "11").unwrap();
    say(&mut ballot, &game, 2, "lift row4").unwrap();
    assert_eq!(step(&ballot).unwrap(), ["2 lift row4"]);
    go_on(&mut ballot, &mut game);
    assert_eq!(ballot.waiting(), seats([0, 1, 2]));
}

#[test]
fn passing_for_the_turn_stands_until_the_next_reveal() {
    let (mut game, mut ballot) = window("");
    ballot.pass_for_turn(&game, seat(0)).unwrap();
    ballot.pass_for_turn(&game, seat(2)).unwrap();
    say(&mut ballot, &game, 1, "pass").unwrap();
    go_on(&mut ballot, &mut game);
    assert_eq!(ballot.waiting(), seats([1]), "two passes stand in the next window");
    ballot.withdraw(seat(2));
    assert_eq!((ballot.waiting(), ballot.passed_for_turn()), (seats([1, 2]), seats([0])));
    say(&mut ballot, &game, 2, "take7 row1").unwrap();
    go_on(&mut ballot, &mut game);
    assert_eq!(ballot.waiting(), seats([1, 2]), "a use leaves the passed_for_turn pass alone");
    ballot.pass_for_turn(&game, seat(1)).unwrap();
    ballot.pass_for_turn(&game, seat(2)).unwrap();
    while game.phase() == buffalo::Phase::Window {
        go_on(&mut ballot, &mut game);
    }
    assert_eq!(game.phase(), buffalo::Phase::Pick);
    assert_eq!(ballot.waiting(), seats([0, 1, 2]), "cards are picked by everybody");
    for (number, card) in ["61", "62", "63"].into_iter().enumerate() {
        say(&mut ballot, &game, number as u8, card).unwrap();
    }
    go_on(&mut ballot, &mut game);
    assert_eq!(ballot.passed_for_turn(), SeatSet::EMPTY);
}

#[test]
fn acting_takes_a_standing_pass_back() {
    let (mut game, mut ballot) = window("");
    ballot.pass_for_turn(&game, seat(0)).unwrap();
    say(&mut ballot, &game, 0, "take7 row1").unwrap();
    go_on(&mut ballot, &mut game);
    assert_eq!((ballot.waiting(), ballot.passed_for_turn()), (seats([0, 1, 2]), SeatSet::EMPTY));
}

#[test]
fn a_proposal_is_carried_out_when_more_than_half_are_for_it() {
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
    go_on(&mut ballot, &mut game);
    assert_eq!((ballot.proposals().count(), ballot.waiting()), (0, seats([0, 1, 2])));
}

#[test]
fn more_than_half_is_more_than_half() {
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
fn support_ends_when_a_proposal_changes_or_is_taken_back() {
    let (game, mut ballot) = {
        // Five players, so that a proposal with two voices waits for a third.
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
        go_on(&mut ballot, &mut game);
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
fn while_cards_are_picked_a_proposer_still_owes_a_card() {
    let mut game = buffalo("decide=majority", "[]");
    let mut ballot = Ballot::new(&game);
    say(&mut ballot, &game, 0, "lift row4").unwrap();
    say(&mut ballot, &game, 1, "12").unwrap();
    say(&mut ballot, &game, 2, "13").unwrap();
    assert_eq!((step(&ballot), ballot.waiting()), (None, seats([0])));
    // A card that was picked stays picked when its seat votes.
    let mut with_vote = ballot.clone();
    with_vote.support(&game, seat(1), seat(0)).unwrap();
    assert_eq!(step(&with_vote).unwrap(), ["0 lift row4"]);
    say(&mut ballot, &game, 0, "11").unwrap();
    assert_eq!(step(&ballot).unwrap(), ["0 11", "1 12", "2 13"]);
    go_on(&mut ballot, &mut game);
    assert_eq!(ballot.proposals().count(), 0);
}

#[test]
fn a_proposed_replacement_keeps_its_card_secret() {
    let replace = buffalo::Choice::from_words(&read_words("replace 61").unwrap()).unwrap();
    assert_eq!(write_words(&replace.proposed()), "replace");
    let stop = buffalo::Choice::from_words(&read_words("stop row2").unwrap()).unwrap();
    assert_eq!(write_words(&stop.proposed()), "stop row2");
}
