// A tutorial as data. `crates/protocol/tests/tutorials.rs` plays the scripts and writes `src/games/<game>/tutorial.json`.
import type { AnyEvent, AnyRules, EngineGame, Prompt } from '../protocol';

export interface Answer {
  /** Events that follow the choice, as shown to the learner. */
  events: AnyEvent[];
}

export interface LessonStep {
  /** Part of the ids of its messages. */
  id: string;
  /** The game as the learner sees it. */
  game: EngineGame;
  /** The question of the step; omitted if there is only text to read. */
  prompt?: Prompt;
  /** Next words by the first words of a correct choice. */
  next_words: Record<string, { next: string[]; complete: boolean }>;
  /** The correct choices. */
  answers: Record<string, Answer>;
}

export interface Tutorial {
  rules: AnyRules;
  steps: LessonStep[];
}
