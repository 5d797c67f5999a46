import { useDates } from '../../shared/format/use-dates.ts';

/** The last day of a membership or a plan, in words, from the instant at which it ends. */
export function useLastDay(): (until: string) => string {
  const { date } = useDates();
  return (until) => date(new Date(Date.parse(until) - 1).toISOString());
}
