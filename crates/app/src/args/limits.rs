//! Arguments for limits on clients.

use std::time::Duration;

use clap::Args as Arguments;
use rodeo_server::Limits;

use super::serve::{limits, rate};

#[derive(Debug, Arguments)]
pub struct LimitArgs {
    /// Maximum number of open sockets that are not WebSockets; further connections wait
    #[arg(long, env = "RODEO_MAX_SOCKETS", value_name = "N", default_value_t = limits().sockets)]
    pub max_sockets: usize,
    /// Maximum number of messages of a connection per second, on average; answers to the table do not count
    #[arg(long, env = "RODEO_MAX_MESSAGES", value_name = "N", default_value_t = limits().messages_per_second, value_parser = rate)]
    pub max_messages: f64,
    /// Maximum number of messages of a connection at once
    #[arg(long, env = "RODEO_MAX_MESSAGE_BURST", value_name = "N", default_value_t = limits().message_burst, value_parser = rate)]
    pub max_message_burst: f64,
    /// Maximum number of chat messages of a connection per second, on average
    #[arg(long, env = "RODEO_MAX_CHAT", value_name = "N", default_value_t = limits().chat_per_second, value_parser = rate)]
    pub max_chat: f64,
    /// Maximum number of chat messages of a connection at once
    #[arg(long, env = "RODEO_MAX_CHAT_BURST", value_name = "N", default_value_t = limits().chat_burst, value_parser = rate)]
    pub max_chat_burst: f64,
    /// Maximum number of HTTP requests of a guest per second, on average
    #[arg(long, env = "RODEO_MAX_REQUESTS", value_name = "N", default_value_t = limits().requests_per_second, value_parser = rate)]
    pub max_requests: f64,
    /// Maximum number of HTTP requests of a guest at once
    #[arg(long, env = "RODEO_MAX_REQUEST_BURST", value_name = "N", default_value_t = limits().request_burst, value_parser = rate)]
    pub max_request_burst: f64,
    /// Maximum number of new guests at once
    #[arg(long, env = "RODEO_MAX_NEW_GUEST_BURST", value_name = "N", default_value_t = limits().guest_burst, value_parser = rate)]
    pub max_new_guest_burst: f64,
    /// Maximum number of table codes and recovery codes tried per second, on average
    #[arg(long, env = "RODEO_MAX_GUESSES", value_name = "N", default_value_t = limits().guesses_per_second, value_parser = rate)]
    pub max_guesses: f64,
    /// Maximum number of table codes and recovery codes tried at once
    #[arg(long, env = "RODEO_MAX_GUESS_BURST", value_name = "N", default_value_t = limits().guess_burst, value_parser = rate)]
    pub max_guess_burst: f64,
    /// Maximum number of messages queued for a client; a client with more is disconnected
    #[arg(long, env = "RODEO_MAX_OUTBOX", value_name = "N", default_value_t = limits().outbox)]
    pub max_outbox: usize,
    /// Maximum time for which a client may accept no bytes
    #[arg(long, env = "RODEO_MAX_WRITE_WAIT", value_name = "SECONDS", default_value_t = limits().write_timeout.as_secs(),
          value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub max_write_wait: u64,
    /// Maximum time for the head of a request, for its body, and for an idle connection to send the next one
    #[arg(long, env = "RODEO_MAX_REQUEST_WAIT", value_name = "SECONDS", default_value_t = limits().request_timeout.as_secs(),
          value_parser = clap::value_parser!(u64).range(1..=3600))]
    pub max_request_wait: u64,
}

impl LimitArgs {
    /// Returns `limits` with the values of these arguments.
    pub fn apply(&self, limits: Limits) -> Limits {
        Limits {
            sockets: self.max_sockets,
            messages_per_second: self.max_messages,
            message_burst: self.max_message_burst,
            chat_per_second: self.max_chat,
            chat_burst: self.max_chat_burst,
            requests_per_second: self.max_requests,
            request_burst: self.max_request_burst,
            guest_burst: self.max_new_guest_burst,
            guesses_per_second: self.max_guesses,
            guess_burst: self.max_guess_burst,
            outbox: self.max_outbox,
            write_timeout: Duration::from_secs(self.max_write_wait),
            request_timeout: Duration::from_secs(self.max_request_wait),
            ..limits
        }
    }
}
