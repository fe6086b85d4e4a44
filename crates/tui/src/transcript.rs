//! Transcript of a record: all events in words, or the table after one of its steps.

use rodeo_rules::any::{AnyChoice, ListedGame};
use rodeo_rules::choice::Choice;
use rodeo_rules::game::Awaiting;
use rodeo_rules::record::{Record, RecordError, Replay, Step};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::with_any;
use rodeo_texts::{Language, Texts, text};

use crate::console::{Capabilities, WIDTH};
use crate::game_screen::GameScreen;
use crate::lines::wrapped;
use crate::render::Renderer;

/// Returns a record in words as the viewer saw it: all of it, or only the table after `at` steps.
///
/// # Errors
/// If the record cannot be replayed up to that step.
pub fn transcript(
    record: &Record,
    at: Option<usize>,
    viewer: Viewer,
    language: Language,
    capabilities: Capabilities,
) -> Result<Vec<String>, RecordError> {
    Replay::new(record)?.forward_to(at.unwrap_or(record.steps.len()))?;
    let texts = Texts::new(language);
    let names: Vec<String> = record.seats.iter().map(|player| player.name.clone()).collect();
    let renderer = Renderer::new(&texts, capabilities, &names, None);
    let transcript = Transcript { record, at, viewer, renderer: &renderer };
    with_any!(AnyRules, &record.rules, G, rules => transcript.lines::<G>(rules))
}

struct Transcript<'a> {
    record: &'a Record,
    at: Option<usize>,
    viewer: Viewer,
    renderer: &'a Renderer<'a>,
}

impl Transcript<'_> {
    fn lines<G: GameScreen>(&self, rules: &G::Rules) -> Result<Vec<String>, RecordError> {
        let mut game = G::new(rules)?;
        let mut view = game.view(self.viewer);
        let mut lines = Vec::new();
        let steps = self.at.unwrap_or(self.record.steps.len());
        for (number, step) in self.record.steps.iter().enumerate().take(steps) {
            let mut events = Vec::new();
            let taken = match step {
                Step::Deal { cards, .. } => game.deal(cards, &mut events),
                Step::Play(choices) => game.play(&typed::<G>(choices), &mut events),
            };
            taken.map_err(|error| RecordError::Rejected { step: number, error })?;
            if self.at.is_none() {
                lines.push(String::new());
                lines.push(self.renderer.title(&self.heading(number, step)));
                lines.extend(self.order(step));
            }
            for event in &events {
                let shown = G::show(event, self.viewer);
                if self.at.is_none() {
                    for line in G::narrate(&shown, &view, self.renderer.reader()) {
                        lines.extend(wrapped(&format!("  {}", self.renderer.line(&line)), WIDTH));
                    }
                }
                view.follow(&shown);
            }
        }
        match (self.at, game.outcome()) {
            (Some(_), None) if game.awaiting() == Awaiting::Deal => {
                lines.push(text!(self.renderer.texts, Table::DealPending));
            }
            (Some(_), None) => lines.extend(G::board(&view, self.renderer)),
            (_, Some(outcome)) => {
                lines.push(String::new());
                lines.extend(G::result_lines(&outcome, self.renderer));
            }
            (None, None) => lines.push(text!(self.renderer.texts, Table::RecordUnfinished)),
        }
        Ok(lines)
    }

    /// The order of a deal, which only the public transcript shows: a seat sees only its own cards.
    fn order(&self, step: &Step) -> Vec<String> {
        match (step, self.viewer) {
            (Step::Deal { cards, .. }, Viewer::Public) => {
                let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
                wrapped(&format!("  {}", cards.join(" ")), WIDTH)
            }
            (Step::Deal { .. } | Step::Play(_), _) => Vec::new(),
        }
    }

    /// The number of a step, counted from 0, and the choices made in it.
    fn heading(&self, number: usize, step: &Step) -> String {
        match step {
            Step::Deal { .. } => text!(self.renderer.texts, Table::StepDeal { number: number }),
            Step::Play(choices) => {
                let choices: Vec<String> = choices
                    .iter()
                    .map(|(seat, choice)| {
                        format!("{}: {}", self.renderer.name(*seat), self.renderer.words(&choice.words()))
                    })
                    .collect();
                text!(self.renderer.texts, Table::StepPlay { number: number, choices: choices.join(" · ") })
            }
        }
    }
}

/// Converts choices to the type of the game. Choices of another game are left out, so that the step is rejected.
fn typed<G: ListedGame>(choices: &[(Seat, AnyChoice)]) -> Vec<(Seat, G::Choice)> {
    choices.iter().filter_map(|(seat, choice)| Some((*seat, *G::from_choice(choice)?))).collect()
}
