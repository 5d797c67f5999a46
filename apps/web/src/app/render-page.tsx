import type { PageRendering, RenderedPage } from '@mercadito/contracts/served-page';
import { renderToString } from 'react-dom/server';
import { api } from '../shared/api/api.ts';
import { createServedData } from '../shared/api/served-data.ts';
import { loadEveryText, renderIn } from '../shared/i18n/i18n.ts';
import { createServedHistory } from '../shared/navigation/served-history.ts';
import { chunksUnderWay } from '../shared/ui/lazy-chunk.ts';
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

/** What React leaves in place of a part that is on its way: the browser draws it anew, and says so as error 419. */
const UNRESOLVED = /<!--\$[?!]-->/g;

const unresolvedIn = (html: string): number => html.match(UNRESOLVED)?.length ?? 0;

/** A part may bring another one along; more often than this none does. */
const MOST_PASSES = 4;

/**
 * Renders until nothing is on its way any more. A part whose code comes later (`lazyChunk`) is there from the second time on
 * that it is wanted in this process: without a second pass the first page that shows one would be served without it.
 */
async function renderWhole(render: () => string): Promise<string> {
  let html = render();
  for (let pass = 1; unresolvedIn(html) > 0 && pass < MOST_PASSES; pass += 1) {
    await chunksUnderWay();
    html = render();
  }
  return html;
}

/** Renders the page of an open screen as a visitor sees it, or a page's frame. The server's only way into the web. */
export const renderPage: PageRendering['renderPage'] = async ({ address, language, page }): Promise<RenderedPage> => {
  const store = createStore({ visit: page.visit });
  const servedData = createServedData(page.calls, store.dispatch);
  servedData.fillCache();
  try {
    const html = await renderWhole(() => {
      renderIn(language);
      return renderToString(
        <App
          store={store}
          history={createServedHistory(address)}
          loader={loader}
          servedData={servedData}
          isFrame={page.isFrame}
        />,
      );
    });
    const [head = ''] = HEAD.exec(html) ?? [];
    return { head: head.replace(TITLE, ''), body: html.slice(head.length), unresolved: unresolvedIn(html) };
  } finally {
    // Ends the waiting to forget each answer, which would keep all of this in memory for a minute.
    store.dispatch(api.util.resetApiState());
  }
};
