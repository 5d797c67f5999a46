import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callsAs } from './support/deliveries.ts';
import { openBusiness, openCustomer, openDriver, openOwner, PASSWORD } from './support/people.ts';
import { comeSignedIn, fillCheckout } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Switches deliveries by the question that is asked first. */
async function switchDeliveries(admin: Page, question: string, answer: string): Promise<void> {
  await admin.getByRole('switch', { name: 'Entregas activas' }).click();
  await admin.getByRole('alertdialog', { name: question }).getByRole('button', { name: answer }).click();
}

test('an Admin switches deliveries off, who stands at the checkout hears of it, and the record says who did it', async ({
  openDevice,
  request,
  expectAccessible,
}, { project }) => {
  const own = `${project.name}-${Date.now()}`;
  const [ownerName, customerName] = [`rosa-ajustes-${own}`, `carmen-ajustes-${own}`];
  await openOwner(request, ownerName);
  await openCustomer(request, customerName);
  const product = await openBusiness(request, ownerName, { business: `Tortas ${own}`, product: 'Torta' });
  const admin = await openDevice('admin');
  const customer = await openDevice(customerName, PASSWORD);
  const main = admin.getByRole('main');

  await test.step('a customer is about to order', async () => {
    await customer.goto(product);
    await customer.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
    await expect(customer).toHaveURL(/\/cart$/);
    await customer.goto('/checkout');
    await expect(customer.getByRole('button', { name: 'Hacer pedido' })).toBeVisible();
  });

  await test.step('the switch asks first, and begins with the way back', async () => {
    await admin.goto('/admin');
    await admin.getByRole('switch', { name: 'Entregas activas' }).click();
    const question = admin.getByRole('alertdialog', { name: '¿Suspender las entregas?' });
    await expect(question.getByText('Entregas: activas → suspendidas')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(admin);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(main.getByText('Activas: los clientes pueden pedir')).toBeVisible();
  });

  await test.step('switched off until tomorrow, the checkout says so without a reload', async () => {
    await admin.getByRole('switch', { name: 'Entregas activas' }).click();
    await admin.getByRole('radio', { name: /^Hasta mañana, 8:00/ }).check();
    await admin.getByRole('button', { name: 'Suspender' }).click();
    await expect(main.getByText(/^Suspendidas; se activan solas:/)).toBeVisible();
    await expect(customer.getByRole('main').getByText(/^Vuelve a haber entregas mañana, desde 8:00/)).toBeVisible();
    await expect(
      customer.getByRole('main').getByText('Lo sentimos, por ahora no hay entregas a domicilio.').first(),
    ).toBeVisible();
  });

  await test.step('the log says who did it, from what to what', async () => {
    const log = main.getByRole('list', { name: 'Cambios de los ajustes, del más nuevo al más viejo' });
    await expect(log.getByText('Entregas activas → suspendidas').first()).toBeVisible();
    await expect(log.getByRole('link', { name: 'Solo los cambios de admin' }).first()).toBeVisible();
    await switchDeliveries(admin, '¿Activar las entregas?', 'Activar');
    await expect(log.getByText('Entregas suspendidas → activas').first()).toBeVisible();
    await expectAccessible(admin);
  });

  await test.step('and so does the record, which can be taken out', async () => {
    await admin.goto('/admin/activity');
    await main.getByLabel('Qué').selectOption('Ajustes');
    await main.getByLabel('Usuario').fill('admin');
    await main.getByRole('button', { name: 'Ver', exact: true }).click();
    await expect(admin).toHaveURL(/\?kind=settings&who=admin$/);
    await expect(main.getByText('Entregas activas → suspendidas').first()).toBeVisible();
    await expectAccessible(admin);
    const arrives = admin.waitForEvent('download');
    await main.getByRole('button', { name: 'Descargar CSV' }).click();
    const text = await readFile(await (await arrives).path(), 'utf8');
    expect(text).toMatch(/^\u{FEFF}Fecha y hora,/u);
    expect(text).toMatch(/,admin,changeSettings,settings,site,,,delivery_available,Sí,No\r\n/);
  });
});

test('what bringing costs follows the address an order goes to, and is the same for everybody (FEE-3, FEE-5, PLACE-5)', async ({
  page,
  openDevice,
  request,
  expectAccessible,
}) => {
  const id = Date.now();
  const [ownerName, customerName, driverName] = [`rosa-entrega-${id}`, `carmen-entrega-${id}`, `nena-entrega-${id}`];
  await openOwner(request, ownerName);
  await openCustomer(request, customerName);
  await openDriver(request, driverName);
  const product = await openBusiness(request, ownerName, { business: `Panes ${id}`, product: 'Pan' });
  const customer = await callsAs(request, customerName, PASSWORD);
  const mum = { address_name: 'Mamá', neighborhood: 'Lebaron', street_1: 'Calle Morelos', first_name: 'Berta' };
  const phone = { telephone_number: '+526361234567', additional_instructions: 'Portón verde', last_name: 'Ruiz' };
  await customer.call('POST', '/account/addresses/', { ...mum, ...phone });
  const admin = await callsAs(request, 'admin', 'demo-1234');
  const { town } = await admin.call<{ town: object }>('GET', '/town/');
  const { updated_at: _seen, ...kept } = { updated_at: '', ...town };
  const setFees = (delivery_fees: object[], delivery_free_from: number | null) =>
    admin.call('PUT', '/town/', { ...kept, delivery_fees, delivery_free_from });
  const total = page.getByRole('complementary', { name: /^(Total|Tu pedido)$/ });
  const sum = (label: RegExp, amount: string) =>
    expect(total.locator('dl > div', { has: page.getByText(label) }).locator('dd')).toHaveText(amount);

  try {
    await setFees(
      [
        { place: 'Lagunitas', fee: 20 },
        { place: 'Lebaron', fee: 35 },
      ],
      200,
    );
    await comeSignedIn(page, customerName, PASSWORD);
    await test.step('the cart has the fee of the default address, and none from the sum on', async () => {
      await page.goto(product);
      await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
      await sum(/^Entrega/, '$20.00 MXN');
      await sum(/^Total/, '$105.00 MXN');
      await expectAccessible(page);
      const count = page.getByRole('textbox', { name: 'Cantidad' }).first();
      await count.fill('3');
      await count.press('Enter');
      await sum(/^Entrega/, 'gratis');
      await sum(/^Total/, '$255.00 MXN');
      await count.fill('1');
      await count.press('Enter');
      await sum(/^Total/, '$105.00 MXN');
    });

    await test.step('another address has another fee, at the checkout and back in the cart', async () => {
      await page.goto('/checkout');
      await sum(/^Total/, '$105.00 MXN');
      await page.getByRole('button', { name: 'Entregar en otra dirección' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('radio', { name: 'Mamá' }).check();
      await sheet.getByRole('button', { name: 'Entregar aquí' }).click();
      await sum(/^Entrega/, '$35.00 MXN');
      await sum(/^Total/, '$120.00 MXN');
      await page.goto('/cart');
      await sum(/^Total/, '$120.00 MXN');
    });

    const number = await test.step('the order has what was shown', async () => {
      await page.goto('/checkout');
      await fillCheckout(page);
      await page.getByRole('button', { name: 'Hacer pedido' }).click();
      const sent = page.waitForResponse((response) => response.url().includes('/orders/create-order'));
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hacer pedido' }).click();
      const { transaction_id, order_total } = await (await sent).json();
      expect(order_total).toBe(120);
      await page.getByRole('link', { name: 'Ver mi pedido' }).click();
      await expect(page.getByText('$35.00 MXN')).toBeVisible();
      await expect(page.getByText('$120.00 MXN').first()).toBeVisible();
      return transaction_id as string;
    });

    await test.step('and so has its driver', async () => {
      const caller = await callsAs(request, driverName, PASSWORD);
      const claim = { driver_id: caller.driverId, transaction_id: number };
      await caller.call('POST', '/companies/driver/driver/', claim);
      const driver = await openDevice(driverName, PASSWORD);
      await driver.goto(`/driver-order/${number}`);
      await expect(driver.getByText('$120.00 MXN').first()).toBeVisible();
      await expect(driver.getByText('Con $35.00 MXN de entrega')).toBeVisible();
      await expect(driver.getByText('Calle Morelos')).toBeVisible();
      await caller.call('PUT', '/companies/driver/driver-delivery/', { ...claim, delivery_successful: true, body: '' });
    });
  } finally {
    await setFees([], null);
  }
});
