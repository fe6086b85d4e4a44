// Problems in the language of the reader; the server's own message if there is no translation.
import { dashed, maybe, t } from '../i18n/texts.svelte';
import type { Problem } from '../protocol';
import { Refusal } from './api';

/** What went wrong: a problem of the server, or one that we have without it. */
export interface Trouble {
  code: string;
  message: string;
  /** More exactly, by a name. */
  reason?: string | null;
}

/** With these a table is closed to this client, and trying again is of no use. */
const FINAL: string[] = [
  'table_not_found',
  'spectators_not_allowed',
  'removed',
  'not_logged_in',
  'invalid_credentials',
  'origin_not_allowed',
] satisfies Problem['code'][];

export function isFinal(problem: Refusal['problem']): problem is Problem {
  return FINAL.includes(problem.code);
}

export function explain(error: unknown): string {
  if (error instanceof Refusal) return explainProblem(error.problem);
  return t('problem-internal');
}

export function explainProblem({ code, message, reason }: Trouble): string {
  const detail = (reason && maybe(`error-${dashed(reason)}`)) || message;
  return maybe(`problem-${dashed(code)}`, { detail }) ?? message;
}
