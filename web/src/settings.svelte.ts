// Preferences, kept in local storage. If storage is not available they last as long as the page.
import type { HintMode } from './protocol';

const PREFIX = 'rodeo.';

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is not available or full; nothing depends on it.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is not available.
  }
}

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];
/** Length of animations, relative to the normal speed. */
export const SPEED_FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.6, off: 0 };

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const HINT_MODES = ['off', 'after_choosing', 'on_request'] as const satisfies HintMode[];

/** Surfaces of the table. */
export const TABLE_STYLES = ['leather', 'felt', 'slate', 'oak'] as const;
export type TableStyle = (typeof TABLE_STYLES)[number];

export const CARD_BACKS = ['brand', 'bandana', 'sunset'] as const;
export type CardBackStyle = (typeof CARD_BACKS)[number];

class Settings {
  /** Speed of the playback. */
  speed = $state<Speed>(oneOf(SPEEDS, remembered('speed'), 'normal'));
  theme = $state<Theme>(oneOf(THEMES, remembered('theme'), 'system'));
  tableStyle = $state<TableStyle>(oneOf(TABLE_STYLES, remembered('table-style'), 'leather'));
  cardBack = $state<CardBackStyle>(oneOf(CARD_BACKS, remembered('card-back'), 'brand'));
  /** Whether a final choice needs a second press. */
  confirm = $state(remembered('confirm') === 'yes');
  /** Whether a choice against bots can be undone for several seconds instead of a moment. */
  longUndo = $state(remembered('long-undo') === 'yes');
  /** Whether digits and letters are keyboard shortcuts. Speech input and unsteady hands can type them by accident. */
  shortcuts = $state(remembered('shortcuts') !== 'no');
  /** Whether there are sounds, after the first tap on the page. */
  sound = $state(remembered('sound') !== 'no');
  /** Volume of the sounds, 0 to 1. */
  volume = $state(volumeOf(remembered('volume')));

  /** Whether a player reads the chat of spectators during a match. */
  spectatorChat = $state(remembered('spectator-chat') === 'yes');

  /** Whether games against bots always run on this device. */
  onDevice = $state(remembered('on-device') === 'yes');

  /** Hints in games against bots. */
  hints = $state<HintMode>(oneOf(HINT_MODES, remembered('hints'), 'on_request'));

  setHints(hints: HintMode): void {
    this.hints = hints;
    remember('hints', hints);
  }

  setSpectatorChat(shown: boolean): void {
    this.spectatorChat = shown;
    remember('spectator-chat', shown ? 'yes' : 'no');
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember('speed', speed);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    document.documentElement.dataset.theme = theme;
  }

  setTableStyle(style: TableStyle): void {
    this.tableStyle = style;
    remember('table-style', style);
    document.documentElement.dataset.table = style;
  }

  setCardBack(back: CardBackStyle): void {
    this.cardBack = back;
    remember('card-back', back);
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    remember('confirm', confirm ? 'yes' : 'no');
  }

  setLongUndo(longUndo: boolean): void {
    this.longUndo = longUndo;
    remember('long-undo', longUndo ? 'yes' : 'no');
  }

  setShortcuts(shortcuts: boolean): void {
    this.shortcuts = shortcuts;
    remember('shortcuts', shortcuts ? 'yes' : 'no');
  }

  setOnDevice(onDevice: boolean): void {
    this.onDevice = onDevice;
    remember('on-device', onDevice ? 'yes' : 'no');
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    remember('sound', sound ? 'yes' : 'no');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember('volume', String(volume));
  }
}

export const settings = new Settings();

function oneOf<T extends string>(all: readonly T[], value: string | null, otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}

/** A stored volume; the default if there is none or it is no number from 0 to 1. */
function volumeOf(value: string | null): number {
  const volume = value === null ? Number.NaN : Number(value);
  return volume >= 0 && volume <= 1 ? volume : 0.6;
}
