var e=`game-buffalo = Schlag den Büffel
about-buffalo = Kooperativ: euer Team gegen den Büffel, mit hilfreichen Sonderkarten.

`,t=`game-bull-party = Bull Party
about-bull-party = Hier sind Hornochsen gut: nimm Reihen und bau den besten Stapel.

bull-party-heads-note = Das Regelheft nennt die Hornochsen der einzelnen Karten nicht. Rodeo verwendet eine eigene Tabelle.
`,n=`error-players = Diese Spielerzahl ist bei diesem Spiel nicht möglich.
error-no-such-option = Unbekannte Einstellung.
error-no-such-value = Ungültiger Wert für diese Einstellung.
error-hand = Ungültige Zahl von Handkarten.
error-cards = Das Deck enthält diese Karten nicht.
error-limited-players = Das begrenzte Deck ist für 2–6 Spieler.
error-draft-needs-limited = Der Draft braucht das begrenzte Deck. Wähl es dazu.
error-memory-needs-draft = Verdeckte Karten gibt es nur mit Draft. Wähl ihn dazu.
error-limited-fixes-cards = Das begrenzte Deck legt seine höchste Karte selbst fest. Lass diese Einstellung unverändert.
error-too-few-cards = Für so viele Spieler und Handkarten reichen die Karten nicht.
error-end = Eine Partie braucht eine Grenze oder 1 bis 1000 Runden.
error-limit-needs-takes = Mit so wenigen Karten füllt sich vielleicht nie eine Reihe. Leg statt einer Grenze eine Rundenzahl fest.
error-option-form = Gib eine Einstellung als Name=Wert an, etwa limit=40.
error-option-twice = Eine Einstellung ist doppelt angegeben.
error-options-exclude = Zwei dieser Einstellungen schließen sich aus.
error-games = Eine Partie hat 1 bis 100 Spiele.
error-numbers = Die Zahlenkarten gehen höchstens bis 100.
error-heads = Gib für jede Zahlenkarte eine Zahl von Hornochsen an.
error-too-many-heads = Eine Karte hat höchstens 99 Hornochsen.
error-stock = Für die Reihen bleiben zu wenige Karten. Ändere zahlen, hand oder raus.
error-no-such-game = Unbekanntes Spiel.

error-not-now = Das geht im Moment nicht.
error-not-asked = Dieser Platz ist nicht am Zug.
error-missing = Ein Spieler hat noch nicht gewählt.
error-not-allowed = Das erlauben die Regeln nicht.
error-deal-length = Es wurde die falsche Zahl von Karten gegeben.
error-deal-card = Eine Karte wurde doppelt gegeben oder gehört nicht zum Deck.
`,r=`menu-players-range = { $min }–{ $max } Spieler
level-random = planlos
level-random-about = spielt eine beliebige erlaubte Karte
level-gentle = sanft
level-gentle-about = spielt nach einfachen Regeln und macht Fehler
level-simple = einfach
level-simple-about = spielt nach einfachen Regeln
level-keen = aufgeweckt
level-keen-about = denkt ein wenig voraus
level-sharp = scharfsinnig
level-sharp-about = denkt viel länger nach
level-merciless = gnadenlos
level-merciless-about = denkt so lange nach, wie es hilft
level-flat = flach
level-net = netz
`,i=`table-seat = Platz { $seat }
table-you = du
`,a=`game-take6 = 6 nimmt
about-take6 = Vier Reihen. Wer die sechste Karte legt, nimmt die Reihe.

take6-ends-at = Ende bei { $limit } Hornochsen
take6-ends-after = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
take6-several-fans = Hinweis: Das Regelheft rät davon ab, mehrere Fankarten zugleich zu verwenden.

`,o=`game-take-that = Take That
about-take-that = Bilde Paare mit Karten der Kette, oder nimm die ganze Kette.

`,s=`page-review = Analyse
`,c=`page-puzzles = Rätsel
puzzles-about = Stellungen, in denen ein Zug deutlich der beste ist. Finde ihn und sieh dann, warum.
puzzles-solve = Rätsel lösen
`,l=`page-statistics = Statistik
`,u=`page-learn = Tutorial
learn = Tutorial
`,d=`site-name = Rodeo
skip-to-content = Zum Inhalt springen
language = Sprache
theme = Design
theme-system = System
theme-light = Hell
theme-dark = Dunkel
disclaimer = Rodeo ist ein unabhängiges Projekt ohne Verbindung zu den Verlagen der gedruckten Spiele. Alle Grafiken und Texte stammen von uns.
loading = Wird geladen …
go-home = Startseite
page-open = Tisch erstellen
page-table = Tisch
page-match = Partie
page-history = Spielverlauf
page-rules = Regeln
page-not-found = Seite nicht gefunden
not-found-about = Unter dieser Adresse gibt es keine Seite.

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
return-to-table = Zurück zum Tisch
join-with-code = Mit Code beitreten
code = Code
join = Beitreten
code-unknown = Kein Tisch hat diesen Code. Prüfe den Code; Tische schließen, wenn alle gegangen sind.
public-tables = Öffentliche Tische
public-tables-empty = Es gibt gerade keine öffentlichen Tische. Erstell einen!
phase-open = Wartet auf Mitspieler
phase-playing = Partie läuft
phase-paused = Pausiert
phase-over = Beendet

which-game = Spiel
players-label = Spieler
no-clock = Ohne Zeitlimit
clock-of = { $seconds ->
    [one] 1 Sekunde pro Entscheidung
   *[other] { $seconds } Sekunden pro Entscheidung
}
hints-label = Tipps
hints-off = Aus
hints-off-rated = Aus (mit Wertung)
hints-after-choosing = Nach der Wahl
hints-on-request = Auf Wunsch
hints-unrated = Partien mit Tipps zählen nicht für die Wertung.
hints-are-after-choosing = Tipps nach der Wahl, ohne Wertung
hints-are-on-request = Tipps auf Wunsch, ohne Wertung
choose-limited = Begrenztes Deck
choose-draft = Draft
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
decide-anyone = Sonderkarten: jeder entscheidet
decide-majority = Sonderkarten: Mehrheit entscheidet

watch = Zuschauen
seats = Plätze
bot-name = Bot { $number }
more = Mehr
close = Schließen
game-events = Spielgeschehen
yes = Ja
no = Nein
settings = Einstellungen
speed = Animationstempo
step-back = Vorheriger Schritt
step-forward = Nächster Schritt
deal-round = Runde { $n }
deal-game = Spiel { $n }
deleted-player = Gelöschtes Profil { $number }

client-outdated = Eine neue Version von Rodeo ist verfügbar.
reload = Neu laden
unreadable-title = Diese Seite kann nicht angezeigt werden
unreadable-about = Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu, um die Version des Servers zu erhalten. Hilft das nicht, wird der Server gerade aktualisiert: Versuche es in ein paar Minuten noch einmal.
unknown-game = Diese Seite kennt das Spiel { $game } noch nicht. Lade die Seite neu.
retry = Erneut versuchen
problem-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
problem-table-not-found = Diesen Tisch gibt es nicht mehr: Tische schließen, wenn alle gegangen sind. Bitte um einen neuen Link oder erstell einen Tisch.
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

todays-deal = Die Karten des Tages
todays-deal-about = { $date }, { $game }: Heute bekommen alle dieselben Karten. Vergleiche dein Ergebnis mit Freunden. Deine Wertungszahl bleibt gleich.
todays-deal-play = Heutige Karten spielen
todays-deal-return = Zurück zu deiner Partie
play = Spielen
pause-animation = Animation anhalten
your-turn = Du bist dran
table-style = Tischfläche
card-back = Kartenrücken
play-on-device = Gegen Bots auf diesem Gerät spielen
play-on-device-about = Läuft in diesem Browser: auch offline, ohne Wertung, nur für dich.
offline-play = Der Server ist nicht erreichbar. Gegen Bots kannst du auf diesem Gerät spielen.
problem-open-elsewhere = Dieses Spiel ist in einem anderen Tab geöffnet. Schließ ihn, um hier weiterzuspielen.
problem-not-stored = Das Spiel konnte auf diesem Gerät nicht gespeichert werden.
problem-weights-missing = Diese Bot-Stufe braucht eine Datei, die noch nicht auf diesem Gerät ist. Geh einmal online oder wähl eine schwächere Stufe.
`,f={...Object.assign({"../../../../locales/de/buffalo.ftl":e,"../../../../locales/de/bull_party.ftl":t,"../../../../locales/de/errors.ftl":n,"../../../../locales/de/menu.ftl":r,"../../../../locales/de/options.ftl":``,"../../../../locales/de/review.ftl":``,"../../../../locales/de/table.ftl":i,"../../../../locales/de/take6.ftl":a,"../../../../locales/de/take_that.ftl":o,"../../../../locales/de/words.ftl":``}),...Object.assign({"../../../locales/de/analysis.ftl":s,"../../../locales/de/buffalo.ftl":``,"../../../locales/de/bull_party.ftl":``,"../../../locales/de/hints.ftl":``,"../../../locales/de/puzzles.ftl":c,"../../../locales/de/replay.ftl":``,"../../../locales/de/statistics.ftl":l,"../../../locales/de/take6.ftl":``,"../../../locales/de/take_that.ftl":``,"../../../locales/de/tutorial.ftl":u,"../../../locales/de/web.ftl":d})};export{f as sources};