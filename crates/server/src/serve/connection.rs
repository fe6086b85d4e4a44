//! One connection of a client: HTTP/1.1, or HTTP/2 if TLS has negotiated it.

use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, header};
use http_body::{Body as HttpBody, Frame, SizeHint};
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::{http1, http2};
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutWriter;

use super::listener::{Accepted, Stream};
use super::tls::Tls;
use crate::NOT_POISONED;
use crate::app::App;
use crate::config::Limits;
use crate::limits::{MeteredSocket, PeerAddress};

/// Size of the read buffer, which bounds the head of a request.
const MAX_HEAD_BUFFER: usize = 32 << 10;
/// Requests of one HTTP/2 connection that are handled at the same time.
const MAX_STREAMS: u32 = 64;
/// Longest time between two steps of a response: that of a handler, and some for the client to read.
const STALLED_AFTER: Duration = Duration::from_secs(45);

/// Time that an HTTP/2 connection has to send its last responses once it accepts no more requests.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(120);

/// What a request knows about its connection. Set as an extension of every request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ConnectionInfo {
    /// Whether the connection is encrypted by this server.
    pub secure: bool,
}

/// Permission to handle a request. The handler holds it, so that requests which the client has cancelled count as long as
/// they are worked on.
#[derive(Clone)]
pub(crate) struct RequestPermit(
    #[expect(dead_code, reason = "held until it is dropped")] Arc<OwnedSemaphorePermit>,
);

/// What all connections of a listener have in common.
#[derive(Clone)]
pub(super) struct ConnectionContext {
    pub service: TowerToHyperService<axum::Router>,
    pub tls: Option<Tls>,
    pub limits: Limits,
    pub app: App,
    /// Whether sockets count towards the share of their network. Those for metrics have their own limit.
    pub is_public: bool,
    pub closing: watch::Receiver<bool>,
}

/// The protocol that TLS has negotiated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Protocol {
    Http1,
    Http2,
}

/// Answers requests until the client disconnects, times out or upgrades, or the server closes.
pub(super) async fn serve_connection(accepted: Accepted, context: ConnectionContext) {
    let Accepted { stream, peer } = accepted;
    let Some(tls) = context.tls.clone() else {
        return serve_http(stream, peer, Protocol::Http1, context).await;
    };
    match timeout(context.limits.request_timeout, tls.acceptor().accept(stream)).await {
        Ok(Ok(stream)) => {
            let is_http2 = stream.get_ref().1.alpn_protocol() == Some(b"h2");
            let protocol = if is_http2 { Protocol::Http2 } else { Protocol::Http1 };
            serve_http(Box::new(stream), peer, protocol, context).await;
        }
        // Scanners, and clients that do not trust the certificate.
        Ok(Err(error)) => {
            context.app.metrics().failed_handshakes.fetch_add(1, Ordering::Relaxed);
            tracing::debug!(%error, "TLS handshake failed");
        }
        Err(_) => {
            context.app.metrics().failed_handshakes.fetch_add(1, Ordering::Relaxed);
        }
    }
}

async fn serve_http(
    stream: Box<dyn Stream>,
    peer: PeerAddress,
    protocol: Protocol,
    context: ConnectionContext,
) {
    let ConnectionContext { service, tls, limits, mut closing, .. } = context;
    let info = ConnectionInfo { secure: tls.is_some() };
    let mut stream = TimeoutWriter::new(stream);
    stream.set_timeout(Some(limits.write_timeout));
    let close = async { drop(closing.wait_for(|closing| *closing).await) };
    // Errors of a connection are caused by its client, which sees them itself.
    match protocol {
        Protocol::Http1 => {
            let (stream, frame_limit) = MeteredSocket::new(Box::pin(stream));
            let service = service_fn(move |mut request: Request<Incoming>| {
                request.extensions_mut().insert(peer);
                request.extensions_mut().insert(info);
                request.extensions_mut().insert(frame_limit.clone());
                service.call(request)
            });
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                // Also bounds how long an idle connection waits for its next request.
                .header_read_timeout(limits.request_timeout)
                .max_buf_size(MAX_HEAD_BUFFER)
                .serve_connection(TokioIo::new(stream), service)
                .with_upgrades();
            let mut connection = std::pin::pin!(connection);
            tokio::select! {
                result = &mut connection => return drop(result),
                () = close => connection.as_mut().graceful_shutdown(),
            }
            drop(connection.await);
        }
        Protocol::Http2 => {
            let activity = Arc::new(Activity::new());
            let service = http2_service(service, peer, info, activity.clone());
            // WebSockets over HTTP/2 are not enabled: each one is a connection of its own, with its own timeouts and limits.
            let connection = http2::Builder::new(TokioExecutor::new())
                .timer(TokioTimer::new())
                .max_concurrent_streams(MAX_STREAMS)
                .max_header_list_size(MAX_HEAD_BUFFER as u32)
                .max_pending_accept_reset_streams(MAX_STREAMS as usize)
                .max_local_error_reset_streams(MAX_STREAMS as usize)
                .keep_alive_interval(limits.request_timeout)
                .keep_alive_timeout(limits.write_timeout)
                .serve_connection(TokioIo::new(Box::pin(stream)), service);
            let mut connection = std::pin::pin!(connection);
            tokio::select! {
                result = &mut connection => return drop(result),
                () = close => {},
                () = activity.idle(limits.request_timeout) => {},
                () = activity.stalled() => return,
            }
            connection.as_mut().graceful_shutdown();
            // What is left is in the buffers of the connection, where its progress cannot be seen.
            drop(timeout(DRAIN_TIMEOUT, connection).await);
        }
    }
}

