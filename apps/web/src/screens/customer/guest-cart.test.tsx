import { getCompany } from '@mercadito/contracts/companies';
import { getProduct, type ProductDetails } from '@mercadito/contracts/products';
import { cartTotals } from '@mercadito/domain/cart/cart-totals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { type OpenScreen, openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';
import { readGuestCart, setGuestLines } from '../../entities/cart/guest-cart.ts';
import { guestLineOf } from '../../entities/cart/guest-line.ts';

const burrito = aProductPage({ id: 31, name: 'Burrito' });

/** A product of which nothing has to be chosen. */
const plain = (id: number, name: string, own: Partial<ProductDetails> = {}) =>
  aProductPage({ id, name, options: [], has_required_options: false, ...own });

const switchedOff = (each: ProductDetails['options'][number]['attributes'][number]) => ({
  ...each,
  available: each.available && each.id !== 73,
});

const addressOf = ({ id }: ProductDetails) => `/product/2/${id}`;

/** The page of the first of these products. */
const open = (...products: [ProductDetails, ...ProductDetails[]]) =>
  openScreen(addressOf(products[0]), {
    replies: [
      reply(getCompany, aCompany()),
      reply(getProduct, ({ params }) => products.find(({ id }) => id === params.id) ?? products[0]),
    ],
  });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Puts that many of a product into the cart, from its page. */
async function add(count = 1) {
  await screen.findByRole('button', { name: 'Add to Cart' });
  for (let more = 1; more < count; more += 1) await press(/^Increase quantity/);
  await press('Add to Cart');
}

const isInCart = (at: OpenScreen) => waitFor(() => expect(at.pathname).toBe('/cart'));
const counts = () => readGuestCart().lines.map((line) => line.count);

