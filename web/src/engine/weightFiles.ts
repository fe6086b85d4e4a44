// Weight files of bots, which are assets of their own.

/** Addresses of the files. Their names change with their content. */
const ADDRESSES = import.meta.glob<string>('../../../crates/bots/weights/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Reads a weight file; `fresh` does not accept a kept copy. */
export async function readWeights(name: string, fresh = false): Promise<Uint8Array> {
  const file = Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${name}`));
  if (!file) throw new Error(`no weight file ${name}`);
  const answer = await fetch(file[1], { cache: fresh ? 'reload' : 'default' });
  if (!answer.ok) throw new Error(`${file[1]}: status ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
