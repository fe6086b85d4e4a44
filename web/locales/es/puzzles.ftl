### Puzzles. $rating, $before and $after are ratings with one decimal; $level is a bot level.

page-puzzles = Problemas
puzzles-about = Posiciones con una jugada claramente mejor. Encuéntrala y mira después por qué lo es.
puzzles-solve = Resolver problemas
puzzle-game = Juego
puzzle-all = Todos los juegos
puzzle-rating = Valoración
puzzle-task = Hay una jugada claramente mejor que las demás.
puzzle-goal-lowest = Gana quien tenga menos cabezas.
puzzle-goal-highest = Gana quien tenga más puntos.
puzzle-goal-team = El equipo gana si tiene menos cabezas que su rival.
puzzle-right = Correcto
puzzle-wrong = No es la mejor jugada
puzzle-change = Valoración: { $before } → { $after }
puzzle-unrated = Ya lo habías respondido: tu valoración no cambia.
puzzle-next = Siguiente problema
puzzle-simple = El nivel de bot «{ $level }» juega aquí { $choice }.
puzzle-difficulty = Valoración del problema: { $rating }.
puzzle-count = { $solved } de { $tried } resueltos
puzzle-unloadable = No se han podido cargar los problemas. Comprueba la conexión e inténtalo de nuevo.
