// Formats the messages of the engine with the shared Fluent files (`locales/`).
import type { Message, MessageArg } from '../engine/engine';
import { commas, list, number, t, type Args } from '../i18n/texts.svelte';
import type { TextContext } from './context';

/** What a message needs to name its players. */
type Names = Pick<TextContext, 'who' | 'you'>;

export function formatMessage({ id, args = {} }: Message, context: Names): string {
  const values: Args = {};
  for (const [name, arg] of Object.entries(args as Record<string, MessageArg>)) {
    values[name] = typeof arg === 'number' ? arg : textOf(arg, context);
    if (typeof arg === 'object' && 'player' in arg) values.actor = actorOf(arg.player, context);
  }
  return t(id, values);
}

type Player = Extract<MessageArg, { player: unknown }>['player'];

/** The value by which texts select their grammatical person. */
function actorOf(player: Player, context: Names): string {
  if ('character' in player) return player.character;
  return player.seat === context.you ? 'you' : 'other';
}

function textOf(arg: MessageArg, context: Names): string {
  if (typeof arg !== 'object') return String(arg);
  if ('player' in arg) return 'character' in arg.player ? t(`${arg.player.character}-name`) : context.who(arg.player.seat);
  if ('list' in arg) {
    const items = arg.list.map((item) => textOf(item, context));
    return arg.style === 'and' ? list(items) : arg.style === 'commas' ? commas(items) : items.join(' ');
  }
  if ('tenths' in arg) return number(arg.tenths / 10, 1);
  return formatMessage(arg, context);
}
