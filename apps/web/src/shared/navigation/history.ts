import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router';

/** What stands in each entry of the browser's history. */
interface Entry {
  /** Names the entry, for what belongs to it: the scroll position. */
  readonly key: string;
  /** Counts up with each step forward, so that a step back knows how far it went. */
  readonly index: number;
  /** What `navigate(to, { state })` was given. */
  readonly state: unknown;
  /** The first page once more, made so that Back has somewhere to be called back from. */
  readonly isCopy?: boolean;
}

export interface Place {
  readonly location: Location;
  readonly type: NavigationType;
}

/** Asked before the page is left; `leave` goes where the person wanted to, once they say so. */
type Guard = (leave: () => void) => void;

export interface AppHistory {
  readonly navigator: Navigator;
  readonly place: () => Place;
  readonly listen: (listener: () => void) => () => void;
  /** Stands in the way of every change of address until it is taken away, and of closing the window. The last one asks, for all of them. */
  readonly guard: (guard: Guard) => () => void;
  /** Lies over the page until it is taken away: Back closes the topmost and goes nowhere. */
  readonly layer: (close: () => void) => () => void;
}

/** Puts it on top; answers how to take it away, from wherever it lies by then. */
function stack<T>(on: T[], one: T): () => void {
  on.push(one);
  return () => {
    const at = on.lastIndexOf(one);
    if (at >= 0) on.splice(at, 1);
  };
}

/** After that long who wanted to leave is still there: nothing was before the page. */
const LEAVING_MS = 1_000;

/** So long after a step that came between, what is still under way has arrived. */
const SETTLED_MS = 100;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** A place as an address. */
export const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * The browser's history for the router. React Router's own data router can do this too, and weighs 16 KB more of the
 * 160 KB that a first page may weigh (docs/decisions); loaders and actions, which that buys, are RTK Query's work here.
 */
export function createHistory(window: Window): AppHistory {
  const { history } = window;
  const listeners = new Set<() => void>();
  const guards: Guard[] = [];
  const layers: (() => void)[] = [];
  let isReturning = false;
  let isAllowed = false;
  let isLeaving = false;
  let settling: ReturnType<typeof setTimeout> | undefined;

  // A page opened by its address has no name yet; without one of its own it would start where another one was left.
  const named = (at = 0): Entry => {
    const entry: Entry = { key: newKey(), index: at, state: null };
    history.replaceState(entry, '');
    return entry;
  };
  const entry = (): Entry => (history.state as Entry | null) ?? named();
  const read = (type: NavigationType): Place => {
    const { pathname, search, hash } = window.location;
    const { key, state } = entry();
    return { type, location: { pathname, search, hash, key, state } };
  };
  let { index, isCopy = false } = entry();
  let place = read(NavigationType.Pop);

  const arrive = (type: NavigationType) => {
    isLeaving = false;
    ({ index, isCopy = false } = entry());
    place = read(type);
    for (const listener of listeners) listener();
  };
  const askFirst = (leave: () => void) => {
    const guard = guards.at(-1);
    if (guard) guard(leave);
    else leave();
  };

  const push = (to: To, state: unknown = null) =>
    askFirst(() => {
      history.pushState({ key: newKey(), index: index + 1, state } satisfies Entry, '', hrefOf(to));
      arrive(NavigationType.Push);
    });
  const replace = (to: To, state: unknown = null) =>
    askFirst(() => {
      history.replaceState({ key: newKey(), index, state } satisfies Entry, '', hrefOf(to));
      arrive(NavigationType.Replace);
    });

  // The same page at another place of it: nothing is left, and nobody is asked. From its copy the way leads out.
  const isSamePage = () =>
    window.location.pathname === place.location.pathname && window.location.search === place.location.search;
  const leavesCopy = (steps: number) => isCopy && steps === -1;

  const stays = () => {
    isLeaving = false;
  };
  const leavePage = () => {
    isLeaving = true;
    setTimeout(stays, LEAVING_MS);
    history.go(-1);
  };
  // Left, and come back to as it was.
  window.addEventListener('pageshow', stays);

  // In the browser's words, which come too late to be ours; not once more after somebody has said that they leave.
  const askAtTheDoor = (event: BeforeUnloadEvent) => {
    if (!isLeaving) event.preventDefault();
  };

  // Two presses of Back within a moment: the second comes before the way back from the first, and is taken back as well.
  const comeBack = () => {
    const missing = index - entry().index;
    isReturning = missing !== 0;
    if (isReturning) history.go(missing);
  };
  const returned = () => {
    clearTimeout(settling);
    if (entry().index === index) isReturning = false;
    else settling = setTimeout(comeBack, SETTLED_MS);
  };

  window.addEventListener('popstate', () => {
    // A `#` that the browser followed by itself is one step forward.
    if (history.state === null) {
      named(index + 1);
      return arrive(NavigationType.Push);
    }
    if (isReturning) return returned();
    const steps = entry().index - index;
    const close = steps < 0 && !isAllowed ? layers.at(-1) : undefined;
    const isLeft = steps !== 0 && (leavesCopy(steps) || !isSamePage());
    const guard = isLeft && !isAllowed ? guards.at(-1) : undefined;
    isAllowed = false;
    if (close || guard) {
      // The browser has gone already: come back, and ask.
      isReturning = true;
      history.go(-steps);
    }
    if (close) return close();
    if (guard) {
      return guard(() => {
        isAllowed = true;
        history.go(steps);
      });
    }
    const isOut = leavesCopy(steps);
    arrive(NavigationType.Pop);
    // Nobody sees a difference between the first page and its copy.
    if (isOut) leavePage();
  });

  return {
    navigator: { createHref: hrefOf, go: (steps) => history.go(steps), push, replace },
    place: () => place,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard: (guard) => {
      // Only while there is something to ask about: a page that listens for this is kept by fewer browsers for the way back.
      if (guards.length === 0) window.addEventListener('beforeunload', askAtTheDoor);
      const open = stack(guards, guard);
      return () => {
        open();
        if (guards.length === 0) window.removeEventListener('beforeunload', askAtTheDoor);
      };
    },
    layer: (close) => {
      if (index === 0) {
        history.pushState({ ...entry(), index: 1, isCopy: true } satisfies Entry, '');
        index = 1;
        isCopy = true;
      }
      return stack(layers, close);
    },
  };
}
