import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { setMainPicture } from '@mercadito/contracts/catalog-editing';
import { listProductCategories } from '@mercadito/contracts/categories';
import { getProduct, listCompanyProducts, updateProduct } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { aPicture } from '../../../test/fixtures/pictures.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const SAVED = reply(updateProduct, aProductPage());

const open = (reading: Reply, saving: Reply) =>
  openScreen('/product/31/updateProduct', {
    as: anOwner(),
    replies: [
      reading,
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(listCompanyProducts, companyProducts([])),
      reply(getBusinessFigures, someFigures()),
      saving,
    ],
  });

/** Presses a button once nothing is under way any more that it waits for: what failed is told in the same moment. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await userEvent.click(button);
}
const write = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

describe('a save whose answer is lost', () => {
  const counted = { quantityManage: true, stock: 10 };
  const pieces = async (count: string) => write('How many are left', count);

  test('goes out again under its key, so that no piece is added twice', async () => {
    const at = await open(reply(getProduct, aProductPage(counted)), inTurn(lost(updateProduct), SAVED));
    await pieces('15');
    await press('Save');
    await screen.findByRole('alert');
    await press('Save');
    await waitFor(() => expect(at.pathname).toBe('/mybusiness/products'));
    const [first, again] = at.calls.to(updateProduct);
    expect(first?.key).toBeTruthy();
    expect([again?.key, again?.body]).toEqual([first?.key, first?.body]);
  });

  test('and that is changed before it is sent again differs from what has arrived', async () => {
    const current = aProductPage({ ...counted, stock: 15, updated_at: '2026-11-01T12:05:00.000Z' });
    const at = await open(
      inTurn(reply(getProduct, aProductPage(counted)), reply(getProduct, current)),
      inTurn(
        lost(updateProduct),
        refuse(updateProduct, 409, 'idempotency_key_reused'),
        refuse(updateProduct, 409, 'changed_meanwhile'),
        SAVED,
      ),
    );
    await pieces('15');
    await press('Save');
    await screen.findByRole('alert');
    await write('Name', 'Burrito de asada');
    await press('Save');
    await screen.findByText(/We had received this before with other data/);
    await press('Save');
    await press('Keep mine');
    await waitFor(() => expect(at.pathname).toBe('/mybusiness/products'));
    const sent = at.calls.to(updateProduct).map(({ body }) => [body.stock_was, body.stock]);
    expect(sent).toEqual([
      [10, 15],
      [10, 15],
      [15, 15],
      [15, 15],
    ]);
  });
});

test('a picture that is made the main one again after a lost answer goes out under its key, and does not change back', async () => {
  const images = [91, 92].map((id) => ({ id, image: `/media/${id}/320.webp`, picture: aPicture() }));
  const product = aProductPage({ images });
  const making = inTurn(lost(setMainPicture), reply(setMainPicture, product));
  const at = await open(reply(getProduct, product), making);
  await press('Make Photo 3 the main photo');
  await waitFor(() => expect(at.calls.to(setMainPicture)).toHaveLength(1));
  await screen.findByText('You are offline. Check your internet and try again.');
  await press('Make Photo 3 the main photo');
  await waitFor(() => expect(at.calls.to(setMainPicture)).toHaveLength(2));
  const [first, again] = at.calls.to(setMainPicture);
  expect(first?.key).toBeTruthy();
  expect(again?.key).toBe(first?.key);
});
