import { isActiveAt } from '@mercadito/domain/access/membership';
import { personWith } from '@mercadito/domain/access/person';
import { takesOrders } from '@mercadito/domain/access/taking-orders';
import type { Config } from '../../config.ts';
import type { Owner } from './owners.queries.ts';

interface Moment {
  readonly now: Date;
  readonly config: Pick<Config, 'ownersNeedSubscription'>;
}

/** The rule `takesOrders` of the domain, asked of an owner as the database knows her. */
export function takesOrdersNow({ id, role, until }: Owner, { now, config }: Moment): boolean {
  const subscriptionActive = isActiveAt(until === null ? null : new Date(until), now);
  return takesOrders(personWith(role, { id, subscriptionActive, hasCompany: true }), config);
}
