import { type BlockRefusal, canBlock } from '@mercadito/domain/access/blocking';
import type { Db } from '../../database/connection.ts';
import { conflict, notFound } from '../../platform/problems/errors.ts';
import { record, recordChange } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { roleHoldersOf } from './admins.ts';
import { lockDecided, lockPersonAndAdmins, setBlock } from './people.queries.ts';
import { deleteTokensOf } from './sessions.queries.ts';
import type { DriverProfiles, OwnedBusinesses } from './update-person.ts';

const PROBLEMS: Record<BlockRefusal, string> = {
  own_account: 'You cannot block yourself.',
  last_admin: 'The last administrator has to stay one.',
};

interface Blocking {
  readonly reason: string;
  readonly suspend_business: boolean;
}

type BlockContext = { readonly actor: Actor; readonly now: Date } & OwnedBusinesses &
  Pick<DriverProfiles, 'retireDriver'>;

/** Whether somebody is kept out, before and after; why is private. */
const changeOf = (userId: number, before: boolean, after: boolean) =>
  ({ kind: 'changeBlock', id: userId, before: { blocked: before }, after: { blocked: after } }) as const;

/**
 * Keeps a person out: all their sessions end, and the login tells them the reason. Of whoever is blocked already it is the
 * reason alone that changes. A business of theirs is closed for the same reason where the Admin says so (SUSPENSION-5).
 * @throws 404 for an account that does not exist, 409 `own_account`, `last_admin`, `driver_has_orders`
 */
export async function blockPerson(
  db: Db,
  userId: number,
  { reason, suspend_business }: Blocking,
  { actor, now, retireDriver, suspendCompanyOfOwner }: BlockContext,
): Promise<void> {
  const locked = await lockPersonAndAdmins(db, userId);
  const person = locked.find(({ id }) => id === userId);
  if (!person) throw notFound('Account');
  const verdict = canBlock(actor.userId, userId, roleHoldersOf(locked));
  if (!verdict.allowed) throw conflict(verdict.refusal, PROBLEMS[verdict.refusal]);
  await retireDriver(db, userId);
  await setBlock(db, userId, { at: person.blocked_at ?? now.toISOString(), reason, by: actor.userId }, now);
  await deleteTokensOf(db, userId);
  record(db, { type: 'account.blocked', userId });
  recordChange(db, changeOf(userId, person.blocked_at !== null, true));
  if (suspend_business) await suspendCompanyOfOwner(db, userId, reason, { actor, now });
}

/**
 * Lets a person in again; who is not blocked stays so.
 * @throws 404 for an account that does not exist
 */
export async function unblockPerson(db: Db, userId: number, now: Date): Promise<void> {
  const person = await lockDecided(db, userId);
  if (!person) throw notFound('Account');
  await setBlock(db, userId, null, now);
  record(db, { type: 'account.unblocked', userId });
  recordChange(db, changeOf(userId, person.blocked_at !== null, false));
}
