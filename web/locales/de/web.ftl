# Was nur eine Seite zu sagen hat. Die Sätze über die Spiele stehen in locales/, gemeinsam mit dem Terminal.

# Um alle Seiten herum.
site-name = Rodeo
skip-to-content = Zum Inhalt
language = Sprache
theme = Aussehen
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
disclaimer = Rodeo ist ein unabhängiges Projekt und hat mit den Verlagen der gedruckten Spiele nichts zu tun. Alles hier haben wir selbst gezeichnet und geschrieben.
loading = Einen Moment …
go-home = Zur Startseite
page-open = Tisch eröffnen
page-table = Tisch
page-match = Partie
page-history = Meine Partien
page-rules = Regeln
page-not-found = Diese Seite gibt es nicht
not-found-about = Die Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.

# Die Startseite.
home-title = Hornochsen-Kartenspiele online
home-lead = Vier Kartenspiele aus der Familie der Hornochsen. Spiel sofort gegen ehrliche Bots, oder schick Freunden einen Link: ein Name, und sie sitzen.
your-name = Dein Name
guest-name = Gast { $number }
bot-level = Wie stark die Bots sind
games = Spiele
play-now = Sofort spielen
play-with-friends = Mit Freunden
rules = Regeln
your-tables = Tische, an denen ich sitze
your-tables-empty = Du sitzt an keinem Tisch.
return-to-table = Weiter
join-with-code = Mit einem Code dazukommen
code = Code
join = Dazukommen
code-unknown = Kein Tisch hat diesen Code. Steht er so da, wie deine Freunde ihn gesagt haben? Tische schließen, wenn alle gegangen sind.
public-tables = Öffentliche Tische
public-tables-empty = Kein öffentlicher Tisch ist offen. Eröffne einen!
phase-open = wartet auf Mitspieler
phase-playing = es wird gespielt
phase-paused = macht Pause
phase-over = zu Ende

# Einen Tisch eröffnen.
which-game = Welches Spiel?
table-label = Der Tisch
players-label = Spieler
clock-label = Zeit für jede Entscheidung
no-clock = ohne Uhr
clock-of = { $seconds ->
    [one] 1 Sekunde für jede Entscheidung
   *[other] { $seconds } Sekunden für jede Entscheidung
}
visibility-label = Wer ihn findet
visibility-private = wer den Link oder den Code hat
visibility-public = alle, unter den öffentlichen Tischen
spectators-label = Andere dürfen zuschauen
seen-grid-label = Eine Übersicht zeigt allen gleich, welche Karten schon zu sehen waren
experimental-options = Für Experimente
change-rules = Regeln ändern
cancel = Alles so lassen
change-clears-result = Das Ergebnis macht dafür Platz. Die Wiederholung bleibt bei den Partien aller.
rules-changed = Der Gastgeber hat geändert, was gespielt wird: { $settings }
create-table = Tisch eröffnen
field-limit = Grenze
field-rounds = Runden
field-deck = Deck
field-deal = Geben
field-drafted = Gewählte Karten
field-fans = Fankarten
field-hand = Handkarten
field-cards = Höchste Karte
field-decide = Sonderkarten
field-games = Spiele
field-variant = Variante
field-low = Niedrigste Zahl
field-high = Höchste Zahl
field-numbers = Höchste Zahlenkarte
field-out = Karten aus dem Spiel
field-heads = Hornochsen der Karten
field-bulls = Stierkarten
choose-even-odd = { fan-even-odd }: eine Reihe nur für solche Karten
choose-mountaineering = { fan-mountaineering }: eine Reihe, die abwärts geht
choose-jumping-cow = { fan-jumping-cow }: zählt als Karte und springt weiter
choose-flip-digits = { fan-flip-digits }: in jeder Runde eine Karte drehen
choose-full = volles Deck
choose-limited = begrenztes Deck
choose-random = zufällig
choose-draft = Kartenwahl
choose-open = bleiben offen liegen
choose-memory = muss man sich merken
choose-anyone = jeder darf, sofort
choose-majority = mehr als die Hälfte muss dafür sein
choose-standard = normales Spiel
choose-advanced = Profispiel
players-of = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
games-of = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
fan-even-odd = Gerade/Ungerade
fan-mountaineering = Bergsteigen
fan-jumping-cow = Springende Kuh
fan-flip-digits = Zifferntausch
decide-anyone = Sonderkarten darf jeder einsetzen
decide-majority = über Sonderkarten entscheidet die Mehrheit

