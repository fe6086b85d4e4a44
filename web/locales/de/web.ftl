# Texte, die nur der Web-Client braucht. Die Texte zu den Spielen stehen in locales/ und gelten auch für das Terminal.

# Rahmen der Seiten: Kopf, Fuß, Seitentitel.
site-name = Rodeo
skip-to-content = Zum Inhalt springen
language = Sprache
theme = Design
theme-system = System
theme-light = Hell
theme-dark = Dunkel
disclaimer = Rodeo ist ein unabhängiges Projekt ohne Verbindung zu den Verlagen der gedruckten Spiele. Alle Grafiken und Texte stammen von uns.
loading = Wird geladen …
sentence-separator = .{" "}
fact-separator = {" "}·{" "}
labelled = { $label }: { $value }
go-home = Startseite
page-open = Tisch erstellen
page-table = Tisch
page-match = Partie
page-history = Spielverlauf
page-rules = Regeln
page-not-found = Seite nicht gefunden
not-found-about = Unter dieser Adresse gibt es keine Seite.

# Startseite.
home-title = Pack den Stier bei den Hörnern
home-lead = Vier schnelle Kartenspiele. Spiel sofort gegen Bots oder schick deinen Freunden einen Link. Kostenlos, ohne Anmeldung.
your-name = Dein Name
guest-name = Gast { $number }
bot-level = Bot-Stufe
games = Spiele
play-now = Sofort spielen
play-with-friends = Mit Freunden spielen
rules = Regeln
your-tables = Deine Tische
finished-tables = Beendete Tische
return-to-table = Zurück zum Tisch
join-with-code = Mit Code beitreten
code = Code
join = Beitreten
code-unknown = Kein Tisch hat diesen Code. Prüfe den Code; Tische schließen, wenn alle gegangen sind.
public-tables = Öffentliche Tische
public-tables-empty = Es gibt gerade keine öffentlichen Tische.
phase-open = Wartet auf Mitspieler
phase-playing = Partie läuft
phase-paused = Pausiert
phase-over = Beendet

# Einen Tisch erstellen und seine Regeln ändern.
which-game = Spiel
table-label = Tisch
players-label = Spieler
clock-label = Bedenkzeit
no-clock = Ohne Zeitlimit
clock-of = { $seconds } s pro Entscheidung
visibility-label = Sichtbarkeit
visibility-private = Privat: per Link oder Code
visibility-public = Öffentlich: auf der Startseite
spectators-label = Zuschauer erlauben
seen-grid-label = Gesehene Karten als Übersicht anzeigen
quick-options = Optionen
hints-label = Tipps
hints-off = Aus
hints-off-rated = Aus (mit Wertung)
hints-after-choosing = Nach der Wahl
hints-on-request = Auf Wunsch
hints-unrated = Partien mit Tipps zählen nicht für die Wertung.
hints-are-after-choosing = Tipps nach der Wahl, ohne Wertung
hints-are-on-request = Tipps auf Wunsch, ohne Wertung
experimental-options = Experimentelle Einstellungen
change-rules = Regeln ändern
cancel = Abbrechen
change-clears-result = Damit verschwindet das Ergebnis vom Tisch. Die Wiedergabe bleibt bei allen Spielern im Spielverlauf.
rules-changed = Der Gastgeber hat die Regeln geändert: { $settings }
create-table = Tisch erstellen
field-limit = Grenze
field-rounds = Runden
field-deck = Deck
field-deal = Geben
field-drafted = Gedraftete Karten
field-fans = Fankarten
field-hand = Handkarten
field-cards = Höchste Karte
field-decide = Sonderkarten
field-games = Spiele
field-variant = Variante
field-low = Niedrigste Zahl
field-high = Höchste Zahl
field-numbers = Höchste Zahlenkarte
field-out = Aussortierte Karten
field-heads = Hornochsen pro Karte
field-bulls = Stierkarten
choose-even-odd = { fan-even-odd }: eine Reihe nur für gerade oder nur für ungerade Karten
choose-mountaineering = { fan-mountaineering }: eine Reihe geht abwärts
choose-jumping-cow = { fan-jumping-cow }: die Kuh belegt einen Platz und springt von Reihe zu Reihe
choose-flip-digits = { fan-flip-digits }: einmal pro Runde die Ziffern deiner Karte drehen
choose-full = Volles Deck
choose-limited = Begrenztes Deck
choose-random = Zufällig
choose-draft = Draft
choose-open = Für alle sichtbar
choose-memory = Verdeckt (Gedächtnis)
choose-anyone = Jeder entscheidet
choose-majority = Mehrheit entscheidet
choose-standard = Grundvariante
choose-advanced = Profivariante
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
about-fan-even-odd = Eine Reihe hat einen Marker: Sie nimmt nur gerade oder nur ungerade Karten. Wird eine Reihe genommen, wandert der Marker zu einer anderen Reihe: der mit der niedrigsten letzten Karte.
about-fan-mountaineering = Eine Reihe hat einen Marker und geht abwärts: Sie nimmt nur Karten unter ihrer letzten. Wird eine Reihe genommen, wandert der Marker eine Reihe weiter.
about-fan-jumping-cow = Die Kuh belegt in ihrer Reihe einen Platz: Vier Karten füllen sie. Wird dort eine Karte angelegt, springt die Kuh zu einer anderen Reihe: der mit der niedrigsten letzten Karte. Liegen dort fünf Karten, nimmst du vier davon: Die höchste bleibt.
about-fan-flip-digits = Einmal pro Runde kannst du deine Drehkarte zu einer Karte spielen: Ihre Ziffern werden gedreht, aus 31 wird 13.
decide-anyone = Sonderkarten: jeder entscheidet
decide-majority = Sonderkarten: Mehrheit entscheidet

