# Textos que solo usa el cliente web. Los textos de los juegos están en locales/ y sirven también para la terminal.

# Marco de las páginas: cabecera, pie, títulos.
site-name = Rodeo
skip-to-content = Ir al contenido
language = Idioma
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
disclaimer = Rodeo es un proyecto independiente, sin relación con las editoriales de los juegos impresos. Todos los dibujos y textos son propios.
loading = Cargando…
sentence-separator = .{" "}
fact-separator = {" "}·{" "}
labelled = { $label }: { $value }
go-home = Inicio
page-open = Crear mesa
page-table = Mesa
page-match = Partida
page-history = Historial de partidas
page-rules = Reglas
page-not-found = Página no encontrada
not-found-about = No hay ninguna página en esta dirección.

# Página de inicio.
home-title = Agarra el toro por los cuernos
home-lead = Cuatro juegos de cartas rápidos. Juega ya contra bots o envía un enlace a tus amigos. Gratis y sin registro.
your-name = Tu nombre
guest-name = Invitado { $number }
bot-level = Nivel de los bots
games = Juegos
play-now = Jugar ya
play-with-friends = Jugar con amigos
rules = Reglas
your-tables = Tus mesas
finished-tables = Mesas terminadas
return-to-table = Volver a la mesa
join-with-code = Unirse con un código
code = Código
join = Unirse
code-unknown = Ninguna mesa tiene este código. Revísalo; las mesas se cierran cuando todos se han ido.
public-tables = Mesas públicas
public-tables-empty = No hay mesas públicas.
phase-open = Esperando jugadores
phase-playing = En juego
phase-paused = En pausa
phase-over = Terminada

# Crear una mesa y cambiar sus reglas.
which-game = Juego
table-label = Mesa
players-label = Jugadores
clock-label = Tiempo por decisión
no-clock = Sin límite de tiempo
clock-of = { $seconds ->
    [one] 1 segundo por decisión
   *[other] { $seconds } segundos por decisión
}
visibility-label = Visibilidad
visibility-private = Privada: con enlace o código
visibility-public = Pública: aparece en Inicio
spectators-label = Permitir espectadores
seen-grid-label = Mostrar una cuadrícula con las cartas vistas
quick-options = Opciones
hints-label = Pistas
hints-off = Sin pistas
hints-off-rated = Sin pistas (con valoración)
hints-after-choosing = Después de elegir
hints-on-request = Al pedirlas
hints-unrated = Las partidas con pistas no cambian tu valoración.
hints-are-after-choosing = Pistas después de elegir, sin valoración
hints-are-on-request = Pistas al pedirlas, sin valoración
experimental-options = Opciones experimentales
change-rules = Cambiar reglas
cancel = Cancelar
change-clears-result = Esto quita el resultado de la mesa. La repetición queda en el historial de cada jugador.
rules-changed = El anfitrión cambió las reglas: { $settings }
create-table = Crear mesa
field-limit = Límite
field-rounds = Rondas
field-deck = Mazo
field-deal = Reparto
field-drafted = Manos del draft
field-fans = Cartas de fans
field-hand = Cartas en mano
field-cards = Carta más alta
field-decide = Cartas especiales
field-games = Partidas
field-variant = Variante
field-low = Número más bajo
field-high = Número más alto
field-numbers = Carta numerada más alta
field-out = Cartas apartadas
field-heads = Cabezas por carta
field-bulls = Cartas de toro
choose-even-odd = { fan-even-odd }: una fila solo para pares o solo para impares
choose-mountaineering = { fan-mountaineering }: una fila va hacia abajo
choose-jumping-cow = { fan-jumping-cow }: la vaca ocupa un lugar y salta de fila en fila
choose-flip-digits = { fan-flip-digits }: una vez por ronda, voltea las cifras de tu carta
choose-full = Mazo completo
choose-limited = Mazo limitado
choose-random = Al azar
choose-draft = Draft
choose-open = A la vista de todos
choose-memory = Ocultas (memoria)
choose-anyone = Decide cualquiera
choose-majority = Decide la mayoría
choose-standard = Variante normal
choose-advanced = Variante avanzada
players-of = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
games-of = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
fan-even-odd = Par/Impar
fan-mountaineering = Montañismo
fan-jumping-cow = Vaca saltarina
fan-flip-digits = Cambio de cifras
about-fan-even-odd = Una fila tiene un marcador: solo admite cartas pares, o solo impares. Cuando alguien se lleva una fila, el marcador pasa a otra fila: la que tiene la última carta más baja.
about-fan-mountaineering = Una fila tiene un marcador y va hacia abajo: solo admite cartas más bajas que la última. Cuando alguien se lleva una fila, el marcador pasa a la fila siguiente.
about-fan-jumping-cow = La vaca ocupa un lugar de su fila: cuatro cartas la llenan. Cuando se coloca una carta allí, la vaca salta a otra fila: la que tiene la última carta más baja. Si esa fila tiene cinco cartas, te llevas cuatro: se queda la más alta.
about-fan-flip-digits = Una vez por ronda puedes jugar tu carta de voltear con una carta: sus cifras se voltean y el 31 vale 13.
decide-anyone = Cartas especiales: decide cualquiera
decide-majority = Cartas especiales: decide la mayoría

