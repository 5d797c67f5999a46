import type { Page } from '@playwright/test';
import { actsOf, countActs } from './support/acts.ts';
import { addOption, addService, fillBusiness, fillProduct, goByMore, pickPicture } from './support/owner-steps.ts';
import { subscribeByName } from './support/people.ts';
import { signUp } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// What is not there yet, and a draft, are 404 to whoever looks.
test.use({ expectedErrors: /404 \(Not Found\).*\/(companies\/(adress|about|contact|social)|product)\// });

/** For a shop with its photo, a product with two groups of options, hours and a service: what it takes, and two to spare. */
const MOST_TAPS = 35;
const MOST_FIELDS = 30;

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

async function openBusiness(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Agrega tu negocio' }).click();
  await fillBusiness(page, name);
  // The address changes before the shop has come, which closes what is opened meanwhile.
  await expect(main.getByRole('list', { name: 'Productos' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
}

/** Begins with Monday, with which all days are chosen already. */
async function setHours(page: Page, expectAccessible: (page: Page) => Promise<void>): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Empezar con el lunes' }).click();
  const editor = page.getByRole('dialog', { name: 'Editar horario: Lunes' });
  await editor.getByLabel('Abre').fill('23:59');
  await editor.getByRole('button', { name: 'Guardar' }).click();
  await expect(editor.getByText('La hora de abrir va antes que la de cerrar')).toBeVisible();
  await expectAccessible(page);
  await editor.getByLabel('Abre').fill('00:00');
  await editor.getByLabel('Cierra').fill('23:59');
  await editor.getByRole('button', { name: 'Guardar' }).click();
  await expect(editor).toBeHidden();
}

async function fillSections(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const save = async (tab: string) => {
    await main.getByRole('button', { name: 'Guardar' }).click();
    await expect(main.getByRole('tab', { name: tab, selected: true })).toBeVisible();
  };
  await main.getByRole('link', { name: 'Agregar dirección' }).click();
  await main.getByLabel('Localidad').selectOption('Lagunitas');
  await main.getByRole('textbox', { name: 'Calle', exact: true }).fill('Calle Hidalgo');
  await main.getByRole('textbox', { name: 'Esquina con' }).fill('Calle Allende');
  await main.getByRole('textbox', { name: 'Referencia' }).fill('Frente a la plaza');
  await main.getByRole('textbox', { name: 'Teléfono' }).fill('636 123 4567');
  await save('Dirección');
  await main.getByRole('tab', { name: 'Nosotros' }).click();
  await main.getByRole('link', { name: /^Contar de mi negocio/ }).click();
  await main.getByRole('textbox', { name: 'Título' }).fill('Cocina de la abuela');
  await pickPicture(page, 'Foto', '#7c3aed');
  await main.getByRole('textbox', { name: 'Descripción' }).fill('Desde 1987 en Lagunitas.');
  await save('Nosotros');
  await main.getByRole('tab', { name: 'Contacto' }).click();
  await main.getByRole('link', { name: 'Agregar contacto' }).click();
  await main.getByRole('textbox', { name: 'Correo' }).fill('fonda@example.com');
  await save('Contacto');
  await main.getByRole('tab', { name: 'Redes' }).click();
  await main.getByRole('link', { name: 'Agregar redes sociales' }).click();
  await main.getByRole('textbox', { name: 'Facebook' }).fill('https://www.facebook.com/fonda');
  await save('Redes');
}

interface Shop {
  readonly business: string;
  readonly address: string;
  readonly draft: string;
}

/** Somebody without an account looks at all of it. */
async function visit(visitor: Page, { business, address, draft }: Shop): Promise<void> {
  const main = visitor.getByRole('main');
  const tab = (name: string) => main.getByRole('navigation').getByRole('link', { name }).click();
  await visitor.goto(address);
  await expect(heading(visitor, business)).toBeVisible();
  await expect(main.getByText('Abierto')).toBeVisible();
  await expect(main.getByRole('link', { name: `${business} en Facebook` })).toBeVisible();
  await expect(main.getByText('Tamal oaxaqueño')).toHaveCount(0);
  await tab('Servicios');
  await main.getByRole('link', { name: 'Banquetes' }).click();
  await expect(main.getByText(/Lagunitas/)).toBeVisible();
  await expect(main.getByText(/\$180\.00/)).toBeVisible();
  await main.getByRole('link', { name: `Volver a ${business}` }).click();
  await tab('Nosotros');
  await expect(heading(visitor, 'Cocina de la abuela')).toBeVisible();
  await tab('Contacto');
  await expect(main.getByRole('link', { name: 'fonda@example.com' })).toBeVisible();
  await tab('Inicio');
  await main.getByRole('link', { name: /Gordita/ }).click();
  await expect(main.getByText('$36.00 MXN').first()).toBeVisible();
  await main.getByRole('button', { name: /De maíz/ }).click();
  await main.getByRole('button', { name: /Asado/ }).click();
  await expect(main.getByLabel('Precio con opciones y cantidad')).toHaveText(/\$41\.00 MXN/);
  await visitor.goto(draft);
  await expect(heading(visitor, 'Este producto no existe')).toBeVisible();
}

/** No day is open any more. */
async function closeForGood(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Editar horario: Lunes' }).click();
  const editor = page.getByRole('dialog', { name: 'Editar horario: Lunes' });
  await editor.getByRole('switch', { name: 'Cerrado' }).click();
  await editor.getByRole('button', { name: 'Lunes a todos' }).click();
  await editor.getByRole('button', { name: 'Guardar' }).click();
  await expect(editor).toBeHidden();
}

test('a person opens her shop on a phone, and a visitor sees all of it but her draft (LOOK-23)', async ({
  page,
  openDevice,
  request,
  expectAccessible,
}) => {
  // Some hundred acts one after the other, and a look by axe at each screen: minutes on a slow machine.
  test.slow();
  const own = String(Date.now());
  const [username, business] = [`lupe-${own}`, `Fonda ${own}`];
  const main = page.getByRole('main');
  const bar = page.getByRole('navigation', { name: 'Acceso rápido' });

  await test.step('signs up, and reads what she needs to have a business', async () => {
    await page.goto('/login');
    await signUp(page, username, 'Lupe');
    await goByMore(page, 'Mi negocio');
    await expect(main.getByText('Para esa página necesitas una membresía activa.')).toBeVisible();
  });

  await subscribeByName(request, username);
  await countActs(page);
  await test.step('opens it in two steps', async () => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Perfil' })).toBeVisible();
    await goByMore(page, 'Mi negocio');
    await expect(heading(page, 'Todavía no has agregado un negocio')).toBeVisible();
    await openBusiness(page, business);
    await goByMore(page, 'Mi negocio');
    await expect(heading(page, 'Todavía no hay productos')).toBeVisible();
  });

  await test.step('adds a product with two groups of options', async () => {
    await main.getByRole('link', { name: 'Agregar producto' }).first().click();
    await fillProduct(page, { name: 'Gordita de horno', price: '30', discount: '10' });
    await expectAccessible(page);
    await main.getByRole('button', { name: 'Guardar y agregar opciones' }).click();
    await addOption(page, 'Masa', [
      ['De harina', ''],
      ['De maíz', '2'],
    ]);
    await addOption(page, 'Guisado', [
      ['Asado', '3'],
      ['Rajas', ''],
    ]);
    await expectAccessible(page);
  });

  await test.step('pins it, and sells it for more', async () => {
    await main.getByRole('textbox', { name: 'Precio', exact: true }).fill('40');
    await main.getByRole('switch', { name: 'Destacar arriba en mi negocio' }).click();
    await main.getByRole('button', { name: 'Guardar', exact: true }).first().click();
    await expect(page).toHaveURL(/\/mybusiness\/products$/);
    await expect(main.getByText('Destacado por el negocio')).toBeAttached();
  });

  await test.step('sets hours for all days', async () => {
    await goByMore(page, 'Horario');
    await setHours(page, expectAccessible);
    await expect(main.getByRole('list', { name: 'Tu semana' }).getByText('12:00 a.m. – 11:59 p.m.')).toHaveCount(7);
  });

  await test.step('offers a service', async () => {
    await bar.getByRole('link', { name: 'Servicios' }).click();
    await addService(page, 'Banquetes');
  });

  await test.step('all of that with few taps and little to fill in', async () => {
    const { taps, fields } = await actsOf(page);
    expect(taps, 'taps').toBeLessThanOrEqual(MOST_TAPS);
    expect(fields, 'fields').toBeLessThanOrEqual(MOST_FIELDS);
  });

  await test.step('says where she is, who she is and how to reach her', async () => {
    await goByMore(page, 'Mi página');
    await fillSections(page);
  });

  const draft = await test.step('keeps a draft to herself', async () => {
    await bar.getByRole('link', { name: 'Productos' }).click();
    await main.getByRole('link', { name: 'Agregar producto' }).click();
    await fillProduct(page, { name: 'Tamal oaxaqueño', price: '25' });
    await main.getByRole('button', { name: 'Otras formas de guardar' }).click();
    await main.getByRole('menuitem', { name: 'Guardar borrador' }).click();
    await expect(page).toHaveURL(/\/mybusiness\/products$/);
    const card = main.getByRole('link', { name: /Tamal oaxaqueño/ }).first();
    return (await card.getAttribute('href')) ?? '';
  });

  const visitor = await openDevice();
  const address = draft.replace(/\/product\/(\d+)\/.*/, '/business/$1');
  await test.step('a visitor sees all but that', () => visit(visitor, { business, address, draft }));

  await test.step('and that she is closed, once she says so', async () => {
    await goByMore(page, 'Horario');
    await closeForGood(page);
    await visitor.goto(address);
    await expect(visitor.getByRole('main').getByText('Cerrado', { exact: true }).first()).toBeVisible();
    await visitor.context().close();
  });

  await test.step('in English all of hers is there too', async () => {
    await goByMore(page, 'Mi página');
    await main.getByRole('tab', { name: 'Contacto' }).click();
    await page.getByRole('button', { name: /English/ }).click();
    await expect(main.getByRole('link', { name: 'Edit contact' })).toBeVisible();
    await expectAccessible(page);
  });
});
