// Choices in the words of the record as cards and labels, and reasons as sentences.
import type { CardView, GameView, Seat } from '../protocol';
import type { Message } from '../engine/types';
import type { TextContext } from '../playback/context';
import { formatMessage } from '../playback/message';
import { cardOf, choiceLabel, wordLabel } from '../table/words';

/** A word of a choice: a card, or something that has only a name. */
export type ChoicePart = { card: CardView } | { label: string };

/** The parts of a choice. Cards that the view does not show are numbers. */
export function choiceParts(choice: string, view: GameView): ChoicePart[] {
  return choice.split(' ').map((word) => {
    const number = cardOf(word);
    const card = number === null ? undefined : cardsOf(view).find(([known]) => known === number);
    return card ? { card } : { label: wordLabel(word) };
  });
}

/** All cards that a view shows with their heads. */
function cardsOf(view: GameView): CardView[] {
  const found: CardView[] = [...view.hand];
  if ('rows' in view) for (const { cards } of view.rows) found.push(...cards);
  if ('queue' in view) for (const { card } of view.queue) if (card) found.push(card);
  if ('pool' in view && view.pool) found.push(...view.pool);
  if ('line' in view) found.push(...view.line);
  return found;
}

/** A reason as a sentence to the player of a seat. */
export function reasonText({ id, args = {} }: Message, seat: Seat, context: Pick<TextContext, 'who'>): string {
  // Texts among the arguments are choices in the words of the record.
  const labelled = Object.entries(args).map(([name, arg]) => [name, typeof arg === 'string' ? choiceLabel(arg) : arg]);
  return formatMessage({ id, args: Object.fromEntries(labelled) }, { who: context.who, you: seat });
}
