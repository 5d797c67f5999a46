import { PERSONAL_KEYS } from './personal-keys.ts';

/** `device`: every tab of this browser, until it is removed. `tab`: this tab alone, for as long as it is open. */
export type Area = 'device' | 'tab';

/** The server has neither, hence a function instead of constants. */
const open = (area: Area): Storage => (area === 'device' ? localStorage : sessionStorage);

/** What storage would not take, being full, or forbidden as in private windows: it lives as long as the page. */
const untaken = new Map<string, string | null>();
const listeners = new Map<string, Set<() => void>>();

const nameOf = (area: Area, key: string): string => `${area} ${key}`;

function tellOf(name: string): void {
  for (const tell of listeners.get(name) ?? []) tell();
}

/** What lies there now; null for nothing. Never throws. */
export function readRaw(area: Area, key: string): string | null {
  const kept = untaken.get(nameOf(area, key));
  if (kept !== undefined) return kept;
  try {
    return open(area).getItem(key);
  } catch {
    return null;
  }
}

/** Puts it there, or takes it away with null, and tells whoever follows it. Never throws. */
export function writeRaw(area: Area, key: string, raw: string | null): void {
  const name = nameOf(area, key);
  try {
    if (raw === null) open(area).removeItem(key);
    else open(area).setItem(key, raw);
    untaken.delete(name);
  } catch {
    untaken.set(name, raw);
  }
  tellOf(name);
}

/** Calls back after each change by another tab. Answers how to stop. */
export function followOthersRaw(area: Area, key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (area !== 'device' || (event.key !== key && event.key !== null)) return;
    // Another tab could write: what lies there counts again.
    untaken.delete(nameOf(area, key));
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The same after each change by this tab too. */
export function followRaw(area: Area, key: string, listener: () => void): () => void {
  const name = nameOf(area, key);
  const following = listeners.get(name) ?? new Set();
  listeners.set(name, following.add(listener));
  const stopOthers = followOthersRaw(area, key, listener);
  return () => {
    following.delete(listener);
    stopOthers();
  };
}

/** Takes away everything of whoever was signed in. */
export function forgetPerson(area: Area): void {
  for (const key of PERSONAL_KEYS[area]) writeRaw(area, key, null);
}
