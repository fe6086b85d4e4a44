//! Decisions of bots that another process makes: what it must know, and its answer.

use rodeo_bots::{BotKind, Level, StyleSummary};
use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame};
use rodeo_rules::choice::{Choice as _, Words, read_words, write_words};
use rodeo_rules::game::{Game as _, View};
use serde::{Deserialize, Serialize};

use crate::table::{BotRequest, BotRequestId};

/// A [`BotRequest`] that can be sent to another process. It contains what the seat of the bot sees, and how the people at the table
/// played in earlier matches, by seat; nothing else.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SentBotRequest {
    id: BotRequestId,
    bot: String,
    view: View<AnyGame>,
    history: Vec<AnyEvent>,
    declared: Vec<Option<String>>,
    /// Left out if empty, and ignored by programs that do not know it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    earlier: Vec<Option<StyleSummary>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proposal: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<u32>,
}

/// A request that was sent names a bot or a word that this program does not know. The text contains neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the decision of a bot has an unknown form")]
pub struct UnknownBotRequest;

impl From<&BotRequest> for SentBotRequest {
    fn from(request: &BotRequest) -> SentBotRequest {
        let name = |level: &Option<Level>| level.map(|level| level.name().to_owned());
        SentBotRequest {
            id: request.id,
            bot: request.kind.to_string(),
            view: request.view.clone(),
            history: request.history.clone(),
            declared: request.declared.iter().map(name).collect(),
            earlier: request.earlier.clone(),
            proposal: request.proposal.as_ref().map(|words| write_words(words)),
            deal: request.deal,
        }
    }
}

impl TryFrom<SentBotRequest> for BotRequest {
    type Error = UnknownBotRequest;

    fn try_from(sent: SentBotRequest) -> Result<BotRequest, UnknownBotRequest> {
        let SentBotRequest { id, bot, view, history, declared, earlier, proposal, deal } = sent;
        let level = |name: Option<String>| name.map(|name| name.parse::<Level>()).transpose();
        let declared: Result<Vec<Option<Level>>, _> = declared.into_iter().map(level).collect();
        let proposal: Option<Words> =
            proposal.map(|text| read_words(&text)).transpose().map_err(|_| UnknownBotRequest)?;
        Ok(BotRequest {
            id,
            kind: bot.parse::<BotKind>().map_err(|_| UnknownBotRequest)?,
            view,
            history,
            declared: declared.map_err(|_| UnknownBotRequest)?,
            earlier,
            proposal,
            deal,
        })
    }
}

impl BotRequest {
    /// Writes the result of [`decide`](BotRequest::decide) as an answer.
    pub fn write_answer(choice: Option<AnyChoice>) -> Option<String> {
        choice.map(|choice| write_words(&choice.words()))
    }

    /// Parses an answer to this request.
    pub fn read_answer(&self, answer: Option<&str>) -> Result<Option<AnyChoice>, UnknownBotRequest> {
        let Some(answer) = answer else { return Ok(None) };
        let words = read_words(answer).map_err(|_| UnknownBotRequest)?;
        self.view.parse_choice(&words).map(Some).ok_or(UnknownBotRequest)
    }
}

#[cfg(test)]
mod tests {
    use rodeo_bots::SeatRng;
    use rodeo_protocol::MatchId;
    use rodeo_rules::any::GameKind;
    use rodeo_rules::choice::Word;
    use rodeo_rules::game::{Awaiting, DiscardEvents};
    use rodeo_rules::seat::{Seat, Viewer};

    use super::*;

    /// The first decision of a seat, and a request to judge a proposal.
    fn requests(kind: GameKind) -> [BotRequest; 2] {
        let mut game = AnyGame::new(&kind.default_rules(3)).unwrap();
        while let Some(deck) = game.deck() {
            let order: Vec<_> = deck.cards.iter().take(deck.need.into()).collect();
            game.deal(&order, &mut DiscardEvents).unwrap();
        }
        let Awaiting::Moves(asked) = game.awaiting() else { panic!("{:?}", game.awaiting()) };
        let seat = asked.iter().next().unwrap();
        let (match_id, question) = (MatchId::from_random([1; 16]), game.question());
        let request = BotRequest {
            id: BotRequestId { match_id, question, seat, proposer: None, version: 0 },
            kind: "sharp:20".parse().unwrap(),
            view: game.view(Viewer::Seat(seat)),
            history: Vec::new(),
            declared: vec![None, Some(Level::Simple), Some(Level::Merciless)],
            earlier: vec![Some(StyleSummary::default()), None, None],
            proposal: None,
            deal: None,
        };
        let mut judged = request.clone();
        judged.id.proposer = Seat::new(2);
        judged.proposal = Some([Word::Pass].into_iter().collect());
        [request, judged]
    }

    #[test]
    fn another_process_decides_the_same() {
        for &kind in GameKind::ALL {
            for request in requests(kind) {
                let text = serde_json::to_string(&SentBotRequest::from(&request)).unwrap();
                let sent: SentBotRequest = serde_json::from_str(&text).unwrap();
                let received = BotRequest::try_from(sent).unwrap();
                assert_eq!(format!("{request:?}"), format!("{received:?}"));
                assert_eq!(request.earlier, received.earlier, "not part of the debug output");
                let choice = request.decide(&mut SeatRng::new(7));
                let answer = BotRequest::write_answer(received.decide(&mut SeatRng::new(7)));
                assert_eq!(request.read_answer(answer.as_deref()), Ok(choice), "{kind:?}");
            }
        }
    }

    #[test]
    fn requests_of_older_programs_are_read() {
        let [request, _] = requests(GameKind::Take6);
        let mut older = serde_json::to_value(SentBotRequest::from(&request)).unwrap();
        older.as_object_mut().unwrap().remove("earlier").unwrap();
        let received =
            BotRequest::try_from(serde_json::from_value::<SentBotRequest>(older).unwrap()).unwrap();
        assert_eq!((received.earlier, received.declared), (Vec::new(), request.declared));
    }

    #[test]
    fn unknown_bots_and_words_are_refused() {
        let [request, _] = requests(GameKind::Take6);
        let mut sent = SentBotRequest::from(&request);
        sent.bot = "oracle".to_owned();
        assert_eq!(BotRequest::try_from(sent).unwrap_err(), UnknownBotRequest);
        for answer in ["", "king", "row1 row1", "pile99999"] {
            assert_eq!(request.read_answer(Some(answer)), Err(UnknownBotRequest), "{answer:?}");
        }
    }
}
