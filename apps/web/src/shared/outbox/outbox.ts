import type { Problem } from '@mercadito/contracts/common';
import { memoize } from '@mercadito/domain/memoize';
import * as v from 'valibot';
import { newIdempotencyKey } from '../api/decisions.ts';
import { serverNow } from '../clock/server-clock.ts';
import { changeStored, createStored, keptWhole, valueOfShape } from '../storage/stored.ts';
import { createStoredEach } from '../storage/stored-each.ts';

/** What the server's definite no looks like on the device, as every error body does; null while there is none. */
const refusalShape = (): v.GenericSchema<unknown, Problem | null> =>
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
    /** What is sent, as it was built for the first try: the page of another version repeats it to the letter. */
    request: v.exactOptional(v.unknown()),
    /** The server's definite no; it stays until the person has read it. */
    refusal: refusalShape(),
  }),
);

/** A write that the server has not confirmed. */
export type OutboxEntry = v.InferOutput<ReturnType<typeof shape>>;
export type NewEntry = Pick<OutboxEntry, 'kind' | 'personId' | 'about' | 'payload'>;

/** One that was put in, and after how many others: clocks are set back, and two taps may be of one millisecond. */
const kept = memoize(() => v.object({ place: keptWhole(), entry: shape() }));

/**
 * What was done in a dead spot must still be told by whoever did it: signing out does not remove it. Each lies under a key of its
 * own, so that of two tabs none ever writes over what the other has put in, not even of one that is closed in the same instant.
 */
const stored = createStoredEach('outbox:', kept, 'device');

/**
 * Where earlier versions kept all of them in one list, which a tab of theirs may still write. One by one, since another version
 * may have put in what this one does not know; that stays as it is.
 */
const former = createStored('outbox', () => v.array(v.unknown()), { area: 'device', perPerson: false });

const EMPTY: readonly unknown[] = [];
const NO_ENTRIES: readonly OutboxEntry[] = [];
let known: { readonly of: readonly unknown[]; readonly entries: readonly OutboxEntry[] } = {
  of: EMPTY,
  entries: NO_ENTRIES,
};

/** The place of what was moved here from the list of an earlier version; what is put in begins at 1. */
const MOVED = 0;

const isOf = (key: string) => (each: unknown) => Object(each).key === key;

/** Takes one out of the list of an earlier version; made twice, it is as good as once. */
function dropFromFormer(key: string): void {
  const isThere = (now: readonly unknown[] | null) => now?.some(isOf(key)) ?? false;
  if (!isThere(former.read())) return;
  const without = (now: readonly unknown[] | null): unknown[] | null => {
    const left = (now ?? EMPTY).filter((each) => !isOf(key)(each));
    return left.length === 0 ? null : left;
  };
  changeStored(former, without, (now) => !isThere(now));
}

/** What waits or was refused, of everybody on this device, in the order it was done. */
export function readOutbox(): readonly OutboxEntry[] {
  const list = former.read() ?? EMPTY;
  const each = stored.read();
  if (list === known.of[0] && each === known.of[1]) return known.entries;
  const left = list.flatMap((entry) => valueOfShape(shape(), entry) ?? []).filter(({ key }) => !each.has(key));
  const ownKeys = [...each.values()].sort(
    (a, b) => a.place - b.place || a.entry.happenedAt - b.entry.happenedAt || (a.entry.key < b.entry.key ? -1 : 1),
  );
  const entriesOf = (isMoved: boolean) =>
    ownKeys.filter(({ place }) => (place === MOVED) === isMoved).map(({ entry }) => entry);
  // What was moved out of the list was its first of that thing: of one thing only the first is ever tried.
  known = { of: [list, each], entries: [...entriesOf(true), ...left, ...entriesOf(false)] };
  return known.entries;
}

/** What waits or was refused, for a screen, which follows it. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  stored.use();
  former.use();
  return readOutbox();
}

/** Keeps a write until the server knows of it. */
export function putIntoOutbox(entry: NewEntry): void {
  keepInOutbox({ ...entry, key: newIdempotencyKey(), happenedAt: serverNow().getTime(), refusal: null });
}

/** Keeps one that was begun elsewhere, key and time included; one that is there already stays as it is. */
function keepInOutbox(entry: OutboxEntry): void {
  if (readOutbox().some(({ key }) => key === entry.key)) return;
  const place = Math.max(MOVED, ...[...stored.read().values()].map((each) => each.place)) + 1;
  stored.write(entry.key, { place, entry });
}

/** Keeps what is about to be sent, so that each further try is the same; what was kept before stays. */
export function keepRequest(key: string, request: unknown): void {
  keepMore(key, (entry) => (Object.hasOwn(entry, 'request') ? null : { request }));
}

/** Forgets what the server has confirmed, or a refusal that was read. */
export function dropFromOutbox(key: string): void {
  stored.write(key, null);
  dropFromFormer(key);
}

/** Keeps the server's definite no. */
export function refuseInOutbox(key: string, refusal: Problem): void {
  keepMore(key, (entry) => (entry.refusal === null ? { refusal } : null));
}

/** Keeps more of one that is there, in its place; null changes nothing. */
function keepMore(key: string, more: (entry: OutboxEntry) => Partial<OutboxEntry> | null): void {
  const entry = readOutbox().find((each) => each.key === key);
  const added = entry && more(entry);
  if (!added) return;
  stored.write(key, { place: stored.read().get(key)?.place ?? MOVED, entry: { ...entry, ...added } });
  dropFromFormer(key);
}
