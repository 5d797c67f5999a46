import { useState } from 'react';
import type { ContractForm } from './use-contract-form.ts';

/** What a call's trigger answers with: one of the two. */
interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}

/**
 * Sends a form. A refusal of its fields is shown on them; anything else that went wrong is `failure` until the next try.
 * @param send a call's trigger
 * @param onDone what follows when the server has said yes
 */
export function useSubmit<V extends Record<string, unknown>, A extends Answer>(
  form: ContractForm<V>,
  send: (values: V) => PromiseLike<A>,
  onDone: (data: Exclude<A['data'], undefined>) => void,
) {
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (values: V): Promise<void> => {
    setFailure(null);
    const { data, error } = await send(values);
    if (error === undefined) onDone(data as Exclude<A['data'], undefined>);
    else if (!form.showRefusal(error)) setFailure(error);
  };
  return { failure, submit: (values: V) => void submit(values) };
}
