//! Matches in which bytes decide everything.

use rodeo_rules::any::GameKind;
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::DealKind;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, RandomSource, Rules};
use rodeo_rules::with_game;

use super::Bytes;
use crate::books::Books;
use crate::law::{self, Kept, hold, same};
use crate::standings;
use crate::walk::{Match, Step, take};

/// Number of steps that the bytes decide.
const STEPS: usize = 250;
/// Number of random steps that follow, so that a hidden error can show itself.
const MORE_STEPS: usize = 600;

/// What is offered is accepted; what is not offered is refused and changes nothing. Books balance to the end.
pub fn legal_is_accepted(data: &[u8]) -> Kept {
    let mut bytes = Bytes::new(data);
    let kind = bytes.kind();
    with_game!(kind, G => {
        let mut rng = bytes.rng();
        let Some(mut played) = drive::<G>(kind, &mut bytes, STEPS, probe)? else { return Ok(()) };
        played.followed.clear();
        for _ in 0..MORE_STEPS {
            law::books_balance(&played.game)?;
            let Some(step) = played.any_step(&mut rng) else { break };
            law::take_step(&mut played, step)?;
        }
        standings::awaiting_is_consistent(&played.game)
    })
}

/// Views follow the events shown to them; in the last position all laws hold.
pub fn views_tell_no_secrets(data: &[u8]) -> Kept {
    let mut bytes = Bytes::new(data);
    let kind = bytes.kind();
    with_game!(kind, G => {
        let mut rng = bytes.rng();
        let played = drive::<G>(kind, &mut bytes, STEPS, |played, _| law::views_follow(played))?;
        played.map_or(Ok(()), |played| law::check_position(&played, &mut rng))
    })
}

/// Plays until the bytes are consumed, at most `steps` steps, and calls `look` in each position. Returns `None` if the bytes
/// give unplayable rules.
pub(super) fn drive<G: Books>(
    kind: GameKind,
    bytes: &mut Bytes<'_>,
    steps: usize,
    mut look: impl FnMut(&Match<G>, &mut Bytes<'_>) -> Kept,
) -> Result<Option<Match<G>>, law::Broken> {
    let rules: G::Rules = match bytes.rules(kind) {
        Ok(rules) => rules,
        Err(found) => return Err(law::Broken { law: "an option takes the values it names", found }),
    };
    same("rules that pass their check can be played", "rules", &rules.check(), &G::new(&rules).map(drop))?;
    if rules.check().is_err() {
        return Ok(None);
    }
    let mut played = Match::<G>::new(&rules);
    while played.steps.len() < steps && !bytes.is_empty() {
        look(&played, bytes)?;
        let Some(step) = any_step(&played, bytes) else { break };
        law::take_step(&mut played, step)?;
    }
    Ok(Some(played))
}

fn any_step<G: Game>(played: &Match<G>, bytes: &mut Bytes<'_>) -> Option<Step<G::Choice>> {
    match played.game.awaiting() {
        Awaiting::Over => None,
        Awaiting::Deal => played.game.deck().map(|deck| Step::Deal(deck.kind, bytes.order(&deck))),
        Awaiting::Moves(seats) => {
            let avoid_unilateral = bytes.below(2) == 0;
            played.any_play(seats, avoid_unilateral, bytes)
        }
    }
}

/// Sometimes tries an invalid step in a position.
fn probe<G: Books>(played: &Match<G>, bytes: &mut Bytes<'_>) -> Kept {
    let game = &played.game;
    law::books_balance(game)?;
    match bytes.below(6) {
        0 => only_valid_deals_are_accepted(game, bytes),
        1 | 2 => only_valid_plays_are_accepted(game, bytes),
        3 => {
            let mut rng = bytes.rng();
            standings::awaiting_is_consistent(game)?;
            law::options_are_a_tree(game, &mut rng)?;
            law::offered_is_accepted(game, &mut rng)?;
            law::nothing_else_is_accepted(game, &mut rng)
        }
        _ => Ok(()),
    }
}

/// A deal of any cards is accepted if and only if it is what the deck needs.
fn only_valid_deals_are_accepted<G: Game>(game: &G, bytes: &mut Bytes<'_>) -> Kept {
    let deck = game.deck();
    let mut order = deck.map(|deck| bytes.order(&deck)).unwrap_or_default();
    for _ in 0..bytes.below(4) {
        let card = rodeo_rules::card::Card::new(bytes.byte());
        let at = bytes.below(order.len() as u32) as usize;
        match (bytes.below(3), card) {
            (0, Some(card)) if at < order.len() => order[at] = card,
            (1, Some(card)) => order.push(card),
            (2, _) if at < order.len() => drop(order.remove(at)),
            _ => {}
        }
    }
    let legal = deck.is_some_and(|deck| {
        let mut left = deck.cards;
        order.len() == usize::from(deck.need) && order.iter().all(|&card| left.remove(card))
    });
    accepted_if(game, &Step::Deal(DealKind::Cards, order), legal)
}

/// Choices of any seats are accepted if and only if every seat with a choice to make chooses what it is offered, or one seat
/// makes a unilateral choice.
fn only_valid_plays_are_accepted<G: Game>(game: &G, bytes: &mut Bytes<'_>) -> Kept {
    let asked = law::asked(game);
    let mut choices: Vec<_> =
        asked.iter().filter_map(|seat| Some((seat, game.any_choice(seat, bytes)?))).collect();
    for _ in 0..1 + bytes.below(4) {
        let at = bytes.below(choices.len() as u32) as usize;
        match bytes.below(5) {
            0 if at < choices.len() => drop(choices.remove(at)),
            1 if at < choices.len() => choices = vec![choices[at]],
            2 if at < choices.len() => choices[at].0 = bytes.seat(),
            way => {
                let choice = match way {
                    3 => game.any_choice(bytes.seat(), bytes),
                    _ => game.parse_choice(&bytes.words()),
                };
                match choice {
                    Some(choice) if at < choices.len() => choices[at].1 = choice,
                    Some(choice) => choices.push((bytes.seat(), choice)),
                    None => {}
                }
            }
        }
    }
    let offered = choices.iter().all(|(seat, choice)| law::is_offered(game, *seat, &choice.words()));
    let complete = match choices[..] {
        [(seat, choice)] if choice.is_unilateral() => asked.contains(seat),
        _ => {
            !asked.is_empty()
                && choices.iter().map(|(seat, _)| *seat).eq(asked.iter())
                && !choices.iter().any(|(_, choice)| choice.is_unilateral())
        }
    };
    accepted_if(game, &Step::Play(choices), offered && complete)
}

/// A step is accepted if and only if it is legal. A rejected step changes nothing and emits no event.
fn accepted_if<G: Game>(game: &G, step: &Step<G::Choice>, legal: bool) -> Kept {
    let (mut after, mut quiet, mut told) = (game.clone(), game.clone(), Vec::new());
    let result = take(&mut after, step, &mut told);
    hold("exactly what is offered is accepted", result.is_ok() == legal, || format!("{step:?}: {result:?}"))?;
    same(
        "the event sink does not change the game",
        "results",
        &result,
        &take(&mut quiet, step, &mut DiscardEvents),
    )?;
    same("the event sink does not change the game", "games", &after, &quiet)?;
    if legal {
        return Ok(());
    }
    hold("a rejected step emits no event", told.is_empty(), || format!("{step:?}: {told:?}"))?;
    same("a rejected step changes nothing", "game", game, &after)
}
