# Lo que solo dice una página. Las frases sobre los juegos están en locales/, compartidas con la terminal.

# Alrededor de todas las páginas.
site-name = Rodeo
skip-to-content = Ir al contenido
language = Idioma
theme = Aspecto
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
disclaimer = Rodeo es un proyecto independiente, sin relación con las editoriales de los juegos impresos. Todo lo que ves lo hemos dibujado y escrito nosotros.
loading = Un momento…
go-home = A la portada
page-open = Abrir una mesa
page-table = Mesa
page-match = Partida
page-history = Mis partidas
page-rules = Reglas
page-not-found = No existe esa página
not-found-about = La dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.

# La portada.
home-title = Juegos de cartas de toros en línea
home-lead = Cuatro juegos de cartas de la familia de las cabezas de toro. Juega ya contra bots honrados, o envía un enlace a tus amigos: un nombre, y se sientan.
your-name = Tu nombre
guest-name = Invitado { $number }
bot-level = Fuerza de los bots
games = Juegos
play-now = Jugar ya
play-with-friends = Con amigos
rules = Reglas
your-tables = Mesas donde me siento
your-tables-empty = No estás en ninguna mesa.
return-to-table = Seguir
join-with-code = Entrar con un código
code = Código
join = Entrar
code-unknown = Ninguna mesa tiene este código. ¿Está escrito como te lo dijeron? Las mesas se cierran cuando todos se han ido.
public-tables = Mesas públicas
public-tables-empty = No hay ninguna mesa pública abierta. ¡Abre una!
phase-open = espera jugadores
phase-playing = en juego
phase-paused = en pausa
phase-over = terminada

# Abrir una mesa.
which-game = ¿Qué juego?
table-label = La mesa
players-label = Jugadores
clock-label = Tiempo para cada decisión
no-clock = sin reloj
clock-of = { $seconds ->
    [one] 1 segundo para cada decisión
   *[other] { $seconds } segundos para cada decisión
}
visibility-label = Quién la encuentra
visibility-private = quien tenga el enlace o el código
visibility-public = todo el mundo, entre las mesas públicas
spectators-label = Otros pueden mirar
seen-grid-label = Una cuadrícula muestra a todos por igual las cartas ya vistas
experimental-options = Para experimentos
change-rules = Cambiar las reglas
cancel = Dejarlo como está
change-clears-result = El resultado deja sitio. La repetición queda entre las partidas de cada uno.
rules-changed = El anfitrión ha cambiado lo que se juega: { $settings }
create-table = Abrir la mesa
field-limit = Límite
field-rounds = Rondas
field-deck = Mazo
field-deal = Reparto
field-drafted = Manos elegidas
field-fans = Cartas de fans
field-hand = Cartas en mano
field-cards = Carta más alta
field-decide = Cartas especiales
field-games = Partidas
field-variant = Modalidad
field-low = Número más bajo
field-high = Número más alto
field-numbers = Carta numérica más alta
field-out = Cartas fuera del juego
field-heads = Cabezas de las cartas
field-bulls = Toros
choose-even-odd = { fan-even-odd }: una fila solo para pares o impares
choose-mountaineering = { fan-mountaineering }: una fila que va hacia abajo
choose-jumping-cow = { fan-jumping-cow }: cuenta como carta y va saltando
choose-flip-digits = { fan-flip-digits }: voltear una carta, una vez por ronda
choose-full = mazo completo
choose-limited = mazo limitado
choose-random = al azar
choose-draft = elección de cartas
choose-open = quedan a la vista
choose-memory = hay que recordarlas
choose-anyone = decide cualquiera, al momento
choose-majority = más de la mitad debe estar a favor
choose-standard = variante normal
choose-advanced = variante avanzada
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
decide-anyone = cualquiera decide sobre las cartas especiales
decide-majority = la mayoría decide sobre las cartas especiales

