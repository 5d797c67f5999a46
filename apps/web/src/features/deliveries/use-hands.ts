import type { DeliveryOrder } from '@mercadito/contracts/deliveries';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useListAssignedOrdersQuery } from './deliveries.api.ts';
import { keptHands } from './kept-orders.ts';

interface Hands {
  /** Oldest first; null until known. */
  readonly orders: readonly DeliveryOrder[] | null;
  readonly readAt: number | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly reload: () => void;
}

/** The orders a driver has in hand; without network as they were last read on this device. */
export function useHands(driverId: number | null): Hands {
  const query = useListAssignedOrdersQuery(driverId === null ? skipToken : { driverId });
  const kept = useMemo(() => (driverId === null ? null : keptHands(driverId)), [driverId]);
  const { currentData, error } = query;
  return {
    orders: currentData?.results ?? kept?.orders ?? null,
    readAt: currentData ? query.fulfilledTimeStamp : kept?.readAt,
    error,
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
  };
}
