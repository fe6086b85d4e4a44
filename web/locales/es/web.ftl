# Lo que solo dice una página. Las frases sobre los juegos están en locales/, compartidas con la terminal.

# Alrededor de todas las páginas.
site = Rodeo
skip-to-content = Ir al contenido
language = Idioma
theme = Aspecto
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
independent = Rodeo es un proyecto independiente, sin relación con las editoriales de los juegos impresos. Todo lo que ves lo hemos dibujado y escrito nosotros.
loading = Un momento …
to-home = A la portada
page-open = Abrir una mesa
page-table = Mesa
page-match = Partida
page-mine = Mis partidas
page-rules = Reglas
page-nowhere = No existe esa página
nowhere-about = La dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.

# La portada.
home-title = Coge el toro por los cuernos
home-lead = Cuatro juegos de cartas de la familia de las cabezas de toro. Juega ya contra bots honrados, o envía un enlace a tus amigos: un nombre, y se sientan.
your-name = Tu nombre
guest-name = Invitado { $number }
bot-level = Fuerza de los bots
games = Juegos
play-now = Jugar ya
with-friends = Con amigos
rules = Reglas
my-tables = Mesas donde me siento
my-tables-empty = No estás en ninguna mesa.
go-on = Seguir
join-code = Entrar con un código
code = Código
do-join = Entrar
lobby = Mesas públicas
lobby-empty = No hay ninguna mesa pública abierta. ¡Abre una!
phase-open = espera jugadores
phase-playing = en juego
phase-paused = en pausa
phase-over = terminada

# Abrir una mesa.
which-game = ¿Qué juego?
the-table = La mesa
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
aid-label = Una cuadrícula muestra a todos por igual las cartas ya vistas
experiments = Para experimentos
do-open = Abrir la mesa
choose-even-odd = una fila solo para pares o impares
choose-mountaineering = una fila que baja
choose-jumping-cow = una vaca que cuenta como carta y salta
choose-flip-digits = una vez por ronda, cambiar las cifras de una carta
choose-full = la baraja completa
choose-limited = solo las cartas que se reparten
choose-random = repartidas al azar
choose-draft = elegidas a la vista
choose-open = quedan a la vista
choose-memory = hay que recordarlas
choose-anyone = decide cualquiera, al momento
choose-majority = más de la mitad debe estar a favor
choose-standard = el juego normal
choose-advanced = el juego avanzado
players-of = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
games-of = { $games ->
    [one] 1 juego
   *[other] { $games } juegos
}
limited-deck = baraja limitada
with-draft = con elección a la vista
fan-even-odd = Par/Impar
fan-mountaineering = Alpinismo
fan-jumping-cow = Vaca saltarina
fan-flip-digits = Cambio de cifras
decide-anyone = cualquiera decide sobre las cartas especiales
decide-majority = la mayoría decide sobre las cartas especiales

