import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { mayProposePlace } from '@mercadito/domain/deliveries/place-proposal';
import { Suspense } from 'react';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { earlyChunk } from '../../../shared/ui/early-chunk.ts';

const FoundPlace = earlyChunk(() => import('./found-place.tsx').then((m) => m.FoundPlace));

interface ProposePlaceProps {
  order: DeliveryOrder;
  driverId: number | null;
  /** The driver has just said so, and the server does not know yet. */
  isDelivered: boolean;
}

/** After a delivery its driver may say where the house is (PLACE-9). */
export function ProposePlace({ order, driverId, isDelivered }: ProposePlaceProps) {
  const now = useNow();
  const isOver = order.is_mine && mayProposePlace(order, now);
  if (driverId === null || !(isDelivered || isOver)) return null;
  return (
    <Suspense fallback={null}>
      <FoundPlace transactionId={order.transaction_id} driverId={driverId} />
    </Suspense>
  );
}
