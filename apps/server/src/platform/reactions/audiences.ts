import type { AudienceWord, IdsOfAudience } from '@mercadito/domain/events/event-row';
import type { Audience } from '../record/notices.ts';

/** Whom each word means, found by the ids that an event carries. */
export const AUDIENCES: { readonly [Word in AudienceWord]: (ids: IdsOfAudience[Word]) => readonly Audience[] } = {
  person: ({ userId }) => [{ user: userId }],
  customer: ({ customerId }) => [{ user: customerId }],
  driver: ({ driverUserId }) => [{ user: driverUserId }],
  business: ({ companyId }) => [{ company: companyId }],
  businesses: ({ companyIds }) => companyIds.map((company) => ({ company })),
  drivers: () => [{ role: 'driver' }],
  admins: () => [{ role: 'admin' }],
  everybody: () => ['everybody'],
};
