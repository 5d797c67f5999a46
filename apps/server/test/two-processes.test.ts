import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import type { AnyEndpoint, Output } from '@mercadito/contracts/endpoint';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { requestOf } from '@mercadito/contracts/request';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../src/database/connection.ts';
import { testEngine } from './database/test-database.ts';
import { type OpenStream, openStreams } from './event-client.ts';
import { aHouse, runServer } from './house.ts';
import { aPendingOrder } from './orders.ts';
import { aDriver, type Person } from './people.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const ORDERS = 10;
/** DELIVERY-31, in milliseconds. */
const AT_MOST_MS = 1_000;

async function call<E extends AnyEndpoint>(
  address: string,
  endpoint: E,
  input: object,
  token: string,
): Promise<Output<E>> {
  const { method, path, headers, body } = requestOf(endpoint, input as Record<string, unknown>);
  const answer = await fetch(address + path, {
    method,
    headers: { ...headers, authorization: `Token ${token}` },
    body: typeof body === 'string' ? body : null,
  });
  if (!answer.ok) throw new Error(`${endpoint.name} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Output<E>;
}

interface Town {
  readonly test: TestApp;
  /** Two servers that know nothing of each other but the database. */
  readonly addresses: readonly [string, string];
}

/** Two processes on one database, and a third application beside them that makes people and orders. */
async function aTownWithTwoServers(): Promise<Town> {
  const house = await aHouse();
  // One after the other: the first one makes the tables.
  const first = await runServer(house);
  const second = await runServer(house);
  const database = await openDatabase(house);
  const test = await createTestAppOn(database, house.dataDir);
  // The servers go by the real time: what was signed in long ago is over for them.
  test.clock.now = new Date();
  onTestFinished(async () => {
    await test.close();
    await database.close();
  });
  return { test, addresses: [first.address, second.address] };
}

/** Makes a change and answers how long after its answer the other side has heard; 0 where it was the first to know. */
async function delayOf(change: () => Promise<unknown>, stream: OpenStream, tag: string): Promise<number> {
  const heard = (async () => {
    for (;;) if ((await stream.nextTags()).includes(tag)) return performance.now();
  })();
  await change();
  const answered = performance.now();
  return Math.max((await heard) - answered, 0);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Round {
  readonly addressOfDriver: string;
  readonly addressOfCustomer: string;
  readonly driver: Person & { driverId: number };
}

/** A driver takes an order and brings it on one server; its customer looks on at the other. Answers both delays. */
async function bringOne(test: TestApp, { addressOfDriver, addressOfCustomer, driver }: Round): Promise<number[]> {
  const { buyer, transactionId } = await aPendingOrder(test);
  const [stream] = await openStreams(test, addressOfCustomer, [buyer]);
  if (!stream) throw new Error('No stream');
  const order = { driver_id: driver.driverId, transaction_id: transactionId };
  const make = (endpoint: AnyEndpoint, more: object = {}) =>
    delayOf(() => call(addressOfDriver, endpoint, { ...order, ...more }, driver.token), stream, 'OrdersUser');
  const read = () => call(addressOfCustomer, getOrder, { userId: buyer.userId, transactionId }, buyer.token);

  const claimed = await make(claimOrder);
  expect((await read()).status).toBe('shipped');
  const delivered = await make(finishDelivery, { delivery_successful: true, body: '' });
  expect((await read()).status).toBe('delivered');
  stream.leave();
  return [claimed, delivered];
}

describe.runIf(testEngine === 'postgres')('two processes on one database', () => {
  test('show each other’s changes live in less than a second, in both directions (DELIVERY-31)', async () => {
    const {
      test,
      addresses: [first, second],
    } = await aTownWithTwoServers();
    const driver = await aDriver(test);
    const delays: number[] = [];
    for (let round = 0; round < ORDERS; round += 1) {
      const isBack = round % 2 === 1;
      const [addressOfDriver, addressOfCustomer] = isBack ? [second, first] : [first, second];
      delays.push(...(await bringOne(test, { addressOfDriver, addressOfCustomer, driver })));
    }
    const typical = median(delays);
    console.log(`heard ${typical.toFixed(1)} ms after the answer, ${Math.max(...delays).toFixed(1)} ms at most`);
    expect(typical).toBeLessThan(AT_MOST_MS);
  });
});
