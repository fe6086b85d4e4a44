//! What simultaneous choices of the other seats changed for each seat.
//!
//! The effects of simultaneous choices do not add up: two players who leave the same row alone can change much more, or less,
//! than the sum of what each of them changes while the other one plays like the reference player. Skill is measured with the
//! reference player on all other seats. So what the others changed is measured together, with the own choice as it was made.
//! It depends on the cards that all seats really had, and is measured in the position of the record.

use rodeo_bots::{Answers, SeatRng};
use rodeo_rules::choice::Choice;
use rodeo_rules::game::{Awaiting, DiscardEvents};
use rodeo_rules::seat::Seat;

use crate::comparison::RoundContext;
use crate::games::ReviewModel;
use crate::stats::SeatValues;
use crate::types::Value;

/// By seat: the value of a step, minus the value of the step in which the reference player chooses at the other seats. `None` if
/// fewer than two seats chose, or if the step cannot be simulated.
pub fn effects_of_others<G: ReviewModel>(
    game: &G,
    step: &[(Seat, G::Choice)],
    context: &RoundContext<'_, G>,
    samples: u32,
    rng: &mut SeatRng,
) -> Option<Vec<Value>> {
    let Awaiting::Moves(asked) = game.awaiting() else { return None };
    if step.len() < 2 {
        return None;
    }
    let players = game.players();
    let mut effects = vec![Value::default(); usize::from(players)];
    for _ in 0..samples {
        let mut reference = Answers::new();
        for seat in asked.iter() {
            reference.try_push((seat, game.reference_choice(seat, rng)?)).ok()?;
        }
        let playout_rng = rng.fork();
        let together = values_after(game, step, context, &playout_rng)?;
        for (effect, seat) in effects.iter_mut().zip(Seat::all(players)) {
            let own = step.iter().find(|(chooser, _)| *chooser == seat).copied();
            let alone = values_after(game, &with_own(&reference, own), context, &playout_rng)?;
            let (together, alone) = (together.of(seat), alone.of(seat));
            effect.score += (together.score - alone.score) / f64::from(samples);
            effect.win += (together.win - alone.win) / f64::from(samples);
        }
    }
    Some(effects)
}

/// The step that these answers make with the own choice of a seat. A unilateral choice is the only one of its step.
fn with_own<C: Choice>(answers: &Answers<C>, own: Option<(Seat, C)>) -> Answers<C> {
    let is_unilateral = |(_, choice): &(Seat, C)| choice.is_unilateral();
    let replace = |&(seat, answer): &(Seat, C)| match own {
        Some((chooser, choice)) if chooser == seat => (seat, choice),
        _ => (seat, answer),
    };
    let step: Answers<C> = answers.iter().map(replace).collect();
    match own.filter(is_unilateral).or_else(|| step.iter().copied().find(is_unilateral)) {
        Some(unilateral) => Answers::from_iter([unilateral]),
        None => step,
    }
}

/// Values of all seats after a step and the rest of the round.
fn values_after<G: ReviewModel>(
    game: &G,
    step: &[(Seat, G::Choice)],
    context: &RoundContext<'_, G>,
    playout_rng: &SeatRng,
) -> Option<SeatValues> {
    let mut rng = playout_rng.clone();
    // Playouts use up different numbers of random numbers; the rest of the match is the same for all steps.
    let mut match_rng = rng.fork();
    let mut after = game.clone();
    after.play(step, &mut DiscardEvents).ok()?;
    let scores = after.play_round(game, &mut rng)?;
    Some(context.values(&scores, game.players(), &mut match_rng))
}

#[cfg(test)]
mod tests {
    use rodeo_rules::buffalo::{Choice as Play, Use};
    use rodeo_rules::card::Card;
    use rodeo_rules::rows::RowId;

    use super::*;

    #[test]
    fn only_the_own_choice_replaces_an_answer() {
        let seat = |index| Seat::new(index).unwrap();
        let card = |number| Play::Card(Card::new(number).unwrap());
        let take = Play::Use(Use::Take7(RowId::new(0).unwrap()));
        let answers = Answers::from_iter([(seat(0), card(1)), (seat(1), card(2))]);
        let step = |own| with_own(&answers, own).to_vec();
        assert_eq!(step(None), answers.to_vec());
        assert_eq!(step(Some((seat(1), card(9)))), [(seat(0), card(1)), (seat(1), card(9))]);
        assert_eq!(step(Some((seat(1), take))), [(seat(1), take)], "a unilateral choice is played alone");
        let answers = Answers::from_iter([(seat(0), take), (seat(1), Play::Pass)]);
        assert_eq!(with_own(&answers, Some((seat(1), Play::Pass))).to_vec(), [(seat(0), take)]);
    }
}
