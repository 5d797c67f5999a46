import type { CacheTag } from '@mercadito/domain/events/domain-event';
import { addDays, localTime } from '@mercadito/domain/opening-hours/local-time';
import { isOpenByClock, type OpeningState } from '@mercadito/domain/opening-hours/next-change';
import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { useAppDispatch } from '../api/store-hooks.ts';
import { useNow } from '../hooks/use-now.ts';

/** A business, or what belongs to one, as the wire has it. */
export interface OpeningOnTheWire {
  readonly is_open_now?: boolean | null | undefined;
  readonly next_change_at?: string | null | undefined;
}

/** Whether a business is open and when that changes, as the rules have it. */
export const openingOf = ({ is_open_now = null, next_change_at = null }: OpeningOnTheWire): OpeningState => ({
  isOpenNow: is_open_now,
  nextChangeAt: next_change_at,
});

/** How a change of opening is told: by the time alone today, by the word tomorrow, by the weekday after that. */
type ChangeDay = 'today' | 'tomorrow' | 'later';

/** On which of the towns' days, seen from now, a change falls. */
export function dayOfChange(changeAt: string, now: Date, timeZone: string): ChangeDay {
  const { date } = localTime(now, timeZone);
  const changeDate = localTime(new Date(changeAt), timeZone).date;
  if (changeDate === date) return 'today';
  return changeDate === addDays(date, 1) ? 'tomorrow' : 'later';
}

/** What says whether a business is open, and until when. */
const OPENINGS: readonly CacheTag[] = ['WeekDays'];

/** Shops open again at the same minute: not every phone asks in its first second. */
const SPREAD_MS = 20_000;

/** Those whose page is about to be read again, by their store. */
const waiting = new WeakSet<object>();

/**
 * Reads again, once, what the page shows of opening hours when the change that was known of has passed: what comes after it, as
 * after lunch, only the server knows (HOURS-4).
 */
export function useReadAgainAfter(changeAt: string | null, now: Date): void {
  const dispatch = useAppDispatch();
  const passed = changeAt !== null && Date.parse(changeAt) <= now.getTime() ? changeAt : null;
  useEffect(() => {
    if (passed === null || waiting.has(dispatch)) return;
    waiting.add(dispatch);
    setTimeout(() => {
      waiting.delete(dispatch);
      dispatch(api.util.invalidateTags([...OPENINGS]));
    }, Math.random() * SPREAD_MS);
  }, [passed, dispatch]);
}

/** Whether a business is closed, by the clock, as what rings asks; false where nobody says, and for one without hours. */
export function useIsClosed(business: OpeningOnTheWire | undefined): boolean {
  const now = useNow();
  useReadAgainAfter(business?.next_change_at ?? null, now);
  return business !== undefined && isOpenByClock(openingOf(business), now) === false;
}
