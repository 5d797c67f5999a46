import { getUser, login } from '@mercadito/contracts/accounts';
import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { listHomeProductCategories } from '@mercadito/contracts/categories';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { streamEvents } from '@mercadito/contracts/events';
import { getProduct, listHomeProducts, updateProduct } from '@mercadito/contracts/products';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer, anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { homeProducts } from '../../../test/fixtures/products.ts';
import { TOKEN } from '../../../test/harness/device.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { OWNER_FORMS, type OwnerForm } from '../../../test/harness/owner-forms.ts';
import { later, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

/** Opens the form with something typed. */
async function openTyped(
  { address, reads, field, typed, begin, save = 'Save' }: OwnerForm,
  ...replies: readonly Reply[]
) {
  const at = await openScreen(address, { as: anOwner(), replies: [...reads, ...replies] });
  await begin?.();
  const input = async () => screen.findByLabelText<HTMLInputElement>(field, { selector: 'input' });
  fireEvent.change(await input(), { target: { value: typed } });
  return {
    at,
    submit: async () => userEvent.click(screen.getByRole('button', { name: save })),
    /** The form is still there, with what was typed in it. */
    expectNothingLost: async () => {
      expect((await input()).value).toBe(typed);
      expect(at.pathname).toBe(address.split('?')[0]);
    },
  };
}

/** All that a server or the line may say to a save, with the reason that stands there then. */
const REFUSALS: readonly [status: number | 'lost', code: string, reason: string][] = [
  [403, 'subscription_required', 'You need an active membership for this.'],
  [403, 'forbidden', 'You are not allowed to do this. If you think that is a mistake, message us on WhatsApp.'],
  [404, 'not_found', 'Not found: it was deleted or belongs to another account.'],
  [409, 'pin_limit', 'You can pin at most 5 products.'],
  [413, 'upload_too_large', 'The photo is over 5 MB. Choose a smaller one.'],
  [429, 'too_many_requests', 'Too many tries. Wait a moment and try again.'],
  [503, 'unavailable', 'The site is busy. Try again in a moment.'],
  ['lost', '', 'You are offline. Check your internet and try again.'],
];

/** The reason stands on the page; a toast beside it may say the same. */
const findReason = async (reason: string) => expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
const question = () => screen.findByRole('alertdialog', { name: 'Your session has ended' });
const signIn = async () => {
  const dialog = within(await question());
  await userEvent.type(dialog.getByLabelText('Password'), 'demo-1234');
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
};
const LOGGED_IN = reply(login, { token: 'another-token' });
const bySignedIn = (call: AnyEndpoint): Reply =>
  reply(call, ({ token }) =>
    refuse(call, token === TOKEN ? 401 : 503, token === TOKEN ? 'not_signed_in' : 'unavailable'),
  );

describe.each(OWNER_FORMS)('what is typed of $what', (form) => {
  test('stays through all that a server may refuse it with, and the reason is said (LOOK-22)', async () => {
    const { at, submit, expectNothingLost } = await openTyped(form);
    for (const [status, code, reason] of REFUSALS) {
      at.replies.set(status === 'lost' ? lost(form.call) : refuse(form.call, status, code));
      await submit();
      await findReason(reason);
      await expectNothingLost();
    }
  });

  test('stays when the session has ended, and is saved by whoever signs in again', async () => {
    const { at, submit, expectNothingLost } = await openTyped(form, bySignedIn(form.call), LOGGED_IN);
    await submit();
    await question();
    await expectNothingLost();
    await signIn();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectNothingLost();
    await submit();
    await findReason('The site is busy. Try again in a moment.');
    expect(at.calls.to(form.call).map(({ token }) => token)).toEqual([TOKEN, 'another-token']);
    await expectNothingLost();
  });

  test('stays when the person has signed out in another tab', async () => {
    const stream = later(streamEvents);
    const { expectNothingLost } = await openTyped(form, stream);
    stream.give(refuse(streamEvents, 401, 'not_signed_in'));
    await question();
    await expectNothingLost();
  });

  test('stays when the membership has run out', async () => {
    const { at, submit, expectNothingLost } = await openTyped(form, refuse(form.call, 403, 'subscription_required'));
    const before = at.calls.to(getUser).length;
    at.replies.set(reply(getUser, aCustomer({ company_id: 2 })));
    act(() => void at.store.dispatch(api.util.invalidateTags(['Account'])));
    await waitFor(() => expect(at.calls.to(getUser).length).toBeGreaterThan(before));
    await expectNothingLost();
    await submit();
    await findReason('You need an active membership for this.');
    await expectNothingLost();
  });
});

test('who has lost the membership is turned away once the form is given up', async () => {
  const [product] = OWNER_FORMS as [OwnerForm];
  const { at } = await openTyped(
    product,
    reply(listHomeProducts, homeProducts([])),
    reply(listHomeProductCategories, []),
    // Leaving leads to her products first.
    reply(getBusinessFigures, someFigures()),
  );
  at.replies.set(reply(getUser, aCustomer({ company_id: 2 })));
  act(() => void at.store.dispatch(api.util.invalidateTags(['Account'])));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(at.pathname).toBe('/'));
  await screen.findByText('You need an active membership for that page.');
});

describe('a session that has ended under a form', () => {
  const [product] = OWNER_FORMS as [OwnerForm];
  const PASSWORD_WRONG = refuse(login, 401, 'invalid_credentials');

  test('asks for the password alone, and says when it is wrong', async () => {
    const { submit, expectNothingLost } = await openTyped(product, bySignedIn(product.call), PASSWORD_WRONG);
    await submit();
    await question();
    await expectAccessible();
    await signIn();
    await findReason('Invalid credentials');
    await expectNothingLost();
  });

  test('asks for nothing with the dead token meanwhile', async () => {
    const { at, submit } = await openTyped(product, bySignedIn(product.call), LOGGED_IN);
    await submit();
    await question();
    const before = at.calls.to(getProduct).length;
    act(() => void at.store.dispatch(api.util.invalidateTags(['Products'])));
    await signIn();
    await waitFor(() => expect(at.calls.to(login).map(({ token }) => token)).toEqual([null]));
    expect(
      at.calls
        .to(getProduct)
        .slice(before)
        .map(({ token }) => token),
    ).not.toContain(TOKEN);
  });

  test('is asked about again by the next try, where it was put off', async () => {
    const { at, submit, expectNothingLost } = await openTyped(product, bySignedIn(product.call));
    await submit();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectNothingLost();
    await submit();
    await question();
    expect(at.calls.to(product.call)).toHaveLength(1);
  });

  test('is over once the form is left', async () => {
    const { at, submit } = await openTyped(product, bySignedIn(product.call));
    await submit();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Not now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(at.store.getState().session.token).toBeNull());
    await waitFor(() => expect(at.pathname).toBe('/login'));
    expect(localStorage.getItem('userToken')).toBeNull();
  });
});

test('what was deleted meanwhile stays under what is typed of it, and saving says so', async () => {
  const [product] = OWNER_FORMS as [OwnerForm];
  const { at, submit, expectNothingLost } = await openTyped(product, refuse(updateProduct, 404, 'not_found'));
  const before = at.calls.to(getProduct).length;
  at.replies.set(refuse(getProduct, 404, 'not_found'));
  act(() => void at.store.dispatch(api.util.invalidateTags(['Products'])));
  await waitFor(() => expect(at.calls.to(getProduct).length).toBeGreaterThan(before));
  await expectNothingLost();
  await submit();
  await findReason('Not found: it was deleted or belongs to another account.');
  await expectNothingLost();
});
