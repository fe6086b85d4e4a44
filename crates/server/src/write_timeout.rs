//! A socket with a limit to its patience.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A socket on which writing fails when the other side takes nothing for a time.
pub(crate) struct WriteTimeout<S> {
    socket: S,
    patience: Duration,
    /// Runs while the other side takes nothing.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S> WriteTimeout<S> {
    pub fn new(socket: S, patience: Duration) -> WriteTimeout<S> {
        WriteTimeout { socket, patience, waiting: None }
    }

    /// What came of trying to write: where nothing did, time passes.
    fn weigh<T>(&mut self, tried: Poll<io::Result<T>>, context: &mut Context<'_>) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            self.waiting = None;
            return tried;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        // A wait that began long ago, for which nobody asked again, has lasted until now.
        let over = waiting.deadline() <= Instant::now() || waiting.as_mut().poll(context).is_ready();
        if over { Poll::Ready(Err(io::ErrorKind::TimedOut.into())) } else { Poll::Pending }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.socket).poll_write(context, bytes);
        self.weigh(tried, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.socket).poll_write_vectored(context, bytes);
        self.weigh(tried, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let tried = Pin::new(&mut self.socket).poll_flush(context);
        self.weigh(tried, context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    #[tokio::test(flavor = "current_thread")]
    async fn whoever_takes_nothing_is_not_waited_for() {
        let (client, server) = tokio::io::duplex(8);
        let mut server = WriteTimeout::new(server, Duration::from_millis(20));
        let error = server.write_all(&[1; 100]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(client);
    }

    #[tokio::test(flavor = "current_thread")]
    async fn whoever_reads_slowly_is() {
        let (mut client, server) = tokio::io::duplex(8);
        let mut server = WriteTimeout::new(server, Duration::from_secs(5));
        let writing = tokio::spawn(async move { server.write_all(&[1; 100]).await });
        let mut read = [0; 1];
        for _ in 0..100 {
            client.read_exact(&mut read).await.unwrap();
            tokio::task::yield_now().await;
        }
        writing.await.unwrap().unwrap();
    }
}
