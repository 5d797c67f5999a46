import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { listProductCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { createProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anAdmin, anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { aPictureFile, pickPicture } from '../../../test/harness/pick-picture.ts';
import { reply } from '../../../test/harness/replies.ts';

const ADDRESS = '/mybusiness/addproduct';
const LETTER = 'Con frijoles, queso y salsa. '.repeat(20);

beforeEach(() => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
});

const open = (as = anOwner()) =>
  openScreen(ADDRESS, {
    as,
    replies: [
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(getCompany, ({ params }) => aCompany({ _id: params.companyId })),
      reply(listCompanyProducts, companyProducts([])),
      reply(getBusinessFigures, someFigures()),
      reply(createProduct, aProductPage({ id: 77 })),
    ],
  });

const field = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const offer = (name: string) =>
  screen.findByText(new RegExp(`left a product unfinished.*${name}|${name}.*left a product unfinished`));
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

test('a letter in a new form leaves what was kept before as it is: both are offered, the newest first', async () => {
  const at = await open();
  await write('Name', 'Burrito');
  await write('Description', LETTER);
  await at.reopen();
  await offer('Burrito');
  await write('Name', 'X');
  await at.reopen();
  await offer('X');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await goOn();
  expect((await field('Description')).value).toBe(LETTER);
});

test('what is gone on with is changed where it is kept, and what is cleared again is not kept', async () => {
  const at = await open();
  await write('Name', 'Burrito');
  await at.reopen();
  await goOn();
  await write('Name', 'Burrito grande');
  await at.reopen();
  await offer('Burrito grande');
  await write('Name', 'X');
  await write('Name', '');
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(localStorage.getItem('newProduct')).toBeNull();
});

test('what was typed for one business stays, whatever is typed for another, and is offered for its own alone', async () => {
  const at = await open(anAdmin({ company_id: 2 }));
  await write('Name', 'Tamal de rajas');
  sessionStorage.setItem('actingFor', JSON.stringify({ userId: 1, companyId: 8 }));
  await at.reopen();
  await waitFor(async () => expect((await field('Name')).value).toBe(''));
  expect(screen.queryByText(/You left a product unfinished/)).toBeNull();
  await write('Name', 'Concha');
  sessionStorage.removeItem('actingFor');
  await at.reopen();
  expect(await offer('Tamal de rajas')).toBeTruthy();
});

test('after a product is added the next one begins in its category, with nothing unsaved', async () => {
  const at = await open();
  const category = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' });
  await screen.findByRole('option', { name: 'Prepared food' });
  await pickPicture(/^Photo/, aPictureFile('burrito.webp'));
  await write('Name', 'Burrito');
  await write('Description', 'Con frijoles.');
  await write('Price', '55');
  await userEvent.selectOptions(await category(), 'Prepared food');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Product added');
  const [again] = await screen.findAllByRole('link', { name: 'Add product' });
  if (again) await userEvent.click(again);
  const next = await category();
  await waitFor(() => expect(next.selectedOptions[0]?.textContent).toBe('Prepared food'));
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(at.pathname).toBe('/mybusiness/products'));
});