# Unirse a una mesa, antes de la partida.
join-title = Te invitan a jugar a { $game }
seated-players = En la mesa: { $names }
join-match-running = Hay una partida en juego. Puedes verla y sentarte cuando termine, si queda un asiento libre.
join-match-running-private = Hay una partida en juego, y esta mesa no admite espectadores. Esta página te avisará cuando haya un asiento libre.
join-table-full = Todos los asientos están ocupados. Puedes ver la partida hasta que quede uno libre.
join-table-full-private = Todos los asientos están ocupados, y esta mesa no admite espectadores. Esta página te avisará cuando haya un asiento libre.
spectator-table-full = Todos los asientos están ocupados. Eres espectador y podrás sentarte cuando quede uno libre.
spectator-match-running = Hay una partida en juego. Eres espectador y podrás sentarte cuando termine.
sit-down = Sentarse
watch = Ver
table-unavailable = Mesa no disponible
seats = Asientos
seat-empty = Libre
sit-here = Sentarse aquí
move-here = Cambiar aquí
remove = Expulsar
host = Anfitrión
bot-level-of = Nivel: { $who }
add-bot = Añadir bot
remove-player = Expulsar a { $who }
start-game = Empezar partida
start-game-with-bots = { $count ->
    [one] Empezar partida con 1 bot
   *[other] Empezar partida con { $count } bots
}
wait-for-host = Esperando a que el anfitrión empiece la partida.
invite-title = Invitar amigos
invite-link = Enlace a esta mesa
invite-copy = Copiar enlace
invite-copied = Enlace copiado.
invite-code = O comparte el código:

