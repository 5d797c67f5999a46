import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { useGetDriverProfileQuery } from './driver.api.ts';
import { keptProfile } from './kept-orders.ts';

interface DriverState {
  /** Null for an Admin who does not drive. */
  readonly driverId: number | null;
  readonly profile: DriverProfile | null;
}

/** The signed-in person as a driver; without network as last seen on this device. */
export function useDriver(): DriverState {
  const { user } = useSession();
  const driverId = user?.driver_id ?? null;
  const { currentData } = useGetDriverProfileQuery(user && driverId !== null ? { userId: user.id } : skipToken);
  const kept = useMemo(() => (driverId === null ? null : keptProfile(driverId)), [driverId]);
  return { driverId, profile: currentData ?? kept };
}