# An einen Tisch kommen.
join-title = Du bist eingeladen: { $game }
seated-players = Schon da: { $names }
join-match-running = Hier läuft gerade eine Partie. Du kannst zuschauen und dich danach setzen, wenn ein Platz frei ist.
join-match-running-private = Es wird gerade gespielt, und an diesem Tisch schaut niemand zu. Wenn die Partie vorbei und ein Platz frei ist, kannst du dich hier hinsetzen: Diese Seite sagt es dir.
join-table-full = Alle Plätze sind besetzt. Du kannst zuschauen, bis einer frei wird.
join-table-full-private = Alle Plätze sind besetzt, und an diesem Tisch schaut niemand zu. Diese Seite sagt dir, wenn ein Platz frei wird.
spectator-table-full = Alle Plätze sind besetzt: Du schaust zu. Wird einer frei, kannst du dich hinsetzen.
spectator-match-running = Es wird gerade gespielt: Du schaust zu und kannst dich danach hinsetzen.
sit-down = Hinsetzen
watch = Zuschauen
table-unavailable = Dieser Tisch ist nicht offen für dich
seats = Plätze
seat-empty = frei
sit-here = Hier sitzen
remove = Wegschicken
host = Gastgeber
bot-level-of = Wie stark { $who } ist
add-bot = Bot dazu
remove-player = Wegschicken: { $who }
start-game = Los geht’s
start-game-with-bots = { $count ->
    [one] Los geht’s, mit einem Bot auf dem freien Platz
   *[other] Los geht’s, mit Bots auf den { $count } freien Plätzen
}
wait-for-host = Der Gastgeber beginnt die Partie, wenn alle da sind.
invite-title = Freunde einladen
invite-link = Der Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert. Schick ihn deinen Freunden!
invite-code = oder sag ihnen den Code

