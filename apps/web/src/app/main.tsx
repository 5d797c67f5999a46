import 'virtual:kit-styles.css';
import './global.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { createBoot, readBoot } from '../shared/api/boot.ts';
import { startI18n } from '../shared/i18n/i18n.ts';
import { readSession } from '../shared/session/session-storage.ts';
import { App } from './app.tsx';
import { createRoutes } from './routes.tsx';
import { createStore, listenToTheBrowser } from './store.ts';

async function start(container: HTMLElement): Promise<void> {
  const store = createStore({ session: readSession() });
  const boot = createBoot(readBoot(document), store.dispatch);
  boot.fillCache();
  listenToTheBrowser(store);
  // The screen's code and the texts of its area are on their way together.
  const texts = startI18n();
  const router = createBrowserRouter(createRoutes(boot.fillCache, texts));
  await texts;
  createRoot(container).render(<App store={store} router={router} boot={boot} />);
}

const container = document.getElementById('app');
if (container) void start(container);
