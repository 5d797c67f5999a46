import { cartTotals } from '@mercadito/domain/cart/cart-totals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { readGuestCart } from '../../entities/cart/guest-cart.ts';
import { type Addition, useAddToCart } from '../../features/adding-to-cart/use-add-to-cart.ts';
import { Component as CartScreen } from './cart.screen.tsx';
import { aProduct, SETTINGS } from './testing/goods.ts';
import { show } from './testing/show.tsx';
import { openTown } from './testing/town-server.ts';

const dollars = aProduct({
  id: 32,
  name: 'Cable',
  price: 10,
  discounted_price: 8.5,
  discount: 15,
  currency: 'USD',
  options: [],
});

function AddButton({ addition }: { addition: Addition }) {
  const { addToCart, refusal } = useAddToCart();
  return (
    <>
      <button type="button" onClick={() => void addToCart(addition)}>
        {`Add ${addition.product.name} ${addition.count}`}
      </button>
      <p role="alert">{refusal?.text}</p>
    </>
  );
}

const add = async (addition: Addition, times = 1) => {
  const user = userEvent.setup();
  const name = `Add ${addition.product.name} ${addition.count}`;
  for (let time = 0; time < times; time += 1) await user.click(screen.getByRole('button', { name }));
};

beforeEach(() =>
  openTown({
    'GET /settings': () => ({ body: SETTINGS }),
    'GET /companies/product/productID/31': () => ({ body: aProduct() }),
    'GET /companies/product/productID/32': () => ({ body: dollars }),
  }),
);

describe("a visitor's cart", () => {
  test('takes a product in and leads to the cart', async () => {
    const burrito = { product: aProduct(), attributes: [72], count: 2 };
    await show(<AddButton addition={burrito} />);
    await add(burrito);
    await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/cart'));
    expect(readGuestCart().lines).toMatchObject([{ productId: 31, attributeIds: [72], count: 2, unitCents: 6500 }]);
  });

  test('raises the count of a line with the same options', async () => {
    const burrito = { product: aProduct(), attributes: [71], count: 2 };
    await show(<AddButton addition={burrito} />);
    await add(burrito, 2);
    expect(readGuestCart().lines.map((line) => line.count)).toEqual([4]);
  });

  test('says which choice is missing and takes nothing', async () => {
    const burrito = { product: aProduct(), attributes: [], count: 1 };
    await show(<AddButton addition={burrito} />);
    await add(burrito);
    expect(screen.getByRole('alert').textContent).toBe('A Required Field was not selected');
    expect(readGuestCart().lines).toEqual([]);
  });

  test('holds 10,000.00 pesos, and says how much room is left above that', async () => {
    const costly = {
      product: aProduct({ price: 6000, discounted_price: 6000, options: [] }),
      attributes: [],
      count: 1,
    };
    await show(<AddButton addition={costly} />);
    await add(costly, 2);
    expect(screen.getByRole('alert').textContent).toBe(
      'You can add a maximum of $10,000.00 MXN to your cart. There is room left for $4,000.00 MXN.',
    );
    expect(readGuestCart().lines.map((line) => line.count)).toEqual([1]);
  });

  test('is there after a reload, with the total of the shared rule', async () => {
    const cable = { product: dollars, attributes: [], count: 3 };
    await show(<AddButton addition={cable} />);
    await add(cable);
    const totals = cartTotals(readGuestCart().lines, 18_000_000);
    expect(totals.totalCents).toBe(45900);

    await show(<CartScreen />, { at: '/cart' });
    const side = await screen.findByRole('complementary', { name: 'Total' });
    expect(await within(side).findAllByText('$459.00 MXN')).not.toHaveLength(0);
  });

  test('takes two quick taps for one', async () => {
    const burrito = { product: aProduct(), attributes: [71], count: 1 };
    await show(<AddButton addition={burrito} />);
    const button = screen.getByRole('button', { name: 'Add Burrito 1' });
    button.click();
    button.click();
    await expect.poll(() => screen.getByLabelText('address').textContent).toBe('/cart');
    expect(readGuestCart().lines.map((line) => line.count)).toEqual([1]);
  });

  test('takes lines out, in whatever order, and puts each back in its place', async () => {
    const names = ['Atole', 'Burrito', 'Cable'];
    for (const [at, name] of names.entries()) {
      const addition = { product: aProduct({ id: 31 + at, name, options: [] }), attributes: [], count: 1 };
      await show(<AddButton addition={addition} />);
      await add(addition);
    }
    await show(<CartScreen />, { at: '/cart' });
    for (const name of ['Burrito', 'Atole']) {
      await userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }));
    }
    // The message of the one taken out last stands lowest.
    const [burrito, atole] = await screen.findAllByRole('button', { name: 'Undo' });
    for (const undo of [burrito, atole]) await userEvent.click(undo as HTMLElement);
    expect(readGuestCart().lines.map((line) => line.name)).toEqual(names);
  });

  test('takes a line out and puts it back', async () => {
    const burrito = { product: aProduct(), attributes: [71], count: 2 };
    await show(<AddButton addition={burrito} />);
    await add(burrito);
    await show(<CartScreen />, { at: '/cart' });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Burrito' }));
    expect(await screen.findByText('Your cart is empty')).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(readGuestCart().lines).toMatchObject([{ productId: 31, count: 2 }]);
  });
});
