import { CASH_EVENTS } from './cash-events.ts';
import { COMPANY_EVENTS } from './company-events.ts';
import type { EventRow } from './event-row.ts';
import { ORDER_EVENTS } from './order-events.ts';
import { PEOPLE_EVENTS } from './people-events.ts';
import { PRODUCT_EVENTS } from './product-events.ts';
import { SITE_EVENTS } from './site-events.ts';

/**
 * The one table of all that can happen in the town: the ids that say to what and to whom, never a text, an amount or a person's
 * data; whom it concerns; and which cached reads it changes. Who did it, in which call and when stands in the audit row that is
 * written with it.
 */
export const EVENTS = {
  ...PEOPLE_EVENTS,
  ...COMPANY_EVENTS,
  ...PRODUCT_EVENTS,
  ...ORDER_EVENTS,
  ...CASH_EVENTS,
  ...SITE_EVENTS,
};

export type EventType = keyof typeof EVENTS;

/** Those of which people are told (MESSAGE-1). */
export type ToldEventType = {
  [Type in EventType]: (typeof EVENTS)[Type]['telling'] extends 'told' ? Type : never;
}[EventType];

/** What an event of this type looks like. */
export type EventOf<Type extends EventType> = {
  [One in Type]: (typeof EVENTS)[One] extends EventRow<infer Ids, unknown> ? { readonly type: One } & Ids : never;
}[Type];

/** Something that has happened, told apart by `type`: `<noun>.<past verb>`. */
export type DomainEvent = { [Type in EventType]: EventOf<Type> }[EventType];

type TagsIn<R> = R extends { readonly nobody: string }
  ? never
  : R[keyof R] extends readonly (infer Tag)[]
    ? Tag
    : never;

/** The name of a cached read, what a read provides and the server names as changed (LIVE-1): each that some event changes. */
export type CacheTag = { [Type in EventType]: TagsIn<(typeof EVENTS)[Type]['reaction']> }[EventType];

/** All of them. */
export const findCacheTags = (): CacheTag[] => {
  const reactions: object[] = Object.values(EVENTS).map(({ reaction }) => reaction);
  return [...new Set(reactions.flatMap((reaction) => Object.values(reaction).filter(Array.isArray).flat()))].sort();
};
