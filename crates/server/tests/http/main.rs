//! The HTTP API over real sockets.

mod accounts;
mod fairness;
mod floods;
mod guests;
mod headers;
mod heavy_reads;
mod limits;
mod listeners;
mod matches;
mod operations;
mod origins;
mod problems;
mod quarantine;
mod ratings;
mod restart;
mod routes;
mod support;
mod tables;
mod tls;
