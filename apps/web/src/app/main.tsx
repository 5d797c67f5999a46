import 'virtual:kit-styles.css';
import './global.css';
import { createRoot } from 'react-dom/client';
import { createBoot, readBoot } from '../shared/api/boot.ts';
import { startI18n } from '../shared/i18n/i18n.ts';
import { createHistory } from '../shared/navigation/history.ts';
import { readSession } from '../shared/session/session-storage.ts';
import { App } from './app.tsx';
import { keepVersions } from './new-version.ts';
import { prefetchScreens } from './prefetch.ts';
import { createRoutes } from './routes.tsx';
import { createScreenLoader } from './screen-loader.tsx';
import { createStore, listenToTheBrowser } from './store.ts';

async function start(container: HTMLElement): Promise<void> {
  const store = createStore({ session: readSession() });
  const boot = createBoot(readBoot(document), store.dispatch);
  boot.fillCache();
  listenToTheBrowser(store);

  // The texts and the first screen are on their way together; the page appears once, complete.
  const i18nStarted = startI18n();
  const loader = createScreenLoader({ onLoaded: boot.fillCache, i18nStarted });
  await Promise.all([i18nStarted, loader.prepare(window.location.pathname)]);

  const history = createHistory(window);
  createRoot(container).render(<App store={store} history={history} routes={createRoutes(loader)} boot={boot} />);
  prefetchScreens(loader);
  keepVersions();
}

const container = document.getElementById('app');
if (container) void start(container);
