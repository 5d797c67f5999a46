import { hrefTo } from '@mercadito/contracts/site/addresses';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { aMailServer, type MailServer } from '../../../test/mail-server.ts';
import { aCustomer, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { defineMail, type MailText } from './mail.ts';
import { queueMail } from './queue-mail.ts';
import { sendMails } from './send-mails.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: MailServer;
let app: TestApp;
let written: MailText | null;
let ana: Person;

const news = defineMail('town.tell', {
  data: z.object({ order: z.int() }),
  mostAnHour: 2,
  write: ({ order }, { language, site }) =>
    written ?? { subject: `${site.brand} ${language} ${order}`, paragraphs: ['¿Sí? <b>'] },
});
const outdated = defineMail('town.outdated', { data: z.object({}), write: () => null });

/** Runs what waits, and waits until nothing does. */
async function sendAll(): Promise<void> {
  await app.app.jobs.look();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 20_000);
}

const waiting = async () =>
  (await sql`select name from jobs.job where name = 'mail.send' and state in ('created', 'active')`.execute(app.db))
    .rows;

const failures = async () =>
  (
    await sql<{ message: string }>`select output->>'message' as message from jobs.job where state = 'retry'`.execute(
      app.db,
    )
  ).rows;

const tell = (messageId: string, order = 1) =>
  queueMail(app.db, { accountId: ana.userId, template: news, data: { order }, messageId });

beforeEach(async () => {
  server = await aMailServer();
  written = null;
  const variables = { PUBLIC_URL: 'https://mercado.example', SMTP_URL: server.url };
  app = await createTestApp(variables, { jobs: [sendMails([news, outdated])] });
  ana = await aCustomer(app, 'ana');
  // What a new account is written is another one's matter.
  await sql`delete from jobs.job`.execute(app.db);
});
afterEach(async () => {
  await app.close();
  await server.close();
});

