import { listActivity } from '@mercadito/contracts/activity';
import { getCart } from '@mercadito/contracts/cart';
import { getCompany, listCompanies } from '@mercadito/contracts/companies';
import type { Input } from '@mercadito/contracts/endpoint';
import { getOpeningHours, pauseToday, setOpeningDates, setOpeningHours } from '@mercadito/contracts/opening-hours';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getProduct } from '@mercadito/contracts/products';
import { clockOfMinutes } from '@mercadito/domain/opening-hours/day';
import { openingStateAt } from '@mercadito/domain/opening-hours/next-change';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aCustomer, anAdmin } from '../../../test/people.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { dayOfRow, isOpenAt, OPENING_DAYS } from './week.ts';

// It is Wednesday, 10 June 2026, ten o'clock, in the town, six hours behind UTC.
const NOW = new Date('2026-06-10T16:00:00.000Z');
const WEEKDAYS = [1, 2, 3, 4, 5].map((day_no) => ({ day_no, opens: '09:00', shuts: '18:00' }));
const TOMORROW_AT_NINE = '2026-06-11T15:00:00.000Z';
const MISSING = { opens: '', shuts: '', break_start: '', break_end: '' };

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = NOW;
  shop = await aShop(app);
  good(await app.call(setOpeningHours, { company_id: shop.companyId, opening_hours: WEEKDAYS }, shop.token));
});

const at = (instant: string) => {
  app.clock.now = new Date(instant);
};
const pause = (is_paused: boolean, { companyId, token } = shop) =>
  app.call(pauseToday, { companyId, is_paused }, token);
type Dates = Input<typeof setOpeningDates>['dates'];
const setDates = (dates: Dates, updated_at?: string) =>
  app.call(setOpeningDates, { companyId: shop.companyId, dates, updated_at }, shop.token);
const hours = async () => good(await app.call(getOpeningHours, { companyId: shop.companyId }));
const isListedOpen = async () => {
  const { results } = good(await app.call(listCompanies, { open_now: true }));
  return results.some(({ _id }) => _id === shop.companyId);
};

describe('a shop that is paused for today', () => {
  test('is closed for everybody until it next opens, and its week stays (HOURS-12)', async () => {
    const before = await hours();
    expect(before).toMatchObject({ is_open_now: true, closed_today: null });
    const closed = { is_open_now: false, next_change_at: TOMORROW_AT_NINE, closed_today: 'pause' };
    expect(good(await pause(true))).toMatchObject({ ...closed, days: before.days, updated_at: before.updated_at });
    expect(good(await app.call(getCompany, { companyId: shop.companyId }))).toMatchObject(closed);
    expect(await isListedOpen()).toBe(false);
    at('2026-06-11T14:59:00.000Z');
    expect(await hours()).toMatchObject({ is_open_now: false, closed_today: null });
    at(TOMORROW_AT_NINE);
    expect(await hours()).toMatchObject({ is_open_now: true, closed_today: null });
    expect(await isListedOpen()).toBe(true);
  });

  test("has its goods ordered as a closed shop's", async () => {
    const id = await goods(app, { company_id: shop.companyId });
    const buyer = await aFullCart(app, id);
    good(await pause(true));
    const closed = { is_open_now: false, next_change_at: TOMORROW_AT_NINE };
    expect(good(await app.call(getProduct, { id }))).toMatchObject(closed);
    const { cart } = good(await app.call(getCart, { userId: buyer.userId }, buyer.token));
    expect(cart).toMatchObject([{ company: closed }]);
    expect((await app.call(createOrder, checkout(buyer), buyer.token)).status).toBe(201);
  });

  test('is open again at once when that is taken back; doing either twice changes nothing', async () => {
    good(await pause(true));
    good(await pause(true));
    expect(good(await pause(false))).toMatchObject({ is_open_now: true, closed_today: null });
    good(await pause(false));
    const admin = await anAdmin(app);
    const { results } = good(await app.call(listActivity, {}, admin.token));
    const mine = results.filter(({ kind, company }) => kind === 'changeHours' && company?.id === shop.companyId);
    expect(mine.map(({ before, after }) => [before?.paused, after?.paused])).toEqual([
      ['2026-06-10', null],
      [null, '2026-06-10'],
    ]);
  });

  test('was paused on a day that is over, and can be paused again, from before it opens', async () => {
    await app.db.insertInto('opening_pauses').values({ company_id: shop.companyId, date: '2026-06-09' }).execute();
    at('2026-06-10T12:00:00.000Z');
    const opensToday = { is_open_now: false, next_change_at: '2026-06-10T15:00:00.000Z', closed_today: null };
    expect(await hours()).toMatchObject(opensToday);
    expect(good(await pause(true))).toMatchObject({ next_change_at: TOMORROW_AT_NINE, closed_today: 'pause' });
    expect(good(await pause(false))).toMatchObject(opensToday);
  });

  test('has hours, and is paused by its owner or an Admin alone', async () => {
    const fresh = await aShop(app);
    expect(await pause(true, fresh)).toMatchObject({ status: 409, body: { code: 'no_hours' } });
    const [customer, admin] = [await aCustomer(app), await anAdmin(app)];
    expect((await pause(true, { ...shop, token: customer.token })).status).toBe(403);
    expect((await pause(true, { ...shop, token: fresh.token })).status).toBe(403);
    expect((await pause(true, { ...shop, token: admin.token })).status).toBe(200);
    expect((await pause(true, { ...shop, companyId: 999_999, token: admin.token })).status).toBe(404);
  });
});

