import { changePassword, updatePerson } from '@mercadito/contracts/accounts';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { getMessagePreferences, listInbox, markInboxRead, setMessagePreferences } from '@mercadito/contracts/inbox';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aMailingSite } from '../../../test/mailbox.ts';
import { tellEverybody } from '../../../test/messages.ts';
import { aPendingOrder, aShippedOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';

const site = aMailingSite();

const choose = async (person: Person, input: object) =>
  good(await site.app.call(setMessagePreferences, input, person.token));

/** What waits in the queue of mails has come due. */
async function laterMails(): Promise<void> {
  await sql`update jobs.job set start_after = now() where name = 'mail.send'`.execute(site.app.db);
  await site.app.app.jobs.look();
  await expect
    .poll(async () => (await sql`select from jobs.job where name = 'mail.send'`.execute(site.app.db)).rows.length)
    .toBe(0);
}

/** Somebody's address is theirs. */
const prove = ({ userId }: Person) =>
  site.app.db
    .updateTable('users')
    .set({ email_confirmed_at: new Date().toISOString() })
    .where('id', '=', userId)
    .execute();

/** An order of somebody who gets mail, taken by a driver. */
async function aTakenOrder(before: (buyer: Person) => Promise<unknown> = async () => undefined): Promise<Person> {
  const { buyer, transactionId } = await aPendingOrder(site.app);
  await prove(buyer);
  await before(buyer);
  const driver = await aDriver(site.app);
  const claim = { driver_id: driver.driverId, transaction_id: transactionId };
  good(await site.app.call(claimOrder, claim, driver.token));
  await tellEverybody(site.app);
  return buyer;
}

const addressOf = async ({ userId }: Person) =>
  (await site.app.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email;
const subjectsTo = async (person: Person) => {
  const address = await addressOf(person);
  // Besides the one that asks whether the address is theirs.
  const told = site.server.mails.filter(
    ({ to, headers }) => to === address && !headers.subject?.startsWith('Confirma'),
  );
  return told.map(({ headers }) => headers.subject);
};

describe('what somebody wants to be told by which way', () => {
  test('stays for topics that a choice leaves out, and quiet hours can be taken away again (MESSAGE-9)', async () => {
    const person = await aCustomer(site.app);
    await choose(person, {
      choices: [{ topic: 'orders', push: false, mail: true }],
      quiet: { from: '22:00', to: '07:30' },
    });
    await choose(person, { choices: [{ topic: 'account', push: false, mail: true }] });
    const kept = good(await site.app.call(getMessagePreferences, {}, person.token));
    expect(kept.quiet).toEqual({ from: '22:00', to: '07:30' });
    expect(kept.choices.filter(({ push }) => !push).map(({ topic }) => topic)).toEqual(['orders', 'account']);
    expect((await choose(person, { quiet: null })).quiet).toBeNull();
  });

  test('is kept of both devices that choose at once', async () => {
    const person = await aCustomer(site.app);
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([
        choose(person, { choices: [{ topic: 'orders', push: false }] }),
        choose(person, { choices: [{ topic: 'orders', mail: true }] }),
        choose(person, { quiet: { from: '22:00', to: '07:00' } }),
      ]);
      const { choices, quiet } = good(await site.app.call(getMessagePreferences, {}, person.token));
      const orders = choices.find(({ topic }) => topic === 'orders');
      expect([orders, quiet]).toEqual([
        { topic: 'orders', push: false, mail: true },
        { from: '22:00', to: '07:00' },
      ]);
      await choose(person, { choices: [{ topic: 'orders', push: true, mail: false }], quiet: null });
    }
  });

  test('is refused where the quiet hours end as they begin, by the name of the field', async () => {
    const { token } = await aCustomer(site.app);
    const { status, body } = await site.app.call(
      setMessagePreferences,
      { quiet: { from: '07:00', to: '07:00' } },
      token,
    );
    expect([status, body]).toMatchObject([400, { errors: { 'quiet.to': ['Must be another time than the first'] } }]);
  });

  test.each(['24:00', '7:00', 'night'])('is refused where a quiet hour is %s', async (from) => {
    const { token } = await aCustomer(site.app);
    const { status } = await site.app.call(setMessagePreferences, { quiet: { from, to: '07:00' } }, token);
    expect(status).toBe(400);
  });
});

describe('by mail (MESSAGE-10)', () => {
  test('comes nothing to an address that nobody has proved', async () => {
    const person = await aCustomer(site.app);
    const change = { current_password: PASSWORD, new_password: 'another-good-password' };
    good(await site.app.call(changePassword, change, person.token));
    await tellEverybody(site.app);
    expect(await subjectsTo(person)).toEqual([]);
  });

  test('comes at once what happens to the account', async () => {
    const person = await aCustomer(site.app);
    await prove(person);
    const change = { current_password: PASSWORD, new_password: 'another-good-password' };
    good(await site.app.call(changePassword, change, person.token));
    await tellEverybody(site.app);
    await expect.poll(() => subjectsTo(person)).toContain('Cambió tu contraseña');
  });

  test('comes what was not read for ten minutes, where it is wanted', async () => {
    const buyer = await aTakenOrder((person) =>
      choose(person, { choices: [{ topic: 'orders', push: true, mail: true }] }),
    );
    expect(await subjectsTo(buyer)).toEqual([]);
    await laterMails();
    expect(await subjectsTo(buyer)).toEqual(['Tu pedido ya tiene quien lo lleve']);
  });

  test('comes nothing that was read meanwhile', async () => {
    const buyer = await aTakenOrder((person) =>
      choose(person, { choices: [{ topic: 'orders', push: true, mail: true }] }),
    );
    const [entry] = good(await site.app.call(listInbox, {}, buyer.token)).results;
    good(await site.app.call(markInboxRead, { id: entry?.id ?? 0 }, buyer.token));
    await laterMails();
    expect(await subjectsTo(buyer)).toEqual([]);
  });

  test('comes nothing of a topic that nobody has asked for', async () => {
    const buyer = await aTakenOrder();
    await laterMails();
    expect(await subjectsTo(buyer)).toEqual([]);
  });

  test('comes nothing for Admins to who is none any more', async () => {
    const [boss, former] = [await anAdmin(site.app), await anAdmin(site.app)];
    const proved = { email_confirmed_at: new Date().toISOString() };
    await site.app.db.updateTable('users').set(proved).where('id', '=', former.userId).execute();
    await choose(former, { choices: [{ topic: 'site', push: true, mail: true }] });
    const { driver, transactionId } = await aShippedOrder(site.app);
    const end = {
      driver_id: driver.driverId,
      transaction_id: transactionId,
      delivery_successful: false,
      body: 'Nobody',
    };
    good(await site.app.call(finishDelivery, end, driver.token));
    await tellEverybody(site.app);
    good(await site.app.call(updatePerson, { userId: former.userId, role: 'User' }, boss.token));
    await laterMails();
    expect(await subjectsTo(former)).not.toContain('Un pedido no se pudo entregar');
  });
});
