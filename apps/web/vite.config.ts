import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforeTheApp } from './vite/before-the-app.ts';
import { broughtWithScreens } from './vite/brought-with-screens.ts';
import { cacheTags } from './vite/cache-tags.ts';
import { classNames } from './vite/class-names.ts';
import { iconFiles } from './vite/icon-files.ts';
import { installable } from './vite/installable.ts';
import { menuIcons } from './vite/menu-icons.ts';
import { moduleWeights } from './vite/module-weights.ts';
import { precompressed } from './vite/precompressed.ts';
import { screenTitles } from './vite/screen-titles.ts';
import { publicScreens } from './vite/screens.ts';
import { sharedChunks } from './vite/shared-chunks.ts';
import { shortClassNames } from './vite/short-class-names.ts';
import { FILE_NAMES, START, startChunks } from './vite/start-chunks.ts';
import { uiLibraryStyles } from './vite/ui-library-styles.ts';

/** Where the server answers while the web is developed. */
const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  ...shortClassNames(command),
  plugins: [
    uiLibraryStyles(),
    classNames(),
    menuIcons(),
    iconFiles(),
    broughtWithScreens(),
    cacheTags(),
    screenTitles(),
    react(),
    installable(),
    beforeTheApp(),
    moduleWeights(),
    precompressed(),
  ],
  build: {
    target: 'es2022',
    // The server reads it to send the first screen's files along with the page.
    manifest: true,
    // Icons stay files of their own: cached forever, and no data in the code.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Names of classes stand where they are used (vite/class-names.ts).
      optimization: { inlineConst: true },
      input: ['index.html', START, ...publicScreens()],
      // Contracts that no screen of a page calls are dropped; to describe a call does nothing.
      treeshake: { manualPureFunctions: ['endpoint', 'endpointsOf', 'z'] },
      output: {
        ...FILE_NAMES,
        codeSplitting: {
          groups: [...startChunks, sharedChunks],
        },
      },
    },
    // Styles come before the code that needs them. The lists of scripts would cost the first page 2 KB; `app/bring-at-touch.ts`
    // brings the next screen instead.
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
  server: { proxy: { '/api': SERVER, '/media': SERVER } },
}));
