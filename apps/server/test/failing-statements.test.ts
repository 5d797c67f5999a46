import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPictureName } from '../src/platform/pictures/picture-files.ts';
import { type FailingApp, whileCommitsFail, withFailingStatements } from './failing-statements.ts';
import type { FailingWrite } from './failing-writes/failing-write.ts';
import { GOODS_WRITES } from './failing-writes/goods.ts';
import { ORDER_WRITES } from './failing-writes/order.ts';
import { SITE_WRITES } from './failing-writes/site.ts';
import { fingerprint } from './fingerprint.ts';
import { anAdmin, type Person } from './people.ts';
import { A_SIGN, aShop, type Shop } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let failing: FailingApp;
let shop: Shop;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  failing = await withFailingStatements(app);
  shop = await aShop(app);
  admin = await anAdmin(app);
});
afterAll(async () => {
  await failing.close();
  await app.close();
});

/** The writes that matter most, each ready to be made. */
const WRITES: Record<string, () => Promise<FailingWrite>> = Object.fromEntries(
  Object.entries({ ...ORDER_WRITES, ...GOODS_WRITES, ...SITE_WRITES }).map(([what, prepare]) => [
    what,
    () => prepare({ app, shop, admin }),
  ]),
);

/** All there is: every row of every table, and every picture on the disk. */
async function everything(): Promise<string> {
  const pictures = (await readdir(app.app.services.pictures.directory)).filter(isPictureName);
  return `${await fingerprint(app)} ${pictures.sort().join(' ')}`;
}

/** Every picture on the disk is known to the database. */
async function expectNoOrphans(): Promise<void> {
  const known = await app.db.selectFrom('images').select('hash').where('hash', '<>', A_SIGN).execute();
  expect((await readdir(app.app.services.pictures.directory)).filter(isPictureName)).toHaveLength(known.length);
}

/** Makes the write with its first statement failing, then its second …, until none is left; answers how many there were. */
async function failEach(prepare: () => Promise<FailingWrite>): Promise<number> {
  const { contract, input, token } = await prepare();
  const before = await everything();
  // One key for all: what failed must not be remembered as done.
  const key = randomUUID();
  for (let n = 1; ; n += 1) {
    failing.failAt(n, new Error('A statement fails'));
    const { status } = await failing.call(contract, input, token, key);
    if (!failing.hasFailed()) {
      expect(status).toBe(contract.status);
      return n - 1;
    }
    expect([n, status]).toEqual([n, 500]);
    expect([n, await everything()]).toEqual([n, before]);
  }
}

/** Makes the write while the last of its statements loses a race: all of it has to be done again. */
async function loseLast(prepare: () => Promise<FailingWrite>, statements: number): Promise<void> {
  const { contract, input, token } = await prepare();
  const countAudited = async () => {
    const rows = await app.db.selectFrom('audit_log').select('id').where('action', '=', contract.name).execute();
    return rows.length;
  };
  const before = await countAudited();
  failing.failAt(statements, Object.assign(new Error('deadlock detected'), { code: '40P01' }));
  const { status } = await failing.call(contract, input, token);
  expect([failing.hasFailed(), status, (await countAudited()) - before]).toEqual([true, contract.status, 1]);
}

describe.each(Object.entries(WRITES))('%s', (_what, prepare) => {
  test('leaves nothing behind whichever of its statements fails, and is done once after a lost race', async () => {
    const statements = await failEach(prepare);
    expect(statements).toBeGreaterThan(2);
    await loseLast(prepare, statements);
    await expectNoOrphans();
  });

  test('leaves nothing behind when the commit fails', async () => {
    const { contract, input, token } = await prepare();
    const before = await everything();
    const { status } = await whileCommitsFail(app, () => app.call(contract, input, token));
    expect(status).toBe(500);
    expect(await everything()).toBe(before);
  });
});
