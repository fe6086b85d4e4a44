### Pistas en la mesa. $choice es una elección en palabras; $amount, un coste con su unidad.

hint = Pista
hint-thinking = Buscando la mejor opción…
hint-best = Lo mejor: { $choice }
hint-why = ¿Por qué?
hint-only-choice = Solo hay una opción.
hint-costs = cuesta { $amount }
hint-not-compared = sin comparar: más débil según reglas sencillas
hint-expected-heads = Previsto en esta ronda: { $best } con { $choice }, { $other } con { $than }.
hint-expected-points = Resultado previsto: { $best } con { $choice }, { $other } con { $than }.
hint-legend-heads = cabezas más, contando la probabilidad de ganar
hint-legend-points = puntos, contando la probabilidad de ganar
hint-legend-win-chance = probabilidad de ganar
hint-failed = No hay ninguna pista disponible.
hint-play-anyway = Jugar { $choice }
hint-change = Elegir otra vez
