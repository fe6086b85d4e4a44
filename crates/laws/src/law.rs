//! The laws: invariants that every game keeps in every position.

use std::fmt::Debug;

use rodeo_rules::card::Card;
use rodeo_rules::choice::{Choice, Keyword, MAX_NEXT_WORDS, Word, Words, write_words};
use rodeo_rules::deal::Order;
use rodeo_rules::game::{Awaiting, Determinization, DiscardEvents, Game, RandomSource, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet, Viewer};

use crate::books::Books;
use crate::rng::XorShift;
use crate::standings;
use crate::walk::{Match, Step, replay, take};

/// A law that does not hold.
#[derive(Clone, Debug, PartialEq)]
pub struct Broken {
    /// Name of the law.
    pub law: &'static str,
    /// What the check found instead.
    pub found: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "broken law: {}\n{}", self.law, self.found)
    }
}

pub(crate) type Kept = Result<(), Broken>;

pub(crate) fn hold(law: &'static str, holds: bool, found: impl FnOnce() -> String) -> Kept {
    if holds { Ok(()) } else { Err(Broken { law, found: found() }) }
}

pub(crate) fn same<T: PartialEq + Debug>(law: &'static str, what: &str, one: &T, other: &T) -> Kept {
    hold(law, one == other, || format!("{what}:\n  {one:?}\n  {other:?}"))
}

/// Plays one random match. All laws are checked in about one of `interval` positions.
pub fn check_match<G: Books>(rules: &G::Rules, seed: u64, interval: u32) -> Result<Match<G>, Broken> {
    let mut rng = XorShift::new(seed);
    let mut played = Match::<G>::new(rules);
    check_position(&played, &mut rng)?;
    while let Some(step) = played.any_step(&mut rng) {
        take_step(&mut played, step)?;
        if rng.one_in(interval) || played.game.awaiting() == Awaiting::Over {
            check_position(&played, &mut rng)?;
        } else {
            views_follow(&played)?;
        }
        hold("every match ends", played.steps.len() <= played.game.longest(), || {
            format!("{rules:?}: more steps than `longest`")
        })?;
    }
    same_inputs_same_bytes(&played)?;
    Ok(played)
}

/// Applies a step that was drawn from the options. It must be accepted and lead to a new question.
pub(crate) fn take_step<G: Books>(played: &mut Match<G>, step: Step<G::Choice>) -> Kept {
    let (before, rounds) = (played.game.question(), played.game.standings().rounds);
    let shown = format!("{step:?}");
    let taken = played.take(step);
    hold("what is offered is accepted", taken.is_ok(), || format!("{shown}: {taken:?}"))?;
    standings::rounds_end_one_by_one(rounds, &played.game)?;
    hold("every step leads to a new question", played.game.question() > before, || shown)
}

/// Checks all laws in the current position.
pub fn check_position<G: Books>(played: &Match<G>, rng: &mut XorShift) -> Kept {
    standings::awaiting_is_consistent(&played.game)?;
    standings::scores_are_public(&played.game)?;
    views_follow(played)?;
    serialization_round_trips(played)?;
    books_balance(&played.game)?;
    sinks_change_nothing(played, rng)?;
    options_are_a_tree(&played.game, rng)?;
    offered_is_accepted(&played.game, rng)?;
    nothing_else_is_accepted(&played.game, rng)?;
    deals_are_checked(&played.game, rng)?;
    foreign_events_do_not_panic(played, rng)?;
    for view in &played.followed {
        views_offer_the_same(&played.game, view)?;
        worlds_look_the_same(&played.game, view, rng)?;
        twins_look_the_same(played, view, rng)?;
    }
    Ok(())
}

/// A view that follows the events shown to its viewer equals the view of the game.
pub(crate) fn views_follow<G: Game>(played: &Match<G>) -> Kept {
    for followed in &played.followed {
        let view = played.game.view(followed.viewer());
        same("a view is the fold of the shown events", &format!("{:?}", followed.viewer()), followed, &view)?;
        let again = view.view(followed.viewer());
        same("hiding twice hides nothing more", "view of the view", &view, &again)?;
    }
    Ok(())
}

