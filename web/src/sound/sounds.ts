// Plays the sounds of the table. Nothing sounds before the first tap or key on the page: browsers do not allow it, and nobody is
// surprised by a page that has just been opened.
import { settings } from '../settings.svelte';
import { SCORES, type SoundName } from './scores';
import { Synth } from './synth';

let synth: Synth | null = null;

export function playSound(name: SoundName): void {
  withSynth((synth) => synth.play(SCORES[name], settings.volume));
}

/** Prepares the sounds, which takes a while, so that the first one does not delay a movement. */
export function prepareSounds(): void {
  withSynth((synth) => synth.prepare());
}

function withSynth(use: (synth: Synth) => void): void {
  // Browsers that do not tell keep the sound back themselves.
  const touched = navigator.userActivation?.hasBeenActive !== false;
  if (!touched || !settings.sound || settings.volume === 0) return;
  try {
    use((synth ??= new Synth()));
  } catch {
    // A browser without Web Audio, or one that refuses it: everything is visible too.
  }
}
