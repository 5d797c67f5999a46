import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectSynchFailed, selectSynchSummary } from '../../entities/cart/cart-synch.slice.ts';
import { readGuestCart, setGuestLines } from '../../entities/cart/guest-cart.ts';
import { guestLineOf } from '../../entities/cart/guest-line.ts';
import { useSynchroniseCart } from '../../features/cart-synchronisation/use-synchronise-cart.ts';
import { aCart, aProduct, SETTINGS } from './testing/goods.ts';
import { LUPITA, show } from './testing/show.tsx';
import { type Asked, openTown } from './testing/town-server.ts';

function SignedIn() {
  useSynchroniseCart();
  return null;
}

test('a cart whose answer was lost is sent again with its key, and the account has it once', async () => {
  const asked: Asked[] = [];
  let pieces = 0;
  await openTown({
    'GET /settings': () => ({ body: SETTINGS }),
    'GET /companies/cart/cart-items/5': () => ({ body: aCart(pieces) }),
    'PUT /companies/cart/synch': (each) => {
      const isRepeated = asked.some(({ key }) => key === each.key);
      asked.push(each);
      if (!isRepeated) pieces += 2;
      const body = { added: 2, skipped: [], total_items: pieces, total_cost: pieces * 60 };
      return asked.length === 1 ? 'lost' : { body };
    },
  });
  const made = guestLineOf(aProduct(), [71], 2);
  if ('line' in made) setGuestLines([made.line]);

  // The slice joins the store when the feature is loaded, which the store's type does not tell.
  const store = (await show(<SignedIn />, { user: LUPITA })) as { getState: () => object };
  await waitFor(() => expect(selectSynchFailed(store.getState())).toBe(true));
  expect(readGuestCart().lines).toHaveLength(1);
  // The connection is back: the next chance comes without waiting for it.
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(readGuestCart().lines).toEqual([]));

  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(pieces).toBe(2);
  expect(selectSynchSummary(store.getState())).toEqual({ added: 2, skipped: [] });
});
