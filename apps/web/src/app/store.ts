import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../shared/api/api.ts';
import { readOnceMore } from '../shared/api/read-once-more.ts';
import { rootReducer, type SharedState } from '../shared/api/root-reducer.ts';
import { clearLocalItems, storeSession } from '../shared/session/session-storage.ts';
import { siteApi } from '../shared/site/site.api.ts';

export type Store = ReturnType<typeof createStore>;

const SLOW_CHECK = 2_000;

/**
 * The one store. Sessions are mirrored to the device, while it is this tab's person's; when one ends, nothing of that person
 * stays behind, and whoever signs in sees nothing that was meant for a visitor or for somebody else.
 */
export function createStore(preloadedState?: Partial<SharedState>) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      // Multipart calls carry File objects through the mutation's arguments. The checks run while developing alone, and
      // are slow on a whole page of goods.
      defaults({
        immutableCheck: { warnAfter: SLOW_CHECK },
        serializableCheck: { warnAfter: SLOW_CHECK, ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'] },
      }).concat(readOnceMore, api.middleware),
  });
  let { session } = store.getState();
  storeSession(session, session);
  store.subscribe(() => {
    const previous = session;
    session = store.getState().session;
    if (previous === session) return;
    // One person, signed in again, goes on with what is on the screen.
    const isSame = session.user !== null && session.user.id === previous.user?.id;
    const isOther = previous.token !== session.token && !isSame;
    if (isOther && previous.token) clearLocalItems(previous.token);
    storeSession(session, previous);
    if (isOther) forgetAnswers(store);
  });
  return store;
}

/** What was answered to somebody else is nobody's: all of it is read anew, but for what is the same for everybody. */
function forgetAnswers(store: Pick<Store, 'dispatch' | 'getState'>): void {
  const { data } = siteApi.endpoints.getSettings.select()(store.getState());
  store.dispatch(api.util.resetApiState());
  if (data) {
    store.dispatch(siteApi.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value: data }]));
  }
}

/** Reads again what is on the screen when the connection comes back. */
export function listenToTheBrowser(store: Store): void {
  setupListeners(store.dispatch);
}
