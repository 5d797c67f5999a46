import { type BusinessFigures, getBusinessFigures } from '@mercadito/contracts/business-figures';
import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { listCompanyProducts } from '@mercadito/contracts/products';
import { listUnfoundOfCompany } from '@mercadito/contracts/searches-made';
import type { Language } from '@mercadito/domain/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { busyFigures, someFigures } from '../../../test/fixtures/business-figures.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aNumberedList } from '../../../test/fixtures/lists.ts';
import { aProduct, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const openWith = (figures: Reply, language: Language = 'en') =>
  openScreen('/mybusiness', {
    as: anOwner(),
    language,
    replies: [
      reply(getCompany, aCompany()),
      reply(listUsedCompanyCategories, []),
      reply(listCompanyProducts, companyProducts([aProduct()])),
      reply(listCompanyOrders, aNumberedList([])),
      figures,
    ],
  });
const open = (figures: BusinessFigures, language?: Language) => openWith(reply(getBusinessFigures, figures), language);

const sectionOf = async (name: string) => screen.findByRole('region', { name });
const linksIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const DONE = { photo: true, hours: true, address: true, contact: true, product: true };
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('what a business has sold', () => {
  test('stands there for today and this week, beside the same days of the week before (FIGURES-6)', async () => {
    await open(busyFigures());
    const today = await sectionOf('Today');
    expect(today.textContent).toBe('Today$1,250.50 MXN2 ordersSame day last week: $400.00 MXN');
    const week = await sectionOf('This week');
    expect(week.textContent).toBe('This week$3,100.50 MXN8 ordersSame days last week: $2,000.00 MXN');
    await expectAccessible();
  });

  test.each([
    ['en', 'Saturday, November 21', 'Sat'],
    ['es', 'sábado, 21 de noviembre', 'sáb'],
  ] as const)('is told of seven days in %s: bars for the eye, a table for the ear', async (language, long, short) => {
    await open(busyFigures(), language);
    const row = within(await screen.findByRole('table')).getByRole('row', { name: new RegExp(long) });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['2', '$900.00 MXN', '$800.00 MXN']);
    const bar = screen.getByText(short).closest('div');
    expect(bar?.textContent).toBe(`900${short}`);
    expect(bar?.querySelector<HTMLElement>('[style]')).toBeTruthy();
  });

  test('has a bar as high as its share of the best day of the fortnight', async () => {
    await open(busyFigures());
    const bar = (await screen.findByText('Fri')).closest('div');
    const shares = [...(bar?.querySelectorAll<HTMLElement>('[style]') ?? [])].map(({ style }) =>
      Number(style.getPropertyValue('--share')),
    );
    expect(shares).toEqual([500 / 1250.5, 600 / 1250.5, 600 / 1250.5]);
  });

  test('is read again when an order comes (FIGURES-6)', async () => {
    const at = await open(busyFigures());
    expect((await screen.findByRole('link', { name: '0 orders are waiting' })).getAttribute('href')).toBe(
      '/mybusiness/orders-company',
    );
    at.replies.set(reply(getBusinessFigures, busyFigures({ orders_waiting: 1 })));
    act(() => void at.store.dispatch(api.util.invalidateTags(['Orders'])));
    expect(await screen.findByRole('link', { name: '1 order is waiting' })).toBeTruthy();
  });

  test('is nothing yet: that is said, with the way to a poster', async () => {
    await open(someFigures({ first_steps: DONE }));
    expect(await screen.findByRole('heading', { name: 'No sales yet' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Get your business ready')).toBeNull();
    const [poster] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Poster with QR code' });
    expect(poster?.getAttribute('href')).toBe('/mybusiness/poster');
    await expectAccessible();
  });

  test('that cannot be had is asked for again, and the rest of the page is there', async () => {
    await openWith(inTurn(refuse(getBusinessFigures, 500, 'internal_error'), reply(getBusinessFigures, busyFigures())));
    expect(await screen.findByRole('heading', { name: 'Your figures could not be loaded' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Burritos El Güero' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Latest products' })).toBeTruthy();
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await sectionOf('Today')).toBeTruthy();
  });
});

describe('what a new business does first', () => {
  test('stands on top, each step with its way, and what is done is ticked (FIGURES-7)', async () => {
    await open(someFigures({ first_steps: { ...DONE, photo: false, address: false } }));
    const steps = await sectionOf('Get your business ready');
    expect(headings()[0]).toBe('Get your business ready');
    expect(within(steps).getByText('3 of 5')).toBeTruthy();
    expect(linksIn(steps)).toEqual([
      ['Add a photo of your business', '/business/2/updateCompany'],
      ['Add your address', '/mybusiness/adress/created'],
    ]);
    expect(within(steps).getAllByRole('listitem')[1]?.textContent).toBe('Done: Add your opening hours');
    await expectAccessible();
  });

  test.each([
    [
      'en',
      'Get your business ready',
      'Your business is not listed yet. With a photo, people find it in lists and search.',
    ],
    [
      'es',
      'Deja listo tu negocio',
      'Tu negocio todavía no aparece en las listas. En cuanto tenga foto, la gente lo encuentra ahí y en las búsquedas.',
    ],
  ] as const)(
    'says in %s that a business without a photo is not listed yet (LISTED-3)',
    async (language, title, note) => {
      const at = await open(someFigures({ first_steps: { ...DONE, photo: false, address: false } }), language);
      expect(within(await sectionOf(title)).getByText(note)).toBeTruthy();
      at.replies.set(reply(getBusinessFigures, someFigures({ first_steps: { ...DONE, address: false } })));
      act(() => void at.store.dispatch(api.util.invalidateTags(['Companies'])));
      await waitFor(() => expect(screen.queryByText(note)).toBeNull());
      expect(await sectionOf(title)).toBeTruthy();
    },
  );

  test('leads to where each is done', async () => {
    await open(someFigures());
    expect(linksIn(await sectionOf('Get your business ready')).map(([, href]) => href)).toEqual([
      '/business/2/updateCompany',
      '/mybusiness/setings-hours',
      '/mybusiness/addproduct',
      '/mybusiness/adress/created',
      '/post-contact-company',
    ]);
  });

  test('gives way to the sales as soon as there are some (FIGURES-7)', async () => {
    await open(busyFigures({ first_steps: { ...DONE, contact: false } }));
    await sectionOf('Get your business ready');
    expect(headings().slice(0, 4)).toEqual(['To do', 'Today’s orders', 'Last seven days', 'Get your business ready']);
  });
});

describe('what people asked for and could not get', () => {
  const missed = (own: Partial<BusinessFigures['asked_and_sold_out'][number]> = {}) => ({
    product_id: 31,
    name: 'Queso menonita',
    photo_picture: null,
    people: 3,
    last_asked: '2026-11-21',
    available: false,
    for_sale: false,
    ...own,
  });

  test('tells how many wanted it and when the last one did, and is put back with one tap and Undo (FIGURES-8)', async () => {
    const at = await open(busyFigures({ asked_and_sold_out: [missed()] }));
    const section = await sectionOf('Asked for and sold out');
    expect(within(section).getByText('3 people, the last one yesterday')).toBeTruthy();
    expect(
      within(section).getByRole('link', { name: 'Queso menonita: Asked for and sold out' }).getAttribute('href'),
    ).toBe('/product/31/updateProduct?fromUrl=%2Fmybusiness');
    await expectAccessible();
    const restore = [{ id: 31, available: false }];
    at.replies.set(
      reply(changeProducts, { changed: [], restore }),
      reply(getBusinessFigures, busyFigures({ asked_and_sold_out: [missed({ available: true, for_sale: true })] })),
    );
    await userEvent.click(
      within(section).getByRole('switch', { name: 'Queso menonita is available: Asked for and sold out' }),
    );
    await waitFor(() => expect(within(section).getByRole<HTMLInputElement>('switch').checked).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(changeProducts)).toHaveLength(2));
    const [there, back] = at.calls.to(changeProducts).map(({ body }) => body);
    expect(there).toMatchObject({ ids: [31], available: true });
    expect(back).toMatchObject({ restore });
  });

  test('for want of pieces leads to where they are counted, as the switch would change nothing (FIGURES-8)', async () => {
    await open(busyFigures({ asked_and_sold_out: [missed({ for_sale: true })] }));
    const section = await sectionOf('Asked for and sold out');
    expect(within(section).queryByRole('switch')).toBeNull();
    expect(within(section).getByRole('link', { name: 'Add stock of Queso menonita' }).getAttribute('href')).toBe(
      '/product/31/updateProduct?fromUrl=%2Fmybusiness',
    );
  });

  test('for want of choices leads to where they are written', async () => {
    await open(busyFigures({ asked_and_sold_out: [missed({ for_sale: true, nothing_to_choose: true })] }));
    const section = await sectionOf('Asked for and sold out');
    expect(within(section).getByRole('link', { name: 'Add choices to Queso menonita' })).toBeTruthy();
  });

  test('is not spoken of where there is none', async () => {
    await open(busyFigures());
    await sectionOf('At a glance');
    expect(screen.queryByRole('region', { name: 'Asked for and sold out' })).toBeNull();
  });
});

describe('how a business stands', () => {
  test('leads to what is sold out, to drafts and to the reviews, and tells how full the free plan is', async () => {
    await open(busyFigures({ products: { total: 12, drafts: 1, sold_out: 2, limit: 100 }, low_reviews: 3 }));
    const section = await sectionOf('At a glance');
    expect(linksIn(section)).toEqual([
      ['2 products are sold out', '/mybusiness/table-products?state=sold_out'],
      ['1 draft that nobody sees yet', '/mybusiness/table-products?state=draft'],
      ['3 reviews of one or two stars in 30 days', '/business/2/reviewsCompany'],
    ]);
    expect(within(section).getByText('12 of 100 products')).toBeTruthy();
  });

  test('names what sells best', async () => {
    const seller = { product_id: 31, name: 'Queso menonita', photo_picture: null, pieces: 24, sales: 2880 };
    await open(busyFigures({ best_sellers: [seller] }));
    const [row] = within(await sectionOf('Best sellers')).getAllByRole('listitem');
    expect(row?.textContent).toBe('Queso menonita24 pieces, $2,880.00 MXN');
  });
});

describe('what people look for in vain close to what she sells', () => {
  const asked = { query: 'concha', people: 3, last_day: '2026-11-25', category: 'Panadería', category_en: 'Bakery' };

  test('is a card with the category, how many and the way to add it (SEARCH-13)', async () => {
    const at = await open(busyFigures());
    at.replies.set(reply(listUnfoundOfCompany, { today: '2026-11-26', results: [asked] }));
    await at.reopen();
    const card = await sectionOf('People are looking for this');
    expect(within(card).getByRole('listitem').textContent).toBe('conchaBakery: 3 people, the last one yesterday');
    expect(linksIn(card)).toEqual([['Add product', '/mybusiness/addproduct']]);
    await expectAccessible();
  });

  test('is not there where there is none (SEARCH-13)', async () => {
    await open(busyFigures());
    await sectionOf('Today');
    expect(screen.queryByRole('region', { name: 'People are looking for this' })).toBeNull();
  });
});
