import { type CacheTag, type DomainEvent, EVENTS } from '@mercadito/domain/events/domain-event';
import type { AudienceWord, IdsOfAudience } from '@mercadito/domain/events/event-row';
import type { Audience, Notice } from '../record/notices.ts';

/** Whom each word means, found by the ids that an event carries. */
const AUDIENCES: { readonly [Word in AudienceWord]: (ids: IdsOfAudience[Word]) => readonly Audience[] } = {
  person: ({ userId }) => [{ user: userId }],
  customer: ({ customerId }) => [{ user: customerId }],
  driver: ({ driverUserId }) => [{ user: driverUserId }],
  business: ({ companyId }) => [{ company: companyId }],
  businesses: ({ companyIds }) => companyIds.map((company) => ({ company })),
  drivers: () => [{ role: 'driver' }],
  admins: () => [{ role: 'admin' }],
  everybody: () => ['everybody'],
};

type Refreshes = [word: keyof typeof AUDIENCES, tags: readonly CacheTag[]][];

function noticesOfOne(event: DomainEvent): Notice[] {
  const { reaction } = EVENTS[event.type];
  if ('nobody' in reaction) return [];
  return (Object.entries(reaction) as Refreshes).flatMap(([word, tags]) => {
    // The table's type holds that the event carries the ids of whom it concerns.
    const find = AUDIENCES[word] as (ids: DomainEvent) => readonly Audience[];
    return find(event).map((audience) => ({ audience, tags }));
  });
}

/** Which cached reads of whom the events of one write have changed; each audience once. */
export function noticesOf(events: readonly DomainEvent[]): Notice[] {
  const byAudience = Map.groupBy(events.flatMap(noticesOfOne), ({ audience }) => JSON.stringify(audience));
  return [...byAudience.values()].flatMap((notices) => {
    const tags = new Set(notices.flatMap((notice) => notice.tags));
    return notices.slice(0, 1).map(({ audience }) => ({ audience, tags: [...tags] }));
  });
}
