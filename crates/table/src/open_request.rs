//! Tables as guests ask for them.

use rodeo_protocol::api::OpenTable;
use rodeo_protocol::table::TableSettings;
use rodeo_protocol::{Code, Problem, ProblemCode, TableId};
use rodeo_rules::game::Rules;
use rodeo_rules::seat::Seat;

use crate::Millis;
use crate::fact::{Checkpoint, Secret};
use crate::host::{check_clock, house_level};
use crate::occupant::Occupant;
use crate::table::GuestIdentity;

impl Checkpoint {
    /// Returns the first fact of the table that a guest asks for. The guest is the host on the first seat; the bots take the
    /// last seats.
    pub fn for_request(
        request: &OpenTable,
        host: &GuestIdentity,
        id: TableId,
        code: Code,
        opened_at: Millis,
        secret: Secret,
    ) -> Result<Checkpoint, Problem> {
        let players = request.players.unwrap_or(request.game.usual_players());
        let rules = request.game.read_rules(players, &request.options)?;
        let clock = request.clock.filter(|&seconds| seconds > 0);
        check_clock(clock)?;
        let mut seats = vec![Occupant::Empty; usize::from(rules.players())];
        let too_many_bots =
            || Problem::new(ProblemCode::InvalidSettings, "There are more bots than seats besides yours.");
        let free = seats.len().checked_sub(1 + request.bots.len()).ok_or_else(too_many_bots)?;
        let bot_seats = Seat::all(players).zip(&mut seats).skip(1 + free);
        for (level, (seat, occupant)) in request.bots.iter().zip(bot_seats) {
            *occupant = Occupant::house_bot(house_level(level, request.game)?, seat);
        }
        seats[0] = host.occupant();
        if request.deal.is_some() && !request.start {
            let alone = "A numbered deal is for one player against bots: the match must start at once.";
            return Err(Problem::new(ProblemCode::InvalidSettings, alone));
        }
        let settings = TableSettings {
            rules,
            clock,
            visibility: request.visibility,
            spectators: request.spectators,
            show_seen: request.show_seen,
            hints: request.hints,
            deal: request.deal,
        };
        let secret = request.deal.map_or(secret, Secret::of_deal);
        Ok(Checkpoint::new(id, code, opened_at, settings, seats, Some(host.id), secret))
    }
}
