# Fehler, nach ihrem Code.

error-players = Diese Spielerzahl ist bei diesem Spiel nicht möglich.
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
