import type { Account } from '@mercadito/contracts/accounts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createStore, type Store } from '../src/app/store.ts';
import { api } from '../src/shared/api/api.ts';
import { callOf, reads, readsPages, writes } from '../src/shared/api/api-of.ts';
import { NO_SESSION, signedIn } from '../src/shared/session/session.slice.ts';
import { aCustomer, anAdmin, anOwner } from './fixtures/accounts.ts';
import { EMPTY_CART } from './fixtures/carts.ts';
import { answerJson, keyOf, startLocalServer } from './local-server.ts';

const probe = api.injectEndpoints({
  endpoints: () => ({
    probeUser: callOf('accounts', 'getUser', reads()),
    probeLogin: callOf('accounts', 'login', writes()),
    probeAdd: callOf('cart', 'addCartItem', writes()),
    probeProduct: callOf('products', 'createProduct', writes()),
    probeFile: callOf('catalog-csv', 'exportCatalog', writes()),
    probeAddress: callOf('addresses', 'getCustomerAddress', reads()),
    probeCarts: callOf('cart', 'synchronizeCart', writes()),
    probeFigures: callOf('business-figures', 'getBusinessFigures', reads()),
    probePages: callOf('products', 'listHomeProducts', readsPages()),
  }),
}).endpoints;

function signedInStore(token = 'abc') {
  const store = createStore();
  store.dispatch(signedIn({ token, user: anOwner({ company_id: 3 }) }));
  return store;
}

describe('a call on its way', () => {
  test('carries the token, and the fields in the places the contract names', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, { token: 'new' }));
    const store = signedInStore();
    const { data } = await store.dispatch(probe.probeLogin.initiate({ username: 'lupita', password: 'demo-1234' }));
    expect(data).toEqual({ token: 'new' });
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/login/' });
    expect(received[0]?.headers).toMatchObject({ authorization: 'Token abc', 'content-type': 'application/json' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ username: 'lupita', password: 'demo-1234' });
  });

  test('carries no token of a visitor', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, aCustomer()));
    await createStore().dispatch(probe.probeUser.initiate());
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  test('stays at home while a one-time password is to be changed, but for what that takes', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, aCustomer()));
    const store = createStore();
    store.dispatch(signedIn({ token: 'abc', user: aCustomer({ must_change_password: true }) }));
    const { error } = await store.dispatch(probe.probeAdd.initiate({ product_id: 1, attribute_values: [], count: 1 }));
    expect(error).toMatchObject({ status: 403, data: { code: 'password_change_required' } });
    await store.dispatch(probe.probeUser.initiate());
    expect(received.map(({ url }) => url)).toEqual(['/api/get-user/']);
  });

  describe('that says whose it is', () => {
    const maria = aCustomer({ id: 5 });
    const elena = anOwner({ id: 7, company_id: 3 });
    const cart = (user: number) => ({ user: 5, cart_items: [{ product_id: 1, count: 1, user }] });
    const of = (user: Account | null) => {
      const store = createStore();
      store.dispatch(signedIn({ token: 'abc', user: maria }));
      store.dispatch(signedIn({ token: 'def', user }));
      return store;
    };

    test.each([
      ['address', elena, (store: Store) => store.dispatch(probe.probeAddress.initiate({ userId: 5 }))],
      [
        'address, and nobody knows yet who that is',
        null,
        (store: Store) => store.dispatch(probe.probeAddress.initiate({ userId: 5 })),
      ],
      ['figures', maria, (store: Store) => store.dispatch(probe.probeFigures.initiate({ companyId: 3 }))],
      ['cart', elena, (store: Store) => store.dispatch(probe.probeCarts.initiate(cart(5)))],
      ['line in a cart', maria, (store: Store) => store.dispatch(probe.probeCarts.initiate(cart(7)))],
    ])('stays at home when somebody else is here by then: %s', async (_, now, ask) => {
      const { received } = await startLocalServer((_, response) => answerJson(response, {}));
      const store = of(now);
      const { error } = await ask(store);
      expect(error).toMatchObject({ status: 401, data: { code: 'not_signed_in' } });
      expect(received).toEqual([]);
      expect(store.getState().session.token).toBe('def');
    });

    test.each([
      ['their own', maria, 5],
      ["somebody else's, by who may act for others", anAdmin(), 5],
    ])('goes out where it is %s', async (_, now, userId) => {
      const { received } = await startLocalServer((_, response) => answerJson(response, {}));
      await of(now).dispatch(probe.probeAddress.initiate({ userId }));
      expect(received.map(({ headers }) => headers.authorization)).toEqual(['Token def']);
    });
  });

  test('goes out as a form when the contract takes files', async () => {
    // jsdom's form is none that Node's fetch could send, so it is looked at before it leaves.
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('not sent')));
    vi.stubGlobal('fetch', fetch);
    onTestFinished(() => void vi.unstubAllGlobals());
    const photo = new File(['pixels'], 'pan.webp', { type: 'image/webp' });
    const product = { company: 3, name: 'Pan', description: 'Dulce', price: 12.5, category: 4, photo };
    await signedInStore().dispatch(probe.probeProduct.initiate(product));
    const { body, headers } = fetch.mock.calls[0]?.[1] ?? {};
    const form = Object.fromEntries((body as FormData).entries());
    expect(form).toMatchObject({ company: '3', price: '12.5', photo: { name: 'pan.webp', type: 'image/webp' } });
    // The browser adds it, with the boundary that it alone knows.
    expect(headers).not.toHaveProperty('content-type');
  });

  test('that must happen once has a key: its own each time, or the one that the caller keeps', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, EMPTY_CART, 201));
    const store = signedInStore();
    await store.dispatch(probe.probeAdd.initiate({ product_id: 31 }));
    await store.dispatch(probe.probeAdd.initiate({ product_id: 31 }));
    await store.dispatch(probe.probeAdd.initiate({ product_id: 31, idempotencyKey: 'kept' }));
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('kept');
    expect(JSON.parse(received[2]?.body ?? '')).toEqual({ product_id: 31 });
  });

  test('follows the next link of a list as it came (CALL-5)', async () => {
    const next = '/api/companies/product/home-products/?random_order=3&cursor=a%2Bb';
    const page = { products: { results: [] }, current_page: 1, total_page: 2, count: 0, count_is_capped: false };
    const { received } = await startLocalServer(({ url }, response) =>
      answerJson(response, { ...page, next: url === next ? null : next }),
    );
    const store = createStore();
    const list = store.dispatch(probe.probePages.initiate({ random_order: 3 }));
    await list;
    const second = await store.dispatch(probe.probePages.initiate({ random_order: 3 }, { direction: 'forward' }));
    expect(received.map(({ url }) => url)).toEqual(['/api/companies/product/home-products/?random_order=3', next]);
    expect(second.data?.pages).toHaveLength(2);
    expect(second.hasNextPage).toBe(false);
  });
});