describe("a visitor's cart", () => {
  test('takes a product in and leads to the cart', async () => {
    const at = await open(burrito);
    await userEvent.click(await screen.findByRole('button', { name: /Integral/ }));
    await add(2);
    await isInCart(at);
    expect(readGuestCart().lines).toMatchObject([{ productId: 31, attributeIds: [83], count: 2, unitCents: 4800 }]);
  });

  test('raises the count of a line with the same options', async () => {
    const at = await open(burrito);
    for (const time of [1, 2]) {
      if (time === 2) await at.reopen(addressOf(burrito));
      await press('De harina');
      await add(2);
      await isInCart(at);
    }
    expect(counts()).toEqual([4]);
  });

  test('says which choice is missing and takes nothing', async () => {
    await open(burrito);
    await add();
    expect((await screen.findByRole('alert')).textContent).toBe('A Required Field was not selected');
    expect(readGuestCart().lines).toEqual([]);
  });

  test('holds 10,000.00 pesos, and says how much room is left above that', async () => {
    const costly = plain(31, 'Saddle', { price: 6000, discounted_price: 6000 });
    const at = await open(costly);
    await add();
    await isInCart(at);
    await at.reopen(addressOf(costly));
    await add();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You can add a maximum of $10,000.00 MXN to your cart. You can still add $4,000.00 MXN.',
    );
    expect(counts()).toEqual([1]);
  });

  test('is there after a reload, with the total of the shared rule (CART-1)', async () => {
    const inDollars = { price: 10, discounted_price: 8.5, discount: 15, currency: 'USD' } as const;
    const at = await open(plain(32, 'Cable', inDollars));
    await add(3);
    await isInCart(at);
    expect(cartTotals(readGuestCart().lines, 18_000_000).totalCents).toBe(45900);

    await at.reopen();
    const side = await screen.findByRole('complementary', { name: 'Total' });
    expect(await within(side).findAllByText('$459.00 MXN')).not.toHaveLength(0);
  });

  test('takes two quick taps for one', async () => {
    const at = await open(burrito);
    await press('De harina');
    const button = screen.getByRole('button', { name: 'Add to Cart' });
    button.click();
    button.click();
    await isInCart(at);
    expect(counts()).toEqual([1]);
  });

  test('takes lines out, in whatever order, and puts each back in its place', async () => {
    const names = ['Atole', 'Burrito', 'Cable'];
    const [first, ...others] = [plain(31, 'Atole'), plain(32, 'Burrito'), plain(33, 'Cable')] as const;
    const at = await open(first, ...others);
    await add();
    for (const each of others) {
      await isInCart(at);
      await at.reopen(addressOf(each));
      await add();
    }
    await isInCart(at);
    for (const name of ['Burrito', 'Atole']) await press(`Remove ${name}`);
    // The message of the one taken out last stands lowest.
    const [burrito, atole] = await screen.findAllByRole('button', { name: 'Undo' });
    for (const undo of [burrito, atole]) await userEvent.click(undo as HTMLElement);
    expect(readGuestCart().lines.map((line) => line.name)).toEqual(names);
  });

  test('takes a line out and puts it back', async () => {
    const at = await open(burrito);
    await press('De harina');
    await add(2);
    await isInCart(at);
    await press('Remove Burrito');
    expect(await screen.findByText('Your cart is empty')).toBeDefined();
    await press('Undo');
    expect(readGuestCart().lines).toMatchObject([{ productId: 31, count: 2 }]);
  });

  const optionOff = burrito.options.map((each) => ({ ...each, attributes: each.attributes.map(switchedOff) }));
  const allRequired = burrito.options.map((each) => ({ ...each, is_required: true }));
  test.each([
    ['a choice in a group that has become required', [82], true, { options: allRequired }, 'A choice is missing'],
    [
      'its business before its option',
      [73, 82],
      true,
      { options: optionOff, takes_orders: false },
      'Not taking orders right now',
    ],
    ['not the business that takes orders again', [73, 82], false, { options: optionOff }, 'This option is gone'],
    ['no more than that, where the product itself is gone', [73, 82], false, null, 'Unavailable'],
  ])('names as what keeps a line from being bought today %s (CART-14)', async (_, chosen, tookOrders, today, why) => {
    const made = guestLineOf({ ...burrito, ...(!tookOrders && { takes_orders: false }) }, chosen, 1);
    if ('line' in made) setGuestLines([made.line]);
    const answer = today ? reply(getProduct, { ...burrito, ...today }) : refuse(getProduct, 404, 'not_found');
    await openScreen('/cart', { replies: [reply(getCompany, aCompany()), answer] });
    expect(await screen.findByText(why)).toBeDefined();
  });

  test.each([
    ['was switched off', burrito.options.map((each) => ({ ...each, attributes: each.attributes.map(switchedOff) }))],
    ['was deleted', burrito.options.filter(({ is_required }) => is_required)],
  ])('says of a line whose chosen extra %s that this option is gone (CART-14)', async (_, options) => {
    const made = guestLineOf(burrito, [73, 82], 1);
    if ('line' in made) setGuestLines([made.line]);
    const at = await open(aProductPage({ ...burrito, options }));
    await at.reopen('/cart');
    expect(await screen.findByText('This option is gone')).toBeTruthy();
    expect(screen.getByText('Extras: Extra queso')).toBeTruthy();
  });

  test('holds a hundred lines, says so above that, and can be ordered again once it is shortened', async () => {
    const inPesos = { price: 1, discounted_price: 1 };
    const things = Array.from({ length: 101 }, (_, at) => plain(500 + at, `Thing ${at}`, inPesos));
    const fill = (count: number) =>
      setGuestLines(
        things
          .slice(0, count)
          .map((each) => guestLineOf(each, [], 1))
          .flatMap((made) => ('line' in made ? [{ ...made.line, unitCents: 1, priceCents: 1 }] : [])),
      );
    fill(100);
    const at = await open(plain(31, 'Saddle', inPesos), ...things);
    await add();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'A cart holds at most 100 different products. Take one out or order these first.',
    );
    expect(counts()).toHaveLength(100);

    fill(101);
    await at.reopen('/cart');
    const reason = 'Your cart has more than 100 different products. Take some out to order.';
    expect(await screen.findAllByText(reason)).not.toHaveLength(0);
    // Read anew, each is what its page says today.
    await waitFor(() => expect(readGuestCart().lines[7]?.unitCents).toBe(100));
    await press('Remove Thing 7');
    await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  });
});
