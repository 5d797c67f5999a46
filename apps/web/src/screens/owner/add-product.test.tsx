import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { listProductCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { createProduct, getProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../test/fixtures/products.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { aPictureFile, pickPicture } from '../../../test/harness/pick-picture.ts';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const ADDRESS = '/mybusiness/addproduct';
const PHOTO = aPictureFile('burrito.webp');

beforeEach(() => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
});

const added = reply(createProduct, ({ body }) => aProductPage({ id: 77, published: body.published }));

interface Given {
  answer?: Reply;
  total?: number;
  hasPlan?: boolean;
}

async function open({ answer = added, total = 3, hasPlan = false }: Given = {}) {
  const at = await openScreen(ADDRESS, {
    as: anOwner(),
    replies: [
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(getCompany, aCompany({ subscription_product: hasPlan })),
      reply(listCompanyProducts, { ...companyProducts([]), total }),
      reply(getBusinessFigures, someFigures()),
      reply(getProduct, aProductPage({ id: 77 })),
      answer,
    ],
  });
  await screen.findByRole('option', { name: 'Prepared food' });
  return at;
}

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const saveAs = async (way: string) => {
  await press('Other ways to save');
  await userEvent.click(await screen.findByRole('menuitem', { name: way }));
};
const write = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

/** All that a product needs. */
async function fillIn() {
  await pickPicture(/^Photo/, PHOTO);
  write('Name', 'Burrito de asada');
  write('Description', 'Con frijoles.');
  write('Price', '55.50');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Prepared food');
}

describe('a product is added', () => {
  test('with what was written, and the owner is back among her goods', async () => {
    const at = await open();
    await fillIn();
    await press('Save');
    expect(await screen.findByText('Product added')).toBeTruthy();
    expect(at.pathname).toBe('/mybusiness/products');
    expect(at.calls.to(createProduct).map(({ body }) => body)).toMatchObject([
      {
        company: 2,
        name: 'Burrito de asada',
        description: 'Con frijoles.',
        price: 55.5,
        currency: 'MXN',
        category: 1,
        discount: 0,
        published: true,
        subscription: false,
      },
    ]);
    expect(localStorage.getItem('newProduct')).toBeNull();
  });

  test('as a draft behind the sign beside Save, and by Save once the draft was refused', async () => {
    const at = await open({ answer: inTurn(refuse(createProduct, 403, 'subscription_required'), added) });
    await fillIn();
    await saveAs('Save as draft');
    expect(await screen.findByText('You need an active membership for this.')).toBeTruthy();
    expect(field('Name').value).toBe('Burrito de asada');
    await press('Save');
    expect(await screen.findByText('Product added')).toBeTruthy();
    expect(at.calls.to(createProduct).map(({ body }) => body.published)).toEqual([false, true]);
  });

  test('and its options next, where they are wanted', async () => {
    const at = await open();
    await fillIn();
    await press('Save and add options');
    const option = await screen.findByRole('textbox', { name: 'New option' });
    expect(document.activeElement).toBe(option);
    expect(at).toMatchObject({ pathname: '/product/77/updateProduct', search: '?fromUrl=%2Fmybusiness%2Fproducts' });
  });

  test('in its subcategory where one is chosen, which wins', async () => {
    const at = await open();
    await fillIn();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subcategory (optional)' }), 'Burritos');
    await press('Save');
    await waitFor(() => expect(at.calls.to(createProduct)[0]?.body.category).toBe(11));
  });
});

describe('Save', () => {
  test.each([
    ['a name', () => write('Name', ' ')],
    ['a price', () => write('Price', '')],
    ['a photo', () => press('Remove burrito.webp')],
  ])('waits for %s (SCREEN-29)', async (_, takeAway) => {
    await open();
    await fillIn();
    expect(isOff(button('Save'))).toBe(false);
    await takeAway();
    expect(isOff(button('Save'))).toBe(true);
    await press('Other ways to save');
    expect(isOff(await screen.findByRole('menuitem', { name: 'Save as draft' }))).toBe(true);
  });

  test('asks for the description and the category', async () => {
    const at = await open();
    await fillIn();
    write('Description', '');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), '');
    await press('Save');
    expect(await screen.findByText('Please check these 2 fields:')).toBeTruthy();
    expect(screen.getByText('Description is required')).toBeTruthy();
    expect(screen.getByText('Category is required')).toBeTruthy();
    expect(at.calls.to(createProduct)).toEqual([]);
  });
});

describe('a discount', () => {
  test.each([
    ['95', '90', 'The discount is from 0 to 90: it is 90 now'],
    ['-3', '0', 'The discount is from 0 to 90: it is 0 now'],
    ['', '0'],
    ['15', '15'],
    ['12,5', '12,5', 'Write a whole number, like 1234 or 1,234'],
  ])(
    'of "%s" becomes %s when the field is left, and the field says so (PRODUCT-5, LOOK-49)',
    async (typed, left, said = '') => {
      await open();
      write('Discount (%)', typed);
      fireEvent.blur(field('Discount (%)'));
      expect(field('Discount (%)').value).toBe(left);
      if (said) expect(await screen.findByText(said)).toBeTruthy();
    },
  );

  test('shows what the product costs with it', async () => {
    await open();
    write('Price', '100');
    write('Discount (%)', '15');
    expect(screen.getByText('Price with the discount: $85.00 MXN')).toBeTruthy();
  });
});

