import type { ShopCashAnswer } from '@mercadito/contracts/cash/shop';
import { joinWords } from '@mercadito/domain/join-words';
import { fromCents } from '@mercadito/domain/money/minor-units';
import { addDays, instantOfLocal, localTime } from '@mercadito/domain/opening-hours/local-time';
import type { Town } from '@mercadito/domain/town/town';
import type { Db } from '../../database/connection.ts';
import { listPayments, sumBrought } from './shop-cash.queries.ts';
import { sumOpenDues } from './shop-dues.queries.ts';

const DAYS = 31;
const SHOWN_PAYMENTS = 20;

interface Asked {
  readonly companyId: number;
  readonly town: Pick<Town, 'timeZone' | 'driversPayShops'>;
  readonly now: Date;
}

/** What a business has and has not been paid, by day and driver (CASH-9). */
export async function showShopCash(db: Db, { companyId, town, now }: Asked): Promise<ShopCashAnswer> {
  const today = localTime(now, town.timeZone).date;
  const since = instantOfLocal(addDays(today, 1 - DAYS), 0, town.timeZone);
  const days = await sumBrought(db, companyId, since, town.timeZone);
  const payments = await listPayments(db, companyId, SHOWN_PAYMENTS);
  return {
    today,
    drivers_pay_shops: town.driversPayShops,
    owed: fromCents(await sumOpenDues(db, companyId)),
    days: days.map(({ date, driver_id, orders, ...day }) => ({
      ...{ date, driver_id, orders },
      driver_name: joinWords(day.first_name, day.last_name),
      sold: fromCents(day.owed_cents),
      paid: fromCents(day.paid_cents),
      owed: fromCents(day.owed_cents - day.paid_cents),
    })),
    payments: payments.map(({ id, paid_at, cents, driver_id, orders, ...by }) => ({
      ...{ id, paid_at, orders },
      amount: fromCents(cents),
      by_driver: driver_id !== null,
      name: joinWords(by.first_name, by.last_name),
    })),
  };
}
