//! The statistics of the example `insight`, whose own tests do not run.

#[path = "../examples/insight/ranked.rs"]
mod ranked;
