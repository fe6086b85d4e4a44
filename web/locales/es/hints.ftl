### Pistas en la mesa. $choice es una elección en palabras; $amount, un coste con su unidad.

hint = Pista
hint-thinking = Buscando la mejor opción…
hint-best = Lo mejor: { $choice }
hint-only-choice = Solo hay una opción.
hint-costs = cuesta { $amount }
hint-legend-heads = cabezas más, contando la probabilidad de ganar
hint-legend-points = puntos, contando la probabilidad de ganar
hint-legend-win-chance = probabilidad de ganar
hint-failed = No hay ninguna pista disponible.
hint-play-anyway = Jugar { $choice }
hint-change = Elegir otra vez
