import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { duplicateProduct, orderProductImages, setMainPicture } from '@mercadito/contracts/catalog-editing';
import { listProductCategories } from '@mercadito/contracts/categories';
import {
  deleteProduct,
  deleteProductImages,
  getProduct,
  listCompanyProducts,
  type ProductDetails,
  updateProduct,
  uploadProductImages,
  uploadProductPhoto,
} from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { aPicture } from '../../../test/fixtures/pictures.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../test/fixtures/products.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { aPictureFile, beginPicture } from '../../../test/harness/pick-picture.ts';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';

const ADDRESS = '/product/31/updateProduct';
const LATER = '2026-11-01T12:05:00.000Z';

const images = [91, 92].map((id) => ({ id, image: `/media/${id}/320.webp`, picture: aPicture() }));
const saved = reply(updateProduct, ({ body }) => aProductPage({ published: body.published ?? true }));

interface Given {
  product?: Partial<ProductDetails>;
  reading?: Reply;
  answers?: readonly Reply[];
  address?: string;
}

async function open({ product = {}, reading, answers = [saved], address = ADDRESS }: Given = {}) {
  return openScreen(address, {
    as: anOwner(),
    replies: [
      reading ?? reply(getProduct, aProductPage(product)),
      reply(listProductCategories, PRODUCT_CATEGORIES),
      // Where saving leads to.
      reply(listCompanyProducts, companyProducts([])),
      reply(getBusinessFigures, someFigures()),
      ...answers,
    ],
  });
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const saveAs = async (way: string) => {
  await press('Other ways to save');
  await userEvent.click(await screen.findByRole('menuitem', { name: way }));
};
const write = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

describe('a product is changed', () => {
  test('field by field, with the version that was read, and the owner is where she came from (SCREEN-30)', async () => {
    const at = await open({ address: `${ADDRESS}?fromUrl=%2Fproduct%2F2%2F31` });
    await write('Name', 'Burrito de asada');
    await press('Save');
    await waitFor(() => expect(at.pathname).toBe('/product/2/31'));
    expect(at.calls.to(updateProduct)[0]?.body).toMatchObject({
      company: 2,
      name: 'Burrito de asada',
      price: 45,
      category_id: 1,
      available: true,
      is_pin: false,
      published: true,
      updated_at: '2026-11-01T12:00:00Z',
    });
    expect(await screen.findByText('Product saved')).toBeTruthy();
  });

  test('after the picture that is still being made small has gone, which leaving would call off', async () => {
    const way = Promise.withResolvers<File>();
    vi.mocked(shrinkPicture).mockReturnValueOnce(way.promise);
    const at = await open({ answers: [saved, reply(uploadProductPhoto, aProductPage())] });
    await beginPicture(/^Photo/, aPictureFile('slow.jpg'));
    await press('Save');
    expect(at.calls.to(updateProduct)).toEqual([]);
    way.resolve(aPictureFile('slow.jpg'));
    await waitFor(() => expect(at.pathname).toBe('/mybusiness/products'));
    expect(at.calls.to(uploadProductPhoto)).toHaveLength(1);
    expect(at.calls.to(updateProduct)).toHaveLength(1);
  });

  test('and leads to her products where it was opened by its address', async () => {
    const at = await open();
    await press('Save');
    await waitFor(() => expect(at.pathname).toBe('/mybusiness/products'));
  });

  test('into one without an extra charge where that is taken out', async () => {
    const at = await open({ product: { cargo_extra: 12 } });
    await write('Bulky-item delivery charge, each (optional)', '');
    await press('Save');
    await waitFor(() => expect(at.calls.to(updateProduct)[0]?.body.cargo_extra).toBe(0));
  });

  test('into a draft, and a draft says that it is one (DRAFT-4)', async () => {
    const at = await open({ product: { published: false } });
    expect(await screen.findByText('This is a draft')).toBeTruthy();
    await saveAs('Save as draft');
    await waitFor(() => expect(at.calls.to(updateProduct)[0]?.body.published).toBe(false));
  });

  test('into a draft alone as long as it has no picture, which is what it says (DRAFT-5)', async () => {
    const at = await open({ product: { published: false, photo: null, photo_picture: null } });
    expect(await screen.findByText('Nobody else sees it. Add a photo to publish it.')).toBeTruthy();
    expect(isOff(button('Save'))).toBe(true);
    await saveAs('Save as draft');
    await waitFor(() => expect(at.calls.to(updateProduct)[0]?.body.published).toBe(false));
  });
});

test('the pieces in stock change by what differs, and what stands there by now is said', async () => {
  const now = reply(updateProduct, aProductPage({ quantityManage: true, stock: 2 }));
  const at = await open({ product: { quantityManage: true, stock: 10 }, answers: [now] });
  await write('Name', 'Burrito de asada');
  await press('Save');
  await waitFor(() => expect(at.calls.to(updateProduct)[0]?.body).toMatchObject({ stock: 10, stock_was: 10 }));
  expect(await screen.findByText('Some were sold or came back meanwhile: there are 2 now')).toBeTruthy();
});

describe('availability', () => {
  test('is asked where pieces are counted (PRODUCT-14)', async () => {
    const at = await open({ product: { quantityManage: true, stock: 4 } });
    await userEvent.click(await screen.findByRole('radio', { name: 'Exhausted' }));
    await press('Save');
    await waitFor(() => expect(at.calls.to(updateProduct)[0]?.body.available).toBe(false));
  });

  test('is not where they are not', async () => {
    await open();
    await screen.findByRole('textbox', { name: 'Name' });
    expect(screen.queryByRole('radio', { name: 'Exhausted' })).toBeNull();
  });
});

test('a sixth product is not pinned', async () => {
  await open({ product: { count_pinned: 5 } });
  const pin = await screen.findByRole<HTMLInputElement>('switch', { name: /Pin to the top of my shop/ });
  expect(isOff(pin)).toBe(true);
  expect(screen.getByText('5 of 5 pinned')).toBeTruthy();
});

test('what somebody else has saved is asked about, and kept or not', async () => {
  const current = aProductPage({ name: 'Burrito de chile', updated_at: LATER });
  const at = await open({
    reading: inTurn(reply(getProduct, aProductPage()), reply(getProduct, current)),
    answers: [inTurn(refuse(updateProduct, 409, 'changed_meanwhile'), saved)],
  });
  await write('Name', 'Burrito de asada');
  await press('Save');
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' }));
  expect(dialog.getByRole('listitem').textContent).toContain('Burrito de chile');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(at.pathname).toBe('/mybusiness/products'));
  expect(at.calls.to(updateProduct)[1]?.body).toMatchObject({ name: 'Burrito de asada', updated_at: LATER });
});

