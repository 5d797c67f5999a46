import { keptPushKey } from '../shared/storage/push-key.ts';

/** What a push carries: see `push-messages.job.ts` of the server. */
interface Pushed {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly tag: string;
  readonly at: string;
  /** How often it came before, where it is to be heard again. */
  readonly knock?: number;
}

interface ShownData {
  readonly id: number;
  /** Absent where an older version has shown it. */
  readonly knock?: number;
  readonly href: string;
}

/** As much of a worker's world as is used here. */
export interface PushWorker {
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: { setAppBadge?: (count: number) => Promise<void> };
  readonly clients: {
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Page[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
}

interface Page {
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown, ports: Transferable[]) => void;
}

/**
 * Shows a message. Of one thing the newest stands in place of the one before; one that comes again is not shown again,
 * but for a knock, which is to be heard (MESSAGE-11).
 * Something is shown each time: a browser takes the right away from sites that are woken and say nothing.
 */
export async function showPushed(worker: PushWorker, text: string): Promise<void> {
  const { id, title, text: body, href, tag, at, knock = 0 } = JSON.parse(text) as Pushed;
  const { registration } = worker;
  const before = await registration.getNotifications({ tag });
  const isRepeat = before.some(({ data }: { data: ShownData }) => data.id === id && (data.knock ?? 0) === knock);
  await registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    timestamp: Date.parse(at),
    // Replaces silently what is there already.
    ...{ renotify: !isRepeat, silent: isRepeat },
    data: { id, knock, href } satisfies ShownData,
  } as NotificationOptions);
  await countOnIcon(worker);
}

/**
 * As many on the application's icon as are shown; none for 0.
 * @param gone the thing whose message has just gone, and may be listed for a moment still
 */
async function countOnIcon({ registration, navigator }: PushWorker, gone?: string): Promise<void> {
  const shown = (await registration.getNotifications()).filter(({ tag }) => tag !== gone);
  await navigator.setAppBadge?.(shown.length).catch(() => undefined);
}

/** Leads to what a message is about: in a page that is open, which knows of unsaved work, else in a new one. */
export async function openPushed(worker: PushWorker, notification: Notification): Promise<void> {
  notification.close();
  await countOnIcon(worker, notification.tag);
  const { href } = notification.data as ShownData;
  const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) {
    await worker.clients.openWindow(href);
    return;
  }
  // Heard by `use-keep-reached.ts`, also where a browser lets no page be brought to the front.
  const isHeard = isAnswered((port) => page.postMessage({ type: 'OPEN_MESSAGE', href }, [port]));
  await page.focus().catch(() => undefined);
  // A page that has just begun, or on which nobody is signed in, hears nothing.
  if (!(await isHeard)) await worker.clients.openWindow(href);
}

const PAGE_ANSWERS_WITHIN_MS = 700;

function isAnswered(ask: (port: MessagePort) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), PAGE_ANSWERS_WITHIN_MS);
    ask(port2);
  });
}

/** What a browser says of a subscription that it has changed; some say nothing. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Subscribes anew, by the same key, where a browser has ended what the device had and has not done so itself. A page that is open
 * tells the server at once, else the next one: only pages know who is signed in.
 */
export async function subscribeAnew({ registration, clients }: PushWorker, change: SubscriptionChange): Promise<void> {
  const { oldSubscription: before, newSubscription: after } = change;
  if (!after) {
    const key = before ? null : await keptPushKey();
    const options = before?.options ?? (key === null ? null : { userVisibleOnly: true, applicationServerKey: key });
    if (!options) return;
    await registration.pushManager.subscribe(options);
  }
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'SUBSCRIBED_ANEW' }, []);
}

/** Counts once more when somebody has swiped a message away: it may be listed for a moment still. */
export const countWithout = (worker: PushWorker, { tag }: Notification): Promise<void> => countOnIcon(worker, tag);
