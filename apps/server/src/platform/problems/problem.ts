import type { Problem } from '@mercadito/contracts/common';
import { ON_EVERY_ANSWER } from '../http/security.ts';
import type { HttpError } from './errors.ts';

/** The body of every error answer (CALL-3). */
export function problemOf(error: HttpError): Problem {
  const { message: detail, code, errors, facts } = error;
  return { detail, message: detail, code, ...(errors && { errors }), ...(facts && { facts }) };
}

/** An error as it is written where no framework answers: its body, and the headers that no answer lacks. */
export function writtenProblem(error: HttpError) {
  const body = JSON.stringify(problemOf(error));
  const headers = {
    ...ON_EVERY_ANSWER,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(error.retryAfterSeconds !== undefined && { 'retry-after': String(error.retryAfterSeconds) }),
  };
  return { status: error.status, headers, body };
}
