import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openBusiness, openCustomer, openOwner, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Switches deliveries by the question that is asked first. */
async function switchDeliveries(admin: Page, question: string, answer: string): Promise<void> {
  await admin.getByRole('switch', { name: 'Hay entregas' }).click();
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
    await expect(customer.getByRole('button', { name: 'Enviar pedido' })).toBeVisible();
  });

  await test.step('the switch asks first, and begins with the way back', async () => {
    await admin.goto('/admin');
    await admin.getByRole('switch', { name: 'Hay entregas' }).click();
    const question = admin.getByRole('alertdialog', { name: '¿Apagar las entregas?' });
    await expect(question.getByText('Entregas: activas → apagadas')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(admin);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(main.getByText('Activo: los clientes pueden pedir')).toBeVisible();
  });

  await test.step('switched off until tomorrow, the checkout says so without a reload', async () => {
    await admin.getByRole('switch', { name: 'Hay entregas' }).click();
    await admin.getByRole('radio', { name: /^Hasta mañana, 8:00/ }).check();
    await admin.getByRole('button', { name: 'Apagar' }).click();
    await expect(main.getByText(/^Apagado; se activa solo:/)).toBeVisible();
    await expect(customer.getByRole('main').getByText(/^Vuelve a haber entregas mañana, desde 8:00/)).toBeVisible();
    await expect(
      customer.getByRole('main').getByText('Lo sentimos, por ahora no hay entregas a domicilio.').first(),
    ).toBeVisible();
  });

  await test.step('the log says who did it, from what to what', async () => {
    const log = main.getByRole('list', { name: 'Cambios de los ajustes, del más nuevo al más viejo' });
    await expect(log.getByText('Entregas activas → apagadas').first()).toBeVisible();
    await expect(log.getByRole('link', { name: 'Solo los cambios de admin' }).first()).toBeVisible();
    await switchDeliveries(admin, '¿Activar las entregas?', 'Activar');
    await expect(log.getByText('Entregas apagadas → activas').first()).toBeVisible();
    await expectAccessible(admin);
  });

  await test.step('and so does the record, which can be taken out', async () => {
    await admin.goto('/admin/activity');
    await main.getByLabel('Qué').selectOption('Ajustes');
    await main.getByLabel('Usuario').fill('admin');
    await main.getByRole('button', { name: 'Ver', exact: true }).click();
    await expect(admin).toHaveURL(/\?kind=settings&who=admin$/);
    await expect(main.getByText('Entregas activas → apagadas').first()).toBeVisible();
    await expectAccessible(admin);
    const arrives = admin.waitForEvent('download');
    await main.getByRole('button', { name: 'Descargar CSV' }).click();
    const text = await readFile(await (await arrives).path(), 'utf8');
    expect(text).toMatch(/^\u{FEFF}Fecha y hora,/u);
    expect(text).toMatch(/,admin,changeSettings,settings,site,,,delivery_available,Sí,No\r\n/);
  });
});