test('an answer that is a file of text is that text, with the mark a spreadsheet knows its letters by', async () => {
  await startLocalServer((_, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end('\uFEFFId\r\n7'));
  const { data } = await signedInStore().dispatch(probe.probeFile.initiate({ companyId: 3 }));
  expect(data).toBe('\uFEFFId\r\n7');
});

describe('what can happen to a call', () => {
  const outcome = async (store = createStore()) => (await store.dispatch(probe.probeUser.initiate())).error;

  test('a refusal keeps its status, its words and its reference', async () => {
    const problem = { detail: 'Not yours.', message: 'Not yours.', code: 'forbidden' };
    await startLocalServer((_, response) => answerJson(response, problem, 403));
    expect(await outcome()).toEqual({ status: 403, data: problem, reference: 'req-7' });
  });

  test('an error page of a proxy is a refusal too', async () => {
    await startLocalServer((_, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'));
    expect(await outcome()).toMatchObject({ status: 502, data: { code: 'http_502' } });
  });

  test('an answer that does not fit the contract is a PARSING_ERROR (CALL-12)', async () => {
    await startLocalServer((_, response) => answerJson(response, { id: 'nobody' }));
    expect(await outcome()).toMatchObject({ status: 'PARSING_ERROR', reference: 'req-7' });
  });

  test('an answer that is no JSON is a PARSING_ERROR', async () => {
    await startLocalServer((_, response) => response.end('<html>'));
    expect(await outcome()).toMatchObject({ status: 'PARSING_ERROR' });
  });

  test('no connection is a FETCH_ERROR', async () => {
    const { cutLine } = await startLocalServer(() => undefined);
    cutLine();
    expect(await outcome()).toMatchObject({ status: 'FETCH_ERROR' });
  });

  test('no answer in time is a TIMEOUT_ERROR', async () => {
    await startLocalServer(() => undefined);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    expect(await outcome()).toMatchObject({ status: 'TIMEOUT_ERROR' });
  });
});

describe('a token that the server no longer knows', () => {
  const gone = { detail: 'Log in to do this.', message: 'Log in to do this.', code: 'not_signed_in' };

  test('ends the session and clears what the device has kept of the person', async () => {
    await startLocalServer((_, response) => answerJson(response, gone, 401));
    const store = signedInStore();
    expect(JSON.parse(localStorage.getItem('userToken') ?? '')).toMatchObject({ token: 'abc' });
    await store.dispatch(probe.probeUser.initiate());
    await vi.waitFor(() => expect(store.getState().session).toEqual({ ...NO_SESSION, endedBecause: 'expired' }));
    expect(localStorage.getItem('userToken')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('ends no session that has begun since', async () => {
    const store = signedInStore('old');
    await startLocalServer((_, response) => {
      store.dispatch(signedIn({ token: 'new', user: aCustomer() }));
      answerJson(response, gone, 401);
    });
    await store.dispatch(probe.probeUser.initiate());
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.getState().session.token).toBe('new');
  });
});

describe('one decision', () => {
  const item = { product_id: 1, attribute_values: [], count: 1 };
  const EMPTY_ANSWER = { detail: 'Busy', message: 'Busy', code: 'busy' };

  test('has one key until its answer is heard, and the next has another', async () => {
    const answers = [503, 502, 409, 409];
    const { received } = await startLocalServer((_, response) =>
      answerJson(response, EMPTY_ANSWER, answers.shift() ?? 500),
    );
    const store = signedInStore();
    for (let press = 0; press < 4; press += 1) await store.dispatch(probe.probeAdd.initiate(item));
    const [first, second, third, fourth] = received.map(keyOf);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('that was not heard is none of the next page: what it decides is decided anew', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, EMPTY_ANSWER, 503));
    for (const page of [signedInStore(), signedInStore()]) await page.dispatch(probe.probeAdd.initiate(item));
    expect(new Set(received.map(keyOf)).size).toBe(2);
  });

  test('that is another has a key of its own', async () => {
    const { received } = await startLocalServer((_, response) => answerJson(response, EMPTY_ANSWER, 503));
    const store = signedInStore();
    await store.dispatch(probe.probeAdd.initiate(item));
    await store.dispatch(probe.probeAdd.initiate({ ...item, count: 2 }));
    store.dispatch(signedIn({ token: 'def', user: aCustomer({ id: 77 }) }));
    await store.dispatch(probe.probeAdd.initiate(item));
    expect(new Set(received.map(keyOf)).size).toBe(3);
  });
});
