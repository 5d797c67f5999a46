import { useSyncExternalStore } from 'react';
import { type Area, followRaw, keysOfRaw, readRaw, writeRaw } from './raw-storage.ts';
import { type Shape, valueOfShape } from './stored.ts';

/** Values that the device keeps each under a key of its own, so that no tab ever writes over what another has put in. */
export interface StoredEach<T> {
  /** Those that this version knows, by their names. The same object until one changes. */
  readonly read: () => ReadonlyMap<string, T>;
  /** Keeps one; null once it is done with. */
  readonly write: (name: string, next: T | null) => void;
  /** As `read`, for a screen, which follows what this tab and others write. */
  readonly use: () => ReadonlyMap<string, T>;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** Where many things are put in and taken out by several tabs in the same instant; they stay when their person signs out. */
export function createStoredEach<T>(prefix: string, schema: () => Shape<T>, area: Area): StoredEach<T> {
  let known: { readonly raw: string; readonly values: ReadonlyMap<string, T> } = { raw: '[]', values: NONE };

  const parse = (raw: string | null): T | null => {
    try {
      return valueOfShape(schema(), JSON.parse(raw ?? ''));
    } catch {
      return null;
    }
  };
  const read = (): ReadonlyMap<string, T> => {
    const lying = keysOfRaw(area, prefix).map((key) => [key.slice(prefix.length), readRaw(area, key)] as const);
    const raw = JSON.stringify(lying);
    if (raw === known.raw) return known.values;
    const values = new Map<string, T>();
    for (const [name, each] of lying) {
      const value = parse(each);
      if (value !== null) values.set(name, value);
    }
    known = { raw, values };
    return values;
  };
  const isOf = (key: string) => key.startsWith(prefix);
  const follow = (listener: () => void) => followRaw(area, isOf, listener);

  return {
    read,
    write: (name, next) => writeRaw(area, prefix + name, next === null ? null : JSON.stringify(next)),
    use: () => useSyncExternalStore(follow, read, nothing),
  };
}

const nothing = (): ReadonlyMap<string, never> => NONE;
