import { getUser } from '@mercadito/contracts/accounts';
import {
  addAnotherAddress,
  type CustomerAddress,
  deleteCustomerAddress,
  listCustomerAddresses,
  makeDefaultAddress,
  updateCustomerAddress,
} from '@mercadito/contracts/addresses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const having = (...results: CustomerAddress[]) => reply(listCustomerAddresses, { results });

const open = () =>
  openScreen('/profile/update-address', {
    as: aCustomer(),
    replies: [having(anAddress())],
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
      having(anAddress({ updated_at: first })),
      inTurn(refuse(updateCustomerAddress, 409, 'changed_meanwhile'), reply(updateCustomerAddress, anAddress())),
    ],
  });
  await userEvent.clear(await street());
  await userEvent.type(await street(), 'Calle Morelos');
  at.replies.set(having(anAddress({ street_1: 'Calle Juárez', updated_at: second })));
  await at.reopen();
  expect((await street()).value).toBe('Calle Morelos');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' }));
  expect(dialog.getByRole('listitem').textContent).toMatch(/Calle Juárez.*Calle Morelos/);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(at.pathname).not.toBe('/profile/update-address'));
  expect(at.calls.to(updateCustomerAddress).map(({ body }) => body.updated_at)).toEqual([first, second]);
});

const HOME = anAddress({ id: 4, address_name: 'Casa', is_default: true });
const MUM = anAddress({ id: 7, address_name: 'Mamá', is_default: false, street_1: 'Calle Morelos' });

const openList = (...replies: Reply[]) =>
  openScreen('/profile/address', { as: aCustomer(), replies: [having(HOME, MUM), ...replies] });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('all addresses stand there, and the one that is the default says so (PLACE-4)', async () => {
  await openList();
  expect((await card('Casa')).getByText('Default')).toBeTruthy();
  expect((await card('Mamá')).queryByText('Default')).toBeNull();
  const edit = (await card('Mamá')).getByRole('link', { name: 'Edit Mamá' });
  expect(edit.getAttribute('href')).toBe('/profile/update-address?address=7');
});

test('another one is made the default, and one is deleted after a question with its name (PLACE-4)', async () => {
  const at = await openList(reply(makeDefaultAddress, MUM), reply(deleteCustomerAddress, { done: true }));
  const other = (await card('Mamá')).getByRole('button', { name: 'Make default: Mamá' });
  at.replies.set(having({ ...MUM, is_default: true }, { ...HOME, is_default: false }));
  await userEvent.click(other);
  expect(await screen.findByText('Mamá is now the default address')).toBeTruthy();
  expect(at.calls.to(makeDefaultAddress)).toMatchObject([{ params: { addressId: 7 } }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mamá' })));
  await userEvent.click((await card('Casa')).getByRole('button', { name: 'Delete Casa' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Casa?' }));
  at.replies.set(having(MUM));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Casa' })).toBeNull());
  expect(at.calls.to(deleteCustomerAddress)).toMatchObject([{ params: { addressId: 4 } }]);
});

test('another one is added with a name, once', async () => {
  const at = await openScreen('/profile/add-address', {
    as: aCustomer(),
    replies: [reply(addAnotherAddress, MUM), having(HOME, MUM)],
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of this address (optional)' }), 'Mamá');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Galeana');
  await userEvent.type(await street(), 'Calle Morelos');
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '6361234567');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reference' }), 'Portón verde');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(at.pathname).toBe('/profile/address'));
  const [sent, ...others] = at.calls.to(addAnotherAddress);
  expect(sent).toMatchObject({ key: expect.anything(), body: { address_name: 'Mamá', street_1: 'Calle Morelos' } });
  expect(others).toEqual([]);
});

test('a telephone that is left out is asked for, and one that is wrong is shown how it is written (LOOK-13)', async () => {
  await openScreen('/profile/add-address', { as: aCustomer(), replies: [having(HOME)] });
  const phone = await screen.findByRole('textbox', { name: 'Phone' });
  await userEvent.click(phone);
  await userEvent.tab();
  expect(await screen.findByText('This field is required')).toBeDefined();
  await userEvent.type(phone, '636');
  await userEvent.tab();
  expect(await screen.findByText(/^The correct format is/)).toBeDefined();
});

test('the address of the page says which one is changed, and who has none registers one', async () => {
  const at = await openScreen('/profile/update-address?address=7', { as: aCustomer(), replies: [having(HOME, MUM)] });
  expect((await street()).value).toBe('Calle Morelos');
  at.replies.set(having());
  await at.reopen('/profile/update-address');
  await waitFor(() => expect(at.pathname).toBe('/profile/add-address'));
});

test('an address that is deleted elsewhere while it is edited can be saved as a new one (PLACE-4)', async () => {
  const at = await openScreen('/profile/update-address?address=7', {
    as: aCustomer(),
    replies: [having(HOME, MUM), refuse(updateCustomerAddress, 404, 'not_found'), reply(addAnotherAddress, MUM)],
  });
  await userEvent.type(await street(), ' 12');
  at.replies.set(having(HOME));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This address has been deleted/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(at.pathname).toBe('/profile/address'));
  expect(at.calls.to(addAnotherAddress)).toMatchObject([{ body: { street_1: 'Calle Morelos 12' } }]);
});
