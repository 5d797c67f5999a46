import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNewerVersion, isSessionOver, isUnconfirmed } from '../api/api-error.ts';
import { newIdempotencyKey } from '../api/idempotency.ts';
import { useSession } from '../session/use-session.ts';
import type { ContractForm } from './use-contract-form.ts';

/** What a call's trigger answers with: one of the two. */
interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}

interface SubmitOptions {
  /**
   * Somebody has saved the thing since it was read. What was typed is still in the form: the screen asks which of the two
   * is to stay. Without it that is a failure like others.
   */
  onNewer?: (refusal: unknown) => void;
}

/** What breaks on the way is an error like others: the form is never left waiting for it. */
async function answerOf<A extends Answer>(sent: PromiseLike<A>): Promise<Answer> {
  try {
    return await sent;
  } catch (error) {
    reportError(error);
    return { error: error ?? new Error('It broke') };
  }
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
  { onNewer }: SubmitOptions = {},
) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<{ readonly data: unknown } | null>(null);

  const done = useEffectEvent((data: unknown) => onDone(data as Exclude<A['data'], undefined>));
  useEffect(() => {
    if (answer) done(answer.data);
  }, [answer]);

  // Who has signed in again meanwhile knows why the last try failed.
  const { token } = useSession();
  useEffect(() => {
    if (token) setFailure(null);
  }, [token]);

  const key = useRef<string | null>(null);
  const isUnderWay = useRef(false);
  const submit = async (values: Sent): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    key.current ??= newIdempotencyKey();
    const typed = form.getValues();
    setFailure(null);
    setSending(true);
    const { data, error } = await answerOf(send(values, key.current));
    isUnderWay.current = false;
    setSending(false);
    if (!isUnconfirmed(error) && !isSessionOver(error)) key.current = null;
    if (error === undefined) {
      // What was typed since is not saved yet.
      form.resetDirty(typed);
      setAnswer({ data });
    } else if (onNewer && isNewerVersion(error)) onNewer(error);
    else if (!form.showProblem(error)) setFailure(error);
  };
  return {
    failure,
    isSending,
    submit: (values: Sent) => void submit(values),
    forgetFailure: () => setFailure(null),
  };
}
