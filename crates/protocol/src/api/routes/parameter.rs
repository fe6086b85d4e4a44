//! Parameters of endpoints, in the path or in the query string.

/// A parameter in the path or in the query string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// `{id}`: a table.
    TableId,
    /// `{id}`: a match.
    MatchId,
    /// `{id}`: a player.
    PlayerId,
    /// `{id}`: a session or token of the caller.
    SessionId,
    /// `{code}`: the short code of a table.
    Code,
    /// `{game}`: a game.
    Game,
    /// `{step}`: number of steps played.
    Step,
    /// `?have=`: number of the last change that the client has.
    Have,
    /// `?updates=`: how the client wants to be kept up to date.
    Updates,
    /// `?protocol=`: version of the protocol that the client was written for.
    Protocol,
    /// `?before=`: where the next page starts.
    Before,
    /// `?form=`: format of a record.
    Form,
    /// `?viewer=`: whose view to return.
    Viewer,
    /// `?lang=`: language of a picture.
    Language,
    /// `?end_others=`: whether other sessions end.
    EndOthers,
}

impl Parameter {
    /// Name in the path or query string.
    pub const fn name(self) -> &'static str {
        match self {
            Parameter::TableId | Parameter::MatchId | Parameter::PlayerId | Parameter::SessionId => "id",
            Parameter::Code => "code",
            Parameter::Game => "game",
            Parameter::Step => "step",
            Parameter::Have => "have",
            Parameter::Updates => "updates",
            Parameter::Protocol => "protocol",
            Parameter::Before => "before",
            Parameter::Form => "form",
            Parameter::Viewer => "viewer",
            Parameter::Language => "lang",
            Parameter::EndOthers => "end_others",
        }
    }

    /// Whether it is part of the path. Parameters in the query string are optional.
    pub const fn in_path(self) -> bool {
        !matches!(
            self,
            Parameter::Have
                | Parameter::Updates
                | Parameter::Protocol
                | Parameter::Before
                | Parameter::Form
                | Parameter::Viewer
                | Parameter::Language
                | Parameter::EndOthers
        )
    }

    /// Description for the generated documents.
    pub const fn description(self) -> &'static str {
        match self {
            Parameter::TableId => "The table.",
            Parameter::MatchId => "The match.",
            Parameter::PlayerId => "The player.",
            Parameter::SessionId => "The session or token.",
            Parameter::Language => "Language of the texts in the picture. Default: `en`.",
            Parameter::EndOthers => "Whether all other sessions of the caller end. Default: `false`.",
            Parameter::Code => "The short code of the table. Case, spaces and dashes are ignored.",
            Parameter::Game => "The game.",
            Parameter::Step => "Number of steps played: 0 is the table before the first deal.",
            Parameter::Have => {
                "Number of the last change that the client has. If omitted, the client receives a snapshot."
            }
            Parameter::Updates => {
                "How the client is kept up to date: by whole parts of the state (`state`), or by events and small changes \
                 (`events`). Default: `state`."
            }
            Parameter::Protocol => {
                "Version of the protocol that the client was written for. Other requests state it in the header \
                 `Rodeo-Protocol`. If omitted, it is not checked."
            }
            Parameter::Before => {
                "Value of `before` in the previous page. If omitted, the list starts with the newest entry."
            }
            Parameter::Form => "Format of the record: JSON or human-readable text. Default: `json`.",
            Parameter::Viewer => {
                "Whose view to return: all cards open (`all`), a spectator (`public`), or a seat number counted from 0. \
                 Default: `all`."
            }
        }
    }
}
