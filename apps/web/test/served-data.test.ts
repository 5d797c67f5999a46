import type { ServedPage } from '@mercadito/contracts/served-page';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from '../src/app/store.ts';
import { api } from '../src/shared/api/api.ts';
import { keepServedProblems } from '../src/shared/api/api-error.ts';
import { callOf, reads, readsPages } from '../src/shared/api/api-of.ts';
import { createServedData, readServedPage } from '../src/shared/api/served-data.ts';
import { NO_SESSION, userLoaded } from '../src/shared/session/session.slice.ts';
import { aCustomer } from './fixtures/accounts.ts';
import { homeProducts } from './fixtures/products.ts';
import { someSettings } from './fixtures/settings.ts';
import { answerJson, startLocalServer } from './local-server.ts';

const firstPage = homeProducts([], '/api/next', 40);

/** A page as the server sends it. */
function pageWith(servedData: ServedPage): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.createElement('script');
  element.id = 'boot';
  element.type = 'application/json';
  element.textContent = JSON.stringify(servedData);
  page.body.append(element);
  return page;
}

const servedData = {
  calls: [
    { name: 'servedProbeHome', input: { random_order: 3 }, data: firstPage },
    { name: 'servedProbeSettings', input: {}, data: someSettings() },
  ],
  visit: { randomOrder: 3, servedAt: '2026-11-21T18:00:00.000Z', savesData: false },
  problems: [],
  isFrame: false,
};

const NOT_FOUND = { detail: 'Not found', message: 'Not found', code: 'not_found' };

describe('the data that comes with the page', () => {
  test('is there at the first look, without a request', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, {}, 500));
    const { endpoints } = api.injectEndpoints({
      endpoints: () => ({ servedProbeSettings: callOf('settings', 'getSettings', reads()) }),
    });
    const store = createStore();
    const { fillCache } = createServedData(servedData.calls, store.dispatch);
    fillCache();
    const { data } = await store.dispatch(endpoints.servedProbeSettings.initiate());
    expect(data?.settings.usd_mxn_value).toBe(18);
    expect(received).toEqual([]);
  });

  test('waits for the screen that asks for it; a list is its first page', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, { ...firstPage, next: null }));
    const store = createStore();
    const { fillCache } = createServedData(servedData.calls, store.dispatch);
    fillCache();
    const { endpoints } = api.injectEndpoints({
      endpoints: () => ({ servedProbeHome: callOf('products', 'listHomeProducts', readsPages()) }),
    });
    fillCache();
    const first = await store.dispatch(endpoints.servedProbeHome.initiate({ random_order: 3 }));
    expect(first.data?.pages).toHaveLength(1);
    expect(received).toEqual([]);
    const second = await store.dispatch(
      endpoints.servedProbeHome.initiate({ random_order: 3 }, { direction: 'forward' }),
    );
    expect(second.data?.pages).toHaveLength(2);
    expect(received.map(({ url }) => url)).toEqual(['/api/next']);
  });

  test('is read again for a person, since the page was made for a visitor', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, someSettings()));
    const store = createStore();
    const { fillCache, readAgain } = createServedData(servedData.calls, store.dispatch);
    fillCache();
    readAgain();
    readAgain();
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(received.filter(({ url }) => url === '/api/settings/')).toHaveLength(1);
  });

  test('is not read again by itself where all of it is', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, someSettings()));
    const store = createStore();
    const { fillCache, readAgain, takeAsRead } = createServedData(servedData.calls, store.dispatch);
    fillCache();
    takeAsRead();
    readAgain();
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(received).toEqual([]);
  });

  test('is read again for a person once the next page, which is on its way, has come', async () => {
    const held = Promise.withResolvers<void>();
    const { received } = await startLocalServer(async (request, response) => {
      if (request.url === '/api/next') await held.promise;
      answerJson(response, { ...firstPage, next: request.url === '/api/next' ? null : firstPage.next });
    });
    const store = createStore();
    const { endpoints } = api.injectEndpoints({
      endpoints: () => ({ servedProbeList: callOf('products', 'listHomeProducts', readsPages()) }),
    });
    const input = { random_order: 3 };
    const { fillCache, readAgain } = createServedData(
      [{ name: 'servedProbeList', input, data: firstPage }],
      store.dispatch,
    );
    fillCache();
    const next = store.dispatch(endpoints.servedProbeList.initiate(input, { direction: 'forward' }));
    readAgain();
    await vi.waitFor(() => expect(received.map(({ url }) => url)).toEqual(['/api/next']));
    held.resolve();
    await next;
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(received[1]?.url).toContain('random_order=3');
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  });

  test('tells of what was not found as well, to a visitor and once; after that it is asked', async () => {
    // What came with a page is as old as the page, and this worker may have had many.
    const age = vi.spyOn(performance, 'now').mockReturnValue(500);
    onTestFinished(() => age.mockRestore());
    const { received } = await startLocalServer((_, response) => answerJson(response, NOT_FOUND, 404));
    const { endpoints } = api.injectEndpoints({
      endpoints: () => ({ servedProbeSocial: callOf('customization', 'getSocialNetworks', reads()) }),
    });
    keepServedProblems([{ name: 'servedProbeSocial', input: { companyId: 3 }, status: 404, problem: NOT_FOUND }]);
    const store = createStore();
    const ask = (companyId: number) =>
      store.dispatch(endpoints.servedProbeSocial.initiate({ companyId }, { forceRefetch: true }));
    expect((await ask(3)).error).toEqual({ status: 404, data: NOT_FOUND });
    expect(received).toEqual([]);
    expect((await ask(4)).error).toMatchObject({ status: 404 });
    expect((await ask(3)).error).toMatchObject({ status: 404 });
    expect(received).toHaveLength(2);
  });

  test('is read from the page', () => {
    expect(readServedPage(pageWith(servedData))).toEqual(servedData);
  });

  test('may be missing', () => {
    expect(readServedPage(document.implementation.createHTMLDocument())).toBeNull();
  });
});

describe('a visit', () => {
  test('goes on with what the server has picked for it', () => {
    expect(createStore({ visit: servedData.visit }).getState().visit).toEqual(servedData.visit);
  });

  test('picks its own shuffle where no server has', () => {
    const { randomOrder } = createStore().getState().visit;
    expect([1, 2, 3, 4, 5]).toContain(randomOrder);
  });
});

test('whoever is told to be who they were is the same to every part of the page', () => {
  const store = createStore({ session: { ...NO_SESSION, token: 'one', user: aCustomer() } });
  const before = store.getState().session;
  store.dispatch(userLoaded({ token: 'one', user: aCustomer() }));
  expect(store.getState().session).toBe(before);
  store.dispatch(userLoaded({ token: 'one', user: aCustomer({ first_name: 'Lupe' }) }));
  expect(store.getState().session.user?.first_name).toBe('Lupe');
});
