import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { aMailServer, type MailServer, type ReceivedMail } from '../../../test/mail-server.ts';
import { aReturnMailbox, type ReturnMailbox } from '../../../test/return-mailbox.ts';
import { createTestApp, createTestAppOn, type TestApp } from '../../../test/test-app.ts';
import { sweepMails } from './mail.queries.ts';
import { defineMail } from './mail.ts';
import { queueMail } from './queue-mail.ts';
import { readReturns } from './read-returns.job.ts';
import { sendMails } from './send-mails.ts';

vi.setConfig({ testTimeout: 60_000 });

const news = defineMail('town.tell', {
  data: z.object({}),
  write: () => ({ subject: 'Feria', paragraphs: ['¡Ven!'] }),
});

let server: MailServer;
let mailbox: ReturnMailbox;
let app: TestApp;
const warned = vi.fn();

beforeEach(async () => {
  [server, mailbox] = [await aMailServer(), await aReturnMailbox()];
  const variables = {
    PUBLIC_URL: 'https://mercado.example',
    SMTP_URL: server.url,
    RETURN_MAILBOX_URL: mailbox.url,
    RETURN_ADDRESS: 'returns@mercado.example',
  };
  app = await createTestApp(variables, { jobs: [sendMails([news])] });
  warned.mockClear();
});
afterEach(async () => {
  await app.close();
  await server.close();
  await mailbox.close();
});

let mails = 0;
/** Sends a mail there; answers what came, nothing where nothing is sent there any more. */
async function mailTo(address: string): Promise<ReceivedMail | undefined> {
  const before = server.mails.length;
  await queueMail(app.db, { address, template: news, data: {}, messageId: `news-${++mails}` });
  await app.app.jobs.look();
  const waiting = sql`select from jobs.job where name = 'mail.send'`;
  await vi.waitFor(async () => expect((await waiting.execute(app.db)).rows).toEqual([]), 20_000);
  return server.mails[before];
}

async function readAll(config = app.config, info = (): void => undefined): Promise<void> {
  const log = { info, warn: warned, error: () => undefined };
  const signal = AbortSignal.timeout(20_000);
  await readReturns(config).run({}, { services: app.app.services, log, signal });
}

interface Report {
  readonly status?: string;
  readonly action?: string;
  readonly final?: string;
  readonly original?: string;
  readonly to?: string;
  readonly returned?: 'message/rfc822' | 'text/rfc822-headers';
}

