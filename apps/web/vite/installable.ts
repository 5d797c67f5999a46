import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The application with the site's names and no screen: what a page is opened with where there is no line. */
const OFFLINE_PAGE = '/offline';

const BRAND = process.env.BRAND_NAME ?? 'Galeana Biz';

/**
 * What makes the site installable, and a service worker that keeps the application and nothing else: no page and no
 * answer of the API, since these belong to one person. Without a line any page opens with the application, which shows
 * what the device has. `src/app/new-version.ts` registers it and asks before a new one takes over.
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
    workbox: {
      // What every page runs on is there before it is asked for; screens are kept once they have been seen.
      globPatterns: [
        'assets/{base,client,data,first,index,kit,react,rolldown-runtime,start,start-data,start-kit,start-store,store,styles}-*.{js,css}',
        'index.html',
      ],
      // Asked for as a page of this server, which puts the site's names into it.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: OFFLINE_PAGE } : entry)),
        }),
      ],
      navigateFallback: null,
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: OFFLINE_PAGE } },
        },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: { cacheName: 'screens', expiration: { maxEntries: 150 } },
        },
      ],
      sourcemap: false,
    },
  });
}
