import type { OpeningState } from '@mercadito/domain/opening-hours/next-change';

/** A business, or what belongs to one, as the wire has it. */
export interface OpeningOnTheWire {
  readonly is_open_now?: boolean | null;
  readonly next_change_at?: string | null;
}

/** Whether a business is open and when that changes, as the rules have it. */
export const openingOf = ({ is_open_now = null, next_change_at = null }: OpeningOnTheWire): OpeningState => ({
  isOpenNow: is_open_now,
  nextChangeAt: next_change_at,
});
