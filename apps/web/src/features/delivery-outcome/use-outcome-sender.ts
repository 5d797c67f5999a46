import { useCallback, useEffect } from 'react';
import { useFinishDeliveryMutation } from '../../entities/deliveries/deliveries.api.ts';
import { textOf } from '../../shared/i18n/i18n.ts';
import { useOutbox } from '../../shared/outbox/use-outbox.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { tell } from '../../shared/ui/toast.tsx';
import { adoptFormerOutcomes, type Outcome, outcomes } from './outcome-queue.ts';

/** Tells the server how deliveries ended, and the driver that it knows. */
export function useOutcomeSender(driverId: number | null) {
  const { user } = useSession();
  const personId = driverId === null || user === null ? null : user.id;
  const [finishDelivery] = useFinishDeliveryMutation();

  useEffect(() => {
    if (personId !== null && driverId !== null) adoptFormerOutcomes(personId, driverId);
  }, [personId, driverId]);

  const send = useCallback(
    async ({ payload, key }: Outcome) => {
      const answer = await finishDelivery({
        driver_id: payload.driverId,
        transaction_id: payload.transactionId,
        delivery_successful: payload.isDelivered,
        body: payload.comment,
        idempotencyKey: key,
      });
      if (answer.data) tell(textOf(`deliveries:outcome.${payload.isDelivered ? 'sentDelivered' : 'sentFailed'}`));
      return answer;
    },
    [finishDelivery],
  );
  return useOutbox(outcomes, personId, send);
}
