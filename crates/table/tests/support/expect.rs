//! The `expect` steps of scripts.

use rodeo_bots::Level;
use rodeo_protocol::table::{PendingDecision, TablePhase};
use rodeo_rules::game::Rules;
use rodeo_rules::seat::{Seat, SeatSet};

use super::client::ClientState;
use super::harness::guest;
use super::script::{ScriptRunner, StepResult, millis};

impl ScriptRunner {
    pub fn expect(&mut self, expectation: &str) -> StepResult {
        let state = self.harness.table.state();
        let now = self.pending_decision();
        let (key, value) = expectation.split_once(' ').ok_or("an expectation needs a value")?;
        let words: Vec<&str> = value.split(' ').collect();
        match (key, words.as_slice()) {
            ("phase", [phase]) => {
                let name = match state.phase {
                    TablePhase::Open => "open",
                    TablePhase::Playing => "playing",
                    TablePhase::Paused => "paused",
                    TablePhase::Over => "over",
                };
                same(phase, &name)
            }
            ("waiting", _) => self.same_seats(value, now.waiting),
            ("asked", _) => self.same_seats(value, now.asked),
            ("away", _) => self.same_seats(value, now.away),
            ("stand_in", _) => self.same_seats(value, now.stand_in),
            ("nudged", _) => self.same_seats(value, now.nudged),
            ("passed_for_turn", _) => self.same_seats(value, now.passed_for_turn),
            ("rematch", _) => self.same_seats(value, state.rematch),
            ("nonces", _) => self.same_seats(value, state.nonces),
            ("time_left", ["none"]) => same(&None, &now.left_ms),
            ("time_left", [time]) => same(&Some(millis(time)?), &now.left_ms),
            ("needed", [count]) => same(&count.parse().ok(), &now.needed),
            ("proposals", ["none"]) => same(&0, &now.proposals.len()),
            ("proposal", [proposer, words @ ..]) => {
                let seat = self.seat(proposer)?;
                let proposal = now.proposals.iter().find(|proposal| proposal.seat == seat);
                let proposal = proposal.ok_or("this seat has no proposal")?;
                let (choice, supporters) = words
                    .iter()
                    .position(|word| *word == "by")
                    .map(|at| words.split_at(at))
                    .ok_or("`by` is missing")?;
                if choice != ["any"] {
                    same(&choice.join(" ").as_str(), &proposal.choice.as_str())?;
                }
                self.same_seats(&supporters[1..].join(" "), proposal.supporters)
            }
            ("host", [name]) => {
                let client = self.client(name)?;
                same(&Some(self.harness.clients[client].guest.id), &state.host)
            }
            ("seat", [seat, "is", occupant]) => {
                let seat = self.seat(seat)?;
                same(occupant, &self.occupant(seat).as_str())
            }
            ("seats", [count]) => same(&count.parse().ok(), &Some(state.seats.len())),
            ("game", [game]) => same(game, &state.settings.rules.kind().name()),
            ("option", [option, value]) => same(&Some((*value).into()), &state.settings.rules.get(option)),
            ("clock", [clock]) => same(&clock.parse().ok(), &Some(state.settings.clock.unwrap_or(0))),
            ("matches", [count]) => same(&count.parse().ok(), &Some(state.matches)),
            ("finished", [count]) => same(&count.parse().ok(), &Some(self.harness.finished.len())),
            ("checkpoints", [count]) => same(&count.parse().ok(), &Some(self.harness.checkpoints)),
            ("chat", [count]) => same(&count.parse().ok(), &Some(self.harness.table.chat().count())),
            ("chat_lines", [name, count]) => {
                same(&count.parse().ok(), &Some(self.client_state(name)?.chat.len()))
            }
            ("rounds", [name, count]) => {
                let sheet = self.client_state(name)?.score_sheet.as_ref().ok_or("there is no score sheet")?;
                same(&count.parse().ok(), &Some(sheet.lines.len() - 1))
            }
            ("last_chat", [name, text @ ..]) => {
                let line = self.harness.table.chat().last().ok_or("the chat is empty")?;
                same(&(*name, text.join(" ").as_str()), &(line.name.as_str(), line.text.as_str()))
            }
            ("wake_at", [time]) => {
                let wake_at = self.harness.table.wake_at(self.harness.now, &self.harness.policy);
                let expected = if *time == "never" { None } else { Some(millis(time)?) };
                same(&expected, &wake_at)
            }
            ("received", [name, kind]) => {
                let client = self.client(name)?;
                same(kind, &self.harness.clients[client].received)
            }
            ("bot_requests", _) => {
                let requests = self.harness.bot_requests.iter();
                let current = requests.filter(|request| Some(request.id.question) == now.question);
                let seats = current.map(|request| request.id.seat).collect();
                self.same_seats(value, seats)
            }
            ("bot_level", [seat, level]) => {
                let seat = self.seat(seat)?;
                let request = self.harness.bot_requests.iter().find(|request| request.id.seat == seat);
                same(level, &request.ok_or("no open request for this seat")?.kind.level.name())
            }
            ("declared", [seat, levels @ ..]) => {
                let seat = self.seat(seat)?;
                let request = self.harness.bot_requests.iter().find(|request| request.id.seat == seat);
                let declared = &request.ok_or("no open request for this seat")?.declared;
                let names: Vec<_> = declared.iter().map(|level| level.map_or("-", Level::name)).collect();
                same(&levels.to_vec(), &names)
            }
            ("answer", [name, words @ ..]) => {
                let state = self.client_state(name)?;
                let answer =
                    state.prompt.as_ref().and_then(|prompt| prompt.answer.as_deref()).unwrap_or("none");
                match words {
                    ["some"] if answer != "none" => Ok(()),
                    words => same(&words.join(" ").as_str(), &answer),
                }
            }
            ("no_access", [name]) => {
                let client = self.client(name)?;
                let id = self.harness.clients[client].guest.id;
                same(&true, &self.harness.snapshot_for(&self.harness.table, id).is_none())
            }
            ("recorded", [seat, "as", name]) => {
                let seat = self.seat(seat)?;
                let finished = self.harness.finished.last().ok_or("no match is over")?;
                let player = &finished.record.seats[seat.index()];
                let state =
                    serde_json::to_string(&finished.seats[seat.index()]).map_err(|e| e.to_string())?;
                same(name, &player.name.as_str())?;
                if state.contains(name) { Ok(()) } else { Err(format!("the seat is {state}")) }
            }
            ("replaced_by_bot", _) => {
                let finished = self.harness.finished.last().ok_or("no match is over")?;
                let replaced_by_bot = finished.replaced_by_bot;
                self.same_seats(value, replaced_by_bot)
            }
            ("record", ["matches", "commitment"]) => self.check_record(),
            ("nonce", [seat, hex]) => {
                let seat = self.seat(seat)?;
                let ended = state.result.ok_or("no match is over")?;
                same(&true, &ended.nonces.contains(&(seat, (*hex).into())))
            }
            _ => Err("unknown expectation".into()),
        }
    }

