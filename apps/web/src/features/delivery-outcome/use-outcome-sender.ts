import { useCallback, useEffect, useState } from 'react';
import { useFinishDeliveryMutation } from '../../entities/deliveries/deliveries.api.ts';
import { textOf } from '../../shared/i18n/i18n.ts';
import { tell } from '../../shared/ui/toast.tsx';
import { type Outcome, useOutcomes } from './outcome-queue.ts';
import { type SendOutcome, sendOutcomes } from './send-outcomes.ts';

/** Milliseconds between attempts while something waits: a dead spot without an `offline` event ends unnoticed. */
const AGAIN_AFTER = 30_000;

interface OutcomeSender {
  readonly outcomes: readonly Outcome[];
  readonly isSending: boolean;
  readonly send: () => void;
}

/** Sends queued outcomes on arrival, when the network or the page comes back, and from time to time. */
export function useOutcomeSender(driverId: number | null): OutcomeSender {
  const outcomes = useOutcomes(driverId);
  const [finishDelivery] = useFinishDeliveryMutation();
  const [isSending, setSending] = useState(false);
  const waiting = outcomes.filter(({ refusal }) => refusal === null).length;

  const send = useCallback(() => {
    if (driverId === null) return;
    setSending(true);
    const sendAndTell: SendOutcome = async (input) => {
      const answer = await finishDelivery(input);
      if (answer.data) tell(textOf(`deliveries:outcome.${input.delivery_successful ? 'sentDelivered' : 'sentFailed'}`));
      return answer;
    };
    void sendOutcomes(driverId, sendAndTell).finally(() => setSending(false));
  }, [driverId, finishDelivery]);

  useEffect(() => {
    if (waiting === 0) return;
    send();
    const timer = setInterval(send, AGAIN_AFTER);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [waiting, send]);

  return { outcomes, isSending, send };
}
