import type { Account } from '@mercadito/contracts/accounts';
import { getCompany } from '@mercadito/contracts/companies';
import { getProduct } from '@mercadito/contracts/products';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { heard } from '../../../test/harness/device.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';
import { readGuestCart } from '../../entities/cart/guest-cart.ts';
import { api } from '../../shared/api/api.ts';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const total = () => screen.getByRole('status', { name: 'Price with options and quantity' }).textContent;

const openAt = (address: string, product = aProductPage(), as: Account | null = null) =>
  openScreen(address, { as, replies: [reply(getProduct, product), reply(getCompany, aCompany())] });

async function open(product = aProductPage(), as: Account | null = null) {
  await openAt('/product/2/31', product, as);
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

test('of a business that takes no orders it says so, and offers nothing to be bought (SELLING-4)', async () => {
  await open(aProductPage({ takes_orders: false }));
  expect(screen.getByText('This business is not taking orders right now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  expect(button('De harina')).toHaveProperty('disabled', true);
});

describe('choosing options', () => {
  test('takes one of a group, and takes it back at the second tap', async () => {
    const user = await open();
    await user.click(button('De harina'));
    await user.click(button(/Integral/));
    expect(button('De harina').getAttribute('aria-pressed')).toBe('false');
    expect(button(/Integral/).getAttribute('aria-pressed')).toBe('true');
    await user.click(button(/Integral/));
    expect(button(/Integral/).getAttribute('aria-pressed')).toBe('false');
  });

  test('offers nothing that is sold out', async () => {
    await open();
    expect(button(/De trigo/)).toHaveProperty('disabled', true);
  });

  test('says what is missing and goes to the first choice that can be made there', async () => {
    const user = await open();
    await user.click(button('Add to Cart'));
    const group = screen.getByRole('group', { name: /Tortilla/ });
    expect(within(group).getByRole('alert').textContent).toBe('A Required Field was not selected');
    expect(document.activeElement).toBe(button('De harina'));
  });

  test('are toggle buttons in a group that says that one is chosen of it (LOOK-48)', async () => {
    await open();
    expect(screen.getByRole('group', { name: 'Tortilla Required choose one' })).toBeDefined();
    expect(button('De harina').getAttribute('aria-pressed')).toBe('false');
  });

  test('ends the message with the choice', async () => {
    const user = await open();
    await user.click(button('Add to Cart'));
    await user.click(button('De harina'));
    expect(screen.queryByText('A Required Field was not selected')).toBeNull();
  });
});

describe('a choice that sells out while the page is open', () => {
  /** The page with this chosen, when the owner has switched it off meanwhile. */
  async function chosenAndGone(name: RegExp | string) {
    const at = await openAt('/product/2/31');
    await screen.findByRole('heading', { level: 1 });
    const user = userEvent.setup();
    await user.click(button(name));
    const options = aProductPage().options.map((option) => ({
      ...option,
      attributes: option.attributes.map((each) => ({
        ...each,
        available: each.available && !button(name).textContent?.startsWith(each.name),
      })),
    }));
    at.replies.set(reply(getProduct, aProductPage({ options })));
    act(() => void at.store.dispatch(api.util.invalidateTags(['Products'])));
    await waitFor(() => expect(button(name)).toHaveProperty('disabled', true));
    return { user, at };
  }

  test('is no part of the price any more, and its group names it', async () => {
    await chosenAndGone(/Extra queso/);
    const group = within(screen.getByRole('group', { name: /Extras/ }));
    expect(group.getByText('“Extra queso” is sold out and is left out.')).toBeTruthy();
    await waitFor(() => expect(heard()).toContain('“Extra queso” is sold out and is left out.'));
    expect(button(/Extra queso/).getAttribute('aria-pressed')).toBe('false');
    expect(total()).toBe('$45.00 MXN');
  });

  test('is said once more where the line without it is put into the cart (OPTION-9)', async () => {
    const { user, at } = await chosenAndGone(/Extra queso/);
    await user.click(button('De harina'));
    await user.click(button('Add to Cart'));
    await waitFor(() => expect(at.pathname).toBe('/cart'));
    expect(await screen.findByText('“Extra queso” is sold out and is left out.')).toBeTruthy();
    expect(readGuestCart().lines).toMatchObject([{ productId: 31, attributeIds: [82] }]);
  });

  test('asks for another one where one is required, and is forgotten when that is chosen', async () => {
    const { user } = await chosenAndGone(/De harina/);
    const group = within(screen.getByRole('group', { name: /Tortilla/ }));
    expect(group.getByText('“De harina” is sold out. Choose another one.')).toBeTruthy();
    await user.click(button(/Integral/));
    expect(group.queryByText('“De harina” is sold out. Choose another one.')).toBeNull();
  });
});

describe('the price line', () => {
  test('follows options and quantity', async () => {
    const user = await open();
    expect(total()).toBe('$45.00 MXN');
    await user.click(button(/Integral/));
    await user.click(button(/Extra queso/));
    await user.click(button(/^Increase quantity/));
    expect(total()).toBe('$126.00 MXN');
  });
});

describe('what can be done with a product', () => {
  test('is nothing while it is sold out', async () => {
    await open(aProductPage({ available: false }));
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    expect(screen.getByText('Currently Unavailable')).toBeDefined();
    expect(button(/De harina/)).toHaveProperty('disabled', true);
  });

  test('is editing for the owner of its business (SCREEN-5)', async () => {
    await open(aProductPage(), anOwner());
    const edit = screen.getByRole('link', { name: 'Edit My Product' });
    expect(edit.getAttribute('href')).toBe('/product/31/updateProduct?fromUrl=%2Fproduct%2F2%2F31');
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  test('goes no further than the stock', async () => {
    const user = await open(aProductPage({ quantityManage: true, stock: 2 }));
    await user.click(button(/^Increase quantity/));
    expect(screen.getByText('2 left')).toBeDefined();
    expect(isOff(button(/^Increase quantity/))).toBe(true);
  });

  test('is not done with another quantity than the one that was typed and refused (LOOK-49)', async () => {
    const user = await open(aProductPage({ quantityManage: true, stock: 2, options: [] }));
    const quantity = screen.getByRole('textbox', { name: /^Quantity/ });
    await user.tripleClick(quantity);
    await user.keyboard('50');
    await user.click(button('Add to Cart'));
    expect(document.activeElement).toBe(quantity);
    expect(readGuestCart().lines).toEqual([]);
  });
});

describe('an address under another business', () => {
  test('becomes the one under the business that sells it', async () => {
    const at = await openAt('/product/9/31?from=share');
    expect(await screen.findByRole('heading', { name: 'Burrito de deshebrada roja' })).toBeDefined();
    await waitFor(() => expect(at).toMatchObject({ pathname: '/product/2/31', search: '?from=share' }));
  });
});
