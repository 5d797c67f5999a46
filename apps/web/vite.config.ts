import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { kitStyles } from './vite/kit-styles.ts';
import { leanZod } from './vite/lean-zod.ts';

/** Where the server answers while the web is developed. */
const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

/** The libraries of the first page. The kit is not among them: each page takes the parts it shows. */
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|use-sync-external-store|zod)\//;

export default defineConfig({
  plugins: [kitStyles(), leanZod(), react()],
  build: {
    target: 'es2022',
    // The server reads it to send the first screen's files along with the page.
    manifest: true,
    // Icons stay files of their own: cached forever, and no data in the code.
    assetsInlineLimit: 0,
    // What every page runs on is one file, which compresses better than many and outlives our own changes in caches.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: EVERY_PAGE }] } } },
  },
  server: { proxy: { '/api': SERVER, '/media': SERVER } },
});
