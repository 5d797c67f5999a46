import { getPerson, updatePerson } from '@mercadito/contracts/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aPerson } from '../../../test/fixtures/people.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';

const [READ, MADE] = ['2026-11-01T12:00:00.000Z', '2026-11-01T12:05:00.000Z'] as const;
const member = (updated_at: string) =>
  aPerson({ subscriptionStatus: { active: true, until: '2027-02-01T06:00:00.000Z' }, updated_at });
const membership = async () => within(await screen.findByRole('region', { name: 'Membership' }));

test('a membership is set over the version that is shown, and Undo takes back the version that this made', async () => {
  const at = await openScreen(`/admin/people/${aPerson().id}`, {
    as: anAdmin(),
    replies: [reply(getPerson, member(READ)), reply(updatePerson, member(MADE))],
  });
  await userEvent.click((await membership()).getByRole('button', { name: '+1 month' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(at.calls.to(updatePerson).map(({ body }) => body.updated_at)).toEqual([READ, MADE]));
});

test('a membership that another Admin has set meanwhile is not set over it, which is said', async () => {
  await openScreen(`/admin/people/${aPerson().id}`, {
    as: anAdmin(),
    replies: [reply(getPerson, member(READ)), refuse(updatePerson, 409, 'changed_meanwhile')],
  });
  await userEvent.click((await membership()).getByRole('button', { name: '+1 month' }));
  expect(await screen.findByText('Somebody has changed this at the same moment. Please look again.')).toBeTruthy();
});
