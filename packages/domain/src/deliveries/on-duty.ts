import { dailyHours, minutesLeft } from '../opening-hours/day.ts';
import { type Driver, isDriverAvailable } from './driver.ts';

/** Whether a driver is at work: available, and within the hours they have given, which may run past midnight (MESSAGE-4). */
export function isOnDuty(
  driver: Pick<Driver, 'availability'> & { readonly start: string | null; readonly end: string | null },
  minutes: number,
): boolean {
  if (!isDriverAvailable(driver)) return false;
  const hours = dailyHours(driver.start, driver.end);
  return hours === null || minutesLeft(hours, minutes) > 0;
}
