import type { Page } from '@playwright/test';
import { actsOf, countActs } from './support/acts.ts';
import { fillBusiness, pickPicture } from './support/owner-steps.ts';
import {
  openBusiness,
  openCustomer,
  openDriver,
  openOwner,
  PASSWORD,
  placeOrder,
  subscribeByName,
} from './support/people.ts';
import { addAddress, findToTake } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// What is not there yet is 404 to whoever looks.
test.use({ expectedErrors: /404 (\(Not Found\).*\/companies\/(adress|about|contact|social)\/|.*adress-user)/ });

/** What a stranger's first order takes, taps and fields together: into each field one taps. */
const MOST_ACTS_OF_AN_ORDER = 20;
/** What her first shop takes an owner, taps and fields together; what assigning three orders takes an Admin, delivering two a driver. */
const MOST_ACTS_OF_A_SHOP = 40;
const MOST_TAPS_FOR_THREE_ORDERS = 4;
const MOST_TAPS_FOR_TWO_DELIVERIES = 8;

test('from the first page a stranger orders by 20 taps and fields, sign-up and address included (LOOK-39)', async ({
  page,
}) => {
  const username = `lola-${Date.now()}`;
  const main = page.getByRole('main');
  await countActs(page);
  await page.goto('/');

  await test.step('puts something into the cart from its card, and goes to pay', async () => {
    await main
      .getByRole('button', { name: /^Agregar al carrito:/ })
      .first()
      .tap();
    await page.getByRole('link', { name: /Ver carrito/ }).tap();
    await main.getByRole('link', { name: 'Entra y pide' }).tap();
  });

  await test.step('opens an account, and is back where she was', async () => {
    await main.getByRole('link', { name: 'Crear cuenta' }).tap();
    await main.getByLabel('Nombre', { exact: true }).fill('Lola');
    await main.getByLabel('Apellidos').fill('Ruiz');
    await main.getByLabel('Correo').fill(`${username}@example.com`);
    await main.getByLabel('Usuario').fill(username);
    await main.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Crear cuenta' }).tap();
  });

  await test.step('says where to bring it, and orders', async () => {
    await main.getByRole('link', { name: 'Agregar dirección' }).tap();
    await addAddress(page, 'Lola');
    await main
      .getByRole('radio', { name: /Ligera/ })
      .first()
      .tap();
    await expect(main.getByRole('textbox', { name: 'Palabra clave' })).not.toHaveValue('');
    await main.getByRole('button', { name: 'Hacer pedido' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hacer pedido' }).tap();
    await expect(page).toHaveURL(/\/myorders$/);
    await expect(main.getByRole('link', { name: 'Ver mi pedido' })).toBeVisible();
  });

  const { taps, fields } = await actsOf(page);
  expect(taps, 'the taps are counted').toBeGreaterThanOrEqual(9);
  expect(taps + fields, `${taps} taps and ${fields} fields`).toBeLessThanOrEqual(MOST_ACTS_OF_AN_ORDER);
});

async function fillProduct(page: Page, name: string, price: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Nombre' })).toHaveValue('');
  await pickPicture(page, 'Foto', '#c2410c');
  await main.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await main.getByRole('textbox', { name: 'Descripción' }).fill('Recién hecho, con lo de la casa.');
  await main.getByRole('textbox', { name: 'Precio', exact: true }).fill(price);
}

test('from signing up to a shop with three products, a group of options and hours an owner needs 40 taps and fields (LOOK-39)', async ({
  page,
  request,
}) => {
  const own = String(Date.now());
  const username = `chayo-${own}`;
  const main = page.getByRole('main');

  await test.step('finds where to sell, and signs up', async () => {
    await page.goto('/sell');
    const signUp = await main.getByRole('link', { name: 'Crear mi cuenta' }).getAttribute('href');
    await countActs(page);
    await page.goto(signUp ?? '');
    await main.getByLabel('Nombre', { exact: true }).fill('Chayo');
    await main.getByLabel('Apellidos').fill('Ruiz');
    await main.getByLabel('Correo').fill(`${username}@example.com`);
    await main.getByLabel('Usuario').fill(username);
    await main.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Crear cuenta' }).click();
    await main.getByRole('button', { name: 'Pedir mi membresía' }).click();
    await expect(main.getByRole('heading', { name: 'Ya pediste tu membresía' })).toBeVisible();
  });

  await subscribeByName(request, username);
  await test.step('opens her shop, and is led to its hours', async () => {
    await main.getByRole('link', { name: 'Abrir mi negocio' }).click();
    await fillBusiness(page, `Antojitos ${own}`);
    await page
      .getByRole('region', { name: 'Deja listo tu negocio' })
      .getByRole('link', { name: 'Hacerlo ahora' })
      .click();
    await main.getByRole('button', { name: 'Lunes a sábado, 9 a 6' }).click();
    await expect(main.getByRole('list', { name: 'Tu semana' }).getByText('9:00 a.m. – 6:00 p.m.')).toHaveCount(6);
  });

  await test.step('adds three products in one go', async () => {
    await main.getByRole('region', { name: 'Lo que sigue' }).getByRole('link', { name: 'Hacerlo ahora' }).click();
    await fillProduct(page, 'Gordita', '30');
    await main.getByRole('combobox', { name: 'Categoría', exact: true }).selectOption('Comida preparada');
    await main.getByRole('button', { name: 'Guardar y agregar otro' }).click();
    await fillProduct(page, 'Tamal', '25');
    await main.getByRole('button', { name: 'Guardar y agregar otro' }).click();
    await fillProduct(page, 'Café de olla', '20');
    await main.getByRole('button', { name: 'Guardar y agregar opciones' }).click();
  });

  await test.step('gives the last one a group with all its choices by one field', async () => {
    const options = main.getByRole('region', { name: 'Opciones' });
    await expect(options.getByRole('textbox', { name: 'Opción nueva' })).toBeFocused();
    await page.keyboard.type('Tamaño');
    await options.getByRole('textbox', { name: 'Qué se puede elegir' }).fill('Chico, Mediano +5, Grande +10');
    await expect(options.getByText('Se agregan 3: Chico, Mediano +$5.00 MXN, Grande +$10.00 MXN')).toBeVisible();
    await page.keyboard.press('Enter');
    const group = options.getByRole('region', { name: 'Tamaño' });
    for (const choice of ['Chico', 'Mediano', 'Grande']) {
      await expect(group.getByRole('group', { name: choice })).toBeVisible();
    }
  });

  const { taps, fields } = await actsOf(page);
  expect(taps + fields, `${taps} taps and ${fields} fields`).toBeLessThanOrEqual(MOST_ACTS_OF_A_SHOP);
});

test('three orders are given to a driver by four taps (LOOK-39)', async ({ openDevice, request }) => {
  const own = String(Date.now());
  await openOwner(request, `rosa-${own}`);
  await openBusiness(request, `rosa-${own}`, { business: `Panadería ${own}`, product: 'Pan de pulque' });
  await openDriver(request, `nena-${own}`, 'Dora');
  const numbers: string[] = [];
  for (const name of ['ana', 'eva', 'luz']) {
    await openCustomer(request, `${name}-${own}`, { first_name: 'Carmen' });
    numbers.push(await placeOrder(request, `${name}-${own}`));
  }
  const admin = await openDevice('admin');
  const main = admin.getByRole('main');
  await countActs(admin);
  await admin.goto('/admin/dispatch');
  for (const number of numbers) {
    await main.getByRole('checkbox', { name: new RegExp(number.slice(-5)) }).click();
  }
  await main
    .getByRole('button', { name: /^A .* · [0-2]\/5$/ })
    .first()
    .click();
  await expect(main.getByText(/^3 pedidos son ahora de /)).toBeVisible();
  expect((await actsOf(admin)).taps).toBeLessThanOrEqual(MOST_TAPS_FOR_THREE_ORDERS);
});

test('a driver takes and delivers two orders by eight taps (LOOK-39)', async ({ openDevice, request }) => {
  const own = String(Date.now());
  const customers = [`Amparo ${own}`, `Brígida ${own}`];
  const numbers: string[] = [];
  await openDriver(request, `lupe-${own}`, 'Lupe');
  for (const [place, first_name] of customers.entries()) {
    await openCustomer(request, `cliente-${place}-${own}`, { first_name });
    numbers.push(await placeOrder(request, `cliente-${place}-${own}`));
  }
  const driver = await openDevice(`lupe-${own}`, PASSWORD);
  const door = driver.getByRole('alertdialog');
  await countActs(driver);
  await driver.goto('/driver');
  for (const [place, customer] of customers.entries()) {
    await (await findToTake(driver, `Tomar pedido de ${customer}`)).click();
    await expect(driver).toHaveURL(new RegExp(`/driver-order/${numbers[place]}`));
    await driver.getByRole('button', { name: 'Entregado' }).click();
    await expect(door.getByLabel('Palabra clave')).toBeFocused();
    await driver.keyboard.type('girasol');
    await door.getByRole('button', { name: 'Sí, entregado' }).click();
    const isLast = place === customers.length - 1;
    if (!isLast) await driver.getByRole('link', { name: 'Tomar otro pedido' }).click();
  }
  await expect(driver.getByText('Entregado', { exact: true }).first()).toBeVisible();
  expect((await actsOf(driver)).taps).toBeLessThanOrEqual(MOST_TAPS_FOR_TWO_DELIVERIES);
});
