import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isEditConflict, isSessionOver, isUnconfirmed } from '../api/api-error.ts';
import { newIdempotencyKey } from '../api/decisions.ts';
import { type Answer, useAction } from '../api/use-action.ts';
import { useSession } from '../session/use-session.ts';
import type { ContractForm } from './use-contract-form.ts';

interface SubmitOptions {
  /**
   * Somebody has saved the thing since it was read. What was typed is still in the form: the screen asks which of the two
   * is to stay. Without it that is a failure like others.
   */
  onConflict?: (refusal: unknown) => void;
}

/**
 * Sends a form. A refusal of its fields is shown on them; anything else that went wrong is `failure` until the next try.
 * @param send a call's trigger; the key is for a call that must happen once (CALL-6), and stays the same, whatever is typed
 *   meanwhile, until the server has said yes or no
 * @param onDone what follows when the server has said yes, and the leave guard knows that nothing is unsaved any more
 */
export function useSubmit<V, Sent, A extends Answer>(
  form: ContractForm<V, Sent>,
  send: (values: Sent, idempotencyKey: string) => PromiseLike<A>,
  onDone: (data: Exclude<A['data'], undefined>) => void,
  { onConflict }: SubmitOptions = {},
) {
  const action = useAction();
  const { failure, isBusy, forgetFailure } = action;
  const [answer, setAnswer] = useState<{ readonly data: unknown } | null>(null);

  const done = useEffectEvent((data: unknown) => onDone(data as Exclude<A['data'], undefined>));
  useEffect(() => {
    if (answer) done(answer.data);
  }, [answer]);

  // Who has signed in again meanwhile knows why the last try failed.
  const { token } = useSession();
  const forget = useEffectEvent(forgetFailure);
  useEffect(() => {
    if (token) forget();
  }, [token]);

  const key = useRef<string | null>(null);
  const showOnForm = (error: unknown): boolean => {
    if (!onConflict || !isEditConflict(error)) return form.showProblem(error);
    onConflict(error);
    return true;
  };
  const submit = async (values: Sent): Promise<void> => {
    const typed = form.getValues();
    const sendOnce = () => {
      key.current ??= newIdempotencyKey();
      return send(values, key.current);
    };
    const answer = await action.send(sendOnce, showOnForm);
    if (!answer) return;
    const { data, error } = answer;
    if (!isUnconfirmed(error) && !isSessionOver(error)) key.current = null;
    if (error !== undefined) return;
    // What was typed since is not saved yet.
    form.resetDirty(typed);
    setAnswer({ data });
  };
  return {
    failure,
    isSending: isBusy,
    submit: (values: Sent) => void submit(values),
    forgetFailure,
  };
}
