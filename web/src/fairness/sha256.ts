// SHA-256 (FIPS 180-4). Browsers have it, too, but not for pages that come without encryption, as in a home network.

/** Bits of the cube roots of the first 64 primes. */
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
  0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
  0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
  0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
  0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
  0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

type State = [number, number, number, number, number, number, number, number];

/** Bits of the square roots of the first eight primes. */
const START: State = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const BLOCK = 64;

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  let state = START;
  for (let at = 0; at < padded.byteLength; at += BLOCK) state = compress(state, schedule(padded, at));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => hash.setInt32(4 * at, word));
  return new Uint8Array(hash.buffer);
}

/** The message, a bit 1, zeros, and the count of its bits in the last eight bytes of a block. */
function pad(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, 8n * BigInt(message.length));
  return view;
}

/** The words that a block brings into the 64 rounds. */
function schedule(block: DataView, from: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => block.getInt32(from + 4 * at));
  const back = (places: number): number => words.at(-places) ?? 0;
  while (words.length < ROUNDS.length) {
    const [far, near] = [back(15), back(2)];
    const spread = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const close = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words.push((back(16) + spread + back(7) + close) | 0);
  }
  return words;
}

function compress(state: State, words: number[]): State {
  let [a, b, c, d, e, f, g, h] = state;
  words.forEach((word, round) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[round] ?? 0) + word) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  const mixed = [a, b, c, d, e, f, g, h];
  return state.map((word, at) => (word + (mixed[at] ?? 0)) | 0) as State;
}

function turned(word: number, places: number): number {
  return (word >>> places) | (word << (32 - places));
}
