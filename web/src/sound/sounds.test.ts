import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEvent } from '../protocol';
import { settings } from '../settings.svelte';
import { soundOf, soundsOf } from './eventSounds';
import { SCORES, type SoundName } from './scores';
import type { Score } from './synth';

const event = (game: string, name: string): AnyEvent => ({ [game]: { [name]: {} } }) as unknown as AnyEvent;

describe('sounds of events', () => {
  it('are those of what happens', () => {
    expect(soundOf(event('take6', 'revealed'))).toBe('flip');
    expect(soundOf(event('take6', 'placed'))).toBe('place');
    expect(soundOf(event('take6', 'took'))).toBe('take');
    expect(soundOf(event('take6', 'round_scored'))).toBe('round');
    expect(soundOf({ bull_party: 'round_over' } as AnyEvent)).toBe('round');
    expect(soundOf({ buffalo: 'passed' } as AnyEvent)).toBeNull();
  });

  it('are friendly where taking cards is good', () => {
    expect(soundOf(event('bull_party', 'took'))).toBe('gain');
  });

  it('are heavier for an expensive row', () => {
    const took = (heads: number): AnyEvent => ({ take6: { took: { heads } } }) as unknown as AnyEvent;
    expect([took(9), took(10)].map(soundOf)).toEqual(['take', 'heavy_take']);
  });

  it('do not pile up when a turn is skipped', () => {
    const turn = ['revealed', 'placed', 'placed', 'took', 'placed'].map((name) => event('take6', name));
    expect(soundsOf(turn)).toEqual(['flip', 'place', 'take']);
  });
});

describe('scores', () => {
  it.each(Object.keys(SCORES) as SoundName[])('%s is short and not loud', (name) => {
    const { tones = [], noises = [] }: Score = SCORES[name];
    const parts = [...tones, ...noises];
    expect(parts.length).toBeGreaterThan(0);
    for (const { at, length, loud } of parts) {
      expect(at + length).toBeLessThanOrEqual(1.3);
      expect(loud).toBeLessThanOrEqual(0.3);
    }
  });
});

describe('playing', () => {
  const made: FakeAudio[] = [];
  class FakeParam {
    value = 0;
    setValueAtTime(): void {}
    exponentialRampToValueAtTime(): void {}
  }
  class FakeAudio {
    currentTime = 0;
    state = 'running';
    destination = {};
    sampleRate = 8;
    gains: { gain: FakeParam; connect: (next: unknown) => unknown }[] = [];
    started = 0;
    constructor() {
      made.push(this);
    }
    createGain() {
      const node = { gain: new FakeParam(), connect: (next: unknown) => next };
      this.gains.push(node);
      return node;
    }
    createOscillator() {
      return { frequency: new FakeParam(), connect: (next: unknown) => next, start: () => (this.started += 1), stop() {} };
    }
    createBufferSource() {
      return { buffer: null, connect: (next: unknown) => next, start: () => (this.started += 1) };
    }
    createBiquadFilter() {
      return { Q: new FakeParam(), frequency: new FakeParam(), connect: (next: unknown) => next };
    }
    createBuffer() {
      return { getChannelData: () => new Float32Array(8) };
    }
  }

  const activation = { hasBeenActive: false };
  beforeEach(() => {
    vi.resetModules();
    made.length = 0;
    vi.stubGlobal('AudioContext', FakeAudio);
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
    settings.setSound(true);
    settings.setVolume(0.5);
  });

  it('waits for the first tap', async () => {
    const { playSound } = await import('./sounds');
    activation.hasBeenActive = false;
    playSound('turn');
    expect(made).toHaveLength(0);
    activation.hasBeenActive = true;
    playSound('turn');
    expect(made).toHaveLength(1);
    expect(made[0]!.started).toBe(SCORES.turn.tones.length);
  });

  it('follows volume and mute', async () => {
    const { playSound } = await import('./sounds');
    const { settings: fresh } = await import('../settings.svelte');
    activation.hasBeenActive = true;
    fresh.setVolume(0.25);
    playSound('flip');
    expect(made[0]!.gains[0]!.gain.value).toBe(0.25);
    const before = made[0]!.started;
    fresh.setSound(false);
    playSound('flip');
    fresh.setSound(true);
    fresh.setVolume(0);
    playSound('flip');
    expect(made[0]!.started).toBe(before);
  });
});
