// What went wrong, in the language of the reader where we have words for it, else in the server's own.
import { dashed, maybe, t } from '../i18n/texts.svelte';
import { Refusal } from './api';

/** What went wrong: a problem of the server, or one that we have without it. */
export interface Trouble {
  code: string;
  message: string;
  /** More exactly, by a name. */
  reason?: string | null;
}

export function explain(error: unknown): string {
  if (error instanceof Refusal) return explainProblem(error.problem);
  return t('problem-internal');
}

export function explainProblem({ code, message, reason }: Trouble): string {
  const detail = (reason && maybe(`error-${dashed(reason)}`)) || message;
  return maybe(`problem-${dashed(code)}`, { detail }) ?? message;
}