/// Games, views and events survive serialization.
pub(crate) fn serialization_round_trips<G: Game>(played: &Match<G>) -> Kept {
    let law = "serialization round-trips";
    let text = serde_json::to_string(&played.game).unwrap_or_default();
    let read = serde_json::from_str::<G>(&text);
    hold(law, read.as_ref().ok() == Some(&played.game), || format!("{text}\n{read:?}"))?;
    for view in &played.followed {
        let text = serde_json::to_string(view).unwrap_or_default();
        let read = serde_json::from_str::<View<G>>(&text);
        hold(law, read.as_ref().ok() == Some(view), || format!("{text}\n{read:?}"))?;
    }
    for event in played.events.iter().rev().take(20) {
        let text = serde_json::to_string(event).unwrap_or_default();
        let read = serde_json::from_str::<G::Event>(&text);
        hold(law, read.as_ref().ok() == Some(event), || format!("{text}\n{read:?}"))?;
    }
    Ok(())
}

/// No card is lost or duplicated, no head is counted twice.
pub(crate) fn books_balance<G: Books>(game: &G) -> Kept {
    let balance = game.balance();
    hold("cards and heads are conserved", balance.is_ok(), || format!("{balance:?}\n{game:?}"))
}

/// A step without an event sink gives the same game.
fn sinks_change_nothing<G: Game>(played: &Match<G>, rng: &mut XorShift) -> Kept {
    let Some(step) = played.any_step(rng) else { return Ok(()) };
    let (mut with_sink, mut without) = (played.game.clone(), played.game.clone());
    let results =
        (take(&mut with_sink, &step, &mut Vec::new()), take(&mut without, &step, &mut DiscardEvents));
    same("the event sink does not change the game", "results", &results.0, &results.1)?;
    same("the event sink does not change the game", "games", &with_sink, &without)
}

/// At most 64 different words are offered at once, and no offered word leads to a dead end.
pub(crate) fn options_are_a_tree<G: Game>(game: &G, rng: &mut XorShift) -> Kept {
    let asked = asked(game);
    for seat in Seat::all(MAX_SEATS as u8) {
        let options = game.next_words(seat, &[]);
        if !asked.contains(seat) {
            hold("only seats with a choice to make have options", options.is_dead_end(), || {
                format!("{seat:?}: {options:?}")
            })?;
            continue;
        }
        for _ in 0..4 {
            let mut words = Words::new();
            loop {
                let options = game.next_words(seat, &words);
                let law = "options are a tree without dead ends";
                hold(law, !options.is_dead_end(), || format!("{seat:?} after {:?}", write_words(&words)))?;
                let mut next = options.next.to_vec();
                next.sort();
                next.dedup();
                hold(law, next.len() == options.next.len(), || format!("duplicate word: {options:?}"))?;
                hold(
                    law,
                    next.len() < MAX_NEXT_WORDS || next.len() == MAX_NEXT_WORDS && !options.complete,
                    || format!("{options:?}"),
                )?;
                match options
                    .next
                    .get(rng.below(options.next.len() as u32 + u32::from(options.complete)) as usize)
                {
                    Some(&word) => {
                        let fits = words.try_push(word).is_ok();
                        hold(law, fits, || "a choice with too many words".into())?;
                    }
                    None => break,
                }
            }
            let read = game.parse_choice(&words);
            let again = read.map(|choice| choice.words());
            same("a choice is its words", "words", &Some(words), &again)?;
        }
    }
    Ok(())
}

pub(crate) fn asked<G: Game>(game: &G) -> SeatSet {
    match game.awaiting() {
        Awaiting::Moves(seats) => seats,
        Awaiting::Deal | Awaiting::Over => SeatSet::EMPTY,
    }
}

