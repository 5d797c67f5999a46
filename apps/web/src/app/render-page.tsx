import type { PageRendering, RenderedPage } from '@mercadito/contracts/served-page';
import { renderToString } from 'react-dom/server';
import { api } from '../shared/api/api.ts';
import { createBoot } from '../shared/api/boot.ts';
import { loadEveryText, renderIn } from '../shared/i18n/i18n.ts';
import { createServedHistory } from '../shared/navigation/served-history.ts';
import { App } from './app.tsx';
import { bringEveryFrame } from './frames.ts';
import { createScreenLoader } from './screen-loader.tsx';
import { SITE_SCREENS } from './screens.ts';
import { createStore } from './store.ts';

const loader = createScreenLoader({ onLoaded: () => undefined, i18nStarted: Promise.resolve() });
const whole = SITE_SCREENS.filter(({ served }) => served === 'whole');
await Promise.all([loadEveryText(), bringEveryFrame(), ...whole.map(loader.bring)]);

/** React writes what belongs in a head before all else: preloads, and the title, which the server has its own way of. */
const HEAD = /^(?:<link[^>]*>|<title[^>]*>[^<]*<\/title>)+/;
const TITLE = /<title[^>]*>[^<]*<\/title>/g;

/** Renders the page of an open screen as a visitor sees it, or a page's frame, at one go. The server's only way into the web. */
export const renderPage: PageRendering['renderPage'] = ({ address, language, page }): RenderedPage => {
  renderIn(language);
  const store = createStore({ visit: page.visit });
  const boot = createBoot(page.calls, store.dispatch);
  boot.fillCache();
  try {
    const html = renderToString(
      <App store={store} history={createServedHistory(address)} loader={loader} boot={boot} isFrame={page.isFrame} />,
    );
    const [head = ''] = HEAD.exec(html) ?? [];
    return { head: head.replace(TITLE, ''), body: html.slice(head.length) };
  } finally {
    // Ends the waiting to forget each answer, which would keep all of this in memory for a minute.
    store.dispatch(api.util.resetApiState());
  }
};
