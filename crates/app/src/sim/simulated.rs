//! Playing a match with random players.

use anyhow::{Result, bail};
use arrayvec::ArrayVec;
use rodeo_arena::Rounds;
use rodeo_bots::{FreeRow, SeatDice, random_choice};
use rodeo_rules::any::{AnyChoice, AnyRules};
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, Dice, Game, Silent};
use rodeo_rules::record::Recorder;
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::{self, Phase, Plans, Take6};

/// The choices of a step.
type Choices<G> = ArrayVec<(Seat, <G as Game>::Choice), MAX_SEATS>;

/// A game that can be played at random, and counts its rounds.
pub trait Simulated: FreeRow + Rounds + Game<Rules: Into<AnyRules>, Choice: Into<AnyChoice>> {
    /// Plays the match to its end, with nobody listening.
    fn finish(&mut self, dealer: &mut Dealer, dice: &mut SeatDice, rows: RowRule) -> Result<()> {
        while let Some(done) = step(self, dealer, dice, rows) {
            match done {
                Step::Deal(order) => self.deal(order, &mut Silent)?,
                Step::Play(choices) => self.play(&choices, &mut Silent)?,
            }
        }
        Ok(())
    }
}

impl Simulated for Buffalo {}

impl Simulated for BullParty {}

impl Simulated for TakeThat {}

impl Simulated for Take6 {
    /// Random players of the base game shuffle their hands once and play them in that order: just as random as drawing a
    /// card each time, and quicker. Everything goes through the checked step all the same.
    fn finish(&mut self, dealer: &mut Dealer, dice: &mut SeatDice, rows: RowRule) -> Result<()> {
        let flips = self.rules().fans.has(take6::FanCard::FlipDigits);
        loop {
            match self.phase() {
                Phase::Over => return Ok(()),
                Phase::Deal => {
                    let Some(deck) = self.deck() else { bail!("a deal without a deck") };
                    self.deal(dealer.order(&deck, dice), &mut Silent)?;
                }
                Phase::Choose if !flips => play_hands(self, &Plans::draw(self, dice), dice, rows)?,
                Phase::Choose | Phase::TakeRow(_) | Phase::Draft(_) => {
                    let Some(Step::Play(choices)) = step(self, dealer, dice, rows) else {
                        bail!("no choice to be had")
                    };
                    self.play(&choices, &mut Silent)?;
                }
            }
        }
    }
}

/// Plays all hands as planned, to the end of the round.
fn play_hands(game: &mut Take6, plans: &Plans, dice: &mut SeatDice, rows: RowRule) -> Result<()> {
    let mut choices = Choices::<Take6>::new();
    let mut turn = 0;
    loop {
        match game.phase() {
            Phase::Choose => {
                choices.clear();
                for seat in Seat::all(game.players()) {
                    let Some(card) = plans.card(seat, turn) else { bail!("a turn without a card") };
                    choices.push((seat, take6::Choice::Card(card)));
                }
                game.play(&choices, &mut Silent)?;
                turn += 1;
            }
            Phase::TakeRow(seat) => {
                let row = rows.choose(game.rows(), dice);
                game.play(&[(seat, take6::Choice::Row(row))], &mut Silent)?;
            }
            Phase::Deal | Phase::Draft(_) | Phase::Over => return Ok(()),
        }
    }
}

/// Plays a match to its end and keeps its record.
pub fn play_recorded<G: Simulated>(
    recorder: &mut Recorder<G>,
    dealer: &mut Dealer,
    dice: &mut SeatDice,
    rows: RowRule,
) -> Result<()> {
    while let Some(done) = step(recorder.game(), dealer, dice, rows) {
        match done {
            Step::Deal(order) => recorder.deal(order, &mut Silent)?,
            Step::Play(choices) => recorder.play(&choices, &mut Silent)?,
        }
    }
    Ok(())
}

/// What happens next.
enum Step<'a, C> {
    Deal(&'a [rodeo_rules::card::Card]),
    Play(ArrayVec<(Seat, C), MAX_SEATS>),
}

/// A random step; `None` when the match is over.
fn step<'a, G: Simulated>(
    game: &G,
    dealer: &'a mut Dealer,
    dice: &mut SeatDice,
    rows: RowRule,
) -> Option<Step<'a, G::Choice>> {
    match game.awaiting() {
        Awaiting::Over => None,
        Awaiting::Deal => Some(Step::Deal(dealer.order(&game.deck()?, dice))),
        Awaiting::Moves(seats) => Some(Step::Play(choices(game, seats, dice, rows)?)),
    }
}

/// A choice of every seat; if one that counts alone is among them, that one, of several any.
fn choices<G: Simulated>(game: &G, seats: SeatSet, dice: &mut SeatDice, rows: RowRule) -> Option<Choices<G>> {
    let mut all = Choices::<G>::new();
    for seat in seats.iter() {
        all.push((seat, random_choice(game, seat, rows, dice)?));
    }
    let alone = all.iter().filter(|(_, choice)| choice.counts_alone());
    match alone.clone().count() as u32 {
        0 => Some(all),
        several => {
            alone.copied().nth(dice.below(several) as usize).map(|choice| Choices::<G>::from_iter([choice]))
        }
    }
}
