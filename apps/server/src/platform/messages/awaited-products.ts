import { type DomainEvent, EVENTS } from '@mercadito/domain/events/domain-event';
import { type RawBuilder, sql } from 'kysely';
import type { Statements } from '../../database/all-of.ts';
import { insertingJobs } from '../jobs/jobs.queries.ts';

/** The job that tells people what they have waited for; it is defined by the feature that knows them. */
export const LOOK_FOR_RETURNED = 'product.tell_of_return';

/** Whose goods everybody is to read anew by an event: what could be bought before may not be now, and the other way round. */
function businessOf(event: DomainEvent): number[] {
  const { reaction } = EVENTS[event.type];
  const read: readonly string[] = 'everybody' in reaction ? reaction.everybody : [];
  return 'companyId' in event && read.includes('Products') ? [event.companyId] : [];
}

/** Statements for `doAllOf` that have it looked after the commit whether something has come back that people wait for (MESSAGE-14). */
export function lookingForReturned(events: readonly DomainEvent[], condition: RawBuilder<unknown>): Statements {
  const businesses = [...new Set(events.flatMap(businessOf))];
  if (businesses.length === 0) return {};
  const waiting = sql`
    select jsonb_build_object('company_id', awaited.id) as payload, now() as start_after
    from unnest(${businesses}::integer[]) as awaited (id)
    where ${condition}
      and exists (select from product_waits join products on products.id = product_id where company_id = awaited.id)`;
  return insertingJobs(LOOK_FOR_RETURNED, waiting, undefined, 'returned');
}
