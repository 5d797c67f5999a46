import type { DeliveryOrder } from '@mercadito/contracts/deliveries';
import { useMemo } from 'react';
import { isTransportError } from '../../shared/api/api-error.ts';
import { useGetDeliveryOrderQuery } from './deliveries.api.ts';
import { keptOrderOf } from './kept-orders.ts';

interface DeliveryOrderState {
  readonly order: DeliveryOrder | null;
  /** When what is shown was read. */
  readonly readAt: number | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly reload: () => void;
}

/** One order; without network as it was last read on this device. */
export function useDeliveryOrder(driverId: number | null, transactionId: string): DeliveryOrderState {
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
    order: isSaidNo ? null : (currentData ?? remembered?.order ?? null),
    readAt: currentData ? query.fulfilledTimeStamp : remembered?.readAt,
    error,
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
  };
}
