// Two sounds: your turn, and cards taken. Off by default.
import { settings } from '../settings.svelte';

let context: AudioContext | null = null;

/** A question for me: two tones going up. */
export function asked(): void {
  play([523, 659], 0.09);
}

/** I take cards: a low tone. */
export function taken(): void {
  play([147], 0.3);
}

function play(tones: number[], seconds: number): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  let start = context.currentTime;
  for (const tone of tones) {
    const [source, volume] = [context.createOscillator(), context.createGain()];
    source.type = 'triangle';
    source.frequency.value = tone;
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + seconds);
    start += seconds;
  }
}
