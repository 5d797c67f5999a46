import { useEffect, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { createStored } from '../storage/stored.ts';
import type { Place } from './history.ts';

type Arrival = Pick<Place, 'key' | 'pathname' | 'hash' | 'type'>;

/** How far down each page was left, by its place in the history. */
const positions = createStored('scroll', () => v.record(v.string(), v.number()), { area: 'tab', perPerson: false });

function keepPosition(key: string, position: number): void {
  positions.write({ ...positions.read(), [key]: Math.round(position) });
}

/** What somebody does who wants to be elsewhere on the page. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const nothing = () => undefined;

/** Goes to where the page was left, once it is high enough: its list may still be on its way. Answers how to call it off. */
function goTo(position: number): () => void {
  const isThere = (): boolean => {
    window.scrollTo(0, position);
    return window.scrollY >= position - 1;
  };
  if (isThere()) return nothing;
  const growth = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const stop = () => {
    growth.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  growth.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}

/** What an address points to within its page; anybody can write one that cannot be read. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Goes to where a page begins, or was left; answers how to call that off.
 * @param before which page was shown; null when this one was there before the application: it stays where somebody has scrolled it, since
 *   a press would miss what is taken from under the finger
 */
function arrive({ key, pathname, hash, type }: Arrival, before: string | null): () => void {
  if (before === null && window.scrollY > 0) return nothing;
  if (type === 'POP') return goTo(positions.read()?.[key] ?? 0);
  if (hash) elementOf(hash)?.scrollIntoView();
  // What replaces its own address is the same page: a tab, a filter.
  else if (type === 'PUSH' || before !== pathname) window.scrollTo(0, 0);
  return nothing;
}

/** Going back finds the page where it was left (LOOK-3); a new page starts at its top. */
export function useScrollPositions({ key, pathname, hash, type }: Arrival): void {
  const shown = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const stop = arrive({ key, pathname, hash, type }, shown.current);
    shown.current = pathname;

    // Followed as it changes: when this is cleaned up, the next page stands already and may be shorter.
    let position = window.scrollY;
    const follow = () => {
      position = window.scrollY;
    };
    const keep = () => keepPosition(key, position);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, pathname, hash, type]);
}
