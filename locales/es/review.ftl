# El análisis de una partida. $choice y $other son jugadas con las palabras del registro; $percent es una parte de la muestra.

review-title = Análisis
review-accuracy = Precisión
review-costs = Costes
review-expected = Esperado
review-deal = Reparto
review-skill = Habilidad
review-luck = Suerte
review-others = Otros
review-result = Resultado
review-win-chance = Probabilidad de ganar
review-labels = Imprecisiones · errores · errores graves
review-key-moments = Momentos clave
review-choices = Jugadas
review-balance = Suerte y habilidad
review-unfinished = La partida no ha terminado: los valores son los del último paso.
review-seat-column = Jugador
review-game-column = Juego
review-matches = Partidas
review-won = Ganadas
review-frequent-mistakes = Errores más frecuentes
review-totals = Totales de { $player }. Costes, suerte, habilidad y resultado son medias por partida.
review-round = Ronda { $round }
review-step = paso { $step }
review-best = mejor { $choice }
review-inaccurate = imprecisión
review-mistake = error
review-blunder = error grave
review-cost-note = El coste suma el resultado de la ronda y la probabilidad de ganar, así que puede superar lo que hay en juego. ± es el intervalo del 95 %.
review-moment-cost = coste
review-moment-luck = suerte
review-moment-turning-point = punto de inflexión

review-style-random = { $who } juega al azar.
review-style-gentle = { $who } juega como el bot «amable»: sigue reglas sencillas y comete errores.
review-style-simple = { $who } juega como el bot «sencillo»: sigue reglas sencillas.
review-style-strong = { $who } juega como un bot fuerte.

review-reason-later-heads = Con { $other } te llevas menos cabezas en el resto de la ronda que con { $choice }.
review-reason-later-points = Con { $other } consigues más puntos en el resto de la partida que con { $choice }.
review-reason-win = { $choice } gana en el { $percent } % de los casos; { $other }, en el { $other_percent } %.
