import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigationType } from '../navigation/router.tsx';
import layout from './layout.module.css';
import classes from './sticky-actions.module.css';

/**
 * The page's main action, always in reach of the thumb: stuck above the bottom bar, in the flow on wide screens. A screen
 * somebody has just been led to ignores what was tapped on the one before it.
 */
export function StickyActions({ children }: { children: ReactNode }) {
  const isLedTo = useNavigationType() !== 'POP';
  return (
    <div className={`${layout.growParts} ${classes.bar}`} {...useTapGuard(isLedTo)}>
      {children}
    </div>
  );
}

/** How long what has just appeared under a thumb may not be meant by it. */
const FRESH_MS = 500;

/**
 * For what comes to lie where something was tapped a moment ago: taps that begin in its first half second are ignored,
 * the second of two quick ones among them. Keys are answered at once. What it returns goes onto the box around it.
 */
export function useTapGuard(isGuarded: boolean) {
  const [isFresh, setFresh] = useState(isGuarded);
  const beganFresh = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), FRESH_MS);
    return () => clearTimeout(timer);
  }, []);

  return {
    // The look of it: nothing under the pointer answers (global.css).
    'data-fresh': isFresh || undefined,
    onPointerDownCapture: () => {
      beganFresh.current = isFresh;
    },
    onClickCapture: (event: MouseEvent) => {
      const isByKeyboard = event.detail === 0;
      if (isByKeyboard || !(isFresh || beganFresh.current)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
