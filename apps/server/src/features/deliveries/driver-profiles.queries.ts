import type { AvailabilityStatus, DriverHours } from '@mercadito/domain/deliveries/driver';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { pictureAt } from '../../platform/pictures/pictures.ts';

interface HeldRow {
  readonly transactionId: string;
  readonly shippedAt: string;
}

const HELD = sql<HeldRow[]>`(
  select coalesce(json_agg(json_build_object('transactionId', transaction_id, 'shippedAt', shipped_at)
    order by shipped_at, id), '[]')
  from orders where driver_id = drivers.id and status = 'shipped')`;

/** Drivers with their person and their active deliveries, each in one row. */
export function selectDrivers(db: Db) {
  return db
    .selectFrom('drivers')
    .innerJoin('users', 'users.id', 'drivers.user_id')
    .select([
      'drivers.id',
      'drivers.user_id',
      'drivers.daily_start_time',
      'drivers.daily_end_time',
      'users.username',
      'users.first_name',
      'users.last_name',
    ])
    .select([
      pictureAt('users.image').as('photo'),
      HELD.as('held'),
      sql<boolean>`(users.blocked_at is not null)`.as('is_blocked'),
      sql<boolean>`(users.role not in ('Driver', 'Admin'))`.as('has_stopped'),
      // Whoever is kept out or drives no more takes no orders and is given none, whatever the switch says (ROLE-8).
      sql<AvailabilityStatus>`case when users.blocked_at is null and users.role in ('Driver', 'Admin')
        then availability_status else 'unavailable' end`.as('availability_status'),
    ]);
}

export type DriverRow = Awaited<ReturnType<ReturnType<typeof selectDrivers>['executeTakeFirstOrThrow']>>;

export function findDriver(db: Db, driverId: number): Promise<DriverRow | undefined> {
  return selectDrivers(db).where('drivers.id', '=', driverId).executeTakeFirst();
}

export function findDriverOf(db: Db, userId: number): Promise<DriverRow | undefined> {
  return selectDrivers(db).where('drivers.user_id', '=', userId).executeTakeFirst();
}

/** Everybody who drives today, by name; who has stopped driving is no driver any more. */
export function listDriverRows(db: Db): Promise<DriverRow[]> {
  return selectDrivers(db)
    .where('users.role', 'in', ['Driver', 'Admin'])
    .orderBy('users.first_name')
    .orderBy('drivers.id')
    .execute();
}

/** Locks drivers in the order of their ids: their active deliveries change under this lock alone. */
export const lockingDrivers = (transaction: Db, driverIds: readonly number[]) =>
  transaction.selectFrom('drivers').select('id').where('id', 'in', driverIds).orderBy('id').forNoKeyUpdate();

/** Sets what is given. False when there is no such driver, or not of that person. */
export async function setSettings(
  transaction: Db,
  driver: { id: number; userId?: number | undefined },
  settings: DriverHours & { availability_status?: AvailabilityStatus | undefined },
): Promise<boolean> {
  const { id, userId } = driver;
  const result = await transaction
    .updateTable('drivers')
    .set(settings)
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
