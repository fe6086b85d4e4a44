// Messages of the client in the language of the visitor. Messages about games are shared with the terminal (`locales/`);
// `web/locales/` adds those of the web client. A language has two parts: the messages of the home page, and those of all other pages
// (`scripts/messages.ts` divides them).
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import { nextTask } from '../design/nextTask';
import { remembered, remember } from '../settings.svelte';

/** Messages of a Fluent file, parsed when the client is built. */
export type Entries = FluentResource['body'];
type Sources = Record<string, Entries>;
export type Args = Record<string, FluentVariable>;

const LOADERS = import.meta.glob<{ sources: Sources }>('./languages/*.ts');
const REST_LOADERS = import.meta.glob<{ sources: Sources }>('./languages/rest/*.ts');
// A language is available if it has the shared messages, not only those of the web client.
const SHARED = Object.keys(import.meta.glob('../../../locales/*/table.ftl', { query: '?raw' }));

/** The languages that can be chosen, by their code. */
export const LANGUAGES: string[] = Object.keys(LOADERS)
  .map((path) => path.replace(/^.*\/(\w+)\.ts$/, '$1'))
  .filter((code) => SHARED.some((path) => path.includes(`/locales/${code}/`)));

class Texts {
  language = $state('en');
  bundle = $state.raw(new FluentBundle('en'));
  /** Whether the bundle has the messages of all pages. */
  complete = $state.raw(false);
}

const texts = new Texts();
/** Number of the last request, so that a slow download does not replace a language that was chosen later. */
let asked = 0;
/** Set once the messages of all pages are wanted; ends when they are loaded. */
let all: Promise<void> | null = null;
/** Whether a message that only other pages have was requested. The request is not repeated if it fails. */
let fetchedMissing = false;
/** The last request for a language; never rejected. */
let loading: Promise<unknown> | null = null;

/** The language in use, as a code. */
export function language(): string {
  return texts.language;
}

/** Names of the languages. `Intl.DisplayNames` loads its data first, which delays the page by 30 ms. */
const NAMES: Record<string, string> = { de: 'Deutsch', en: 'English', es: 'español', ja: '日本語' };

/** Name of a language in that language. */
export function languageName(code: string): string {
  return NAMES[code] ?? code;
}

/** Loads the stored language, or one that the browser prefers; English if that fails. */
export async function loadLanguage(): Promise<void> {
  const wanted = [remembered('language'), ...navigator.languages].map((tag) => tag?.split('-')[0]);
  const best = wanted.find((code) => code !== undefined && LANGUAGES.includes(code)) ?? 'en';
  await useLanguage(best).catch(() => useLanguage('en'));
}

/** Switches the language. If it cannot be loaded, the current one stays. */
export async function chooseLanguage(code: string): Promise<void> {
  if (await useLanguage(code)) remember('language', code);
}

/** Loads the messages of all pages, in this language and in those that are chosen later. */
export function loadAllMessages(): Promise<void> {
  // The first language is loaded as a whole if it has not been requested yet.
  all ??= loading ? loading.then(() => useLanguage(texts.language)).then(() => undefined, tryAgainLater) : Promise.resolve();
  return all;
}

function tryAgainLater(error: unknown): never {
  all = null;
  throw error;
}

/** Returns whether the language is in use now; `false` if another one was requested meanwhile. */
function useLanguage(code: string): Promise<boolean> {
  const used = fetchLanguage(code, all !== null);
  loading = used.catch(() => undefined);
  return used;
}

async function fetchLanguage(code: string, complete: boolean): Promise<boolean> {
  const turn = ++asked;
  const [first, rest] = await Promise.all([
    LOADERS[`./languages/${code}.ts`]?.(),
    complete ? REST_LOADERS[`./languages/rest/${code}.ts`]?.() : null,
  ]);
  if (!first || turn !== asked) return false;
  texts.bundle = bundleOf(code, first.sources, rest?.sources ?? {});
  texts.complete = complete;
  texts.language = code;
  document.documentElement.lang = code;
  // The first number format loads its data: while the page is waited for, not while it is built.
  void nextTask().then(() => number(0));
  return true;
}

/** A bundle of the texts of a language. */
export function bundleOf(code: string, ...parts: Sources[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const body of parts.flatMap(Object.values<Entries>)) bundle.addResource({ body });
  return bundle;
}

/** Formats a message. Components that call it update when the language changes. */
export function t(id: string, args?: Args): string {
  const text = maybe(id, args);
  if (text !== null || texts.complete) return text ?? id;
  // A message of another page. Empty until it is loaded.
  if (!fetchedMissing) loadAllMessages().catch(() => undefined);
  fetchedMissing = true;
  return '';
}

/** Like `t`, but `null` if there is no such message. */
export function maybe(id: string, args?: Args): string | null {
  const { bundle } = texts;
  const message = bundle.getMessage(id);
  return message?.value ? withMinus(bundle.formatPattern(message.value, args, [])) : null;
}

/** Writes negative numbers with the minus sign. Hyphens in words, dates and codes follow a letter or digit and stay. */
function withMinus(text: string): string {
  return text.includes('-') ? text.replace(/(^|[^\p{L}\p{N}])-(?=\p{N})/gu, '$1−') : text;
}

/** A name of the protocol as part of a message id: underscores become dashes. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

/** Number formats by language and number of decimals; creating one takes longer than formatting a hundred numbers. */
const numberFormats = new Map<string, Intl.NumberFormat>();

export function number(value: number, decimals = 0): string {
  const key = `${texts.language} ${decimals}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(texts.language, { minimumFractionDigits: decimals });
  numberFormats.set(key, format);
  // Adding 0 turns -0 into 0, which has no sign.
  return withMinus(format.format(value + 0));
}

export function date(ms: number): string {
  return new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** The time of a moment of today, or with its date. */
export function time(ms: number): string {
  const isToday = new Date(ms).toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' };
  return new Intl.DateTimeFormat(texts.language, form).format(ms);
}

/** Joins items with the commas of the language. */
export function commas(items: readonly string[]): string {
  return items.join(t('table-comma'));
}

/** Joins short facts to a line; empty ones are left out. */
export function facts(items: readonly (string | null | undefined)[]): string {
  return items.filter(Boolean).join(t('fact-separator'));
}

/** A label and what it is about. */
export function labelled(label: string, value: string): string {
  return t('labelled', { label, value });
}

/** Joins texts without a full stop at their end; empty ones are left out. */
export function sentences(texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join(t('sentence-separator'));
}

/** Joins items to a list, with "and" before the last one. */
export function list(things: string[]): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(things);
}
