import { randomInt } from 'node:crypto';
import * as contracts from '@mercadito/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { cappedCount } from '../../platform/lists/paging.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { serve } from '../../platform/serve/serve.ts';
import { deleteLinksOf } from './account-links.queries.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { forgive } from './login-attempts.queries.ts';
import type { Passkeys } from './passkeys-of-person.ts';
import { setOneTimePassword } from './password.queries.ts';
import { hashPassword } from './passwords.ts';
import { countPeople, listPeople } from './people.queries.ts';
import { personEntryView, showPerson } from './person-view.ts';
import { requirePerson } from './require-person.queries.ts';
import { deleteTokensOf } from './sessions.queries.ts';
import { type OthersOfPeople, roleOf, updatePerson } from './update-person.ts';

// Without those that look alike on paper or over the telephone. 12 of 31 are 59 bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const KEPT_MS = 72 * 3_600_000;

const oneTimePassword = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/**
 * Gives a person a one-time password, to be told them by the Admin: it holds for 72 hours and for one login, after which it
 * has to be changed. Signs them out everywhere, ends their passkeys, and forgives their failed logins.
 * @throws 404 for an account that does not exist
 */
async function resetPassword(
  db: Db,
  actor: Actor,
  userId: number,
  { now, endPasskeys }: { now: Date } & Pick<Passkeys, 'endPasskeys'>,
): Promise<string> {
  await requirePerson(db, userId);
  const password = oneTimePassword();
  const hash = await hashPassword(password);
  const until = new Date(now.getTime() + KEPT_MS);
  const work = async (transaction: Db): Promise<void> => {
    const person = await setOneTimePassword(transaction, userId, { hash, until });
    if (!person) throw notFound('Account');
    await deleteTokensOf(transaction, userId);
    // Whoever is to be kept out by it may have made some.
    await endPasskeys(transaction, userId, []);
    await deleteLinksOf(transaction, userId, 'reset');
    await forgive(transaction, person.username);
    record(transaction, { type: 'password.reset', userId });
    const after = { holds_until: until.toISOString() };
    recordChange(transaction, { kind: 'issueOneTimePassword', id: userId, before: null, after });
  };
  const entry = { actorId: actor.userId, action: 'resetPassword', detail: { userId } };
  await inAuditedTransaction(db, work, () => entry);
  return password;
}

const PAGE_SIZE = 20;

/** What a call about one person is answered by. */
interface CallAboutPerson {
  readonly db: Db;
  readonly params: { readonly userId: number };
  readonly config: Pick<Config, 'productName'>;
  readonly now: Date;
}

/** How a person stands now. */
const show = ({ db, params, config, now }: CallAboutPerson) =>
  showPerson(db, params.userId, { productName: config.productName, now });

/** What Admins do with people. */
export function registerPeople(app: FastifyInstance, others: OthersOfPeople & Passkeys): void {
  serve(app, contracts.listPeople, async ({ db, query, request, config, now }) => {
    const { search, role, state, ...asked } = query;
    const page = { ...asked, size: PAGE_SIZE, url: request.url };
    const filter = { search, role: role === undefined ? undefined : roleOf(role, config.productName), state };
    const found = await listPeople(db, filter, page, now);
    const { count, count_is_capped } = cappedCount(await countPeople(db, filter, now));
    const context = { productName: config.productName, now };
    return { ...listWithMore(found, count, page, (row) => personEntryView(row, context)), count_is_capped };
  });

  serve(app, contracts.getPerson, show);

  serve(app, contracts.updatePerson, async (call) => {
    const { db, params, body, config, now } = call;
    await updatePerson(db, params.userId, body, { ...others, config, now });
    return show(call);
  });

  serve(app, contracts.blockPerson, async (call) => {
    const { db, params, body, actor, now } = call;
    await blockPerson(db, params.userId, body, { ...others, actor, now });
    return show(call);
  });

  serve(app, contracts.unblockPerson, async (call) => {
    await unblockPerson(call.db, call.params.userId, call.now);
    return show(call);
  });

  serve(app, contracts.signPersonOut, async (call) => {
    await signPersonOut(call.db, call.params.userId);
    return show(call);
  });

  serve(
    app,
    contracts.resetPassword,
    async ({ db, actor, params, now }) => ({
      password: await resetPassword(db, actor, params.userId, { ...others, now }),
    }),
    { ownTransaction: true },
  );
}

/**
 * Ends all sessions of a person, who may sign in again at once.
 * @throws 404 for an account that does not exist
 */
async function signPersonOut(db: Db, userId: number): Promise<void> {
  await requirePerson(db, userId);
  const sessions = await deleteTokensOf(db, userId);
  record(db, { type: 'account.signed_out', userId });
  recordChange(db, { kind: 'endSessions', id: userId, before: { sessions }, after: { sessions: 0 } });
}
