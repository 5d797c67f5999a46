import { OFFLINE_PAGE } from '@mercadito/contracts/site/offline-page';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { START_PATTERN } from './start-chunks.ts';

const BRAND = process.env.BRAND_NAME ?? 'Galeana Biz';

/**
 * What makes the site installable, and the service worker with the list of what it keeps. `src/app/keep-versions.ts`
 * registers it and asks before a new one takes over.
 */
export function installable(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    manifest: {
      id: '/',
      name: BRAND,
      short_name: BRAND,
      lang: 'es',
      start_url: '/',
      display: 'standalone',
      background_color: '#fbf8f3',
      theme_color: '#fbf8f3',
      icons: [
        { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    // A worker of our own is built like the rest; one made from options takes half of the whole build's time.
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    injectManifest: {
      rollupFormat: 'iife',
      buildPlugins: { vite: [{ name: 'as-quiet-as-the-rest', config: () => ({ logLevel: 'warn' }) }] },
      // What every page runs on is there before it is asked for; screens are kept once they have been seen.
      globPatterns: [START_PATTERN, 'index.html'],
      // Asked for as a page of this server, which puts the site's names into it.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: OFFLINE_PAGE } : entry)),
        }),
      ],
    },
  });
}