# Einem Tisch beitreten, vor der Partie.
join-title = Einladung zu einer Partie { $game }
seated-players = Am Tisch: { $names }
join-match-running = Eine Partie läuft. Du kannst zuschauen und dich danach auf einen freien Platz setzen.
join-match-running-private = Eine Partie läuft, und an diesem Tisch sind keine Zuschauer erlaubt. Diese Seite meldet dir, wenn ein Platz frei ist.
join-table-full = Alle Plätze sind besetzt. Du kannst zuschauen, bis einer frei wird.
join-table-full-private = Alle Plätze sind besetzt, und an diesem Tisch sind keine Zuschauer erlaubt. Diese Seite meldet dir, wenn ein Platz frei ist.
spectator-table-full = Alle Plätze sind besetzt. Du schaust zu und kannst dich setzen, sobald einer frei wird.
spectator-match-running = Eine Partie läuft. Du schaust zu und kannst dich danach setzen.
sit-down = Hinsetzen
watch = Zuschauen
table-unavailable = Tisch nicht verfügbar
seats = Plätze
seat-empty = Frei
sit-here = Hier hinsetzen
move-here = Hierher wechseln
remove = Entfernen
host = Gastgeber
bot-level-of = Bot-Stufe: { $who }
add-bot = Bot hinzufügen
remove-player = { $who } entfernen
start-game = Partie starten
start-game-with-bots = { $count ->
    [one] Partie mit 1 Bot starten
   *[other] Partie mit { $count } Bots starten
}
wait-for-host = Der Gastgeber startet die Partie.
invite-title = Freunde einladen
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Link kopiert.
invite-code = Oder gib den Code weiter:

