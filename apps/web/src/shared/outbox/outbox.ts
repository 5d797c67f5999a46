import { type Problem, problem } from '@mercadito/contracts/common';
import { memoize } from '@mercadito/domain/memoize';
import * as z from 'zod/mini';
import { newIdempotencyKey } from '../api/idempotency.ts';
import { createStored } from '../storage/stored.ts';

const shape = memoize(() =>
  z.object({
    /** The same from the tap to the server's answer, so that however often it is sent it happens once. */
    key: z.string(),
    /** Which write it is: only the part that knows it can send it. */
    kind: z.string(),
    /** Whose it is: nobody else sends it, or sees it. */
    personId: z.int(),
    /** What it is about: of one thing, one write is not sent before another that was made earlier. */
    about: z.string(),
    /** When the person did it, in milliseconds since 1970, however much later it is sent. */
    happenedAt: z.number(),
    payload: z.unknown(),
    /** The server's definite no; it stays until the person has read it. */
    refusal: z.nullable(problem),
  }),
);

/** A write that the server has not confirmed. */
export type OutboxEntry = z.output<ReturnType<typeof shape>>;
export type NewEntry = Pick<OutboxEntry, 'kind' | 'personId' | 'about' | 'payload'>;

/**
 * What was done in a dead spot must still be told by whoever did it: signing out does not remove it. One by one, since
 * another version may have put in what this one does not know; that stays as it is.
 */
const stored = createStored('outbox', () => z.array(z.unknown()), { area: 'device', perPerson: false });

const EMPTY: readonly unknown[] = [];
let known: { readonly list: readonly unknown[]; readonly entries: readonly OutboxEntry[] } = {
  list: EMPTY,
  entries: [],
};

const isOf = (key: string) => (each: unknown) => Object(each).key === key;

function write(list: unknown[]): void {
  stored.write(list.length === 0 ? null : list);
}

/** What waits or was refused, of everybody on this device, in the order it was done. */
export function readOutbox(): readonly OutboxEntry[] {
  const list = stored.read() ?? EMPTY;
  if (list !== known.list) known = { list, entries: list.flatMap((each) => shape().safeParse(each).data ?? []) };
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
  const list = stored.read() ?? EMPTY;
  if (!list.some(isOf(entry.key))) write([...list, entry]);
}

/** Forgets what the server has confirmed, or a refusal that was read. */
export function dropFromOutbox(key: string): void {
  write((stored.read() ?? EMPTY).filter((each) => !isOf(key)(each)));
}

/** Keeps the server's definite no. */
export function refuseInOutbox(key: string, refusal: Problem): void {
  write((stored.read() ?? EMPTY).map((each) => (isOf(key)(each) ? { ...Object(each), refusal } : each)));
}
