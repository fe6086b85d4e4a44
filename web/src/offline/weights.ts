// Weight files of bots. They are loaded when a level needs them and passed to the module, which accepts no other bytes than those of
// the files it was built with.
import type * as Module from '../../device/device.js';

/** Reads a file; `fresh` does not accept a kept copy. */
export type ReadFile = (name: string, fresh: boolean) => Promise<Uint8Array>;

export class WeightFiles {
  private readonly loading = new Map<string, Promise<void>>();

  constructor(
    private readonly module: () => Promise<Pick<typeof Module, 'load_weights'>>,
    private readonly read: ReadFile,
    /** Milliseconds after which a table tries again to load what its bots need. */
    readonly retryMs = 10_000,
  ) {}

  /** Loads files that are not loaded yet. Fails if one of them cannot be loaded or is damaged; the next call tries it again. */
  async load(names: string[]): Promise<void> {
    await Promise.all(names.map((name) => this.once(name)));
  }

  private once(name: string): Promise<void> {
    const loading = this.loading.get(name) ?? this.loadFile(name);
    this.loading.set(name, loading);
    loading.catch(() => this.loading.delete(name));
    return loading;
  }

  private async loadFile(name: string): Promise<void> {
    const [module, bytes] = await Promise.all([this.module(), this.read(name, false)]);
    try {
      module.load_weights(name, bytes);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      // A kept copy may be damaged or belong to another version.
      module.load_weights(name, await this.read(name, true));
    }
  }
}
