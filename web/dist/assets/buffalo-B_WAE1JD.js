var e=`# Vencer al búfalo

De 1 a 6 jugadores, todos en el mismo bando. El búfalo pone una carta cada turno, sin mirar. Vosotros tenéis vuestro
ingenio y unas cuantas cartas especiales. Si acabáis con menos cabezas que el búfalo, ganáis juntos.

El juego se basa en [Toma 6](take6.md). Valen sus reglas mientras esta página no las cambie.

## 1. Cartas y preparación

**1.1** Las cartas numeradas y sus cabezas son las de take6 (sección 1).

**1.2** Se barajan todas las cartas numeradas. Cada jugador recibe 10 y las mantiene en secreto.

**1.3** El búfalo recibe 10 cartas boca abajo, en un montón. Nadie puede mirarlas.

**1.4** Otras cuatro cartas empiezan las filas 1 a 4, en el orden en que se reparten.

**1.5** Hay 16 cartas especiales, dos de cada clase: ¡Toma 7!, ¡Stop!, ¡Reemplazar!, ¡Insertar!, ¡Empujar!, Primera,
Última, Ordenar.

**1.6** Se barajan las cartas especiales. Según el número de jugadores entran en juego las siguientes; el resto queda
fuera, sin ver:

| Jugadores | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|
| Cartas especiales en juego | 0 | 2 | 4 | 6 | 11 | 16 |

**1.7** Dos de las cartas especiales en juego están a la vista. Las demás forman un montón boca abajo.

**1.8** Se juega una ronda, que tiene diez turnos.

## 2. Un turno

**2.1** Cada jugador elige en secreto una carta de su mano.

**2.2** Cuando todos han elegido, se enseñan sus cartas. Con ellas se descubre la carta de arriba del montón del
búfalo.

**2.3** Las cartas enseñadas, también la del búfalo, esperan en orden ascendente y se colocan una a una.

**2.4** Una carta se coloca según las reglas de take6, sección 4, con los cambios que siguen.

**2.5** Una fila bloqueada (ver 5.5) no se tiene en cuenta cuando una carta busca su fila. Una carta que solo cabe en
filas bloqueadas no cabe en ninguna.

**2.6** Si una fila está vacía, la próxima carta va allí (ver sección 6).

## 3. Llevarse filas

**3.1** El equipo tiene un montón común para lo que se llevan sus miembros.

**3.2** El búfalo tiene su propio montón para lo que se lleva.

**3.3** Si la carta de un jugador no cabe en ninguna fila, su dueño elige una cualquiera que no esté bloqueada y se la
lleva.

**3.4** Si la carta del búfalo no cabe en ninguna fila, el búfalo se lleva la que tiene menos cabezas.

**3.5** Entre varias filas con igual de pocas cabezas, el búfalo se lleva la que tiene la última carta más alta.

**3.6** El búfalo nunca se lleva una fila bloqueada.

## 4. Cuándo se usan las cartas especiales

**4.1** Una especial se puede usar después de enseñar las cartas y mientras al menos una de ellas espera todavía: antes
de la primera colocación y entre dos colocaciones (ver R1).

**4.2** No se usa ninguna especial mientras se eligen cartas, ni después de la última colocación de un turno (ver R1).

**4.3** Solo se puede usar una especial que esté a la vista.

**4.4** Una especial usada se repone en el acto con la de arriba del montón boca abajo, mientras quede alguna.

**4.5** En un turno se puede usar cualquier número de especiales, también una que acabe de salir.

**4.6** Un ¡Stop! se puede levantar siempre que se pueda usar una especial, y también mientras se eligen cartas.

**4.7** Nada se usa ni se levanta en medio de una colocación. Mientras un jugador elige una fila según 3.3, esa
colocación no ha terminado.

**4.8** Una especial usada sale del juego. Solo ¡Toma 7! y ¡Stop! se quedan antes en una fila.

**4.9** Una especial se puede usar siempre que sus propias reglas lo permitan, aunque no cambie nada. Aun así deja
sitio a la siguiente.

## 5. Qué hacen las cartas especiales

### ¡Toma 7!

**5.1** ¡Toma 7! se pone en una fila cualquiera que no esté bloqueada (ver R3).

**5.2** Esa fila está llena con seis cartas. La séptima se lleva las seis.

**5.3** El ¡Toma 7! sale del juego cuando alguien se lleva la fila, de la manera que sea.

### ¡Stop!

**5.4** ¡Stop! se pone en una fila cualquiera, también en una con un ¡Toma 7!.

**5.5** Esa fila queda bloqueada: allí no se añade, quita, inserta ni empuja nada, y nadie se la lleva.

**5.6** El equipo levanta un ¡Stop! cuando quiere. Entonces sale del juego.

**5.7** En una fila hay como mucho un ¡Toma 7! y un ¡Stop! (ver R2).

### ¡Reemplazar!

**5.8** ¡Reemplazar! se usa cuando la próxima carta por colocar es la de un jugador (ver R4). Nunca afecta a la carta
del búfalo.

**5.9** La carta vuelve a la mano. Su dueño elige en su lugar otra carta de la mano.

**5.10** La carta nueva se coloca en el acto según las reglas normales. Entretanto no se usa nada.

**5.11** El orden de las demás cartas que esperan no cambia.

**5.12** Un jugador sin cartas en la mano no puede usar ¡Reemplazar!.

**5.13** Todos han visto la carta que ha vuelto. Se sigue sabiendo cuál es.

### ¡Insertar!

**5.14** ¡Insertar! se usa cuando la próxima carta por colocar es la de un jugador (ver R5). Nunca afecta a la carta
del búfalo.

**5.15** El dueño mete la carta en una fila cualquiera que no esté bloqueada: antes de su primera carta o entre dos
cartas.

**5.16** La fila debe seguir siendo ascendente, y la carta nunca va al final. Así que la carta debe ser más baja que la
última carta de la fila.

**5.17** Esta es la colocación de esa carta. No tiene por qué ser la fila que le correspondería.

### ¡Empujar!

**5.18** ¡Empujar! mueve una carta cualquiera que esté en una fila a otra fila. Ninguna de las dos puede estar
bloqueada.

**5.19** La carta puede quedar al principio, entre dos cartas o al final. La fila debe seguir siendo ascendente.

**5.20** ¡Empujar! puede quitar la única carta de una fila (ver sección 6 y R6).

### Común a ¡Insertar! y ¡Empujar!

**5.21** Como las filas son ascendentes, el número de una carta insertada o empujada determina su sitio en la fila. Por
eso con ¡Insertar! se nombra una fila, y con ¡Empujar!, una carta y una fila.

**5.22** Una carta se puede insertar o empujar en una fila llena. Se pone en su sitio, y después el equipo se lleva
todas las cartas de esa fila menos la última. La última es la nueva carta inicial.

**5.23** En una fila con un ¡Toma 7!, llena quiere decir también aquí con seis cartas, y el ¡Toma 7! sale del juego.

**5.24** El equipo se lleva estas cartas aunque la próxima carta por colocar sea la del búfalo.

### Primera, Última, Ordenar

**5.25** Primera pone una de las cartas que esperan, de un jugador, delante de todas las demás que esperan (ver R7).

**5.26** Si otras Primeras de este turno ya han puesto cartas delante y estas esperan todavía, la nueva va detrás de
ellas (ver R7).

**5.27** Última pone una de las cartas que esperan, de un jugador, detrás de todas las demás que esperan (ver R7).

**5.28** Si otras Últimas de este turno ya han puesto cartas detrás y estas esperan todavía, la nueva va delante de
ellas (ver R7).

**5.29** Primera y Última nunca afectan a la carta del búfalo.

**5.30** Una carta que ha recibido Primera y Última obedece a la más reciente (ver R7).

**5.31** Con Ordenar, el equipo pone todas las cartas que esperan en el orden que quiera, también la del búfalo.

**5.32** Ordenar borra lo que han fijado Primera y Última. Una Primera o una Última posterior parte del orden nuevo.

## 6. Filas vacías

**6.1** Una fila solo se queda vacía cuando ¡Empujar! quita su única carta (ver R6).

**6.2** La próxima carta que se coloca va a la fila vacía, sea cual sea su número. Nadie se lleva nada.

**6.3** Esto vale para la carta de un jugador, para la del búfalo y para la que trae ¡Reemplazar!.

**6.4** Con dos filas vacías, se ocupa primero la de más arriba.

**6.5** En una fila vacía no se pone ningún ¡Toma 7! ni ningún ¡Stop!.

**6.6** En una fila vacía no se inserta ni se empuja ninguna carta.

**6.7** Usar ¡Insertar! en otra fila sigue siendo posible. La fila vacía espera entonces a la carta siguiente, si hace
falta hasta el próximo turno.

**6.8** Un ¡Toma 7! que está en una fila se queda allí cuando la fila se queda vacía.

## 7. Quién decide

**7.1** Cualquier jugador puede usar una especial a la vista o levantar un ¡Stop!.

**7.2** Solo el dueño de la carta por colocar puede usar ¡Reemplazar! o ¡Insertar!.

**7.3** Antes de una colocación se abre una ventana si alguna especial a la vista tiene un uso permitido, o si hay un
¡Stop! que se pueda levantar. Si no, la colocación se hace sin más.

**7.4** En una ventana cada jugador puede actuar, pasar una vez o pasar lo que queda de turno.

**7.5** Usar una especial o levantar un ¡Stop! abre una ventana nueva. Los pases de una vez quedan anulados (ver R8).

**7.6** Los pases para lo que queda de turno se mantienen, pero se pueden retirar (ver R8).

**7.7** La colocación se hace cuando todos los jugadores han pasado.

**7.8** Mientras se eligen cartas nadie tiene que pasar. Un ¡Stop! se levanta o no se levanta.

**7.9** La elección de una fila según 3.3 y la de una carta nueva según 5.9 corresponden solo al dueño de la carta.

**7.10** Una mesa puede exigir mayoría (ver O2). Usar una especial o levantar un ¡Stop! es entonces una propuesta y
necesita a más de la mitad de los jugadores, contando a quien la hace.

**7.11** Una propuesta de ¡Reemplazar! no enseña la carta nueva antes de que se coloque, porque las manos son secretas.

## 8. Hablar

**8.1** Las cartas de las manos son secretas durante toda la partida.

**8.2** Nadie habla de qué elegir ni de los números que quedan en las manos.

**8.3** Después de enseñar las cartas, el equipo puede hablar de cómo colocarlas y de las especiales.

**8.4** La charla está cerrada mientras se eligen cartas.

## 9. Final

**9.1** La partida acaba cuando se han colocado todas las cartas de las manos.

**9.2** Se cuentan las cabezas del montón del equipo y las del montón del búfalo.

**9.3** Con 1 o 2 jugadores, las cabezas del equipo cuentan doble.

**9.4** El equipo gana si tiene menos cabezas que el búfalo.

**9.5** Con las mismas cabezas no se gana (ver R9).

## Opciones

**O1** \`players\`: de 1 a 6. Sin valor por defecto.

**O2** \`decide\`: \`anyone\` o \`majority\`. Por defecto, \`anyone\`. Con \`anyone\`, usar una especial o levantar un ¡Stop! se
hace en el acto; con \`majority\` hace falta más de la mitad de los jugadores (ver 7.10).

**O3** \`hand\`: las cartas que reciben cada jugador y el búfalo, de 1 a 10. Por defecto, 10. Para pequeños experimentos.
Hay tantos turnos como cartas.

**O4** \`cards\`: la carta más alta, hasta 104. Por defecto, 104. Para pequeños experimentos.

**O5** (\`players\` + 1) × \`hand\` + 4 por encima de \`cards\` se rechaza: no hay cartas suficientes para repartir.

**O6** \`decide\` se puede fijar con cualquier número de jugadores. Con uno solo no cambia nada, porque no hay
especiales.

## Aclaraciones

**R1** Las especiales se usan después de enseñar las cartas y mientras una carta de este turno espera todavía: antes de
la primera colocación y entre dos; no mientras se eligen cartas, y no después de la última colocación. *Por qué:* el
reglamento impreso es generoso con el momento pero no le pone límites, y todos sus ejemplos ocurren en estos momentos.

**R2** En una fila hay como mucho un ¡Toma 7! y un ¡Stop!. *Por qué:* el reglamento impreso no conoce ninguna fila que
esté llena con siete cartas, y un segundo ¡Stop! no haría nada.

**R3** ¡Toma 7! no se puede poner en una fila bloqueada. *Por qué:* a una fila bloqueada no le pasa nada hasta que se
levanta su ¡Stop!, y esta es la manera más llana de decirlo.

**R4** ¡Reemplazar! se usa cuando la carta en cuestión es la próxima por colocar. *Por qué:* la carta nueva se coloca
en el acto, así que en cualquier otro momento tendría que saltarse la cola.

**R5** ¡Insertar! se usa cuando la carta en cuestión es la próxima por colocar. *Por qué:* sustituye a la colocación
normal de la carta, así que el orden de las demás queda intacto.

**R6** ¡Empujar! puede vaciar una fila; la próxima carta que se coloca va allí sin llevarse nada, primero a la fila de
más arriba, y hasta entonces allí no se pone, inserta ni empuja nada. *Por qué:* nada en el reglamento impreso protege
a la única carta de una fila, y una fila que debe ocuparse enseguida mantiene cuatro filas en la mesa sin decisiones
nuevas.

**R7** Una segunda Primera va detrás de la anterior, y Última es su reflejo; una carta que ha recibido ambas obedece a
la más reciente. *Por qué:* el reglamento impreso deja que dos Primeras nombren la primera y la segunda carta en ese
orden, y el resto lo leemos de la misma manera.

**R8** Usar una especial o levantar un ¡Stop! anula los pases de una vez, mientras que los pases para lo que queda de
turno se mantienen y se pueden retirar. *Por qué:* una situación nueva merece otra mirada, pero diez turnos no deben
costar cincuenta clics.

**R9** Con las mismas cabezas no se gana. *Por qué:* el reglamento impreso pide menos cabezas que el búfalo y no
menciona el empate, así que la duda favorece al búfalo.

## Ejemplos

**E1** ¡Toma 7!. Muestra 5.1, 5.2. *En parte nuestro.*

- *Antes:* \`[3 8 11 15 17][40][60][80]\`; sigue el 20 de un jugador.
- *Jugada:* ¡Toma 7! en la fila 1, y después se coloca el 20.
- *Después:* \`[3 8 11 15 17 20][40][60][80]\`, con ¡Toma 7! en la fila 1; nadie se lleva nada. La próxima carta que vaya
  allí se lleva seis cartas (13 cabezas), y el ¡Toma 7! sale del juego (ver 5.3).

**E2** ¡Stop!. Muestra 2.5, 5.4, 5.5. *En parte nuestro.*

- *Antes:* \`[2 6 9 12 15][20][60][80]\`; sigue el 25 del búfalo.
- *Jugada:* ¡Stop! en la fila 2, y después se coloca el 25.
- *Entonces:* el 25 iría detrás del 20, pero la fila 2 está bloqueada. Va a la fila 1, que está llena: el búfalo se
  lleva 2 6 9 12 15 (6 cabezas).
- *Después:* \`[25][20][60][80]\`, con ¡Stop! en la fila 2.

**E3** ¡Reemplazar!. Muestra 5.8, 5.9, 5.10. *En parte nuestro.*

- *Antes:* \`[10][1 4 8 12 17][60][80]\`; sigue el 25 de un jugador y se llevaría la fila 2.
- *Jugada:* ¡Reemplazar!: el 25 vuelve a la mano, y su dueño elige el 15.
- *Entonces:* el 15 solo cabe en la fila 1.
- *Después:* \`[10 15][1 4 8 12 17][60][80]\`. Nadie se lleva nada; el 25 está de nuevo en la mano.

**E4** ¡Insertar!. Muestra 5.14, 5.15, 5.16, 5.21. *En parte nuestro.*

- *Antes:* \`[5 11][30][40][50]\`; sigue el 10 de un jugador y no cabe en ninguna fila.
- *Jugada:* ¡Insertar! en la fila 1.
- *Después:* \`[5 10 11][30][40][50]\`. Nadie se lleva nada.

**E5** ¡Empujar!. Muestra 5.18, 5.19, 5.21. *En parte nuestro.*

- *Antes:* \`[2 5 9 12][30][40][7 20]\`; sigue el 15 del búfalo.
- *Jugada:* ¡Empujar! mueve el 7 a la fila 1, y después se coloca el 15.
- *Entonces:* la fila 1 pasa a ser 2 5 7 9 12 y está llena. El 15 va allí: el búfalo se lleva 2 5 7 9 12 (6 cabezas).
- *Después:* \`[15][30][40][20]\`.

**E6** Primera. Muestra 3.4, 5.25. *En parte nuestro.*

- *Antes:* \`[90][70 72 75 80 85][50 55][60 66]\`; esperan el 4 del búfalo y el 100 de un jugador.
- *Jugada:* Primera para el 100.
- *Entonces:* sin ella, el búfalo se llevaría el 90 (3 cabezas), y después el 100 se llevaría la fila 2 (11 cabezas).
  Ahora el 100 va detrás del 90. Las filas tienen 6, 11, 10 y 8 cabezas; el 4 no cabe en ninguna, así que el búfalo se
  lleva 90 100 (6 cabezas).
- *Después:* \`[4][70 72 75 80 85][50 55][60 66]\`.

**E7** Última. Muestra 5.27. *En parte nuestro.*

- *Antes:* \`[40][60][20][81 86 92 95 98]\`; esperan el 100 de un jugador y el 103 del búfalo.
- *Jugada:* Última para el 100.
- *Entonces:* el 103 va a la fila 4, que está llena: el búfalo se lleva 81 86 92 95 98 (6 cabezas) y el 103 empieza la
  fila 4. El 100 va después detrás del 60.
- *Después:* \`[40][60 100][20][103]\`.

**E8** Ordenar. Muestra 5.31. *En parte nuestro.*

- *Antes:* \`[20][40 42 44 50][30][75]\`; esperan 55, 68, 78 y 80 de los jugadores y el 72 del búfalo.
- *Jugada:* Ordenar así: 78, 80, 55, 72 (búfalo), 68.
- *Entonces:* el 78 y el 80 van a la fila 4. El 55 llena la fila 2. El 72 va allí: el búfalo se lleva 40 42 44 50 55
  (19 cabezas) y el 72 empieza la fila 2. El 68 va detrás del 30.
- *Después:* \`[20][72][30 68][75 78 80]\`.
`;export{e as default};