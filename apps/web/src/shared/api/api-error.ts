import type { Problem } from '@mercadito/contracts/common';
import type { ServedProblem } from '@mercadito/contracts/served-page';

/** The failures of CALL-12: the status with the server's words, or what happened on the way. */
export type ApiError =
  | { readonly status: number; readonly data: Problem; readonly reference?: string }
  | {
      readonly status: 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';
      readonly error: string;
      readonly reference?: string;
    };

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error;
}

/** The server's own words about a refusal, when it has answered at all. */
export function problemOf(error: unknown): Problem | null {
  return isApiError(error) && 'data' in error ? error.data : null;
}

/** Whether the server said that the thing is absent, or not visible to this person. */
export function isAbsent(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Whether the server did not know who was asking, or the session ended meanwhile: `asksToSignIn` tells of it. */
export function isSessionOver(error: unknown): boolean {
  if (isApiError(error)) return error.status === 401;
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

/** Whether nothing was heard from the server at all. */
export function isTransportError(error: unknown): boolean {
  return isApiError(error) && typeof error.status === 'string';
}

/**
 * Whether a write may or may not have happened: nothing was heard, or the server was too busy or broken to say. It is to
 * be sent again with the same key.
 */
export function isUnconfirmed(error: unknown): boolean {
  return isTransportError(error) || (isApiError(error) && Number(error.status) >= 500);
}

/** Whether what is being saved has been saved by somebody else since it was read. */
export function isEditConflict(error: unknown): boolean {
  return isApiError(error) && error.status === 409 && error.data.code === 'changed_meanwhile';
}

/** Whether the server asks to come back later. */
export function isTooMany(error: unknown): boolean {
  return isApiError(error) && error.status === 429;
}

/** Whether the password has to be given again before it is done (ACCOUNT-23). */
export const isPasswordNeeded = (error: unknown): boolean => problemOf(error)?.code === 'password_needed';

/** Whether an answer says nothing about what was asked: nobody heard, too busy, broken, signed out meanwhile, or the password first. */
export const isUndecided = (error: unknown): boolean =>
  isUnconfirmed(error) || isTooMany(error) || isPasswordNeeded(error) || (isApiError(error) && error.status === 401);

/** What came with a page is as old as the page: after this it is asked anew, in milliseconds. */
const FRESH_MS = 60_000;

const problems = new Map<string, ApiError>();

const keyOf = (name: string, input: object): string => `${name} ${JSON.stringify(input)}`;

/**
 * Keeps what the server was refused when it made the page, for the calls that would be refused the same. In the browser alone.
 */
export function keepServedProblems(served: readonly ServedProblem[]): void {
  for (const { name, input, status, problem } of served) problems.set(keyOf(name, input), { status, data: problem });
}

/** The problem that came with the page for this call, the first time it is made; undefined where it has to be asked. */
export function takeServedProblem(name: string, input: object): ApiError | undefined {
  const key = keyOf(name, input);
  const found = problems.get(key);
  problems.delete(key);
  return performance.now() < FRESH_MS ? found : undefined;
}