/// Whether the options lead to these words.
pub(crate) fn is_offered<G: Game>(game: &G, seat: Seat, words: &[Word]) -> bool {
    (0..words.len()).all(|said| game.next_words(seat, &words[..said]).next.contains(&words[said]))
        && game.next_words(seat, words).complete
}

/// Returns a step in which `seat` chooses `choice`. If that is not unilateral, the other seats make random choices that are
/// not either.
fn step_with<G: Game>(
    game: &G,
    seat: Seat,
    choice: G::Choice,
    rng: &mut XorShift,
) -> Option<Vec<(Seat, G::Choice)>> {
    if choice.is_unilateral() {
        return Some(vec![(seat, choice)]);
    }
    let mut seats = asked(game);
    seats.insert(seat);
    seats
        .iter()
        .map(|other| {
            if other == seat {
                return Some((seat, choice));
            }
            (0..500)
                .find_map(|_| game.any_choice(other, rng).filter(|choice| !choice.is_unilateral()))
                .map(|c| (other, c))
        })
        .collect()
}

/// Every choice that the options lead to is accepted.
pub(crate) fn offered_is_accepted<G: Game>(game: &G, rng: &mut XorShift) -> Kept {
    for seat in asked(game).iter() {
        for _ in 0..3 {
            let law = "what is offered is accepted";
            let Some(choice) = game.any_choice(seat, rng) else {
                return hold(law, false, || format!("{seat:?} has no choice"));
            };
            hold(law, is_offered(game, seat, &choice.words()), || {
                format!("{choice:?} was drawn but not offered")
            })?;
            let Some(choices) = step_with(game, seat, choice, rng) else { continue };
            let played = game.clone().play(&choices, &mut DiscardEvents);
            hold(law, played.is_ok(), || format!("{choices:?}: {played:?}"))?;
        }
    }
    Ok(())
}

/// A choice that is not offered is rejected. A rejected step changes nothing and emits no event.
pub(crate) fn nothing_else_is_accepted<G: Game>(game: &G, rng: &mut XorShift) -> Kept {
    for _ in 0..12 {
        let Some(seat) = Seat::new(rng.below(u32::from(game.players())) as u8) else { continue };
        let words = any_words(game, seat, rng);
        let Some(choice) = game.parse_choice(&words) else { continue };
        if is_offered(game, seat, &words) {
            continue;
        }
        let Some(choices) = step_with(game, seat, choice, rng) else { continue };
        check_rejected(game, &choices)?;
    }
    if let Some(choices) =
        asked(game).iter().map(|seat| Some((seat, game.any_choice(seat, rng)?))).collect::<Option<Vec<_>>>()
    {
        if choices.iter().any(|(_, choice)| choice.is_unilateral()) {
            return Ok(());
        }
        check_rejected(game, &[])?;
        if choices.len() > 1 {
            check_rejected(game, &choices[1..])?;
            let mut swapped = choices.clone();
            swapped.swap(0, 1);
            check_rejected(game, &swapped)?;
            let mut twice = choices.clone();
            twice.insert(0, choices[0]);
            check_rejected(game, &twice)?;
        }
    }
    Ok(())
}

fn check_rejected<G: Game>(game: &G, choices: &[(Seat, G::Choice)]) -> Kept {
    let mut after = game.clone();
    let mut events = Vec::new();
    let result = after.play(choices, &mut events);
    hold("what is not offered is rejected", result.is_err(), || format!("{choices:?} was accepted"))?;
    hold("a rejected step emits no event", events.is_empty(), || format!("{choices:?}: {events:?}"))?;
    same("a rejected step changes nothing", "game", game, &after)
}

/// Returns random words: an offered choice with a change, or any words.
fn any_words<G: Game>(game: &G, seat: Seat, rng: &mut XorShift) -> Words {
    let mut words = game.any_choice(seat, rng).map(|choice| choice.words()).unwrap_or_default();
    for _ in 0..=rng.below(2) {
        let word = any_word(rng);
        match rng.below(4) {
            0 => drop(words.try_push(word)),
            1 if !words.is_empty() => drop(words.pop()),
            2 if !words.is_empty() => {
                let at = rng.below(words.len() as u32) as usize;
                words[at] = word;
            }
            _ => words = Words::from_iter([word]),
        }
    }
    words
}

