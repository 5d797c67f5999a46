import type { Problem } from '@mercadito/contracts/common';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFaultOfDisk, isUnavailable } from '../../database/transaction.ts';
import { ON_EVERY_ANSWER } from '../http/security.ts';
import {
  changedMeanwhile,
  type HttpError,
  isHttpError,
  notFound,
  notStorable,
  tooMany,
  tooManyPictures,
  unavailable,
  unreadable,
  uploadTooLarge,
  wrongContentType,
} from './errors.ts';
import { problemOf } from './problem.ts';

interface DatabaseError {
  readonly code: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
}

// A row that is referred to is gone, or still referred to; a name is taken.
const LOST_RACES = ['23503', '23505'];
// A check failed; text is too long; a number, a time or a letter is none that the database has.
const UNUSABLE_VALUES = ['23514', '22001', '22003', '22007', '22008', '22021', '22P02', '22P05'];

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** The column a check is about, by the name PostgreSQL gives to checks: `{table}_{column}_check`. */
function fieldOf({ table = '', column, constraint = '' }: DatabaseError): string {
  const named = constraint.startsWith(`${table}_`) && constraint.slice(table.length + 1).replace(/_check\d*$/, '');
  return column || named || 'body';
}

/**
 * The last resort for what only the database refused: every such error is a check that is missing in a contract or a use
 * case, or two calls at the same moment. Null for all other errors.
 */
export function refusedByDatabase(error: unknown): HttpError | null {
  if (!isDatabaseError(error)) return null;
  if (LOST_RACES.includes(error.code)) return changedMeanwhile();
  return UNUSABLE_VALUES.includes(error.code) ? notStorable(fieldOf(error)) : null;
}

/** Names the line of the log, for a person to quote */
const quoteReference = (reply: FastifyReply): FastifyReply => reply.header('x-request-id', reply.request.id);

function sendProblem(reply: FastifyReply, httpError: HttpError): FastifyReply {
  if (httpError.retryAfterSeconds !== undefined) reply.header('retry-after', httpError.retryAfterSeconds);
  if (httpError.status >= 500) quoteReference(reply);
  return reply.code(httpError.status).header('cache-control', 'no-store').send(problemOf(httpError));
}

/** What the framework and the database throw, in our words. Null: our own fault. */
function translate(error: FastifyError): HttpError | null {
  if (isUnavailable(error)) return unavailable();
  if (error.code === 'FST_FILES_LIMIT') return tooManyPictures();
  const status = error.statusCode ?? 500;
  if (status === 413) return uploadTooLarge('What was sent is too large.');
  if (status === 415) return wrongContentType();
  if (status === 429) return tooMany(1);
  return status >= 400 && status < 500 ? unreadable('body') : null;
}

/** What the router cannot even read, before any route or hook: an address with broken escapes. */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply.headers(ON_EVERY_ANSWER), unreadable('path'));
}

/** Says why somebody was sent away for a reason that is ours. */
function logProblem({ log }: FastifyRequest, error: Error, { status, code, cause }: HttpError): void {
  const fault = isFaultOfDisk(error) ? error : cause;
  if (fault !== undefined && code !== 'too_costly') log.error({ err: fault }, 'refused for a fault of our own');
  else if (status === 503) log.warn({ err: fault ?? error }, 'refused with 503');
}

/** Maps everything thrown to the one error body; what nobody expected is a 500 with the request's id to quote. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const httpError = isHttpError(error) ? error : translate(error);
    if (httpError) {
      logProblem(request, error, httpError);
      return sendProblem(reply, httpError);
    }
    const lastResort = refusedByDatabase(error);
    if (lastResort) {
      // Two at the same moment may happen; a value is a fault all the same: a check is missing in front of the database.
      request.log[lastResort.status === 409 ? 'info' : 'error']({ err: error }, 'refused by the database alone');
      return sendProblem(reply, lastResort);
    }
    request.log.error({ err: error }, 'unexpected error');
    const detail = 'Something went wrong, please try again later.';
    const body: Problem = { detail, message: detail, code: 'internal', facts: { reference: request.id } };
    return quoteReference(reply).code(500).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound('Page')));
}