# Llegar a una mesa.
join-title = Te invitan a { $game }
seated-players = Ya en la mesa: { $names }
join-match-running = Se está jugando una partida. Puedes mirar, y sentarte al acabar si queda un asiento libre.
join-match-running-private = Se está jugando una partida y en esta mesa no se admite público. Cuando termine y haya un asiento libre, podrás sentarte aquí: esta página te avisará.
join-table-full = Todos los asientos están ocupados. Puedes mirar hasta que quede uno libre.
join-table-full-private = Todos los asientos están ocupados y en esta mesa no se admite público. Esta página te avisará cuando quede uno libre.
spectator-table-full = Todos los asientos están ocupados: estás mirando. Cuando quede uno libre, podrás sentarte.
spectator-match-running = Se está jugando una partida: estás mirando y podrás sentarte cuando termine.
sit-down = Sentarme
watch = Mirar
table-unavailable = Esta mesa no está abierta para ti
seats = Asientos
seat-empty = libre
sit-here = Sentarme aquí
remove = Echar
host = anfitrión
bot-level-of = Nivel de { $who }
add-bot = Un bot
remove-player = Echar: { $who }
start-game = Empezar
start-game-with-bots = { $count ->
    [one] Empezar, con un bot en el asiento libre
   *[other] Empezar, con bots en los { $count } asientos libres
}
wait-for-host = El anfitrión empieza la partida cuando estéis todos.
invite-title = Invitar a amigos
invite-link = El enlace a esta mesa
invite-copy = Copiar el enlace
invite-copied = Enlace copiado. ¡Envíalo a tus amigos!
invite-code = o diles el código

