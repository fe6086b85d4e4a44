// A tutorial as data. `crates/protocol/tests/tutorials.rs` plays the scripts and writes `src/games/<game>/tutorial.json`.
import type { AnyEvent, AnyRules, Prompt, CardView, GameView } from '../protocol';

export interface Answer {
  /** What follows, as the learner is shown it. */
  events: AnyEvent[];
  after: GameView;
}

export interface LessonStep {
  /** Its texts are named after it. */
  id: string;
  view: GameView;
  /** The question of the step; omitted if there is only text to read. */
  prompt?: Prompt;
  /** What may follow the first words of the choices that lead on. */
  next_words: Record<string, { next: string[]; complete: boolean }>;
  /** The choices that lead on. */
  answers: Record<string, Answer>;
}

export interface Tutorial {
  rules: AnyRules;
  deck: CardView[];
  steps: LessonStep[];
}
