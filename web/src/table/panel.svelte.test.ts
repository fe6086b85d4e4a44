// The panel: the selected tab, and which chat messages count as read.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../i18n/texts.svelte';
import type { ConnectionState } from '../net/connection.svelte';
import type { AnyRules, ChatLine, GameView, Snapshot } from '../protocol';
import type { TextContext } from '../playback/context';
import Panel from './Panel.svelte';
import type { Session } from './session.svelte';
import { UnreadChat } from './unreadChat.svelte';

const MOO: ChatLine[] = [{ seq: 3, seat: 1, name: 'West', text: 'Moo' }];

function known(chat: ChatLine[]): Snapshot {
  return {
    chat,
    seat: null,
    table: { id: 't', phase: 'playing', deck: [], settings: { spectators: true, rules: { game: 'take6', fans: [] } } },
  } as unknown as Snapshot;
}

function game(seen?: number[]): GameView {
  return { game: 'take6', hand: [], seats: [], seen } as unknown as GameView;
}

/** Mounts a panel on a wide or a small screen. */
function open(wide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener() {}, removeEventListener() {} }));
  const props = $state({
    session: { playback: { log: [] }, spectatorChat: [], connection: { state: { kind: 'live' } } } as unknown as Session,
    known: known([]),
    view: game([1]),
    context: {} as TextContext,
    unreadChat: new UnreadChat([]),
    open: false,
  });
  panel = mount(Panel, { target: document.body, props });
  flushSync();
  return props;
}

function tab(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#tab-${name}`);
  if (!found) throw new Error(`no tab ${name}`);
  return found;
}

function choose(name: string): void {
  tab(name).click();
  flushSync();
}

let panel: ReturnType<typeof mount>;
beforeAll(() => chooseLanguage('en'));
afterEach(async () => {
  await unmount(panel);
  vi.unstubAllGlobals();
});

it('selects the log if the selected tab disappears', () => {
  const props = open(true);
  choose('seen');
  expect(tab('seen').ariaSelected).toBe('true');
  props.view = game();
  flushSync();
  expect(document.querySelector('#tab-seen')).toBeNull();
  expect(tab('log').ariaSelected).toBe('true');
  expect(document.body.textContent).toContain('No events yet');
});

it('shows the special rules of its own game only', () => {
  const props = open(true);
  props.known = { ...known([]) };
  props.known.table.settings.rules = { game: 'take6', fans: ['even_odd'] } as unknown as AnyRules;
  choose('rules');
  expect(document.querySelector('dl')?.textContent).toContain('Even/Odd');
  // After a match the host has chosen another game.
  props.view = { ...game(), game: 'bull_party' } as unknown as GameView;
  flushSync();
  expect(document.querySelector('dl')).toBeNull();
});

it('says that the connection is lost, and why, while it covers the table', () => {
  const lost = { kind: 'lost', problem: { code: 'shutting_down', message: '' } } as ConnectionState;
  const notice = (): string | undefined => document.querySelector('.panel .notice')?.textContent;
  const props = open(false);
  props.session = { ...props.session, connection: { state: lost } } as unknown as Session;
  flushSync();
  expect(notice()).toBeUndefined();
  props.open = true;
  flushSync();
  expect(notice()).toBe('The server is restarting. Try again in a moment. Connection lost. Reconnecting… Your seat is reserved.');
});

describe('chat', () => {
  it.each([
    { screen: 'wide screen', wide: true, over: false, unread: 0 },
    { screen: 'small screen, panel open', wide: false, over: true, unread: 0 },
    { screen: 'small screen, panel closed', wide: false, over: false, unread: 1 },
  ])('is read if it is visible: $screen', ({ wide, over, unread }) => {
    const props = open(wide);
    choose('chat');
    props.open = over;
    props.known = known(MOO);
    flushSync();
    expect(props.unreadChat.unread(MOO)).toBe(unread);
  });

  it('shows the number of unread messages in its tab', () => {
    const props = open(true);
    props.known = known(MOO);
    flushSync();
    expect(tab('chat').textContent).toContain('1 new message');
    choose('chat');
    expect(tab('chat').textContent.trim()).toBe('Chat');
  });
});
