import { useEffect, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { createStored } from '../storage/stored.ts';
import type { Place } from './history.ts';
import type { LeftPlace, SeenLink } from './left-place.ts';

type Arrival = Pick<Place, 'key' | 'pathname' | 'hash' | 'type'>;

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

const positionAt = (key: string): LeftPlace | undefined => positions.read()?.find((each) => each.key === key);

function keepPosition(key: string, position: LeftPlace): void {
  const others = (positions.read() ?? []).filter((each) => each.key !== key);
  positions.write([...others, { key, ...position }].slice(-MOST_KEPT));
}

// Once somebody scrolls, or comes back to where they had: a page that is only opened needs none of it.
const bringLeftPlace = () => import('./left-place.ts');

const nothing = () => undefined;

/** What an address points to within its page; anybody can write one that cannot be read. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Goes to where the page was left; answers how to call it off. */
function goBack(left: LeftPlace): () => void {
  const calledOff = new AbortController();
  void bringLeftPlace().then(({ goBackTo }) => goBackTo(left, calledOff), nothing);
  return () => calledOff.abort();
}

/**
 * Goes to where a page begins, or was left; answers how to call that off.
 * @param before which page was shown; null when this one was there before the application: it stays where somebody has scrolled it, since
 *   a press would miss what is taken from under the finger
 */
function arrive(
  { pathname, hash, type }: Arrival,
  { before, left }: { before: string | null; left: LeftPlace | undefined },
): () => void {
  if (before === null && window.scrollY > 0) return nothing;
  if (left && left.top > 0) return goBack(left);
  if (type === 'POP') window.scrollTo(0, 0);
  else if (hash) elementOf(hash)?.scrollIntoView();
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
    const left = type === 'POP' ? positionAt(key) : undefined;
    const stop = arrive({ key, pathname, hash, type }, { before: shown.current, left });
    shown.current = pathname;

    // Followed as it changes: when this is cleaned up, the next page stands already and may be shorter.
    let position: LeftPlace = left ?? { top: window.scrollY };
    let find: () => SeenLink | undefined = nothing;
    const prepare = () =>
      bringLeftPlace().then(({ findSeenLink }) => {
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
