var e=`# Las reglas

Una página por juego. Lee una página desde el principio para aprender el juego; busca un número cuando quieras saber
algo con exactitud. Si una página no coincide con la inglesa, decide la [inglesa](../README.md).

| Juego | Módulo | Jugadores | Página |
|---|---|---|---|
| Toma 6 | \`take6\` | 2–10 | [take6.md](take6.md) |
| Toma 6 con el mazo limitado, la elección de cartas o ambas cosas | \`take6\` | 2–6 | [take6.md](take6.md), secciones 6 y 7 |
| Toma 6 con cartas de fans | \`take6\` | 2–10 | [fan-cards.md](fan-cards.md) |
| Vencer al búfalo | \`buffalo\` | 1–6 | [buffalo.md](buffalo.md) |
| Take That | \`take_that\` | 2–4 | [take-that.md](take-that.md) |
| Bull Party | \`bull_party\` | 2–5 | [bull-party.md](bull-party.md) |

## Cómo se citan las reglas

Cada regla tiene un número. Indica la página y el número:

| Cita | Significa |
|---|---|
| \`take6 4.6\` | la regla 4.6 de take6.md |
| \`take6 O3\` | la tercera regla sobre las opciones |
| \`buffalo R7\` | la séptima aclaración |
| \`bull-party E2\` | el segundo ejemplo |

- Las **reglas** (\`4.6\`) dicen cómo va el juego.
- Las **opciones** (\`O3\`) dicen qué puede ajustar una mesa y qué se rechaza.
- Las **aclaraciones** (\`R7\`) resuelven lo que el reglamento impreso deja abierto. Cada una dice por qué.
- Los **ejemplos** (\`E2\`) muestran las reglas en acción. Cada uno nombra las reglas que muestra y tiene su sitio en las
  pruebas. Un ejemplo marcado *en parte nuestro* conserva la jugada impresa, pero las cartas que el texto impreso no
  nombra las hemos elegido nosotros.

Los números son estables. Una regla nueva recibe el siguiente número libre de su sección; el número de una regla que
desaparece no se vuelve a usar.

## Palabras de todas las páginas

| Palabra | Significado |
|---|---|
| asiento | el sitio de un jugador en la mesa, contado desde 0; en el sentido de las agujas del reloj se pasa al número siguiente, y tras el último viene el asiento 0 |
| fila | cartas una al lado de otra, que crecen de izquierda a derecha; la fila 1 es la de arriba |
| carta inicial | la primera carta de una fila |
| última carta | la carta numerada que está más a la derecha en una fila |
| \`[12 14][37]\` | dos filas: en la primera están el 12 y el 14; en la segunda, el 37 |
| cabeza | un punto en una carta: malo en casi todos estos juegos, bueno en uno |
| a la vista | boca arriba, visible para todos |

## Una nota

Rodeo es un proyecto independiente. No tiene relación con las editoriales ni con los autores de los juegos impresos.
Los nombres de los juegos impresos pertenecen a sus dueños. Aquí las reglas se cuentan con nuestras propias palabras.
`;export{e as default};