import type { DriverCash } from '@mercadito/contracts/cash/driver';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetDriverCashQuery } from '../../../entities/cash/cash.api.ts';
import { keptCash } from '../../../entities/cash/kept-cash.ts';
import type { Reading } from '../../../shared/ui/loaded.tsx';

/** What a driver holds; without network as it was last read on this device. */
export function useDriverCash(driverId: number | null): Reading<DriverCash> {
  const query = useGetDriverCashQuery(driverId === null ? skipToken : { driver_id: driverId });
  const kept = useMemo(() => (driverId === null ? null : keptCash(driverId)), [driverId]);
  const { currentData } = query;
  return {
    ...query,
    currentData: currentData ?? kept?.cash,
    fulfilledTimeStamp: currentData ? query.fulfilledTimeStamp : kept?.readAt,
  };
}
