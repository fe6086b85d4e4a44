// Calls a player who looks elsewhere: tab title, icon of the tab, notification and vibration.
import { t } from '../i18n/texts.svelte';
import { remember, remembered } from '../settings.svelte';

// A static host may serve the client below any path.
const BASE = import.meta.env.BASE_URL;
const ICON = `${BASE}icon.svg`;
const TURN_ICON = `${BASE}icon-turn.svg`;
const VIBRATION_MS = [120, 80, 120];
/** One notification per table: a newer one replaces it. */
const TAG = 'rodeo-turn';

export type Permission = 'default' | 'granted' | 'denied' | 'unsupported';

class Attention {
  /** Whether the player of this tab must choose. */
  yourTurn = $state(false);
  /** What the tab is about, such as the game of its table; empty for the name of the page. */
  subject = $state('');
  notify = $state(remembered('notify') === 'yes');
  vibrate = $state(remembered('vibrate') === 'yes');
  /** Whether the browser allows notifications. */
  permission = $state<Permission>('Notification' in globalThis ? Notification.permission : 'unsupported');

  /** Whether this device can vibrate. */
  get canVibrate(): boolean {
    return typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;
  }

  /** Turns notifications on or off. The browser asks for permission the first time. Call it on a click only. */
  async setNotify(wanted: boolean): Promise<void> {
    if (wanted && this.permission === 'default') this.permission = await Notification.requestPermission();
    this.notify = wanted && this.permission === 'granted';
    remember('notify', this.notify ? 'yes' : 'no');
  }

  setVibrate(wanted: boolean): void {
    this.vibrate = wanted;
    remember('vibrate', wanted ? 'yes' : 'no');
    if (wanted) navigator.vibrate?.(VIBRATION_MS);
  }

  /** The player must choose, or no longer. `table` is what the notification names. */
  set(yourTurn: boolean, table = ''): void {
    if (yourTurn === this.yourTurn) return;
    this.yourTurn = yourTurn;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = yourTurn ? TURN_ICON : ICON;
    if (!yourTurn) return void closeNotifications();
    if (this.vibrate) navigator.vibrate?.(VIBRATION_MS);
    // A player who looks at the table needs no notification.
    if (this.notify && document.visibilityState === 'hidden') void showNotification(t('your-turn'), table);
  }
}

export const attention = new Attention();

/** Shows a notification through the service worker, which phones require, or directly. */
async function showNotification(title: string, body: string): Promise<void> {
  const options = { body, tag: TAG, icon: `${BASE}icon-192.png`, data: location.pathname };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options).onclick = () => window.focus();
  } catch {
    // Permission was withdrawn, or the browser has no way to show it.
  }
}

async function closeNotifications(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const shown = (await worker?.getNotifications?.({ tag: TAG })) ?? [];
  for (const notification of shown) notification.close();
}
