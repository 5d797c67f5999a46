import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useListAssignedOrdersQuery } from '../../../entities/deliveries/active-deliveries.api.ts';
import { keptActiveDeliveries } from '../../../entities/deliveries/kept-orders.ts';
import type { Reading } from '../../../shared/ui/loaded.tsx';
import { usePendingChanges } from '../pending-changes/pending-changes.ts';
import { withPendingChanges } from '../pending-changes/with-pending-changes.ts';

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
