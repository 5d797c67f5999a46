import { expect, test } from 'vitest';
import { EVENTS } from './domain-event.ts';
import type { OfOrder } from './event-ids.ts';
import { eventWith } from './event-row.ts';

const ofOrder = eventWith<OfOrder>();

test('an event that reaches nobody does not compile, unless its row says why', () => {
  const rows = [
    // @ts-expect-error it names nobody
    ofOrder({}, 'silent'),
    // @ts-expect-error it names somebody, of whose reads none changes
    ofOrder({ admins: [] }, 'silent'),
    // @ts-expect-error it carries no such person
    ofOrder({ person: ['Orders'] }, 'silent'),
    // @ts-expect-error it carries no such person beside the others
    ofOrder({ admins: ['Orders'], person: ['Orders'] }, 'silent'),
    // @ts-expect-error it names somebody, and says why nobody
    ofOrder({ admins: ['Orders'], nobody: 'nobody has read it' }, 'silent'),
    ofOrder({ admins: ['Orders'] }, 'silent'),
    ofOrder({ nobody: 'nobody has read it' }, 'silent'),
    // @ts-expect-error it does not say whether somebody is told
    ofOrder({ admins: ['Orders'] }),
  ];
  expect(rows).toHaveLength(8);
});

test('a row that says why nobody is reached says it in words', () => {
  const reasons = Object.values(EVENTS).flatMap(({ reaction }) => ('nobody' in reaction ? [reaction.nobody] : []));
  expect(reasons.filter((reason) => reason.split(' ').length < 3)).toEqual([]);
});
