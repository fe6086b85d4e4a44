//! The store in a file: everything that it promises, with real files.

mod backups;
mod crashes;
mod groups;
mod guests;
mod matches;
mod opening;
mod ratings;
mod sweeps;
mod tables;
mod things;
