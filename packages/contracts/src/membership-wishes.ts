import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import * as z from 'zod';
import { personDetails } from './accounts.ts';
import { answered } from './answered.ts';
import { id, instant, text } from './common.ts';
import { always, endpointsOf, person, site } from './endpoint.ts';

const endpoint = endpointsOf({
  name: 'membership-wishes',
  about: 'Asking for a membership, to sell; whoever asks is found among people (`state=asking`).',
});

/** A person's last wish: null where they have none, or were given their membership. */
const wish = z
  .object({
    status: answered(['open', 'declined']),
    asked_at: instant,
    /** Why it was declined, in an Admin's words; null while it is open. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'MembershipWish' });

const ofOwn = {
  path: '/account/membership-wish/',
  access: person('membership.ask'),
  response: z.object({ wish: wish.nullable() }),
} as const;

export const getMembershipWish = endpoint('getMembershipWish', {
  ...ofOwn,
  summary: 'Whether the person has asked for a membership, and what was said to it',
  method: 'GET',
});

/** WISH-1: one open wish a person. */
export const askForMembership = endpoint('askForMembership', {
  ...ofOwn,
  summary: 'Ask for a membership; asked again while it is open nothing changes',
  description: '409 `has_membership`: the person has one that runs.',
  method: 'POST',
  idempotent: true,
});

/** A wish is granted by giving the membership (`updatePerson`). */
export const declineMembershipWish = endpoint('declineMembershipWish', {
  summary: 'Say no to a person who asks for a membership, and why',
  description: '409 `wish_decided`: it is not open any more.',
  method: 'PUT',
  path: '/accounts/{userId}/membership-wish/',
  access: site('people.write'),
  params: z.object({ userId: id }),
  body: z.object({ reason: text(MAX_LENGTH.wishReason) }),
  asksPassword: always,
  idempotent: true,
  response: personDetails,
});

export type MembershipWish = z.output<typeof wish>;
