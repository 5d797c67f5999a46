import { vi } from 'vitest';

interface Write {
  readonly key: string;
  readonly value: string | null;
  readonly by: Tab;
}

type Listener = (event: unknown) => void;

/** A tab with what it believes to lie in storage, as browsers that run each tab in a process of its own have it. */
interface Tab {
  readonly known: Map<string, string>;
  readonly listeners: Set<Listener>;
}

const newTab = (): Tab => ({ known: new Map(), listeners: new Set() });

/** More than any test writes. */
const MOST_WRITES = 300;

/**
 * Two tabs on one storage, each of which hears of the other's writes only when it is told: `one(…)` and `other(…)` do
 * something as one of them, `settle()` lets both hear of everything, in the order it was written.
 */
export function openTwoTabs() {
  const tabs = [newTab(), newTab()] as const;
  const pending: Write[] = [];
  let current: Tab = tabs[0];

  const write = (key: string, value: string | null) => {
    if (value === null) current.known.delete(key);
    else current.known.set(key, value);
    pending.push({ key, value, by: current });
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => current.known.get(key) ?? null,
    setItem: write,
    removeItem: (key: string) => write(key, null),
    clear: () => undefined,
    key: (at: number) => [...current.known.keys()][at] ?? null,
    get length() {
      return current.known.size;
    },
  });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    if (type === 'storage') current.listeners.add(listener as Listener);
    else add(type, listener as Listener);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((_: string, listener: unknown) => {
    for (const tab of tabs) tab.listeners.delete(listener as Listener);
  });

  const as =
    (tab: Tab) =>
    <T>(act: () => T): T => {
      current = tab;
      return act();
    };
  const hear = (tab: Tab, { key, value, by }: Write) => {
    if (tab === by) return;
    // What it has written since itself comes later in the order of all, and stays.
    if (!pending.some((later) => later.by === tab && later.key === key)) {
      if (value === null) tab.known.delete(key);
      else tab.known.set(key, value);
    }
    as(tab)(() => {
      for (const tell of tab.listeners) tell(new StorageEvent('storage', { key, newValue: value }));
    });
  };
  const settle = () => {
    let delivered = 0;
    for (let next = pending.shift(); next; next = pending.shift()) {
      delivered += 1;
      if (delivered > MOST_WRITES) throw new Error('the tabs answer each other for ever');
      for (const tab of tabs) hear(tab, next);
    }
  };
  const [one, other] = [as(tabs[0]), as(tabs[1])];
  /** Ends one of them, as a tab is closed: what it has written stays, and it hears of nothing any more. */
  const close = (tab: typeof one) => tabs[tab === one ? 0 : 1].listeners.clear();
  return { one, other, settle, close };
}
