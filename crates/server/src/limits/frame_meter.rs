//! Limits WebSocket frames that are no messages: pings, pongs, fragments and empty frames.
//!
//! The WebSocket library answers pings and joins fragments by itself, so the connection never sees most of these frames.
//! They are counted below it, in the bytes of the socket.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, ready};
use std::time::Instant;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use super::TokenBucket;
use crate::NOT_POISONED;

/// Text of the error with which a connection ends that sends too many frames.
pub(crate) const FLOOD: &str = "too many frames";

/// Turns on the limit of a socket when it becomes a WebSocket. An extension of every request. Clones share the socket.
#[derive(Clone, Debug, Default)]
pub(crate) struct FrameLimit {
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug, Default)]
struct Shared {
    /// The last bytes that were read, to see whether anything follows the head of a request.
    tail: [u8; 4],
    meter: Option<FrameMeter>,
}

/// Longest payload that is accepted, as for the WebSocket itself.
const MAX_PAYLOAD: u64 = 64 << 10;

impl FrameLimit {
    /// Counts frames from now on. Returns `false` if the client has sent something after the head of its request, which a
    /// WebSocket client must not do before it has the response.
    pub fn start(&self, bucket: TokenBucket) -> bool {
        let mut shared = self.shared.lock().expect(NOT_POISONED);
        shared.meter = Some(FrameMeter::new(bucket));
        shared.tail == *b"\r\n\r\n" || shared.tail == [0; 4]
    }
}

/// Counts frames in a stream of bytes.
#[derive(Debug)]
struct FrameMeter {
    bucket: TokenBucket,
    /// Bytes of the header that is being read.
    header: [u8; 14],
    header_len: usize,
    /// Bytes of the payload that are still to come.
    payload_left: u64,
}

impl FrameMeter {
    fn new(bucket: TokenBucket) -> FrameMeter {
        FrameMeter { bucket, header: [0; 14], header_len: 0, payload_left: 0 }
    }

    /// Counts the frames that begin in these bytes. `Err` if there are too many, or if they are no frames.
    fn read(&mut self, mut bytes: &[u8], now: Instant) -> Result<(), ()> {
        while !bytes.is_empty() {
            if self.payload_left > 0 {
                let skipped = bytes.len().min(usize::try_from(self.payload_left).unwrap_or(usize::MAX));
                self.payload_left -= skipped as u64;
                bytes = &bytes[skipped..];
                continue;
            }
            self.header[self.header_len] = bytes[0];
            self.header_len += 1;
            bytes = &bytes[1..];
            if self.header_len >= 2 && self.header_len == self.header_size() {
                self.begin_frame(now)?;
            }
        }
        Ok(())
    }

    /// Size of the header whose first two bytes are known.
    fn header_size(&self) -> usize {
        let length_size = match self.header[1] & 0x7f {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        let mask_size = if self.header[1] & 0x80 == 0 { 0 } else { 4 };
        2 + length_size + mask_size
    }

    fn begin_frame(&mut self, now: Instant) -> Result<(), ()> {
        let header = self.header;
        self.header_len = 0;
        self.payload_left = match header[1] & 0x7f {
            126 => u16::from_be_bytes([header[2], header[3]]).into(),
            127 => {
                let length = header[2..10].try_into().expect("the slice has eight bytes");
                u64::from_be_bytes(length)
            }
            short => short.into(),
        };
        // The WebSocket rejects such a frame and says why.
        if self.payload_left > MAX_PAYLOAD {
            return Ok(());
        }
        let (is_final, opcode) = (header[0] & 0x80 != 0, header[0] & 0x0f);
        let is_message = is_final && matches!(opcode, 1 | 2);
        if is_message {
            // Messages have their own limit, of which answers to a question of the table are exempt.
            return Ok(());
        }
        self.bucket.take(now).map_err(|_| ())
    }
}

/// A socket with a [`FrameLimit`].
pub(crate) struct MeteredSocket<S> {
    socket: S,
    limit: FrameLimit,
}

impl<S> MeteredSocket<S> {
    pub fn new(socket: S) -> (MeteredSocket<S>, FrameLimit) {
        let limit = FrameLimit::default();
        (MeteredSocket { socket, limit: limit.clone() }, limit)
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for MeteredSocket<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(context, buffer))?;
        let bytes = &buffer.filled()[before..];
        let mut shared = self.limit.shared.lock().expect(NOT_POISONED);
        match &mut shared.meter {
            Some(meter) => {
                let counted = meter.read(bytes, Instant::now());
                return Poll::Ready(counted.map_err(|()| io::Error::other(FLOOD)));
            }
            None => {
                for &byte in &bytes[bytes.len().saturating_sub(4)..] {
                    shared.tail.rotate_left(1);
                    shared.tail[3] = byte;
                }
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for MeteredSocket<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A masked frame of a client.
    fn frame(first: u8, payload: usize) -> Vec<u8> {
        let mut bytes = vec![first];
        match payload {
            0..126 => bytes.push(0x80 | payload as u8),
            126..0x1_0000 => {
                bytes.push(0x80 | 126);
                bytes.extend_from_slice(&(payload as u16).to_be_bytes());
            }
            _ => {
                bytes.push(0x80 | 127);
                bytes.extend_from_slice(&(payload as u64).to_be_bytes());
            }
        }
        bytes.extend_from_slice(&[1, 2, 3, 4]);
        bytes.resize(bytes.len() + payload, 0x89);
        bytes
    }

    /// Number of frames that are accepted if they arrive in pieces of this size, of a bucket with 10 tokens.
    fn accepted(frames: &[Vec<u8>], piece: usize) -> usize {
        let now = Instant::now();
        let mut meter = FrameMeter::new(TokenBucket::new(0.0, 10.0, now));
        frames
            .iter()
            .take_while(|frame| frame.chunks(piece).all(|bytes| meter.read(bytes, now).is_ok()))
            .count()
    }

    #[test]
    fn control_frames_and_fragments_count_and_messages_do_not() {
        for piece in [1, 2, 3, 7, 100_000] {
            for (first, name) in
                [(0x89, "ping"), (0x8a, "pong"), (0x01, "first fragment"), (0x00, "fragment"), (0x80, "last")]
            {
                for payload in [0, 5, 125] {
                    let frames = vec![frame(first, payload); 20];
                    assert_eq!(
                        accepted(&frames, piece),
                        10,
                        "{name} of {payload} bytes in pieces of {piece}"
                    );
                }
            }
            let sizes = [0, 1, 125, 126, 4000, 65_535];
            let messages: Vec<_> = sizes.iter().cycle().take(30).map(|&size| frame(0x81, size)).collect();
            assert_eq!(accepted(&messages, piece), 30, "messages in pieces of {piece}");
        }
    }
}
