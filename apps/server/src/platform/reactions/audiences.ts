import type { Audience } from '../record/notices.ts';

/** Finds people by ids that an event carries. */
type Find<Ids> = (ids: Ids) => readonly Audience[];

const person: Find<{ readonly userId: number }> = ({ userId }) => [{ user: userId }];
const customer: Find<{ readonly customerId: number }> = ({ customerId }) => [{ user: customerId }];
const driver: Find<{ readonly driverUserId: number }> = ({ driverUserId }) => [{ user: driverUserId }];
const business: Find<{ readonly companyId: number }> = ({ companyId }) => [{ company: companyId }];
const businesses: Find<{ readonly companyIds: readonly number[] }> = ({ companyIds }) =>
  companyIds.map((company) => ({ company }));
const drivers: Find<object> = () => [{ role: 'driver' }];
const admins: Find<object> = () => [{ role: 'admin' }];
const everybody: Find<object> = () => ['everybody'];

/** The words for whom an event can concern. Drivers who look on are told by `drivers`, the one in the event by `driver`. */
export const AUDIENCES = { person, customer, driver, business, businesses, drivers, admins, everybody };

type Words = typeof AUDIENCES;

/** The words that an event with these ids can be told to: those for which it carries the id. */
export type AudienceWord<Ids> = {
  [Word in keyof Words]: Ids extends Parameters<Words[Word]>[0] ? Word : never;
}[keyof Words];
