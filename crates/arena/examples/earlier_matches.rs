//! How much it helps `merciless` in Take 6 to know how three other players have played in earlier rounds. Nobody's level is
//! declared. Every deal is played in all rotations of the seats, with and without the knowledge, and is one paired sample.
//!
//! ```sh
//! cargo run --release -p rodeo-arena --example earlier_matches -- random 20 150 9301    # level, earlier rounds, deals, seed
//! ```

use rodeo_arena::Samples;
use rodeo_bots::{
    Bot, BotKind, DecisionContext, Level, Roster, SearchModel, SeatRng, StyleEvidence, StyleSummary,
};
use rodeo_rules::any::GameKind;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};
use rodeo_rules::take6::{Event, Rules, Take6};

/// Number of players.
const PLAYERS: u8 = 4;

type AnyError = Box<dyn std::error::Error>;

fn main() -> Result<(), AnyError> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [level, earlier, deals, seed] = &arguments[..] else {
        return Err("usage: earlier_matches LEVEL ROUNDS DEALS SEED".into());
    };
    let (level, earlier, deals, seed): (Level, u64, u64, u64) =
        (level.parse()?, earlier.parse()?, deals.parse()?, seed.parse()?);
    let [mut unknown, mut known, mut gain] = [Samples::default(); 3];
    let [mut heads_unknown, mut heads_known] = [Samples::default(); 2];
    for deal in 0..deals {
        let summary = earlier_rounds(level, earlier, &[seed, deal])?;
        let (mut wins, mut heads) = ([0.0; 2], [0.0; 2]);
        for rotation in 0..PLAYERS {
            let searcher = Seat::new(rotation).ok_or("no such seat")?;
            for (index, summary) in [None, Some(summary)].into_iter().enumerate() {
                let (end, _) = play(&[seed, deal, 1], level, Some(searcher), summary)?;
                let outcome = end.outcome().ok_or("the round is over")?;
                if outcome.winners.contains(searcher) {
                    wins[index] += 1.0 / f64::from(outcome.winners.len()) / f64::from(PLAYERS);
                }
                heads[index] += f64::from(outcome.scores[searcher.index()]) / f64::from(PLAYERS);
            }
        }
        unknown.add(100.0 * wins[0]);
        known.add(100.0 * wins[1]);
        gain.add(100.0 * (wins[1] - wins[0]));
        heads_unknown.add(heads[0]);
        heads_known.add(heads[1]);
    }
    let show = |samples: &Samples| format!("{:.1} ± {:.1}", samples.mean(), samples.interval().margin());
    println!("merciless against three {}, {deals} deals, seed {seed}", level.name());
    println!("unknown: {} % of wins, {:.2} heads", show(&unknown), heads_unknown.mean());
    println!("after {earlier} rounds: {} % of wins, {:.2} heads", show(&known), heads_known.mean());
    println!("gain: {} points", show(&gain));
    Ok(())
}

/// What earlier rounds among players of a level tell about one of them.
fn earlier_rounds(level: Level, rounds: u64, seed: &[u64; 2]) -> Result<StyleSummary, AnyError> {
    let mut summary = StyleSummary::default();
    for round in 0..rounds {
        let (_, evidence) = play(&[seed[0], seed[1], 2 + round], level, None, None)?;
        summary.add(&evidence[0]);
    }
    Ok(summary)
}

/// Plays a round between players of a level, and `merciless` on one seat, who knows this about the others. Returns the end, and
/// what the round tells about the styles.
fn play(
    seed: &[u64],
    level: Level,
    searcher: Option<Seat>,
    known: Option<StyleSummary>,
) -> Result<(Take6, [StyleEvidence; MAX_SEATS]), AnyError> {
    let rules: Rules = read_options(PLAYERS, "rounds=1")?;
    let kinds = Seat::all(PLAYERS).map(|seat| if searcher == Some(seat) { Level::Merciless } else { level });
    let kinds: Vec<BotKind> = kinds.map(BotKind::from).collect();
    let bots: Option<Vec<Box<dyn Bot<Take6>>>> = kinds.iter().map(|kind| Take6::bot(kind.level)).collect();
    let mut bots = bots.ok_or("the level does not play Take 6")?;
    let stream = |part: u64| SeatRng::from_parts(&seed.iter().copied().chain([part]).collect::<Vec<_>>());
    let mut rngs: Vec<SeatRng> = (1..=u64::from(PLAYERS)).map(stream).collect();
    let (mut deals, mut dealer) = (stream(0), Dealer::new());
    let earlier = [known; PLAYERS as usize];
    let (mut game, mut events) = (Take6::new(&rules)?, Vec::<Event>::new());
    loop {
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Deal => {
                let deck = game.deck().ok_or("there is a deck")?;
                game.deal(dealer.order(&deck, &mut deals), &mut events)?;
            }
            Awaiting::Moves(seats) => {
                let mut step = Vec::new();
                for seat in seats.iter() {
                    let (view, place) = (game.view(Viewer::Seat(seat)), seat.index());
                    let show = |event| Take6::show(event, Viewer::Seat(seat));
                    let history: Vec<Event> = events.iter().map(show).collect();
                    let budget = kinds[place].budget(GameKind::Take6);
                    let context = DecisionContext {
                        history: &history,
                        earlier: &earlier,
                        ..DecisionContext::new(&view, budget)
                    };
                    let decision = bots[place].decide(&context, &mut rngs[place]).ok_or("no decision")?;
                    step.push((seat, decision.choice));
                }
                game.play(&step, &mut events)?;
            }
        }
    }
    let public: Vec<Event> = events.iter().map(|event| Take6::show(event, Viewer::Public)).collect();
    let evidence = Take6::style_evidence(&rules, Viewer::Public, &public).ok_or("there is a play model")?;
    Ok((game, evidence))
}