# Durante la partida.
bot = Bot
bot-name = Bot { $number }
current = Ahora
more = Más
close = Cerrar
panel = Historial, puntos y más
game-events = Eventos de la partida
skip = Omitir
choices = Tus opciones
goal-take6 = Objetivo: pocas cabezas. La sexta carta se lleva la fila.
goal-buffalo = Objetivo: menos cabezas que el búfalo.
goal-take-that = Objetivo: muchos puntos. Las parejas suman; la hilera que te llevas resta.
goal-bull-party = Objetivo: muchas cabezas en un solo montón.
your-choice = Tu elección: { $choice }.
undo-choice = Deshacer
undo-key = Pulsa U para deshacer.
undo-or-reveal = Tócala otra vez para revelar ya.
start-over = Empezar de nuevo
confirm-choice = Confirmar: { $choice }
confirm-or-change = Confirma o elige de nuevo.
confirm-or-flip = { $choice }: confirma o voltea sus cifras.
tap-again = Toca otra vez para elegirla.
why-row = Primero elige una fila.
why-not-now = Ahora no puedes elegir esta carta.
got-it = Entendido
explanation = Explicación
choices-help = ¿Qué hace cada una?
choose-row = Elegir: { $row }
card-and-heads = { $card }, { $heads ->
    [0] sin cabezas
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
card-with-toad = { $card }, sapo
forecast-row = Ahora: fila { $row }, { $free ->
    [one] queda 1 hueco
   *[other] quedan { $free } huecos
}
forecast-takes = Ahora se lleva la fila { $row }: { $heads ->
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
forecast-no-row = Ahora no cabe en ninguna fila: te llevas la que elijas
fits-line = Cabe en la hilera
starts-line = Empieza la hilera
pairs-with = Hace pareja con { $card }
on-pile = Al montón { $pile }
choice-pass = Pasar
pass-now = Continuar
choice-lift = Levantar un ¡Stop!
choice-pair = Hacer pareja
choice-take = Llevarse la hilera
choice-zero = Carta cero
choice-new = Montón nuevo
choice-flip = Voltear cifras
pass-for-turn = Este turno no
support = Apoyar
prompt-take-row = Tu { $card } no cabe en ninguna fila. Elige la fila que te llevas.
prompt-draft = Elige una carta para tu mano ({ $number } de { $hand }).
prompt-draft-about = Cada jugador recibe { $hand }; las cuatro últimas empiezan las filas.
prompt-row = Elige una fila.
prompt-window = { $actor ->
    [you] ¿Carta especial antes de tu { $card }?
   *[other] ¿Carta especial antes del { $card }?
}
prompt-window-lift = { $actor ->
    [you] ¿Levantar un ¡Stop! antes de tu { $card }?
   *[other] ¿Levantar un ¡Stop! antes del { $card }?
}
prompt-turn = Pon una carta o llévate la hilera.
prompt-turn-pair = Haz pareja ({ $pairs }) o llévate la hilera.
prompt-turn-lay-or-pair = Pon una carta, haz pareja ({ $pairs }) o llévate la hilera.
prompt-turn-take = No cabe ninguna carta: llévate la hilera.
prompt-pick = Elige una carta: la más baja se lleva antes una fila.
prompt-lay = { $left ->
    [one] Pon una carta: elígela de tu mano.
   *[other] Pon { $left } cartas: elige una de tu mano.
}
prompt-pile = Elige un montón para el { $card }.
prompt-pair = Elige una carta para la pareja.
prompt-new-line = Elige la carta que empieza la hilera nueva.
target-take7 = Elige la fila que admitirá seis cartas.
target-stop = Elige la fila que se bloquea.
target-insert = Elige una fila para tu carta.
target-push = Elige la carta que se mueve.
target-first = Elige la carta que se coloca primero.
target-last = Elige la carta que se coloca al final.
target-replace = Elige la carta que juegas en su lugar.
target-sort = Elige la siguiente carta del orden.
target-lift = Elige el ¡Stop! que se levanta.
line-empty = La hilera está vacía.
are-you-sure = ¿Seguro?
yes = Sí
no = No
turned-card = Carta revelada: va a una fila
known-cards = Cartas conocidas en mano: { $cards }
drafted-hands = Manos del draft
seat-pairs = { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}, { $taken ->
    [one] 1 en contra
   *[other] { $taken } en contra
}
seconds-left = { $seconds } s
time-left = Tiempo restante
time-warning = { $seconds ->
    [one] Queda un segundo.
   *[other] Quedan { $seconds } segundos.
}
time-up-card = Se acabó el tiempo: se ha jugado el { $card } por ti.
time-up = Se acabó el tiempo: un bot ha elegido por ti.
paused = La partida está en pausa.
resume = Reanudar
pause = Pausar
nudge = Avisar a { $who }
stand-in-notice = Un bot juega por ti.
news-resumed = La partida continúa.
news-sat-down = { $who } se ha sentado.
news-left = { $who } ha dejado la mesa.
news-bot-added = Se ha añadido { $who }.
news-bot-removed = Se ha quitado { $who }.
away-notice = { $who }: sin conexión. Pronto jugará un bot.
take-over = He vuelto
spectator-notice = Eres espectador.
state-choosing = Eligiendo…
state-has-chosen = Listo
state-must-take = Debe llevarse una fila
state-to-play = Le toca
state-away = Ausente
state-stand-in = Juega un bot
state-passed = Pasa
state-out = Tiene fila
state-nudged = Avisado

# Panel junto al tablero: historial, puntos, cartas vistas, chat, reglas, mesa.
tab-log = Historial
tab-scores = Puntos
tab-seen = Vistas
tab-chat = Chat
tab-rules = Reglas
tab-table = Mesa
log-empty = El historial está vacío.
sheet-title = Tabla de puntos
sheet-round = Ronda
sheet-turn = Turno
sheet-game = Partida
team = Equipo
seen-about = Todas las cartas del mazo. Todos los jugadores ven la misma cuadrícula.
card-seen = vista
card-mine = en tu mano
card-other = en otra mano
card-out = no vista
chat-empty = Todavía no hay mensajes.
chat-seated = Solo los jugadores sentados pueden chatear.
chat-closed = El chat está cerrado mientras se eligen cartas.
chat-hidden = { $count ->
    [one] Hay un mensaje oculto de un jugador silenciado.
   *[other] Hay { $count } mensajes ocultos de jugadores silenciados.
}
chat-label = Mensaje
chat-send = Enviar
chat-sent = Mensaje enviado.
chat-unread = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}

# Menú sobre otro jugador y ventana para denunciarlo.
other-players = Otros jugadores
player-actions = Acciones para { $who }
mute = Silenciar
unmute = Dejar de silenciar
report = Denunciar
report-title = Denunciar a { $who }
report-category = Motivo
report-offensive-name = Nombre ofensivo
report-offensive-chat = Chat ofensivo
report-cheating = Trampas
report-stalling = Demora intencionada
report-other = Otro
report-text = Detalles (opcional)
report-note = Los administradores del servidor verán con tu denuncia los nombres de la mesa y los últimos mensajes del chat.
report-send = Enviar denuncia
report-sent = Gracias. Los administradores del servidor la revisarán.

rules-numbered = Todas las reglas con ejemplos
settings = Ajustes
settings-look = Idioma y aspecto
settings-play = Juego
settings-attention = Sonido y avisos
speed = Velocidad de animación
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-off = Sin animación
confirm-choices = Confirmar antes de enviar
long-undo = Más tiempo para deshacer contra bots (5 segundos)
keyboard-shortcuts = Atajos de teclado (cifras y letras)
sounds = Sonido
leave-table = Dejar la mesa
leave-warning = Durante una partida, un bot ocupa tu asiento. ¿Dejar la mesa?

# Después de la partida: resultado, repetición, historial.
result = Resultado
rematch = Revancha
rematch-waiting = Esperando a los demás jugadores
rematch-by = Piden la revancha: { $who }
view-replay = Ver repetición
replay = Repetición
replay-none = No se puede reproducir el registro hasta este paso.
step = Paso
step-of = Paso { $step } de { $steps }
step-back = Paso anterior
step-forward = Paso siguiente
step-copy = Copiar enlace a este paso
chart-title = Puntos durante la partida
chart-table = Mostrar como tabla
download-text = Descargar (texto)
download-json = Descargar (JSON)
match-history = Partidas terminadas
match-history-empty = Todavía no hay partidas terminadas.
load-older = Cargar partidas anteriores

# Verificar el barajado.
fair-title = Verificar el barajado
fair-about = Antes del primer reparto, el servidor publica la huella de un secreto y cada jugador aporta un número al azar. De ahí salen todos los repartos. Ahora que el secreto es público, esta página puede repetir el barajado y comparar.
fair-check = Verificar ahora
fair-none = Esta partida no tiene secreto: sus repartos se fijaron a mano.
fair-yes = Verificado: estos repartos estaban fijados antes de repartir la primera carta.
fair-fits = Todo coincide, hasta donde este navegador puede comprobar.
fair-no = La verificación falló: los repartos de esta partida no son de fiar.
fair-unfinished = La partida no ha terminado. Hasta ahora todo es correcto.
fair-illegal = La verificación falló: un paso incumple las reglas.
fair-secret-fits = El secreto corresponde a la huella.
fair-secret-other = El secreto no corresponde a la huella.
fair-secret-kept = El servidor publicó una huella, pero no ha revelado el secreto.
fair-deals = { $count ->
    [one] El reparto sale del secreto.
    [2] Los dos repartos salen del secreto.
   *[other] Los { $count } repartos salen del secreto.
}
fair-deals-wrong = Solo { $right } de { $count } repartos salen del secreto.
fair-nothing-dealt = No se barajó nada: todas las cartas se eligieron a la vista.
fair-same = { $deal }: las mismas { $cards } cartas en el mismo orden.
fair-differs = { $deal }, carta { $place }: se repartió { $dealt }, pero el secreto da { $expected }.
fair-differs-count = { $deal }: se repartieron { $dealt } cartas, pero debían ser { $expected }.
fair-unreadable = No se puede leer el registro: { $reason }
fair-step-rejected = Las reglas no permiten el paso { $step }. Lo que sigue no se verificó.
fair-result = Todos los pasos cumplen las reglas y el resultado es correcto.
fair-result-other = El resultado no se deduce de los pasos.
fair-seen-early = Este navegador recibió la huella antes del primer reparto.
fair-seen-late = Este navegador recibió la huella después del primer reparto. Solo puede confirmar que nada cambió desde entonces.
fair-seen-other = Este navegador recibió otra huella para esta partida.
fair-seen-never = Este navegador no guarda la huella de esta partida y no puede saber cuál se publicó. Pregunta a alguien que haya jugado.
fair-mixed = Aportaron números al azar: { $who }.
fair-mixed-none = Ningún jugador aportó un número al azar, así que el servidor pudo elegir un secreto a su gusto.
fair-mine-in = El tuyo está entre ellos, así que el servidor no pudo elegir los repartos por su cuenta.
fair-mine-missing = Falta el número que aportó este navegador. Eso solo es correcto si también entraste en la mesa con otro dispositivo.
fair-details = Repartos y valores en detalle
fair-commitment = Huella que publica ahora el servidor
fair-commitment-seen = Huella que recibió este navegador
fair-secret = Secreto, revelado tras la partida
fair-computed = Huella de este secreto, calculada aquí
fair-number = Número de { $who }
fair-number-mine = Número de este navegador
deal-round = Ronda { $n }
deal-game = Partida { $n }
deal-cards = Cartas numeradas
deal-specials = Cartas especiales
deal-letters = Cartas cero
deal-reshuffle = Nuevo barajado { $n }

# Perfil.
profile = Perfil
save = Guardar
name-saved = Guardado.
recovery-about = Rodeo no tiene cuentas. Con un código de recuperación conservas tu perfil en otro dispositivo. Un código nuevo anula el anterior.
recovery-create = Crear código de recuperación
recovery-label = Código de recuperación
recovery-use = Recuperar perfil
recovery-end-others = Cerrar todas las demás sesiones
sessions = Sesiones
session-current = Este navegador
session-last-used = Último uso: { $date }
session-unknown = Navegador desconocido
session-end = Cerrar
sessions-end-others = Cerrar las demás sesiones
log-out = Cerrar sesión
log-out-warning = Sin un código de recuperación no podrás volver. ¿Cerrar sesión?
tokens = Tokens de bot
tokens-about = Un programa con un token juega en tu nombre y aparece como bot. Anula un token que otros puedan haber visto.
token-label = Nombre del token
token-create = Crear token
token-once = Copia el token ahora. Solo se muestra una vez.
token-void = Anular
profile-delete = Eliminar perfil
profile-delete-about = Se eliminan tu perfil, tus valoraciones y tus sesiones. Las partidas terminadas quedan sin tu nombre. Dejas todas las mesas; una partida en curso cuenta como perdida.
profile-delete-warning = No se puede deshacer. ¿Eliminar tu perfil?
deleted-player = Jugador eliminado { $number }

# Errores.
connection-lost = Sin conexión. Reconectando… Tu asiento está reservado.
client-outdated = Hay una versión nueva de Rodeo.
reload = Recargar
unreadable-title = No se puede mostrar esta página
unreadable-about = Esta página y el servidor tienen versiones distintas. Recarga la página para obtener la versión del servidor. Si no sirve, el servidor se está actualizando: inténtalo de nuevo en unos minutos.
unknown-game = Esta página aún no conoce el juego { $game }. Recarga la página.
retry = Reintentar
problem-unreachable = No se puede acceder al servidor. Inténtalo de nuevo en un momento.
problem-table-not-found = Esta mesa no existe o se ha cerrado: las mesas se cierran cuando todos se han ido. Pide otro enlace o crea una mesa.
problem-match-not-found = Esta partida no existe o sigue en juego.
problem-table-full = Todos los asientos están ocupados. Pide uno al anfitrión o crea otra mesa.
problem-banned = Tienes prohibido el acceso a este servidor. { $detail }
problem-muted = Por ahora no puedes chatear en este servidor. { $detail }
problem-table-closed = Un administrador del servidor cerró esta mesa. { $detail }
problem-invalid-report = No se puede denunciar: solo se puede denunciar a otros jugadores y sus mensajes.
problem-unsupported-protocol = Esta página está desactualizada. Recárgala para actualizarla.
problem-removed = El anfitrión te expulsó de esta mesa. Únete a otra o crea la tuya.
problem-spectators-not-allowed = Esta mesa no admite espectadores. Pide un asiento a los jugadores.
problem-unsent = No enviado: no hay conexión. Inténtalo cuando vuelva.
problem-not-found = No está en el servidor. Quizá esta página esté desactualizada: recárgala.
problem-invalid-record = El servidor no pudo verificar esta partida, así que no se ha subido.
problem-invalid-rules = Reglas no válidas: { $detail }
problem-invalid-settings = Ajustes no válidos: { $detail }
problem-invalid-name = Nombre no válido: usa de 1 a 24 caracteres visibles.
problem-rate-limited = Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.
problem-too-many = Límite alcanzado. Deja otra mesa o cierra otra página primero.
problem-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
problem-shutting-down = El servidor se está reiniciando. Inténtalo de nuevo en un momento.
problem-not-logged-in = Tu sesión ya no es válida. Ve a la página de inicio y escribe tu nombre.
problem-invalid-credentials = Código de recuperación desconocido o sesión cerrada. Revisa el código; un código nuevo anula los anteriores.
problem-session-required = Un token de bot no puede hacerlo. Usa un navegador.
problem-seat-taken = Este asiento está ocupado. Elige otro.
problem-empty-seats = Hay asientos libres. Complétalos con bots o espera a más jugadores.
problem-not-seated = Solo pueden hacerlo los jugadores sentados. Siéntate primero.
problem-not-host = Solo puede hacerlo el anfitrión.
problem-not-now = Ahora no es posible. Inténtalo más tarde.
problem-paused = La partida está en pausa. Espera a que se reanude.
problem-stale-question = La partida ya avanzó. Elige de nuevo.
problem-not-asked = No es tu turno.
problem-not-allowed = Las reglas no lo permiten. Elige otra cosa.
problem-chat-closed = El chat está cerrado mientras se eligen cartas. Inténtalo cuando se revelen.
problem-invalid-chat = Un mensaje tiene de 1 a 300 caracteres. Acórtalo.
problem-internal = Algo falló en el servidor. Inténtalo de nuevo.

### Páginas alrededor de la mesa: inicio, invitación, tutorial, avisos.
todays-deal = El reparto del día
todays-deal-about = { $date }, { $game }: hoy todos reciben las mismas cartas. Compara tu resultado con el de tus amigos. No cambia tu valoración.
todays-deal-play = Jugar el reparto del día
todays-deal-return = Volver a tu partida
play = Jugar
pause-animation = Pausar la animación
view-result = Ver resultado
invite-share = Compartir
invite-qr = Código QR del enlace
invite-show-qr = Código QR
learn-first = Aprender antes
your-turn = Tu turno
notify-turn = Avisarme cuando sea mi turno
notify-denied = Este navegador bloquea las notificaciones de Rodeo. Permítelas primero en sus ajustes.
notify-offer = ¿Quieres un aviso cuando sea tu turno?
notify-yes = Avisarme
notify-no = No, gracias
vibrate-turn = Vibrar cuando sea mi turno
result-image = Descargar imagen
result-image-share = Compartir imagen

### Mesa: aspecto, teclas, envío de la elección.

table-style = Superficie de la mesa
surface-leather = Cuero
surface-felt = Fieltro
surface-slate = Pizarra
surface-oak = Roble
card-back = Reverso de las cartas
back-brand = Hierro
back-bandana = Pañuelo
back-sunset = Atardecer
keys-title = Atajos de teclado
keys-numbers = Elegir la carta, la fila o el montón con ese número
keys-arrows = Moverte entre las cartas de tu mano
keys-enter = Elegir la carta, fila o botón seleccionado
keys-hint = Mostrar u ocultar una pista
keys-undo = Deshacer tu elección
keys-escape = Omitir la animación
keys-help = Mostrar esta lista
key-unused = La tecla { $key } no hace nada ahora.
key-unused-but = La tecla { $key } no hace nada ahora. Posibles: { $possible }.
key-undo-late = Ya es tarde para deshacer.
choice-sending = Enviando tu elección: { $choice }…

### Verificar un archivo de registro.
record-file-title = Verificar un archivo de registro
record-file-about = Elige un archivo de registro o suéltalo en esta página: texto o JSON, descargado aquí o guardado desde el terminal. No sale de este navegador.
record-file-drop = Suelta el archivo para verificarlo.
record-file-choose = Elegir archivo
record-file-too-large = El archivo es demasiado grande: un registro tiene como máximo { $limit } MB.
fair-steps-only = Los pasos y el resultado son correctos. Los repartos no se pueden verificar.
fair-no-secret = Este registro no contiene el secreto con el que se calcularon los repartos.
fair-not-over = El registro no tiene resultado: la partida no ha terminado.

### Play on this device

play-on-device = Jugar contra bots en este dispositivo
play-on-device-about = Funciona en este navegador: también sin conexión, sin afectar a tu valoración y solo para ti.
offline-play = No se puede acceder al servidor. Puedes jugar contra bots en este dispositivo.
device-table = La mesa está en este dispositivo: solo pueden jugar bots contigo.
on-this-device = en este dispositivo
upload-match = Subir
played-offline = jugada sin conexión
problem-open-elsewhere = Esta partida está abierta en otra pestaña. Ciérrala para continuar aquí.
problem-not-stored = No se pudo guardar la partida en este dispositivo.
problem-weights-missing = Este nivel de bots necesita un archivo que aún no está en este dispositivo. Conéctate una vez o elige un nivel más bajo.
