import { isOnDuty } from '@mercadito/domain/deliveries/on-duty';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Receivers } from '../../platform/messages/receivers.ts';

/** Now, and the clock on the wall of the site. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

async function listDriversOnDuty(db: Db, { now, timeZone }: Moment): Promise<number[]> {
  const { minutes } = localTime(now, timeZone);
  const drivers = await db
    .selectFrom('drivers')
    .innerJoin('users', 'users.id', 'drivers.user_id')
    .select(['users.id', 'availability_status as availability', 'daily_start_time as start', 'daily_end_time as end'])
    .where('users.role', '=', 'Driver')
    .where('users.blocked_at', 'is', null)
    .execute();
  return drivers.filter((driver) => isOnDuty(driver, minutes)).map(({ id }) => id);
}

/** Whom an announcement is to; nobody who is kept out. */
const ofAudience = (db: Db, announcementId: number) =>
  db
    .selectFrom('announcements')
    .innerJoin('users', (join) => join.onTrue())
    .select('users.id')
    .where('announcements.id', '=', announcementId)
    .where('users.blocked_at', 'is', null)
    .where(
      sql<boolean>`case audience
        when 'everybody' then true
        when 'owners' then exists (select from companies where owner_id = users.id)
        when 'drivers' then role = 'Driver'
        when 'admins' then role = 'Admin'
        when 'customers' then role = 'User' and not exists (select from companies where owner_id = users.id)
      end`,
    );

const idsOf = async (query: { execute(): Promise<readonly { id: number }[]> }): Promise<number[]> =>
  (await query.execute()).map(({ id }) => id);

/** Who is meant, by ids of their accounts; nobody who is kept out. */
export async function listReceivers(db: Db, receivers: Receivers, moment: Moment): Promise<number[]> {
  if (receivers === 'driversOnDuty') return listDriversOnDuty(db, moment);
  const people = db.selectFrom('users').select('users.id').where('users.blocked_at', 'is', null);
  if (receivers === 'admins') return idsOf(people.where('users.role', '=', 'Admin'));
  if ('users' in receivers) {
    return receivers.users.length === 0 ? [] : idsOf(people.where('users.id', 'in', [...receivers.users]));
  }
  if ('holderOf' in receivers) {
    const holders = people
      .innerJoin('drivers', 'drivers.user_id', 'users.id')
      .innerJoin('orders', 'orders.driver_id', 'drivers.id');
    return idsOf(holders.where('orders.id', '=', receivers.holderOf).where('orders.status', '=', 'shipped'));
  }
  if ('announced' in receivers) return idsOf(ofAudience(db, receivers.announced));
  const owners = people.innerJoin('companies', 'companies.owner_id', 'users.id');
  if ('ownersOf' in receivers) {
    return receivers.ownersOf.length === 0 ? [] : idsOf(owners.where('companies.id', 'in', [...receivers.ownersOf]));
  }
  if ('ownersWhoSaw' in receivers) {
    // Who has handed something over has seen it; of a delivery that failed all were told.
    return idsOf(
      owners
        .innerJoin('order_companies', 'order_companies.company_id', 'companies.id')
        .innerJoin('orders', 'orders.id', 'order_companies.order_id')
        .where('orders.id', '=', receivers.ownersWhoSaw)
        .where(({ eb, or }) =>
          or([
            eb('order_companies.seen_at', 'is not', null),
            eb('order_companies.picked_up_at', 'is not', null),
            eb('orders.failed_at', 'is not', null),
          ]),
        ),
    );
  }
  return idsOf(
    owners
      .innerJoin('products', 'products.company_id', 'companies.id')
      .where('products.id', '=', receivers.ownerOfProduct),
  );
}