test('a membership that has ended loses nothing that was typed', async () => {
  await open({ answers: [refuse(updateProduct, 403, 'subscription_required')] });
  await write('Name', 'Burrito de asada');
  await press('Save');
  expect(await screen.findByText('You need an active membership for this.')).toBeTruthy();
  expect(field('Name').value).toBe('Burrito de asada');
});

test('a save that fails is said', async () => {
  await open({ answers: [refuse(updateProduct, 500, 'internal')] });
  await write('Name', 'Burrito de asada');
  await press('Save');
  expect(await screen.findByText('Something went wrong with the update, please try again later')).toBeTruthy();
});

describe('the further pictures', () => {
  test('change their order, and what is saved next names the version that this made', async () => {
    const ordered = aProductPage({ images: images.toReversed(), updated_at: LATER });
    const at = await open({ product: { images }, answers: [saved, reply(orderProductImages, ordered)] });
    await press('Move Photo 2 one place later');
    await waitFor(() => expect(at.calls.to(orderProductImages)[0]?.body.images_ids).toEqual([92, 91]));
    await waitFor(() => expect(isOff(button('Move Photo 3 one place earlier'))).toBe(false));
    await press('Save');
    await waitFor(() => expect(at.calls.to(updateProduct)[0]?.body.updated_at).toBe(LATER));
  });

  test('become the main one', async () => {
    const at = await open({ product: { images }, answers: [reply(setMainPicture, aProductPage({ images }))] });
    await press('Make Photo 3 the main photo');
    await waitFor(() => expect(at.calls.to(setMainPicture)[0]?.body.image_id).toBe(92));
  });

  test('that the server has no answer for are told in words of their own', async () => {
    await open({ answers: [refuse(uploadProductImages, 500, 'internal')] });
    await beginPicture(/^More photos/, aPictureFile('salsa.jpg'));
    expect(await screen.findByText('An error occurred during image upload.')).toBeTruthy();
  });

  test('are deleted once that is confirmed', async () => {
    const answer = reply(deleteProductImages, { deleted: [91], updated_at: LATER });
    const at = await open({ product: { images }, answers: [answer] });
    await press('Remove Photo 2');
    const dialog = within(await screen.findByRole('dialog', { name: 'Do you want to delete this photo?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(at.calls.to(deleteProductImages)[0]?.body.images_ids).toEqual([91]));
  });
});

test('a product is duplicated, and its copy opened', async () => {
  const at = await open({
    reading: reply(getProduct, ({ params }) => aProductPage({ id: params.id, published: params.id === 31 })),
    answers: [reply(duplicateProduct, { id: 32 })],
  });
  await press('Duplicate');
  await waitFor(() => expect(at.pathname).toBe('/product/32/updateProduct'));
  expect(await screen.findByText('This is a draft')).toBeTruthy();
});

describe('a product is deleted', () => {
  test('once its name was asked about, and with what is typed nothing is asked: the owner is among her products (PRODUCT-21)', async () => {
    const at = await open({
      address: `${ADDRESS}?fromUrl=%2Fproduct%2F2%2F31`,
      answers: [reply(deleteProduct, { id: 31 })],
    });
    await write('Name', 'Burrito de asada');
    await press('Delete product');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Do you want to delete Burrito de deshebrada roja?' }),
    );
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(at.pathname).toBe('/mybusiness/products'));
    expect(at.calls.to(deleteProduct).map(({ params, body }) => [params.productId, body.company_id])).toEqual([
      [31, 2],
    ]);
    expect(await screen.findByText('Burrito de deshebrada roja was deleted')).toBeTruthy();
  });

  test('not when the server fails, which is said where it was asked', async () => {
    const at = await open({ answers: [refuse(deleteProduct, 500, 'internal')] });
    await press('Delete product');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Something went wrong, please try again later.')).toBeTruthy();
    expect(at.pathname).toBe(ADDRESS);
  });
});

describe('what cannot be edited', () => {
  test("is another business's product", async () => {
    await open({ product: { company: 9 } });
    expect(await screen.findByText('This product is not yours, or is gone')).toBeTruthy();
  });

  test('is one that is gone', async () => {
    await open({ reading: refuse(getProduct, 404, 'not_found') });
    expect(await screen.findByText('This product is not yours, or is gone')).toBeTruthy();
  });

  test('is one that cannot be read, till it can', async () => {
    await open({ reading: inTurn(refuse(getProduct, 500, 'internal'), reply(getProduct, aProductPage())) });
    expect(await screen.findByText('Something went wrong fetching the product, please try again later')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Update product' })).toBeTruthy();
    await press('Retry');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeTruthy();
  });
});

test('everybody can use the form', async () => {
  await open({ product: { images, quantityManage: true, stock: 4 } });
  await screen.findByRole('textbox', { name: 'Name' });
  await expectAccessible();
});