# Llegar a una mesa.
join-title = Te invitan a { $game }
seated-here = Ya están aquí: { $names }
match-runs = Se está jugando una partida. Puedes mirar, y sentarte al acabar si queda un sitio libre.
do-sit = Sentarme
do-look-on = Mirar
table-gone = Esta mesa no está abierta para ti
seats = Asientos
seat-empty = libre
do-add-bot = Poner un bot
do-remove = Echar: { $who }
do-start = Empezar
do-start-fill = { $count ->
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
a-bot = bot
now = Ahora
more = Más
close = Cerrar
panel = Historial, puntos y más
what-happens = Lo que pasa
skip = Saltar
choices = Lo que puedes hacer
can-change = Puedes cambiar de idea hasta que elija el último.
you-chose = Has elegido: { $choice }
take-back = Retirar
start-over = Volver a empezar
confirm-choice = Sí: { $choice }
is-chosen = Elegida
what-they-do = Qué hace cada una
choose-row = Elegir: { $row }
card-and-heads = { $card }, { $heads ->
    [0] sin cabezas
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
card-with-toad = { $card }, con sapo
goes-to = Iría a la fila { $row }
goes-takes = Se llevaría la fila { $row }: { $heads ->
    [one] 1 cabeza
   *[other] { $heads } cabezas
}
goes-nowhere = No cabría en ninguna fila: elegirías una y te la llevarías
fits-line = Cabe en la línea
pairs-with = Hace pareja con { $card }
word-on-pile = Al montón { $pile }
do-pass = Paso
do-pass-turn = Paso el resto del turno
do-lift = Levantar un ¡Alto!
do-pair = Hacer pareja
do-take = Llevarme la línea
do-zero = Carta cero
do-new = Montón nuevo
do-flip = Cambiar sus cifras
do-support = Estoy a favor
ask-row = Tu { $card } no cabe en ninguna fila. ¿Qué fila te llevas?
ask-row-which = ¿Qué fila?
ask-window = Sigue { $card } ({ $who }). ¿Qué haces?
ask-turn = ¿Pones una carta, haces pareja o te llevas la línea?
ask-pick = ¿Qué carta? Un número se lleva una fila, la carta cero hace crecer una.
ask-lay = { $left ->
    [one] Una carta más por colocar: ¿cuál?
   *[other] { $left } cartas por colocar: ¿cuál ahora?
}
ask-pile = ¿Adónde va { $card }?
turned-card = está descubierta y va a una fila
known-cards = se sabe que están en la mano: { $cards }
open-hands = Las manos que todos conocen
seat-pairs = { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}, { $taken } llevadas
seconds-left = { $seconds } s
is-paused = La mesa está en pausa.
do-resume = Seguir
do-pause = Hacer una pausa
do-hurry = Pedir tiempo: { $who }
bot-plays-for-you = Un bot juega por ti.
i-am-here = He vuelto
you-look-on = Estás mirando.
state-choosing = está eligiendo
state-has-chosen = ha elegido
state-must-take = debe llevarse una fila
state-on-turn = tiene el turno
state-away = no está
state-stand-in = un bot la sustituye
state-passes = pasa este turno
state-out = tiene fila
state-hurried = se le acaba el tiempo

tab-log = Historial
tab-scores = Puntos
tab-seen = Vistas
tab-chat = Charla
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
chat-send = Decir
rules-numbered = Todas las reglas con número y ejemplos (en inglés)
wishes = Como a mí me gusta
speed = Velocidad al colocar las cartas
speed-slow = despacio
speed-normal = normal
speed-fast = deprisa
speed-off = de golpe
wish-confirm = Preguntarme antes de enviar una elección
wish-sound = Sonidos: cuando me toca y cuando me llevo cartas
do-leave = Dejar la mesa
do-stay = Quedarme
leave-sure = En una partida sigue un bot por ti. ¿Te vas?

# Después de una partida.
result = Resultado
rematch = Otra partida
rematch-wanted = Quieres otra partida
rematch-by = Quieren otra partida: { $who }
see-replay = Ver la repetición
replay = Repetición
step = Paso
step-of = Paso { $step } de { $steps }
step-back = Un paso atrás
step-on = Un paso adelante
step-keys = también con las flechas
chart-title = Los puntos durante la partida
chart-numbers = Lo mismo en números
chart-none = No se pudo dibujar la gráfica.
record-text = Acta para leer
record-json = Acta para programas
fair-title = ¿Se barajó limpiamente?
fair-about = Antes de la primera carta el servidor mostró la huella de un secreto. Todos los repartos salen de ese secreto, así que no se pudo cambiar después.
fair-commitment = La huella mostrada antes
fair-secret = El secreto, mostrado después
fair-computed = La huella de este secreto, calculada aquí
fair-check = Comprobarlo aquí
fair-yes = Son iguales: los repartos estaban fijados antes de la primera carta.
fair-no = Son distintas: esta partida no es de fiar.
fair-none = Esta partida no tiene secreto: sus repartos se dieron a mano.
my-matches = Partidas que he jugado
my-matches-empty = Ninguna todavía.
older = Anteriores
identity = Quién soy
save = Guardar
name-saved = Guardado.
recovery-about = No hay cuentas. Un código de recuperación te trae de vuelta en otro dispositivo; uno nuevo anula el anterior.
recovery-make = Dame un código de recuperación nuevo
recovery-label = Tengo un código de recuperación
recovery-use = Ese soy yo

# Cuando algo va mal.
connection-lost = Se ha perdido la conexión. Lo estamos intentando de nuevo; tu asiento se guarda.
client-outdated = El servidor es más nuevo que esta página.
do-reload = Volver a cargar la página
problem-unreachable = No se llega al servidor. Inténtalo dentro de un momento.
problem-no-table = Esa mesa ya no existe. Puede que el enlace haya caducado: las mesas se cierran cuando se van todos.
problem-no-match = No existe esa partida, o todavía se está jugando.
problem-table-full = Todos los asientos están ocupados.
problem-sent-away = El anfitrión te ha echado de esta mesa.
problem-no-spectators = En esta mesa no mira nadie.
problem-bad-name = Ese nombre no sirve: de 1 a 24 caracteres visibles, por favor.
problem-too-fast = Demasiado deprisa. Espera un momento e inténtalo de nuevo.
problem-too-many = Es demasiado a la vez: deja antes otra mesa.
problem-busy = El servidor no da abasto. Inténtalo dentro de un momento.
problem-stopping = El servidor se está reiniciando. Inténtalo dentro de un momento.
problem-no-guest = El servidor ya no te conoce. Ve a la portada y elige un nombre.
problem-unknown-secret = El servidor no conoce ese código.
problem-internal = Algo se ha roto por nuestra parte. Inténtalo de nuevo, por favor.

# Aprender un juego con sus ejemplos.