describe('days by date', () => {
  const SPECIAL = { ...MISSING, date: '2026-06-12', opens: '10:00', shuts: '13:00' };
  const HOLIDAY = { ...MISSING, date: '2026-06-10' };

  test('are a holiday, or have other hours than their weekday, and are listed until they are over (HOURS-11)', async () => {
    expect(good(await setDates([SPECIAL, HOLIDAY]))).toMatchObject({
      is_open_now: false,
      next_change_at: TOMORROW_AT_NINE,
      closed_today: 'holiday',
      dates: [
        { date: '2026-06-10', closed: true, schedule: [], break: [] },
        { date: '2026-06-12', closed: false, schedule: [{ opens: '10:00', shuts: '13:00' }], break: [] },
      ],
    });
    expect(await isListedOpen()).toBe(false);
    at('2026-06-12T18:00:00.000Z');
    expect(await hours()).toMatchObject({ is_open_now: true, next_change_at: '2026-06-12T19:00:59.999Z' });
    expect((await hours()).dates).toHaveLength(1);
    at('2026-06-12T20:00:00.000Z');
    expect(await isListedOpen()).toBe(false);
    at('2026-06-19T20:00:00.000Z');
    expect(await hours()).toMatchObject({ is_open_now: true, dates: [] });
  });

  test('stay when the week is edited, and are paused over', async () => {
    good(await setDates([{ ...SPECIAL, date: '2026-06-10' }]));
    good(
      await app.call(setOpeningHours, { company_id: shop.companyId, opening_hours: WEEKDAYS.slice(0, 1) }, shop.token),
    );
    expect(await hours()).toMatchObject({ is_open_now: true, next_change_at: '2026-06-10T19:00:59.999Z' });
    expect(good(await pause(true))).toMatchObject({ is_open_now: false, closed_today: 'pause' });
    expect(good(await pause(false))).toMatchObject({ is_open_now: true, next_change_at: '2026-06-10T19:00:59.999Z' });
  });

  test.each([
    ['dates.0.date', 'This day is over', [{ ...MISSING, date: '2026-06-09' }]],
    ['dates.0.date', 'Is more than two years ahead', [{ ...MISSING, date: '2028-06-14' }]],
    ['dates.1.date', 'Has the same date twice', [HOLIDAY, HOLIDAY]],
    ['dates.0.opens', 'Make sure opens is before shuts', [{ ...SPECIAL, opens: '14:00' }]],
  ])('are refused on %s: %s', async (field, text, dates) => {
    const { status, body } = await setDates(dates);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: expect.arrayContaining([text]) } });
  });

  test('are not set over hours that somebody has changed since, nor without a week', async () => {
    const { updated_at } = await hours();
    app.clock.now = new Date(NOW.getTime() + 1_000);
    expect((await setDates([HOLIDAY], updated_at ?? undefined)).status).toBe(200);
    const late = await setDates([], updated_at ?? undefined);
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    shop = await aShop(app);
    expect(await setDates([HOLIDAY])).toMatchObject({ status: 409, body: { code: 'no_hours' } });
  });
});

