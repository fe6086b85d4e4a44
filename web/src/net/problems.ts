// What went wrong, in the language of the reader where we have words for it, else in the server's own.
import { dashed, maybe, t } from '../i18n/texts.svelte';
import { Refusal } from './api';
import type { Problem } from '../protocol';

export function explain(error: unknown): string {
  if (error instanceof Refusal) return explainProblem(error.problem);
  return t('problem-internal');
}

export function explainProblem(problem: Pick<Problem, 'message'> & { code: string }): string {
  return maybe(`problem-${dashed(problem.code)}`) ?? problem.message;
}
