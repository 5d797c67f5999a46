import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { useEffect, useEffectEvent } from 'react';
import { byServerClock } from '../../shared/clock/server-clock.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useSite } from '../../shared/site/use-site.tsx';

interface ReadOfToday {
  readonly fulfilledTimeStamp?: number | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Whether what was read is of today: sums of yesterday are none of today's, and left open over midnight it is read again. */
export function useReadToday({ fulfilledTimeStamp: readAt, isFetching, refetch }: ReadOfToday): boolean {
  const now = useNow();
  const { time_zone } = useSite();
  const dateOf = (at: Date) => localTime(at, time_zone).date;
  const today = dateOf(now);
  const isOfToday = readAt !== undefined && dateOf(new Date(byServerClock(readAt))) === today;
  const isRead = readAt !== undefined;
  const readAgain = useEffectEvent(() => {
    // What is kept on the device is shown while it is asked for anyway, before the library takes another asking.
    if (readAt !== undefined && !isOfToday && !isFetching) void refetch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is the reason, or what is come back to
  useEffect(() => readAgain(), [today, isRead]);
  return isOfToday;
}
