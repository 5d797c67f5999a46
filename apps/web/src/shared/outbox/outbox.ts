import type { Problem } from '@mercadito/contracts/common';
import { memoize } from '@mercadito/domain/memoize';
import * as v from 'valibot';
import { newIdempotencyKey } from '../api/idempotency.ts';
import { changeStored } from '../storage/change-stored.ts';
import { keptWhole } from '../storage/kept-parts.ts';
import { valueOfShape } from '../storage/shape.ts';
import { createStored } from '../storage/stored.ts';

/** What the server's definite no looks like on the device, as every error body does; null while there is none. */
export const refusalShape = (): v.GenericSchema<unknown, Problem | null> =>
  v.nullable(
    v.object({
      detail: v.string(),
      message: v.string(),
      code: v.string(),
      errors: v.exactOptional(v.record(v.string(), v.array(v.string()))),
      facts: v.exactOptional(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
    }),
  );

const shape = memoize(() =>
  v.object({
    /** The same from the tap to the server's answer, so that however often it is sent it happens once. */
    key: v.string(),
    /** Which write it is: only the part that knows it can send it. */
    kind: v.string(),
    /** Whose it is: nobody else sends it, or sees it. */
    personId: keptWhole(),
    /** What it is about: of one thing, one write is not sent before another that was made earlier. */
    about: v.string(),
    /** When the person did it, in milliseconds since 1970, however much later it is sent. */
    happenedAt: v.number(),
    payload: v.unknown(),
    /** What is sent, as it was built for the first try: the page of another version repeats it to the letter. */
    request: v.exactOptional(v.unknown()),
    /** The server's definite no; it stays until the person has read it. */
    refusal: refusalShape(),
  }),
);

/** A write that the server has not confirmed. */
export type OutboxEntry = v.InferOutput<ReturnType<typeof shape>>;
export type NewEntry = Pick<OutboxEntry, 'kind' | 'personId' | 'about' | 'payload'>;

/**
 * What was done in a dead spot must still be told by whoever did it: signing out does not remove it. One by one, since
 * another version may have put in what this one does not know; that stays as it is.
 */
const stored = createStored('outbox', () => v.array(v.unknown()), { area: 'device', perPerson: false });

const EMPTY: readonly unknown[] = [];
let known: { readonly list: readonly unknown[]; readonly entries: readonly OutboxEntry[] } = {
  list: EMPTY,
  entries: [],
};

const isOf = (key: string) => (each: unknown) => Object(each).key === key;

/** Changes what is there of one entry; made twice, each of these changes is as good as once. */
function change(next: (list: readonly unknown[]) => readonly unknown[]): void {
  const made = (now: readonly unknown[] | null): unknown[] | null => {
    const list = next(now ?? EMPTY);
    return list.length === 0 ? null : [...list];
  };
  const isIn = (now: readonly unknown[] | null) => next(now ?? EMPTY) === (now ?? EMPTY);
  changeStored(stored, made, isIn);
}

/** What waits or was refused, of everybody on this device, in the order it was done. */
export function readOutbox(): readonly OutboxEntry[] {
  const list = stored.read() ?? EMPTY;
  if (list !== known.list) known = { list, entries: list.flatMap((each) => valueOfShape(shape(), each) ?? []) };
  return known.entries;
}

/** The same for a screen, which follows it. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  stored.use();
  return readOutbox();
}

/** Keeps a write until the server knows of it. */
export function putIntoOutbox(entry: NewEntry): void {
  keepInOutbox({ ...entry, key: newIdempotencyKey(), happenedAt: Date.now(), refusal: null });
}

/** Keeps one that was begun elsewhere, key and time included; one that is there already stays as it is. */
export function keepInOutbox(entry: OutboxEntry): void {
  change((list) => (list.some(isOf(entry.key)) ? list : [...list, entry]));
}

/** Keeps what is about to be sent, so that each further try is the same; what was kept before stays. */
export function keepRequest(key: string, request: unknown): void {
  const isNew = (each: unknown) => isOf(key)(each) && !Object.hasOwn(Object(each), 'request');
  change((list) => (list.some(isNew) ? list.map((each) => (isNew(each) ? { ...Object(each), request } : each)) : list));
}

/** Forgets what the server has confirmed, or a refusal that was read. */
export function dropFromOutbox(key: string): void {
  change((list) => (list.some(isOf(key)) ? list.filter((each) => !isOf(key)(each)) : list));
}

/** Keeps the server's definite no. */
export function refuseInOutbox(key: string, refusal: Problem): void {
  const isOpen = (each: unknown) => isOf(key)(each) && Object(each).refusal === null;
  change((list) =>
    list.some(isOpen) ? list.map((each) => (isOpen(each) ? { ...Object(each), refusal } : each)) : list,
  );
}
