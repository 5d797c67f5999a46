import { getPerson, updatePerson } from '@mercadito/contracts/accounts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aPerson } from '../../../test/fixtures/people.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const until = (instant: string) => aPerson({ subscriptionStatus: { active: true, until: instant } });
const JANUARY = '2027-02-01T06:00:00.000Z';
const FEBRUARY = '2027-03-01T06:00:00.000Z';
const APRIL = '2027-05-01T06:00:00.000Z';

/** Presses "+1 month", loses the answer, and hears from the server what stands there by then. */
async function loseOneMonth(current: string, shown: string) {
  const at = await openScreen('/admin/people/3', {
    as: anAdmin(),
    replies: [
      inTurn(reply(getPerson, until(JANUARY)), reply(getPerson, until(current))),
      inTurn(lost(updatePerson), reply(updatePerson, aPerson())),
    ],
  });
  const membership = within(await screen.findByRole('region', { name: 'Membership' }));
  await userEvent.click(membership.getByRole('button', { name: '+1 month: Membership' }));
  await screen.findByRole('alert');
  act(() => void at.store.dispatch(api.util.invalidateTags(['People'])));
  await membership.findByText(shown);
  await userEvent.click(membership.getByRole('button', { name: '+1 month: Membership' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(at.calls.to(updatePerson)).toHaveLength(3));
  return at.calls.to(updatePerson).map(({ body }) => body.subscription_until);
}

test('a month more whose answer was lost is one month more when it is pressed again, and Undo takes it back', async () => {
  expect(await loseOneMonth(FEBRUARY, 'Valid until February 28, 2027')).toEqual(['2027-02-28', '2027-02-28', JANUARY]);
});

test('a month more is a month after what another Admin has set since an answer was lost', async () => {
  expect(await loseOneMonth(APRIL, 'Valid until April 30, 2027')).toEqual(['2027-02-28', '2027-05-31', APRIL]);
});
