### Clasificación y repetición

standings = Clasificación
standings-after-round = Tras la ronda { $round }
standings-after-game = Tras la partida { $round }
standings-best = Mejor resultado
standings-worst = Peor resultado
standings-tied = { $players } jugadores
result-place = Has quedado en el puesto { $place } de { $players }, con { $amount }.
share = Compartir
key-moments = Momentos clave
heads-change = { $sign }{ table-heads }
points-change = { $sign }{ table-points }
moment-lead = Nuevo líder: { $who }
moment-step = paso { $step }
moment-previous = Momento clave anterior
moment-next = Momento clave siguiente
replay-controls = Controles de la repetición
replay-play = Reproducir
replay-pause = Pausar la repetición
replay-panel = Momentos clave, manos y detalles
replay-tab-moments = Momentos
replay-tab-hands = Manos
replay-tab-details = Detalles
replay-keys = La barra espaciadora reproduce y pausa, las flechas avanzan y retroceden, Inicio y Fin van al primer y al último paso.

### Sonido

sound-mute = Silenciar
sound-unmute = Activar el sonido
sound-volume = Volumen

### Chat y reacciones

chat-spectators = Espectadores
chat-show-spectators = Mostrar los mensajes de los espectadores
chat-as-spectator = Escribes como espectador. Los jugadores solo lo ven si quieren.
react = Reaccionar
react-cheer = Celebrar
react-laugh = Reír
react-wow = Asombro
react-ouch = Ay
react-think = Pensar
react-thanks = Gracias
reaction-by = { $who }: { $reaction }
