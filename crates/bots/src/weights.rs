//! Weight files: which levels need them, and where they come from.
//!
//! The files are in the folder `weights` of this crate. With the feature `embedded-weights`, which is on by default, they are
//! part of the program. Without it, as in the WebAssembly module of the web client, the caller passes each file to
//! [`WeightFile::load`] before a bot that needs it decides ([`Level::missing_weights`]).

use std::sync::OnceLock;

use rodeo_rules::any::{AnyRules, GameKind};
use rodeo_rules::deal::write_hex;
use rodeo_rules::{with_any, with_game};
use sha2::{Digest, Sha256};

use crate::{Level, Roster};

/// Names and hashes of the files, as `sha256sum` writes them.
const SUMS: &str = include_str!("../weights/SHA256SUMS");

/// A file of weights that some levels need.
pub trait WeightFile: Sync {
    /// Name of the file in the folder `weights`, such as `take6.net`.
    fn name(&self) -> &'static str;

    /// Whether bots can use the weights.
    fn is_loaded(&self) -> bool;

    /// Checks the content of the file and keeps the weights. Has no effect if they are loaded already.
    fn load(&self, bytes: &[u8]) -> Result<(), WeightsError>;
}

/// Why a weight file is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// The magic number is missing.
    #[error("not a weight file")]
    Magic,
    /// The file has another version.
    #[error("weight file version {0} is not supported")]
    Version(u16),
    /// The network has other sizes.
    #[error("the weight file is for a network of another shape")]
    Shape,
    /// The file is too short or too long.
    #[error("the weight file has the wrong length")]
    Length,
    /// A weight is not a finite number.
    #[error("the weight file contains a weight that is not finite")]
    Weight,
    /// The file is valid, but not the one that this version was built with, so bots would play differently.
    #[error("the weight file is damaged or belongs to another version")]
    Hash,
}

impl Level {
    /// The weight files that it needs in matches with these rules.
    pub fn weight_files(self, rules: &AnyRules) -> &'static [&'static dyn WeightFile] {
        with_any!(AnyRules, rules, G, typed => G::weight_files(self, typed))
    }

    /// Those of its weight files that are not loaded. The level must not decide before they are.
    pub fn missing_weights(self, rules: &AnyRules) -> impl Iterator<Item = &'static dyn WeightFile> + use<> {
        self.weight_files(rules).iter().copied().filter(|file| !file.is_loaded())
    }
}

/// Returns the weight file with this name. `None` if no level needs such a file.
pub fn weight_file(name: &str) -> Option<&'static dyn WeightFile> {
    let files = GameKind::ALL.iter().flat_map(|&game| with_game!(game, G => <G as Roster>::WEIGHT_FILES));
    files.copied().find(|file| file.name() == name)
}

/// Weights of a network, read from their file on first use.
pub(crate) struct StoredWeights<T> {
    name: &'static str,
    embedded: Option<&'static [u8]>,
    read: fn(&[u8]) -> Result<T, WeightsError>,
    loaded: OnceLock<T>,
}

/// Declares [`StoredWeights`] for a file in the folder `weights` and a function that reads it.
macro_rules! stored_weights {
    ($name:literal, $read:expr) => {
        $crate::weights::StoredWeights::new(
            $name,
            if cfg!(feature = "embedded-weights") {
                Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/weights/", $name)))
            } else {
                None
            },
            $read,
        )
    };
}
pub(crate) use stored_weights;

impl<T> StoredWeights<T> {
    pub(crate) const fn new(
        name: &'static str,
        embedded: Option<&'static [u8]>,
        read: fn(&[u8]) -> Result<T, WeightsError>,
    ) -> StoredWeights<T> {
        StoredWeights { name, embedded, read, loaded: OnceLock::new() }
    }

    /// Returns the weights.
    ///
    /// # Panics
    /// If they are neither embedded nor loaded: a bot must not play without them as if nothing were missing.
    pub(crate) fn get(&self) -> &T {
        self.loaded.get_or_init(|| {
            let bytes = self.embedded.expect("callers check `Level::missing_weights` before a bot decides");
            (self.read)(bytes).expect("the embedded weights are checked by a unit test")
        })
    }

    /// Reads embedded weights now, so that the first decision does not wait for them.
    pub(crate) fn preload(&self) {
        if self.embedded.is_some() {
            self.get();
        }
    }
}

