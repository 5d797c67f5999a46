import { onTestFinished } from 'vitest';

interface PushBrowserOptions {
  permission?: NotificationPermission;
  /** Whether the worker at work shows what is pushed. */
  canShow?: boolean;
  /** What asking the person comes to. */
  says?: 'yes' | 'no';
}

const KEY = 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/** The site's key, as the server tells it. */
export const SITE_KEY = KEY;

/** A browser that can be reached while no page is open, as far as a page sees. Answers what the device has subscribed to. */
export function givePush({ permission = 'default', canShow = true, says = 'yes' }: PushBrowserOptions = {}) {
  const device: { endpoint: string | null } = { endpoint: null };
  const subscription = (endpoint: string) => ({
    endpoint,
    options: {
      applicationServerKey: Uint8Array.from(atob(KEY.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))
        .buffer,
    },
    toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      device.endpoint = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (device.endpoint === null ? null : subscription(device.endpoint)),
    subscribe: async () => {
      if (says === 'no') {
        notification.permission = 'denied';
        throw new DOMException('denied', 'NotAllowedError');
      }
      device.endpoint = 'https://fcm.googleapis.com/fcm/send/device';
      return subscription(device.endpoint);
    },
  };
  const active = {
    postMessage: (_message: unknown, [port]: MessagePort[]) => {
      if (canShow) port?.postMessage(true);
    },
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    getRegistration: async () => ({ active, pushManager }),
  });
  const notification = { permission };
  const own = [
    [window, 'Notification', notification],
    [window, 'PushManager', class {}],
    [navigator, 'serviceWorker', serviceWorker],
  ] as const;
  for (const [where, name, value] of own) Object.defineProperty(where, name, { configurable: true, value });
  onTestFinished(() => {
    for (const [where, name] of own) Reflect.deleteProperty(where, name);
  });
  return { device, serviceWorker };
}
