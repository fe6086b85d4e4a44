//! The server over HTTP, on real sockets.

mod guests;
mod headers;
mod limits;
mod matches;
mod operation;
mod problems;
mod routes;
mod support;
mod tables;
