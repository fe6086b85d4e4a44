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
player = Spieler
before-round = Vorher
this-round = Runde
in-all = Gesamt
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
page-learn = Lernen
learn = Lernen
learn-title = { $game }: spielend gelernt
learn-again = Nicht ganz. Schau noch einmal hin und versuch eine andere Antwort.
learn-done = Fertig! Jetzt spielen
learn-take6-1 = Vier Karten liegen offen und werden angelegt, die niedrigste zuerst. Deine 44 kommt in die Reihe, deren letzte Karte die höchste unter ihr ist. Welche ist das?
learn-take6-1-why = 44 ist höher als 12, 37 und 43, und 43 ist am nächsten. Also kommt sie neben die 43.
learn-take6-2 = Eine Reihe fasst fünf Karten. 21 und 26 kommen vor deiner 30 in Reihe 1. Wohin kommt deine 30?
learn-take6-2-why = Reihe 1 ist am nächsten, und deine 30 ist die sechste Karte: du nimmst die fünf mit 6 Hornochsen, und die 30 beginnt die Reihe neu. Hornochsen sind schlecht!
learn-take6-3 = Deine 3 ist niedriger als die letzte Karte jeder Reihe und passt nirgends: du suchst eine Reihe aus und nimmst sie. Welche kostet am wenigsten?
learn-take6-3-why = Die 37 hat nur einen Hornochsen. Jede Reihe darf es sein, und deine 3 beginnt sie neu.
learn-take6-4 = Jetzt wählst du: 45 oder 71? Schau, wohin jede käme; zeig auf eine Karte, dann siehst du es.
learn-take6-4-why = 45 gehört neben 42, und diese Reihe ist voll: 9 Hornochsen. 71 liegt sicher neben 70. Wer die wenigsten Hornochsen hat, gewinnt. Das ist schon alles!
learn-buffalo-1 = Ihr seid ein Team gegen den Büffel. Seine 25 ist dran und käme neben die 20. Das Stopp! sperrt eine Reihe. Wo tut es dem Büffel am meisten weh?
learn-buffalo-1-why = Ist Reihe 2 gesperrt, kommt 25 in Reihe 1, und die ist voll: der Büffel nimmt 6 Hornochsen. Die Seite mit weniger Hornochsen gewinnt.
learn-buffalo-2 = Deine 10 passt in keine Reihe: du müsstest eine nehmen. Dazwischen! steckt sie mitten in eine Reihe. In welche?
learn-buffalo-2-why = Zwischen 5 und 11 steigt die Reihe weiter an. Niemand nimmt etwas.
learn-buffalo-3 = Die 15 des Büffels ist dran und wäre die fünfte Karte in Reihe 1. Schieben! bringt eine Karte in eine andere Reihe. Kannst du Reihe 1 vorher füllen?
learn-buffalo-3-why = Mit der 7 hat die Reihe fünf Karten, und die 15 ist die sechste: 6 Hornochsen für den Büffel!
learn-take-that-1 = Eine Karte kommt ans rechte Ende der Kette, höchstens 10 höher oder niedriger als die letzte. Welche deiner Karten passt?
learn-take-that-1-why = Neben 34 passt alles von 24 bis 44. Nach jedem Zug ziehst du eine Karte.
learn-take-that-2 = 49 liegt in der Kette, und du hast ihr Spiegelbild, die 94. Was tust du?
learn-take-that-2-why = Ein Paar liegt offen neben dir und zählt zwei Punkte.
learn-take-that-3 = Die Kette endet mit 33. Nichts passt, und nichts bildet ein Paar: du musst die Kette nehmen und eine neue beginnen.
learn-take-that-3-why = Jede Karte zählt minus eins, Karten mit Kröte minus fünf: 11 Punkte weg. Wer die meisten Punkte hat, gewinnt.
learn-bull-party-1 = Hier sind Hornochsen gut! Zahlenkarten kommen der Reihe nach dran, die niedrigste zuerst, und jede nimmt eine Reihe auf die Hand. Mit welcher Karte bekommst du die Reihe mit dem Bullen vor den anderen?
learn-bull-party-1-why = Die niedrigste Zahl wählt zuerst. Die fünf Karten kommen auf deine Hand, und der Bulle liegt neben dir.
learn-bull-party-2 = Du hast deine Nullkarte gezeigt: 93 wird aufgedeckt, und du legst sie in eine Reihe. Welche Reihe bringt einen Bullen?
learn-bull-party-2-why = Die fünfte Karte einer Reihe bringt eine Bullenkarte. Du bleibst in der Runde und kannst die Reihe später nehmen.
learn-bull-party-3 = Nach einer Runde behalten alle fünf Karten und legen die anderen auf aufsteigende Stapel. Leg zwei Karten so, dass dein bester Stapel wächst.
learn-bull-party-3-why = 20 und 22 kommen auf die 13. Am Ende zählen dein bester Stapel und deine Bullen für dich, alle anderen Stapel gegen dich.
