import { openBusiness, openCustomer, openDriver, openOwner, PASSWORD } from './support/people.ts';
import { orderOne } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('an Admin gives an order to a driver, who sees it at once; declines one, and takes back one that failed', async ({
  openDevice,
  request,
  expectAccessible,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the same on every width');
  const own = `${project.name}-${Date.now()}`;
  const [ownerName, customerName, driverName] = [`rosa-${own}`, `carmen-${own}`, `nena-${own}`];
  await openOwner(request, ownerName);
  await openCustomer(request, customerName);
  await openDriver(request, driverName, 'Dora');
  const product = await openBusiness(request, ownerName, { business: `Panadería ${own}`, product: 'Pan de pulque' });

  const customer = await openDevice(customerName, PASSWORD);
  const driver = await openDevice(driverName, PASSWORD);
  const admin = await openDevice('admin');
  const main = admin.getByRole('main');
  const codeOf = (number: string) => number.slice(-5);
  const cardOf = (number: string) => main.getByRole('listitem').filter({ hasText: codeOf(number) });

  await test.step('the board shows it by itself, and from its page it goes to the driver', async () => {
    await admin.goto('/admin/dispatch');
    await expect(main.getByRole('heading', { name: 'Reparto' })).toBeVisible();
    const number = await orderOne(customer, product);
    await cardOf(number)
      .getByRole('link', { name: `Ver pedido ${codeOf(number)}` })
      .click();
    await expectAccessible(admin);
    const choice = main.getByRole('combobox', { name: 'Repartidor' });
    // Of two with one name each has the username beside it: on a server that has seen this journey before.
    const mine = choice.locator('option', { hasText: new RegExp(`Dora Ruiz( \\(${driverName}\\))? · 0/5`) });
    await choice.selectOption(await mine.getAttribute('value'));
    await driver.goto('/driver-order-list');
    await main.getByRole('button', { name: 'Asignar' }).click();
    await expect(admin).toHaveURL(/\/driver-order-in-progress$/);
    await expect(main.getByText(codeOf(number))).toBeVisible();
    await expectAccessible(admin);
    await expect(driver.getByRole('link', { name: 'Abrir pedido de Carmen' })).toBeVisible();
  });

  await test.step('what the driver could not deliver goes back to the queue', async () => {
    await driver.getByRole('link', { name: 'Abrir pedido de Carmen' }).click();
    await driver.getByRole('button', { name: 'No se pudo' }).click();
    const dialog = driver.getByRole('alertdialog').or(driver.getByRole('dialog'));
    await dialog.getByRole('textbox').fill('No había nadie');
    await dialog.getByRole('button', { name: 'Sí, avisar' }).click();
    await admin.goto('/admin/dispatch?label=failed');
    const failed = main.getByRole('listitem').filter({ hasText: 'No había nadie' }).filter({ hasText: 'Carmen Ruiz' });
    await failed
      .first()
      .getByRole('button', { name: /^Regresar a la fila/ })
      .click();
    await expect(admin.getByRole('region', { name: /está otra vez en espera/ }).first()).toBeVisible();
    await expectAccessible(admin);
  });

  await test.step('one that is declined tells its customer why', async () => {
    const number = await orderOne(customer, product);
    await customer.goto(`/order-details/${number}`);
    await admin.goto(`/admin/dispatch/${number}`);
    await main.getByRole('button', { name: `Rechazar el pedido ${codeOf(number)}` }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('El río creció');
    await dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect(customer.getByText('El río creció')).toBeVisible();
  });
});