/** What a server far away sends back of a mail (RFC 3462, 3464). */
function reportOf(mail: ReceivedMail | undefined, report: Report = {}): string {
  const { to = 'ana@example.com', 'message-id': id = '' } = mail?.headers ?? {};
  const { status = '5.1.1', action = 'failed', final = to, returned = 'message/rfc822' } = report;
  return [
    'From: MAILER-DAEMON@far.example',
    'To: returns@mercado.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="cut"',
    '',
    '--cut',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry.',
    '--cut',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; far.example',
    '',
    ...(report.original ? [`Original-Recipient: rfc822;${report.original}`] : []),
    `Final-Recipient: rfc822;`,
    ` ${final}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 no such user',
    '',
    '--cut',
    `Content-Type: ${returned}`,
    '',
    `Message-ID: ${id}`,
    `To: ${report.to ?? to}`,
    'From: Galeana Biz <no-reply@mercado.example>',
    'Subject: Feria',
    ...(returned === 'message/rfc822' ? ['', 'Ven'] : []),
    '--cut--',
    '',
  ].join('\r\n');
}

describe('a mail that comes back because its address is none (MAIL-6)', () => {
  test.each(['message/rfc822', 'text/rfc822-headers'] as const)(
    'ends mail to it, whole or as its head: %s',
    async (returned) => {
      mailbox.messages.push(reportOf(await mailTo('Ana@example.com'), { returned }));
      await readAll();
      expect(await mailTo('ana@example.com')).toBeUndefined();
      expect(await mailTo('eva@example.com')).toBeDefined();
    },
  );

  test('is sent so that it comes back to the return mailbox, and its sender is read as before', async () => {
    const mail = await mailTo('ana@example.com');
    expect(mail?.from).toBe('returns@mercado.example');
    expect(mail?.headers.from).toBe('Galeana Biz <no-reply@mercado.example>');
    expect(mail?.headers['message-id']).toMatch(/^<news-\d+\.\d{5}\.[\w-]{22}@mercado\.example>$/);
  });

  test('counts by its own address where it was reached by another', async () => {
    const report = { original: 'ana@example.com', final: 'ana@inner.example' };
    mailbox.messages.push(reportOf(await mailTo('ana@example.com'), report));
    await readAll();
    expect(await mailTo('ana@example.com')).toBeUndefined();
  });
});

describe('is left alone', () => {
  const isHeard = async (message: string): Promise<void> => {
    mailbox.messages.push(message);
    await readAll();
    expect(warned).not.toHaveBeenCalled();
    expect(await mailTo('ana@example.com')).toBeDefined();
  };

  test.each<[string, Report]>([
    ['of a mailbox that is full', { status: '5.2.2' }],
    ['of what is tried again', { status: '4.1.1' }],
    ['of a mail that is late', { action: 'delayed' }],
    ['of a sender that is none', { status: '5.1.8' }],
    ['of an address to which it was forwarded', { final: 'nobody@other.example' }],
  ])('a report %s', async (_what, report) => isHeard(reportOf(await mailTo('ana@example.com'), report)));

  test('a report of somebody who knows no mail of ours', async () => {
    const known = await mailTo('eva@example.com');
    const forged = (id: string) =>
      reportOf({ ...(known as ReceivedMail), headers: { to: 'ana@example.com', 'message-id': id } });
    await isHeard(forged('<news-1@mercado.example>'));
    await isHeard(forged(`<news-1.${'A'.repeat(22)}@mercado.example>`));
    const today = Math.floor(app.clock.now.getTime() / 86_400_000);
    await isHeard(forged(`<news-1.${today}.${'A'.repeat(22)}@mercado.example>`));
    await isHeard(forged(String(known?.headers['message-id']).replace(`.${today}.`, `.${today + 1}.`)));
  });

  test('a report of a mail to somebody else, whose address was put in', async () => {
    const toEva = await mailTo('eva@example.com');
    await isHeard(reportOf(toEva, { to: 'ana@example.com', final: 'ana@example.com' }));
  });

  test('what is no report at all', () =>
    isHeard('From: eva@example.com\r\nSubject: Hola\r\n\r\n¿A qué hora abren?\r\n'));

  test('what no letter is right of', () =>
    isHeard(`Content-Type: multipart/report; boundary="a"\r\n\r\n--a\r\n\0\r\n${'--a\r\n'.repeat(500)}`));
});

describe('the return mailbox', () => {
  const fetched = () =>
    mailbox.asked.filter((asked) => asked.startsWith('UID FETCH')).map((asked) => asked.split(' ')[2]);

  test('is read on from where it was read to, all of it where it was moved, and changed in nothing', async () => {
    mailbox.messages.push(...Array(3).fill('Subject: Hola\r\n\r\n'));
    await readAll();
    await readAll();
    mailbox.messages.push(reportOf(await mailTo('ana@example.com')));
    await readAll();
    expect(fetched()).toEqual(['1,2,3', '4']);
    mailbox.validity += 1;
    await readAll();
    expect(fetched().at(-1)).toBe('1,2,3,4');
    expect(mailbox.asked.filter((asked) => /^(SELECT|UID STORE|STORE|EXPUNGE|UID MOVE)/i.test(asked))).toEqual([]);
  });

  test('that was moved brings back no report that was heard long ago (MAIL-6)', async () => {
    mailbox.messages.push(reportOf(await mailTo('ana@example.com')));
    await readAll();
    expect(await mailTo('ana@example.com')).toBeUndefined();
    // Three months later the address is tried again.
    app.clock.now = new Date(app.clock.now.getTime() + 91 * 86_400_000);
    await sweepMails(app.db, app.clock.now);
    mailbox.validity += 1;
    await readAll();
    expect(fetched()).toEqual(['1', '1']);
    expect(await mailTo('ana@example.com')).toBeDefined();
  });

  test('is read on behind a message that broke the reading, not at it again (MAIL-6)', async () => {
    mailbox.messages.push(reportOf(await mailTo('ana@example.com')), 'Subject: Hola\r\n\r\n');
    await readAll(app.config, () => {
      throw new Error('broken');
    });
    expect(warned).toHaveBeenCalledOnce();
    await readAll();
    expect(fetched()).toEqual(['1,2', '2']);
  });

  test('that refuses the login is said without a word of it', async () => {
    const { returns, ...mail } = app.config.mail ?? {};
    const wrong = { ...returns, mailbox: mailbox.url.replace('s3cret', 'wr0ng') };
    await readAll({ ...app.config, mail: { ...mail, returns: wrong } } as typeof app.config);
    const [{ err }] = warned.mock.calls[0] as [{ err: Error }];
    expect(err.message).toBe('The return mailbox cannot be read: it refuses the login');
    expect(JSON.stringify(err) + err.stack).not.toContain('wr0ng');
  });

  test('that is not there, or breaks off, is tried again later', async () => {
    await mailbox.close();
    await readAll();
    expect(warned).toHaveBeenCalledOnce();
    mailbox = await aReturnMailbox();
  });

  test('is read every ten minutes where there is one, and is nobody’s to read where there is none', async () => {
    expect(readReturns(app.config).schedule).toBe('*/10 * * * *');
    const without = { mail: { ...(app.config.mail as NonNullable<typeof app.config.mail>), returns: null } };
    expect(readReturns(without).schedule).toBeUndefined();
    await readReturns(without).run(
      {},
      { services: app.app.services, log: app.app.log, signal: AbortSignal.timeout(1_000) },
    );
    expect(mailbox.asked).toEqual([]);
  });

  test('comes by itself no more once it is taken out of the configuration', async () => {
    const names = async () => (await sql`select name from jobs.schedule`.execute(app.db)).rows;
    for (const [mail, scheduled] of [
      [app.config.mail, [{ name: 'mail.read_returns' }]],
      [null, []],
    ] as const) {
      const jobs = [readReturns({ mail })];
      const next = await createTestAppOn(app.app.services.database, app.config.dataDir, {}, { jobs });
      await next.app.jobs.look();
      await next.close();
      expect(await names()).toEqual(scheduled);
    }
  });
});
