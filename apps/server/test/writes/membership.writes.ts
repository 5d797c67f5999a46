import { updatePerson } from '@mercadito/contracts/accounts';
import { askForMembership, declineMembershipWish } from '@mercadito/contracts/membership-wishes';
import type { Person } from '../people.ts';
import { good } from '../shops.ts';
import type { Town } from './town.ts';
import { type Write, write } from './write.ts';

/** Somebody who asks for a membership. */
async function anAsking(town: Town): Promise<Person> {
  const person = await town.somebody();
  good(await town.test.call(askForMembership, {}, person.token));
  return person;
}

/** Wishes for a membership. */
export const MEMBERSHIP_WRITES: Record<string, Write> = {
  'asking for a membership': write(
    askForMembership,
    {
      events: ['membership_wish.made'],
      messages: ['admins: Somebody wants to sell'],
      tells: { somebody: ['MembershipWish'], admins: ['People'] },
    },
    async (town) => ({ by: await town.somebody(), send: {} }),
  ),
  'giving a membership to whoever asks for it': write(
    updatePerson,
    {
      events: ['membership_wish.granted'],
      messages: ['person: You have your membership'],
      tells: { somebody: ['Account', 'MembershipWish'], admins: ['People'] },
      changes: ['changeMembership'],
    },
    async (town) => {
      const { userId } = await anAsking(town);
      return { by: town.admin, send: { userId, subscription_until: '2098-12-31' } };
    },
  ),
  'declining a membership': write(
    declineMembershipWish,
    {
      events: ['membership_wish.declined'],
      messages: ['person: Your membership was answered'],
      tells: { somebody: ['MembershipWish'], admins: ['People'] },
      changes: ['declineMembershipWish'],
    },
    async (town) => ({ by: town.admin, send: { userId: (await anAsking(town)).userId, reason: 'Not yet' } }),
  ),
};