# Am Tisch.
bot = Bot
current = Jetzt
more = Mehr
close = Schließen
panel = Verlauf, Punkte und mehr
game-events = Was geschieht
skip = Überspringen
choices = Was du tun kannst
choice-changeable = Du kannst es dir anders überlegen, bis alle gewählt haben.
your-choice = Deine Wahl: { $choice }
undo-choice = Zurücknehmen
start-over = Von vorn
confirm-choice = Ja: { $choice }
chosen = Gewählt
choices-help = Was sie tun
choose-row = Wählen: { $row }
card-and-heads = { $card }, { $heads ->
    [0] keine Hornochsen
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
card-with-toad = { $card }, mit Kröte
forecast-row = Käme in Reihe { $row }
forecast-takes = Nähme Reihe { $row }: { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
forecast-no-row = Passt in keine Reihe: Du würdest eine wählen und nehmen
fits-line = Passt an die Kette
pairs-with = Bildet ein Paar mit { $card }
on-pile = Auf Stapel { $pile }
choice-pass = Passen
pass-for-turn = Für den Rest des Zuges passen
choice-lift = Ein Stopp! aufheben
choice-pair = Ein Paar bilden
choice-take = Die Kette nehmen
choice-zero = Nullkarte
choice-new = Als neuer Stapel
choice-flip = Ziffern drehen
support = Ich bin dafür
prompt-take-row = Deine { $card } passt in keine Reihe. Welche nimmst du?
prompt-row = Welche Reihe?
prompt-window = { table-card-of } ist dran. Was tust du?
prompt-turn = Anlegen, ein Paar bilden oder die Kette nehmen?
prompt-pick = Welche Karte? Eine Zahl nimmt eine Reihe, die Nullkarte lässt eine wachsen.
prompt-lay = { $left ->
    [one] Noch eine Karte abzulegen: welche?
   *[other] { $left } Karten abzulegen: welche jetzt?
}
prompt-pile = Wohin kommt { $card }?
target-take7 = Welche Reihe fasst sechs Karten?
target-stop = Welche Reihe wird gesperrt?
target-insert = In welche Reihe kommt sie?
target-push = Welche Karte wandert?
target-first = Welche Karte kommt zuerst?
target-last = Welche Karte kommt zuletzt?
target-replace = Welche Karte legst du stattdessen?
target-sort = Welche Karte kommt als Nächste?
target-lift = Welches Stopp! wird aufgehoben?
prompt-pair = Mit welcher Karte bildest du ein Paar?
prompt-new-line = Welche Karte beginnt die neue Kette?
line-empty = Die Kette ist leer.
are-you-sure = Wirklich?
yes = Ja
no = Nein
turned-card = ist aufgedeckt und kommt in eine Reihe
known-cards = bekanntlich auf der Hand: { $cards }
drafted-hands = Die Hände, die alle kennen
seat-pairs = { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
}, { $taken } genommen
seconds-left = { $seconds } s
paused = Der Tisch macht Pause.
resume = Weiter
pause = Pause machen
nudge = Zur Eile mahnen: { $who }
stand-in-notice = Ein Bot spielt für dich.
take-over = Ich bin wieder da
spectator-notice = Du schaust zu.
state-choosing = überlegt
state-has-chosen = hat gewählt
state-must-take = muss eine Reihe nehmen
state-to-play = ist am Zug
state-away = ist weg
state-stand-in = ein Bot springt ein
state-passed = passt in diesem Zug
state-out = hat eine Reihe
state-nudged = die Zeit läuft

tab-log = Verlauf
tab-scores = Punkte
tab-seen = Gesehen
tab-chat = Chat
tab-rules = Regeln
tab-table = Tisch
log-empty = Hier steht, was von jetzt an geschieht.
sheet-title = Punktezettel
sheet-round = Runde
sheet-turn = Zug
sheet-game = Spiel
team = Team
seen-about = Alle Karten des Spiels, für alle Plätze gleich.
card-seen = war schon zu sehen
card-mine = auf deiner Hand
card-out = noch unterwegs
chat-empty = Noch hat niemand etwas gesagt.
chat-seated = Hier reden, die am Tisch sitzen.
chat-closed = Solange Karten gewählt werden, redet niemand.
chat-label = Sag etwas
chat-send = Senden
chat-unread = { $count ->
    [one] { $count } neue Zeile im Chat
   *[other] { $count } neue Zeilen im Chat
}
rules-numbered = Alle Regeln mit Nummern und Beispielen
settings = Wie ich es mag
speed = Wie schnell die Karten angelegt werden
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = alle auf einmal
confirm-choices = Nachfragen, bevor eine Wahl abgeschickt wird
sounds = Töne: wenn ich gefragt bin und wenn ich Karten nehme
leave-table = Tisch verlassen
leave-warning = Läuft die Partie noch, spielt ein Bot für dich weiter. Wirklich gehen?

# Nach einer Partie.
result = Ergebnis
rematch = Noch eine Partie
rematch-waiting = Warten auf die anderen
rematch-by = Für noch eine Partie: { $who }
view-replay = Zur Wiederholung
replay = Wiederholung
step = Schritt
step-of = Schritt { $step } von { $steps }
step-back = Einen Schritt zurück
step-forward = Einen Schritt weiter
step-keys = auch mit den Pfeiltasten
step-copy = Link zu diesem Schritt kopieren
chart-title = Der Stand im Lauf der Partie
chart-table = Dasselbe in Zahlen
chart-none = Das Diagramm ließ sich nicht zeichnen.
download-text = Protokoll zum Lesen
download-json = Protokoll für Programme
fair-title = War das Mischen fair?
fair-about = Vor der ersten Karte zeigt der Server den Fingerabdruck eines Geheimnisses, und alle am Tisch mischen eigene Zahlen dazu. Daraus kommen sämtliche Karten. Jetzt, wo das Geheimnis offen ist, kann diese Seite noch einmal mischen und vergleichen.
fair-check = Hier nachrechnen
fair-none = Diese Partie hat kein Geheimnis: Ihre Karten wurden von Hand vorgegeben.
fair-yes = Fair: Das sind die Karten, die feststanden, bevor die erste ausgeteilt wurde.
fair-fits = Alles passt zusammen, soweit dieser Browser es wissen kann.
fair-no = Etwas passt nicht: Dieser Partie ist nicht zu trauen.
fair-secret-fits = Das Geheimnis gehört zum Fingerabdruck.
fair-secret-other = Das Geheimnis gehört nicht zum Fingerabdruck.
fair-secret-kept = Der Server hat einen Fingerabdruck gezeigt, behält das Geheimnis aber für sich.
fair-deals = { $count ->
    [one] Die Karten sind die, die das Geheimnis ergibt.
    [2] Beide Verteilungen sind die, die das Geheimnis ergibt.
   *[other] Alle { $count } Verteilungen sind die, die das Geheimnis ergibt.
}
fair-deals-wrong = Nur { $right } von { $count } Verteilungen sind die, die das Geheimnis ergibt.
fair-nothing-dealt = Es wurde nichts gemischt: Die Karten wurden offen ausgesucht.
fair-same = { $deal }: dieselben { $cards } Karten in derselben Reihenfolge.
fair-differs = { $deal }, Karte { $place }: Ausgeteilt wurde { $dealt }, das Geheimnis ergibt { $expected }.
fair-differs-count = { $deal }: Das Protokoll hat { $dealt } Karten, es müssten { $expected } sein.
fair-seen-early = Dieser Browser hat den Fingerabdruck gesehen, bevor die erste Karte ausgeteilt wurde.
fair-seen-late = Dieser Browser hat den Fingerabdruck gesehen, als schon ausgeteilt war: Danach wurde nichts geändert. Was davor war, kann er nicht wissen.
fair-seen-other = Diesem Browser wurde für diese Partie ein anderer Fingerabdruck gezeigt.
fair-seen-never = Dieser Browser war nicht am Tisch oder hat es vergessen: Welcher Fingerabdruck dort zu sehen war, kann er nicht wissen. Frag jemanden, der mitgespielt hat.
fair-mixed = Zahlen dazugemischt haben: { $who }.
fair-mixed-none = Niemand hat eine Zahl dazugemischt. Der Server hätte sich also ein Geheimnis suchen können, das ihm gefällt.
fair-mine-in = Deine ist darunter, also konnte der Server allein die Karten nicht aussuchen.
fair-mine-missing = Die Zahl, die dieser Browser gegeben hat, fehlt. Das ist nur in Ordnung, wenn du auch auf einem anderen Gerät am Tisch warst.
fair-details = Im Einzelnen, mit allen Ziffern
fair-commitment = Der Fingerabdruck, wie ihn der Server jetzt nennt
fair-commitment-seen = Der Fingerabdruck, den dieser Browser damals sah
fair-secret = Das Geheimnis, nach der Partie gezeigt
fair-computed = Der Fingerabdruck dieses Geheimnisses, hier berechnet
fair-number = Die Zahl von { $who }
fair-number-mine = Die Zahl, die dieser Browser gegeben hat
deal-round = Runde { $n }
deal-game = Spiel { $n }
deal-cards = Die Zahlenkarten
deal-specials = Die Sonderkarten
deal-letters = Die Nullkarten
deal-reshuffle = Ablage gemischt, { $n }. Mal
match-history = Partien, die ich gespielt habe
match-history-empty = Noch keine.
load-older = Ältere
profile = Wer ich bin
save = Speichern
name-saved = Gespeichert.
recovery-about = Konten gibt es nicht. Mit einem Wiederherstellungscode bist du auf einem anderen Gerät wieder du; ein neuer macht den alten ungültig.
recovery-create = Zeig mir einen neuen Wiederherstellungscode
recovery-label = Ich habe einen Wiederherstellungscode
recovery-use = Das bin ich

# Wenn etwas schiefgeht.
connection-lost = Die Verbindung ist weg. Wir versuchen es weiter; dein Platz bleibt dir.
client-outdated = Der Server ist neuer als diese Seite.
reload = Seite neu laden
retry = Noch einmal versuchen
problem-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
problem-table-not-found = Diesen Tisch gibt es nicht mehr: Tische schließen, wenn alle gegangen sind. Bitte um einen neuen Link oder eröffne einen Tisch.
problem-match-not-found = Diese Partie gibt es nicht, oder sie läuft noch. Schau wieder vorbei, wenn sie vorbei ist.
problem-table-full = Alle Plätze sind besetzt. Bitte den Gastgeber um Platz oder eröffne einen anderen Tisch.
problem-removed = Der Gastgeber hat dich von diesem Tisch weggeschickt. Such dir einen anderen oder eröffne deinen eigenen.
problem-spectators-not-allowed = An diesem Tisch darf niemand zuschauen. Bitte die Spielenden um einen Platz.
problem-unsent = Das wurde nicht gesendet: Die Verbindung ist weg. Versuch es noch einmal, wenn sie wieder da ist.
problem-not-found = Der Server kennt das nicht mehr: Vielleicht ist er neuer als diese Seite. Lade die Seite neu.
problem-invalid-rules = So kann man nicht spielen: { $detail }
problem-invalid-settings = Das geht nicht: { $detail }
problem-invalid-name = Dieser Name geht nicht: bitte 1 bis 24 sichtbare Zeichen.
problem-rate-limited = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
problem-too-many = Das ist zu viel auf einmal: Verlass erst einen anderen Tisch oder schließ eine andere Seite.
problem-busy = Der Server hat alle Hände voll zu tun. Versuch es gleich noch einmal.
problem-shutting-down = Der Server startet neu. Versuch es gleich noch einmal.
problem-not-logged-in = Der Server kennt dich nicht mehr. Geh zur Startseite und wähl einen Namen.
problem-invalid-credentials = Diesen Code kennt der Server nicht. Vergleich ihn mit deiner Notiz: ein neuer Code macht den alten ungültig.
problem-seat-taken = Dieser Platz ist besetzt. Wähl einen anderen.
problem-empty-seats = Es sind noch Plätze frei. Setz Bots darauf oder warte auf mehr Leute.
problem-not-seated = Das darf nur, wer an diesem Tisch sitzt. Nimm erst Platz.
problem-not-host = Das darf nur der Gastgeber. Bitte ihn darum.
problem-not-now = Das geht im Moment nicht. Warte ein wenig und versuch es noch einmal.
problem-paused = Der Tisch macht Pause. Warte, bis es weitergeht.
problem-stale-question = Das Spiel ist schon weiter, jetzt wird etwas anderes gefragt. Wähl noch einmal.
problem-not-asked = Du wirst gerade nichts gefragt. Warte, bis du dran bist.
problem-not-allowed = Das erlauben die Regeln gerade nicht. Wähl etwas anderes.
problem-chat-closed = Während alle wählen, wird nicht geredet. Sag es, wenn die Karten aufgedeckt sind.
problem-invalid-chat = Eine Zeile hat 1 bis 300 Zeichen. Fass dich kürzer.
problem-internal = Bei uns ist etwas kaputt. Versuch es bitte noch einmal.
