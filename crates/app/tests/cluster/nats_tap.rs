//! Reads everything that travels over NATS, as somebody could who has access to it.

use std::sync::{Arc, Mutex};

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::private_nats::PrivateNats;

/// A packet with messages to a client. Their texts stay as they are.
#[derive(Deserialize)]
struct Envelope {
    body: Packet,
}

#[derive(Deserialize)]
struct Packet {
    body: Body,
}

#[derive(Deserialize)]
struct Body {
    frames: Option<Frames>,
}

#[derive(Deserialize)]
struct Frames {
    frames: Vec<Box<RawValue>>,
}

/// Subject and payload of the messages so far.
#[derive(Clone, Default)]
pub struct NatsTap {
    messages: Arc<Mutex<Vec<(String, String)>>>,
}

impl NatsTap {
    /// Subscribes to all subjects of a server without authentication.
    pub async fn start(nats: &PrivateNats) -> NatsTap {
        let tap = NatsTap::default();
        let mut socket = BufReader::new(TcpStream::connect(("127.0.0.1", nats.port)).await.unwrap());
        let hello = b"CONNECT {\"verbose\":false,\"pedantic\":false}\r\nSUB > 1\r\nPING\r\n";
        socket.write_all(hello).await.unwrap();
        let mut line = String::new();
        while line.trim() != "PONG" {
            line.clear();
            assert!(socket.read_line(&mut line).await.unwrap() > 0, "NATS closes the connection");
        }
        let messages = tap.messages.clone();
        tokio::spawn(async move {
            loop {
                let mut line = String::new();
                if socket.read_line(&mut line).await.unwrap_or(0) == 0 {
                    return;
                }
                let words: Vec<&str> = line.split_ascii_whitespace().collect();
                match words.as_slice() {
                    ["MSG", subject, .., size] => {
                        let mut payload = vec![0; size.parse::<usize>().unwrap() + 2];
                        socket.read_exact(&mut payload).await.unwrap();
                        payload.truncate(payload.len() - 2);
                        let text = String::from_utf8(payload).expect("messages are text");
                        messages.lock().unwrap().push(((*subject).to_owned(), text));
                    }
                    ["HMSG", ..] => panic!("headers are not used"),
                    ["PING"] => socket.write_all(b"PONG\r\n").await.unwrap(),
                    _ => {}
                }
            }
        });
        tap
    }

    /// Returns subject and payload of the messages so far.
    pub fn messages(&self) -> Vec<(String, String)> {
        self.messages.lock().unwrap().clone()
    }

    /// Returns the messages that each link has received, with the id of its guest.
    pub fn frames_by_guest(&self) -> Vec<(String, Vec<String>)> {
        let messages = self.messages();
        let mut links = Vec::new();
        for (_, text) in &messages {
            let message: Value = serde_json::from_str(text).unwrap();
            let connect = &message["body"]["connect"];
            if connect.is_object() {
                let end = format!(".{}", connect["gateway"]["link"]);
                links.push((connect["guest"]["id"].as_str().unwrap().to_owned(), end, Vec::new()));
            }
        }
        for (subject, text) in &messages {
            let Ok(Envelope { body: Packet { body: Body { frames: Some(Frames { frames }) } } }) =
                serde_json::from_str(text)
            else {
                continue;
            };
            let link = links.iter_mut().find(|(_, end, _)| subject.ends_with(end.as_str()));
            let (_, _, received) = link.expect("a link whose guest is known");
            received.extend(frames.iter().map(|frame| frame.get().to_owned()));
        }
        links.into_iter().map(|(guest, _, frames)| (guest, frames)).collect()
    }
}
