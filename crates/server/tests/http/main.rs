//! The HTTP API over real sockets.

mod fairness;
mod floods;
mod guests;
mod headers;
mod limits;
mod matches;
mod operations;
mod problems;
mod routes;
mod support;
mod tables;
