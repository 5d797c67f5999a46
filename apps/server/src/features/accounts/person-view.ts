import type { PersonDetailsAnswer, PersonEntryAnswer } from '@mercadito/contracts/accounts';
import { isActiveAt } from '@mercadito/domain/access/membership';
import type { Db } from '../../database/connection.ts';
import { notFound } from '../../platform/problems/errors.ts';
import { accountView } from './account-view.ts';
import { findPerson, type PersonRow } from './people.queries.ts';

interface Context {
  readonly productName: string;
  readonly now: Date;
}

function companyOf(row: PersonRow, now: Date): PersonEntryAnswer['company'] {
  const { company_id: _id, company_name: name, subscription_product_until: until } = row;
  if (_id === null || name === null) return null;
  const active = isActiveAt(until === null ? null : new Date(until), now);
  const { suspended_at: at, suspension_reason: reason, suspended_by: by } = row;
  const suspension = at === null || reason === null ? null : { reason, at, by };
  return { _id, name, plan: { active, until }, has_member_only: row.has_member_only === true, suspension };
}

function driverOf(row: PersonRow): PersonEntryAnswer['driver'] {
  const { driver_id: id, availability_status, orders_in_hand, daily_start_time, daily_end_time } = row;
  if (id === null || availability_status === null) return null;
  return { id, availability_status, orders_in_hand, daily_start_time, daily_end_time };
}

/** A person as the Admins' list shows them. */
export function personEntryView(row: PersonRow, { productName, now }: Context): PersonEntryAnswer {
  return {
    ...accountView(row, productName, now),
    phone: row.phone,
    created_at: row.created_at,
    last_seen_at: row.last_seen_at,
    is_blocked: row.blocked_at !== null,
    membership_asked_at: row.membership_asked_at,
    updated_at: row.updated_at,
    company: companyOf(row, now),
    driver: driverOf(row),
  };
}

/**
 * A person as an Admin's screen of them shows them, read afresh.
 * @throws 404
 */
export async function showPerson(db: Db, userId: number, context: Context): Promise<PersonDetailsAnswer> {
  const row = await findPerson(db, userId, context.now);
  if (!row) throw notFound('Account');
  const { blocked_at: at, block_reason: reason, blocked_by: by, sessions } = row;
  const block = at === null || reason === null ? null : { reason, at, by };
  return { ...personEntryView(row, context), block, sessions };
}
