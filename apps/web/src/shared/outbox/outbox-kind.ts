import { memoize } from '@mercadito/domain/memoize';
import { type Shape, valueOfShape } from '../storage/shape.ts';
import { type OutboxEntry, putIntoOutbox, readOutbox, useOutboxEntries } from './outbox.ts';

/** An entry whose payload is known to be of its kind. */
export type EntryOf<Payload> = Omit<OutboxEntry, 'payload'> & { readonly payload: Payload };

/** One kind of write that may wait for the line: what a feature sees of the outbox. */
export interface OutboxKind<Payload> {
  readonly kind: string;
  /** What this person has done of the kind and the server has not confirmed, in the order it was done. */
  readonly read: (personId: number) => readonly EntryOf<Payload>[];
  /** The same for a screen, which follows it; nothing for nobody. */
  readonly use: (personId: number | null) => readonly EntryOf<Payload>[];
  /** Keeps another, with the time and a key of its own. */
  readonly put: (entry: { readonly personId: number; readonly about: string; readonly payload: Payload }) => void;
  /** The entry with its payload, if it is of this kind and version. */
  readonly known: (entry: OutboxEntry) => EntryOf<Payload> | null;
}

/** A kind of write, by a name that stays the same from version to version, and the shape of what is to be sent. */
export function createOutboxKind<Payload>(kind: string, payload: () => Shape<Payload>): OutboxKind<Payload> {
  const shape = memoize(payload);
  const known = (entry: OutboxEntry): EntryOf<Payload> | null => {
    if (entry.kind !== kind) return null;
    const known = valueOfShape(shape(), entry.payload);
    return known === null ? null : { ...entry, payload: known };
  };
  const of = (entries: readonly OutboxEntry[], personId: number | null) =>
    entries.filter((each) => each.personId === personId).flatMap((each) => known(each) ?? []);

  return {
    kind,
    read: (personId) => of(readOutbox(), personId),
    use: (personId) => of(useOutboxEntries(), personId),
    put: (entry) => putIntoOutbox({ ...entry, kind }),
    known,
  };
}
