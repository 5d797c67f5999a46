import { getPerson } from '@mercadito/contracts/accounts';
import { listDriversCash } from '@mercadito/contracts/cash/admin';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { aPerson } from '../../../test/fixtures/people.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

test.each([
  ['until then on which day', '2099-12-05T15:00:00.000Z', /will be deleted on December 5, 2099/],
  ['from then on tonight, and no day that has passed', '2020-01-01T15:00:00.000Z', /will be deleted tonight, unless/],
])("a person's page says that they have asked to be deleted: %s (PRIVACY-3)", async (_when, deletion_at, words) => {
  const person = aPerson({ deletion_at });
  await openScreen(`/admin/people/${person.id}`, {
    as: anAdmin(),
    replies: [reply(getPerson, person), reply(listDriversCash, aList([]))],
  });
  expect(await screen.findByText(words)).toBeDefined();
});
