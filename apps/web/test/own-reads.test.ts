import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SCRIPT from '../src/app/own-reads.js?raw';
import { send } from '../src/shared/api/send.ts';

const ORDERS = '/api/orders/__userId__/';
const SENDING = {
  method: 'GET',
  headers: { authorization: 'Token abc' },
  body: null,
  signal: new AbortController().signal,
};

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;
beforeEach(() => {
  fetched = vi.fn(
    async () => new Response('an answer', { headers: { 'x-request-id': 'r1', date: 'Fri, 20 Nov 2026' } }),
  );
  vi.stubGlobal('fetch', fetched);
  localStorage.setItem('userToken', JSON.stringify({ token: 'abc', userId: 7 }));
  localStorage.setItem('user', JSON.stringify({ id: 7, company_id: 3, driver_id: null, must_change_password: false }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.begunRead = undefined;
});

/** The page's head runs the script, which is told these reads. */
function begin(reads: string): string[] {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset.reads = reads;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(SCRIPT)();
  return fetched.mock.calls.map(([path]) => String(path));
}

test('a page of somebody’s own asks for what it begins with at once, and the application takes the answer (LOOK-43)', async () => {
  expect(begin(`${ORDERS} /api/company/__companyId__/`)).toEqual(['/api/orders/7/', '/api/company/3/']);
  expect(await send('/api/orders/7/', SENDING)).toMatchObject({ status: 200, text: 'an answer', reference: 'r1' });
  expect(fetched).toHaveBeenCalledTimes(2);
  await send('/api/orders/7/', SENDING);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('an answer is given to nobody else’s token', async () => {
  begin(ORDERS);
  await send('/api/orders/7/', { ...SENDING, headers: { authorization: 'Token other' } });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what is lost on the way is asked for again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('the line is lost'));
  begin(ORDERS);
  expect(await send('/api/orders/7/', SENDING)).toMatchObject({ text: 'an answer' });
});

/** As a browser does: what never comes ends with its signal. */
const neverAnswered: typeof fetch = (_path, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

test('an answer that never comes is waited for no longer than the application’s own', async () => {
  fetched.mockImplementation(neverAnswered);
  begin(ORDERS);
  const deadline = new AbortController();
  const sent = send('/api/orders/7/', { ...SENDING, signal: deadline.signal });
  deadline.abort(new Error('too late'));
  await expect(sent).rejects.toThrow('too late');
});

test('an answer from before a write is given to nobody', async () => {
  begin(ORDERS);
  await send('/api/cart/', { ...SENDING, method: 'POST' });
  await send('/api/orders/7/', SENDING);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('an answer that nobody took is dropped some seconds after the page is loaded', async () => {
  vi.useFakeTimers();
  begin(ORDERS);
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await send('/api/orders/7/', SENDING);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an Admin’s page is of the business that is acted for in this tab', () => {
  sessionStorage.setItem('actingFor', JSON.stringify({ userId: 7, companyId: 9 }));
  expect(begin('/api/company/__companyId__/')).toEqual(['/api/company/9/']);
});

test.each([
  ['nobody is signed in', () => localStorage.clear()],
  ['it is not known whose token it is', () => localStorage.setItem('user', JSON.stringify({ id: 8 }))],
  [
    'the password is to be changed first',
    () => localStorage.setItem('user', JSON.stringify({ id: 7, must_change_password: true })),
  ],
])('nothing is asked ahead where %s', (_why, make) => {
  make();
  expect(begin(`${ORDERS} /api/queue/`)).toEqual([]);
});

test('what hangs on an id that the person has not is left to the application', () => {
  expect(begin(`/api/driver/__driverId__/ ${ORDERS}`)).toEqual(['/api/orders/7/']);
});
