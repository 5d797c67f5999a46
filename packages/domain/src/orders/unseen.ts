const UNSEEN_MS = 10 * 60_000;

export type UnseenPart = {
  /** Null while nobody of the business has seen the order; an older server does not tell. */
  readonly seen_at?: string | null | undefined;
  /** From when on its waiting counts (`countsFrom`). */
  readonly counts_from?: string | undefined;
};

/** Whether a business is to be called: for ten minutes of being open nobody there has seen the order (ORDER-16). */
export const isUnseenTooLong = ({ seen_at, counts_from }: UnseenPart, isOpenNow: boolean | null, now: Date): boolean =>
  seen_at === null &&
  counts_from !== undefined &&
  isOpenNow !== false &&
  now.getTime() - Date.parse(counts_from) >= UNSEEN_MS;
