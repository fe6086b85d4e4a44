// Writes the glyphs of the pictures from fonts under the SIL Open Font License: `display.glyphs` (Alfa Slab One) for headings and numbers,
// `text.glyphs` (Nunito Sans for Latin and Cyrillic, Noto Sans JP for Japanese) for names and other text.
//
// Usage, in an empty folder: npm install opentype.js@1.3.4 @fontsource/alfa-slab-one@5 @fontsource/nunito-sans@5 @fontsource/noto-sans-jp@5,
// then: node make.mjs FOLDER, where FOLDER is that folder.
//
// Format, compressed with zlib: the number of units to the em (u16) and of glyphs (u16), both little-endian; then for each glyph, in ascending order, its
// character as the difference to the one before, its advance, the number of bytes of its outline, and the outline. Numbers are LEB128,
// those of outlines zigzag-encoded. An outline is a list of contours: number of segments, one bit for each (1 for a curve, the first one in
// the lowest bit), start as a difference to the last point, then the difference of the control point of a curve, and of its end.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node make.mjs FOLDER (see the top of this file)');
const opentype = createRequire(join(folder, 'x.js'))('opentype.js');
const here = fileURLToPath(new URL('.', import.meta.url));

function fonts(name, wanted) {
  const files = join(folder, 'node_modules/@fontsource', name, 'files');
  return readdirSync(files)
    .filter((file) => wanted.test(file))
    .sort()
    .map((file) => {
      const bytes = readFileSync(join(files, file));
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    });
}

/** The characters of JIS X 0208 up to the kanji of level 1: kana, symbols, and the kanji in daily use. */
function japanese() {
  const decoder = new TextDecoder('euc-jp');
  const found = new Set();
  for (let row = 0xa1; row <= 0xcf; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      const text = decoder.decode(new Uint8Array([row, cell]));
      if ([...text].length === 1 && text !== '\ufffd') found.add(text.codePointAt(0));
    }
  }
  return found;
}

const number = (value) => {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
};
const signed = (value) => number(value < 0 ? -2 * value - 1 : 2 * value);

function outline(glyph, font, units) {
  const scale = units / font.unitsPerEm;
  const at = (value) => Math.round(value * scale);
  const contours = [];
  let points;
  // opentype.js draws downwards from the baseline, as pictures do.
  for (const { type, x, y, x1, y1 } of glyph.getPath(0, 0, font.unitsPerEm).commands) {
    if (type === 'M') contours.push((points = [[at(x), at(y)]]));
    else if (type === 'L') points.push([at(x), at(y)]);
    else if (type === 'Q') points.push([at(x1), at(y1), at(x), at(y)]);
    else if (type !== 'Z') throw new Error(`command ${type} in an outline`);
  }
  const bytes = [];
  let [lastX, lastY] = [0, 0];
  for (const [start, ...segments] of contours) {
    // The line that closes a contour is implied.
    while (segments.length > 0 && segments.at(-1).length === 2 && String(segments.at(-1)) === String(start)) segments.pop();
    bytes.push(...number(segments.length));
    for (let first = 0; first < segments.length; first += 8) {
      bytes.push(segments.slice(first, first + 8).reduce((bits, segment, bit) => bits | (Number(segment.length === 4) << bit), 0));
    }
    for (const points of [start, ...segments]) {
      for (let at = 0; at < points.length; at += 2) {
        bytes.push(...signed(points[at] - lastX), ...signed(points[at + 1] - lastY));
        [lastX, lastY] = [points[at], points[at + 1]];
      }
    }
  }
  return bytes;
}

/** The first font that has a character draws it. */
function write(name, units, sources) {
  const glyphs = new Map();
  for (const { font, allowed } of sources) {
    for (let index = 0; index < font.glyphs.length; index += 1) {
      const glyph = font.glyphs.get(index);
      for (const character of glyph.unicodes) {
        if (character < 0x20 || glyphs.has(character) || (allowed && !allowed.has(character))) continue;
        const advance = Math.round((glyph.advanceWidth * units) / font.unitsPerEm);
        glyphs.set(character, { advance, bytes: outline(glyph, font, units) });
      }
    }
  }
  const out = [units & 255, units >> 8, glyphs.size & 255, glyphs.size >> 8];
  let last = 0;
  for (const [character, { advance, bytes }] of [...glyphs].sort(([a], [b]) => a - b)) {
    for (const byte of [...number(character - last), ...number(advance), ...number(bytes.length), ...bytes]) out.push(byte);
    last = character;
  }
  const compressed = deflateSync(Uint8Array.from(out), { level: 9 });
  writeFileSync(join(here, name), compressed);
  console.log(`${name}: ${glyphs.size} glyphs, ${out.length} bytes, compressed ${compressed.length}`);
}

const all = (found) => found.map((font) => ({ font }));
write('display.glyphs', 512, all(fonts('alfa-slab-one', /-(latin|latin-ext)-400-normal\.woff$/)));
const allowed = japanese();
write('text.glyphs', 200, [
  ...all(fonts('nunito-sans', /-(latin|latin-ext|vietnamese|cyrillic|cyrillic-ext)-700-normal\.woff$/)),
  ...fonts('noto-sans-jp', /-\d+-700-normal\.woff$/).map((font) => ({ font, allowed })),
]);
