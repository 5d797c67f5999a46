import { listInbox, markInboxRead, setMessagePreferences } from '@mercadito/contracts/inbox';
import { setOpeningHours } from '@mercadito/contracts/opening-hours';
import { markOrdersSeen } from '@mercadito/contracts/orders/company';
import { cancelOrder } from '@mercadito/contracts/orders/tracking';
import { subscribePush } from '@mercadito/contracts/push';
import { clockOfMinutes } from '@mercadito/domain/opening-hours/day';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { tellEverybody } from '../../../test/messages.ts';
import { aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { type Device, PushService } from '../../../test/push-service.ts';
import { aShopWithAddress, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let service: PushService;
let app: TestApp;
let shop: Shop;
let device: Device;
beforeAll(async () => {
  service = await PushService.start();
  app = await createTestApp({ PUSH_HOSTS: service.host });
});
beforeEach(async () => {
  service.status = 201;
  shop = await aShopWithAddress(app);
  device = service.aDevice();
  good(await app.call(subscribePush, device.subscription, shop.token));
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

/** Has done all whose time has come. */
async function settle(): Promise<void> {
  await app.app.jobs.look();
  const due = sql`
    select from jobs.job where name in ('message.push', 'order.knock') and state < 'completed' and start_after <= now()`;
  await expect.poll(async () => (await due.execute(app.db)).rows.length, { timeout: 20_000 }).toBe(0);
}

/** So much time goes by, for what this shop was told and for what waits. */
async function pass(minutes: number): Promise<void> {
  const earlier = sql<string>`created_at - make_interval(mins => ${minutes})`;
  await app.db.updateTable('inbox_entries').set({ created_at: earlier }).where('user_id', '=', shop.userId).execute();
  await sql`update jobs.job set start_after = start_after - make_interval(mins => ${minutes}) where name = 'order.knock'`.execute(
    app.db,
  );
  await settle();
}

async function anOrder(make: typeof aPendingOrder | typeof aShippedOrder = aPendingOrder) {
  const order = await make(app, await goods(app, { company_id: shop.companyId }));
  await tellEverybody(app);
  await settle();
  return order;
}

/** Which pushes have come: 0 is the message itself. */
const knocks = () => device.delivered.map(({ message }) => message.knock ?? 0);

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const openOn = async (days: readonly number[]) => {
  const opening_hours = EVERY_DAY.map((day_no) =>
    days.includes(day_no) ? { day_no, opens: '00:00', shuts: '23:59' } : { day_no, opens: '', shuts: '' },
  );
  good(await app.call(setOpeningHours, { company_id: shop.companyId, opening_hours }, shop.token));
};

describe('a new order (MESSAGE-11)', () => {
  test('is pushed again after 2, 5 and 10 minutes, each as the next knock of one message', async () => {
    await anOrder();
    expect(knocks()).toEqual([0]);
    await pass(1);
    expect(knocks()).toEqual([0]);
    await pass(1);
    expect(knocks()).toEqual([0, 1]);
    await pass(3);
    expect(knocks()).toEqual([0, 1, 2]);
    await pass(5);
    await pass(30);
    expect(knocks()).toEqual([0, 1, 2, 3]);
    expect(new Set(device.delivered.map(({ message: { id, tag } }) => `${id} ${tag}`)).size).toBe(1);
  });

  test('that a driver has taken is still to be seen by the shop', async () => {
    await anOrder(aShippedOrder);
    await pass(2);
    expect(knocks().at(-1)).toBe(1);
  });

  test('is knocked for no more once somebody of the shop has seen it', async () => {
    const { transactionId } = await anOrder();
    await pass(2);
    const seeing = { company_id: shop.companyId, transaction_ids: [transactionId] };
    good(await app.call(markOrdersSeen, seeing, shop.token));
    await pass(10);
    expect(knocks()).toEqual([0, 1]);
  });

  test('that was cancelled is not knocked for', async () => {
    const { buyer, transactionId } = await anOrder();
    good(await app.call(cancelOrder, { transaction_id: transactionId }, buyer.token));
    await tellEverybody(app);
    await pass(2);
    expect(knocks().filter((knock) => knock > 0)).toEqual([]);
  });

  test('whose message was read is not knocked for', async () => {
    await anOrder();
    const [entry] = good(await app.call(listInbox, {}, shop.token)).results;
    good(await app.call(markInboxRead, { id: entry?.id ?? 0 }, shop.token));
    await pass(2);
    expect(knocks()).toEqual([0]);
  });

  test('is not knocked for where the owner wants no pushes of her business', async () => {
    await anOrder();
    const choices = [{ topic: 'business' as const, push: false, mail: false }];
    good(await app.call(setMessagePreferences, { choices }, shop.token));
    await pass(2);
    expect(knocks()).toEqual([0]);
  });

  test('is knocked for anew where the service did not take one', async () => {
    await anOrder();
    service.status = 503;
    await pass(2);
    service.status = 201;
    await pass(3);
    expect(knocks()).toEqual([0, 2]);
  });
});

describe('a new order of a closed shop (MESSAGE-11)', () => {
  /** Closed until in three days. */
  const close = async () => {
    const { weekday } = localTime(new Date(), app.config.timeZone);
    await openOn([((weekday + 2) % 7) + 1]);
  };
  /** Opens, and has done what waited for that. */
  const open = async () => {
    await openOn(EVERY_DAY);
    for (const name of ['message.push', 'order.knock']) {
      await sql`update jobs.job set start_after = now() where name = ${name}`.execute(app.db);
      await settle();
    }
  };
  /** On the town's clock, how many days from now and at which minute of the day a job of a name is done. */
  const timeOf = async (job: string) => {
    const { rows } = await sql<{ at: string }>`
      select max(start_after)::text as at from jobs.job where name = ${job} and state = 'created'`.execute(app.db);
    return localTime(new Date(rows[0]?.at ?? 0), app.config.timeZone);
  };
  const inThreeDays = () => localTime(new Date(Date.now() + 3 * 86_400_000), app.config.timeZone).date;

  test('is in the inbox at once, and is pushed at the opening; the knocks count from there', async () => {
    await close();
    await anOrder();
    await pass(2);
    expect(good(await app.call(listInbox, {}, shop.token)).results).toHaveLength(1);
    expect(knocks()).toEqual([]);
    expect(await timeOf('message.push')).toMatchObject({ date: inThreeDays(), minutes: 0 });
    expect(await timeOf('order.knock')).toMatchObject({ date: inThreeDays(), minutes: 2 });
    await open();
    expect(knocks()).toEqual([0, 1]);
  });

  test('rings by the hours as they are when they are changed, the knocks too', async () => {
    await close();
    await anOrder();
    await pass(2);
    expect(knocks()).toEqual([]);
    await openOn(EVERY_DAY);
    await settle();
    expect(knocks()).toEqual([0]);
    await pass(2);
    expect(knocks()).toEqual([0, 1]);
  });

  test('that waits for a later opening still waits, once', async () => {
    await sql`delete from jobs.job`.execute(app.db);
    await close();
    await anOrder();
    await close();
    await settle();
    expect(knocks()).toEqual([]);
    const waiting = sql`select from jobs.job where name in ('message.push', 'order.knock') and state = 'created'`;
    expect((await waiting.execute(app.db)).rows).toHaveLength(2);
    expect(await timeOf('message.push')).toMatchObject({ date: inThreeDays(), minutes: 0 });
  });

  test('goes before what is not urgent when its time has come', async () => {
    await sql`delete from jobs.job`.execute(app.db);
    await close();
    await anOrder();
    const waiting = sql`select priority from jobs.job where name = 'message.push' and state = 'created'`;
    expect((await waiting.execute(app.db)).rows).toEqual([{ priority: 1 }]);
  });

  test('is pushed at the opening however long the shop was closed', async () => {
    await close();
    await anOrder();
    await pass(2 * 24 * 60);
    const { minutes } = localTime(new Date(), app.config.timeZone);
    await app.db
      .updateTable('opening_days')
      .set({ closed: false, opens: clockOfMinutes(minutes), shuts: '23:59' })
      .where('company_id', '=', shop.companyId)
      .execute();
    await sql`update jobs.job set start_after = now() where name = 'message.push'`.execute(app.db);
    await settle();
    expect(knocks()).toEqual([0]);
  });

  test.each<[string, (order: Awaited<ReturnType<typeof anOrder>>) => Promise<unknown>]>([
    [
      'somebody has seen',
      ({ transactionId }) =>
        app.call(markOrdersSeen, { company_id: shop.companyId, transaction_ids: [transactionId] }, shop.token),
    ],
    [
      'was cancelled',
      ({ buyer, transactionId }) => app.call(cancelOrder, { transaction_id: transactionId }, buyer.token),
    ],
  ])('that %s before the opening rings at no time', async (_, end) => {
    await close();
    const order = await anOrder();
    await end(order);
    await tellEverybody(app);
    await open();
    expect(knocks()).toEqual([]);
  });
});
