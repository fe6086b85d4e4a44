// A tutorial as data. The files in `data/` are played by the engine: `crates/protocol/tests/tutorials.rs` writes them.
import type { AnyEvent, AnyRules, Prompt, CardView, GameKind, GameView } from '../protocol';

export interface Answer {
  /** What follows, as the learner is shown it. */
  events: AnyEvent[];
  after: GameView;
}

export interface LessonStep {
  /** Its texts are named after it. */
  id: string;
  view: GameView;
  /** What the learner is asked; none where there is only something to read. */
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

const FILES = import.meta.glob<{ default: Tutorial }>('./data/*.json');

export async function loadTutorial(game: GameKind): Promise<Tutorial> {
  const load = FILES[`./data/${game}.json`];
  if (!load) throw new Error(`there is no tutorial of ${game}`);
  return (await load()).default;
}
