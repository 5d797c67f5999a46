import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart, synchronizeCart } from '@mercadito/contracts/cart';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aCart } from '../../../test/fixtures/carts.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { lost, refuse, reply } from '../../../test/harness/replies.ts';
import { selectSynchFailed, selectSynchSummary } from '../../entities/cart/cart-synch.slice.ts';
import { readGuestCart, setGuestLines } from '../../entities/cart/guest-cart.ts';
import { guestLineOf } from '../../entities/cart/guest-line.ts';

test('a cart whose answer was lost is sent again with its key, and the account has it once', async () => {
  const taken = new Set<string | null>();
  const pieces = () => taken.size * 2;
  const synchronised = reply(synchronizeCart, ({ key }) => {
    const isRepeated = taken.has(key);
    taken.add(key);
    const { total_items, total_cost } = aCart(pieces());
    return isRepeated ? { added: 2, skipped: [], total_items, total_cost } : lost(synchronizeCart);
  });
  const made = guestLineOf(aProductPage(), [82], 2);
  if ('line' in made) setGuestLines([made.line]);

  const at = await openScreen('/cart', {
    as: aCustomer(),
    replies: [reply(getCart, () => aCart(pieces())), synchronised, refuse(getCustomerAddress, 404, 'not_found')],
  });
  await waitFor(() => expect(selectSynchFailed(at.store.getState())).toBe(true));
  expect(readGuestCart().lines).toHaveLength(1);
  // The connection is back: the next chance comes without waiting for it.
  at.goOnline();
  await waitFor(() => expect(readGuestCart().lines).toEqual([]));

  const [first, second, ...others] = at.calls.to(synchronizeCart);
  expect(second).toEqual(first);
  expect(others).toEqual([]);
  expect(pieces()).toBe(2);
  expect(selectSynchSummary(at.store.getState())).toEqual({ added: 2, skipped: [] });
});

test('who goes to order without an account reads what it is for, not which page they wanted', async () => {
  const made = guestLineOf(aProductPage(), [82], 2);
  if ('line' in made) setGuestLines([made.line]);
  const at = await openScreen('/checkout', {});
  await waitFor(() => expect(at.pathname).toBe('/login'));
  expect(await screen.findByText(/^You need an account to order.*Your cart is waiting\.$/)).toBeDefined();
});