    /// The pending decision as the first client with access sees it.
    fn pending_decision(&self) -> PendingDecision {
        let ids = self.harness.clients.iter().map(|client| client.guest.id).chain([guest(200)]);
        let mut snapshots = ids.filter_map(|id| self.harness.snapshot_for(&self.harness.table, id));
        snapshots.next().map(|snapshot| snapshot.pending).unwrap_or_default()
    }

    fn client_state(&mut self, name: &str) -> Result<&ClientState, String> {
        let client = self.client(name)?;
        self.harness.clients[client].state.as_ref().ok_or("this client received nothing".into())
    }

    fn same_seats(&mut self, text: &str, seats: SeatSet) -> StepResult {
        same(&self.seats(text)?, &seats)
    }

    /// Checks that the record of the last match, its published result and the commitment before it agree.
    fn check_record(&self) -> StepResult {
        let finished = self.harness.finished.last().ok_or("no match is over")?;
        let ended = self.harness.table.state().result.ok_or("no match is over")?;
        let chance = finished.record.chance.as_ref().ok_or("no secret in the record")?;
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        same(&hex(&chance.secret), &ended.secret)?;
        same(&hex(&chance.seed().commitment()), &ended.commitment)?;
        let nonces: Vec<(Seat, String)> =
            chance.nonces.iter().map(|(seat, nonce)| (*seat, hex(nonce))).collect();
        same(&nonces, &ended.nonces)?;
        let matches = self.harness.table.state().matches;
        for client in &self.harness.clients {
            let before = client.history.iter().filter(|state| state.table.matches == matches);
            for state in before.filter(|state| state.table.result.is_none()) {
                same(&ended.commitment, &state.table.commitment)?;
            }
        }
        Ok(())
    }
}

fn same<T: PartialEq + std::fmt::Debug>(expected: &T, actual: &T) -> StepResult {
    if expected == actual { Ok(()) } else { Err(format!("expected {expected:?}, got {actual:?}")) }
}
