import { getUser } from '@mercadito/contracts/accounts';
import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
// Comes late to a page; no test is about how long that takes.
import '../src/app/layouts/after-the-page.tsx';
import { createStore, type Store } from '../src/app/store.ts';
import { rememberIntent, takeIntent } from '../src/features/favoriting/favorite-intent.ts';
import { beginUnsavedWork } from '../src/shared/navigation/unsaved-work.ts';
import { sessionExpired, signedIn, userLoaded } from '../src/shared/session/session.slice.ts';
import { readSession } from '../src/shared/session/session-storage.ts';
import { createStored } from '../src/shared/storage/stored.ts';
import { aCustomer, anOwner } from './fixtures/accounts.ts';
import { startDevice, TOKEN } from './harness/device.ts';
import { everyPageReplies } from './harness/every-page.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

const maria = aCustomer({ id: 5 });
const elena = anOwner({ id: 7 });
const ELENAS = { user: elena, userToken: { token: 'hers', userId: elena.id } };
const UNKNOWN = { userToken: { token: 'anew', userId: null } };
const MARIAS = { user: maria, userToken: { token: 'anew', userId: maria.id } };

const lying = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const put = (items: Record<string, unknown>) => {
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value));
};

/** What another tab writes, of which this one hears. */
function elsewhere(items: Record<string, unknown>) {
  for (const [key, value] of Object.entries(items)) {
    put({ [key]: value });
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
const hears = (items: Record<string, unknown>) => act(() => elsewhere(items));

const searches = createStored('searches', () => v.array(v.string()), { area: 'device', perPerson: true });
const session = (at: { store: Store }) => at.store.getState().session;
const replies = [reply(getUser, ({ token }) => (token === 'hers' ? elena : maria))];
const NOTICE = 'Somebody else has logged in on this device. This page is theirs now.';

/** A tab of Maria's, without a screen. */
async function openTab() {
  await startDevice({ as: maria });
  return createStore({ session: await readSession() });
}
const writesItsPerson = (tab: Store) =>
  tab.dispatch(userLoaded({ token: TOKEN, user: { ...maria, first_name: 'Anew' } }));

describe("what a tab writes once the device is somebody else's", () => {
  test.each([
    ['this version', ELENAS],
    ['an earlier one', { ...ELENAS, userToken: { token: 'hers' } }],
  ])('is neither its token nor its person, when %s has signed in there', async (_, theirs) => {
    const tab = await openTab();
    elsewhere(theirs);
    writesItsPerson(tab);
    expect(lying('userToken')).toEqual(theirs.userToken);
    expect(lying('user')).toEqual(elena);
  });

  test('is its own alone, and nothing of the other is read', async () => {
    await openTab();
    elsewhere({ ...ELENAS, searches: ['hers'] });
    expect(searches.read()).toBeNull();
    searches.write(['mine']);
    expect(searches.read()).toEqual(['mine']);
    expect(lying('searches')).toEqual(['hers']);
  });

  test('is put on the device when it was the same person who signed in anew', async () => {
    const tab = await openTab();
    elsewhere(UNKNOWN);
    searches.write(['mine']);
    expect(lying('searches')).toBeNull();
    elsewhere(MARIAS);
    tab.dispatch(signedIn({ token: 'anew', user: maria }));
    expect(lying('searches')).toEqual(['mine']);
  });

  test("is a visitor's cart all the same, which goes along with whoever signs in", () => {
    const cart = createStored('cart', () => v.array(v.string()), { area: 'device', perPerson: true });
    createStore();
    elsewhere(UNKNOWN);
    cart.write(['milk']);
    expect(lying('cart')).toEqual(['milk']);
  });

  test('goes with its session, and a cart that a visitor has filled there since does not', async () => {
    const tab = await openTab();
    localStorage.clear();
    put({ cart: ['milk'] });
    tab.dispatch(sessionExpired({ token: TOKEN }));
    expect(lying('cart')).toEqual(['milk']);
  });
});

describe('whoever signs in on a device where somebody still was', () => {
  test('finds nothing of them, not in a page that is loaded before it is known who it is', async () => {
    await startDevice({ as: maria });
    put({ searches: ['hers'], ...UNKNOWN });
    const read = await readSession();
    expect(read).toMatchObject({ token: 'anew', user: null });
    const tab = createStore({ session: read });
    expect(searches.read()).toBeNull();
    tab.dispatch(userLoaded({ token: 'anew', user: elena }));
    expect(searches.read()).toBeNull();
    expect([lying('searches'), lying('userToken')]).toEqual([null, { token: 'anew', userId: elena.id }]);
  });

  test('finds everything when it is they, again', async () => {
    await startDevice({ as: maria });
    put({ searches: ['mine'], ...UNKNOWN });
    const tab = createStore({ session: await readSession() });
    tab.dispatch(userLoaded({ token: 'anew', user: maria }));
    expect(searches.read()).toEqual(['mine']);
  });

  test('keeps the cart that was filled by nobody, whatever an earlier version has left beside it', async () => {
    await startDevice({});
    put({ cart: ['milk'], user: maria });
    const tab = createStore();
    tab.dispatch(signedIn({ token: 'hers', user: null }));
    tab.dispatch(userLoaded({ token: 'hers', user: elena }));
    expect(lying('cart')).toEqual(['milk']);
  });

  test('is not taken for the one before by an answer that comes late', async () => {
    const tab = await openTab();
    elsewhere(ELENAS);
    tab.dispatch(signedIn({ token: 'hers', user: elena }));
    writesItsPerson(tab);
    expect(session({ store: tab }).user).toEqual(elena);
    expect(lying('user')).toEqual(elena);
  });

  test('is signed in where storage is forbidden, for as long as the page is there', async () => {
    await startDevice({});
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const spies = (['setItem', 'getItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    const tab = createStore();
    searches.write(['mine']);
    tab.dispatch(signedIn({ token: 'hers', user: null }));
    tab.dispatch(userLoaded({ token: 'hers', user: elena }));
    expect(searches.read()).toEqual(['mine']);
    tab.dispatch(sessionExpired({ token: 'hers' }));
    expect(searches.read()).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });
});

describe('an open page', () => {
  test('becomes that of whoever has signed in elsewhere, begins anew, and says so (ACCOUNT-18)', async () => {
    const at = await openScreen('/about', { as: maria, replies });
    const main = screen.getByRole('main');
    const heart = { kind: 'product', id: 31 } as const;
    rememberIntent({ ...heart, wanted: true, token: TOKEN, userId: null });
    hears(ELENAS);
    await waitFor(() => expect(session(at)).toMatchObject({ token: 'hers', user: { id: elena.id } }));
    expect((await screen.findAllByText(NOTICE)).length).toBeGreaterThan(0);
    expect(screen.getByRole('main')).not.toBe(main);
    expect(takeIntent(heart, { token: 'hers', userId: elena.id })).toBeNull();
    await waitFor(() => expect(at.calls.to(getUser).at(-1)?.token).toBe('hers'));
    expect(lying('userToken')).toEqual(ELENAS.userToken);
  });

  test('stays with whoever has something unsaved until that is done', async () => {
    const at = await openScreen('/about', { as: maria, replies });
    const done = beginUnsavedWork();
    hears(ELENAS);
    await act(readSession);
    expect(session(at).user?.id).toBe(maria.id);
    act(done);
    await waitFor(() => expect(session(at).user?.id).toBe(elena.id));
  });

  test('goes on under the new token of the same person, with all that is unsaved, written or on the screen', async () => {
    const at = await openScreen('/about', { as: maria, replies });
    const main = screen.getByRole('main');
    const done = beginUnsavedWork();
    sessionStorage.setItem('checkout', '{"userId":5}');
    hears(UNKNOWN);
    await act(readSession);
    expect(session(at).token).toBe(TOKEN);
    hears(MARIAS);
    expect(session(at)).toMatchObject({ token: 'anew', user: { id: maria.id } });
    expect(screen.getByRole('main')).toBe(main);
    expect(sessionStorage.getItem('checkout')).not.toBeNull();
    expect(screen.queryByText(NOTICE)).toBeNull();
    act(done);
  });

  test('stays with a visitor at the door, who is about to sign in, and with nobody else', async () => {
    const at = await openScreen('/login', { replies: [...everyPageReplies(elena), ...replies] });
    hears(ELENAS);
    await act(readSession);
    expect(session(at).token).toBeNull();
    await at.goTo('/about');
    await waitFor(() => expect(session(at).token).toBe('hers'));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  test('follows when it is come back to, having heard of nothing meanwhile', async () => {
    const at = await openScreen('/about', { as: maria, replies });
    put(ELENAS);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(session(at).user?.id).toBe(elena.id));
  });
});
