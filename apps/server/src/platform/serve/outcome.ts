import { type HttpError, isHttpError } from '../problems/errors.ts';

/** How a write ended whose transaction is kept: with its answer, or with an error that lasts. */
export type Outcome<T> = { readonly answer: T } | { readonly error: HttpError };

/** Does the work; an error that lasts is its outcome, any other takes back all that was written. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (isHttpError(error) && error.lasts) return { error };
    throw error;
  }
}

/** @throws the error, when that is the outcome */
export function answerIn<T>(outcome: Outcome<T>): T {
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}

/**
 * What is kept of an outcome for a replay: all of an answer that is not read anew, else what has to be known for that; or
 * an error that lasts.
 */
export type Kept =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'error'; readonly body: KeptError };
type KeptError = Pick<HttpError, 'status' | 'code' | 'message' | 'facts'>;

/** What is kept: of an answer what `keep` says of it. */
export const keepOutcome =
  <T>(keep: (answer: T) => unknown) =>
  (outcome: Outcome<T>): Kept => {
    if ('answer' in outcome) return { kind: 'answer', body: keep(outcome.answer) };
    const { status, code, message, facts } = outcome.error;
    return { kind: 'error', body: { status, code, message, facts } };
  };

/** What a replay comes to by what was kept: a try that was counted is not counted again. */
export const replayOutcome =
  <T>(replay: (kept: unknown) => Promise<T>) =>
  async ({ kind, body }: Kept): Promise<Outcome<T>> => {
    if (kind === 'answer') return { answer: await replay(body) };
    return { error: Object.assign(new Error(), { name: 'HttpError', ...body }) };
  };
