import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { isDriverAvailable } from '@mercadito/domain/deliveries/driver';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { useGetDriverProfileQuery, useSetDriverAvailabilityMutation } from './driver.api.ts';
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

export const isOnDuty = (profile: DriverProfile): boolean =>
  isDriverAvailable({ availability: profile.settings.availability_status });

interface Availability {
  /** Null for an Admin who does not drive, and until it is known. */
  readonly profile: DriverProfile | null;
  readonly isOn: boolean;
  readonly isChanging: boolean;
  /** Why the last change was not made. */
  readonly failure: unknown;
  readonly set: (isOn: boolean) => void;
}

/** Whether the driver is on duty, and how that is changed: one change at a time, wherever it is tapped (DELIVERY-28). */
export function useAvailability(): Availability {
  const { profile } = useDriver();
  const [change, { isLoading, error }] = useSetDriverAvailabilityMutation({ fixedCacheKey: 'availability' });
  const set = (isOn: boolean) => {
    if (isLoading || !profile) return;
    void change({
      user_id: profile.user,
      driver_id: profile.id,
      availability_status: isOn ? 'available' : 'unavailable',
    });
  };
  return { profile, isOn: profile !== null && isOnDuty(profile), isChanging: isLoading, failure: error, set };
}
