//! Totals of a player over several records, by game.

use std::fmt::Write as _;

use rodeo_review::{Balance, Decision, Unit, accuracy};
use rodeo_rules::any::GameKind;
use rodeo_rules::seat::Seat;
use rodeo_texts::{Names, Texts, text};
use serde::Serialize;

use super::text::columns;
use super::{Reviewed, accuracy_text, amount, names, seats_of};

/// Kinds of mistakes in the text form.
const SHOWN_MISTAKES: usize = 3;

/// All matches of a player in one game.
#[derive(Serialize)]
pub struct GameTotals<'a> {
    game: GameKind,
    unit: Unit,
    /// Number of seats of the player, which is one per match unless a name occurs twice.
    matches: usize,
    /// Matches that were played to their end, and those of them that the player won or shared.
    finished: usize,
    won: usize,
    /// Over all decisions; `null` if nothing was at stake.
    accuracy: Option<f64>,
    decisions: usize,
    labels: [u32; 3],
    /// Sum of all costs.
    cost: f64,
    /// Sums over all matches.
    score: Balance,
    win: Balance,
    /// Labelled decisions by the id of their main reason, the most frequent first.
    mistakes: Vec<MistakeTotals<'a>>,
}

/// Labelled decisions with the same main reason.
#[derive(Serialize)]
struct MistakeTotals<'a> {
    /// Id of the message; `null` for decisions without a reason.
    reason: Option<&'a str>,
    count: usize,
    /// Sum of the costs.
    cost: f64,
    /// Where the most expensive one is.
    worst: Example<'a>,
}

#[derive(Serialize)]
struct Example<'a> {
    file: &'a std::path::Path,
    step: usize,
    cost: f64,
    #[serde(skip)]
    reviewed: &'a Reviewed<'a>,
    #[serde(skip)]
    decision: &'a Decision,
}

/// The totals of a player, in the order of the games. Records without the player count for nothing.
pub fn totals<'a>(all: &'a [Reviewed<'a>], player: &str) -> Vec<GameTotals<'a>> {
    GameKind::ALL.iter().filter_map(|&game| game_totals(all, player, game)).collect()
}

fn game_totals<'a>(all: &'a [Reviewed<'a>], player: &str, game: GameKind) -> Option<GameTotals<'a>> {
    let of_game = all.iter().filter(|reviewed| reviewed.review.game == game);
    let matches: Vec<(&Reviewed, Seat)> = of_game
        .flat_map(|reviewed| seats_of(&reviewed.record, player).iter().map(move |seat| (reviewed, seat)))
        .collect();
    let unit = matches.first()?.0.review.unit;
    let decisions: Vec<(&Reviewed, &Decision)> = matches
        .iter()
        .flat_map(|&(reviewed, seat)| {
            let own = reviewed.review.decisions.iter().filter(move |decision| decision.seat == seat);
            own.map(move |decision| (reviewed, decision))
        })
        .collect();
    let mut totals = GameTotals {
        game,
        unit,
        matches: matches.len(),
        finished: 0,
        won: 0,
        accuracy: accuracy(decisions.iter().map(|(_, decision)| *decision)),
        decisions: decisions.len(),
        labels: [0; 3],
        cost: 0.0,
        score: Balance::default(),
        win: Balance::default(),
        mistakes: mistakes(&decisions),
    };
    for (reviewed, seat) in matches {
        let result = reviewed.record.result.as_ref();
        totals.finished += usize::from(result.is_some());
        totals.won += usize::from(result.is_some_and(|outcome| outcome.winners.contains(seat)));
        for own in reviewed.review.seats.iter().filter(|own| own.seat == seat) {
            totals.labels.iter_mut().zip(own.labels).for_each(|(sum, count)| *sum += count);
            totals.cost += own.cost;
            add(&mut totals.score, &own.score);
            add(&mut totals.win, &own.win);
        }
    }
    Some(totals)
}

fn add(sum: &mut Balance, other: &Balance) {
    sum.result += other.result;
    sum.expected += other.expected;
    sum.deal += other.deal;
    sum.skill += other.skill;
    sum.others += other.others;
    sum.luck += other.luck;
}

fn mistakes<'a>(decisions: &[(&'a Reviewed<'a>, &'a Decision)]) -> Vec<MistakeTotals<'a>> {
    let mut kinds: Vec<MistakeTotals> = Vec::new();
    for &(reviewed, decision) in decisions.iter().filter(|(_, decision)| decision.label.is_some()) {
        let reason = decision.reasons.first().map(|reason| &*reason.id);
        let cost = decision.cost.mean;
        let example = Example { file: reviewed.file, step: decision.step, cost, reviewed, decision };
        match kinds.iter_mut().find(|kind| kind.reason == reason) {
            Some(kind) => {
                kind.count += 1;
                kind.cost += cost;
                if cost > kind.worst.cost {
                    kind.worst = example;
                }
            }
            None => kinds.push(MistakeTotals { reason, count: 1, cost, worst: example }),
        }
    }
    kinds.sort_by(|one, other| other.count.cmp(&one.count).then(other.cost.total_cmp(&one.cost)));
    kinds
}

/// The totals as text: a table with means per match, and the most frequent mistakes of each game.
pub fn report(totals: &[GameTotals], player: &str, texts: &Texts) -> String {
    let language = texts.language();
    let mut table = vec![vec![
        text!(texts, Review::GameColumn),
        text!(texts, Review::Matches),
        text!(texts, Review::Won),
        text!(texts, Review::Accuracy),
        text!(texts, Review::Labels),
        text!(texts, Review::Costs),
        text!(texts, Review::Deal),
        text!(texts, Review::Skill),
        text!(texts, Review::Others),
        text!(texts, Review::Luck),
        text!(texts, Review::Result),
    ]];
    let mut mistakes = String::new();
    for game in totals {
        let name = texts.named("game", game.game.name()).unwrap_or_default();
        let [mild, severe, blunders] = game.labels;
        let mean = |number: f64| amount(number / game.matches as f64, game.unit, language);
        table.push(vec![
            name.clone(),
            game.matches.to_string(),
            game.won.to_string(),
            accuracy_text(game.accuracy, language),
            format!("{mild} · {severe} · {blunders}"),
            mean(game.cost),
            mean(game.score.deal),
            mean(game.score.skill),
            mean(game.score.others),
            mean(game.score.luck),
            mean(game.score.result),
        ]);
        if game.mistakes.is_empty() {
            continue;
        }
        let _ = writeln!(mistakes, "\n{} · {name}", text!(texts, Review::FrequentMistakes));
        for kind in game.mistakes.iter().take(SHOWN_MISTAKES) {
            let Example { file, step, reviewed, decision, .. } = &kind.worst;
            let names = names(&reviewed.record);
            let reader = Some(decision.seat.get());
            let sentence = decision
                .reasons
                .first()
                .map(|reason| format!(" {}", texts.format(reason, Names { names: &names, reader })));
            let _ = writeln!(
                mistakes,
                "  {} × · {} {} · {}, {}:{}",
                kind.count,
                text!(texts, Review::Costs),
                amount(kind.cost, game.unit, language),
                file.display(),
                text!(texts, Review::Step { step: *step }),
                sentence.unwrap_or_else(|| format!(" {}", decision.chosen)),
            );
        }
    }
    format!("{}\n\n{}{mistakes}", text!(texts, Review::Totals { player: player }), columns(&table))
}
