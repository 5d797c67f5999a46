import type { OverseenDriverAnswer } from '@mercadito/contracts/deliveries/admin';
import type { DriverProfileAnswer } from '@mercadito/contracts/deliveries/driver';
import { currentOrder, type Driver } from '@mercadito/domain/deliveries/driver';
import { addressOf, pictureOf } from '../../platform/pictures/pictures.ts';
import type { DriverRow } from './driver-profiles.queries.ts';

/** A driver as the rules take them. */
export const driverOf = (row: DriverRow): Driver => ({
  id: row.id,
  availability: row.availability_status,
  activeDeliveries: row.held.length,
});

/** What an event carries of the driver in it. */
export const idsOfDriver = ({ id, user_id }: DriverRow) => ({ driverId: id, driverUserId: user_id });

/** A driver as the wire shows them. */
export function driverView(row: DriverRow): DriverProfileAnswer {
  return {
    id: row.id,
    user: row.user_id,
    username: row.username,
    name: row.first_name,
    last_name: row.last_name,
    photo: addressOf(pictureOf(row.photo)),
    current_order: currentOrder(row.held),
    orders_assigned_count: row.held.length,
    settings: {
      availability_status: row.availability_status,
      daily_start_time: row.daily_start_time,
      daily_end_time: row.daily_end_time,
    },
  };
}

/** A driver with their active deliveries, for Admins. */
export const overseenDriverView = (row: DriverRow): OverseenDriverAnswer => ({
  ...driverView(row),
  orders_in_hand: row.held.map(({ transactionId }) => transactionId),
});
