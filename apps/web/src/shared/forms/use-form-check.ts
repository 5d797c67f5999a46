import { useLayoutEffect, useRef, useState } from 'react';
import type { ContractForm } from './use-contract-form.ts';

/**
 * Looks at a form's fields and sends it when they are right. However that ends, the next press is looked at again: while its contract is
 * on the way a second one would be a second sending (`isWaiting` says so), and what breaks meanwhile is `fault`.
 */
export function useFormCheck<V, Sent>(
  form: ContractForm<V, Sent>,
  onSubmit: (values: Sent) => void,
  onWrong: (errors: object) => void,
) {
  const [isWaiting, setWaiting] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const isUnderWay = useRef(false);
  // A contract that comes late finds the form as it is by then.
  const latest = useRef({ form, onSubmit, onWrong });
  useLayoutEffect(() => {
    latest.current = { form, onSubmit, onWrong };
  });

  const answer = ({ hasErrors, errors }: { hasErrors: boolean; errors: object }) => {
    const now = latest.current;
    if (hasErrors) now.onWrong(errors);
    else now.onSubmit(now.form.getTransformedValues());
  };
  const fail = (error: unknown) => {
    reportError(error);
    setFault(error);
  };
  const end = () => {
    isUnderWay.current = false;
    setWaiting(false);
  };
  const check = () => {
    if (isUnderWay.current) return;
    setFault(null);
    form.forgetProblem();
    try {
      const looked: unknown = form.validate();
      if (!(looked instanceof Promise)) return answer(looked as Parameters<typeof answer>[0]);
      isUnderWay.current = true;
      setWaiting(true);
      void looked.then(answer).catch(fail).finally(end);
    } catch (error) {
      fail(error);
    }
  };
  return { check, isWaiting, fault };
}
