import { listCompanyProductCategories, listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { type BusinessParts, type CompanyDetails, getCompany } from '@mercadito/contracts/companies';
import { getAbout, getSocialNetworks } from '@mercadito/contracts/customization';
import { getOpeningHours } from '@mercadito/contracts/opening-hours';
import { listCompanyProducts } from '@mercadito/contracts/products';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCompany, NO_NETWORKS } from '../../../test/fixtures/companies.ts';
import { AN_UNTOLD_WEEK, everyDay } from '../../../test/fixtures/opening-hours.ts';
import { aProduct, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';
import { inPages, manyServices } from '../../../test/harness/service-pages.ts';

const NOTHING: BusinessParts = { home: false, pinned: false, services: false, about: false, contact: false };
const ADDRESS = {
  street_1: 'Hidalgo',
  street_2: 'Juárez',
  exterior_number: '12',
  neighborhood: 'Lagunitas',
  telephone_number: '+526361234567',
  additional_instructions: '',
};

const open = (company: Partial<CompanyDetails> = {}, search = '') =>
  openScreen(`/business/2${search}`, {
    replies: [
      reply(getCompany, aCompany({ name: 'El Fogón', ...company })),
      reply(getSocialNetworks, NO_NETWORKS),
      reply(listUsedCompanyCategories, []),
      reply(listCompanyProductCategories, []),
      reply(listCompanyProducts, companyProducts(company.parts?.home === false ? [] : [aProduct()])),
      reply(getOpeningHours, { ...AN_UNTOLD_WEEK, days: everyDay({ schedule: [{ opens: '08:00', shuts: '16:00' }] }) }),
      refuse(getAbout, 404, 'not_found'),
      inPages(manyServices(2)),
    ],
  });

describe('the head of a shop', () => {
  test('has call, WhatsApp, the way there and share as signs with their words (BUSINESS-32)', async () => {
    await open({ address: ADDRESS });
    expect((await screen.findByRole('link', { name: 'Call' })).getAttribute('href')).toBe('tel:+526361234567');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('wa.me/526361234567?text=');
    expect(decodeURIComponent(screen.getByRole('link', { name: 'Directions' }).getAttribute('href') ?? '')).toContain(
      'query=Hidalgo 12, Lagunitas, ',
    );
    expect(screen.getByRole('button', { name: 'Share “El Fogón”' }).textContent).toBe('Share');
    await expectAccessible();
  });

  test('leaves out what nothing is known of', async () => {
    await open();
    await screen.findByRole('button', { name: 'Share “El Fogón”' });
    expect(screen.queryByRole('link', { name: /^(?:Call|WhatsApp|Directions)$/ })).toBeNull();
  });

  test('says of a shop that is paused or has a holiday that it is closed today, and when it opens (HOURS-12)', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const closed = { is_open_now: false, next_change_at: tomorrow } as const;
    const at = await open({ ...closed, closed_today: 'pause' });
    const hours = await screen.findByRole('button', { name: /Opening hours/ });
    expect(hours.textContent).toMatch(/^Closed todayOpens tomorrow/);
    at.replies.set(reply(getCompany, aCompany({ ...closed, closed_today: 'holiday' })));
    await at.reopen();
    expect(await screen.findByText(/^Closed today, \w+ \d+$/)).toBeTruthy();
  });

  test('shows its week by one tap, today marked, written as everywhere, and Esc leads back (BUSINESS-33)', async () => {
    await open({ is_open_now: true, next_change_at: null });
    await userEvent.click(await screen.findByRole('button', { name: /Opening hours/ }));
    const week = within(await screen.findByRole('dialog', { name: 'Opening hours' }));
    expect(await week.findAllByText('8:00 AM – 4:00 PM')).toHaveLength(7);
    expect(week.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'date')).toHaveLength(1);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Opening hours/ }));
  });

  test('says that there are no hours where none are told', async () => {
    await open();
    expect(await screen.findByText('This business has not published its hours.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Opening hours/ })).toBeNull();
  });
});

describe('the parts of a shop (BUSINESS-31)', () => {
  const tabs = () => screen.queryAllByRole('navigation', { name: 'Parts of this business' });
  const names = (tab: HTMLElement) =>
    within(tab)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  test('are offered where something is in them', async () => {
    await open({ parts: { ...NOTHING, home: true, contact: true } });
    await screen.findByRole('list', { name: 'Products' });
    expect(tabs().map(names)).toEqual([['Home', 'Contact']]);
  });

  test('are all offered by a server that does not say what there is', async () => {
    await open();
    await screen.findByRole('list', { name: 'Products' });
    expect(tabs().map(names)).toEqual([['Home', 'Services', 'About', 'Contact']]);
  });

  test('one alone needs no tab', async () => {
    await open({ parts: { ...NOTHING, home: true } });
    await screen.findByRole('list', { name: 'Products' });
    expect(tabs()).toEqual([]);
  });

  test('one that is empty opens by its address, says so, and leads to the others', async () => {
    await open({ parts: { ...NOTHING, home: true } }, '?label=about');
    expect(await screen.findByRole('heading', { name: 'Business doesnt have an about page' })).toBeDefined();
    expect(tabs().map(names)).toEqual([['Home']]);
    await userEvent.click(within(tabs()[0] as HTMLElement).getByRole('link', { name: /^Home:/ }));
    expect(await screen.findByRole('list', { name: 'Products' })).toBeDefined();
  });

  test('who offers services alone is shown with them; what there is not says so at its address', async () => {
    const services = { parts: { ...NOTHING, services: true } };
    const at = await open(services);
    expect(await screen.findByRole('link', { name: 'Servicio 1' })).toBeDefined();
    await at.goTo('/business/2?label=home');
    expect(await screen.findByRole('heading', { name: 'No products found.' })).toBeDefined();
  });

  test('a shop with nothing says that it has no products, and has nothing to look through', async () => {
    await open({ parts: NOTHING });
    expect(await screen.findByRole('heading', { name: 'No products found.' })).toBeDefined();
    expect(tabs()).toEqual([]);
    expect(screen.queryByRole('button', { name: /Search in|Filters/ })).toBeNull();
  });
});
