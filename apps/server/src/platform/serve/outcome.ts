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

/** How a refusal lies beside the answers that are kept: no answer has such a field. */
interface KeptRefusal {
  readonly $refusal: Pick<Refusal, 'status' | 'code' | 'message' | 'facts'>;
}

const isKeptRefusal = (kept: unknown): kept is KeptRefusal => Object.hasOwn(Object(kept), '$refusal');

/** What is kept of an outcome for a repetition: of an answer what `keep` says, a refusal that lasts as it is. */
export const keepOutcome =
  <T>(keep: ((answer: T) => unknown) | undefined, isReadAnew: boolean) =>
  (outcome: Outcome<T>): unknown => {
    if ('answer' in outcome) return keep?.(outcome.answer) ?? (isReadAnew ? null : outcome.answer);
    const { status, code, message, facts } = outcome.refusal;
    return { $refusal: { status, code, message, facts } } satisfies KeptRefusal;
  };

/** Reads what a repetition is answered by what was kept: a try that was counted is not counted again. */
export const outcomeAgain =
  <T>(again: ((kept: unknown) => Promise<T>) | undefined) =>
  async (kept: unknown): Promise<Outcome<T>> => {
    if (isKeptRefusal(kept)) return { refusal: Object.assign(new Error(), { name: 'Refusal', ...kept.$refusal }) };
    return { answer: again ? await again(kept) : (kept as T) };
  };