# Während der Partie.
bot = Bot
bot-name = Bot { $number }
current = Jetzt
more = Mehr
close = Schließen
panel = Verlauf, Punkte und mehr
game-events = Spielgeschehen
skip = Überspringen
choices = Deine Möglichkeiten
goal-take6 = Ziel: die wenigsten Hornochsen. Die sechste Karte nimmt die Reihe.
goal-buffalo = Ziel: weniger Hornochsen als der Büffel.
goal-take-that = Ziel: die meisten Punkte. Paare zählen plus, genommene Karten minus.
goal-bull-party = Ziel: die meisten Hornochsen auf einem Stapel.
your-choice = Deine Wahl: { $choice }.
undo-choice = Zurücknehmen
undo-key = Zurücknehmen mit U.
undo-or-reveal = Tipp sie noch einmal an, um sofort aufzudecken.
start-over = Von vorn
confirm-choice = Bestätigen: { $choice }
confirm-or-change = Bestätige oder wähle neu.
confirm-or-flip = { $choice }: bestätige oder drehe die Ziffern.
tap-again = Zum Wählen noch einmal tippen.
why-row = Wähl zuerst eine Reihe.
why-not-now = Diese Karte kannst du jetzt nicht wählen.
got-it = Verstanden
explanation = Erklärung
choices-help = Was bewirken sie?
choose-row = Wählen: { $row }
card-and-heads = { $card }, { $heads ->
    [0] keine Hornochsen
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
card-with-toad = { $card }, Kröte
forecast-row = Jetzt: Reihe { $row }, noch { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
forecast-takes = Jetzt nimmt sie Reihe { $row }: { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
forecast-no-row = Passt jetzt in keine Reihe: du nimmst eine Reihe deiner Wahl
fits-line = Passt an die Kette
starts-line = Beginnt die Kette
pairs-with = Paar mit { $card }
on-pile = Auf Stapel { $pile }
choice-pass = Passen
pass-now = Weiter
choice-lift = Stopp! aufheben
choice-pair = Paar bilden
choice-take = Kette nehmen
choice-zero = Nullkarte
choice-new = Neuer Stapel
choice-flip = Ziffern drehen
pass-for-turn = Diesen Zug nicht
support = Zustimmen
prompt-take-row = Deine { $card } passt in keine Reihe. Wähl eine Reihe, die du nimmst.
prompt-draft = Wähl eine Karte für deine Hand ({ $number } von { $hand }).
prompt-draft-about = Jeder bekommt { $hand }; die letzten vier Karten beginnen die Reihen.
prompt-row = Wähl eine Reihe.
prompt-window = { $actor ->
    [you] Sonderkarte vor deiner { $card }?
   *[other] Sonderkarte vor der { $card }?
}
prompt-window-lift = { $actor ->
    [you] Stopp! vor deiner { $card } aufheben?
   *[other] Stopp! vor der { $card } aufheben?
}
prompt-turn = Leg eine Karte an oder nimm die Kette.
prompt-turn-pair = Bilde ein Paar ({ $pairs }) oder nimm die Kette.
prompt-turn-lay-or-pair = Leg eine Karte an, bilde ein Paar ({ $pairs }) oder nimm die Kette.
prompt-turn-take = Keine Karte passt: nimm die Kette.
prompt-pick = Wähl eine Karte: die niedrigste nimmt zuerst eine Reihe.
prompt-lay = { $left ->
    [one] Leg eine Karte ab: wähl sie aus deiner Hand.
   *[other] Leg { $left } Karten ab: wähl eine aus deiner Hand.
}
prompt-pile = Wähl einen Stapel für die { $card }.
prompt-pair = Wähl eine Karte für das Paar.
prompt-new-line = Wähl die Karte, die die neue Kette beginnt.
target-take7 = Wähl die Reihe, die sechs Karten fassen soll.
target-stop = Wähl die Reihe, die gesperrt wird.
target-insert = Wähl eine Reihe für deine Karte.
target-push = Wähl die Karte, die verschoben wird.
target-first = Wähl die Karte, die zuerst angelegt wird.
target-last = Wähl die Karte, die zuletzt angelegt wird.
target-replace = Wähl die Karte, die du stattdessen spielst.
target-sort = Wähl die nächste Karte der Reihenfolge.
target-lift = Wähl das Stopp!, das aufgehoben wird.
line-empty = Die Kette ist leer.
are-you-sure = Bist du sicher?
yes = Ja
no = Nein
turned-card = Aufgedeckt: kommt in eine Reihe
known-cards = Bekannte Handkarten: { $cards }
drafted-hands = Gedraftete Karten
seat-pairs = { $pairs ->
    [one] 1 Paar
   *[other] { $pairs } Paare
}, { $taken } genommen
seconds-left = { $seconds } s
time-left = Restzeit
time-warning = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
time-up-card = Die Zeit ist um: Die { $card } wurde für dich gespielt.
time-up = Die Zeit ist um: Ein Bot hat für dich gewählt.
paused = Die Partie ist pausiert.
resume = Fortsetzen
pause = Pausieren
nudge = { $who } anstupsen
stand-in-notice = Ein Bot spielt für dich.
news-resumed = Die Partie geht weiter.
news-sat-down = { $who } sitzt jetzt am Tisch.
news-left = { $who } hat den Tisch verlassen.
news-bot-added = { $who } wurde hinzugefügt.
news-bot-removed = { $who } wurde entfernt.
away-notice = { $who }: Verbindung verloren. Gleich übernimmt ein Bot.
take-over = Ich bin wieder da
spectator-notice = Du schaust zu.
state-choosing = Wählt …
state-has-chosen = Bereit
state-must-take = Muss eine Reihe nehmen
state-to-play = Am Zug
state-away = Abwesend
state-stand-in = Ersatzbot
state-passed = Passt
state-out = Hat eine Reihe
state-nudged = Angestupst

# Seitenleiste: Verlauf, Punkte, gesehene Karten, Chat, Regeln, Tisch.
tab-log = Verlauf
tab-scores = Punkte
tab-seen = Gesehen
tab-chat = Chat
tab-rules = Regeln
tab-table = Tisch
log-empty = Noch nichts geschehen.
sheet-title = Punktetabelle
sheet-round = Runde
sheet-turn = Zug
sheet-game = Spiel
team = Team
seen-about = Alle Karten des Decks. Alle Spieler sehen dieselbe Übersicht.
card-seen = gesehen
card-mine = auf deiner Hand
card-other = auf einer anderen Hand
card-out = noch nicht gesehen
chat-empty = Noch keine Nachrichten.
chat-seated = Nur wer am Tisch sitzt, kann chatten.
chat-closed = Der Chat ist geschlossen, solange Karten gewählt werden.
chat-hidden = { $count ->
    [one] Eine Nachricht eines stummgeschalteten Spielers ist ausgeblendet.
   *[other] { $count } Nachrichten stummgeschalteter Spieler sind ausgeblendet.
}
chat-label = Nachricht
chat-send = Senden
chat-sent = Nachricht gesendet.
chat-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}

# Menü zu einem anderen Spieler und Dialog, um ihn zu melden.
other-players = Andere Spieler
player-actions = Aktionen für { $who }
mute = Stummschalten
unmute = Stummschaltung aufheben
report = Melden
report-title = { $who } melden
report-category = Grund
report-offensive-name = Beleidigender Name
report-offensive-chat = Beleidigender Chat
report-cheating = Betrug
report-stalling = Spielverzögerung
report-other = Anderes
report-text = Einzelheiten (optional)
report-note = Die Betreiber dieses Servers sehen mit deiner Meldung die Namen am Tisch und die letzten Chatnachrichten.
report-send = Meldung senden
report-sent = Danke. Die Betreiber dieses Servers sehen sich das an.

rules-numbered = Alle Regeln mit Beispielen
settings = Einstellungen
settings-look = Sprache und Aussehen
settings-play = Spiel
settings-attention = Ton und Benachrichtigungen
speed = Animationstempo
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-off = Aus
confirm-choices = Wahl vor dem Senden bestätigen
long-undo = Gegen Bots länger zurücknehmen (5 Sekunden)
keyboard-shortcuts = Tastenkürzel (Ziffern und Buchstaben)
sounds = Ton
leave-table = Tisch verlassen
leave-warning = Während einer Partie übernimmt ein Bot deinen Platz. Tisch verlassen?

# Nach einer Partie: Ergebnis, Wiedergabe, Spielverlauf.
result = Ergebnis
rematch = Revanche
rematch-waiting = Warten auf die anderen Spieler
rematch-by = Revanche gewünscht von { $who }
view-replay = Wiedergabe ansehen
replay = Wiedergabe
replay-none = Das Protokoll lässt sich nicht bis zu diesem Schritt wiedergeben.
step = Schritt
step-of = Schritt { $step } von { $steps }
step-back = Vorheriger Schritt
step-forward = Nächster Schritt
step-copy = Link zu diesem Schritt kopieren
chart-title = Punktestand im Lauf der Partie
chart-table = Als Tabelle anzeigen
download-text = Herunterladen (Text)
download-json = Herunterladen (JSON)
match-history = Beendete Partien
match-history-empty = Noch keine beendeten Partien.
load-older = Ältere Partien laden

# Mischen überprüfen.
fair-title = Mischen überprüfen
fair-about = Vor dem ersten Geben veröffentlicht der Server den Fingerabdruck eines Geheimnisses, und jeder Spieler steuert eine Zufallszahl bei. Daraus ergeben sich alle Karten. Da das Geheimnis jetzt öffentlich ist, kann diese Seite das Mischen wiederholen und vergleichen.
fair-check = Jetzt überprüfen
fair-none = Diese Partie hat kein Geheimnis: Ihre Karten wurden von Hand festgelegt.
fair-yes = Bestätigt: Diese Karten standen fest, bevor die erste gegeben wurde.
fair-fits = Alles stimmt überein, soweit dieser Browser es prüfen kann.
fair-no = Überprüfung fehlgeschlagen: Den Karten dieser Partie ist nicht zu trauen.
fair-unfinished = Die Partie ist nicht zu Ende. Bisher stimmt alles.
fair-illegal = Überprüfung fehlgeschlagen: Ein Schritt verstößt gegen die Regeln.
fair-secret-fits = Das Geheimnis passt zum Fingerabdruck.
fair-secret-other = Das Geheimnis passt nicht zum Fingerabdruck.
fair-secret-kept = Der Server hat einen Fingerabdruck veröffentlicht, das Geheimnis aber nicht offengelegt.
fair-deals = { $count ->
    [one] Die gegebenen Karten folgen aus dem Geheimnis.
    [2] Beide Male folgen die Karten aus dem Geheimnis.
   *[other] Alle { $count } Male folgen die Karten aus dem Geheimnis.
}
fair-deals-wrong = Nur { $right } von { $count } Malen folgen die Karten aus dem Geheimnis.
fair-nothing-dealt = Es wurde nichts gemischt: Alle Karten wurden offen gedraftet.
fair-same = { $deal }: dieselben { $cards } Karten in derselben Reihenfolge.
fair-differs = { $deal }, Karte { $place }: Gegeben wurde { $dealt }, aus dem Geheimnis folgt { $expected }.
fair-differs-count = { $deal }: { $dealt } Karten wurden gegeben, es müssten { $expected } sein.
fair-unreadable = Das Protokoll ist nicht lesbar: { $reason }
fair-step-rejected = Schritt { $step } ist nach den Regeln nicht erlaubt. Alles danach wurde nicht überprüft.
fair-result = Alle Schritte folgen den Regeln, und das Ergebnis stimmt.
fair-result-other = Das Ergebnis ergibt sich nicht aus den Schritten.
fair-seen-early = Dieser Browser hat den Fingerabdruck vor dem ersten Geben erhalten.
fair-seen-late = Dieser Browser hat den Fingerabdruck erst nach dem ersten Geben erhalten. Er kann nur bestätigen, dass sich seitdem nichts geändert hat.
fair-seen-other = Dieser Browser hat für diese Partie einen anderen Fingerabdruck erhalten.
fair-seen-never = Dieser Browser hat für diese Partie keinen Fingerabdruck gespeichert und kann nicht sagen, welcher veröffentlicht wurde. Frag jemanden, der mitgespielt hat.
fair-mixed = Zufallszahlen beigesteuert von { $who }.
fair-mixed-none = Kein Spieler hat eine Zufallszahl beigesteuert. Der Server hätte sich also ein passendes Geheimnis aussuchen können.
fair-mine-in = Deine ist dabei, also konnte der Server die Karten nicht allein bestimmen.
fair-mine-missing = Die Zahl dieses Browsers fehlt. Das ist nur richtig, wenn du auch auf einem anderen Gerät am Tisch warst.
fair-details = Karten und Werte im Einzelnen
fair-commitment = Fingerabdruck, wie ihn der Server jetzt angibt
fair-commitment-seen = Fingerabdruck, den dieser Browser erhalten hat
fair-secret = Geheimnis, nach der Partie offengelegt
fair-computed = Fingerabdruck dieses Geheimnisses, hier berechnet
fair-number = Zahl von { $who }
fair-number-mine = Zahl dieses Browsers
deal-round = Runde { $n }
deal-game = Spiel { $n }
deal-cards = Zahlenkarten
deal-specials = Sonderkarten
deal-letters = Nullkarten
deal-reshuffle = Neues Mischen { $n }

# Profil.
profile = Profil
save = Speichern
name-saved = Gespeichert.
recovery-about = Rodeo kennt keine Konten. Mit einem Wiederherstellungscode nutzt du dein Profil auf einem anderen Gerät. Ein neuer Code macht den alten ungültig.
recovery-create = Wiederherstellungscode erstellen
recovery-label = Wiederherstellungscode
recovery-use = Profil wiederherstellen
recovery-end-others = Alle anderen Sitzungen beenden
sessions = Sitzungen
session-current = Dieser Browser
session-last-used = Zuletzt genutzt: { $date }
session-unknown = Unbekannter Browser
session-end = Beenden
sessions-end-others = Andere Sitzungen beenden
log-out = Abmelden
log-out-warning = Ohne Wiederherstellungscode kommst du nicht zurück. Abmelden?
tokens = Bot-Tokens
tokens-about = Ein Programm mit einem Token spielt als du und wird als Bot angezeigt. Widerrufe ein Token, das andere gesehen haben könnten.
token-label = Name des Tokens
token-create = Token erstellen
token-once = Kopiere das Token jetzt. Es wird nur einmal angezeigt.
token-void = Widerrufen
profile-delete = Profil löschen
profile-delete-about = Dein Profil, deine Wertungszahlen und deine Sitzungen werden gelöscht. Beendete Partien bleiben ohne deinen Namen erhalten. Du verlässt alle Tische; eine laufende Partie zählt als verloren.
profile-delete-warning = Das lässt sich nicht rückgängig machen. Profil löschen?
deleted-player = Gelöschtes Profil { $number }

# Fehler.
connection-lost = Verbindung verloren. Wird wiederhergestellt … Dein Platz bleibt reserviert.
client-outdated = Eine neue Version von Rodeo ist verfügbar.
reload = Neu laden
unreadable-title = Diese Seite kann nicht angezeigt werden
unreadable-about = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu, um die Version des Servers zu erhalten. Hilft das nicht, wird der Server gerade aktualisiert: Versuch es in ein paar Minuten noch einmal.
unknown-game = Diese Seite kennt das Spiel { $game } noch nicht. Lade die Seite neu.
retry = Erneut versuchen
problem-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
problem-table-not-found = Diesen Tisch gibt es nicht oder nicht mehr: Tische schließen, wenn alle gegangen sind. Bitte um einen neuen Link oder erstell einen Tisch.
problem-match-not-found = Diese Partie gibt es nicht, oder sie läuft noch.
problem-table-full = Alle Plätze sind besetzt. Bitte den Gastgeber um einen Platz oder erstell einen anderen Tisch.
problem-banned = Du bist auf diesem Server gesperrt. { $detail }
problem-muted = Du kannst auf diesem Server zurzeit nicht chatten. { $detail }
problem-table-closed = Ein Betreiber des Servers hat diesen Tisch geschlossen. { $detail }
problem-invalid-report = Das lässt sich nicht melden: Nur andere Spieler und ihre Nachrichten können gemeldet werden.
problem-unsupported-protocol = Diese Seite ist veraltet. Lade sie neu, um sie zu aktualisieren.
problem-removed = Der Gastgeber hat dich von diesem Tisch entfernt. Tritt einem anderen Tisch bei oder erstell einen eigenen.
problem-spectators-not-allowed = An diesem Tisch sind keine Zuschauer erlaubt. Bitte die Spieler um einen Platz.
problem-unsent = Nicht gesendet: Die Verbindung ist unterbrochen. Versuch es noch einmal, wenn sie wieder besteht.
problem-not-found = Auf dem Server nicht gefunden. Diese Seite ist vielleicht veraltet: Lade sie neu.
problem-invalid-record = Der Server konnte diese Partie nicht bestätigen. Sie wurde nicht hochgeladen.
problem-invalid-rules = Ungültige Regeln: { $detail }
problem-invalid-settings = Ungültige Einstellungen: { $detail }
problem-invalid-name = Ungültiger Name: 1 bis 24 sichtbare Zeichen.
problem-rate-limited = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
problem-too-many = Limit erreicht. Verlass zuerst einen anderen Tisch oder schließ eine andere Seite.
problem-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
problem-shutting-down = Der Server startet neu. Versuch es gleich noch einmal.
problem-not-logged-in = Du bist nicht mehr angemeldet. Geh zur Startseite und gib deinen Namen ein.
problem-invalid-credentials = Unbekannter Wiederherstellungscode, oder deine Sitzung ist beendet. Prüfe den Code; ein neuer Code macht ältere ungültig.
problem-session-required = Das geht nicht mit einem Bot-Token. Nutze einen Browser.
problem-seat-taken = Dieser Platz ist besetzt. Wähl einen anderen.
problem-empty-seats = Einige Plätze sind frei. Besetz sie mit Bots oder warte auf weitere Spieler.
problem-not-seated = Das kann nur, wer am Tisch sitzt. Setz dich zuerst.
problem-not-host = Das kann nur der Gastgeber.
problem-not-now = Das geht im Moment nicht. Versuch es später noch einmal.
problem-paused = Die Partie ist pausiert. Warte, bis sie fortgesetzt wird.
problem-stale-question = Das Spiel ist schon weiter. Wähl noch einmal.
problem-not-asked = Du bist nicht am Zug.
problem-not-allowed = Das erlauben die Regeln nicht. Wähl etwas anderes.
problem-chat-closed = Der Chat ist geschlossen, solange Karten gewählt werden. Versuch es nach dem Aufdecken noch einmal.
problem-invalid-chat = Eine Nachricht hat 1 bis 300 Zeichen. Kürz sie.
problem-internal = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.

### Seiten um den Tisch: Startseite, Einladung, Tutorial, Hinweise.
todays-deal = Die Karten des Tages
todays-deal-about = { $date }, { $game }: Heute bekommen alle dieselben Karten. Vergleiche dein Ergebnis mit Freunden. Deine Wertungszahl bleibt gleich.
todays-deal-play = Heutige Karten spielen
todays-deal-return = Zurück zu deiner Partie
play = Spielen
pause-animation = Animation anhalten
view-result = Ergebnis ansehen
invite-share = Teilen
invite-qr = QR-Code des Links
invite-show-qr = QR-Code
learn-first = Erst lernen
your-turn = Du bist dran
notify-turn = Benachrichtigen, wenn ich dran bin
notify-denied = Dieser Browser blockiert Benachrichtigungen von Rodeo. Erlaube sie zuerst in seinen Einstellungen.
notify-offer = Benachrichtigung, wenn du dran bist?
notify-yes = Benachrichtigen
notify-no = Nein, danke
vibrate-turn = Vibrieren, wenn ich dran bin
result-image = Bild herunterladen
result-image-share = Bild teilen

### Tisch: Aussehen, Tasten, Senden der Wahl.

table-style = Tischfläche
surface-leather = Leder
surface-felt = Filz
surface-slate = Schiefer
surface-oak = Eiche
card-back = Kartenrücken
back-brand = Brandeisen
back-bandana = Halstuch
back-sunset = Abendrot
keys-title = Tastenkürzel
keys-numbers = Karte, Reihe oder Stapel mit dieser Nummer wählen
keys-arrows = Zwischen den Karten deiner Hand wechseln
keys-enter = Markierte Karte, Reihe oder Schaltfläche wählen
keys-hint = Tipp zeigen oder ausblenden
keys-undo = Deine Wahl zurücknehmen
keys-escape = Animation überspringen
keys-help = Diese Liste zeigen
key-unused = Taste { $key } bewirkt jetzt nichts.
key-unused-but = Taste { $key } bewirkt jetzt nichts. Möglich: { $possible }.
key-undo-late = Zum Zurücknehmen ist es zu spät.
choice-sending = Deine Wahl wird gesendet: { $choice } …

### Eine Protokolldatei überprüfen.
record-file-title = Protokolldatei überprüfen
record-file-about = Wähle eine Protokolldatei oder zieh sie auf diese Seite: Text oder JSON, hier heruntergeladen oder im Terminal gespeichert. Sie bleibt in diesem Browser.
record-file-drop = Lass die Datei los, um sie zu überprüfen.
record-file-choose = Datei wählen
record-file-too-large = Die Datei ist zu groß: Ein Protokoll hat höchstens { $limit } MB.
fair-steps-only = Schritte und Ergebnis stimmen. Das Mischen lässt sich nicht überprüfen.
fair-no-secret = Dieses Protokoll enthält das Geheimnis nicht, aus dem die Karten berechnet wurden.
fair-not-over = Das Protokoll hat kein Ergebnis: Die Partie ist nicht zu Ende.

### Play on this device

play-on-device = Gegen Bots auf diesem Gerät spielen
play-on-device-about = Läuft in diesem Browser: auch offline, ohne Wertung, nur für dich.
offline-play = Der Server ist nicht erreichbar. Gegen Bots kannst du auf diesem Gerät spielen.
device-table = Der Tisch ist auf diesem Gerät: Nur Bots können mitspielen.
on-this-device = auf diesem Gerät
upload-match = Hochladen
played-offline = offline gespielt
problem-open-elsewhere = Dieses Spiel ist in einem anderen Tab geöffnet. Schließ ihn, um hier weiterzuspielen.
problem-not-stored = Das Spiel konnte auf diesem Gerät nicht gespeichert werden.
problem-weights-missing = Diese Bot-Stufe braucht eine Datei, die noch nicht auf diesem Gerät ist. Geh einmal online oder wähl eine schwächere Stufe.
