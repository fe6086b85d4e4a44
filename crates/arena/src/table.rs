//! One match.

use cpu_time::ThreadTime;
use rodeo_bots::{Bot, Budget, DecisionContext, SeatRng};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::{Dealer, Deck};
use rodeo_rules::game::{Awaiting, Game, Rules};
use rodeo_rules::seat::{Seat, Viewer};

use crate::contest::Error;
use crate::times::Times;

/// A bot on its seat.
pub(crate) struct Player<G: Game> {
    pub bot: Box<dyn Bot<G>>,
    pub rng: SeatRng,
    /// How much it may think.
    pub budget: Budget,
    /// What it has been shown so far.
    pub history: Vec<G::Event>,
    /// Which kind it is, to account for its time.
    pub kind: usize,
}

/// The cards of a match: each deck has rng of its own, so the same deck falls the same way in every rotation, however
/// the match went before.
pub(crate) struct Deals {
    pub seed: u64,
    pub deal: u64,
}

impl Deals {
    fn rng(&self, deck: &Deck) -> SeatRng {
        SeatRng::from_parts(&[self.seed, self.deal, deck.kind as u64, u64::from(deck.nth)])
    }
}

/// As often a bot may be asked within one step before the match counts as stuck.
const PATIENCE: usize = 64;

/// Plays a match to its end.
pub(crate) fn play<G: Game>(
    rules: &G::Rules,
    deals: &Deals,
    dealer: &mut Dealer,
    players: &mut [Player<G>],
    times: &mut [Times],
) -> Result<G, Error> {
    let mut game = G::new(rules)?;
    let mut ballot = Ballot::new(&game);
    let mut events = Vec::new();
    loop {
        match game.awaiting() {
            Awaiting::Over => return Ok(game),
            Awaiting::Deal => {
                let deck = game.deck().ok_or(Error::Stuck("a deal is awaited, but of no deck"))?;
                game.deal(dealer.order(&deck, &mut deals.rng(&deck)), &mut events)?;
            }
            Awaiting::Moves(_) => {
                ballot.renew(&game);
                collect(&game, &mut ballot, players, times)?;
                let step = ballot.step().ok_or(Error::Stuck("nobody is asked, but choices are awaited"))?;
                game.play(&step, &mut events)?;
            }
        }
        for (seat, player) in Seat::all(rules.players()).zip(players.iter_mut()) {
            player.history.extend(events.iter().map(|event| G::show(event, Viewer::Seat(seat))));
        }
        events.clear();
    }
}

/// Asks until the answers make a step.
fn collect<G: Game>(
    game: &G,
    ballot: &mut Ballot<G>,
    players: &mut [Player<G>],
    times: &mut [Times],
) -> Result<(), Error> {
    for _ in 0..PATIENCE * usize::from(game.rules().players()) {
        let Some(seat) = ballot.waiting().iter().next() else { return Ok(()) };
        let player = players.get_mut(seat.index()).ok_or(Error::Stuck("a seat without a bot is asked"))?;
        let view = game.view(Viewer::Seat(seat));
        let context = DecisionContext { view: &view, history: &player.history, budget: player.budget };
        let start = ThreadTime::now();
        let decision = player.bot.decide(&context, &mut player.rng);
        let taken = start.elapsed();
        if let Some(times) = times.get_mut(player.kind) {
            times.add(taken);
        }
        let choice = decision.ok_or(Error::Stuck("a bot is asked and has no answer"))?.choice;
        ballot.answer(game, seat, choice)?;
        if choice.is_unilateral() {
            propose(game, ballot, players, seat, choice)?;
        }
    }
    Err(Error::Stuck("bots propose without end"))
}

