// Divides the messages of a language (see vite.config.js): the first page gets those that its code names; the others are loaded with
// the pages that need them. Comments are left out. The messages are parsed here and not in the browser, which cannot
// show a page before it is done.
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WEB = join(import.meta.dirname, '..');

/** Message ids that some code names: whole ids, and prefixes of ids that are built at run time. */
export interface Named {
  ids: Set<string>;
  prefixes: string[];
}

export function named(code: string): Named {
  return {
    ids: new Set([...code.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, id = '']) => id)),
    prefixes: [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, prefix = '']) => prefix),
  };
}

/** The messages and terms of a Fluent file by id, each with its text. */
export function entries(source: string): Map<string, string> {
  const found = source.replace(/^#.*\n+/gm, '').split(/^(?=-?[a-z][\w-]* =)/m);
  return new Map(found.filter((text) => text.includes(' =')).map((text) => [text.slice(0, text.indexOf(' =')), text]));
}

/** The ids that the code names, with the messages and terms that these refer to. */
export function closure(all: Map<string, string>, { ids, prefixes }: Named): Set<string> {
  const chosen = new Set<string>();
  const add = (id: string): void => {
    const text = all.get(id);
    if (text === undefined || chosen.has(id)) return;
    chosen.add(id);
    for (const [, other = ''] of text.matchAll(/\{\s*(-?[a-z][\w-]*)/g)) add(other);
  };
  for (const id of all.keys()) if (ids.has(id) || prefixes.some((prefix) => id.startsWith(prefix))) add(id);
  return chosen;
}

/** The part of a Fluent file that the first page needs, or the rest of it. */
export function part(path: string, which: 'first' | 'rest'): string {
  const language = path.split('/').at(-2) ?? '';
  const folders = [join(WEB, 'locales', language), join(WEB, '..', 'locales', language)];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const all = new Map(files.filter((file) => file.endsWith('.ftl')).flatMap((file) => [...entries(readFileSync(file, 'utf8'))]));
  const first = closure(all, named([...firstModules()].map((file) => readFileSync(file, 'utf8')).join('\n')));
  return [...entries(readFileSync(path, 'utf8'))]
    .filter(([id]) => first.has(id) === (which === 'first'))
    .map(([, text]) => text)
    .join('');
}

/** The entries of a Fluent source in the form in which a bundle uses them. Throws if an entry cannot be parsed. */
export function parsed(source: string): FluentResource['body'] {
  const { body } = new FluentResource(source);
  const found = new Set(body.map(({ id }) => id));
  for (const id of entries(source).keys()) if (!found.has(id)) throw new Error(`cannot parse the message ${id}`);
  return body;
}

/** The modules that the browser loads before the first page is shown: those that the main module imports, and so on. */
export function firstModules(main = join(WEB, 'src', 'main.ts'), found = new Set<string>()): Set<string> {
  found.add(main);
  const code = readFileSync(main, 'utf8');
  for (const [, name = ''] of code.matchAll(/^\s*(?:import|export) (?!type\b)(?:[^;']*? from )?'(\.[^']+)'/gm)) {
    const path = join(dirname(main), name);
    const file = [path, `${path}.ts`, join(path, 'index.ts')].find((file) => /\.(ts|svelte)$/.test(file) && existsSync(file));
    if (file && !found.has(file)) firstModules(file, found);
  }
  return found;
}
