import { memoize } from '@mercadito/domain/memoize';
import { useCallback, useEffect, useState } from 'react';
import { growingWait, onReconnect } from '../connection/on-reconnect.ts';
import { type Shape, valueOfShape } from '../storage/stored.ts';
import { isHeld, nextEndOf, whenHoldsEnd } from './holds.ts';
import { keepRequest, type NewEntry, type OutboxEntry, putIntoOutbox, readOutbox, useOutboxEntries } from './outbox.ts';
import { offerSender, type Send, sendAllNow, sendOutbox } from './send-outbox.ts';

/** An entry whose payload is known to be of its kind. */
export type EntryOf<Payload> = Omit<OutboxEntry, 'payload'> & { readonly payload: Payload };

/** One kind of write that may wait for the line: what a feature sees of the outbox. */
export interface OutboxKind<Payload> {
  readonly kind: string;
  /** What this person has done of the kind and the server has not confirmed, in the order it was done. */
  readonly read: (personId: number) => readonly EntryOf<Payload>[];
  /** As `read`, for a screen, which follows it; nothing for nobody. */
  readonly use: (personId: number | null) => readonly EntryOf<Payload>[];
  /** Keeps another, with the time and a key of its own. */
  readonly put: (entry: Omit<NewEntry, 'kind' | 'payload'> & { readonly payload: Payload }) => void;
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

/** Milliseconds until what is undecided is tried again, whatever happens. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 300_000;

/** A kind of write with the way it is sent. */
interface Sending {
  readonly kind: string;
  readonly isKnown: (entry: OutboxEntry) => boolean;
  readonly send: Send;
}

/**
 * Says how entries of a kind are sent; one that this version does not know is left as it is.
 * @param build makes the request of an entry, once: it is kept with the entry, and each try repeats it
 */
export const sendingOf = <Payload, Request extends object>(
  kind: OutboxKind<Payload>,
  build: (entry: EntryOf<Payload>) => Request,
  send: (request: Request, payload: Payload) => ReturnType<Send>,
): Sending => ({
  kind: kind.kind,
  isKnown: (entry) => kind.known(entry) !== null,
  send: async (entry) => {
    const known = kind.known(entry);
    if (!known) return {};
    const request = (entry.request as Request | undefined) ?? build(known);
    keepRequest(entry.key, request);
    return send(request, known.payload);
  },
});

interface Outbox {
  /** What was done and the server has not confirmed. */
  readonly waiting: readonly OutboxEntry[];
  /** What of that can still be taken back, and is not sent before. */
  readonly held: readonly OutboxEntry[];
  /** What the server will not have: to be told until it is read, and then dropped. */
  readonly refused: readonly OutboxEntry[];
  readonly isSending: boolean;
  readonly sendNow: () => void;
}

/**
 * Sends what waits of these kinds for as long as the screen stands: on arrival, when the line or the person comes back, and
 * after a growing wait. Of one thing it goes out in the order it was done, whatever its kind. `sendings` must stay the same
 * between renders.
 */
export function useOutbox(sendings: readonly Sending[], personId: number | null): Outbox {
  const entries = useOutboxEntries().filter(
    (each) => each.personId === personId && sendings.some(({ isKnown }) => isKnown(each)),
  );
  const waiting = entries.filter(({ problem }) => problem === null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    // Of what somebody did no more goes out once the tab is another's.
    const sendOwn =
      (send: Send): Send =>
      async (entry) =>
        entry.personId === personId ? send(entry) : {};
    const ends = sendings.map(({ kind, send }) => offerSender(kind, sendOwn(send)));
    const endAll = () => {
      for (const end of ends) end();
    };
    return () => endOnceSent(personId, endAll);
  }, [sendings, personId]);

  const send = useCallback(
    async (how = sendOutbox) => {
      if (personId === null) return false;
      setSending(true);
      return how(personId).finally(() => setSending(false));
    },
    [personId],
  );

  const held = waiting.filter(isHeld);
  const nextEnd = nextEndOf(held);
  useEffect(() => {
    if (nextEnd !== null && personId !== null) return whenHoldsEnd(personId, () => void send());
  }, [nextEnd, personId, send]);

  useSendingWhile(waiting.length - held.length, send);
  return {
    waiting,
    held,
    refused: entries.filter(({ problem }) => problem !== null),
    isSending,
    sendNow: () => void send(sendAllNow),
  };
}

/**
 * Ends what a screen offered: where something is still held, once that is sent, as the person may go where nothing sends it. The
 * page may be another person's by then, for whom nothing of it goes out (ACCOUNT-18).
 */
function endOnceSent(personId: number | null, end: () => void): void {
  const isLeft = () =>
    personId !== null && nextEndOf(readOutbox().filter((each) => each.personId === personId)) !== null;
  if (personId === null || !isLeft()) end();
  else whenHoldsEnd(personId, () => void sendOutbox(personId).finally(() => isLeft() || end()));
}

/**
 * Sends as often as there is reason to while something waits; more or less of it is a reason.
 * @param send answers whether only the person can help: no time that passes does
 */
function useSendingWhile(waiting: number, send: () => Promise<boolean>): void {
  useEffect(() => {
    if (waiting === 0) return;
    let isOver = false;
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async () => {
      clearTimeout(timer);
      if ((await send()) || isOver) return;
      clearTimeout(timer);
      timer = setTimeout(() => void again(), growingWait(failed, FIRST_WAIT, LONGEST_WAIT));
      failed += 1;
    };
    void again();
    const stop = onReconnect(() => void again());
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [waiting, send]);
}
