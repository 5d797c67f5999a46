import type { Account } from '@mercadito/contracts/accounts';
import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { listCompanies } from '@mercadito/contracts/companies';
import { listSponsors } from '@mercadito/contracts/sponsors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer, aDriver, aMember, anAdmin, anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aSponsor } from '../../../test/fixtures/sponsors.ts';
import { heard } from '../../../test/harness/device.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const NAMES = ['Burritos El Güero', 'Panadería Lupita', 'La Central'];
const sponsors = (count = 3) =>
  reply(listSponsors, { results: NAMES.slice(0, count).map((name, at) => aSponsor({ name, company_id: at + 2 })) });

const LIST = { count: 1, count_is_capped: false, next: null, previous: null };

const open = (as: Account | null, given: Reply, address = '/home-business') =>
  openScreen(address, {
    ...(as && { as }),
    replies: [
      given,
      reply(listCompanies, { ...LIST, results: [aCompany({ _id: 9, name: 'Ferretería Luna' })] }),
      reply(listUsedCompanyCategories, []),
    ],
  });

const carousel = () => screen.findByRole('region', { name: 'Featured businesses' });
const link = async (name: string) => within(await carousel()).getByRole('link', { name });
const toSponsor = () => screen.findByRole('link', { name: /^Feature your business/ });
const listed = () => screen.findByRole('link', { name: 'Ferretería Luna' });

describe('the carousel of featured businesses', () => {
  test('has a slide for each, which leads there; the first picture comes first, the others when they are near (SCREEN-46)', async () => {
    await open(null, sponsors());
    const region = await carousel();
    expect(region.getAttribute('aria-roledescription')).toBe('carousel');
    const slides = within(region).getAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 3: Burritos El Güero',
      '2 of 3: Panadería Lupita',
      '3 of 3: La Central',
      'Feature your business',
    ]);
    expect((await link('Panadería Lupita')).getAttribute('href')).toBe('/business/3');
    const pictures = [...region.querySelectorAll('img')].map((img) => img.getAttribute('loading'));
    expect(pictures).toEqual(['eager', 'lazy', 'lazy']);
    await expectAccessible();
  });

  test('is walked by arrows, round and round (SPONSOR-4)', async () => {
    await open(null, sponsors());
    (await link('Burritos El Güero')).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await link('Panadería Lupita'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(await toSponsor());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(await link('Burritos El Güero'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(await link('La Central'));
  });

  test('is moved by its buttons, which tell where it is then', async () => {
    await open(null, sponsors());
    const region = await carousel();
    const [first] = within(region).getAllByRole('group');
    const row = first?.parentElement as HTMLElement;
    Object.defineProperties(row, { scrollWidth: { value: 1200 }, clientWidth: { value: 300 } });
    await userEvent.click(within(region).getByRole('button', { name: 'Next businesses' }));
    expect(row.scrollLeft).toBe(300);
    await waitFor(() => expect(heard()).toContain('2 of 3: Panadería Lupita'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(row.scrollLeft).toBe(0);
  });

  test.each<[string, Reply]>([
    ['there are none', sponsors(0)],
    ['they cannot be had', refuse(listSponsors, 500, 'internal')],
  ])('is not there where %s', async (_, given) => {
    await open(null, given);
    await listed();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Featured businesses' })).toBeNull());
  });

  test('does not stand before what somebody searches', async () => {
    await open(null, sponsors(), '/home-business?search=luna');
    await listed();
    expect(screen.queryByRole('region', { name: 'Featured businesses' })).toBeNull();
  });
});

describe('the way to be featured', () => {
  test.each<[string, Account | null]>([
    ['a visitor', null],
    ['a customer', aCustomer()],
    ['a member', aMember()],
    ['an owner', anOwner()],
    ['an Admin', anAdmin()],
  ])('stands at the end of the carousel for %s (SPONSOR-5)', async (_, as) => {
    await open(as, sponsors());
    expect((await toSponsor()).getAttribute('href')).toBe('/sponsor');
    expect((await carousel()).contains(await toSponsor())).toBe(true);
    await expectAccessible();
  });

  test.each<[string, Reply]>([
    ['there is no carousel', sponsors(0)],
    ['the carousel cannot be had', refuse(listSponsors, 500, 'internal')],
  ])('stands after the businesses where %s', async (_, given) => {
    await open(null, given);
    expect((await toSponsor()).getAttribute('href')).toBe('/sponsor');
  });

  test('is not there for a driver', async () => {
    await open(aDriver(), sponsors());
    await carousel();
    await listed();
    expect(screen.queryByRole('link', { name: /^Feature your business/ })).toBeNull();
  });
});
