import { listCompanyProductCategories, listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { getSocialNetworks } from '@mercadito/contracts/customization';
import { listCompanyProducts, listRelatedProducts } from '@mercadito/contracts/products';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCompany, NO_NETWORKS } from '../../../test/fixtures/companies.ts';
import { aProduct, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const section = (id: number, name_en: string) => ({ id, name: `${name_en} es`, name_en, sub_categories: [] });
const EVERYTHING = { home: true, pinned: true, services: false, about: false, contact: false };

/** The goods of a business, as the search of its address says. */
const open = (search = '', sections = [section(4, 'Meals'), section(5, 'Drinks')]) =>
  openScreen(`/business/2${search}`, {
    replies: [
      reply(getCompany, aCompany({ name: 'El Fogón', parts: EVERYTHING })),
      reply(getSocialNetworks, NO_NETWORKS),
      reply(listUsedCompanyCategories, []),
      reply(listCompanyProductCategories, sections),
      reply(listCompanyProducts, ({ query }) =>
        companyProducts(
          query.price_range === '50-99' ? [] : [aProduct({ id: 1, name: 'Horchata' })],
          query.category === 5 ? [] : [aProduct({ id: 2, name: 'Burrito', is_pin: true })],
        ),
      ),
      reply(listRelatedProducts, { related_products: [] }),
    ],
  });
const named = { name: 'Search in El Fogón' };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const findField = () => screen.findByRole<HTMLInputElement>('combobox', named);

describe('the filters of a shop stand behind one sign (BUSINESS-35)', () => {
  test.each([
    ['Price', '', '?sort_by=price&order=asc'],
    ['Name (A-Z)', '?sort_by=price', '?sort_by=name&order=asc'],
    ['New to Old', '?sort_by=price&order=asc', ''],
    ['High to low', '?sort_by=price&order=asc', '?sort_by=price'],
    ['More than 1000', '', '?price_range=1000%2B'],
  ])('%s is a tap in its sheet', async (choice, from, to) => {
    const at = await open(from);
    await press(/^Filters/);
    await userEvent.click(await screen.findByRole('radio', { name: choice }));
    await waitFor(() => expect(at.search).toBe(to));
  });

  test('the lowest price first is one tap, and another one takes it back', async () => {
    const at = await open();
    await press('Filters');
    await press('Lowest price');
    await waitFor(() => expect(at.search).toBe('?sort_by=price&order=asc'));
    await press('Lowest price');
    await waitFor(() => expect(at.search).toBe(''));
  });

  test('the sign says while something is sorted or narrowed; taking it off leaves the section', async () => {
    const at = await open('?category=4&price_range=1-49');
    await press('Filters, in use');
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeDefined();
    await expectAccessible();
    await press('Reset filters');
    await waitFor(() => expect(at.search).toBe('?category=4'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('See products'));
    expect(screen.getByRole('button', { name: 'Filters', hidden: true })).toBeDefined();
  });

  test('who resets them where nothing is found keeps the tab', async () => {
    const at = await open('?label=products&category=5&price_range=50-99', [section(5, 'Drinks')]);
    await press('Reset filters');
    await waitFor(() => expect(at.search).toBe('?label=products'));
  });

  test('Esc closes the sheet and gives the focus back to the sign', async () => {
    await open();
    await press('Filters');
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }));
  });
});

describe('the search of a shop', () => {
  test('is a sign until it is pressed; its field has the focus, and Esc gives it back', async () => {
    await open();
    await press('Search in El Fogón');
    const field = await findField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('{Escape}');
    const sign = await screen.findByRole('button', named);
    await waitFor(() => expect(document.activeElement).toBe(sign));
  });

  test('is cut to what is allowed', async () => {
    const at = await open();
    await press('Search in El Fogón');
    await userEvent.click(await findField());
    await userEvent.paste('x'.repeat(300));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(new URLSearchParams(at.search).get('search')).toBe('x'.repeat(100)));
  });

  test('keeps the focus after Enter, and what is typed follows the address', async () => {
    const at = await open();
    await press('Search in El Fogón');
    const field = await findField();
    await userEvent.type(field, 'pan{Enter}');
    await waitFor(() => expect(at.search).toBe('?search=pan'));
    await waitFor(() => expect(screen.getByRole('combobox', named)).toBe(field));
    expect(document.activeElement).toBe(field);
    await at.goTo('/business/2?search=leche');
    expect(field.value).toBe('leche');
    await userEvent.click(screen.getByRole('button', { name: /lear/ }));
    expect(document.activeElement).toBe(field);
    await press('Close search');
    expect(await screen.findByRole('button', named)).toBeDefined();
  });
});

describe('the sections of a shop (BUSINESS-34)', () => {
  const findChips = async () => within(await screen.findByRole('toolbar', { name: 'Sections of this business' }));
  const goods = async () =>
    within(await screen.findByRole('list', { name: 'Products' }))
      .getAllByRole('link', { name: /^(?:Burrito|Horchata)$/ })
      .map(({ textContent }) => textContent);

  test('are its pinned goods first, then its categories', async () => {
    await open();
    const chips = await findChips();
    await waitFor(() =>
      expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'All',
        'Pinned',
        'Meals',
        'Drinks',
      ]),
    );
    await expectAccessible();
  });

  test('show their goods alone, as they are sorted, and end the search', async () => {
    const at = await open('?search=pan&sort_by=name&order=asc');
    const chips = await findChips();
    await userEvent.click(await chips.findByRole('link', { name: 'Drinks' }));
    await waitFor(() => expect(at.search).toBe('?category=5&sort_by=name&order=asc'));
    await waitFor(async () => expect(await goods()).toEqual(['Horchata']));
    await userEvent.click(chips.getByRole('link', { name: 'Pinned' }));
    await waitFor(async () => expect(await goods()).toEqual(['Burrito']));
    expect(chips.getByRole('link', { name: 'Pinned' }).getAttribute('aria-current')).toBe('true');
    await userEvent.click(chips.getByRole('link', { name: 'All' }));
    await waitFor(async () => expect(await goods()).toEqual(['Burrito', 'Horchata']));
  });

  test('are one stop of the Tab key, with arrows between them', async () => {
    await open();
    const chips = await findChips();
    (await chips.findByRole('link', { name: 'All' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(chips.getByRole('link', { name: 'Meals' }));
    expect(chips.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  test('are not there where all is of one kind', async () => {
    await open('', [section(4, 'Meals')]);
    expect(await goods()).toEqual(['Burrito', 'Horchata']);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

test('what a shop suggests has its picture, its price, and what matched stands out (SEARCH-10)', async () => {
  const at = await open();
  const photo_picture = aProduct().photo_picture;
  const offered = { id: 7, name: 'Agua de horchata', photo: null, price: 25, currency: 'MXN' as const, photo_picture };
  at.replies.set(
    reply(listRelatedProducts, { related_products: [offered, { ...offered, id: 8, photo_picture: null }] }),
  );
  await press(/^Search in/);
  await userEvent.type(await findField(), 'horch');
  const [first] = await screen.findAllByRole('option');
  expect(first?.textContent).toBe('Agua de horchata$25.00 MXN');
  expect(first?.querySelector('b')?.textContent).toBe('horch');
});
