var e=`# Die Regeln

Für jedes Spiel eine Seite. Lies eine Seite von oben, um das Spiel zu lernen; schlag eine Nummer nach, wenn du es
genau wissen willst. Wo sich die Seiten verschiedener Sprachen unterscheiden, entscheidet die
[englische](../README.md).

| Spiel | Modul | Spieler | Seite |
|---|---|---|---|
| 6 nimmt | \`take6\` | 2–10 | [take6.md](take6.md) |
| 6 nimmt mit begrenztem Deck, Kartenwahl oder beidem | \`take6\` | 2–6 | [take6.md](take6.md), Abschnitte 6 und 7 |
| 6 nimmt mit Fan-Karten | \`take6\` | 2–10 | [fan-cards.md](fan-cards.md) |
| Schlag den Büffel | \`buffalo\` | 1–6 | [buffalo.md](buffalo.md) |
| Take That | \`take_that\` | 2–4 | [take-that.md](take-that.md) |
| Bull Party | \`bull_party\` | 2–5 | [bull-party.md](bull-party.md) |

## Wie Regeln zitiert werden

Jede Regel hat eine Nummer. Nenn die Seite und die Nummer:

| Zitat | Bedeutet |
|---|---|
| \`take6 4.6\` | Regel 4.6 von take6.md |
| \`take6 O3\` | die dritte Regel über Einstellungen |
| \`buffalo R7\` | die siebte Festlegung |
| \`bull-party E2\` | das zweite Beispiel |

- **Regeln** (\`4.6\`) sagen, wie das Spiel geht.
- **Einstellungen** (\`O3\`) sagen, was ein Tisch einstellen darf und was abgelehnt wird.
- **Festlegungen** (\`R7\`) regeln, was das Regelheft offenlässt. Jede sagt, warum.
- **Beispiele** (\`E2\`) zeigen die Regeln in Aktion. Jedes nennt die Regeln, die es zeigt, und gehört in die Tests. Ein
  Beispiel mit dem Vermerk *teils von uns* behält den gedruckten Spielverlauf, aber die Karten, die der gedruckte Text
  nicht nennt, haben wir ausgesucht.

Nummern bleiben, wie sie sind. Eine neue Regel bekommt die nächste freie Nummer ihres Abschnitts; die Nummer einer
Regel, die wegfällt, wird nicht wieder vergeben.

## Wörter, die auf jeder Seite vorkommen

| Wort | Bedeutung |
|---|---|
| Platz | wo jemand sitzt, gezählt von 0 an; im Uhrzeigersinn kommt die nächsthöhere Nummer, nach der letzten Platz 0 |
| Reihe | Karten nebeneinander, von links nach rechts gewachsen; Reihe 1 ist oben |
| Startkarte | die erste Karte einer Reihe |
| letzte Karte | die Zahlenkarte einer Reihe, die am weitesten rechts liegt |
| \`[12 14][37]\` | zwei Reihen: in der ersten liegen 12 und 14, in der zweiten 37 |
| Hornochse | ein Punkt auf einer Karte: in den meisten dieser Spiele schlecht, in einem gut |
| offen | aufgedeckt, für alle zu sehen |

## Ein Hinweis

Rodeo ist ein unabhängiges Projekt. Es hat mit den Verlagen und Autoren der gedruckten Spiele nichts zu tun. Die Namen
der gedruckten Spiele gehören ihren Inhabern. Die Regeln sind hier in unseren eigenen Worten erzählt.
`;export{e as default};