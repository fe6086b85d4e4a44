// Problems in the language of the reader; the server's own message if there is no translation.
import { dashed, maybe, t } from '../i18n/texts.svelte';
import type { Problem } from '../protocol';
import { Rejection } from './api';
import type { ConnectionState } from './connection.svelte';

/** A problem of the server, or one of the client itself. */
export interface Trouble {
  code: string;
  message: string;
  /** More specific cause, if there is one. */
  reason?: string | null;
}

/** Problems after which reconnecting to the table is useless. */
const FINAL: string[] = [
  'table_not_found',
  'spectators_not_allowed',
  'removed',
  'banned',
  'table_closed',
  'not_logged_in',
  'invalid_credentials',
  'origin_not_allowed',
] satisfies Problem['code'][];

/** Problems whose reason is what an operator wrote. */
const BY_OPERATORS: string[] = ['banned', 'muted', 'table_closed'] satisfies Problem['code'][];

export function isFinal(problem: Rejection['problem']): problem is Problem {
  return FINAL.includes(problem.code);
}

export function explain(error: unknown): string {
  if (error instanceof Rejection) return explainProblem(error.problem);
  return t('problem-internal');
}

export function explainProblem({ code, message, reason }: Trouble): string {
  const known = (reason && maybe(`error-${dashed(reason)}`)) || message;
  const detail = BY_OPERATORS.includes(code) ? (reason ?? '') : known;
  return maybe(`problem-${dashed(code)}`, { detail })?.trim() ?? message;
}

/** Why the connection is lost, if it is and the server has given a reason. */
export function lossReason(state: ConnectionState): string | null {
  return state.kind === 'lost' && state.problem ? explainProblem(state.problem) : null;
}

/** The notice of a lost connection with its reason; `null` if there is a connection. */
export function lossNotice(state: ConnectionState): string | null {
  return state.kind === 'lost' ? [lossReason(state), t('connection-lost')].filter(Boolean).join(' ') : null;
}
