import { useState } from 'react';
import { useBusy } from '../hooks/use-busy.ts';
import { type Answer, answerOf, type Broken } from './answer-of.ts';

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
