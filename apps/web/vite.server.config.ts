import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { broughtWithScreens } from './vite/brought-with-screens.ts';
import { cacheTags } from './vite/cache-tags.ts';
import { iconFiles } from './vite/icon-files.ts';
import { menuIcons } from './vite/menu-icons.ts';
import { screenTitles } from './vite/screen-titles.ts';
import { shortClassNames } from './vite/short-class-names.ts';
import { FILE_NAMES } from './vite/start-chunks.ts';
import { uiLibraryStyles } from './vite/ui-library-styles.ts';

/** The web as the server renders it: one file with everything in it, so that its worker starts quickly and alone. */
export default defineConfig(({ command }) => ({
  ...shortClassNames(command),
  plugins: [uiLibraryStyles(), menuIcons(), iconFiles(), broughtWithScreens(), cacheTags(), screenTitles(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/render-page.tsx',
    outDir: 'dist-server',
    target: 'node24',
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['endpoint', 'endpointsOf', 'z'] },
      // Pictures are asked for by the names that the browser's build gives them.
      output: { codeSplitting: false, assetFileNames: FILE_NAMES.assetFileNames },
    },
  },
}));
