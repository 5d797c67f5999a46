import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { useMemo } from 'react';
import { isTransportError } from '../../shared/api/api-error.ts';
import type { Reading } from '../../shared/ui/loaded.tsx';
import { useGetDeliveryOrderQuery } from './deliveries.api.ts';
import { keptOrderOf } from './kept-orders.ts';

/** One order; without network as it was last read on this device. */
export function useDeliveryOrder(driverId: number | null, transactionId: string): Reading<DeliveryOrder> {
  const who = driverId === null ? {} : { driver_id: driverId };
  const query = useGetDeliveryOrderQuery({ ...who, current_order: transactionId });
  const kept = useMemo(
    () => (driverId === null ? null : keptOrderOf(driverId, transactionId)),
    [driverId, transactionId],
  );
  const { currentData, error } = query;
  // A definite no, 404 above all, outweighs what is remembered.
  const isSaidNo = error !== undefined && !isTransportError(error);
  const remembered = isSaidNo ? null : kept;
  return {
    ...query,
    currentData: isSaidNo ? undefined : (currentData ?? remembered?.order),
    fulfilledTimeStamp: currentData ? query.fulfilledTimeStamp : remembered?.readAt,
  };
}