test('a mail comes as plain text and as HTML, from the brand, under the name its caller gave it (MAIL-1)', async () => {
  written = {
    subject: 'Tu pedido',
    paragraphs: ['Ya viene <b>'],
    button: { label: 'Ver', href: hrefTo('myOrders') },
    after: ['Hasta luego'],
    unsubscribe: hrefTo('unsubscribe', { secret: 'abc' }),
  };
  await tell('order-1');
  await sendAll();
  const [mail] = server.mails;
  expect(mail).toMatchObject({
    to: 'ana@example.com',
    headers: {
      from: 'Galeana Biz <no-reply@mercado.example>',
      to: 'ana@example.com',
      subject: 'Tu pedido',
      'message-id': '<order-1@mercado.example>',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': '<https://mercado.example/unsubscribe/abc>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(mail?.text).toContain('Ya viene <b>\n\nVer:\nhttps://mercado.example/myorders\n\nHasta luego');
  expect(mail?.html).toContain('<p>Ya viene &lt;b&gt;</p>');
  expect(mail?.html).toContain('href="https://mercado.example/myorders"');
});

test('a mail is in the language of its person, else in that of the device that asked, else in Spanish (MAIL-1)', async () => {
  const subjects = () => server.mails.map(({ headers }) => headers.subject).sort();
  const toAna = { accountId: ana.userId, template: news };
  await tell('a');
  await queueMail(app.db, { ...toAna, data: { order: 2 }, messageId: 'b', language: 'en' });
  await sendAll();
  expect(subjects()).toEqual(['Galeana Biz en 2', 'Galeana Biz es 1']);
  app.clock.now = new Date(app.clock.now.getTime() + 3_601_000);
  await app.db.updateTable('users').set({ language: 'en' }).execute();
  await queueMail(app.db, { ...toAna, data: { order: 3 }, messageId: 'c', language: 'es' });
  await sendAll();
  expect(subjects()).toContain('Galeana Biz en 3');
});

test('a mail of one name comes once, however often it was queued (MAIL-2)', async () => {
  await tell('once');
  await sendAll();
  await tell('once');
  await sendAll();
  expect(server.mails).toHaveLength(1);
});

test('nothing is sent that is out of date, goes to nobody, or to somebody who is kept out (MAIL-2)', async () => {
  await queueMail(app.db, { accountId: ana.userId, template: outdated, data: {}, messageId: 'a' });
  await queueMail(app.db, { accountId: null, template: news, data: { order: 1 }, messageId: 'b' });
  await sendAll();
  await app.db.updateTable('users').set({ blocked_at: new Date().toISOString(), block_reason: 'x' }).execute();
  await tell('c');
  await sendAll();
  expect(server.mails).toEqual([]);
});

test('an address gets so many mails an hour and no more, by whatever name it is written (MAIL-3)', async () => {
  for (const [at, address] of ['eva@example.com', 'EVA@example.com', 'eva@example.com'].entries()) {
    await queueMail(app.db, { address, template: news, data: { order: at }, messageId: `to-eva-${at}` });
    await sendAll();
  }
  expect(server.mails).toHaveLength(2);
  app.clock.now = new Date(app.clock.now.getTime() + 3_601_000);
  await queueMail(app.db, { address: 'eva@example.com', template: news, data: { order: 4 }, messageId: 'later' });
  await sendAll();
  expect(server.mails).toHaveLength(3);
});

test('an address that the mail server does not know gets no further mail (MAIL-4)', async () => {
  server.answer = '550 5.1.1 ana@example.com: User unknown';
  await tell('a');
  await sendAll();
  expect(await failures()).toEqual([]);
  server.answer = undefined;
  await tell('b');
  await sendAll();
  expect(server.mails).toEqual([]);
});

test.each(['451 4.7.1 Greylisted, ana@example.com', '550 5.1.8 Bad sender', '554 5.7.1 Spam'])(
  'a mail refused with "%s" is tried again later, and no address stands in the reason (MAIL-4)',
  async (answer) => {
    server.answer = answer;
    await tell('a');
    await sendAll();
    const [code, enhanced] = answer.split(' ');
    const message = `The mail server did not take a mail: EENVELOPE at RCPT TO, it answered ${code} ${enhanced}`;
    expect(await failures()).toEqual([{ message }]);
    server.answer = undefined;
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(app.db);
    await app.app.jobs.look();
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), 20_000);
  },
);

test('no password and no address is in what is kept of a server that refuses the login (MAIL-4)', async () => {
  const strict = await aMailServer({
    authOptional: false,
    onAuth: (_auth, _session, callback) => callback(new Error('no')),
  });
  const SMTP_URL = strict.url.replace('//', '//town:s3cret@');
  const other = await createTestApp({ PUBLIC_URL: 'https://mercado.example', SMTP_URL }, { jobs: [sendMails([news])] });
  await queueMail(other.db, { address: 'eva@example.com', template: news, data: { order: 1 }, messageId: 'a' });
  await other.app.jobs.look();
  const kept = () =>
    sql<{ kept: string }>`select output::text as kept from jobs.job where state = 'retry'`.execute(other.db);
  await vi.waitFor(async () => expect((await kept()).rows).toHaveLength(1), 20_000);
  expect((await kept()).rows[0]?.kept).toContain('EAUTH');
  expect((await kept()).rows[0]?.kept).not.toMatch(/s3cret|eva@/);
  await other.close();
  await strict.close();
});

test('a password goes to a server that is not near over an encrypted line alone (MAIL-1)', async () => {
  const { createMailer } = await import('./mailer.ts');
  const mailer = createMailer({
    mail: {
      server: server.url.replace('//', '//town:s3cret@').replace('127.0.0.1', '127.0.0.2'),
      origin: 'https://m.example',
      from: 'a@m.example',
      returns: null,
    },
  });
  const outgoing = {
    to: 'ana@example.com',
    messageId: 'a',
    text: { subject: 'a', paragraphs: [] },
    language: 'es' as const,
    brand: 'Galeana',
  };
  await expect(mailer?.send(outgoing, AbortSignal.timeout(20_000))).rejects.toThrow('ETLS');
});

test('where no mail is set up a queued one is dropped (MAIL-5)', async () => {
  const without = await createTestApp({}, { jobs: [sendMails([news])] });
  await queueMail(without.db, { address: 'eva@example.com', template: news, data: { order: 1 }, messageId: 'a' });
  await without.app.jobs.look();
  await vi.waitFor(async () => expect((await sql`select from jobs.job`.execute(without.db)).rows).toEqual([]), 20_000);
  await without.close();
});
