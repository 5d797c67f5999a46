import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { getDeliveryOrder } from '../../../entities/deliveries/active-deliveries.api.ts';
import { assignAnew } from '../../../entities/deliveries/assign-anew.ts';
import { useClaimOrderMutation } from '../../../entities/deliveries/queue.api.ts';
import { useAvailability } from '../../../entities/deliveries/use-availability.ts';
import { useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { useNavigate } from '../../../shared/navigation/link.ts';
import { type ClaimRefusal, claimRefusalOf } from './claim-refusal.ts';

export interface Claim {
  readonly claim: (transactionId: string) => Promise<void>;
  /** The order that is being taken. */
  readonly claiming: string | null;
  readonly refusal: ClaimRefusal | null;
  readonly forget: () => void;
}

/** Takes an order by one tap and goes to it. */
export function useClaim(driverId: number | null): Claim {
  const [claimOrder] = useClaimOrderMutation();
  const [claiming, setClaiming] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ClaimRefusal | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isMine = useIsMine(driverId);
  const { isOn } = useAvailability();

  // Being off duty is no reason any more.
  useEffect(() => {
    if (isOn) setRefusal((last) => (last?.kind === 'driver_unavailable' ? null : last));
  }, [isOn]);

  const send = async (driver: number, transactionId: string) => {
    const { error } = await assignAnew(() => claimOrder({ driver_id: driver, transaction_id: transactionId }));
    const refused = error ? claimRefusalOf(error) : null;
    // A tap whose answer was lost before a reload has lost its key, not the order.
    if (!refused || (refused.kind === 'already_claimed' && (await isMine(transactionId)))) {
      const address = hrefTo('driverOrder', { transactionId: transactionId });
      // Taken from its own page it stays there, once for who goes back.
      return void navigate(address, { replace: pathname === address });
    }
    setRefusal(refused);
  };

  const claim = async (transactionId: string) => {
    if (driverId === null || claiming) return;
    setRefusal(null);
    setClaiming(transactionId);
    await send(driverId, transactionId).finally(() => setClaiming(null));
  };

  return { claim, claiming, refusal, forget: () => setRefusal(null) };
}

function useIsMine(driverId: number | null): (transactionId: string) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return async (transactionId) => {
    if (driverId === null) return false;
    const arg = { driver_id: driverId, current_order: transactionId };
    const { data } = await dispatch(getDeliveryOrder.initiate(arg, { subscribe: false, forceRefetch: true }));
    return data?.is_mine ?? false;
  };
}
