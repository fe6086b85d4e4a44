//! What a script expects of a table.

use rodeo_protocol::table::{PendingDecision, TablePhase};
use rodeo_rules::game::Rules;
use rodeo_rules::seat::{Seat, SeatSet};

use super::bench::guest;
use super::script::{Player, millis};

type Done = Result<(), String>;

impl Player {
    pub fn expect(&mut self, what: &str) -> Done {
        let state = self.bench.table.state();
        let now = self.waiting();
        let (key, value) = what.split_once(' ').ok_or("expect what?")?;
        let words: Vec<&str> = value.split(' ').collect();
        match (key, words.as_slice()) {
            ("phase", [phase]) => {
                let is = match state.phase {
                    TablePhase::Open => "open",
                    TablePhase::Playing => "playing",
                    TablePhase::Paused => "paused",
                    TablePhase::Over => "over",
                };
                same(phase, &is)
            }
            ("waiting", _) => self.same_seats(value, now.waiting),
            ("asked", _) => self.same_seats(value, now.asked),
            ("away", _) => self.same_seats(value, now.away),
            ("stand_in", _) => self.same_seats(value, now.stand_in),
            ("nudged", _) => self.same_seats(value, now.nudged),
            ("passed_for_turn", _) => self.same_seats(value, now.passed_for_turn),
            ("rematch", _) => self.same_seats(value, state.rematch),
            ("nonces", _) => self.same_seats(value, state.nonces),
            ("left", ["none"]) => same(&None, &now.left_ms),
            ("left", [time]) => same(&Some(millis(time)?), &now.left_ms),
            ("needed", [count]) => same(&count.parse().ok(), &now.needed),
            ("proposals", ["none"]) => same(&0, &now.proposals.len()),
            ("proposal", [whom, words @ ..]) => {
                let seat = self.seat(whom)?;
                let proposal = now.proposals.iter().find(|proposal| proposal.seat == seat);
                let proposal = proposal.ok_or("nothing is proposed there")?;
                let (choice, supporters) = words
                    .iter()
                    .position(|word| *word == "by")
                    .map(|at| words.split_at(at))
                    .ok_or("by whom?")?;
                if choice != ["any"] {
                    same(&choice.join(" ").as_str(), &proposal.choice.as_str())?;
                }
                self.same_seats(&supporters[1..].join(" "), proposal.supporters)
            }
            ("host", [whom]) => {
                let client = *self.whom(whom)?.first().ok_or("nobody")?;
                same(&Some(self.bench.clients[client].visitor.id), &state.host)
            }
            ("seat", [seat, "is", who]) => {
                let seat = self.seat(seat)?;
                same(who, &self.sitter(seat).as_str())
            }
            ("seats", [count]) => same(&count.parse().ok(), &Some(state.seats.len())),
            ("game", [game]) => same(game, &state.settings.rules.kind().name()),
            ("option", [option, value]) => same(&Some((*value).into()), &state.settings.rules.get(option)),
            ("clock", [clock]) => same(&clock.parse().ok(), &Some(state.settings.clock.unwrap_or(0))),
            ("matches", [count]) => same(&count.parse().ok(), &Some(state.matches)),
            ("finished", [count]) => same(&count.parse().ok(), &Some(self.bench.finished.len())),
            ("condensed", [count]) => same(&count.parse().ok(), &Some(self.bench.rebased)),
            ("chat", [count]) => same(&count.parse().ok(), &Some(self.bench.table.chat().count())),
            ("hears", [whom, count]) => {
                let client = *self.whom(whom)?.first().ok_or("nobody")?;
                let fold = self.bench.clients[client].fold.as_ref().ok_or("was shown nothing")?;
                same(&count.parse().ok(), &Some(fold.chat.len()))
            }
            ("rounds", [whom, count]) => {
                let client = *self.whom(whom)?.first().ok_or("nobody")?;
                let fold = self.bench.clients[client].fold.as_ref().ok_or("was shown nothing")?;
                let sheet = fold.score_sheet.as_ref().ok_or("has no score sheet")?;
                same(&count.parse().ok(), &Some(sheet.lines.len() - 1))
            }
            ("line", [name, text @ ..]) => {
                let line = self.bench.table.chat().last().ok_or("nobody has said anything")?;
                same(&(*name, text.join(" ").as_str()), &(line.name.as_str(), line.text.as_str()))
            }
            ("wakes", ["never"]) => {
                same(&None, &self.bench.table.wake_at(self.bench.now, &self.bench.policy))
            }
            ("wakes", [time]) => {
                let wakes = self.bench.table.wake_at(self.bench.now, &self.bench.policy);
                same(&Some(millis(time)?), &wakes)
            }
            ("told", [whom, what]) => {
                let client = *self.whom(whom)?.first().ok_or("nobody")?;
                same(what, &self.bench.clients[client].told)
            }
            ("thinking", _) => {
                let question = now.question;
                let fresh = self.bench.thoughts.iter().filter(|think| Some(think.asked.question) == question);
                let seats = fresh.map(|think| think.asked.seat).collect();
                self.same_seats(value, seats)
            }
            ("answer", [whom, words @ ..]) => {
                let client = *self.whom(whom)?.first().ok_or("nobody")?;
                let fold = self.bench.clients[client].fold.as_ref().ok_or("was shown nothing")?;
                let answer = fold.prompt.as_ref().and_then(|ask| ask.answer.as_deref()).unwrap_or("none");
                match words {
                    ["some"] if answer != "none" => Ok(()),
                    words => same(&words.join(" ").as_str(), &answer),
                }
            }
            ("sees", [whom, "nothing"]) => {
                let client = *self.whom(whom)?.first().ok_or("nobody")?;
                let id = self.bench.clients[client].visitor.id;
                same(&true, &self.bench.fresh(&self.bench.table, id).is_none())
            }
            ("played", [seat, "by", name]) => {
                let seat = self.seat(seat)?;
                let finished = self.bench.finished.last().ok_or("no match is over")?;
                let player = &finished.record.seats[seat.index()];
                let shown =
                    serde_json::to_string(&finished.seats[seat.index()]).map_err(|e| e.to_string())?;
                same(name, &player.name.as_str())?;
                if shown.contains(name) { Ok(()) } else { Err(format!("the seat says {shown}")) }
            }
            ("replaced_by_bot", _) => {
                let finished = self.bench.finished.last().ok_or("no match is over")?;
                let replaced_by_bot = finished.replaced_by_bot;
                self.same_seats(value, replaced_by_bot)
            }
            ("record", ["proves", "the", "commitment"]) => self.record_proves(),
            ("nonce", [seat, hex]) => {
                let seat = self.seat(seat)?;
                let ended = state.result.ok_or("no match is over")?;
                same(&true, &ended.nonces.contains(&(seat, (*hex).into())))
            }
            _ => Err("nobody knows what that is".into()),
        }
    }