impl<T: Send + Sync> WeightFile for StoredWeights<T> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn is_loaded(&self) -> bool {
        self.embedded.is_some() || self.loaded.get().is_some()
    }

    fn load(&self, bytes: &[u8]) -> Result<(), WeightsError> {
        let weights = (self.read)(bytes)?;
        if Some(write_hex(&Sha256::digest(bytes)).as_str()) != expected_hash(self.name) {
            return Err(WeightsError::Hash);
        }
        // Weights that are loaded already are the same: their hash is.
        let _ = self.loaded.set(weights);
        Ok(())
    }
}

/// The hash of a file in the folder `weights`, in hexadecimal.
fn expected_hash(name: &str) -> Option<&'static str> {
    SUMS.lines()
        .filter_map(|line| line.split_once("  "))
        .find(|(_, file)| *file == name)
        .map(|(hash, _)| hash)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    fn files() -> Vec<(String, Vec<u8>)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights");
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let named = files.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path));
        named
            .filter(|(name, _)| name != "SHA256SUMS")
            .map(|(name, path)| (name, fs::read(path).unwrap()))
            .collect()
    }

    #[test]
    fn every_file_is_needed_and_its_hash_is_current() {
        for (name, bytes) in files() {
            let file = weight_file(&name).unwrap_or_else(|| panic!("no level needs {name}"));
            assert_eq!(
                file.load(&bytes),
                Ok(()),
                "{name}: run sha256sum *.net > SHA256SUMS in crates/bots/weights"
            );
        }
        assert_eq!(files().len(), SUMS.lines().count());
        assert!(weight_file("unknown.net").is_none());
    }

    #[test]
    fn other_bytes_are_rejected() {
        for (name, bytes) in files() {
            let load = |bytes: &[u8]| weight_file(&name).unwrap().load(bytes);
            assert_eq!(load(b""), Err(WeightsError::Magic));
            assert_eq!(load(b"<!doctype html>"), Err(WeightsError::Magic));
            assert_eq!(load(&bytes[..bytes.len() - 2]), Err(WeightsError::Length));
            assert_eq!(load(&[bytes.as_slice(), &[0, 0]].concat()), Err(WeightsError::Length));
            let mut changed = bytes.clone();
            // The lowest bit of a weight: still a finite number.
            changed[(bytes.len() / 2) & !1] ^= 1;
            assert_eq!(load(&changed), Err(WeightsError::Hash));
        }
    }

    #[test]
    fn weights_that_are_not_embedded_must_be_loaded() {
        let (name, bytes) = files().pop().unwrap();
        let file = weight_file(&name).unwrap().name();
        let weights = StoredWeights::new(file, None, |bytes| Ok(bytes.len()));
        weights.preload();
        assert!(!weights.is_loaded());
        assert_eq!(weights.load(b"other"), Err(WeightsError::Hash));
        assert!(!weights.is_loaded());
        assert_eq!(weights.load(&bytes), Ok(()));
        assert!(weights.is_loaded() && *weights.get() == bytes.len());
    }

    #[test]
    #[should_panic(expected = "missing_weights")]
    fn nobody_plays_without_the_weights_of_the_level() {
        StoredWeights::new("take6.net", None, |_| Ok(())).get();
    }

    #[test]
    fn levels_without_a_network_need_no_file() {
        for &game in GameKind::ALL {
            for level in [Level::Random, Level::Gentle, Level::Simple] {
                let rules = game.read_rules(*game.players().start(), "").unwrap();
                assert!(level.weight_files(&rules).is_empty(), "{game} {level:?}");
            }
        }
    }

    /// The networks are large: nobody downloads one that plays other rules.
    #[test]
    fn rules_decide_which_network_is_needed() {
        for (options, network) in [
            ("", Some("take6.net")),
            ("deck=limited,deal=draft", Some("take6.net")),
            ("fans=jumping_cow", Some("take6-fans.net")),
            ("fans=jumping_cow+even_odd", None),
        ] {
            let rules = GameKind::Take6.read_rules(4, options).unwrap();
            for level in [Level::Merciless, Level::Net] {
                let names: Vec<&str> = level.weight_files(&rules).iter().map(|file| file.name()).collect();
                let expected: Vec<&str> = ["take6-styles.net"].into_iter().chain(network).collect();
                assert_eq!(names, expected, "{options} {level:?}");
            }
        }
    }

    #[test]
    fn every_needed_file_is_found_by_its_name() {
        for options in ["", "fans=flip_digits", "deck=limited,deal=draft"] {
            let rules = GameKind::Take6.read_rules(4, options).unwrap();
            for level in Level::ALL {
                for file in level.weight_files(&rules) {
                    assert!(weight_file(file.name()).is_some(), "{}", file.name());
                }
            }
        }
        assert!(weight_file("other.net").is_none());
    }
}
