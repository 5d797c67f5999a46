import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** Everything that this tab alone keeps of whoever is signed in; signing out removes all of it. */
const TAB_KEYS = ['checkout', 'address'] as const;

/** Another person who signs in on this tab sees nothing of it. */
interface OfPerson {
  readonly userId: number;
}

export interface TabMemory<T extends OfPerson> {
  /** What this person left in this tab. */
  readonly read: (userId: number) => T | null;
  /** Remembers it; null once it is done with. */
  readonly remember: (next: T | null) => void;
  /** The same for a screen, which follows it. */
  readonly use: (userId: number | null) => T | null;
}

const listeners = new Set<() => void>();
/** Private windows may forbid storage: it is then remembered as long as the page lives. */
const withoutStorage = new Map<string, string>();

function readRaw(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return withoutStorage.get(key) ?? null;
  }
}

function writeRaw(key: string, raw: string | null): void {
  if (raw === null) withoutStorage.delete(key);
  else withoutStorage.set(key, raw);
  try {
    if (raw === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, raw);
  } catch {
    // Remembered by the page itself.
  }
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What somebody has begun in this tab survives a reload of it. */
export function createTabMemory<T extends OfPerson>(
  key: (typeof TAB_KEYS)[number],
  shape: () => z.core.$ZodType<T>,
): TabMemory<T> {
  let parsed: { readonly raw: string; readonly value: T | null } = { raw: '', value: null };

  const parse = (raw: string): T | null => {
    try {
      return z.safeParse(shape(), JSON.parse(raw)).data ?? null;
    } catch {
      return null;
    }
  };
  const readAnybodys = (): T | null => {
    const raw = readRaw(key);
    if (raw === null) return null;
    if (raw !== parsed.raw) parsed = { raw, value: parse(raw) };
    return parsed.value;
  };
  const ofPerson = (known: T | null, userId: number | null): T | null => (known?.userId === userId ? known : null);

  return {
    read: (userId) => ofPerson(readAnybodys(), userId),
    remember: (next) => writeRaw(key, next && JSON.stringify(next)),
    use: (userId) =>
      ofPerson(
        useSyncExternalStore(subscribe, readAnybodys, () => null),
        userId,
      ),
  };
}

/** Forgets everything at once. */
export function forgetTab(): void {
  for (const key of TAB_KEYS) writeRaw(key, null);
}
