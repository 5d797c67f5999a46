import { createECDH, createHash } from 'node:crypto';
import * as accounts from '@mercadito/contracts/accounts';
import { markInboxRead, setMessagePreferences, unsubscribe } from '@mercadito/contracts/inbox';
import * as own from '@mercadito/contracts/own-account';
import { subscribePush, unsubscribePush } from '@mercadito/contracts/push';
import * as recovery from '@mercadito/contracts/recovery';
import { retryGivenUpJob } from '@mercadito/contracts/waiting-work';
import { sql } from 'kysely';
import { unsubscribeSecret } from '../../src/features/inbox/unsubscribe-link.ts';
import { aMember, PASSWORD, type Person } from '../people.ts';
import { aPicture, aShop, good } from '../shops.ts';
import { EVERYTHING_OF_A_SHOP } from './business.writes.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

const SESSIONS = { somebody: ['Sessions'] } as const;
const ACCOUNT = { somebody: ['Account', 'Sessions'] } as const;
const PERSON = { somebody: ['Account'], admins: ['People'] } as const;
const KEPT_OUT = { ...ACCOUNT, admins: ['Driver', 'People'] } as const;

async function credentialsOf({ test }: Town, { userId }: Person) {
  const person = test.db.selectFrom('users').select('username').where('id', '=', userId);
  return { username: (await person.executeTakeFirstOrThrow()).username, password: PASSWORD };
}

const sessionOf = ({ findId }: Town, { userId }: Person): Promise<number> =>
  findId(sql`select id from tokens where user_id = ${userId}`);

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A link that has come to somebody by mail. */
async function aLink({ test }: Town, { userId }: Person, purpose: 'reset' | 'email'): Promise<string> {
  const secret = `${purpose}-of-${userId}`.padEnd(43, '-');
  const hash = hashOf(secret);
  await sql`insert into account_links (hash, user_id, purpose, email, expires_at)
    select ${hash}, id, ${purpose}, email, ${new Date(test.clock.now.getTime() + 60_000).toISOString()}::timestamptz
    from users where id = ${userId}`.execute(test.db);
  return secret;
}