/// Lets the others say what they think of a proposal, where more than one seat decides.
fn propose<G: Game>(
    game: &G,
    ballot: &mut Ballot<G>,
    players: &mut [Player<G>],
    proposer: Seat,
    choice: G::Choice,
) -> Result<(), Error> {
    for (seat, player) in Seat::all(game.rules().players()).zip(players) {
        if ballot.step().is_some() {
            break;
        }
        let view = game.view(Viewer::Seat(seat));
        if seat != proposer && player.bot.supports(&view, proposer, &choice.proposed()) {
            ballot.support(game, seat, proposer)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::rc::Rc;

    use rodeo_bots::{Decision, Heuristic, Level, Random, Roster};
    use rodeo_rules::buffalo::Buffalo;
    use rodeo_rules::bull_party::BullParty;
    use rodeo_rules::game::View;
    use rodeo_rules::options::read_options;
    use rodeo_rules::take_that::TakeThat;
    use rodeo_rules::take6::Take6;

    use super::*;

    /// A match of bots that never roll: the cards alone decide.
    fn play_out(deal: u64, rng: u64) -> Take6 {
        let rules = read_options(3, "rounds=3").unwrap();
        let sit = |seat| Player::<Take6> {
            bot: Take6::bot(Level::Simple).unwrap(),
            budget: Budget::Playouts(0),
            history: Vec::new(),
            rng: SeatRng::from_parts(&[rng, seat]),
            kind: 0,
        };
        let mut players: Vec<_> = (0..3).map(sit).collect();
        let mut times = [Times::default()];
        let deals = Deals { seed: 1, deal };
        let game = play(&rules, &deals, &mut Dealer::new(), &mut players, &mut times).unwrap();
        assert!(times[0].count() >= 90);
        game
    }

    #[test]
    fn the_cards_of_a_deal_are_the_same_for_whoever_sits_there() {
        assert_eq!(play_out(5, 1), play_out(5, 2));
        assert_ne!(play_out(5, 1), play_out(6, 1));
    }

    #[test]
    fn every_deck_of_a_match_falls_its_own_way() {
        let deals = Deals { seed: 1, deal: 0 };
        let mut deck = Take6::new(&read_options(2, "").unwrap()).unwrap().deck().unwrap();
        let first = Dealer::new().order(&deck, &mut deals.rng(&deck)).to_vec();
        deck.nth += 1;
        assert_ne!(Dealer::new().order(&deck, &mut deals.rng(&deck)), first);
    }

    /// How often a probe was asked that had been shown something before.
    #[derive(Clone, Default)]
    struct Heard(Rc<Cell<u32>>);

    /// Plays at random, and follows what it was shown from an empty table on.
    struct Probe<G: Game> {
        rules: G::Rules,
        heard: Heard,
    }

    impl<G: Heuristic> Bot<G> for Probe<G> {
        fn decide(
            &mut self,
            context: &DecisionContext<'_, G>,
            rng: &mut SeatRng,
        ) -> Option<Decision<G::Choice>> {
            let mut followed: View<G> = View::new(&self.rules, context.view.viewer()).unwrap();
            context.history.iter().for_each(|event| followed.follow(event));
            assert_eq!(&followed, context.view, "the history does not lead to the view");
            self.heard.0.set(self.heard.0.get() + u32::from(!context.history.is_empty()));
            Random::default().decide(context, rng)
        }
    }

    /// Seats probes at a table; how often one was asked that had been shown something before.
    fn probe<G: Heuristic + 'static>(players: u8, options: &str) -> u32 {
        let rules: G::Rules = read_options(players, options).unwrap();
        let heard = Heard::default();
        let sit = |seat| Player::<G> {
            bot: Box::new(Probe { rules, heard: heard.clone() }),
            budget: Budget::Playouts(0),
            history: Vec::new(),
            rng: SeatRng::from_parts(&[seat]),
            kind: 0,
        };
        let mut players: Vec<_> = (0..players.into()).map(sit).collect();
        let deals = Deals { seed: 1, deal: 1 };
        play(&rules, &deals, &mut Dealer::new(), &mut players, &mut []).unwrap();
        heard.0.get()
    }

    #[test]
    fn every_bot_is_told_all_that_its_seat_was_shown_and_nothing_else() {
        assert!(probe::<Take6>(4, "rounds=2") >= 80);
        assert!(probe::<Take6>(3, "rounds=1 deck=limited deal=draft fans=flip_digits+jumping_cow") >= 59);
        assert!(probe::<Buffalo>(3, "") >= 20);
        assert!(probe::<Buffalo>(5, "decide=majority") >= 20);
        assert!(probe::<TakeThat>(3, "variant=advanced") >= 20);
        assert!(probe::<BullParty>(4, "") >= 20);
    }
}
