// The subset of Markdown that the rule pages use: headings, paragraphs, lists, tables, emphasis and code. It runs at build
// time (see vite.config.js), so the browser gets HTML and no parser.
export type Piece = { kind: 'text' | 'strong' | 'emphasis' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; pieces: Piece[] }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; items: Piece[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] };

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.split('\n');
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    const heading = /^(#+) (.*)$/.exec(line);
    if (line.trim() === '') continue;
    if (heading) found.push({ kind: 'heading', level: heading[1]?.length ?? 1, pieces: pieces(heading[2] ?? '') });
    else if (line.startsWith('```'))
      found.push({ kind: 'code', text: until(lines, (next) => next.startsWith('```'), true).join('\n') });
    else if (line.startsWith('|')) found.push(table([line, ...until(lines, (next) => !next.startsWith('|'))]));
    else if (startsItem(line)) found.push(list([line, ...until(lines, (next) => next.trim() === '')]));
    else found.push({ kind: 'paragraph', pieces: pieces([line, ...until(lines, endsParagraph)].join(' ')) });
  }
  return found;
}

export function pieces(text: string): Piece[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return plain
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('*') && part.length > 2) return { kind: 'emphasis', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

/** Removes and returns the lines up to the one that ends them; that line stays unless it is only a mark. */
function until(lines: string[], ends: (line: string) => boolean, mark = false): string[] {
  const at = lines.findIndex(ends);
  const taken = lines.splice(0, at < 0 ? lines.length : at);
  if (mark) lines.shift();
  return taken;
}

function startsItem(line: string): boolean {
  return /^(- |\d+\. )/.test(line);
}

function endsParagraph(line: string): boolean {
  return line.trim() === '' || line.startsWith('|') || line.startsWith('#') || line.startsWith('```') || startsItem(line);
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (startsItem(line)) items.push(line.replace(/^(- |\d+\. )/, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', items: items.map(pieces) };
}

function table(lines: string[]): Block {
  const cells = (line: string): Piece[][] =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => pieces(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

/** Renders a page as HTML. Headings start at level 2: the page around it has its own title. */
export function toHtml(text: string): string {
  return blocks(text).map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const tag = block.level === 1 ? 'h2' : 'h3';
      return `<${tag}>${inline(block.pieces)}</${tag}>`;
    }
    case 'paragraph':
      return `<p>${inline(block.pieces)}</p>`;
    case 'code':
      return `<pre>${escapeHtml(block.text)}</pre>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
    case 'table': {
      const head = block.head.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
      const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`).join('');
      // A table can be wider than a phone: it scrolls, so it must be reachable by keyboard.
      return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
    }
  }
}

const TAGS = { strong: 'strong', emphasis: 'em', code: 'code' };

function inline(list: Piece[]): string {
  return list
    .map(({ kind, text }) => (kind === 'text' ? escapeHtml(text) : `<${TAGS[kind]}>${escapeHtml(text)}</${TAGS[kind]}>`))
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
