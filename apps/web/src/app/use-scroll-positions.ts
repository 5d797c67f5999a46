import { remembered } from '@mercadito/domain/remembered';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router';
import * as z from 'zod/mini';
import type { Place } from '../shared/navigation/history.ts';

const KEY = 'scroll';
const positions = remembered(() => z.record(z.string(), z.number()));

function readPositions(): Record<string, number> {
  try {
    return positions().parse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function keepPosition(key: string, position: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readPositions(), [key]: Math.round(position) }));
  } catch {
    // Full or forbidden: going back starts at the top.
  }
}

/** Going back finds the page where it was left (ui.md G4); a new page starts at its top. */
export function useScrollPositions({ location, type }: Place): void {
  const { key, pathname, hash } = location;
  const shown = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (type === NavigationType.Pop) window.scrollTo(0, readPositions()[key] ?? 0);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    // What replaces its own address is the same page: a tab, a filter.
    else if (type === NavigationType.Push || shown.current !== pathname) window.scrollTo(0, 0);
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
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, pathname, hash, type]);
}
