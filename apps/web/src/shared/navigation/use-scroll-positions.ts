import { useEffect, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { createStored } from '../storage/stored.ts';
import type { Place } from './history.ts';
import type { SeenLink } from './seen-link.ts';

type Arrival = Pick<Place, 'key' | 'pathname' | 'hash' | 'type'>;

/** How far down a page was left, and which link was looked at there. */
interface Position {
  readonly top: number;
  readonly seen?: SeenLink | undefined;
}

/** Where each page was left, by its place in the history; the latest are enough. */
const positions = createStored(
  'scroll',
  () =>
    v.array(
      v.object({
        key: v.string(),
        top: v.number(),
        seen: v.optional(v.object({ href: v.string(), top: v.number() })),
      }),
    ),
  { area: 'tab', perPerson: false },
);
const MOST_KEPT = 50;

const positionAt = (key: string): Position | undefined => positions.read()?.find((each) => each.key === key);

function keepPosition(key: string, position: Position): void {
  const others = (positions.read() ?? []).filter((each) => each.key !== key);
  positions.write([...others, { key, ...position }].slice(-MOST_KEPT));
}

// Once somebody scrolls, or comes back to where they had: a page that is only opened needs none of it.
const bringSeenLink = () => import('./seen-link.ts');

/** What somebody does who wants to be elsewhere on the page. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const nothing = () => undefined;

/**
 * Goes to where the page was left, once it is high enough: its list may still be on its way, and what was looked at may lie elsewhere
 * now. Answers how to call it off.
 */
function goTo({ top, seen }: Position): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const stop = () => calledOff.abort();
  const isThere = (): boolean => {
    window.scrollTo(0, top);
    if (window.scrollY < top - 1) return false;
    if (seen) void bringSeenLink().then(({ goBackTo }) => goBackTo(seen, signal), nothing);
    return true;
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true, signal });
  if (!isThere()) {
    const growth = new ResizeObserver(() => {
      if (isThere()) growth.disconnect();
    });
    growth.observe(document.body);
    signal.addEventListener('abort', () => growth.disconnect());
  }
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
  if (type === 'POP') return goTo(positionAt(key) ?? { top: 0 });
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
    let position: Position = { top: window.scrollY };
    let find: () => SeenLink | undefined = nothing;
    const prepare = () =>
      bringSeenLink().then(({ findSeenLink }) => {
        find = findSeenLink;
      }, nothing);
    const follow = () => {
      position = { top: Math.round(window.scrollY), seen: find() };
    };
    const keep = () => keepPosition(key, position);
    window.addEventListener('scroll', prepare, { once: true });
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('scroll', prepare);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, pathname, hash, type]);
}
