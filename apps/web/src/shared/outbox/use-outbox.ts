import { useCallback, useEffect, useState } from 'react';
import { growingWait, onChance } from '../connection/chances.ts';
import type { EntryOf, OutboxKind } from './outbox-kind.ts';
import { offerSender, sendOutbox } from './send-outbox.ts';

/** Milliseconds until what is undecided is tried again, whatever happens. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 300_000;

interface Outbox<Payload> {
  /** What was done and the server has not confirmed. */
  readonly waiting: readonly EntryOf<Payload>[];
  /** What the server will not have: to be told until it is read, and then dropped. */
  readonly refused: readonly EntryOf<Payload>[];
  readonly isSending: boolean;
  readonly sendNow: () => void;
}

/**
 * Sends what waits of one kind for as long as the screen stands: on arrival, when the line or the person comes back, and
 * after a growing wait. `send` must stay the same between renders.
 */
export function useOutbox<Payload>(
  kind: OutboxKind<Payload>,
  personId: number | null,
  send: (entry: EntryOf<Payload>) => Promise<{ data?: unknown; error?: unknown }>,
): Outbox<Payload> {
  const entries = kind.use(personId);
  const waiting = entries.filter(({ refusal }) => refusal === null);
  const [isSending, setSending] = useState(false);

  useEffect(
    () =>
      offerSender(kind.kind, async (entry) => {
        const known = kind.known(entry);
        return known ? send(known) : {};
      }),
    [kind, send],
  );

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
    const stop = onChance(() => void again());
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [waiting, send]);
}
