import { getCart } from '@mercadito/contracts/cart';
import {
  listCompanyProductCategories,
  listHomeProductCategories,
  listUsedCompanyCategories,
} from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { getSocialNetworks } from '@mercadito/contracts/customization';
import { listFavoriteIds, listFavoriteProducts } from '@mercadito/contracts/favorites';
import { listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { EMPTY_CART } from '../../../test/fixtures/carts.ts';
import { aCompany, NO_NETWORKS } from '../../../test/fixtures/companies.ts';
import { NO_FAVORITES } from '../../../test/fixtures/lists.ts';
import { aProduct, companyProducts, homeProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const LAPSED = aProduct({ takes_orders: false });

const homeWith = (product: typeof LAPSED) => reply(listHomeProducts, homeProducts([product]));
const HOME = [homeWith(LAPSED), reply(listHomeProductCategories, [])];

/** The card of the product, once it is there. */
async function card() {
  const link = await screen.findByRole('link', { name: LAPSED.name });
  return within(link.closest('li') as HTMLElement);
}

describe('the card of a product whose business takes no orders', () => {
  test.each([
    ['en', 'Not taking orders'],
    ['es', 'No recibe pedidos'],
  ] as const)('says so in %s (SELLING-5)', async (language, text) => {
    await openScreen('/', { language, replies: HOME });
    expect((await card()).getByText(text)).toBeTruthy();
    await expectAccessible();
  });

  test('offers a visitor no way into the cart (SELLING-5)', async () => {
    await openScreen('/', { replies: HOME });
    expect((await card()).queryByRole('button', { name: /cart/ })).toBeNull();
  });

  test('leads to no choice of options either (SELLING-5)', async () => {
    await openScreen('/', { replies: [homeWith({ ...LAPSED, has_required_options: true }), ...HOME.slice(1)] });
    expect((await card()).queryByRole('link', { name: /Choose options/ })).toBeNull();
  });

  test('offers none on the page of its business (SELLING-5)', async () => {
    await openScreen('/business/2', {
      replies: [
        reply(getCompany, aCompany({ takes_orders: false })),
        reply(listUsedCompanyCategories, []),
        reply(listCompanyProductCategories, []),
        reply(getSocialNetworks, NO_NETWORKS),
        reply(listCompanyProductCategories, []),
        reply(listCompanyProducts, companyProducts([LAPSED])),
      ],
    });
    expect((await card()).queryByRole('button', { name: /cart/ })).toBeNull();
  });

  test('offers none among the favourites (SELLING-5)', async () => {
    await openScreen('/favorites?label=products', {
      as: aCustomer(),
      replies: [
        reply(listFavoriteIds, { companies: [], products: [LAPSED.id] }),
        reply(listFavoriteProducts, { ...NO_FAVORITES, count: 1, products_favorite: { results: [LAPSED] } }),
      ],
    });
    expect((await card()).queryByRole('button', { name: /cart/ })).toBeNull();
  });

  test('loses its way into the cart as soon as the membership ends (SELLING-5)', async () => {
    const at = await openScreen('/', {
      as: aCustomer(),
      replies: [homeWith(aProduct()), ...HOME.slice(1), reply(getCart, EMPTY_CART)],
    });
    expect((await card()).getByRole('button', { name: /Add to cart/ })).toBeTruthy();
    at.replies.set(homeWith(LAPSED));
    // What the server names when a business takes orders no more.
    act(() => void at.store.dispatch(api.util.invalidateTags(['Companies', 'Products', 'ProductsHome', 'Cart'])));
    expect(await screen.findByText('Not taking orders')).toBeTruthy();
    expect((await card()).queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });
});
