import { getPerson } from '@mercadito/contracts/accounts';
import { listDriversCash } from '@mercadito/contracts/cash/admin';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { aPerson, aPersonsCompany, aPersonsDriver } from '../../../test/fixtures/people.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

test('what a page of a person has twice is told apart, and its radios are a group with a name (LOOK-48)', async () => {
  const owner = aPerson({ company: aPersonsCompany(), company_id: 2, driver: aPersonsDriver(), driver_id: 7 });
  await openScreen(`/admin/people/${owner.id}`, {
    as: anAdmin(),
    replies: [reply(getPerson, owner), reply(listDriversCash, aList([]))],
  });
  expect(await screen.findByRole('radiogroup', { name: 'Role' })).toBeDefined();
  const names = within(screen.getByRole('main'))
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? button.textContent);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