fn any_word(rng: &mut XorShift) -> Word {
    let card = |rng: &mut XorShift| Card::new(1 + rng.below(104) as u8).map(Word::Card);
    let row = |rng: &mut XorShift| RowId::new(rng.below(5) as u8).map(Word::Row);
    let keyword = |rng: &mut XorShift| {
        Keyword::all().nth(rng.below(Keyword::all().count() as u32) as usize).map(Word::Keyword)
    };
    let word = match rng.below(12) {
        0 | 1 => card(rng),
        2 => row(rng),
        3 => Some(Word::Pass),
        4 => Some(Word::Pile(rng.below(4) as u8)),
        _ => keyword(rng),
    };
    word.unwrap_or(Word::Pass)
}

/// A deal is rejected unless it is exactly what the deck needs.
pub(crate) fn deals_are_checked<G: Game>(game: &G, rng: &mut XorShift) -> Kept {
    let refused = |order: &[Card]| {
        let mut after = game.clone();
        let mut told = Vec::new();
        let result = after.deal(order, &mut told);
        hold("a wrong deal is refused", result.is_err(), || format!("{order:?} was accepted"))?;
        hold("a rejected step emits no event", told.is_empty(), || format!("{told:?}"))?;
        same("a rejected step changes nothing", "game", game, &after)
    };
    let Some(deck) = game.deck() else {
        return refused(&[]);
    };
    let right = rng.order(&deck);
    let (Some(&first), Some(last)) = (right.first(), right.len().checked_sub(1)) else { return Ok(()) };
    refused(&right[1..])?;
    let mut long = right.clone();
    long.push(first);
    refused(&long)?;
    let mut wrong = right.clone();
    if last > 0 {
        wrong[last] = first;
        refused(&wrong)?;
    }
    if let Some(foreign) = Card::new(127).filter(|&card| !deck.cards.contains(card)) {
        wrong[last] = foreign;
        refused(&wrong)?;
    }
    Ok(())
}

/// Any event can be applied to any game or view without a panic.
fn foreign_events_do_not_panic<G: Game>(played: &Match<G>, rng: &mut XorShift) -> Kept {
    if played.events.is_empty() {
        return Ok(());
    }
    for view in &played.followed {
        let mut view = view.clone();
        for _ in 0..8 {
            view.follow(&played.events[rng.below(played.events.len() as u32) as usize]);
            let _ = (view.awaiting(), view.deck(), view.outcome(), view.unknown());
            for seat in Seat::all(MAX_SEATS as u8) {
                let _ = view.any_choice(seat, rng);
            }
        }
    }
    Ok(())
}

/// A view needs the same next step as the game, and offers the same options to its own seat.
pub(crate) fn views_offer_the_same<G: Game>(game: &G, view: &View<G>) -> Kept {
    let law = "a view needs and offers what the game does";
    same(law, "awaiting", &game.awaiting(), &view.awaiting())?;
    same(law, "question", &game.question(), &view.question())?;
    same(law, "deck", &game.deck(), &view.deck())?;
    same(law, "outcome", &game.outcome(), &view.outcome())?;
    match view.viewer() {
        Viewer::Seat(seat) => same_options(law, game, view, seat, &Words::new(), &mut 200),
        Viewer::Public => Ok(()),
    }
}

/// Compares the options of two games, up to `budget` nodes of the tree.
fn same_options<G: Game>(
    law: &'static str,
    one: &G,
    other: &G,
    seat: Seat,
    words: &Words,
    budget: &mut u32,
) -> Kept {
    let options = one.next_words(seat, words);
    let others = other.next_words(seat, words);
    hold(law, options == others, || {
        format!("{seat:?} after {:?}: {options:?} and {others:?}", write_words(words))
    })?;
    for &word in &options.next {
        if *budget == 0 {
            return Ok(());
        }
        *budget -= 1;
        let mut longer = words.clone();
        if longer.try_push(word).is_ok() {
            same_options(law, one, other, seat, &longer, budget)?;
        }
    }
    Ok(())
}

