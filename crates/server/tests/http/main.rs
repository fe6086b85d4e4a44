//! The HTTP API over real sockets.

mod guests;
mod headers;
mod limits;
mod listeners;
mod matches;
mod operations;
mod origins;
mod problems;
mod routes;
mod support;
mod tables;
mod tls;
