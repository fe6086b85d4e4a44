### Estadísticas del jugador. $count, $done, $all y $wins son números; $amount es un coste con su unidad.

page-statistics = Estadísticas
statistics-empty = Todavía no has terminado ninguna partida. Después de la primera verás aquí tus resultados, tu precisión, tu suerte y tus errores frecuentes.
statistics-none = Ninguna partida cumple esta selección.
statistics-reset = Mostrar todas las partidas
statistics-truncated = Solo se han cargado las { $count } partidas más recientes.

statistics-game = Juego
statistics-all-games = Todos los juegos
statistics-company = Otros jugadores
statistics-all-players = Todos
statistics-people = Personas
statistics-any-bots = Solo bots
statistics-bots = Bots variados
statistics-level = Bots: { $level }
statistics-period = Periodo
statistics-ever = Todo el tiempo
statistics-days = Últimos { $days } días

statistics-matches = Partidas
statistics-wins = Ganadas
statistics-not-won = No ganadas
statistics-won-of = { $wins } ganadas
statistics-win-rate = Porcentaje de victorias
statistics-equal = entre iguales: { $percent }
statistics-place = Puesto medio
statistics-of-players = de { $players } jugadores
statistics-score = Resultado medio
statistics-best = mejor: { $amount }
statistics-streak = Mejor racha de victorias
statistics-streak-now = actual: { $count }
statistics-recent = Últimas partidas
statistics-places = Puestos
statistics-nth = { $place }.º
statistics-choices = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
statistics-not-analyzed = aún sin analizar
statistics-in-wins = en victorias

statistics-analyzed = { $all ->
    [one] { $done } de 1 partida analizada
   *[other] { $done } de { $all } partidas analizadas
}
statistics-outdated = { $count ->
    [one] 1 de ellas con una versión anterior
   *[other] { $count } de ellas con una versión anterior
}
statistics-analyze-about = La precisión, la suerte y los errores proceden del análisis. Se hace en este dispositivo, primero las partidas más recientes, y cada partida se analiza una sola vez.
statistics-analyze = { $count ->
    [one] Analizar 1 partida
   *[other] Analizar { $count } partidas
}
statistics-analyzing = Analizando: { $done } de { $all } listas
statistics-skipped = { $count ->
    [one] 1 partida no se puede analizar.
   *[other] { $count } partidas no se pueden analizar.
}

statistics-development = Evolución
statistics-by-time = Partidas por fecha
statistics-day = Fecha
statistics-week = Semana del
statistics-month = Mes
statistics-year = Año
statistics-each-match = Cada partida
statistics-mean-of = { $count ->
    [one] Media de 1 partida
   *[other] Media de { $count } partidas
}
statistics-balance-trend = Victorias por habilidad y suerte
statistics-rating = Valoración
statistics-place-column = Puesto
statistics-team-won = ganada
statistics-team-lost = perdida
statistics-more = Mostrar más
statistics-fewer = Mostrar menos

statistics-mistakes = Errores frecuentes
statistics-mistakes-none = Ningún error en las partidas analizadas.
statistics-mistake-count = { $count ->
    [one] una vez
   *[other] { $count } veces
}, { $rate } por partida
statistics-mistake-cost = { $amount } cada vez
statistics-example = Ejemplo
statistics-balance-wins = { $count ->
    [one] Victorias en 1 partida
   *[other] Victorias en { $count } partidas
}
statistics-balance-score = Resultado medio de una partida
statistics-balance-about = «Esperado» es el resultado con un bot fuerte en cada asiento. Las partes suman tu resultado; una victoria compartida cuenta en parte.

statistics-by-game = Resultados por juego
statistics-by-company = Resultados por otros jugadores
statistics-rivals = Personas con las que juegas
statistics-ahead = Por delante
statistics-behind = Por detrás
statistics-about = La habilidad y la suerte se miden en victorias: +1 es una victoria más de lo esperado. Las partidas que abandonaste cuentan como perdidas y no se analizan. Las partidas con cartas que ya conocías no cuentan.
statistics-csv = Descargar (CSV)

# Clases de errores, por el id de su motivo principal.
mistake-take6-reason-takes = Demasiado lejos del final de la fila
mistake-take6-reason-takes-other = Adelantada: acaba en una fila que se llena
mistake-take6-reason-full = Carta para una fila llena
mistake-take6-reason-low = Carta menor que todas las filas
mistake-take6-reason-row = Fila cara
mistake-take6-reason-place = Lugar seguro sin aprovechar
mistake-take6-reason-better = Carta más segura sin jugar
mistake-take6-reason-cheaper = Riesgo de una fila más cara
mistake-buffalo-reason-takes = Demasiado lejos del final de la fila
mistake-buffalo-reason-takes-other = Adelantada: acaba en una fila que se llena
mistake-buffalo-reason-turn = Turno que favorece al búfalo
mistake-take-that-reason-taken = Hilera cara
mistake-take-that-reason-pair = Pareja perdida
mistake-take-that-reason-cheap = Hilera barata desaprovechada
mistake-take-that-reason-next = Hilera que te queda para el próximo turno
mistake-bull-party-reason-row = Fila menos valiosa
mistake-bull-party-reason-lay = Cartas en los montones equivocados
mistake-bull-party-reason-pick = Carta con peores filas
mistake-review-reason-later-heads = Cuesta cabezas en el resto de la ronda
mistake-review-reason-later-points = Cuesta puntos en el resto de la partida
mistake-review-reason-win = Reduce la probabilidad de ganar
mistake-other = Otros errores
