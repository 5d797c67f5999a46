import { useEffect, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { createStored } from '../storage/stored.ts';
import type { Place } from './history.ts';

/** How far down each page was left, by its place in the history. */
const positions = createStored('scroll', () => v.record(v.string(), v.number()), { area: 'tab', perPerson: false });

function keepPosition(key: string, position: number): void {
  positions.write({ ...positions.read(), [key]: Math.round(position) });
}

/** What somebody does who wants to be elsewhere on the page. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Goes to where the page was left, once it is high enough: its list may still be on its way. Answers how to call it off. */
function goTo(position: number): () => void {
  const isThere = (): boolean => {
    window.scrollTo(0, position);
    return window.scrollY >= position - 1;
  };
  if (isThere()) return () => undefined;
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

/** Going back finds the page where it was left (LOOK-3); a new page starts at its top. */
export function useScrollPositions({ key, pathname, hash, type }: Place): void {
  const shown = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    let stop = () => undefined as unknown;
    if (type === 'POP') stop = goTo(positions.read()?.[key] ?? 0);
    else if (hash) elementOf(hash)?.scrollIntoView();
    // What replaces its own address is the same page: a tab, a filter.
    else if (type === 'PUSH' || shown.current !== pathname) window.scrollTo(0, 0);
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
