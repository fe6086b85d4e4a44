// Loads a WebAssembly module once.

/** Returns a function that loads a module. A failed attempt is repeated by the next call. */
export function loader(load: () => Promise<unknown>): () => Promise<void> {
  let loading: Promise<unknown> | null = null;
  return async () => {
    loading ??= load();
    try {
      await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
}
