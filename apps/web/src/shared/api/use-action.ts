import { useRef, useState } from 'react';

/**
 * What a press sends, one at a time; why it failed is `failure` until the next try. What tells of a failure by a message needs `useBusy`
 * alone, what outlives its page keeps its key itself (`use-checkout.ts`, `use-catalog-import.ts`).
 */
export function useAction() {
  const { isBusy, during } = useBusy();
  const [failure, setFailure] = useState<unknown>(null);
  const forgetFailure = () => setFailure(null);
  const send = async <A extends Answer>(
    call: () => PromiseLike<A>,
    /** Says an error elsewhere, where it is about something there. */
    saysItself: (error: unknown) => boolean = () => false,
  ): Promise<A | Broken | undefined> => {
    const answer = await during(() => {
      forgetFailure();
      return answerOf(call());
    });
    if (answer?.error !== undefined && !saysItself(answer.error)) setFailure(answer.error);
    return answer;
  };
  return { isBusy, failure, forgetFailure, send };
}

/** What a call's trigger answers with: one of the two. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** In place of an answer. */
interface Broken {
  readonly data?: undefined;
  readonly error: unknown;
}

/** What breaks on the way is an error like others: who waits for the answer is never left waiting. */
async function answerOf<A extends Answer>(sent: PromiseLike<A>): Promise<A | Broken> {
  try {
    return await sent;
  } catch (error) {
    reportError(error);
    return { error: error ?? new Error('It broke') };
  }
}

/** Whether something is under way that a press has begun: a press meanwhile begins no second one, and what breaks on the way ends it as well. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const during = async <T>(task: () => PromiseLike<T>): Promise<T | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await task();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, during };
}
