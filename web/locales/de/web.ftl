# Was nur eine Seite zu sagen hat. Die Sätze über die Spiele stehen in locales/, gemeinsam mit dem Terminal.

# Um alle Seiten herum.
site = Rodeo
skip-to-content = Zum Inhalt
language = Sprache
theme = Aussehen
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
independent = Rodeo ist ein unabhängiges Projekt und hat mit den Verlagen der gedruckten Spiele nichts zu tun. Alles hier haben wir selbst gezeichnet und geschrieben.
loading = Einen Moment …
to-home = Zur Startseite
page-open = Tisch eröffnen
page-table = Tisch
page-match = Partie
page-mine = Meine Spiele
page-rules = Regeln
page-nowhere = Diese Seite gibt es nicht
nowhere-about = Die Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.

# Die Startseite.
home-title = Pack den Stier bei den Hörnern
home-lead = Vier Kartenspiele aus der Familie der Hornochsen. Spiel sofort gegen ehrliche Bots, oder schick Freunden einen Link: ein Name, und sie sitzen.
your-name = Dein Name
guest-name = Gast { $number }
bot-level = Wie stark die Bots sind
games = Spiele
play-now = Sofort spielen
with-friends = Mit Freunden
rules = Regeln
my-tables = Tische, an denen ich sitze
my-tables-empty = Du sitzt an keinem Tisch.
go-on = Weiter
join-code = Mit einem Code dazukommen
code = Code
do-join = Dazukommen
lobby = Öffentliche Tische
lobby-empty = Kein öffentlicher Tisch ist offen. Eröffne einen!
phase-open = wartet auf Mitspieler
phase-playing = es wird gespielt
phase-paused = macht Pause
phase-over = zu Ende

# Einen Tisch eröffnen.
which-game = Welches Spiel?
the-table = Der Tisch
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
aid-label = Eine Übersicht zeigt allen gleich, welche Karten schon zu sehen waren
experiments = Für Experimente
do-open = Tisch eröffnen
choose-even-odd = eine Reihe nur für gerade oder ungerade Karten
choose-mountaineering = eine Reihe, die abwärts geht
choose-jumping-cow = eine Kuh, die als Karte zählt und weiterspringt
choose-flip-digits = einmal je Runde die Ziffern einer Karte tauschen
choose-full = alle Karten
choose-limited = nur so viele Karten, wie verteilt werden
choose-random = zufällig verteilt
choose-draft = offen ausgesucht
choose-open = bleiben sichtbar
choose-memory = muss man sich merken
choose-anyone = jeder entscheidet, sofort
choose-majority = mehr als die Hälfte muss dafür sein
choose-standard = das normale Spiel
choose-advanced = das Spiel für Fortgeschrittene
players-of = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
games-of = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
limited-deck = begrenztes Blatt
with-draft = offen ausgesucht
fan-even-odd = Gerade/Ungerade
fan-mountaineering = Bergsteigen
fan-jumping-cow = Springende Kuh
fan-flip-digits = Zifferntausch
decide-anyone = jeder entscheidet über Sonderkarten
decide-majority = die Mehrheit entscheidet über Sonderkarten

