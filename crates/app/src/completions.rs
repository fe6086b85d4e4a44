//! `rodeo completions` and `rodeo man`: shell completions and man pages, generated from the command line.

use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::CommandFactory;

use crate::args::{Args, Completions, Man};

pub fn completions(args: &Completions) -> Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "rodeo", &mut script);
    crate::print(&String::from_utf8(script).context("the completion script is not UTF-8")?)
}

/// Writes one page for `rodeo` and one for each command.
pub fn man(args: &Man) -> Result<ExitCode> {
    let out = args.out.display();
    std::fs::create_dir_all(&args.out).with_context(|| format!("cannot create {out}"))?;
    clap_mangen::generate_to(Args::command(), &args.out).with_context(|| format!("cannot write to {out}"))?;
    crate::print(&format!("man pages written to {out}\n"))
}
