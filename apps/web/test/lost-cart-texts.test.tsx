import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart, synchronizeCart } from '@mercadito/contracts/cart';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readGuestCart, setGuestLines } from '../src/entities/cart/guest-cart.ts';
import { guestLineOf } from '../src/entities/cart/guest-line.ts';
import { aCustomer } from './fixtures/accounts.ts';
import { aCart } from './fixtures/carts.ts';
import { aProductPage } from './fixtures/products.ts';
import { openScreen } from './harness/open-screen.tsx';
import { refuse, reply } from './harness/replies.ts';

const line = vi.hoisted(() => ({ isThere: false }));

vi.mock('../src/locales/en/cart.json', async (bring) => {
  if (!line.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return bring();
});

test('what stayed behind of a visitor’s cart is told once the words for it have come, which were lost on the way', async () => {
  const made = guestLineOf(aProductPage(), [82], 2);
  if ('line' in made) setGuestLines([made.line]);
  const skipped = [{ product_id: 31, reason: 'sold_out' as const }];
  await openScreen('/settings', {
    as: aCustomer(),
    replies: [
      reply(getCart, aCart(0)),
      reply(synchronizeCart, { added: 0, skipped, total_items: 0, total_cost: 0 }),
      refuse(getCustomerAddress, 404, 'not_found'),
    ],
  });
  await waitFor(() => expect(readGuestCart().lines).toEqual([]));
  line.isThere = true;
  await userEvent.click(document.body);
  expect(await screen.findByText(/could not be moved into your account/)).toBeDefined();
});
