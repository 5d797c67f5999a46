import { getUser } from '@mercadito/contracts/accounts';
import { getCustomerAddress, updateCustomerAddress } from '@mercadito/contracts/addresses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, refuse, reply } from '../../../test/harness/replies.ts';

const open = () =>
  openScreen('/profile/update-address', {
    as: aCustomer(),
    replies: [reply(getCustomerAddress, ({ params }) => anAddress({ user: params.userId }))],
  });

const street = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Street 1' });

test('a half-typed address survives a reload, and can still be discarded (SCREEN-11)', async () => {
  const at = await open();
  await userEvent.clear(await street());
  await userEvent.type(await street(), 'Calle Morelos');
  await at.reopen();
  expect((await street()).value).toBe('Calle Morelos');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(at.pathname).toBe('/profile/address'));
  expect(sessionStorage.getItem('address')).toBeNull();
});

test('an address that was typed back to what it was is none', async () => {
  await open();
  await userEvent.type(await street(), '7');
  expect(sessionStorage.getItem('address')).not.toBeNull();
  await userEvent.type(await street(), '{Backspace}');
  expect(sessionStorage.getItem('address')).toBeNull();
});

test('somebody else who signs in on the tab sees nothing of it', async () => {
  const at = await open();
  await userEvent.type(await street(), ' 99');
  const somebodyElse = aCustomer({ id: 6 });
  at.replies.set(reply(getUser, somebodyElse));
  await at.reopen('/profile/update-address', { as: somebodyElse });
  expect((await street()).value).toBe(anAddress().street_1);
});

test('an address that was saved elsewhere meanwhile is asked about, also after a reload (PLACE-3)', async () => {
  const [first, second] = ['2026-11-01T12:00:00.000Z', '2026-11-01T12:05:00.000Z'];
  const at = await openScreen('/profile/update-address', {
    as: aCustomer(),
    replies: [
      reply(getCustomerAddress, anAddress({ updated_at: first })),
      inTurn(refuse(updateCustomerAddress, 409, 'changed_meanwhile'), reply(updateCustomerAddress, anAddress())),
    ],
  });
  await userEvent.clear(await street());
  await userEvent.type(await street(), 'Calle Morelos');
  at.replies.set(reply(getCustomerAddress, anAddress({ street_1: 'Calle Juárez', updated_at: second })));
  await at.reopen();
  expect((await street()).value).toBe('Calle Morelos');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'This was changed meanwhile' }));
  expect(dialog.getByRole('listitem').textContent).toMatch(/Calle Juárez.*Calle Morelos/);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(at.pathname).not.toBe('/profile/update-address'));
  expect(at.calls.to(updateCustomerAddress).map(({ body }) => body.updated_at)).toEqual([first, second]);
});
