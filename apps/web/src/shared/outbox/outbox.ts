import type { Problem } from '@mercadito/contracts/common';
import { memoize } from '@mercadito/domain/memoize';
import * as v from 'valibot';
import { newIdempotencyKey } from '../api/decisions.ts';
import { serverNow } from '../clock/server-clock.ts';
import { keptWhole } from '../storage/stored.ts';
import { createStoredEach } from '../storage/stored-each.ts';

/** What the problem of the server's definite no looks like on the device, as every error body does; null while there is none. */
const problemShape = (): v.GenericSchema<unknown, Problem | null> =>
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
    /** One key from the tap to the server's answer, so that however often it is sent it happens once. */
    key: v.string(),
    /** Which write it is: only the part that knows it can send it. */
    kind: v.string(),
    /** Whose it is: nobody else sends it, or sees it. */
    personId: keptWhole(),
    /** What it is about: of one thing, one write is not sent before another that was made earlier. */
    about: v.string(),
    /** When the person did it by the server's clock, as far as that is known, in milliseconds since 1970, however much later it is sent. */
    happenedAt: v.number(),
    payload: v.unknown(),
    /** When it may still be taken back, by this device's clock: one that is set back ends it. */
    hold: v.exactOptional(v.object({ from: v.number(), until: v.number() })),
    /** What is sent, as it was built for the first try: the page of another version repeats it to the letter. */
    request: v.exactOptional(v.unknown()),
    /** The server's definite no; it stays until the person has read it. */
    problem: problemShape(),
  }),
);

/** A write that the server has not confirmed. */
export type OutboxEntry = v.InferOutput<ReturnType<typeof shape>>;
export interface NewEntry extends Pick<OutboxEntry, 'kind' | 'personId' | 'about' | 'payload'> {
  /** For how many milliseconds it is not sent, so that it can be taken back. */
  readonly holdMs?: number;
}

/** One that was put in, and after how many others: clocks are set back, and two taps may be of one millisecond. */
const kept = memoize(() => v.object({ place: keptWhole(), entry: shape() }));

/**
 * What was done in a dead spot must still be told by whoever did it: signing out does not remove it. Each lies under a key of its
 * own, so that of two tabs none ever writes over what the other has put in, not even of one that is closed in the same instant.
 */
const stored = createStoredEach('outbox:', kept, 'device');

let known: { readonly of: ReadonlyMap<string, unknown>; readonly entries: readonly OutboxEntry[] } = {
  of: new Map(),
  entries: [],
};

/** What waits or was refused, of everybody on this device, in the order it was done. */
export function readOutbox(): readonly OutboxEntry[] {
  const each = stored.read();
  if (each !== known.of) {
    const inOrder = [...each.values()].sort(
      (a, b) => a.place - b.place || a.entry.happenedAt - b.entry.happenedAt || (a.entry.key < b.entry.key ? -1 : 1),
    );
    known = { of: each, entries: inOrder.map(({ entry }) => entry) };
  }
  return known.entries;
}

/** What waits or was refused, for a screen, which follows it. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  stored.use();
  return readOutbox();
}

/** Keeps a write until the server knows of it. */
export function putIntoOutbox({ holdMs, ...entry }: NewEntry): void {
  const from = Date.now();
  const hold = holdMs === undefined ? {} : { hold: { from, until: from + holdMs } };
  const key = newIdempotencyKey();
  const place = Math.max(0, ...[...stored.read().values()].map((each) => each.place)) + 1;
  stored.write(key, { place, entry: { ...entry, ...hold, key, happenedAt: serverNow().getTime(), problem: null } });
}

/** Keeps what is about to be sent, so that each further try is the same; what was kept before stays. */
export function keepRequest(key: string, request: unknown): void {
  keepMore(key, (entry) => (Object.hasOwn(entry, 'request') ? null : { request }));
}

/** Keeps it back for longer, or no more. */
export const holdUntil = (key: string, until: number): void =>
  keepMore(key, ({ hold }) => (hold ? { hold: { from: hold.from, until } } : null));

/** Forgets what the server has confirmed, or a no that was read. */
export const dropFromOutbox = (key: string): void => stored.write(key, null);

/** Keeps the server's definite no. */
export function refuseInOutbox(key: string, problem: Problem): void {
  keepMore(key, (entry) => (entry.problem === null ? { problem } : null));
}

/** Keeps more of one that is there, in its place; null changes nothing. */
function keepMore(key: string, more: (entry: OutboxEntry) => Partial<OutboxEntry> | null): void {
  const kept = stored.read().get(key);
  const added = kept && more(kept.entry);
  if (added) stored.write(key, { ...kept, entry: { ...kept.entry, ...added } });
}