    /// What everybody sees now.
    fn waiting(&self) -> PendingDecision {
        let ids = self.bench.clients.iter().map(|client| client.visitor.id).chain([guest(200)]);
        let mut fresh = ids.filter_map(|id| self.bench.fresh(&self.bench.table, id));
        fresh.next().map(|fresh| fresh.pending).unwrap_or_default()
    }

    fn same_seats(&mut self, text: &str, seats: SeatSet) -> Done {
        same(&self.seats(text)?, &seats)
    }

    /// The record of the last match, the end as it was shown, and what was shown before fit together.
    fn record_proves(&self) -> Done {
        let finished = self.bench.finished.last().ok_or("no match is over")?;
        let ended = self.bench.table.state().result.ok_or("no match is over")?;
        let chance = finished.record.chance.as_ref().ok_or("no secret in the record")?;
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        same(&hex(&chance.secret), &ended.secret)?;
        same(&hex(&chance.seed().commitment()), &ended.commitment)?;
        let nonces: Vec<(Seat, String)> =
            chance.nonces.iter().map(|(seat, nonce)| (*seat, hex(nonce))).collect();
        same(&nonces, &ended.nonces)?;
        for client in &self.bench.clients {
            let before =
                client.past.iter().filter(|fold| fold.table.matches == self.bench.table.state().matches);
            for fold in before.filter(|fold| fold.table.result.is_none()) {
                same(&ended.commitment, &fold.table.commitment)?;
            }
        }
        Ok(())
    }
}

fn same<T: PartialEq + std::fmt::Debug>(wanted: &T, got: &T) -> Done {
    if wanted == got { Ok(()) } else { Err(format!("wanted {wanted:?}, got {got:?}")) }
}
