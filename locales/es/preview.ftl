# Vistas previas de enlaces en aplicaciones de mensajería: textos de las imágenes y de sus etiquetas. $unit es `heads` o `points`.

preview-free-seat = Asiento libre
preview-take-a-seat = Siéntate a jugar
preview-about-to-start = A punto de empezar
preview-playing = Partida en juego
preview-over = Partida terminada
preview-team = Equipo
preview-seats-taken = { $taken } de { $seats } asientos ocupados.

preview-invited-by = { $who } te invita a jugar.
preview-invited = Te han invitado a jugar.
preview-match-starts = { $players ->
    [one] Una partida de 1 jugador está a punto de empezar.
   *[other] Una partida de { $players } jugadores está a punto de empezar.
}
preview-match-in-progress = { $players ->
    [one] Hay una partida de 1 jugador en juego.
   *[other] Hay una partida de { $players } jugadores en juego.
}
preview-match-over = { $players ->
    [one] La partida de 1 jugador ha terminado.
   *[other] La partida de { $players } jugadores ha terminado.
}
preview-watch = Mírala en directo.

preview-unit = { $unit ->
    [heads] cabezas
   *[points] puntos
}
preview-final-scores = Resultado final: { $scores } { preview-unit }.
preview-against-game = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
} contra el juego: { $team } a { $opponent } { preview-unit }.
preview-table-of = Una mesa de { $game }
preview-result-of = { $game }: resultado
