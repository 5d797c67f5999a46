import type { Page } from '@playwright/test';
import { callsAs } from './support/deliveries.ts';
import { openCustomer, openDriver, PASSWORD, placeOrder } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// The tiles are kept away once, which is what that step is about.
test.use({
  expectedErrors: /net::ERR_FAILED/,
  geolocation: { latitude: 30.118312, longitude: -107.632047, accuracy: 9 },
});

/** Whether there are tiles, and each has come. */
const ARE_DRAWN = `(() => {
  const tiles = [...document.querySelectorAll('dialog img')];
  return tiles.length > 0 && tiles.every((each) => each.naturalWidth === 256);
})()`;

const expectDrawn = (page: Page) => expect.poll(() => page.evaluate<boolean>(ARE_DRAWN)).toBe(true);

const mapOf = (page: Page) => page.getByRole('dialog').getByRole('group', { name: /^Mapa/ });

test('a customer says by a map where her house is, and her driver sees it on one (PLACE-10)', async ({
  page,
  context,
  openDevice,
  request,
  expectAccessible,
}) => {
  const id = Date.now();
  const [customerName, driverName] = [`carmen-mapa-${id}`, `nena-mapa-${id}`];
  await openCustomer(request, customerName);
  await openDriver(request, driverName);
  await context.grantPermissions(['geolocation']);
  await comeSignedIn(page, customerName, PASSWORD);
  const dialog = page.getByRole('dialog');
  const where = dialog.getByRole('textbox');

  await test.step('from a page that may not ask the device the press goes on in one that may', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: /^Tu dirección/ }).click();
    await page.getByRole('button', { name: /^Poner el lugar exacto/ }).click();
    // A whole page, which has its own time.
    const openedAnew = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Usar mi ubicación actual' }).click();
    await openedAnew;
    await expect(where).toBeVisible();
    await expect(dialog.getByText('Listo, a unos 9 m.')).toBeVisible();
    await expect(where).toHaveValue('30.118312, -107.632047');
    await expectDrawn(page);
    await expectAccessible(page);
  });

  await test.step('the pin is moved by a button, by the keyboard and by a finger', async () => {
    await mapOf(page).getByRole('button', { name: 'Mover el punto hacia arriba' }).click();
    await expect(where).toHaveValue(/^30\.1184/);
    await mapOf(page).getByRole('button', { name: 'Acercar' }).focus();
    await page.keyboard.press('Enter');
    await expectDrawn(page);
    const before = await where.inputValue();
    const box = await mapOf(page).locator('div').first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 100];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    await expect(where).not.toHaveValue(before);
    await expectDrawn(page);
  });

  await test.step('tiles that do not come leave the rest as it is', async () => {
    await page.route(/\/\d+\/\d+\/\d+\.png$/, (route) => route.abort());
    for (const _ of [1, 2]) await mapOf(page).getByRole('button', { name: 'Alejar' }).click();
    await expect(mapOf(page).getByText('El mapa no carga ahora.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Guardar el lugar' }).click();
    await expect(page.getByText('Se guardó el lugar exacto')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cambiar el lugar exacto/ })).toBeFocused();
  });

  await test.step('her driver sees it on a map', async () => {
    const transaction_id = await placeOrder(request, customerName);
    const caller = await callsAs(request, driverName, PASSWORD);
    await caller.call('POST', '/companies/driver/driver/', { driver_id: caller.driverId, transaction_id });
    const driver = await openDevice(driverName, PASSWORD);
    await driver.goto(`/driver-order/${transaction_id}`);
    await driver.getByRole('button', { name: /^Ver en el mapa/ }).click();
    await expectDrawn(driver);
    await expect(mapOf(driver).getByText('© Mapa de prueba')).toBeVisible();
    await expect(mapOf(driver).getByRole('button', { name: /^Mover/ })).toHaveCount(0);
    await expectAccessible(driver);
  });
});
