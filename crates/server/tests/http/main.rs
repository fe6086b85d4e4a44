//! The HTTP API over real sockets.

mod accounts;
mod guests;
mod headers;
mod heavy_reads;
mod limits;
mod matches;
mod operations;
mod problems;
mod quarantine;
mod ratings;
mod routes;
mod support;
mod tables;
