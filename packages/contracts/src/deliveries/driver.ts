import { AVAILABILITY_STATUSES } from '@mercadito/domain/deliveries/driver';
import * as z from 'zod';
import { answered } from '../answered.ts';
import { clock, id } from '../common.ts';
import { driver, endpointsOf, person } from '../endpoint.ts';

export const feature = {
  name: 'deliveries',
  about: "The drivers' work: the queue, the orders on their way, who drives.",
};
const endpoint = endpointsOf(feature);

export const driverProfile = z
  .object({
    id,
    user: z.int(),
    username: z.string(),
    name: z.string(),
    last_name: z.string(),
    photo: z.string().nullable(),
    /** The oldest active delivery, or null. */
    current_order: z.string().nullable(),
    orders_assigned_count: z.int(),
    settings: z.object({
      availability_status: answered(AVAILABILITY_STATUSES),
      daily_start_time: z.string().nullable(),
      daily_end_time: z.string().nullable(),
    }),
  })
  .meta({ id: 'Driver' });

export const getDriverProfile = endpoint('getDriverProfile', {
  summary: "A person's driver profile; 404 when they are none",
  method: 'GET',
  path: '/companies/driver-profile/profile-driver/{userId}/',
  access: person('account.use', { user: 'params.userId' }),
  params: z.object({ userId: id }),
  response: driverProfile,
});

export const setDriverAvailability = endpoint('setDriverAvailability', {
  summary: 'Switch a driver on or off, or set their hours',
  description: 'Hours are `HH:mm` in the site’s time zone; both are given, or null for none (DELIVERY-32).',
  method: 'PUT',
  path: '/companies/driver-profile/settings/',
  access: driver('availability.set', { user: 'body.user_id', driver: 'body.driver_id' }),
  body: z.object({
    user_id: id.optional(),
    driver_id: id,
    availability_status: z.enum(AVAILABILITY_STATUSES).optional(),
    daily_start_time: clock.nullable().optional(),
    daily_end_time: clock.nullable().optional(),
  }),
  response: driverProfile,
});

export type DriverProfile = z.output<typeof driverProfile>;
export type DriverProfileAnswer = z.input<typeof driverProfile>;
