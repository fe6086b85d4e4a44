//! The supported languages.

use unic_langid::LanguageIdentifier;

use crate::messages::for_each_message_file;

/// A language with a folder under `locales/`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// `en`, the default and the source of all translations.
    #[default]
    English,
    /// `es`
    Spanish,
    /// `de`
    German,
    /// `ja`
    Japanese,
}

/// The contents of the files of a language: those with a list of messages, and those whose ids follow from data.
macro_rules! files {
    (($code:literal) $($module:ident $name:ident;)+) => {
        &[
            include_str!(concat!("../../../locales/", $code, "/options.ftl")),
            include_str!(concat!("../../../locales/", $code, "/errors.ftl")),
            include_str!(concat!("../../../locales/", $code, "/words.ftl")),
            $(include_str!(concat!("../../../locales/", $code, "/", stringify!($module), ".ftl")),)+
        ]
    };
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Spanish, Language::German, Language::Japanese];

    /// The ISO 639-1 code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
            Language::German => "de",
            Language::Japanese => "ja",
        }
    }

    /// The name of the language in the language itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Spanish => "Español",
            Language::German => "Deutsch",
            Language::Japanese => "日本語",
        }
    }

    /// The decimal separator.
    pub const fn decimal_mark(self) -> &'static str {
        match self {
            Language::English | Language::Japanese => ".",
            Language::Spanish | Language::German => ",",
        }
    }

    /// The percent sign with the space before it.
    pub const fn percent_sign(self) -> &'static str {
        match self {
            Language::English | Language::Japanese => "%",
            Language::Spanish | Language::German => "\u{a0}%",
        }
    }

    /// The language of a locale such as `es`, `es-MX` or `es_ES.UTF-8`. `None` if it is not supported.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The language set by `LC_ALL`, `LC_MESSAGES` or `LANG`: the first of these that is not empty decides. English if
    /// none is set or the language is not supported.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        let mut values = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
        let locale = values.find(|locale| !locale.is_empty());
        locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("two-letter codes are valid identifiers")
    }

    /// The contents of its Fluent files.
    pub fn files(self) -> &'static [&'static str] {
        match self {
            Language::English => for_each_message_file!(files("en")),
            Language::Spanish => for_each_message_file!(files("es")),
            Language::German => for_each_message_file!(files("de")),
            Language::Japanese => for_each_message_file!(files("ja")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locale_selects_language() {
        let locales = ["es", "es_ES.UTF-8", "ES-mx", "en_GB", "de_AT@euro", "ja_JP.UTF-8"];
        let [en, es, de, ja] = Language::ALL.map(Some);
        assert_eq!(locales.map(Language::from_locale), [es, es, es, en, de, ja]);
        assert_eq!(["C.UTF-8", "", "fr_FR", "jam"].map(Language::from_locale), [None; 4]);
    }

    #[test]
    fn first_set_variable_selects_language() {
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
