//! A custom bot at a table with three others: `cargo run --release -p rodeo-bots --example own_bot`.

use rodeo_bots::{Bot, Budget, Decision, DecisionContext, Level, Roster, SeatRng, Simple};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Choice, Phase, Take6};

/// Plays the card that goes to the row with the fewest heads.
struct FewestHeads;

impl Bot<Take6> for FewestHeads {
    fn decide(
        &mut self,
        context: &DecisionContext<'_, Take6>,
        rng: &mut SeatRng,
    ) -> Option<Decision<Choice>> {
        let (view, seat) = (context.view, context.seat()?);
        if view.phase() != Phase::Choose {
            // Draft a card or take a row like the bot `simple`.
            return Simple.decide(context, rng);
        }
        // A view has the methods of the game. Higher values are better, so heads are negative.
        let value = |card| match view.row_for(card) {
            Some(row) => -f32::from(view.rows()[row].heads()),
            None => -f32::from(view.rows()[view.rows().cheapest()].heads()) - 5.0,
        };
        let values = view.hand(seat).iter().map(|card| (Choice::Card(card), value(card.get()))).collect();
        let mut decision = Decision { choice: Choice::Card(view.hand(seat).first()?), values };
        if let Some((choice, _)) = decision.values.iter().max_by(|a, b| a.1.total_cmp(&b.1)) {
            decision.choice = *choice;
        }
        Some(decision)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut heads = [0; 4];
    for deal in 0..200 {
        let mut rng = SeatRng::new(deal);
        let mut game = Take6::new(&read_options(4, "rounds=1")?)?;
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Deal => {
                    let deck = game.deck().ok_or("no deck")?;
                    game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents)?;
                }
                Awaiting::Moves(seats) => {
                    let mut step = Vec::new();
                    for seat in seats.iter() {
                        let view = game.view(Viewer::Seat(seat));
                        let context = DecisionContext::new(&view, Budget::Playouts(10));
                        let mut bot: Box<dyn Bot<Take6>> = match seat.index() {
                            0 => Box::new(FewestHeads),
                            _ => Take6::bot(Level::Simple).ok_or("simple does not play Take 6")?,
                        };
                        let decision = bot.decide(&context, &mut rng).ok_or("no decision")?;
                        step.push((seat, decision.choice));
                    }
                    game.play(&step, &mut DiscardEvents)?;
                }
            }
        }
        for seat in Seat::all(4) {
            heads[seat.index()] += game.score(seat);
        }
    }
    println!("heads in 200 rounds by seat, the custom bot first: {heads:?}");
    Ok(())
}