pub(crate) fn random_orders<G: Game>(view: &View<G>, rng: &mut XorShift) -> Determinization {
    view.unknown()
        .iter()
        .map(|pool| {
            let mut order: Order = pool.cards.iter().collect();
            let all = order.len();
            rng.shuffle(&mut order, all);
            order
        })
        .collect()
}

/// A determinized game has the same view and offers the same options. With the cards that are really hidden it is the game
/// itself.
pub(crate) fn worlds_look_the_same<G: Books>(game: &G, view: &View<G>, rng: &mut XorShift) -> Kept {
    let law = "a determinized game has the same view";
    let recalled = game.recall(view);
    let restored = view.imagine(&recalled);
    hold("the recalled cards give back the game", restored.as_ref() == Ok(game), || {
        format!("{:?}\n  {game:?}\n  {restored:?}", view.viewer())
    })?;
    let orders = random_orders(view, rng);
    let imagined = view.imagine(&orders);
    let Ok(world) = &imagined else { return hold(law, false, || format!("{imagined:?}")) };
    same(law, "view", view, &world.view(view.viewer()))?;
    if books_balance(game).is_ok() {
        books_balance(world)?;
    }
    match view.viewer() {
        Viewer::Seat(seat) => same_options(law, world, view, seat, &Words::new(), &mut 50),
        Viewer::Public => Ok(()),
    }
}

/// If the hidden cards are dealt as in a determinization, the viewer sees the same events and the game ends as the
/// determinized one.
fn twins_look_the_same<G: Game>(played: &Match<G>, view: &View<G>, rng: &mut XorShift) -> Kept {
    let law = "a twin deal shows the viewer the same";
    let orders = random_orders(view, rng);
    let Ok(twin) = view.imagine(&orders) else { return Ok(()) };
    let recalled = played.game.recall(view);
    let mut steps = played.steps.clone();
    for (pool, (real, imagined)) in view.unknown().iter().zip(recalled.iter().zip(&orders)) {
        let swap = |card: Card| real.iter().position(|&c| c == card).map_or(card, |at| imagined[at]);
        let latest = steps.iter_mut().rev().find_map(|step| match step {
            Step::Deal(kind, order) if *kind == pool.kind => Some(order),
            Step::Deal(..) | Step::Play(_) => None,
        });
        if let Some(order) = latest {
            order.iter_mut().for_each(|card| *card = swap(*card));
        }
    }
    let replayed = replay::<G>(&played.game.rules(), &steps);
    let Ok((game, events)) = replayed else {
        return hold(law, false, || {
            format!("{:?}: the same choices: {}", view.viewer(), replayed.err().unwrap_or_default())
        });
    };
    for (real, other) in played.events.iter().zip(&events) {
        same(law, "event", &G::show(real, view.viewer()), &G::show(other, view.viewer()))?;
    }
    same(law, "number of events", &played.events.len(), &events.len())?;
    same(law, "the game in the end", &twin, &game)
}

/// A replay of the same steps gives the same events and the same bytes.
fn same_inputs_same_bytes<G: Game>(played: &Match<G>) -> Kept {
    let law = "same inputs, same bytes";
    let replayed = replay::<G>(&played.game.rules(), &played.steps);
    let Ok((game, events)) = replayed else { return hold(law, false, || format!("{:?}", replayed.err())) };
    same(law, "game", &played.game, &game)?;
    let bytes = |game: &G, events: &Vec<G::Event>| serde_json::to_vec(&(game, events)).unwrap_or_default();
    hold(law, bytes(&played.game, &played.events) == bytes(&game, &events), || "bytes differ".into())
}
