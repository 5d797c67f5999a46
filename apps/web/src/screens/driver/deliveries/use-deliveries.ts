import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetDeliveryOrderQuery, useListAssignedOrdersQuery } from '../../../entities/deliveries/deliveries.api.ts';
import { keptActiveDeliveries, keptOrderOf } from '../../../entities/deliveries/kept-orders.ts';
import { isUndecided } from '../../../shared/api/api-error.ts';
import type { Reading } from '../../../shared/ui/loaded.tsx';
import { usePendingChanges, withPendingChanges } from '../pending-changes/pending-changes.ts';

/** A driver's active deliveries, oldest first; without network as they were last read on this device. */
export function useActiveDeliveries(driverId: number | null): Reading<readonly DeliveryOrder[]> {
  const query = useListAssignedOrdersQuery(driverId === null ? skipToken : { driverId });
  const kept = useMemo(() => (driverId === null ? null : keptActiveDeliveries(driverId)), [driverId]);
  const { currentData } = query;
  const pending = usePendingChanges(driverId);
  return {
    ...query,
    currentData: (currentData?.results ?? kept?.orders)?.map((order) => withPendingChanges(order, pending)),
    fulfilledTimeStamp: currentData ? query.fulfilledTimeStamp : kept?.readAt,
  };
}

/** One order as its driver has left it; while the server says nothing of it, as it was last read on this device. */
export function useDeliveryOrder(driverId: number | null, transactionId: string): Reading<DeliveryOrder> {
  const who = driverId === null ? {} : { driver_id: driverId };
  const query = useGetDeliveryOrderQuery({ ...who, current_order: transactionId });
  const kept = useMemo(
    () => (driverId === null ? null : keptOrderOf(driverId, transactionId)),
    [driverId, transactionId],
  );
  const { currentData, error } = query;
  // A definite no, 404 above all, outweighs what is remembered.
  const isRefused = error !== undefined && !isUndecided(error);
  const remembered = isRefused ? null : kept;
  const pending = usePendingChanges(driverId);
  const order = isRefused ? undefined : (currentData ?? remembered?.order);
  return {
    ...query,
    currentData: order && withPendingChanges(order, pending),
    fulfilledTimeStamp: currentData ? query.fulfilledTimeStamp : remembered?.readAt,
  };
}
