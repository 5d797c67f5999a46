import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { getSocialNetworks } from '@mercadito/contracts/customization';
import { readServices } from '@mercadito/contracts/services';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCompany, NO_NETWORKS } from '../../../test/fixtures/companies.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, later, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { inPages, manyServices } from '../../../test/harness/service-pages.ts';
import { api } from '../../shared/api/api.ts';

/** The services of a business as they are answered. */
const open = (services: Reply, search = '') =>
  openScreen(`/business/2?label=services${search}`, {
    replies: [
      reply(getCompany, aCompany()),
      reply(getSocialNetworks, NO_NETWORKS),
      reply(listUsedCompanyCategories, []),
      services,
    ],
  });

const findLinks = async () =>
  within(await screen.findByRole('list', { name: 'Services' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const loadMore = async () => userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
const BROKEN = refuse(readServices, 500, 'internal_error');

describe('the services of a business', () => {
  test('are 24 first and grow by as many, from the first new one on, each once (SERVICE-8)', async () => {
    const at = await open(inPages(manyServices(200, { pinned: 3 })));
    expect(await findLinks()).toEqual(manyServices(24).map(({ name }) => name));
    expect(screen.getByText('176 more')).toBeDefined();
    expect(at.calls.to(readServices).map(({ query }) => query.page)).toEqual([1]);
    await loadMore();
    const fresh = await screen.findByRole('link', { name: 'Servicio 25' });
    await waitFor(() => expect(document.activeElement).toBe(fresh));
    expect(await findLinks()).toEqual(manyServices(48).map(({ name }) => name));
    expect(screen.getByText('152 more')).toBeDefined();
  });

  test('are as many as before after a look at one of them and Back (LOOK-12)', async () => {
    const at = await open(inPages(manyServices(60)));
    await loadMore();
    await waitFor(async () => expect(await findLinks()).toHaveLength(48));
    expect(at.search).toBe('?label=services&page=2');
    await userEvent.click(screen.getByRole('link', { name: 'Servicio 30' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Servicio 30' })).toBeDefined();
    act(() => window.history.back());
    await waitFor(async () => expect(await findLinks()).toHaveLength(48));
    await at.reopen();
    await waitFor(async () => expect(await findLinks()).toHaveLength(48));
  });

  test('follow what their owner does, on every page that is shown', async () => {
    const at = await open(inPages(manyServices(60)), '&page=2');
    await waitFor(async () => expect(await findLinks()).toHaveLength(48));
    at.replies.set(inPages([...manyServices(1, { id: 99, name: 'Nuevo' }), ...manyServices(60)]));
    act(() => void at.store.dispatch(api.util.invalidateTags(['Service'])));
    await screen.findByRole('link', { name: 'Nuevo' });
    const names = await findLinks();
    expect([names.length, new Set(names).size, names[0], names.at(-1)]).toEqual([48, 48, 'Nuevo', 'Servicio 47']);
    expect(screen.getByText('13 more')).toBeDefined();
  });

  test('lead no further where they are all there, and say so where there are none', async () => {
    const at = await open(inPages(manyServices(24)));
    expect(await findLinks()).toHaveLength(24);
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    await expectAccessible();
    at.replies.set(inPages([]));
    await at.reopen();
    expect(await screen.findByRole('heading', { name: 'Business doesnt have an Services page' })).toBeDefined();
  });

  test('have boxes in their place while they come', async () => {
    const answer = later(readServices);
    await open(answer);
    await waitFor(() => expect(document.querySelectorAll('main [aria-busy="true"] li')).toHaveLength(8));
    answer.give({ services: manyServices(1), service_pinned: [], next: null, count: 1 });
    expect(await findLinks()).toEqual(['Servicio 1']);
  });

  test('are asked for again where they cannot be had', async () => {
    await open(inTurn(BROKEN, inPages(manyServices(2))));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await findLinks()).toHaveLength(2);
  });

  test('stay where the next page fails, which can be asked for again', async () => {
    const all = inPages(manyServices(30));
    await open(inTurn(all, BROKEN, all));
    await loadMore();
    expect((await screen.findByRole('alert')).textContent).toBe('The next page could not be loaded. Try again.');
    expect(await findLinks()).toHaveLength(24);
    await loadMore();
    await waitFor(async () => expect(await findLinks()).toHaveLength(30));
  });

  test('stay without a line, with a word that they may be old', async () => {
    const at = await open(inPages(manyServices(30)));
    expect(await findLinks()).toHaveLength(24);
    at.goOffline();
    act(() => void at.store.dispatch(api.util.invalidateTags(['Service'])));
    expect(await screen.findByText(/This may be out of date/)).toBeDefined();
    expect(await findLinks()).toHaveLength(24);
  });
});
