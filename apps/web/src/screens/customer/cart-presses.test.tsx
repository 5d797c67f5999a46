import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart, updateCartItem } from '@mercadito/contracts/cart';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aCart } from '../../../test/fixtures/carts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { lost, refuse, reply } from '../../../test/harness/replies.ts';
import { getCart as readCart } from '../../entities/cart/cart.api.ts';
import { api } from '../../shared/api/api.ts';

const stepper = () => within(screen.getByRole('group', { name: /^Quantity/ }));
const shown = () => Number(stepper().getByRole<HTMLInputElement>('textbox').value);
const press = async () => {
  const before = shown();
  fireEvent.click(stepper().getByRole('button', { name: /^Increase quantity/ }));
  await waitFor(() => expect(shown()).toBe(before + 1));
};

const cartOf = readCart.select({ userId: aCustomer().id });

/** A cart with one piece, whose server tells of each change as soon as it is made, and answers when the test says so. */
async function openCart(isLost: (count: number) => boolean = () => false) {
  let count = 1;
  const gates: PromiseWithResolvers<void>[] = [];
  const at = await openScreen('/cart', {
    as: aCustomer(),
    replies: [
      refuse(getCustomerAddress, 404, 'not_found'),
      reply(getCart, () => aCart(count)),
      reply(updateCartItem, async ({ body }) => {
        const gate = Promise.withResolvers<void>();
        gates.push(gate);
        await gate.promise;
        if (isLost(Number(body.count))) return lost(updateCartItem);
        count = Number(body.count);
        at.store.dispatch(api.util.invalidateTags(['Cart']));
        return aCart(count);
      }),
    ],
  });
  await screen.findByRole('group', { name: /^Quantity/ });
  const history = [shown()];
  at.store.subscribe(() => {
    const now = cartOf(at.store.getState()).data?.cart[0]?.items[0]?.count;
    if (now !== undefined && now !== history.at(-1)) history.push(now);
  });
  /** Has the server make and answer the next change. */
  const answer = async (number: number) => {
    await waitFor(() => expect(gates.length).toBeGreaterThanOrEqual(number));
    gates[number - 1]?.resolve();
  };
  return { at, history, answer, server: () => count };
}

test('each press counts on from the one before, whatever is told of earlier ones meanwhile', async () => {
  const { at, history, answer, server } = await openCart();
  for (let presses = 0; presses < 5; presses += 1) await press();
  expect(shown()).toBe(6);
  await answer(1);
  await waitFor(() => expect(at.calls.to(updateCartItem)).toHaveLength(2));
  await press();
  for (const each of [2, 3, 4, 5, 6]) await answer(each);
  await waitFor(() => expect(at.calls.to(getCart).length).toBeGreaterThan(1));
  expect(at.calls.to(updateCartItem).map(({ body }) => body.count)).toEqual([2, 3, 4, 5, 6, 7]);
  expect([server(), shown()]).toEqual([7, 7]);
  expect(history).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a press that was lost among others takes none of them back', async () => {
  const { at, history, answer } = await openCart((count) => count === 2);
  for (let presses = 0; presses < 3; presses += 1) await press();
  for (const each of [1, 2, 3]) await answer(each);
  await waitFor(() => expect(at.calls.to(getCart).length).toBeGreaterThan(1));
  expect(shown()).toBe(4);
  expect(history).toEqual([1, 2, 3, 4]);
});

test('when all were lost it shows what is there', async () => {
  const { at, answer } = await openCart(() => true);
  for (let presses = 0; presses < 3; presses += 1) await press();
  for (const each of [1, 2, 3]) await answer(each);
  await waitFor(() => expect(at.calls.to(getCart)).toHaveLength(2));
  await waitFor(() => expect(shown()).toBe(1));
});
