import type { BrowserContext, Worker } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../scripts/lib/chromium.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// The one without a window shows no notifications.
const executablePath = findWholeChromium();
test.use({
  expectedErrors: /favicon\.ico/,
  launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
});

/** The site's service worker, once it is at work. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

interface Shown {
  readonly title: string;
  readonly body: string;
}

const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(
    'self.registration.getNotifications().then((all) => all.map(({ title, body }) => ({ title, body })))',
  );

const claimed = {
  id: 1,
  title: 'Tu pedido ya tiene quien lo lleve',
  text: 'Luis lleva tu pedido ABCDEFGH.',
  href: '/inbox',
  tag: 'order',
  at: '2026-06-10T16:00:00.000Z',
};
const arrived = { ...claimed, id: 2, title: 'Tu pedido llegó', text: 'El pedido ABCDEFGH se entregó.' };

test('a message that is pushed is shown by the worker, once, in place of the older of its order, and leads there (MESSAGE-8)', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  await comeSignedIn(page, 'customer');
  await page.goto('/favorites');
  await page.mouse.wheel(0, 100);
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  const worker = await workerOf(context);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const deliver = (message: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId,
      data: JSON.stringify(message),
    });

  await deliver(claimed);
  await expect.poll(() => shownBy(worker)).toEqual([{ title: claimed.title, body: claimed.text }]);
  await deliver(claimed);
  await deliver(arrived);
  await expect.poll(() => shownBy(worker)).toEqual([{ title: arrived.title, body: arrived.text }]);

  // The page listens once its bell has come.
  await expect(page.getByRole('banner').getByRole('link', { name: /Avisos/ })).toBeVisible();
  await worker.evaluate(`self.registration.getNotifications().then(([notification]) =>
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
  await expect(page.getByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
  await expect.poll(() => shownBy(worker)).toEqual([]);
});