test('a price has seven digits and two decimals at most', async () => {
  await open();
  write('Price', '1234567.89');
  write('Price', '12345678');
  write('Price', '1234567.891');
  expect(field('Price').value).toBe('1234567.89');
});

test('pieces are asked for where they are counted, and sent', async () => {
  const at = await open();
  await fillIn();
  expect(screen.queryByRole('textbox', { name: 'How many are left' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'I count how many are left' }));
  write('How many are left', '12');
  await press('Save');
  await waitFor(() => expect(at.calls.to(createProduct)[0]?.body).toMatchObject({ quantityManage: true, stock: 12 }));
});

test('the card shows what is typed', async () => {
  await open();
  await fillIn();
  write('Discount (%)', '10');
  await userEvent.click(screen.getByRole('radio', { name: 'Subscribers only' }));
  const card = screen.getByRole('complementary', { name: 'Preview' });
  expect(card.textContent).toContain('Burrito de asada');
  expect(card.textContent).toMatch(/\$49\.95 MXN.*-10%|-10%.*\$49\.95 MXN/);
  expect(card.querySelector('img')?.getAttribute('src')).toBe('blob:burrito.webp');
});

describe('a free account', () => {
  test('is told at a hundred products that there is no room', async () => {
    await open({ total: 100 });
    expect(await screen.findByText('You can add a maximum of 100 products')).toBeTruthy();
    await fillIn();
    expect(isOff(button('Save'))).toBe(true);
  });

  test('adds its hundredth', async () => {
    await open({ total: 99 });
    await fillIn();
    expect(isOff(button('Save'))).toBe(false);
    expect(screen.queryByText('You can add a maximum of 100 products')).toBeNull();
  });

  test('with a plan has no such limit', async () => {
    await open({ total: 100, hasPlan: true });
    await fillIn();
    expect(isOff(button('Save'))).toBe(false);
  });

  test('hears it from the server too, and keeps what was written', async () => {
    await open({ answer: refuse(createProduct, 409, 'product_limit') });
    await fillIn();
    await press('Save');
    expect(await screen.findByText('You can add a maximum of 100 products')).toBeTruthy();
    expect(field('Name').value).toBe('Burrito de asada');
  });
});

test('what fails at the server is said in words of its own', async () => {
  await open({ answer: refuse(createProduct, 500, 'internal') });
  await fillIn();
  await press('Save');
  expect(await screen.findByText('Something went wrong adding the product, please try again later.')).toBeTruthy();
});

test('without a line that is said, and nothing typed is lost', async () => {
  const at = await open();
  await fillIn();
  at.goOffline();
  await press('Save');
  expect(await screen.findByText('You are offline. Check your internet and try again.')).toBeTruthy();
  expect(field('Description').value).toBe('Con frijoles.');
});

test('a file that is no picture is named', async () => {
  await open();
  const photo = screen.getByRole('group', { name: /^Photo/ });
  const input = photo.querySelector<HTMLInputElement>('input[accept="image/*"]');
  const letter = new File([''], 'letter.pdf', { type: 'application/pdf' });
  if (input) await userEvent.upload(input, letter, { applyAccept: false });
  expect((await screen.findByRole('alert')).textContent).toContain('The file "letter.pdf" is not an image.');
});

test('leaving asks first', async () => {
  const at = await open();
  write('Name', 'Burrito');
  await press('Discard');
  expect(await screen.findByText('Are you sure you want to leave this page? Your progress will be lost.')).toBeTruthy();
  expect(at.pathname).toBe(ADDRESS);
});

describe('what was typed and not sent', () => {
  test('is offered again on this device, without its photos (DRAFT-3)', async () => {
    const at = await open();
    await fillIn();
    await at.reopen();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(field('Name').value).toBe('Burrito de asada');
    expect(field('Price').value).toBe('55.50');
    expect(isOff(button('Save'))).toBe(true);
  });

  test('is done with where it is not wanted', async () => {
    const at = await open();
    write('Name', 'Burrito de asada');
    await at.reopen();
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(localStorage.getItem('newProduct')).toBeNull();
    expect(screen.queryByText(/You left a product unfinished/)).toBeNull();
  });

  test('is not shown to somebody else', async () => {
    const at = await open();
    write('Name', 'Burrito de asada');
    await at.reopen(ADDRESS, { as: anOwner({ id: 6 }) });
    await screen.findByRole('option', { name: 'Prepared food' });
    expect(screen.queryByText(/You left a product unfinished/)).toBeNull();
  });
});

test('everybody can use the form', async () => {
  await open();
  await fillIn();
  await expectAccessible();
});
