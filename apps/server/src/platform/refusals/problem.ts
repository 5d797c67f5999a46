import type { Problem } from '@mercadito/contracts/common';
import { ON_EVERY_ANSWER } from '../http/security.ts';
import type { Refusal } from './errors.ts';

/** The body of every error answer (CALL-3). */
export function problemOf(refusal: Refusal): Problem {
  const { message: detail, code, errors, facts } = refusal;
  return { detail, message: detail, code, ...(errors && { errors }), ...(facts && { facts }) };
}

/** A refusal as it is written where no framework answers: its body, and the headers that no answer lacks. */
export function writtenProblem(refusal: Refusal) {
  const body = JSON.stringify(problemOf(refusal));
  const headers = {
    ...ON_EVERY_ANSWER,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(refusal.retryAfterSeconds !== undefined && { 'retry-after': String(refusal.retryAfterSeconds) }),
  };
  return { status: refusal.status, headers, body };
}
