import { listPeople, updatePerson } from '@mercadito/contracts/accounts';
import { declineMembershipWish } from '@mercadito/contracts/membership-wishes';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aPerson, aPersonEntry, somePeople } from '../../../test/fixtures/people.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, later, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const ASKING = aPersonEntry({ membership_asked_at: '2026-11-20T18:00:00.000Z' });
const open = (...replies: Reply[]) =>
  openScreen('/admin/people?state=asking', {
    as: anAdmin(),
    replies: [inTurn(reply(listPeople, somePeople([ASKING])), reply(listPeople, somePeople([]))), ...replies],
  });

test('an Admin finds who asks, and gives a month by two taps (WISH-2)', async () => {
  const at = await open(reply(updatePerson, aPerson()));
  const kinds = within(await screen.findByRole('group', { name: 'Kind of people' }));
  expect(kinds.getByRole('link', { name: 'Asking for membership: People' }).getAttribute('aria-current')).toBe('true');
  await userEvent.click(await screen.findByRole('button', { name: 'Give Lupita Ríos a membership' }));
  await expectAccessible();
  await userEvent.click(await screen.findByRole('button', { name: /^One month: until/ }));
  await waitFor(() => expect(at.calls.to(updatePerson)).toHaveLength(1));
  expect(at.calls.to(updatePerson)[0]?.body).toEqual({
    subscription_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    // Over what this list has shown: a year that another Admin has given since is not made shorter.
    updated_at: ASKING.updated_at,
  });
  expect(await screen.findByText('Lupita Ríos now has a membership')).toBeDefined();
  expect(await screen.findByText('Nobody found')).toBeDefined();
});

test('the button that was pressed keeps the focus while it is under way, and after a refusal', async () => {
  const answer = later(updatePerson);
  await open(answer);
  await userEvent.click(await screen.findByRole('button', { name: 'Give Lupita Ríos a membership' }));
  const month = await screen.findByRole('button', { name: /^One month: until/ });
  await userEvent.click(month);
  expect(month).toHaveProperty('disabled', false);
  expect(month.getAttribute('aria-disabled')).toBe('true');
  answer.give(refuse(updatePerson, 409, 'changed_meanwhile'));
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(month);
});

test('or declines with a reason, without which nothing is sent (WISH-3)', async () => {
  const at = await open(reply(declineMembershipWish, aPerson()));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline the membership of Lupita Ríos' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, decline' }));
  expect(at.calls.to(declineMembershipWish)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not yet');
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, decline' }));
  await waitFor(() => expect(at.calls.to(declineMembershipWish)).toMatchObject([{ body: { reason: 'Not yet' } }]));
  expect(await screen.findByText('Lupita Ríos was told')).toBeDefined();
});

test('what another Admin has decided meanwhile is said in the question (WISH-3)', async () => {
  await open(refuse(declineMembershipWish, 409, 'wish_decided'));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline the membership of Lupita Ríos' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not yet');
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, decline' }));
  expect(await dialog.findByText('Somebody else has already decided this.')).toBeDefined();
});
