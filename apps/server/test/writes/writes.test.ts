import { EVENTS, type EventType } from '@mercadito/domain/events/domain-event';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../../src/features/accounts/index.ts';
import { spreadMessages } from '../../src/features/inbox/index.ts';
import { messagesOf } from '../../src/platform/messages/messages.ts';
import { NOTICES, type Notice } from '../../src/platform/record/notices.ts';
import { findAllContracts } from '../all-contracts.ts';
import { notify } from '../event-client.ts';
import { ORIGIN } from '../passkeys.ts';
import { PASSWORD } from '../people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { WRITES } from './all-writes.ts';
import { createTown, type Town } from './town.ts';

let app: TestApp;
let town: Town;
let told: Notice[] = [];
/** Of which event which receivers have got a message. */
const spreadOnce = new Set<string>();
let onMark: () => void = () => undefined;
let stopListening: () => Promise<void>;

// No write tells it to nobody: behind it nothing of what was sent before is still to come.
const MARK = { user: 0 };

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: ORIGIN });
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

const spreading = spreadMessages([]);

/** Who gets which message of what was written since: what the job puts into inboxes. */
async function messages(): Promise<string[]> {
  const { db } = app;
  const waiting = await db.selectFrom('outgoing_messages').select('id').orderBy('id').execute();
  const context = { services: app.app.services, log: app.app.log, signal: new AbortController().signal };
  for (const { id } of waiting) await spreading.run({ message_id: id }, context);
  const entries = await db
    .selectFrom('inbox_entries')
    .select(['event', 'receiver', sql<string>`wordings -> 'en' ->> 'title'`.as('title')])
    .where('message_id', 'in', [-1, ...waiting.map(({ id }) => id)])
    .execute();
  for (const { event, receiver } of entries) spreadOnce.add(`${(event as { type: string }).type} to ${receiver}`);
  return [...new Set(entries.map(({ receiver, title }) => `${receiver}: ${title}`))].sort();
}

/** Forgets what was done and told until now. */
async function forget(): Promise<void> {
  await sql`delete from audit_log`.execute(app.db);
  await sql`delete from outgoing_messages`.execute(app.db);
  await tellings();
}

/** What was done since, each write with what has happened in it. */
async function audited(): Promise<[action: string, events: unknown][]> {
  const rows = await app.db.selectFrom('audit_log').select(['action', 'detail']).orderBy('id').execute();
  return rows.map(({ action, detail }) => [action, (detail as { events?: unknown }).events]);
}

test.each(Object.entries(WRITES).map(([what, write]) => ({ what, name: write.contract.name, write })))(
  '$name, $what: is told to those whom it concerns',
  async ({ name, write }) => {
    const { by, send } = await write.prepare(town);
    await forget();
    const { status, body } = await app.callWrongly(write.contract, send, by?.token);
    expect(status, JSON.stringify(body)).toBe(write.contract.status);
    const changes = (write.changes ?? []).map((kind) => [kind, undefined]);
    // What changes nothing that is kept leaves no row.
    const own = write.events.length > 0 ? [[name, write.events]] : [];
    expect(await audited()).toEqual([...changes, ...own]);
    expect(await tellings()).toEqual(Object.entries(write.tells).sort());
    expect(await messages()).toEqual([...(write.messages ?? [])].sort());
  },
);

test('making an Admin on the command line is told to the person and to Admins, once', async () => {
  const named = { username: 'admin-made', email: 'admin-made@example.com', site: app.config };
  const make = () =>
    makeAdmin(app.db, { ...named, askPassword: async () => PASSWORD, confirm: async () => undefined }, app.clock.now);
  await forget();
  await make();
  await make();
  expect(await audited()).toEqual([['makeAdmin', ['account.opened', 'role.assigned']]]);
  const person = app.db.selectFrom('users').select('id').where('username', '=', named.username);
  const { id: userId } = await person.executeTakeFirstOrThrow();
  await town.somebody({ userId, token: '', driverId: null, companyId: null });
  expect(await tellings()).toEqual([
    ['admins', ['People']],
    ['somebody', ['Account']],
  ]);
});

/** What comes by the clock or after a write; each has a test of its own. */
const BY_ITSELF: Readonly<Record<string, string>> = {
  'order.kept_waiting': 'admins',
  'membership.neared_end': 'person',
  'job.given_up': 'admins',
  'product_wait.fulfilled': 'customer',
};

/** What comes by the clock alone, and is told to nobody. */
const IN_SILENCE = ['account.deleted'];

/** What a site without mail refuses, and where there is mail changes nothing that is kept. */
const OF_MAIL = ['forgotPassword', 'sendEmailLink'];

/** What a town that has an Admin refuses; what it leads to is in `features/setup`. */
const OF_THE_FIRST_RUN = ['setUp'];

test('every write says here what it leads to', async () => {
  const writes = (await findAllContracts()).filter(({ contract }) => contract.method !== 'GET');
  const named = new Set(Object.values(WRITES).map(({ contract }) => contract.name));
  expect([...named, ...OF_MAIL, ...OF_THE_FIRST_RUN].sort()).toEqual(
    writes.map(({ contract }) => contract.name).sort(),
  );
});

test('every event there is happens by one of these writes', () => {
  const happened = new Set(Object.values(WRITES).flatMap(({ events }) => events));
  expect([...happened, ...Object.keys(BY_ITSELF), ...IN_SILENCE].sort()).toEqual(Object.keys(EVENTS).sort());
});

test('every message there is reaches somebody by one of these writes (MESSAGE-1)', () => {
  const types = Object.keys(EVENTS) as EventType[];
  const all = types.flatMap((type) => Object.keys(messagesOf({ type })).map((receiver) => `${type} to ${receiver}`));
  const byThemselves = Object.entries(BY_ITSELF).map(([type, receiver]) => `${type} to ${receiver}`);
  expect([...spreadOnce, ...byThemselves].sort()).toEqual(all.sort());
});
