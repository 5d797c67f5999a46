import type { RoleKind } from '@mercadito/domain/access/role';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** What of its owner says whether a business takes orders. */
export interface Owner {
  readonly id: number;
  readonly role: RoleKind;
  readonly until: string | null;
}

/** The owner of a query's `companies`. */
export const OWNER = sql<Owner>`(
  select json_build_object('id', id, 'role', lower(role), 'until', subscription_until)
  from users where users.id = companies.owner_id)`;

/** The businesses whose owners' memberships have ended after one instant and not after another. */
export function listOwnersEnded(db: Db, after: Date, until: Date) {
  return db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.owner_id')
    .select(['companies.id', OWNER.as('owner')])
    .where('users.subscription_until', '>', after.toISOString())
    .where('users.subscription_until', '<=', until.toISOString())
    .execute();
}
