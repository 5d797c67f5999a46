import * as v from 'valibot';
import { keepPushKey } from '../../shared/storage/push-key.ts';
import { createStored } from '../../shared/storage/stored.ts';

/** Whether messages can reach this device while no page is open: at once, never, not by this browser's settings, or once installed. */
export type Reach = 'ready' | 'unsupported' | 'denied' | 'needs-install';

/** Where this device is reached, as it was told to the server last; null where it was not. */
const toldEndpoint = createStored('pushEndpoint', () => v.string(), { area: 'device', perPerson: false });

/** Who has said "not now" here is not asked again; the profile has the switch. */
export const pushRefused = createStored('pushRefused', () => v.boolean(), { area: 'device', perPerson: false });

const WORKER_ANSWERS_WITHIN_MS = 2_000;

const isStandalone = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
const isIos = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

/** Whether the worker that is at work shows what is pushed; one of a version before does not answer. */
function canShow(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), WORKER_ANSWERS_WITHIN_MS);
    worker.postMessage({ type: 'CAN_PUSH' }, [port2]);
  });
}

/** How this device can be reached; looked up anew each time, since settings change outside of the page. */
export async function findReach(): Promise<Reach> {
  if (!('PushManager' in window) || !('Notification' in window)) {
    // An iPhone has them in what was put on the home screen alone.
    return isIos() && !isStandalone() ? 'needs-install' : 'unsupported';
  }
  const worker = (await findRegistration())?.active;
  if (!worker || !(await canShow(worker))) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** What the server is told of a subscription. */
export interface Told {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

function toldOf(subscription: PushSubscription): Told {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('A subscription without keys');
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

const isBy = ({ options }: PushSubscription, publicKey: string): boolean => {
  const key = options.applicationServerKey;
  return (
    key !== null &&
    btoa(String.fromCharCode(...new Uint8Array(key))) === btoa(String.fromCharCode(...bytesOf(publicKey)))
  );
};

/** Whether this device is subscribed by the site's key: a browser may have ended that by itself, or the key be another one. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  const subscription = await (await findRegistration())?.pushManager?.getSubscription();
  return !!subscription && isBy(subscription, publicKey);
}

/**
 * Subscribes this device by the site's key, anew where it was by another one. Asks the person where they have not said yet.
 * @throws where they or the browser say no
 */
export async function subscribeDevice(publicKey: string): Promise<Told> {
  const registration = await findRegistration();
  if (!registration) throw new Error('No service worker');
  await keepPushKey(publicKey);
  const before = await registration.pushManager.getSubscription();
  if (before && isBy(before, publicKey)) return toldOf(before);
  await before?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  return toldOf(await registration.pushManager.subscribe(options));
}

/** Ends what this device has subscribed to; without a line, too. */
export async function unsubscribeDevice(): Promise<void> {
  toldEndpoint.write(null);
  const subscription = await (await findRegistration())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Takes away what is shown on this device of whoever was signed in: the next one at it reads nothing of theirs. */
export async function closeShown(): Promise<void> {
  for (const shown of (await (await findRegistration())?.getNotifications?.()) ?? []) shown.close();
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge();
}

export const rememberTold = ({ endpoint }: Told): void => toldEndpoint.write(endpoint);

/** Whether messages are to reach this device, as was said here last. */
export const isToBeReached = (): boolean =>
  toldEndpoint.read() !== null && 'PushManager' in window && Notification.permission === 'granted';

/**
 * Has a device that is to be reached stay so: subscribes it anew where the browser has ended what it had, or the site has another
 * key by now; where the server reaches it no more, which was ended from another device, it ends here too.
 * @returns what the server has to be told; null for nothing
 */
export async function keepSubscribed({ public_key, is_on }: PushOfServer): Promise<Told | null> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  const isAsTold = subscription && subscription.endpoint === toldEndpoint.read() && isBy(subscription, public_key);
  if (!isAsTold) return subscribeDevice(public_key);
  if (!is_on) await unsubscribeDevice();
  return null;
}

interface PushOfServer {
  readonly public_key: string;
  readonly is_on: boolean;
}
