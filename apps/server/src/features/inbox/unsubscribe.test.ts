import { announce } from '@mercadito/contracts/announcements';
import { getMessagePreferences, listInbox, setMessagePreferences, unsubscribe } from '@mercadito/contracts/inbox';
import type { Topic } from '@mercadito/domain/messages/preferences';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMailingSite } from '../../../test/mailbox.ts';
import { tellEverybody } from '../../../test/messages.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';

const site = aMailingSite();
const WORDS = { title_es: 'Es fiesta', text_es: 'No hay reparto.', title_en: 'A feast', text_en: 'No deliveries.' };

let people = 0;
let ana: Person;
let address: string;
beforeEach(async () => {
  people += 1;
  ana = await aCustomer(site.app, `ana-${people}`);
  address = `ana-${people}@example.com`;
  await site.mailsTo(address);
  const proved = { email_confirmed_at: new Date().toISOString() };
  await site.app.db.updateTable('users').set(proved).where('id', '=', ana.userId).execute();
});

const choose = (topic: Topic, ways: { push: boolean; mail: boolean }) =>
  site.app.call(setMessagePreferences, { choices: [{ topic, ...ways }] }, ana.token).then(good);
const wantsMail = async (topic: Topic) => {
  const { choices } = good(await site.app.call(getMessagePreferences, {}, ana.token));
  return choices.find((choice) => choice.topic === topic)?.mail;
};

/** An Admin writes to all; what comes to Ana by mail. */
async function announced() {
  const before = (await site.mailsTo(address)).length;
  const { token } = await anAdmin(site.app);
  good(await site.app.call(announce, { audience: 'everybody', ...WORDS }, token));
  await tellEverybody(site.app);
  await sql`update jobs.job set start_after = now() where name = 'mail.send'`.execute(site.app.db);
  return (await site.mailsTo(address)).slice(before).filter(({ headers }) => headers.subject === WORDS.title_es);
}

/** The path of the link by which the mail of an announcement is turned off. */
async function aLink(): Promise<string> {
  await choose('announcements', { push: true, mail: true });
  const [mail] = await announced();
  return new URL(mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '').pathname;
}
const secretOf = (path: string): string => path.slice('/unsubscribe/'.length);

/** As a mailbox does it: without a token, by a form. */
const post = (path: string, contentType = 'application/x-www-form-urlencoded') =>
  site.app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': contentType },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('announcements', () => {
  test('are a topic that everybody turns on and off (MESSAGE-9)', async () => {
    expect(await announced()).toEqual([]);
    await choose('announcements', { push: false, mail: true });
    expect(await announced()).toHaveLength(1);
    const { rows } = await sql`
      select from inbox_entries where user_id = ${ana.userId} and topic = 'announcements'`.execute(site.app.db);
    expect(rows).toHaveLength(2);
  });
});

describe('a mail that one can do without (MESSAGE-16)', () => {
  test('is turned off by one press in the mailbox, without being signed in; the inbox has everything still', async () => {
    await choose('announcements', { push: true, mail: true });
    await choose('orders', { push: true, mail: true });
    const [mail] = await announced();
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const path = new URL(mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '').pathname;
    expect(mail?.text).toContain(`https://mercado.example${path}`);
    expect((await post(path)).statusCode).toBe(204);
    expect((await post(path, 'multipart/form-data; boundary=x')).statusCode).toBe(204);
    expect([await wantsMail('announcements'), await wantsMail('orders')]).toEqual([false, true]);
    expect(await announced()).toEqual([]);
    expect(good(await site.app.call(listInbox, {}, ana.token)).results.length).toBeGreaterThan(1);
  });

  test('is turned off by the button of the page', async () => {
    expect(good(await site.app.call(unsubscribe, { secret: secretOf(await aLink()) }))).toEqual({
      topic: 'announcements',
    });
    expect(await wantsMail('announcements')).toBe(false);
  });

  test('is turned off by no link that was made up, for another person or another topic', async () => {
    const path = await aLink();
    const eva = await aCustomer(site.app);
    await choose('orders', { push: true, mail: true });
    const others = [
      path.replace(/\/\d+-/, `/${eva.userId}-`),
      path.replace('-announcements-', '-orders-'),
      `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`.replace(/-[\w-]{43}$/, `-${'A'.repeat(43)}`),
      '/unsubscribe/x',
    ];
    for (const other of others) {
      expect((await post(other)).statusCode, other).toBe(409);
      expect((await site.app.call(unsubscribe, { secret: secretOf(other) })).body).toMatchObject({ code: 'link_over' });
    }
    expect([await wantsMail('announcements'), await wantsMail('orders')]).toEqual([true, true]);
  });
});
