import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../../src/features/accounts/index.ts';
import { NOTICES, type Notice } from '../../src/platform/events.ts';
import { REACTIONS } from '../../src/platform/reactions/reactions.ts';
import { findAllContracts } from '../all-contracts.ts';
import { notify } from '../event-client.ts';
import { PASSWORD } from '../people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { BUSINESS_WRITES } from './business.writes.ts';
import { GOODS_WRITES } from './goods.writes.ts';
import { ORDER_WRITES } from './order.writes.ts';
import { PEOPLE_WRITES } from './people.writes.ts';
import { createTown, type Town } from './town.ts';
import type { Write } from './write.ts';

const WRITES: Record<string, Write> = { ...PEOPLE_WRITES, ...BUSINESS_WRITES, ...GOODS_WRITES, ...ORDER_WRITES };

let app: TestApp;
let town: Town;
let told: Notice[] = [];
let onMark: () => void = () => undefined;
let stopListening: () => Promise<void>;

// No write tells it to nobody: behind it nothing of what was sent before is still to come.
const MARK = { user: 0 };

beforeAll(async () => {
  app = await createTestApp();
  stopListening = await app.app.services.database.listen(NOTICES, (payload) => {
    const notice = JSON.parse(payload) as Notice;
    if (JSON.stringify(notice.audience) === JSON.stringify(MARK)) onMark();
    else told.push(notice);
  });
  town = await createTown(app);
});
afterAll(async () => {
  await stopListening();
  await app.close();
});

/** Who has been told what since it was asked before. */
async function tellings(): Promise<[name: string, tags: readonly string[]][]> {
  const marked = new Promise<void>((resolve) => {
    onMark = resolve;
  });
  await notify(app, MARK, []);
  await marked;
  const tellings = told.map(({ audience, tags }): [string, string[]] => [town.nameOf(audience), tags.toSorted()]);
  told = [];
  return tellings.sort();
}

/** The events in the newest audit row of a call. */
async function eventsOf(action: string): Promise<unknown> {
  const rows = app.db.selectFrom('audit_log').select('detail').where('action', '=', action).orderBy('id', 'desc');
  const { detail } = await rows.executeTakeFirstOrThrow();
  return (detail as { events?: unknown }).events;
}

test.each(Object.entries(WRITES).map(([what, write]) => ({ what, name: write.contract.name, write })))(
  '$name, $what: is told to those whom it concerns',
  async ({ name, write }) => {
    const { by, send } = await write.prepare(town);
    await tellings();
    const { status, body } = await app.callWrongly(write.contract, send, by?.token);
    expect(status, JSON.stringify(body)).toBe(write.contract.status);
    expect([await eventsOf(name), await tellings()]).toEqual([write.events, Object.entries(write.tells).sort()]);
  },
);

test('making an Admin on the command line is told to the person and to Admins', async () => {
  const person = { username: 'keeper', email: 'keeper@example.com', site: app.config };
  const make = () => makeAdmin(app.db, { ...person, askPassword: async () => PASSWORD }, app.clock.now);
  await tellings();
  await make();
  expect(await eventsOf('makeAdmin')).toEqual(['account.opened', 'role.assigned']);
  const { id: userId } = await app.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'keeper')
    .executeTakeFirstOrThrow();
  await town.somebody({ userId, token: '', driverId: null, companyId: null });
  const expected = [
    ['admins', ['People']],
    ['somebody', ['Account']],
  ];
  expect(await tellings()).toEqual(expected);
  await make();
  expect([await eventsOf('makeAdmin'), await tellings()]).toEqual([['role.assigned'], expected]);
});

test('every write says here what it leads to', async () => {
  const writes = (await findAllContracts()).filter(({ contract }) => contract.method !== 'GET');
  const named = new Set(Object.values(WRITES).map(({ contract }) => contract.name));
  expect([...named].sort()).toEqual(writes.map(({ contract }) => contract.name).sort());
});

test('every event there is happens by one of these writes', () => {
  const happened = new Set(Object.values(WRITES).flatMap(({ events }) => events));
  expect([...happened].sort()).toEqual(Object.keys(REACTIONS).sort());
});
