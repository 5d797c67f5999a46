import 'virtual:ui-library-styles.css';
import './global.css';
import type { ServedPage } from '@mercadito/contracts/served-page';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createServedData, readServedPage } from '../shared/api/served-data.ts';
import { keepServedProblems } from '../shared/api/served-problems.ts';
import { askTimeWhenInDoubt } from '../shared/clock/server-clock.ts';
import { currentLanguage, startI18n } from '../shared/i18n/i18n.ts';
import { type AppHistory, createHistory } from '../shared/navigation/history.ts';
import { readSession } from '../shared/session/session-storage.ts';
import { App } from './app.tsx';
import { bringAtTouch } from './bring-at-touch.ts';
import { replayTaps } from './event-replay.ts';
import { keepVersions } from './new-version.ts';
import { retryStylesheets } from './retry-stylesheets.ts';
import { createScreenLoader } from './screen-loader.tsx';
import { createStore, listenToTheBrowser, type Store } from './store.ts';
import { whenSomebodyStays } from './when-somebody-stays.ts';

/** Whether the page that stands there, made by the server, is whole and what a visitor with this device would see. */
function isAsServed(served: ServedPage | null, container: HTMLElement, store: Store, history: AppHistory): boolean {
  if (served?.isFrame) return false;
  const isVisitor = store.getState().session.token === null;
  const isInLanguage = currentLanguage() === document.documentElement.lang;
  return container.hasChildNodes() && isVisitor && isInLanguage && history.place().location.state === null;
}

/** Starts the application in a page: takes over what the server has made of it, or puts its own in place. */
export async function start(container: HTMLElement): Promise<void> {
  const served = readServedPage(document);
  const store = createStore({ session: await readSession(), ...(served && { visit: served.visit }) });
  const servedData = createServedData(served?.calls ?? [], store.dispatch);
  servedData.fillCache();
  keepServedProblems(served?.refusals ?? []);
  listenToTheBrowser(store);
  retryStylesheets();

  // The texts and the first screen are on their way together; the page appears once, complete.
  const i18nStarted = startI18n();
  const loader = createScreenLoader({ onLoaded: servedData.fillCache, i18nStarted });
  await Promise.all([i18nStarted, loader.prepare(window.location.pathname)]);

  const history = createHistory(window);
  const app = <App store={store} history={history} loader={loader} servedData={servedData} />;
  const stays = isAsServed(served, container, store, history);
  if (stays) {
    // In pieces between which the page answers to taps. What is there stays, and becomes live.
    startTransition(() => void hydrateRoot(container, app));
    replayTaps(container, { stays });
  } else {
    // What is there stays until all of this takes its place.
    replayTaps(container, { stays });
    createRoot(container).render(app);
  }
  if (served) askTimeWhenInDoubt(served.visit.servedAt).catch(() => undefined);
  if (!store.getState().visit.savesData) bringAtTouch(document, loader);
  // A page without it is as good, only not kept.
  const keep = () =>
    import('virtual:pwa-register').then(
      ({ registerSW }) => keepVersions(registerSW),
      () => undefined,
    );
  if (store.getState().session.token !== null || navigator.serviceWorker?.controller) void keep();
  else whenSomebodyStays(keep);
}
