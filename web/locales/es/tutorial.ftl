# Los tutoriales: textos comunes. Los pasos están en el archivo de cada juego.
page-learn = Tutorial
learn = Tutorial
learn-title = Aprende a jugar a { $game }
learn-invite = Apréndelo en cinco minutos
learn-continue = Continuar
learn-back = Atrás
learn-hint = Esa no. Prueba con otra.
learn-end = Ya conoces las reglas de { $game }. Juega tu primera partida contra bots.
learn-play = Jugar ya
learn-again = Empezar de nuevo
learn-done = ¡Bien hecho!
learn-end-table = Ya conoces las reglas de { $game }. Tu mesa te espera.
learn-to-table = Volver a la mesa
learn-next = Siguiente: { $game }
