//! The table of all options in `docs/hosting.md`, written with `RODEO_UPDATE=1` and checked otherwise.

use super::options::{ServerOption, server_options};

const START: &str = "<!-- options: written by `RODEO_UPDATE=1 cargo test -p rodeo hosting_page` -->\n";
const END: &str = "<!-- end of options -->\n";

fn table(options: &[ServerOption]) -> String {
    let mut text = String::new();
    let mut section = None;
    for option in options {
        if section != Some(option.section) {
            section = Some(option.section);
            let place = match option.section.name {
                "" => "before the first table of the file".to_owned(),
                name => format!("`[{name}]` in the file"),
            };
            let heading = option.section.heading;
            text += &format!(
                "\n**{heading}** ({place})\n\n| Option | Variable | Default | Meaning |\n|---|---|---|---|\n"
            );
        }
        let default = match (&option.default_text, option.defaults.as_slice()) {
            (Some(text), _) => text.clone(),
            (None, []) => String::new(),
            (None, values) => format!("`{}`", values.join(",")),
        };
        let help = option.help.replace('|', "\\|");
        let values = match option.possible_values.is_empty() {
            true => match option.arg.get_value_names().and_then(|names| names.first()) {
                Some(unit) if ["SECONDS", "DAYS", "MINUTES", "MS"].contains(&unit.as_str()) => {
                    format!(", in {}", unit.to_lowercase())
                }
                _ => String::new(),
            },
            false => format!(": `{}`", option.possible_values.join("`, `")),
        };
        text += &format!("| `--{}` | `{}` | {default} | {help}{values} |\n", option.name, option.variable);
    }
    text + "\n"
}

#[test]
fn hosting_page_has_the_table_of_options() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");
    let page = std::fs::read_to_string(path).unwrap();
    let (before, rest) = page.split_once(START).expect("the page has the start of the table");
    let (found, after) = rest.split_once(END).expect("the page has the end of the table");
    let wanted = table(&server_options());
    if std::env::var_os("RODEO_UPDATE").is_some() {
        std::fs::write(path, format!("{before}{START}{wanted}{END}{after}")).unwrap();
    } else {
        assert_eq!(found, wanted, "out of date: RODEO_UPDATE=1 cargo test -p rodeo hosting_page");
    }
}
