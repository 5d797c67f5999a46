import type { Href } from '@mercadito/contracts/site/addresses';

/** What stands in each entry of the browser's history. */
export interface Entry {
  /** Names the entry, for what belongs to it: the scroll position. */
  readonly key: string;
  /** Counts up with each step forward, so that a step back knows how far it went. */
  readonly index: number;
  /** What `navigate(to, { state })` was given. */
  readonly state: unknown;
  /** The first page once more, made so that Back has somewhere to be called back from. */
  readonly isCopy?: boolean;
}

/** Where somebody is: the address, the entry's name, and what was left in it. */
export type Location = Readonly<Pick<globalThis.Location, 'pathname' | 'search' | 'hash'>> &
  Pick<Entry, 'key' | 'state'> & {
    /** Somebody has been on another page since the document was opened. */
    readonly hasLeft?: boolean;
  };

export type Place = Location & {
  /** What brought somebody here; Back, Forward and a page that was opened by its address are all `POP`. */
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
};

export interface NavigateOptions {
  /** In place of the page that is left, which Back then does not find. */
  readonly replace?: boolean | undefined;
  /** Left in the history's entry, for the page there. */
  readonly state?: unknown;
}

/** Asked before the page is left; `leave` goes where the person wanted to, once they say so. */
type Guard = (leave: () => void) => void;

export interface AppHistory {
  readonly place: () => Place;
  readonly listen: (listener: () => void) => () => void;
  /** Goes to an address, or so many steps; back is negative. To where somebody is already makes no second entry. */
  readonly navigate: (to: Href | number, options?: NavigateOptions) => void;
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

/** The browser's history, where Back can be called back (docs/decisions/0032). */
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
  const read = (type: Place['type'], hasLeft = false): Place => {
    const { pathname, search, hash } = window.location;
    const { key, state } = entry();
    return { type, hasLeft, pathname, search, hash, key, state };
  };
  let { index, isCopy = false } = entry();
  let place = read('POP');

  const arrive = (type: Place['type']) => {
    isLeaving = false;
    ({ index, isCopy = false } = entry());
    place = read(type, place.hasLeft || window.location.pathname !== place.pathname);
    for (const listener of listeners) listener();
  };
  const askFirst = (leave: () => void) => {
    const guard = guards.at(-1);
    if (guard) guard(leave);
    else leave();
  };

  // A browser writes `'` as `%27`, and that only behind the `?`.
  const spelled = (address: string) => new URL(address, window.location.href).href.replaceAll("'", '%27');
  const isHere = (to: Href | number) => typeof to === 'string' && spelled(to) === spelled(window.location.href);
  const navigate: AppHistory['navigate'] = (to, { replace = isHere(to), state = null } = {}) => {
    if (typeof to === 'number') return history.go(to);
    askFirst(() => {
      const next: Entry = { key: newKey(), index: replace ? index : index + 1, state, isCopy: replace && isCopy };
      if (replace) history.replaceState(next, '', to);
      else history.pushState(next, '', to);
      arrive(replace ? 'REPLACE' : 'PUSH');
    });
  };

  // Another place of one page: nothing is left, and nobody is asked. From its copy the way leads out.
  const isSamePage = () => window.location.pathname === place.pathname && window.location.search === place.search;
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
  const askBeforeUnload = (event: BeforeUnloadEvent) => {
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
      return arrive('PUSH');
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
    arrive('POP');
    // Nobody sees a difference between the first page and its copy.
    if (isOut) leavePage();
  });

  return {
    place: () => place,
    navigate,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard: (guard) => {
      // Only while there is something to ask about: a page that listens for this is kept by fewer browsers for the way back.
      if (guards.length === 0) window.addEventListener('beforeunload', askBeforeUnload);
      const open = stack(guards, guard);
      return () => {
        open();
        if (guards.length === 0) window.removeEventListener('beforeunload', askBeforeUnload);
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
