import { addDays, instantOfLocal, localTime } from '../opening-hours/local-time.ts';
import { ALLOWED, refuse, type Verdict } from '../verdict.ts';

/** For how many days somebody may take it back that their account is deleted (PRIVACY-3). */
const DAYS_TO_UNDO = 7;
/** When in the town's night accounts fall due, in minutes: shortly before the job that deletes them comes, by whichever clock. */
const DUE = 4 * 60 + 30;

/** What of a person others still wait for. */
export interface OpenMatters {
  readonly isLastAdmin: boolean;
  /** Orders of theirs that have not ended. */
  readonly ordered: number;
  /** Orders that they are bringing. */
  readonly inHand: number;
  /** Cash that they hold as drivers, a hand-in that nobody has accepted, or what is owed to their business or by it. */
  readonly hasCash: boolean;
  /** A business of theirs that no Admin has closed, or that still has orders in hand. */
  readonly hasOpenBusiness: boolean;
}

export type DeletionRefusal =
  | 'last_admin'
  | 'has_open_orders'
  | 'has_orders_in_hand'
  | 'has_open_cash'
  | 'has_open_business';

/** Whether an account may be deleted: not while somebody still waits for its person (PRIVACY-2). */
export function canDeleteAccount(open: OpenMatters): Verdict<DeletionRefusal> {
  if (open.isLastAdmin) return refuse('last_admin');
  if (open.ordered > 0) return refuse('has_open_orders');
  if (open.inHand > 0) return refuse('has_orders_in_hand');
  if (open.hasCash) return refuse('has_open_cash');
  if (open.hasOpenBusiness) return refuse('has_open_business');
  return ALLOWED;
}

/** When an account is deleted that its person asks to be deleted now: the first night of the town after a week, on the day that is told. */
export function deletionTime(now: Date, timeZone: string): Date {
  const week = new Date(now.getTime() + DAYS_TO_UNDO * 86_400_000);
  const { date } = localTime(week, timeZone);
  const due = instantOfLocal(date, DUE, timeZone);
  return due >= week ? due : instantOfLocal(addDays(date, 1), DUE, timeZone);
}

/** Whether an account's time has come: no longer where its person has taken it back (null). */
export const isDeletionDue = (at: Date | null, now: Date): boolean => at !== null && at <= now;
