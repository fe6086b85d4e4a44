// Hints in the worker: the module and its weights are loaded for the first one.
import type * as Module from '../../review/review.js';
import { type ReadFile, WeightFiles } from '../offline/weights';
import { problemOf } from '../review/reviewRecord';
import type { Hint } from '../review/types';
import type { FromHintWorker, ToHintWorker } from './messages';

type HintModule = Pick<typeof Module, 'HintMaker' | 'load_weights'>;

export class HintSource {
  private readonly weights: WeightFiles;
  /** The source of the last hint, for the next one with the same rules. */
  private maker: { rules: string; hints: Module.HintMaker } | null = null;

  constructor(
    private readonly load: () => Promise<HintModule>,
    readWeights: ReadFile,
  ) {
    this.weights = new WeightFiles(load, readWeights);
  }

  async answer({ id, rules, position, chosen }: ToHintWorker): Promise<FromHintWorker> {
    const hints = await this.prepare(rules).catch((error: unknown) => problemOf(error, 'unloadable'));
    if ('code' in hints) return { id, problem: hints };
    try {
      return { id, hint: JSON.parse(hints.hint(position, chosen)) as Hint };
    } catch (error) {
      return { id, problem: problemOf(error) };
    }
  }

  private async prepare(rules: string): Promise<Module.HintMaker> {
    if (this.maker?.rules === rules) return this.maker.hints;
    const { HintMaker } = await this.load();
    await this.weights.load(HintMaker.missing_weights(rules).split(' ').filter(Boolean));
    this.maker?.hints.free();
    this.maker = null;
    const hints = new HintMaker(rules);
    this.maker = { rules, hints };
    return hints;
  }
}
