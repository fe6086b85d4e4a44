//! Counts all matches with the engine.

use rodeo_rules::card::Card;
use rodeo_rules::choice::{Choice, Words, write_words};
use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::Seat;

use crate::plain::{Counted, Deals, End, Path};

/// Counts all matches with these options and deals.
fn count<G: Game>(players: u8, options: &str, deals: &Deals) -> Counted {
    let rules = read_options(players, options).unwrap_or_else(|error| panic!("{options}: {error}"));
    let mut counted = Counted::default();
    go_on(&G::new(&rules).unwrap(), Path::new(0), deals, &mut counted);
    counted
}

fn go_on<G: Game>(game: &G, path: Path, deals: &Deals, counted: &mut Counted) {
    match game.awaiting() {
        Awaiting::Over => {
            let outcome = game.outcome().unwrap();
            let end = End {
                scores: outcome.scores.to_vec(),
                winners: outcome.winners.iter().map(Seat::index).collect(),
                buffalo: outcome.opponent,
            };
            counted.note(path, end);
        }
        Awaiting::Deal => {
            let deck = game.deck().unwrap();
            let cards: Vec<u8> = deck.cards.iter().map(Card::get).collect();
            let order = deals.order(deck.kind.name(), deck.nth, &cards);
            let order: Vec<Card> =
                order.iter().take(deck.need.into()).map(|&card| Card::new(card).unwrap()).collect();
            let mut after = game.clone();
            after.deal(&order, &mut DiscardEvents).unwrap();
            go_on(&after, path, deals, counted);
        }
        Awaiting::Moves(seats) => {
            let mut together = Vec::new();
            for seat in seats.iter() {
                let mut choices = Vec::new();
                all_choices(game, seat, &mut Words::new(), &mut choices);
                if deals.follow.is_some() {
                    let in_words = |choice: G::Choice| (write_words(&choice.words()), choice);
                    choices = deals.followed(choices.into_iter().map(in_words).collect(), counted);
                }
                let (alone, waiting): (Vec<_>, Vec<_>) =
                    choices.into_iter().partition(G::Choice::is_unilateral);
                for choice in alone {
                    play(game, &[(seat, choice)], path, deals, counted);
                }
                together.push((seat, waiting));
            }
            play_together(game, &together, &mut Vec::new(), path, deals, counted);
        }
    }
}

/// Returns all combinations of the choices of the seats.
fn play_together<G: Game>(
    game: &G,
    seats: &[(Seat, Vec<G::Choice>)],
    chosen: &mut Vec<(Seat, G::Choice)>,
    path: Path,
    deals: &Deals,
    counted: &mut Counted,
) {
    match seats.get(chosen.len()) {
        None => play(game, chosen, path, deals, counted),
        Some((seat, choices)) => {
            for &choice in choices {
                chosen.push((*seat, choice));
                play_together(game, seats, chosen, path, deals, counted);
                chosen.pop();
            }
        }
    }
}

fn play<G: Game>(
    game: &G,
    choices: &[(Seat, G::Choice)],
    mut path: Path,
    deals: &Deals,
    counted: &mut Counted,
) {
    let mut after = game.clone();
    after.play(choices, &mut DiscardEvents).unwrap();
    for (seat, choice) in choices {
        path.seat(seat.index());
        choice.words().iter().for_each(|word| path.word(word));
    }
    go_on(&after, path, deals, counted);
}

/// Collects all choices of a seat that start with these words.
fn all_choices<G: Game>(game: &G, seat: Seat, words: &mut Words, choices: &mut Vec<G::Choice>) {
    let options = game.next_words(seat, words);
    assert!(!options.is_dead_end(), "{words:?} leads nowhere");
    if options.complete {
        choices.push(game.parse_choice(words).unwrap());
    }
    for &word in &options.next {
        words.push(word);
        all_choices(game, seat, words, choices);
        words.pop();
    }
}

/// Checks that both implementations agree.
pub fn compare<G: Game>(players: usize, options: &str, deals: &Deals, expected: &Counted) {
    let counted = count::<G>(players as u8, options, deals);
    let what = || format!("{players} players, {options}, {deals:?}");
    let times = |counted: &Counted, words: &String| counted.offered.get(words).copied().unwrap_or(0);
    for words in counted.offered.keys().chain(expected.offered.keys()) {
        let both = (times(&counted, words), times(expected, words));
        assert!(both.0 == both.1, "{words:?} was offered {both:?} times in {}", what());
    }
    assert_eq!(counted.matches(), expected.matches(), "matches of {}", what());
    assert_eq!(counted.ends, expected.ends, "ends of {}", what());
}
