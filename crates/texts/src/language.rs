//! The languages we speak.

use unic_langid::LanguageIdentifier;

/// A language with a folder under `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// German.
    German,
    /// Japanese.
    Japanese,
}

/// The files of a folder, in a fixed order.
macro_rules! files {
    ($code:literal) => {
        &[
            include_str!(concat!("../../../locales/", $code, "/menu.ftl")),
            include_str!(concat!("../../../locales/", $code, "/table.ftl")),
            include_str!(concat!("../../../locales/", $code, "/options.ftl")),
            include_str!(concat!("../../../locales/", $code, "/errors.ftl")),
            include_str!(concat!("../../../locales/", $code, "/words.ftl")),
            include_str!(concat!("../../../locales/", $code, "/take6.ftl")),
            include_str!(concat!("../../../locales/", $code, "/buffalo.ftl")),
            include_str!(concat!("../../../locales/", $code, "/take-that.ftl")),
            include_str!(concat!("../../../locales/", $code, "/bull-party.ftl")),
        ]
    };
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Spanish, Language::German, Language::Japanese];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::German => "de",
            Language::Japanese => "ja",
        }
    }

    /// Its name in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::German => "Deutsch",
            Language::Japanese => "日本語",
        }
    }

    /// What stands between the ones and the tenths of a number.
    pub const fn decimal_mark(self) -> &'static str {
        match self {
            Language::English | Language::Japanese => ".",
            Language::Spanish | Language::German => ",",
        }
    }

    /// The language of a locale such as `es`, `es-MX` or `es_ES.UTF-8`.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language that the environment asks for; English where it asks for none that we speak. The first variable
    /// that is set decides, as everywhere on Unix.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
        let first = set.into_iter().find(|locale| !locale.is_empty());
        first.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// The texts of its files.
    pub fn files(self) -> &'static [&'static str] {
        match self {
            Language::English => files!("en"),
            Language::Spanish => files!("es"),
            Language::German => files!("de"),
            Language::Japanese => files!("ja"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        let named = ["es", "es_ES.UTF-8", "ES-mx", "en_GB", "de_AT@euro", "ja_JP.UTF-8"];
        let [en, es, de, ja] = Language::ALL.map(Some);
        assert_eq!(named.map(Language::from_locale), [es, es, es, en, de, ja]);
        assert_eq!(["C.UTF-8", "", "fr_FR", "jam"].map(Language::from_locale), [None; 4]);
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let language = |set: &[(&str, &str)]| {
            Language::from_environment(|name| {
                set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string())
            })
        };
        assert_eq!(language(&[("LANG", "es_ES")]), Language::Spanish);
        assert_eq!(language(&[("LC_ALL", "C"), ("LANG", "es_ES")]), Language::English);
        assert_eq!(language(&[("LC_ALL", ""), ("LANG", "es_ES")]), Language::Spanish);
        assert_eq!(language(&[]), Language::English);
    }
}