interface Times {
  readonly opens: string | null;
  readonly shuts: string | null;
  readonly break_start: string | null;
  readonly break_end: string | null;
}
interface Hours {
  readonly days: readonly { weekday: number; closed: boolean; times: Times }[];
  readonly dates: readonly { date: string; times: Times }[];
  readonly pause: string | null;
}

const minute = fc.nat(24 * 60 - 1);
const times: fc.Arbitrary<Times> = fc.uniqueArray(minute, { minLength: 4, maxLength: 4 }).map((all) => {
  const [opens, break_start, break_end, shuts] = all.toSorted((one, other) => one - other).map(clockOfMinutes);
  return { opens: opens ?? null, shuts: shuts ?? null, break_start: break_start ?? null, break_end: break_end ?? null };
});
const NO_TIMES: Times = { opens: null, shuts: null, break_start: null, break_end: null };
const date = fc.constantFrom('2026-06-08', '2026-06-09', '2026-06-10', '2026-06-11', '2026-06-14');
const aWeek: fc.Arbitrary<Hours> = fc.record({
  days: fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), closed: fc.boolean(), times }), {
    selector: ({ weekday }) => weekday,
    minLength: 1,
    maxLength: 7,
  }),
  dates: fc.uniqueArray(fc.record({ date, times: fc.option(times, { nil: NO_TIMES }) }), {
    selector: ({ date: on }) => on,
    maxLength: 3,
  }),
  pause: fc.option(date, { nil: null }),
});

test('the database finds open what the one rule finds open, with days by date and pauses (HOURS-10)', async () => {
  await app.db.deleteFrom('companies').execute();
  const shops = await Promise.all(Array.from({ length: 12 }, () => aShop(app)));
  const agrees = async (weeks: readonly Hours[], instants: readonly Date[]) => {
    for (const table of ['opening_days', 'opening_dates', 'opening_pauses'] as const)
      await app.db.deleteFrom(table).execute();
    for (const [index, { days, dates, pause: paused }] of weeks.entries()) {
      const company_id = shops[index]?.companyId ?? 0;
      const ofDays = days.map(({ weekday, closed, times: own }) => ({ company_id, weekday, closed, ...own }));
      await app.db.insertInto('opening_days').values(ofDays).execute();
      const ofDates = dates.map(({ date: on, times: own }) => ({ company_id, date: on, ...own }));
      if (ofDates.length > 0) await app.db.insertInto('opening_dates').values(ofDates).execute();
      if (paused) await app.db.insertInto('opening_pauses').values({ company_id, date: paused }).execute();
    }
    const stored = await app.db
      .selectFrom('companies')
      .select(['id', OPENING_DAYS.as('days')])
      .execute();
    for (const instant of instants) {
      const open = await app.db
        .selectFrom('companies')
        .select('id')
        .where(isOpenAt('companies.id', instant, app.config.timeZone))
        .execute();
      const meant = stored.filter(
        ({ days }) => openingStateAt(days.map(dayOfRow), instant, app.config.timeZone).isOpenNow === true,
      );
      expect(open.map(({ id }) => id).toSorted()).toEqual(meant.map(({ id }) => id).toSorted());
    }
  };
  const instant = fc.date({
    min: new Date('2026-06-08T00:00:00Z'),
    max: new Date('2026-06-16T00:00:00Z'),
    noInvalidDate: true,
  });
  const weeks = fc.array(aWeek, { minLength: 12, maxLength: 12 });
  const instants = fc.array(instant, { minLength: 10, maxLength: 10 });
  await fc.assert(fc.asyncProperty(weeks, instants, agrees), { numRuns: 8 });
});
