import type { Picture } from '@mercadito/contracts/common';
import { memoize } from '@mercadito/domain/memoize';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { type Area, followOthersRaw, followRaw, type PERSONAL_KEYS, readRaw, writeRaw } from './raw-storage.ts';

/** What something kept on the device has to look like: one of valibot's schemas, or of any other library that speaks the same interface. */
export type Shape<T> = StandardSchemaV1<unknown, T>;

/** The value if it has the shape, else null; shapes that ask somebody first are none of ours. */
export function valueOfShape<T>(shape: Shape<T>, value: unknown): T | null {
  const checked = shape['~standard'].validate(value);
  if (checked instanceof Promise) throw new Error('what lies on the device is checked at once');
  return checked.issues ? null : checked.value;
}

/** What a whole number kept on the device looks like. */
export const keptWhole = () => v.pipe(v.number(), v.safeInteger());

/** What a picture's data, kept on the device, look like. */
export function keptPicture(): v.GenericSchema<unknown, Picture> {
  const whole = keptWhole();
  return v.object({
    base: v.string(),
    widths: v.array(whole),
    width: whole,
    height: whole,
    placeholder: v.string(),
  });
}

/** One value that the device keeps. */
export interface Stored<T> {
  /** As it is now; null for none, or for one that this version does not know. The same object until it changes. */
  readonly read: () => T | null;
  /** Keeps it; null once it is done with. What follows from what lies there goes by `changeStored`. */
  readonly write: (next: T | null) => void;
  /** Calls back after each write by another tab. Answers how to stop. */
  readonly followOthers: (listener: () => void) => () => void;
  /** As `read`, for a screen, which follows what this tab and others write; null on the server. */
  readonly use: () => T | null;
}

type PersonalKey<A extends Area> = (typeof PERSONAL_KEYS)[A][number];

/**
 * A value in storage that never breaks a screen: private windows forbid storage, other versions leave other shapes in it.
 * What is `perPerson` goes when its person signs out; anything else stays with the device.
 */
export function createStored<T, A extends Area>(
  key: PersonalKey<A>,
  schema: () => Shape<T>,
  where: { readonly area: A; readonly perPerson: true },
): Stored<T>;
export function createStored<T>(
  key: string,
  schema: () => Shape<T>,
  where: { readonly area: Area; readonly perPerson: false },
): Stored<T>;
export function createStored<T>(key: string, schema: () => Shape<T>, { area }: { readonly area: Area }): Stored<T> {
  // Made when it is first read: a page that keeps nothing needs none.
  const shape = memoize(schema);
  let known: { readonly raw: string; readonly value: T | null } | null = null;

  const parse = (raw: string): T | null => {
    try {
      return valueOfShape(shape(), JSON.parse(raw));
    } catch {
      return null;
    }
  };
  const read = (): T | null => {
    const raw = readRaw(area, key);
    if (raw === null) return null;
    if (raw !== known?.raw) known = { raw, value: parse(raw) };
    return known.value;
  };
  const write = (next: T | null): void => {
    const raw = next === null ? null : JSON.stringify(next);
    // What was just written need not be checked when it is read.
    if (raw !== null) known = { raw, value: next };
    writeRaw(area, key, raw);
  };
  const isOf = (other: string) => other === key;
  const follow = (listener: () => void) => followRaw(area, isOf, listener);

  const followOthers = (listener: () => void) => followOthersRaw(area, isOf, listener);

  return { read, write, followOthers, use: () => useSyncExternalStore(follow, read, nothing) };
}

const nothing = (): null => null;

/** A value that names its person, for that person alone: another may have left it in this tab, signing out elsewhere. */
export const ownedBy = <T extends { readonly userId: number }>(userId: number | null, value: T | null): T | null =>
  value?.userId === userId ? value : null;

/** Milliseconds after which tabs have heard of each other's writes; less than a call takes that follows from one. */
const HEARD_MS = 300;

/**
 * Changes a value by what it is. Another tab may do so in the same instant, before either has heard of the other, and the
 * later write would take the earlier one away. So for a moment each tab looks whether its own change is in what it hears,
 * and makes it once more on that where it is not. A lock across tabs would not do: it is given on before the write has
 * been heard of (in Chromium, of 600 writes by two tabs 66 are lost without and 11 with one).
 * Looks end in the order in which the changes were made, so that a later one is made again after an earlier one.
 * @param isIn whether a value has the change already, or is one that must not get it any more
 */
export function changeStored<T>(
  stored: Stored<T>,
  change: (now: T | null) => T | null,
  isIn: (now: T | null) => boolean,
): void {
  const make = () => stored.write(change(stored.read()));
  make();
  const stop = stored.followOthers(() => {
    if (!isIn(stored.read())) make();
  });
  setTimeout(stop, HEARD_MS);
}
