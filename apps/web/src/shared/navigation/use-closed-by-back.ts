import { useEffect, useEffectEvent } from 'react';
import { useHistory } from './router.tsx';

/** What lies over the page is what Back is for: it closes that, or asks its owner to, and the page stays (LOOK-37). */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const history = useHistory();
  const closeAsItIs = useEffectEvent(close);
  useEffect(() => {
    if (isOpen) return history.layer(() => closeAsItIs());
  }, [isOpen, history]);
}
