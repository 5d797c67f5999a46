import { isRefusal, type Refusal } from '../refusals/errors.ts';

/** How a write ended whose transaction is kept: with its answer, or with a refusal that lasts. */
export type Outcome<T> = { readonly answer: T } | { readonly refusal: Refusal };

/** Does the work; a refusal that lasts is its outcome, any other takes back all that was written. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (isRefusal(error) && error.lasts) return { refusal: error };
    throw error;
  }
}

/** @throws the refusal, when that is the outcome */
export function answerIn<T>(outcome: Outcome<T>): T {
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

/**
 * What is kept of an outcome for a repetition: all of an answer that is not read anew, else what has to be known for that; or a
 * refusal that lasts.
 */
export type Kept =
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'refusal'; readonly body: Said };
type Said = Pick<Refusal, 'status' | 'code' | 'message' | 'facts'>;

/** What lies under a key; a version of before has put the body there alone, or a refusal by that name. */
export function keptIn(lying: unknown): Kept {
  const { kind, $refusal } = Object(lying) as Partial<Kept> & { $refusal?: Said };
  if (kind === 'answer' || kind === 'refusal') return lying as Kept;
  return $refusal ? { kind: 'refusal', body: $refusal } : { kind: 'answer', body: lying };
}

/** What is kept: of an answer what `keep` says of it. */
export const keepOutcome =
  <T>(keep: (answer: T) => unknown) =>
  (outcome: Outcome<T>): Kept => {
    if ('answer' in outcome) return { kind: 'answer', body: keep(outcome.answer) };
    const { status, code, message, facts } = outcome.refusal;
    return { kind: 'refusal', body: { status, code, message, facts } };
  };

/** What a repetition comes to by what was kept: a try that was counted is not counted again. */
export const outcomeAgain =
  <T>(again: (kept: unknown) => Promise<T>) =>
  async ({ kind, body }: Kept): Promise<Outcome<T>> => {
    if (kind === 'answer') return { answer: await again(body) };
    return { refusal: Object.assign(new Error(), { name: 'Refusal', ...body }) };
  };
