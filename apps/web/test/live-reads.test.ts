import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from '../src/app/store.ts';
import { api } from '../src/shared/api/api.ts';
import { callOf, reads, writes } from '../src/shared/api/api-of.ts';
import { signedIn } from '../src/shared/session/session.slice.ts';
import { aCustomer } from './fixtures/accounts.ts';
import { answerJson, startLocalServer } from './local-server.ts';

const probe = api.injectEndpoints({
  endpoints: () => ({
    probeRead: callOf('accounts', 'getUser', reads('Account')),
    probeWrite: callOf('accounts', 'login', writes('Account')),
    probeOtherWrite: callOf('accounts', 'login', writes('Cart')),
  }),
}).endpoints;

/** A server whose calls are answered by the test, one by one. */
async function startSlowServer() {
  const waiting = { GET: [] as ((name: string) => void)[], POST: [] as ((name: string) => void)[] };
  const { received } = await startLocalServer(({ method }, response) => {
    const answers = method === 'GET' ? waiting.GET : waiting.POST;
    answers.push((name) => answerJson(response, method === 'GET' ? aCustomer({ first_name: name }) : { token: name }));
  });
  const store = createStore();
  store.dispatch(signedIn({ token: 'abc', user: aCustomer() }));
  const reads = () => received.filter(({ method }) => method === 'GET').length;
  const answerNext = async (method: 'GET' | 'POST', name = 'Lupita') => {
    await vi.waitFor(() => expect(waiting[method]).not.toEqual([]));
    waiting[method].shift()?.(name);
  };
  const shown = () => probe.probeRead.select()(store.getState()).data?.first_name;
  const read = () => onTestFinished(store.dispatch(probe.probeRead.initiate()).unsubscribe);
  return { store, reads, answerNext, shown, read };
}

test('a write that is on its way does not hold back what was told meanwhile', async () => {
  const { store, reads, answerNext, shown, read } = await startSlowServer();
  read();
  await answerNext('GET', 'before');
  await vi.waitFor(() => expect(shown()).toBe('before'));
  const writing = store.dispatch(probe.probeOtherWrite.initiate({ username: 'lupita', password: 'demo-1234' }));
  store.dispatch(api.util.invalidateTags(['Account']));
  await answerNext('GET', 'after');
  await vi.waitFor(() => expect(shown()).toBe('after'));
  await answerNext('POST');
  await writing;
  expect(reads()).toBe(2);
});

test('what changes a second time while it is read anew is read once more', async () => {
  const { store, reads, answerNext, shown, read } = await startSlowServer();
  read();
  await answerNext('GET', 'before');
  await vi.waitFor(() => expect(shown()).toBe('before'));
  store.dispatch(api.util.invalidateTags(['Account']));
  await vi.waitFor(() => expect(reads()).toBe(2));
  store.dispatch(api.util.invalidateTags(['Account']));
  store.dispatch(api.util.invalidateTags(['Account']));
  await answerNext('GET', 'first change');
  await answerNext('GET', 'second change');
  await vi.waitFor(() => expect(shown()).toBe('second change'));
  expect(reads()).toBe(3);
});

test('what changes while it is read for the first time is read once more, and something else is not', async () => {
  const { store, reads, answerNext, shown, read } = await startSlowServer();
  read();
  await vi.waitFor(() => expect(reads()).toBe(1));
  store.dispatch(api.util.invalidateTags(['Cart']));
  store.dispatch(api.util.invalidateTags(['Account']));
  await answerNext('GET', 'before');
  await answerNext('GET', 'after');
  await vi.waitFor(() => expect(shown()).toBe('after'));
  store.dispatch(api.util.invalidateTags(['Cart']));
  expect(reads()).toBe(2);
});

test('a write that ends while what it changes is being read has it read once more', async () => {
  const { store, reads, answerNext, shown, read } = await startSlowServer();
  read();
  await vi.waitFor(() => expect(reads()).toBe(1));
  const writing = store.dispatch(probe.probeWrite.initiate({ username: 'lupita', password: 'demo-1234' }));
  await answerNext('POST');
  await writing;
  await answerNext('GET', 'before');
  await answerNext('GET', 'after');
  await vi.waitFor(() => expect(shown()).toBe('after'));
  expect(reads()).toBe(2);
});
