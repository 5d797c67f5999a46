import { type Driver, isDriverAvailable } from './driver.ts';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether a driver is at work: available, and within the hours they have given, which may run past midnight (MESSAGE-4). */
export function isOnDuty(
  driver: Pick<Driver, 'availability'> & { readonly start: string | null; readonly end: string | null },
  minutes: number,
): boolean {
  if (!isDriverAvailable(driver)) return false;
  if (driver.start === null || driver.end === null) return true;
  const [from, to] = [minutesOf(driver.start), minutesOf(driver.end)];
  return from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}
