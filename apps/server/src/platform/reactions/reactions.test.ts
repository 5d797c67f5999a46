import type { EventOf } from '@mercadito/domain/events/domain-event';
import { expect, test } from 'vitest';
import { REACTIONS, type Reaction } from './reactions.ts';

type OnOrder = Reaction<EventOf<'order.placed'>>;

test('an event that reaches nobody does not compile, unless its row says why', () => {
  // @ts-expect-error it names nobody
  const ofNobody: OnOrder = { refreshes: {} };
  // @ts-expect-error it names somebody, of whose reads none changes
  const ofNothing: OnOrder = { refreshes: { admins: [] } };
  // @ts-expect-error it carries no such person
  const ofOthers: OnOrder = { refreshes: { person: ['Orders'] } };
  const meant: OnOrder[] = [{ refreshes: { admins: ['Orders'] } }, { nobody: 'nobody has read it' }];
  expect([ofNobody, ofNothing, ofOthers, ...meant]).toHaveLength(5);
});

test('a row that says why nobody is reached says it in words', () => {
  const reasons = Object.values(REACTIONS).flatMap((reaction) => ('nobody' in reaction ? [reaction.nobody] : []));
  expect(reasons.filter((reason) => reason.split(' ').length < 3)).toEqual([]);
});