# En la mesa.
bot = bot
current = Ahora
more = Más
close = Cerrar
panel = Historial, puntos y más
game-events = Lo que pasa
skip = Saltar
choices = Lo que puedes hacer
choice-changeable = Puedes cambiar de idea hasta que elija el último.
your-choice = Has elegido: { $choice }
undo-choice = Retirar
start-over = Volver a empezar
confirm-choice = Sí: { $choice }
chosen = Elegida
choices-help = Qué hace cada una
choose-row = Elegir: { $row }
card-and-heads = { $card }, { $heads ->
    [0] sin cabezas
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
card-with-toad = { $card }, con sapo
forecast-row = Iría a la fila { $row }
forecast-takes = Se llevaría la fila { $row }: { $heads ->
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
forecast-no-row = No cabría en ninguna fila: elegirías una y te la llevarías
fits-line = Cabe en la hilera
pairs-with = Hace pareja con { $card }
on-pile = Al montón { $pile }
choice-pass = Paso
pass-for-turn = Paso el resto del turno
choice-lift = Levantar un ¡Stop!
choice-pair = Hacer pareja
choice-take = Llevarme la hilera
choice-zero = Carta cero
choice-new = Montón nuevo
choice-flip = Voltear sus cifras
support = Estoy a favor
prompt-take-row = Tu { $card } no cabe en ninguna fila. ¿Qué fila te llevas?
prompt-row = ¿Qué fila?
prompt-window = { table-card-of } es la próxima carta. ¿Qué haces?
prompt-turn = ¿Pones una carta, haces pareja o te llevas la hilera?
prompt-pick = ¿Qué carta? Un número se lleva una fila, la carta cero hace crecer una.
prompt-lay = { $left ->
    [one] Una carta más por colocar: ¿cuál?
   *[other] { $left } cartas por colocar: ¿cuál ahora?
}
prompt-pile = ¿Adónde va { $card }?
target-take7 = ¿Qué fila admite seis cartas?
target-stop = ¿Qué fila se bloquea?
target-insert = ¿En qué fila entra?
target-push = ¿Qué carta se mueve?
target-first = ¿Qué carta va la primera?
target-last = ¿Qué carta va la última?
target-replace = ¿Qué carta pones en su lugar?
target-sort = ¿Qué carta va después?
target-lift = ¿Qué ¡Stop! se levanta?
prompt-pair = ¿Con qué carta haces pareja?
prompt-new-line = ¿Con qué carta empiezas la hilera nueva?
line-empty = La hilera está vacía.
are-you-sure = ¿De verdad?
yes = Sí
no = No
turned-card = está descubierta y va a una fila
known-cards = se sabe que están en la mano: { $cards }
drafted-hands = Las manos que todos conocen
seat-pairs = { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}, { $taken ->
    [one] 1 llevada
   *[other] { $taken } llevadas
}
seconds-left = { $seconds } s
paused = La mesa está en pausa.
resume = Seguir
pause = Hacer una pausa
nudge = Meter prisa: { $who }
stand-in-notice = Un bot juega por ti.
take-over = He vuelto
spectator-notice = Estás mirando.
state-choosing = está eligiendo
state-has-chosen = ha elegido
state-must-take = debe llevarse una fila
state-to-play = tiene el turno
state-away = no está
state-stand-in = juega un bot
state-passed = pasa este turno
state-out = tiene fila
state-nudged = se le acaba el tiempo

tab-log = Historial
tab-scores = Puntos
tab-seen = Vistas
tab-chat = Chat
tab-rules = Reglas
tab-table = Mesa
log-empty = Aquí se cuenta lo que pase desde ahora.
sheet-title = Hoja de puntos
sheet-round = Ronda
sheet-turn = Turno
sheet-game = Partida
team = equipo
seen-about = Todas las cartas del juego, igual para todos los asientos.
card-seen = ya vista
card-mine = en tu mano
card-out = aún por salir
chat-empty = Nadie ha dicho nada todavía.
chat-seated = Aquí hablan quienes están sentados a la mesa.
chat-closed = Nadie habla mientras se eligen cartas.
chat-label = Di algo
chat-send = Enviar
chat-unread = { $count ->
    [one] { $count } línea nueva en el chat
   *[other] { $count } líneas nuevas en el chat
}
rules-numbered = Todas las reglas con número y ejemplos
settings = Como a mí me gusta
speed = Velocidad al colocar las cartas
speed-slow = despacio
speed-normal = normal
speed-fast = deprisa
speed-off = de golpe
confirm-choices = Preguntarme antes de enviar una elección
sounds = Sonidos: cuando me toca y cuando me llevo cartas
leave-table = Dejar la mesa
leave-warning = En una partida sigue un bot por ti. ¿Te vas?

# Después de una partida.
result = Resultado
rematch = Otra partida
rematch-waiting = Esperando a los demás
rematch-by = Para otra partida: { $who }
view-replay = Ver la repetición
replay = Repetición
step = Paso
step-of = Paso { $step } de { $steps }
step-back = Un paso atrás
step-forward = Un paso adelante
step-keys = también con las flechas
step-copy = Copiar el enlace a este paso
chart-title = Los puntos durante la partida
chart-table = Lo mismo en números
chart-none = No se pudo dibujar la gráfica.
download-text = Acta para leer
download-json = Acta para programas
fair-title = ¿Se barajó limpiamente?
fair-about = Antes de la primera carta el servidor muestra la huella de un secreto, y quienes juegan mezclan números propios. De ahí salen todas las cartas. Ahora que se conoce el secreto, esta página puede volver a barajar y comparar.
fair-check = Comprobarlo aquí
fair-none = Esta partida no tiene secreto: sus repartos se dieron a mano.
fair-yes = Limpio: son las cartas que estaban fijadas antes de repartir la primera.
fair-fits = Todo encaja, hasta donde este navegador puede saber.
fair-no = Algo no encaja: esta partida no es de fiar.
fair-secret-fits = El secreto es el de la huella.
fair-secret-other = El secreto no es el de la huella.
fair-secret-kept = El servidor mostró una huella, pero se guarda el secreto.
fair-deals = { $count ->
    [one] Las cartas son las que da el secreto.
    [2] Los dos repartos son los que da el secreto.
   *[other] Los { $count } repartos son los que da el secreto.
}
fair-deals-wrong = Solo { $right } de { $count } repartos son los que da el secreto.
fair-nothing-dealt = No se barajó nada: las cartas se eligieron a la vista.
fair-same = { $deal }: las mismas { $cards } cartas en el mismo orden.
fair-differs = { $deal }, carta { $place }: se repartió { $dealt }, pero el secreto da { $expected }.
fair-differs-count = { $deal }: el acta tiene { $dealt } cartas, pero deberían ser { $expected }.
fair-seen-early = Este navegador vio la huella antes de que se repartiera la primera carta.
fair-seen-late = Este navegador vio la huella cuando ya se había repartido: después no se cambió nada. Lo de antes no lo puede saber.
fair-seen-other = A este navegador se le mostró otra huella para esta partida.
fair-seen-never = Este navegador no estuvo en la mesa, o lo ha olvidado: no puede saber qué huella se mostró allí. Pregunta a alguien que jugó.
fair-mixed = Han mezclado números: { $who }.
fair-mixed-none = Nadie mezcló un número, así que el servidor pudo buscar un secreto a su gusto.
fair-mine-in = El tuyo está entre ellos, así que el servidor por sí solo no pudo elegir las cartas.
fair-mine-missing = Falta el número que dio este navegador. Eso solo está bien si también estabas en la mesa con otro dispositivo.
fair-details = Reparto a reparto, con todas las cifras
fair-commitment = La huella, como la dice ahora el servidor
fair-commitment-seen = La huella que vio entonces este navegador
fair-secret = El secreto, mostrado tras la partida
fair-computed = La huella de este secreto, calculada aquí
fair-number = El número de { $who }
fair-number-mine = El número que dio este navegador
deal-round = Ronda { $n }
deal-game = Juego { $n }
deal-cards = Las cartas numéricas
deal-specials = Las cartas especiales
deal-letters = Las cartas cero
deal-reshuffle = Descarte barajado, vez { $n }
match-history = Partidas que he jugado
match-history-empty = Ninguna todavía.
load-older = Anteriores
profile = Quién soy
save = Guardar
name-saved = Guardado.
recovery-about = No hay cuentas. Un código de recuperación te trae de vuelta en otro dispositivo; uno nuevo anula el anterior.
recovery-create = Dame un código de recuperación nuevo
recovery-label = Tengo un código de recuperación
recovery-use = Soy yo

# Cuando algo va mal.
connection-lost = Se ha perdido la conexión. Lo estamos intentando de nuevo; tu asiento se guarda.
client-outdated = El servidor es más nuevo que esta página.
reload = Volver a cargar la página
unknown-game = Esta página aún no conoce el juego { $game }. Recarga la página.
retry = Probar otra vez
problem-unreachable = No se llega al servidor. Inténtalo dentro de un momento.
problem-table-not-found = Esa mesa ya no existe: las mesas se cierran cuando se van todos. Pide otro enlace o abre una mesa.
problem-match-not-found = No existe esa partida, o todavía se está jugando. Vuelve a mirar cuando acabe.
problem-table-full = Todos los asientos están ocupados. Pide sitio al anfitrión o abre otra mesa.
problem-removed = El anfitrión te ha echado de esta mesa. Busca otra o abre la tuya.
problem-spectators-not-allowed = En esta mesa no se puede mirar. Pide un asiento a quienes juegan.
problem-unsent = No se ha enviado: se ha perdido la conexión. Inténtalo de nuevo cuando vuelva.
problem-not-found = El servidor ya no conoce esto: quizá sea más nuevo que esta página. Vuelve a cargarla.
problem-invalid-rules = Con estas reglas no se puede jugar: { $detail }
problem-invalid-settings = Así no puede ser: { $detail }
problem-invalid-name = Ese nombre no sirve: de 1 a 24 caracteres visibles, por favor.
problem-rate-limited = Demasiado deprisa. Espera un momento e inténtalo de nuevo.
problem-too-many = Es demasiado a la vez: deja otra mesa o cierra antes otra página.
problem-busy = El servidor no da abasto. Inténtalo dentro de un momento.
problem-shutting-down = El servidor se está reiniciando. Inténtalo dentro de un momento.
problem-not-logged-in = El servidor ya no te conoce. Ve a la portada y elige un nombre.
problem-invalid-credentials = El servidor no conoce ese código. Compáralo con el que apuntaste: un código nuevo anula el anterior.
problem-seat-taken = Ese asiento está ocupado. Elige otro.
problem-empty-seats = Hay asientos vacíos. Llénalos con bots o espera a más gente.
problem-not-seated = Eso solo pueden hacerlo quienes se sientan a esta mesa. Siéntate primero.
problem-not-host = Eso solo puede hacerlo el anfitrión. Pídeselo.
problem-not-now = Eso no se puede en este momento. Espera un poco e inténtalo de nuevo.
problem-paused = La mesa está en pausa. Espera a que siga.
problem-stale-question = La partida ha seguido y ahora se pregunta otra cosa. Elige de nuevo.
problem-not-asked = Ahora no se te pregunta nada. Espera a que te toque.
problem-not-allowed = Las reglas no lo permiten ahora. Elige otra cosa.
problem-chat-closed = Mientras se eligen cartas no se habla. Dilo cuando se enseñen.
problem-invalid-chat = Un mensaje tiene de 1 a 300 caracteres. Acórtalo.
problem-internal = Algo se ha roto por nuestra parte. Inténtalo de nuevo, por favor.
