import { addDays, instantOfLocal, localTime } from '@mercadito/domain/opening-hours/local-time';
import { createRandom, type Random } from '../pictures/random.ts';

/** How an order of the demo comes to its end, or where it stands. */
export type Ending =
  | 'delivered'
  | 'cancelled'
  | 'item missing'
  | 'declined'
  | 'failed'
  | 'delivered later'
  | 'requeued'
  | 'pending'
  | 'shipped';

/** One order as it is to be: who places it is chosen by whoever fills. */
export interface PlannedOrder {
  readonly placedAt: Date;
  readonly ending: Ending;
}

const DAYS = 35;
const MINUTE_MS = 60_000;
/** No order takes longer from its first to its last step. */
const LONGEST_DELIVERY_MINUTES = 180;

/** Orders of a day of the week, Monday first: people order when they are at home, and before they have company. */
const ORDERS_BY_WEEKDAY = [2, 3, 3, 4, 6, 7, 4] as const;

/** When they order: before the meal and after work, as shares of a day from 8 on. */
const HOURS = [8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 14, 16, 17, 17, 18, 18, 18, 19, 19] as const;

const OTHER_ENDINGS = ['cancelled', 'item missing', 'declined', 'delivered later'] as const satisfies readonly Ending[];
const SHARE_DELIVERED = 0.8;

/** What was ordered and came to its end today, oldest first. */
const OVER_TODAY = ['delivered', 'delivered', 'cancelled', 'delivered', 'failed', 'item missing'] as const;

/** What waits or is on its way, and since how many minutes. */
const OPEN = [
  ['requeued', 200],
  ['pending', 96],
  ['pending', 74],
  ['pending', 52],
  ['shipped', 45],
  ['pending', 21],
  ['pending', 4],
] as const satisfies readonly (readonly [Ending, number])[];

/**
 * Five weeks of a town's orders, oldest first, the last ones of this very day: the same for the same day.
 * @param now when the demo is filled
 * @param timeZone the town's: its weekdays and hours are meant
 */
export function planOrders(now: Date, timeZone: string): PlannedOrder[] {
  const random = createRandom('orders');
  const today = localTime(now, timeZone).date;
  const before = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS)).flatMap((date) =>
    planDay(random, date, timeZone),
  );
  return [...before, ...planToday(now, today, timeZone)].sort(
    (one, other) => one.placedAt.getTime() - other.placedAt.getTime(),
  );
}

function planDay(random: Random, date: string, timeZone: string): PlannedOrder[] {
  const { weekday } = localTime(instantOfLocal(date, 12 * 60, timeZone), timeZone);
  const count = (ORDERS_BY_WEEKDAY[weekday - 1] ?? 3) + random.pick([-1, 0, 0, 1]);
  return Array.from({ length: count }, () => {
    const minutes = random.pick(HOURS) * 60 + random.whole(0, 59);
    return {
      placedAt: instantOfLocal(date, minutes, timeZone),
      ending: random.chance(SHARE_DELIVERED) ? 'delivered' : random.pick(OTHER_ENDINGS),
    };
  });
}

/** What is over was ordered since this morning or, where the day is too young for that, last evening. */
function planToday(now: Date, today: string, timeZone: string): PlannedOrder[] {
  const latest = now.getTime() - LONGEST_DELIVERY_MINUTES * MINUTE_MS;
  const morning = instantOfLocal(today, 8 * 60, timeZone).getTime();
  const isTooEarly = latest < morning + 60 * MINUTE_MS;
  const evening = instantOfLocal(addDays(today, -1), 17 * 60, timeZone).getTime();
  const [from, until] = isTooEarly ? [evening, evening + 180 * MINUTE_MS] : [morning, latest];
  const over = OVER_TODAY.map((ending, at) => ({
    ending,
    placedAt: new Date(from + ((until - from) * at) / OVER_TODAY.length),
  }));
  const open = OPEN.map(([ending, minutes]) => ({ ending, placedAt: new Date(now.getTime() - minutes * MINUTE_MS) }));
  return [...over, ...open];
}
