import { useContext, useEffect, useRef } from 'react';
import { HistoryContext } from './history-context.ts';

/** What lies over the page is what Back is for: it closes that, or asks its owner to, and the page stays (LOOK-37). */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const history = useContext(HistoryContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (isOpen) return history?.layer(() => latest.current());
  }, [isOpen, history]);
}