# An einen Tisch kommen.
join-title = Du bist eingeladen: { $game }
seated-here = Schon da: { $names }
match-runs = Es wird gerade gespielt. Du kannst zuschauen und dich danach setzen, wenn ein Platz frei ist.
do-sit = Hinsetzen
do-look-on = Zuschauen
table-gone = Dieser Tisch ist nicht offen für dich
seats = Plätze
seat-empty = frei
do-add-bot = Einen Bot hinsetzen
do-remove = Wegschicken: { $who }
do-start = Los geht’s
do-start-fill = { $count ->
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
a-bot = Bot
now = Jetzt
more = Mehr
close = Schließen
panel = Verlauf, Punkte und mehr
what-happens = Was geschieht
skip = Überspringen
choices = Was du tun kannst
can-change = Du kannst es dir anders überlegen, bis alle gewählt haben.
you-chose = Deine Wahl: { $choice }
take-back = Zurücknehmen
start-over = Von vorn
confirm-choice = Ja: { $choice }
is-chosen = Gewählt
what-they-do = Was sie tun
choose-row = Wählen: { $row }
card-and-heads = { $card }, { $heads ->
    [0] keine Hornochsen
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
card-with-toad = { $card }, mit Kröte
goes-to = Käme in Reihe { $row }
goes-takes = Nähme Reihe { $row }: { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
goes-nowhere = Passt in keine Reihe: du würdest eine aussuchen und nehmen
fits-line = Passt an die Kette
pairs-with = Bildet ein Paar mit { $card }
word-on-pile = Auf Stapel { $pile }
do-pass = Passen
do-pass-turn = Für den Rest des Zugs passen
do-lift = Ein Stopp! aufheben
do-pair = Ein Paar bilden
do-take = Die Kette nehmen
do-zero = Nullkarte
do-new = Als neuer Stapel
do-flip = Ziffern tauschen
do-support = Ich bin dafür
ask-row = Deine { $card } passt in keine Reihe. Welche nimmst du?
ask-row-which = Welche Reihe?
ask-window = Als Nächstes kommt { $card } ({ $who }). Was tust du?
ask-turn = Eine Karte anlegen, ein Paar bilden oder die Kette nehmen?
ask-pick = Welche Karte? Eine Zahl nimmt eine Reihe, die Nullkarte lässt eine wachsen.
ask-lay = { $left ->
    [one] Noch eine Karte abzulegen: welche?
   *[other] { $left } Karten abzulegen: welche jetzt?
}
ask-pile = Wohin kommt { $card }?
turned-card = ist aufgedeckt und kommt in eine Reihe
known-cards = bekanntlich auf der Hand: { $cards }
open-hands = Die Hände, die alle kennen
seat-pairs = { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
}, { $taken } genommen
seconds-left = { $seconds } s
is-paused = Der Tisch macht Pause.
do-resume = Weiter
do-pause = Pause machen
do-hurry = Zur Eile mahnen: { $who }
bot-plays-for-you = Ein Bot spielt für dich.
i-am-here = Ich bin wieder da
you-look-on = Du schaust zu.
state-choosing = überlegt
state-has-chosen = hat gewählt
state-must-take = muss eine Reihe nehmen
state-on-turn = ist am Zug
state-away = ist weg
state-stand-in = ein Bot springt ein
state-passes = passt in diesem Zug
state-out = hat eine Reihe
state-hurried = die Zeit läuft

tab-log = Verlauf
tab-scores = Punkte
tab-seen = Gesehen
tab-chat = Reden
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
chat-closed = Solange Karten ausgesucht werden, redet niemand.
chat-label = Sag etwas
chat-send = Sagen
rules-numbered = Alle Regeln mit Nummern und Beispielen (auf Englisch)
wishes = Wie ich es mag
speed = Wie schnell die Karten angelegt werden
speed-slow = langsam
speed-normal = normal
speed-fast = schnell
speed-off = auf einmal
wish-confirm = Nachfragen, bevor eine Wahl abgeschickt wird
wish-sound = Töne: wenn ich gefragt bin und wenn ich Karten nehme
do-leave = Tisch verlassen
do-stay = Bleiben
leave-sure = In einer Partie spielt ein Bot für dich weiter. Wirklich gehen?

# Nach einer Partie.
result = Ergebnis
rematch = Noch einmal
rematch-wanted = Du willst noch einmal
rematch-by = Wollen noch einmal: { $who }
see-replay = Zur Wiederholung
replay = Wiederholung
step = Schritt
step-of = Schritt { $step } von { $steps }
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
step-keys = auch mit den Pfeiltasten
chart-title = Der Stand im Lauf der Partie
chart-numbers = Dasselbe in Zahlen
chart-none = Das Schaubild konnte nicht gezeichnet werden.
record-text = Aufzeichnung zum Lesen
record-json = Aufzeichnung für Programme
fair-title = War das Mischen fair?
fair-about = Vor der ersten Karte hat der Server den Fingerabdruck eines Geheimnisses gezeigt. Alle Karten kommen aus diesem Geheimnis, also ließ es sich später nicht mehr ändern.
fair-commitment = Der Fingerabdruck von vorher
fair-secret = Das Geheimnis von nachher
fair-computed = Der Fingerabdruck dieses Geheimnisses, hier berechnet
fair-check = Hier nachrechnen
fair-yes = Sie sind gleich: die Karten standen vor der ersten fest.
fair-no = Sie sind verschieden: dieser Partie ist nicht zu trauen.
fair-none = Diese Partie hat kein Geheimnis: ihre Karten wurden von Hand vorgegeben.
my-matches = Partien, die ich gespielt habe
my-matches-empty = Noch keine.
older = Ältere
identity = Wer ich bin
save = Speichern
name-saved = Gespeichert.
recovery-about = Konten gibt es nicht. Mit einem Wiederherstellungscode bist du auf einem anderen Gerät wieder du; ein neuer macht den alten ungültig.
recovery-make = Zeig mir einen neuen Code
recovery-label = Ich habe einen Wiederherstellungscode
recovery-use = Das bin ich

# Wenn etwas schiefgeht.
connection-lost = Die Verbindung ist weg. Wir versuchen es weiter; dein Platz bleibt dir.
client-outdated = Der Server ist neuer als diese Seite.
do-reload = Seite neu laden
problem-unreachable = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
problem-no-table = Diesen Tisch gibt es nicht mehr. Vielleicht ist der Link abgelaufen: Tische schließen, wenn alle gegangen sind.
problem-no-match = Diese Partie gibt es nicht, oder sie läuft noch.
problem-table-full = Alle Plätze sind besetzt.
problem-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
problem-no-spectators = An diesem Tisch schaut niemand zu.
problem-bad-name = Dieser Name geht nicht: bitte 1 bis 24 sichtbare Zeichen.
problem-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
problem-too-many = Das ist zu viel auf einmal: verlass erst einen anderen Tisch.
problem-busy = Der Server hat alle Hände voll zu tun. Versuch es gleich noch einmal.
problem-stopping = Der Server startet neu. Versuch es gleich noch einmal.
problem-no-guest = Der Server kennt dich nicht mehr. Geh zur Startseite und wähl einen Namen.
problem-unknown-secret = Diesen Code kennt der Server nicht.
problem-internal = Bei uns ist etwas kaputt. Versuch es bitte noch einmal.

# Ein Spiel an seinen Beispielen lernen.
