//! The HTTP API over real sockets.

mod accounts;
mod bot_fairness;
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
mod pictures;
mod previews;
mod problems;
mod quarantine;
mod ratings;
mod restart;
mod routes;
mod styles;
mod support;
mod tables;
mod tls;
mod uploads;
