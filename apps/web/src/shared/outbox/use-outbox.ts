import { useCallback, useEffect, useState } from 'react';
import { growingWait, onReconnect } from '../connection/on-reconnect.ts';
import { keepRequest, type OutboxEntry, useOutboxEntries } from './outbox.ts';
import type { EntryOf, OutboxKind } from './outbox-kind.ts';
import { offerSender, type Send, sendOutbox } from './send-outbox.ts';

/** Milliseconds until what is undecided is tried again, whatever happens. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 300_000;

/** A kind of write with the way it is sent. */
export interface Sending {
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
  const waiting = entries.filter(({ refusal }) => refusal === null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const ends = sendings.map(({ kind, send }) => offerSender(kind, send));
    return () => {
      for (const end of ends) end();
    };
  }, [sendings]);

  const sendNow = useCallback(async () => {
    if (personId === null) return;
    setSending(true);
    await sendOutbox(personId).finally(() => setSending(false));
  }, [personId]);

  useSendingWhile(waiting.length, sendNow);
  return {
    waiting,
    refused: entries.filter(({ refusal }) => refusal !== null),
    isSending,
    sendNow: () => void sendNow(),
  };
}

/** Sends as often as there is reason to while something waits; more or less of it is a reason. */
function useSendingWhile(waiting: number, send: () => Promise<void>): void {
  useEffect(() => {
    if (waiting === 0) return;
    let isOver = false;
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async () => {
      clearTimeout(timer);
      await send();
      if (isOver) return;
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
