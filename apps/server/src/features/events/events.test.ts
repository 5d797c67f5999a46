import { logout } from '@mercadito/contracts/accounts';
import { claimOrder, listQueuedOrders } from '@mercadito/contracts/deliveries';
import { createOrder } from '@mercadito/contracts/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heardBy, listen, openStream, openStreams } from '../../../test/event-client.ts';
import { aFullCart, aPendingOrder, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { publish } from '../../platform/events.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app.app);
});
afterAll(() => app.close());

const mark = () => publish(app.db, 'everybody', ['WeekDays']);

describe('the stream of events', () => {
  test('is a private stream that nobody keeps', async () => {
    const { token } = await aCustomer(app);
    const { response, leave } = await openStream(address, token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    leave();
  });

  test('is for people who are signed in', async () => {
    expect((await fetch(`${address}/api/events/`)).status).toBe(401);
    const headers = { authorization: 'Token this-is-not-a-token-of-anybody' };
    expect((await fetch(`${address}/api/events/`, { headers })).status).toBe(401);
  });

  test('tells the customer and the driver when an order is claimed, and other customers nothing', async () => {
    const { buyer, transactionId } = await aPendingOrder(app);
    const [driver, other] = [await aDriver(app), await aCustomer(app)];
    const streams = await openStreams(app, address, [buyer, driver, other]);
    const claim = { driver_id: driver.driverId, transaction_id: transactionId };
    expect((await app.call(claimOrder, claim, driver.token)).status).toBe(200);
    const [buyers, drivers, others] = await heardBy(app, streams);
    expect(buyers).toEqual(['OrdersUser']);
    expect(drivers).toEqual(['Driver', 'OrderQueue']);
    expect(others).toEqual([]);
    for (const stream of streams) stream.leave();
  });

  test('tells drivers and Admins of a new order by tag alone; the data comes by the redacted call', async () => {
    const buyer = await aFullCart(app);
    const [driver, admin] = [await aDriver(app), await anAdmin(app)];
    const streams = await openStreams(app, address, [buyer, driver, admin]);
    await app.call(createOrder, checkout(buyer), buyer.token);
    const [buyers, drivers, admins] = await heardBy(app, streams);
    expect(buyers).toEqual(['Cart', 'OrdersUser']);
    expect(drivers).toEqual(['OrderQueue']);
    expect(admins).toEqual(['OrderQueue', 'Orders']);
    expect((await app.call(listQueuedOrders, {}, driver.token)).body.count).toBeGreaterThan(0);
    for (const stream of streams) stream.leave();
  });

  test('says nothing of what was refused', async () => {
    const buyer = await aFullCart(app);
    const streams = await openStreams(app, address, [buyer]);
    await app.call(createOrder, { ...checkout(buyer), expected_total: 1 }, buyer.token);
    expect(await heardBy(app, streams)).toEqual([[]]);
    for (const stream of streams) stream.leave();
  });

  test('ends when its person has signed out', async () => {
    const { token, userId } = await aCustomer(app);
    const stream = await openStream(address, token);
    await app.call(logout, {}, token);
    await publish(app.db, { user: userId }, ['Account']);
    expect(await stream.ended()).toContain('"Account"');
  });

  test('ends when its person has become somebody else', async () => {
    const { token, userId } = await aCustomer(app);
    const stream = await openStream(address, token);
    await app.db.updateTable('users').set({ role: 'Admin' }).where('id', '=', userId).execute();
    await publish(app.db, { user: userId }, ['Account']);
    expect(await stream.ended()).toContain('"Account"');
  });

  test('is open six times a person; a seventh ends the first', async () => {
    const { token } = await aCustomer(app);
    const streams = [];
    for (let at = 0; at < 7; at += 1) streams.push(await openStream(address, token));
    await streams[0]?.ended();
    await mark();
    expect(await streams[1]?.nextTags()).toEqual(['WeekDays']);
    for (const stream of streams) stream.leave();
  });

  test('ends with the application', async () => {
    const other = await createTestApp();
    const { token } = await aCustomer(other);
    const stream = await openStream(await listen(other.app), token);
    const ended = stream.ended();
    await other.close();
    expect(await ended).toContain('event: ready');
  });
});
