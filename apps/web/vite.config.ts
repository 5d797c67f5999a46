import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { kitStyles } from './vite/kit-styles.ts';
import { leanZod } from './vite/lean-zod.ts';

/** Where the server answers while the web is developed. */
const SERVER = process.env.SERVER_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [kitStyles(), leanZod(), react()],
  build: {
    target: 'es2022',
    // The server reads it to send the first screen's files along with the page.
    manifest: true,
    // Icons stay files of their own: cached forever, and no data in the code.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': SERVER, '/media': SERVER } },
});