/** Accounts. */
export const PEOPLE_WRITES: Record<string, Write> = {
  'opening an account': write(
    accounts.signUp,
    { events: ['account.opened', 'session.opened'], tells: {} },
    async () => {
      const names = { username: 'newcomer', first_name: 'Eva', last_name: 'Luna', email: 'newcomer@example.com' };
      return { send: { ...names, password: PASSWORD } };
    },
  ),
  'signing in on a new device': write(
    accounts.login,
    { events: ['session.opened', 'device.added'], messages: ['person: New login on another device'], tells: {} },
    async (town) => ({
      send: await credentialsOf(town, await town.somebody()),
    }),
  ),
  'signing in for the twenty-first time': write(
    accounts.login,
    {
      events: ['session.ended', 'session.opened', 'device.added'],
      messages: ['person: New login on another device'],
      tells: SESSIONS,
    },
    async (town) => {
      const somebody = await town.somebody();
      await sql`insert into tokens (hash, user_id, expires_at, created_at, last_used_at)
        select lpad(n::text, 64, '0'), ${somebody.userId}, now() + interval '1 day', now(), now()
        from generate_series(1, 19) n`.execute(town.test.db);
      return { send: await credentialsOf(town, somebody) };
    },
  ),
  'signing out': write(accounts.logout, { events: ['session.ended'], tells: SESSIONS }, async (town) => ({
    by: await town.somebody(),
    send: {},
  })),
  'signing a device out': write(
    accounts.revokeSession,
    { events: ['session.ended'], tells: SESSIONS },
    async (town) => {
      const by = await town.somebody();
      return { by, send: { sessionId: await sessionOf(town, by) } };
    },
  ),
  'signing out everywhere': write(
    accounts.revokeAllSessions,
    { events: ['session.ended'], tells: SESSIONS },
    async (town) => ({ by: await town.somebody(), send: {} }),
  ),
  'reading a message': write(
    markInboxRead,
    { events: ['inbox.changed'], tells: { somebody: ['Inbox'] } },
    async (town) => {
      const by = await town.somebody();
      const id = await town.findId(sql`
        insert into inbox_entries (user_id, message_id, position, event, receiver, urgency, wordings, href)
        values (${by.userId}, 0, 0, '{}', 'person', 'soon', '{}', '/') returning id`);
      return { by, send: { id } };
    },
  ),
  'choosing what to be told': write(
    setMessagePreferences,
    { events: ['messages.chosen'], tells: { somebody: ['Inbox'] } },
    async (town) => ({
      by: await town.somebody(),
      send: { choices: [{ topic: 'orders' as const, push: false, mail: false }] },
    }),
  ),
  'turning off the mail of a topic by its link': write(
    unsubscribe,
    { events: ['messages.chosen'], tells: { somebody: ['Inbox'] } },
    async (town) => {
      const { userId } = await town.somebody();
      return { send: { secret: await unsubscribeSecret(town.test.db, { userId, topic: 'account' }) } };
    },
  ),
  'having messages reach a device': write(
    subscribePush,
    { events: ['session.reached'], tells: SESSIONS },
    async (town) => {
      const p256dh = createECDH('prime256v1').generateKeys('base64url');
      const keys = { p256dh, auth: 'a'.repeat(22) };
      return { by: await town.somebody(), send: { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys } };
    },
  ),
  'having none reach it any more': write(
    unsubscribePush,
    { events: ['session.reached'], tells: SESSIONS },
    async (town) => {
      const by = await town.somebody();
      await sql`insert into push_subscriptions (token_id, endpoint, p256dh, auth)
        values (${await sessionOf(town, by)}, 'https://fcm.googleapis.com/fcm/send/b', '', '')`.execute(town.test.db);
      return { by, send: {} };
    },
  ),
  'changing the password': write(
    accounts.changePassword,
    { events: ['password.changed'], messages: ['person: Your password was changed'], tells: ACCOUNT },
    async (town) => {
      const send = { current_password: PASSWORD, new_password: 'another-good-password' };
      return { by: await town.somebody(), send };
    },
  ),
  'giving the password again': write(own.confirmPassword, { events: [], tells: {} }, async (town) => ({
    by: await town.somebody(),
    send: { current_password: PASSWORD },
  })),
  'looking at a link that came by mail': write(recovery.readResetLink, { events: [], tells: {} }, async (town) => ({
    send: { secret: await aLink(town, await town.somebody(), 'reset') },
  })),
  'choosing a password by a link': write(
    recovery.chooseNewPassword,
    { events: ['password.changed'], messages: ['person: Your password was changed'], tells: ACCOUNT },
    async (town) => ({
      send: { secret: await aLink(town, await town.somebody(), 'reset'), new_password: 'another-good-password' },
    }),
  ),
  'proving an address by a link': write(
    recovery.confirmEmail,
    { events: ['email.confirmed'], tells: PERSON },
    async (town) => ({ send: { secret: await aLink(town, await town.somebody(), 'email') } }),
  ),
  'proving an address that another account holds without proof': write(
    recovery.confirmEmail,
    {
      events: ['email.lost', 'email.changed'],
      messages: ['person: Your account has no e-mail', 'person: Your e-mail was changed'],
      tells: { ...PERSON, customer: ['Account'] },
    },
    async (town) => {
      const secret = await aLink(town, await town.somebody(), 'email');
      await sql`update account_links set email = (select email from users where id = ${town.customer.userId})
        where hash = ${hashOf(secret)}`.execute(town.test.db);
      return { send: { secret } };
    },
  ),
  'changing the own names': write(own.updateAccount, { events: ['account.updated'], tells: PERSON }, async (town) => ({
    by: await town.somebody(),
    send: { first_name: 'Anita' },
  })),
  'changing the own telephone': write(
    own.updateAccount,
    { events: ['account.updated'], tells: PERSON },
    async (town) => ({ by: await town.somebody(), send: { telephone: '636 111 2233' } }),
  ),
  'changing the own e-mail': write(
    own.updateAccount,
    { events: ['email.changed'], messages: ['person: Your e-mail was changed'], tells: PERSON },
    async (town) => ({
      by: await town.somebody(),
      send: { email: 'ana@else.example', current_password: PASSWORD },
    }),
  ),
  'setting the own picture': write(
    own.uploadAccountPicture,
    { events: ['account.updated'], tells: PERSON },
    async (town) => ({ by: await town.somebody(), send: { image: aPicture() } }),
  ),
  'giving a one-time password': write(
    accounts.resetPassword,
    {
      events: ['password.reset'],
      messages: ['person: You have a new password'],
      tells: { ...ACCOUNT, admins: ['People'] },
      changes: ['issueOneTimePassword'],
    },
    async (town) => ({ by: town.admin, send: { userId: (await town.somebody()).userId } }),
  ),
  'making somebody a driver': write(
    accounts.updatePerson,
    {
      events: ['role.assigned'],
      messages: ['person: Your account has changed'],
      tells: PERSON,
      changes: ['changeRole'],
    },
    async (town) => ({ by: town.admin, send: { userId: (await town.somebody()).userId, role: 'driver' } }),
  ),
  'ending a membership': write(
    accounts.updatePerson,
    {
      events: ['membership.set'],
      messages: ['person: Your membership has changed'],
      tells: PERSON,
      changes: ['changeMembership'],
    },
    async (town) => {
      const { userId } = await town.somebody(await aMember(town.test));
      return { by: town.admin, send: { userId, subscription_until: null } };
    },
  ),
  "ending an owner's membership": write(
    accounts.updatePerson,
    {
      events: ['company.standing_changed', 'membership.set'],
      messages: ['person: Your membership has changed'],
      tells: { ...PERSON, everybody: ['Cart', 'Companies', 'Products', 'ProductsHome'] },
      changes: ['changeMembership'],
    },
    async (town) => {
      const { userId } = await town.somebody(await aShop(town.test));
      return { by: town.admin, send: { userId, subscription_until: null } };
    },
  ),
  "prolonging an owner's membership, which decides nothing of orders": write(
    accounts.updatePerson,
    {
      events: ['membership.set'],
      messages: ['person: Your membership has changed'],
      tells: PERSON,
      changes: ['changeMembership'],
    },
    async (town) => {
      const { userId } = await town.somebody(await aShop(town.test));
      return { by: town.admin, send: { userId, subscription_until: '2098-12-31' } };
    },
  ),
  'blocking somebody': write(
    accounts.blockPerson,
    { events: ['account.blocked'], tells: KEPT_OUT, changes: ['changeBlock'] },
    async (town) => ({ by: town.admin, send: { userId: (await town.somebody()).userId, reason: 'False orders' } }),
  ),
  'blocking an owner and closing her business': write(
    accounts.blockPerson,
    {
      events: ['account.blocked', 'company.suspended'],
      tells: { ...KEPT_OUT, everybody: EVERYTHING_OF_A_SHOP },
      changes: ['changeBlock', 'changeSuspension'],
    },
    async (town) => {
      const owner = await town.somebody(await aShop(town.test));
      return { by: town.admin, send: { userId: owner.userId, reason: 'False goods', suspend_business: true } };
    },
  ),
  'letting somebody in again': write(
    accounts.unblockPerson,
    { events: ['account.unblocked'], tells: { ...KEPT_OUT, somebody: ['Account'] }, changes: ['changeBlock'] },
    async (town) => {
      const { userId } = await town.somebody();
      good(await town.test.call(accounts.blockPerson, { userId, reason: 'False orders' }, town.admin.token));
      return { by: town.admin, send: { userId } };
    },
  ),
  'having a job tried again that was given up': write(retryGivenUpJob, { events: [], tells: {} }, async (town) => ({
    by: town.admin,
    send: { job_id: '0199d1c4-0000-7000-8000-000000000001' },
  })),
  'signing somebody out everywhere': write(
    accounts.signPersonOut,
    {
      events: ['account.signed_out'],
      messages: ['person: You were logged out'],
      tells: { ...SESSIONS, admins: ['People'] },
      changes: ['endSessions'],
    },
    async (town) => ({ by: town.admin, send: { userId: (await town.somebody()).userId } }),
  ),
};
