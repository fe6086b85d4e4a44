// Preferences, kept in local storage. If storage is not available they last as long as the page.
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
    // Forbidden or full: nothing depends on it.
  }
}

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  /** Speed of the playback. */
  speed = $state<Speed>(oneOf(SPEEDS, remembered('speed'), 'normal'));
  theme = $state<Theme>(oneOf(THEMES, remembered('theme'), 'system'));
  /** Whether a final choice needs a second press. */
  confirm = $state(remembered('confirm') === 'yes');
  sound = $state(remembered('sound') === 'yes');

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember('speed', speed);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    document.documentElement.dataset.theme = theme;
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    remember('confirm', confirm ? 'yes' : 'no');
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    remember('sound', sound ? 'yes' : 'no');
  }
}

export const settings = new Settings();

function oneOf<T extends string>(all: readonly T[], value: string | null, otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}
