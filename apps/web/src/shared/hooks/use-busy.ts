import { useRef, useState } from 'react';

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
