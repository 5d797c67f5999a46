import type { Problem } from '@mercadito/contracts/common';

/** The failures of spec 1 §8: the status with the server's words, or what happened on the way. */
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

/** Whether nothing was heard from the server: a write may or may not have happened. */
export function isTransportError(error: unknown): boolean {
  return isApiError(error) && typeof error.status === 'string';
}
