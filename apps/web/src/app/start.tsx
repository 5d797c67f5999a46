import 'virtual:ui-library-styles.css';
import './global.css';
import type { ServedPage } from '@mercadito/contracts/served-page';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepServedProblems } from '../shared/api/api-error.ts';
import { createServedData, readServedPage } from '../shared/api/served-data.ts';
import { askTimeWhenInDoubt } from '../shared/clock/server-clock.ts';
import { untilOnline } from '../shared/connection/on-reconnect.ts';
import { currentLanguage, startI18n } from '../shared/i18n/i18n.ts';
import { type AppHistory, createHistory } from '../shared/navigation/history.ts';
import { readSession } from '../shared/session/session-storage.ts';
import { App } from './app.tsx';
import { bringAtTouch } from './bring-at-touch.ts';
import { replayTaps } from './event-replay.ts';
import { followForcedColors } from './forced-colors.ts';
import { createScreenLoader } from './screen-loader.tsx';
import { createStore, listenToTheBrowser, type Store } from './store.ts';
import { whenSomebodyStays } from './when-somebody-stays.ts';

/** Whether the page that stands there, made by the server, is whole and what a visitor with this device would see. */
function isAsServed(served: ServedPage | null, container: HTMLElement, store: Store, history: AppHistory): boolean {
  if (served?.isFrame) return false;
  const isVisitor = store.getState().session.token === null;
  return container.hasChildNodes() && isVisitor && history.place().state === null;
}

/** Starts the application in a page: takes over what the server has made of it, or puts its own in place. */
export async function start(container: HTMLElement): Promise<void> {
  const served = readServedPage(document);
  // Before the texts start, which names the page after the device's language.
  const servedIn = document.documentElement.lang;
  const store = createStore({ session: await readSession(), ...(served && { visit: served.visit }) });
  const servedData = createServedData(served?.calls ?? [], store.dispatch);
  servedData.fillCache();
  keepServedProblems(served?.problems ?? []);
  listenToTheBrowser(store);
  retryStylesheets();
  followForcedColors();

  // The texts and the first screen are on their way together; the page appears once, complete.
  const i18nStarted = startI18n();
  const somebodyStays = Promise.withResolvers<void>();
  const loader = createScreenLoader({
    onLoaded: servedData.fillCache,
    i18nStarted,
    mayBringContracts: somebodyStays.promise,
  });
  await Promise.all([i18nStarted, loader.prepare(window.location.pathname)]);

  const history = createHistory(window);
  const app = <App store={store} history={history} loader={loader} servedData={servedData} />;
  const stays = servedIn === currentLanguage() && isAsServed(served, container, store, history);
  // Either in pieces between which the page answers to taps.
  if (stays) {
    // What is there stays, and becomes live.
    startTransition(() => void hydrateRoot(container, app));
    replayTaps(container, { stays });
  } else {
    // What is there stays until all of this takes its place.
    replayTaps(container, { stays });
    startTransition(() => createRoot(container).render(app));
  }
  whenSomebodyStays(somebodyStays.resolve);
  if (served) askTimeWhenInDoubt(served.visit.servedAt).catch(() => undefined);
  if (!store.getState().visit.savesData) bringAtTouch(document, loader);
  // A page without it is as good, only not kept.
  const keep = () =>
    Promise.all([import('./keep-versions.ts'), import('virtual:pwa-register')]).then(
      ([{ keepVersions }, { registerSW }]) => keepVersions(registerSW),
      () => undefined,
    );
  if (store.getState().session.token !== null || navigator.serviceWorker?.controller) void keep();
  else void somebodyStays.promise.then(keep);
}

const RETRY_MS = 3_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

/**
 * Asks again for a style sheet that was lost on the way. The code that it belongs to is asked for by whoever wants it,
 * but finds the sheet's element in place and would do without its styles.
 */
function retryStylesheets(): void {
  const ask = async ({ target }: Event): Promise<void> => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    await (navigator.onLine ? pause() : untilOnline());
    target.replaceWith(target.cloneNode());
  };
  // Does not bubble, hence on the way down.
  document.addEventListener('error', ask, true);
}