/// Returns the service of an HTTP/2 connection.
fn http2_service(
    service: TowerToHyperService<axum::Router>,
    peer: PeerAddress,
    info: ConnectionInfo,
    activity: Arc<Activity>,
) -> impl Service<
    Request<Incoming>,
    Response = Response<TrackedBody>,
    Error = std::convert::Infallible,
    Future: Send + 'static,
> {
    let permits = Arc::new(Semaphore::new(MAX_STREAMS as usize));
    service_fn(move |mut request: Request<Incoming>| {
        let (service, permits, stream) = (service.clone(), permits.clone(), ActiveStream::new(&activity));
        async move {
            let permit = permits.acquire_owned().await.expect("the semaphore is never closed");
            // HTTP/2 has `:authority` instead of `Host`. Handlers need to know one of them only.
            let authority =
                request.uri().authority().map(|authority| HeaderValue::from_str(authority.as_str()));
            if let Some(Ok(authority)) = authority {
                request.headers_mut().insert(header::HOST, authority);
            }
            let extensions = request.extensions_mut();
            extensions.insert(peer);
            extensions.insert(info);
            extensions.insert(RequestPermit(Arc::new(permit)));
            let response = service.call(request).await?;
            stream.0.progress();
            Ok(response.map(|body| TrackedBody { body, stream }))
        }
    })
}

/// What happens on an HTTP/2 connection, to tell when it is idle and when its client has stopped reading. HTTP/1.1 has a
/// read timeout instead, and the write timeout of the socket: a client of HTTP/2 can stop a response by flow control and
/// still read from the socket.
struct Activity {
    /// Requests without a complete response.
    streams: AtomicUsize,
    last_progress: Mutex<Instant>,
}

impl Activity {
    fn new() -> Activity {
        Activity { streams: AtomicUsize::new(0), last_progress: Mutex::new(Instant::now()) }
    }

    fn progress(&self) {
        *self.last_progress.lock().expect(NOT_POISONED) = Instant::now();
    }

    /// Completes when there has been no request for `limit`.
    async fn idle(&self, limit: Duration) {
        self.wait(limit, |streams| streams == 0).await;
    }

    /// Completes when responses have made no progress for too long.
    async fn stalled(&self) {
        self.wait(STALLED_AFTER, |streams| streams > 0).await;
    }

    async fn wait(&self, limit: Duration, condition: impl Fn(usize) -> bool) {
        loop {
            let quiet = self.last_progress.lock().expect(NOT_POISONED).elapsed();
            match limit.checked_sub(quiet).filter(|rest| !rest.is_zero()) {
                Some(rest) => sleep(rest).await,
                None if condition(self.streams.load(Ordering::Relaxed)) => return,
                None => sleep(limit).await,
            }
        }
    }
}

/// A request without a complete response.
struct ActiveStream(Arc<Activity>);

impl ActiveStream {
    fn new(activity: &Arc<Activity>) -> ActiveStream {
        activity.streams.fetch_add(1, Ordering::Relaxed);
        activity.progress();
        ActiveStream(activity.clone())
    }
}

impl Drop for ActiveStream {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Ordering::Relaxed);
        self.0.progress();
    }
}

/// A response body that reports its progress.
struct TrackedBody {
    body: Body,
    stream: ActiveStream,
}

impl HttpBody for TrackedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.stream.0.progress();
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
