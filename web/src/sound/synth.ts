// A small synthesizer: tones and filtered noise on the Web Audio API. Every sound is composed here in code; there are no recordings.

/** A tone that glides from one pitch to another. Times in seconds, pitches in hertz. */
export interface Tone {
  at: number;
  pitch: number;
  /** Pitch at the end; default: the same. */
  to?: number;
  length: number;
  /** 0 to 1. */
  loud: number;
  wave?: OscillatorType;
}

/** A burst of noise through a band filter: paper, wood, leather. */
export interface Noise {
  at: number;
  /** Middle of the band at the start, and at the end; default: the same. */
  band: number;
  to?: number;
  /** Sharpness of the band. */
  sharp?: number;
  length: number;
  loud: number;
}

export interface Score {
  tones?: Tone[];
  noises?: Noise[];
}

/** Silence for the ear; ramps cannot reach 0. */
const SILENT = 0.0001;
/** Time in which a sound swells, so that it does not click. */
const ATTACK = 0.006;
const NOISE_SECONDS = 1;

export class Synth {
  private readonly context = new AudioContext();
  private readonly master = this.context.createGain();
  private noise: AudioBuffer | null = null;

  constructor() {
    this.master.connect(this.context.destination);
  }

  /** Makes what sounds share. */
  prepare(): void {
    this.noise ??= whiteNoise(this.context);
  }

  /** Plays a score now. `volume` is 0 to 1. */
  play({ tones = [], noises = [] }: Score, volume: number): void {
    // A page that was in the background may have been suspended.
    if (this.context.state === 'suspended') void this.context.resume();
    this.master.gain.value = volume;
    const now = this.context.currentTime;
    for (const tone of tones) this.playTone(tone, now);
    for (const noise of noises) this.playNoise(noise, now);
  }

  private playTone({ at, pitch, to = pitch, length, loud, wave = 'triangle' }: Tone, now: number): void {
    const [source, start] = [this.context.createOscillator(), now + at];
    source.type = wave;
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.envelope(start, length, loud));
    source.start(start);
    source.stop(start + length);
  }

  private playNoise({ at, band, to = band, sharp = 1, length, loud }: Noise, now: number): void {
    const [source, filter, start] = [this.context.createBufferSource(), this.context.createBiquadFilter(), now + at];
    source.buffer = this.noise ??= whiteNoise(this.context);
    filter.type = 'bandpass';
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(band, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(this.envelope(start, length, loud));
    source.start(start, Math.random() * (NOISE_SECONDS / 2), length);
  }

  /** A gain that swells quickly and fades out. */
  private envelope(start: number, length: number, loud: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
    gain.connect(this.master);
    return gain;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
