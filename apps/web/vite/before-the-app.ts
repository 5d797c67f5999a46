import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'before-the-app';
/** Only in the pages that the server names it in (`apps/server/src/features/pages/page-html.ts`). */
const OWN_READS = 'own-reads';

/**
 * `src/app/before-the-app.js` goes into the page's head as it is, as a plain script that the browser runs before it
 * paints anything. A file of its own, since our content security policy allows no inline script.
 */
export function beforeTheApp(): Plugin {
  return {
    name: NAME,
    apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    buildStart() {
      for (const name of [NAME, OWN_READS]) {
        const source = readFileSync(new URL(`../src/app/${name}.js`, import.meta.url), 'utf8');
        this.emitFile({ type: 'asset', name: `${name}.js`, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const file = Object.keys(bundle).find((each) => each.includes(NAME));
        if (!file)
          throw new Error(`${NAME} is not in the build: the page would be painted in the wrong look and lose taps`);
        return [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}
