//! A record told in words: the whole story, or the table at one of its steps.

use rodeo_rules::any::{AnyChoice, ListedGame};
use rodeo_rules::choice::Choice;
use rodeo_rules::game::Awaiting;
use rodeo_rules::record::{Record, RecordError, Replay, Step};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::with_any;
use rodeo_texts::{Language, Texts, text};

use crate::console::{Look, WIDTH};
use crate::face::Face;
use crate::lines::wrapped;
use crate::scribe::Scribe;

/// Tells a record as the viewer saw it: all of it, or only the table after `at` steps. A record that is not true gets no
/// further than the step where it goes wrong.
pub fn retell(
    record: &Record,
    at: Option<usize>,
    viewer: Viewer,
    language: Language,
    look: Look,
) -> Result<Vec<String>, RecordError> {
    Replay::new(record)?.forward_to(at.unwrap_or(record.steps.len()))?;
    let texts = Texts::new(language);
    let names: Vec<String> = record.seats.iter().map(|player| player.name.clone()).collect();
    let scribe = Scribe::new(&texts, look, &names, None);
    let story = Story { record, at, viewer, scribe: &scribe };
    with_any!(AnyRules, &record.rules, G, rules => story.tell::<G>(rules))
}

struct Story<'a> {
    record: &'a Record,
    at: Option<usize>,
    viewer: Viewer,
    scribe: &'a Scribe<'a>,
}

impl Story<'_> {
    fn tell<G: Face>(&self, rules: &G::Rules) -> Result<Vec<String>, RecordError> {
        let mut game = G::new(rules)?;
        let mut view = game.view(self.viewer);
        let mut lines = Vec::new();
        let steps = self.at.unwrap_or(self.record.steps.len());
        for (number, step) in self.record.steps.iter().enumerate().take(steps) {
            let mut told = Vec::new();
            let taken = match step {
                Step::Deal { cards, .. } => game.deal(cards, &mut told),
                Step::Play(choices) => game.play(&typed::<G>(choices), &mut told),
            };
            taken.map_err(|error| RecordError::Rejected { step: number, error })?;
            if self.at.is_none() {
                lines.push(String::new());
                lines.push(self.scribe.title(&self.heading(number, step)));
                lines.extend(self.order(step));
            }
            for event in &told {
                let shown = G::show(event, self.viewer);
                if self.at.is_none() {
                    let told = G::tell(&shown, &view, self.scribe);
                    lines.extend(told.iter().flat_map(|line| wrapped(&format!("  {line}"), WIDTH)));
                }
                view.follow(&shown);
            }
        }
        match (self.at, game.outcome()) {
            (Some(_), None) if game.awaiting() == Awaiting::Deal => {
                lines.push(text!(self.scribe.texts, Table::DealPending));
            }
            (Some(_), None) => lines.extend(G::table(&view, self.scribe)),
            (_, Some(outcome)) => {
                lines.push(String::new());
                lines.extend(G::result(&outcome, self.scribe));
            }
            (None, None) => lines.push(text!(self.scribe.texts, Table::RecordUnfinished)),
        }
        Ok(lines)
    }

    /// What was dealt. Who looks through the eyes of one seat sees only what that seat was told.
    fn order(&self, step: &Step) -> Vec<String> {
        match (step, self.viewer) {
            (Step::Deal { cards, .. }, Viewer::Public) => {
                let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
                wrapped(&format!("  {}", cards.join(" ")), WIDTH)
            }
            (Step::Deal { .. } | Step::Play(_), _) => Vec::new(),
        }
    }

    /// The number of a step, from 0 as everywhere, and what was chosen in it.
    fn heading(&self, number: usize, step: &Step) -> String {
        match step {
            Step::Deal { .. } => text!(self.scribe.texts, Table::StepDeal { number: number }),
            Step::Play(choices) => {
                let said: Vec<String> = choices
                    .iter()
                    .map(|(seat, choice)| {
                        format!("{}: {}", self.scribe.name(*seat), self.scribe.words(&choice.words()))
                    })
                    .collect();
                text!(self.scribe.texts, Table::StepPlay { number: number, choices: said.join(" · ") })
            }
        }
    }
}

/// Converts choices to those of one game. A choice of another game is left out, so the step is rejected.
fn typed<G: ListedGame>(choices: &[(Seat, AnyChoice)]) -> Vec<(Seat, G::Choice)> {
    choices.iter().filter_map(|(seat, choice)| Some((*seat, *G::from_choice(choice)?))).collect()
}
