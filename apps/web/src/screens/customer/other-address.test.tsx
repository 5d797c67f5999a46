import { getCustomerAddress, listCustomerAddresses } from '@mercadito/contracts/addresses';
import { getCart } from '@mercadito/contracts/cart';
import { createOrder, getRandomWord } from '@mercadito/contracts/orders/checkout';
import { listOrders } from '@mercadito/contracts/orders/tracking';
import { MOST_ADDRESSES } from '@mercadito/domain/input-limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCart } from '../../../test/fixtures/carts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const HOME = anAddress({ id: 4, address_name: 'Casa', is_default: true });
const MUM = anAddress({ id: 7, address_name: 'Mamá', is_default: false, street_1: 'Calle Morelos' });

const open = () =>
  openScreen('/checkout', {
    as: aCustomer(),
    replies: [
      reply(getCart, aCart()),
      reply(getRandomWord, { word: 'giraffe' }),
      reply(getCustomerAddress, HOME),
      reply(listCustomerAddresses, { results: [HOME, MUM] }),
      reply(listOrders, aList([])),
      reply(createOrder, { transaction_id: 'ABCDEFGH', order_total: 90 }),
    ],
  });

async function chooseMum() {
  await userEvent.click(await screen.findByRole('button', { name: 'Deliver to another address' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Where should we bring this order?' }));
  expect((await sheet.findByRole<HTMLInputElement>('radio', { name: 'Casa' })).checked).toBe(true);
  await userEvent.click(sheet.getByRole('radio', { name: 'Mamá' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Bring it here' }));
}

test('an order goes to another address than the default, and the next one to the default again (PLACE-5)', async () => {
  const at = await open();
  await chooseMum();
  expect(await screen.findByText('Calle Morelos 12')).toBeTruthy();
  const edit = screen.getByRole('link', { name: 'Edit address' });
  expect(edit.getAttribute('href')).toBe('/profile/update-address?address=7');
  await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Place order' }))[0] as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(at.pathname).toBe('/myorders'));
  expect(at.calls.to(createOrder)).toMatchObject([{ body: { user_address: 7 } }]);
  await waitFor(() => expect(sessionStorage.getItem('checkout')).toBeNull());
  await at.reopen('/checkout');
  expect(await screen.findByText('Calle Hidalgo 12')).toBeTruthy();
});

test('who has as many addresses as there can be is offered no further one (PLACE-4)', async () => {
  const at = await open();
  at.replies.set(
    reply(listCustomerAddresses, {
      results: Array.from({ length: MOST_ADDRESSES }, (_, index) => anAddress({ ...HOME, id: HOME.id + index })),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Deliver to another address' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText(/^You have 10 addresses/)).toBeTruthy();
  expect(sheet.queryByRole('link', { name: 'Add another address' })).toBeNull();
});

test('the choice survives a reload, and a chosen address that is gone gives way to the default', async () => {
  const at = await open();
  await chooseMum();
  await at.reopen();
  expect(await screen.findByText('Calle Morelos 12')).toBeTruthy();
  at.replies.set(reply(listCustomerAddresses, { results: [HOME] }));
  await at.reopen();
  expect(await screen.findByText('Calle Hidalgo 12')).toBeTruthy();
});
