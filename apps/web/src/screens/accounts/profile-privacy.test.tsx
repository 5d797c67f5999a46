import { getUser } from '@mercadito/contracts/accounts';
import { askForDeletion, exportOwnData, takeBackDeletion } from '@mercadito/contracts/privacy';
import type { DeletionRefusal } from '@mercadito/domain/access/account-deletion';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const AT = '2099-12-05T15:00:00.000Z';
const going = aCustomer({ deletion_at: AT });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = (as = aCustomer(), ...replies: Reply[]) => openScreen('/profile/privacy', { as, replies });

const saved = vi.fn<(name: string) => void>();
beforeEach(() => {
  saved.mockReset();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
});

test('everything about a person is saved as a file (PRIVACY-5)', async () => {
  await open(aCustomer(), reply(exportOwnData, '{"users": []}'));
  await press('Download');
  await screen.findByText(/^Saved as my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(saved).toHaveBeenCalledWith(expect.stringMatching(/^my-data-.*\.json$/));
});

test('what it is refused with is said', async () => {
  await open(aCustomer(), refuse(exportOwnData, 503, 'unavailable'));
  await press('Download');
  await screen.findByRole('alert');
  expect(saved).not.toHaveBeenCalled();
});

test('the account is deleted after a question, with the password, and it is said until when it is taken back (PRIVACY-3)', async () => {
  const at = await open(aCustomer(), reply(askForDeletion, going));
  await press('Delete my account…');
  const question = await screen.findByRole('alertdialog', { name: 'Delete your account?' });
  const read = document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(read).toMatch(/Your name, phone.*Your orders stay.*Backup copies.*seven more days/);
  await expectAccessible();
  await press('Delete my account');
  await screen.findByText('Enter your password');
  expect(at.calls.to(askForDeletion)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Your password'), 'a-good-password');
  at.replies.set(reply(getUser, going));
  await press('Delete my account');
  await screen.findByText('Your account will be deleted on December 5, 2099');
  expect(at.calls.to(askForDeletion).map(({ body }) => body)).toEqual([{ current_password: 'a-good-password' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

const REFUSALS: Readonly<Record<DeletionRefusal, string>> = {
  last_admin: 'There must be at least one administrator.',
  has_open_orders: 'You have orders under way. Wait until they have ended, or cancel them.',
  has_orders_in_hand: 'You still have orders. Deliver them or give them back first.',
  has_open_cash: 'There is cash that was not handed in or paid yet.',
  has_open_business: 'Your business is still open or has orders under way. Ask the administrators to close it first.',
};

test.each(Object.entries(REFUSALS) as [DeletionRefusal, string][])(
  'why it is not is said: %s (PRIVACY-2)',
  async (code, text) => {
    await open(aCustomer(), refuse(askForDeletion, 409, code));
    await press('Delete my account…');
    await userEvent.type(await screen.findByLabelText('Your password'), 'a-good-password');
    await press('Delete my account');
    await screen.findByText(text);
  },
);

test('who has thought better of it keeps the account (PRIVACY-3)', async () => {
  const at = await open(going, reply(takeBackDeletion, aCustomer()));
  await screen.findByText('Until then everything works as before.');
  at.replies.set(reply(getUser, aCustomer({ deletion_at: null })));
  await press('Keep my account');
  await screen.findByRole('button', { name: 'Delete my account…' });
  await waitFor(() => expect(at.calls.to(takeBackDeletion)).toHaveLength(1));
});

const due = aCustomer({ deletion_at: '2020-01-01T00:00:00.000Z' });

test('one that is due goes tonight, unless something is open (PRIVACY-3, PRIVACY-4)', async () => {
  await open(due);
  await screen.findByText(
    'It is deleted tonight. If something is still open (an order, cash, or your business), that has to end first.',
  );
});

test('the profile says so too, and no day that has passed (PRIVACY-3)', async () => {
  await openScreen('/profile', { as: due, replies: [] });
  await screen.findByRole('link', { name: /Your data.*To be deleted tonight, unless something is still open/ });
});

test('the profile says when it is deleted (PRIVACY-3)', async () => {
  await openScreen('/profile', { as: going, replies: [] });
  await screen.findByRole('link', { name: /Your data.*To be deleted on December 5, 2099/ });
});
