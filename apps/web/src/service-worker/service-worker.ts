import { OFFLINE_PAGE } from '@mercadito/contracts/site/offline-page';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import {
  countWithout,
  openPushed,
  type PushWorker,
  type SubscriptionChange,
  showPushed,
  subscribeAnew,
} from './push.ts';

/** As much of a worker's world as is used here; its own types cannot stand beside those of a page. */
declare const self: PushWorker & {
  /** Filled in by the build (vite/installable.ts). */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listen: (event: WorkerEvents[Type]) => void,
  ) => void;
};

interface Extendable {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  readonly message: { readonly data?: { type?: string }; readonly ports: readonly MessagePort[] };
  readonly push: Extendable & { readonly data: { text: () => string } | null };
  readonly pushsubscriptionchange: Extendable & SubscriptionChange;
  readonly notificationclick: Extendable & { readonly notification: Notification };
  readonly notificationclose: Extendable & { readonly notification: Notification };
}

const MOST_SCREENS = 200;
/** A line that has said nothing for so long is none. */
const PATIENCE_SECONDS = 15;

// At the person's word alone (app/keep-versions.ts).
self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  // A version before this says nothing: it would not show what is pushed.
  if (data?.type === 'CAN_PUSH') ports[0]?.postMessage(true);
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPushed(self, event.data.text()));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(self, event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event.notification)));
self.addEventListener('notificationclose', (event) => event.waitUntil(countWithout(self, event.notification)));

// The application, and nothing else: no page and no answer of the API, since these belong to one person.
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'screens', plugins: [new ExpirationPlugin({ maxEntries: MOST_SCREENS })] }),
);

// Without a connection any page opens with the application, which shows what the device has.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [new PrecacheFallbackPlugin({ fallbackURL: OFFLINE_PAGE })],
  }),
);
