import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { requestOf } from '@mercadito/contracts/request';
import { getSettings } from '@mercadito/contracts/settings';
import { getTown, updateTown } from '@mercadito/contracts/town';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startCaddy } from '../../../scripts/lib/caddy.ts';
import { canHave } from '../../../scripts/lib/install.ts';
import { openDatabase } from '../src/database/connection.ts';
import { testEngine } from './database/test-database.ts';
import { aHouse, runServer, startIn } from './house.ts';
import { aFullCart, checkout } from './orders.ts';
import { anAdmin } from './people.ts';
import { good } from './shops.ts';
import { createTestAppOn } from './test-app.ts';

// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const DOCTOR = new URL('../src/commands/doctor.ts', import.meta.url);

/** A town with a database and a process of its own, its Admin, and somebody with a full cart. */
async function aTown(name: string) {
  const house = await aHouse();
  const database = await openDatabase(house);
  const app = await createTestAppOn(database, house.dataDir);
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  // The process goes by the real time.
  app.clock.now = new Date();
  const admin = await anAdmin(app);
  const { town } = good(await app.call(getTown, {}, admin.token));
  good(await app.call(updateTown, { ...town, product_name: name, brand_name: `Mercado ${name}` }, admin.token));
  const buyer = await aFullCart(app);
  const { address } = await runServer(house);
  return { name, house, buyer, host: `${name.toLowerCase()}.localhost`, address };
}

describe.runIf(testEngine === 'postgres' && canHave('caddy'))(
  "three towns on one PostgreSQL, behind Debian's Caddy by their names",
  () => {
    test('each shows its own name, and neither an order nor a session of one is any of another (docs/scaling.md)', async () => {
      const towns = [];
      for (const name of ['Galeana', 'Ascension', 'Janos']) towns.push(await aTown(name));
      const [first, ...others] = towns;
      if (!first) throw new Error('There is no town');
      const caddy = await startCaddy([first.address], {
        names: [first.host],
        towns: Object.fromEntries(others.map(({ host, address }) => [host, [address]])),
      });
      onTestFinished(caddy.stop);

      /** As a browser calls that has the town's name in its address. */
      async function call(host: string, endpoint: AnyEndpoint, input: object, token?: string) {
        const { method, path, headers, body } = requestOf(endpoint, input as Record<string, unknown>);
        const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: never }>();
        const { port } = new URL(caddy.url);
        const own = { ...headers, host: `${host}:${port}`, ...(token && { authorization: `Token ${token}` }) };
        const sent = request({ host: '127.0.0.1', port, method, path, headers: own }, (answer) => {
          text(answer).then(
            (told) => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(told) as never }),
            reject,
          );
        });
        sent.on('error', reject).end(typeof body === 'string' ? body : undefined);
        return promise;
      }

      for (const { name, host } of towns) {
        const { status, body } = await call(host, getSettings, {});
        expect([status, body]).toMatchObject([
          200,
          { settings: { site: { brand: `Mercado ${name}`, product: name } } },
        ]);
      }

      for (const { host, buyer } of towns) {
        const ordered = await call(host, createOrder, checkout(buyer), buyer.token);
        expect([host, ordered.status]).toEqual([host, 201]);
        const { transaction_id: transactionId } = ordered.body as { transaction_id: string };
        expect((await call(host, getOrder, { userId: buyer.userId, transactionId }, buyer.token)).status).toBe(200);
        for (const other of towns.filter((town) => town.host !== host)) {
          // Whoever has it there is nobody, and who is somebody there finds no such order.
          const strangers = await call(other.host, getOrder, { userId: buyer.userId, transactionId }, buyer.token);
          const theirs = await call(
            other.host,
            getOrder,
            { userId: other.buyer.userId, transactionId },
            other.buyer.token,
          );
          expect([host, other.host, strangers.status, theirs.status]).toEqual([host, other.host, 401, 404]);
        }
      }

      for (const { name, house } of towns) {
        const child = startIn(house, DOCTOR);
        const told = await text(child.stdout);
        expect([name, told]).toEqual([name, expect.stringMatching(/^✓ Database: PostgreSQL/m)]);
        expect([name, told]).toEqual([name, expect.stringMatching(/^✓ Migrations: are all applied/m)]);
        // Whether pages were built is no town's own.
        expect([name, told]).toEqual([name, expect.not.stringMatching(/^✗ (?!Pages)/m)]);
      }
    });
  },
);
