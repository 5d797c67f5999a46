import { UNTIL_SENT } from './support/deliveries.ts';
import { openDriver, PASSWORD } from './support/people.ts';
import { addAddress, fillCheckout, findToTake, searchFor, signUp } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// A new customer has no address yet, and the call says so by its status (CALL-4).
test.use({ expectedErrors: /404 .*adress-user/ });

test('a visitor becomes a customer, orders, and watches the driver bring it (SCREEN-9)', async ({
  page,
  openDevice,
  request,
  expectAccessible,
}, testInfo) => {
  // The whole path of two people, and the ten seconds in which Delivered can be taken back.
  test.slow();
  // A name of its own: other journeys send orders meanwhile.
  const firstName = testInfo.project.name === 'phone' ? 'Ximena' : 'Zoraida';
  const username = `${firstName.toLowerCase()}-${Date.now()}`;
  const takeOrder = `Tomar pedido de ${firstName}`;

  await test.step('finds a product in spite of a slip', async () => {
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Productos' }).getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await searchFor(page, 'burito machaca');
    await page.getByRole('link', { name: 'Burrito de machaca', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Burrito de machaca' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('is led to the option that is missing, chooses it, and sees it in the cart', async () => {
    const add = page.getByRole('button', { name: 'Agregar al carrito', exact: true });
    await add.click();
    await expect(page.getByText('Falta elegir una opción obligatoria').first()).toBeVisible();
    await page.getByRole('button', { name: /De harina/ }).click();
    await add.click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText('$42.00 MXN').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('opens an account, and finds the cart there', async () => {
    await page.getByRole('link', { name: 'Entra y pide' }).click();
    await signUp(page, username, firstName);
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: 'Burrito de machaca', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Agregar mi dirección' }).first().click();
    await expectAccessible(page);
    await addAddress(page, firstName);
  });

  const keyword = await test.step('sends the order', async () => {
    await page.goto('/checkout');
    const word = await fillCheckout(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hacer pedido' }).click();
    // The safe answer, by its name: while a shop is closed, the way to leave it out stands before it.
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Regresar' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hacer pedido' }).click();
    await expect(page).toHaveURL(/\/myorders$/);
    await page.getByRole('link', { name: 'Ver mi pedido' }).click();
    await expect(page.getByText('Estamos buscando repartidor')).toBeVisible();
    await expectAccessible(page);
    return word;
  });

  const driverName = `nena-${username}`;
  await openDriver(request, driverName);
  const driver = await openDevice(driverName, PASSWORD);
  await test.step('a driver takes it, and the customer sees it without a reload', async () => {
    await driver.goto('/driver');
    const take = await findToTake(driver, takeOrder);
    await expectAccessible(driver);
    await take.click();
    await expect(driver.getByText('El cliente te dice una palabra.', { exact: false })).toBeVisible();
    // The customer is to say it.
    await expect(driver.getByText(keyword, { exact: true })).toBeHidden();
    await expectAccessible(driver);
    await expect(page.getByText('Un repartidor tomó tu pedido')).toBeVisible();
  });

  await test.step('the driver delivers, and the customer sees that too', async () => {
    await driver.getByRole('button', { name: 'Entregado' }).click();
    // What the customer says is written at once; and back to where it was asked.
    await expect(driver.getByRole('alertdialog').getByLabel('Palabra clave')).toBeFocused();
    await expectAccessible(driver);
    await driver.keyboard.press('Escape');
    await expect(driver.getByRole('button', { name: 'Entregado' })).toBeFocused();
    await driver.getByRole('button', { name: 'Entregado' }).click();
    await driver.getByRole('alertdialog').getByLabel('Palabra clave').fill(keyword.toUpperCase());
    await driver.getByRole('alertdialog').getByRole('button', { name: 'Sí, entregado' }).click();
    await expect(page.getByText('Tu pedido ya se entregó')).toBeVisible(UNTIL_SENT);
    await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toBeHidden();
  });
});
