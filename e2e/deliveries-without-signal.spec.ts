import type { APIRequestContext, Page } from '@playwright/test';
import { anActiveDelivery, callsAs, orderAs, UNTIL_SENT } from './support/deliveries.ts';
import { openCustomer, openDriver, PASSWORD } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// Nothing answers, which is what this is about.
test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Unable to preload CSS|adress-user/ });

const SAVED = 'Guardado, se enviará';
/** What the device keeps for the server, by its keys. */
const WAITING = `Object.keys(localStorage).filter((key) => key.startsWith('outbox'))`;

/** A driver with an order of two shops in hand, before its page, which the device keeps. */
async function setOut(page: Page, request: APIRequestContext, name: string) {
  const id = Date.now();
  const [driverName, customerName] = [`${name}-${id}`, `${name}-c-${id}`];
  await openDriver(request, driverName);
  await openCustomer(request, customerName);
  const driver = await callsAs(request, driverName, PASSWORD);
  const order = await anActiveDelivery(driver, await callsAs(request, customerName, PASSWORD));
  await comeSignedIn(page, driverName, PASSWORD);
  await page.goto(`/driver-order/${order.transactionId}`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  // What has been seen since the worker is there is kept.
  await page.reload();
  await expect(page.getByText('Tomado', { exact: true })).toBeVisible();
  return { driver, ...order };
}

/** Says another status of an item of a shop, and sees at once that it is kept. */
async function setItem(page: Page, [shop = '', name = '']: readonly string[], status: string): Promise<void> {
  // Two shops may sell what is called the same.
  const stop = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: shop }) });
  await stop.getByRole('button', { name: `Cambiar estado de ${name}` }).click();
  await page.getByRole('radio', { name: status }).check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeHidden();
}

async function handOver(page: Page, keyword: string): Promise<void> {
  const door = page.getByRole('alertdialog');
  await door.getByLabel('Palabra clave').fill(keyword);
  await door.getByRole('button', { name: 'Sí, entregado' }).click();
}

test('a whole run without signal is kept, outlives the tab, and is told once, in order, with its times (DELIVERY-17)', async ({
  page,
  context,
  request,
}) => {
  const { transactionId, items, shops } = await setOut(page, request, 'sin-senal');
  const admin = await callsAs(request, 'admin', 'demo-1234');
  const [first, second] = [0, 1].map((at) => [shops[at] ?? '', items[at] ?? '']) as [string[], string[]];
  const begun = Date.now();

  await test.step('two shops are ticked off and three things said of items, without a line', async () => {
    await context.setOffline(true);
    for (const shop of shops) await page.getByRole('checkbox', { name: `Recogido en ${shop}` }).check();
    await expect(page.getByText('En camino', { exact: true })).toBeVisible();
    await setItem(page, first, 'No había');
    await setItem(page, second, 'Cancelado');
    await setItem(page, second, 'Sí hay');
    await expect(page.getByText(SAVED, { exact: true })).toHaveCount(4);
    await expect(page.getByText('5 cambios guardados, se enviarán')).toBeVisible();
  });

  await test.step('the word at the door is checked on the phone: wrong once, then right', async () => {
    await page.getByRole('button', { name: 'Entregado' }).click();
    await handOver(page, 'zanahoria');
    await expect(page.getByText('No es la palabra clave. Te quedan 2 intentos.')).toBeVisible();
    await handOver(page, 'MÁNGO');
    await expect(page.getByText('6 cambios guardados, se enviarán')).toBeVisible();
  });

  const again = await test.step('the tab is killed, and opened again without a line', async () => {
    expect(await page.evaluate(`localStorage.getItem('DriverProfile')`)).not.toContain('mango');
    await page.close();
    const tab = await context.newPage();
    await tab.goto(`/driver-order/${transactionId}`);
    await expect(tab.getByText('En camino', { exact: true })).toBeVisible();
    await expect(tab.getByText('6 cambios guardados, se enviarán')).toBeVisible();
    await expect(tab.getByText('Total recalculado sin 1 artículo').first()).toBeVisible();
    return tab;
  });

  await test.step('the line is back: the server has each once, and nothing waits', async () => {
    const back = Date.now();
    await context.setOffline(false);
    await expect.poll(() => again.evaluate(WAITING), UNTIL_SENT).toEqual([]);
    const order = await orderAs(admin, transactionId);
    expect(order).toMatchObject({ status: 'delivered', keyword_check: 'confirmed', wrong_tries: 1 });
    const statuses = order.order_companies.flatMap((each) => each.orderItem.map(({ status }) => status));
    expect(statuses).toEqual(['not_found', 'approved']);
    const times = [...order.order_companies.map(({ picked_up_at }) => picked_up_at), order.delivered_at];
    const instants = times.map((time) => Date.parse(time ?? ''));
    expect(instants).toEqual(instants.toSorted((one, other) => one - other));
    for (const instant of instants) {
      expect(instant).toBeGreaterThanOrEqual(begun - 1_000);
      expect(instant).toBeLessThan(back);
    }
  });
});

test('an order that was given away meanwhile keeps the driver’s word for the office', async ({
  page,
  context,
  openDevice,
  request,
}) => {
  const { driver, transactionId, items, shops } = await setOut(page, request, 'ya-no');
  const admin = await callsAs(request, 'admin', 'demo-1234');
  await context.setOffline(true);
  await setItem(page, [shops[0] ?? '', items[0] ?? ''], 'No había');
  await expect(page.getByText('1 cambio guardado, se enviará')).toBeVisible();

  const end = {
    driver_id: driver.driverId,
    transaction_id: transactionId,
    delivery_successful: false,
    body: 'Sin señal',
  };
  await admin.call('PUT', '/companies/driver/driver-delivery/', end);
  await admin.call('PUT', '/companies/orders/requeue/', { transaction_id: transactionId });

  await context.setOffline(false);
  await expect(page.getByText(`Pedido ${transactionId}: Administración ya tiene tu aviso`)).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).click();
  expect(await page.evaluate(WAITING)).toEqual([]);

  const office = await openDevice('admin');
  await office.goto('/admin/driver-reports');
  const report = office.getByRole('listitem').filter({ hasText: transactionId });
  await expect(report).toContainText('no había');
  await report.getByRole('button', { name: /^Visto/ }).click();
  await expect(report.getByText(/^Visto por/)).toBeVisible();
});
