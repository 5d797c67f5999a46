import type { Page } from '@playwright/test';
import { tabAndPress, tabAndType, tabTo } from './support/keyboard.ts';
import { addService } from './support/owner-steps.ts';
import { openBusiness, openOwner, PASSWORD } from './support/people.ts';
import { aPicture } from './support/pictures.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// A save over a newer version is refused, and the service that Undo puts back is newer than the list had it.
test.use({ expectedErrors: /409 \(Conflict\).*\/(putProduct|services\/service)\// });

const main = (page: Page) => page.getByRole('main');
const undo = (page: Page) => page.getByRole('button', { name: 'Deshacer' });

/** Saves a price in a tab of its own. */
async function saveElsewhere(tab: Page, form: string, price: string): Promise<void> {
  await tab.goto(form);
  await main(tab).getByRole('textbox', { name: 'Precio', exact: true }).fill(price);
  await main(tab).getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(tab).toHaveURL(/\/mybusiness\/products$/);
}

test('an owner saves over what she saved elsewhere only when she says so, and changes her table with Undo', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const own = `marta-${Date.now()}`;
  await openOwner(request, own);
  const goods = { business: `Pan ${own}`, product: 'Pan de pulque', more: ['Concha'] };
  const address = await openBusiness(request, own, goods);
  const form = `/product/${address.split('/').at(-1)}/updateProduct`;
  await comeSignedIn(page, own, PASSWORD);

  await test.step('two tabs change one product, and nothing that was typed is lost', async () => {
    await page.goto(form);
    const name = main(page).getByRole('textbox', { name: 'Nombre' });
    await name.fill('Pan de pulque grande');
    const other = await context.newPage();
    await saveElsewhere(other, form, '90');
    await other.close();
    await main(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Alguien cambió esto mientras lo editabas' });
    const differing = dialog.getByRole('list', { name: 'En qué no coinciden' }).getByRole('listitem');
    await expect(differing).toHaveText([/Nombre.*Pan de pulque.*Pan de pulque grande/, /Precio.*90.*85/]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Pan de pulque grande');
    await main(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    await dialog.getByRole('button', { name: 'Quedarme con lo mío' }).click();
    await expect(main(page).getByRole('link', { name: 'Editar Pan de pulque grande' })).toBeVisible();
  });

  const price = main(page).getByRole('textbox', { name: 'Precio de Pan de pulque grande, MXN' });
  await test.step('a price is changed in the table by keys alone, and taken back', async () => {
    await page.goto('/mybusiness/table-products');
    await tabTo(page, price);
    await page.keyboard.type('99');
    await page.keyboard.press('Escape');
    await expect(price).toHaveValue('85.00');
    await price.press('ControlOrMeta+a');
    await page.keyboard.type('95');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Pan de pulque grande ahora cuesta $95.00 MXN')).toBeVisible();
    await expect(price).toHaveValue('95.00');
    await expect(price).toBeFocused();
    await undo(page).click();
    await expect(price).toHaveValue('85.00');
  });

  await test.step('all prices rise by ten percent, once the new ones were looked at', async () => {
    await main(page).getByRole('checkbox', { name: 'Elegir todo' }).check();
    await main(page).getByLabel('Qué cambiar').selectOption('Cambiar precios por porcentaje…');
    await main(page).getByRole('button', { name: 'Aplicar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cambiar precios por porcentaje' });
    await dialog.getByRole('textbox', { name: 'Porcentaje' }).fill('10');
    await dialog.getByRole('button', { name: 'Ver los precios nuevos' }).click();
    await expect(dialog.getByText('Pan de pulque grande: $85.00 MXN → $93.50 MXN')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cambiar los precios' }).click();
    await expect(page.getByText('2 productos cambiados')).toBeVisible();
    await expect(price).toHaveValue('93.50');
  });
});

test('an owner adds a service, changes it, takes it off for a moment and deletes it', async ({ page, request }) => {
  const own = `alma-${Date.now()}`;
  await openOwner(request, own);
  await openBusiness(request, own, { business: `Salón ${own}`, product: 'Shampoo' });
  await comeSignedIn(page, own, PASSWORD);
  await page.goto('/mybusiness/services');

  await test.step('adds one, and calls it by a better name', async () => {
    await addService(page, 'Corte');
    await tabAndPress(page, main(page).getByRole('link', { name: 'Editar Corte' }));
    await main(page).getByRole('textbox', { name: 'Nombre' }).fill('Corte y peinado');
    await main(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Servicio guardado')).toBeVisible();
  });

  await test.step('takes it off, and back', async () => {
    const isOffered = main(page).getByRole('switch', { name: 'Corte y peinado: disponible' });
    await isOffered.click();
    await expect(page.getByText('Corte y peinado ya no está disponible')).toBeVisible();
    await expect(isOffered).not.toBeChecked();
    await undo(page).click();
    await expect(isOffered).toBeChecked();
  });

  await test.step('deletes it by keys alone, after having thought better of it once', async () => {
    const remove = main(page).getByRole('button', { name: 'Borrar Corte y peinado' });
    await tabAndPress(page, remove);
    const dialog = page.getByRole('dialog', { name: '¿Quieres borrar este servicio: Corte y peinado?' });
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await tabAndPress(page, dialog.getByRole('button', { name: 'Borrar' }));
    await expect(page.getByText('Servicio borrado')).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Todavía no hay servicios' })).toBeVisible();
  });
});

test('an owner adds a product with its options and sets her hours by keys alone', async ({ page, request }) => {
  const own = `nora-${Date.now()}`;
  await openOwner(request, own);
  await openBusiness(request, own, { business: `Lonchería ${own}`, product: 'Café' });
  await comeSignedIn(page, own, PASSWORD);
  const box = (name: string) => main(page).getByRole('textbox', { name, exact: true });

  await test.step('adds the product', async () => {
    await page.goto('/mybusiness/addproduct');
    const opening = page.waitForEvent('filechooser');
    await tabAndPress(page, main(page).getByRole('button', { name: 'Elegir foto' }).first());
    await (await opening).setFiles(await aPicture('#c2410c'));
    await expect(main(page).getByRole('button', { name: /^Quitar/ })).toBeVisible();
    await tabAndType(page, box('Nombre'), 'Lonche de jamón');
    await tabAndType(page, box('Descripción'), 'Con aguacate.');
    await tabAndType(page, box('Precio'), '45');
    await tabAndType(page, main(page).getByRole('combobox', { name: 'Categoría', exact: true }), 'Comida');
    await tabAndPress(page, main(page).getByRole('button', { name: 'Guardar y agregar opciones' }));
  });

  await test.step('and what can be chosen, one after the other', async () => {
    await expect(box('Opción nueva')).toBeFocused();
    await page.keyboard.type('Pan');
    await tabAndPress(page, main(page).getByRole('switch', { name: 'El cliente tiene que elegir una' }), 'Space');
    await tabAndPress(page, main(page).getByRole('button', { name: 'Agregar opción' }));
    for (const choice of ['Blanco', 'Integral']) {
      await expect(box('Elección nueva de Pan')).toBeFocused();
      await page.keyboard.type(choice);
      await page.keyboard.press('Enter');
      await expect(main(page).getByRole('group', { name: choice })).toBeVisible();
    }
  });

  await test.step('sets her hours, after having thought better of it once, with letters four times as large', async () => {
    // To a page this is a narrow window.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/mybusiness/setings-hours');
    const edit = main(page).getByRole('button', { name: 'Editar horario: Martes' });
    await tabAndPress(page, edit);
    const editor = page.getByRole('dialog', { name: 'Editar horario: Martes' });
    await tabAndPress(page, editor.getByRole('button', { name: 'Martes a todos' }));
    await expect(editor.getByRole('checkbox', { name: 'Domingo' })).toBeChecked();
    await page.keyboard.press('Escape');
    await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Seguir escribiendo' }));
    await tabAndPress(page, editor.getByRole('button', { name: 'Guardar' }));
    await expect(editor).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(main(page).getByRole('list', { name: 'Tu semana' }).getByText('9:00 a.m. – 6:00 p.m.')).toHaveCount(7);
  });

  await test.step('does not close the day with two times of which she has typed the half', async () => {
    await main(page).getByRole('button', { name: 'Editar horario: Martes' }).press('Enter');
    const editor = page.getByRole('dialog', { name: 'Editar horario: Martes' });
    for (const name of ['Abre', 'Cierra']) await editor.getByLabel(name).press('Delete');
    await editor.getByRole('button', { name: 'Guardar' }).press('Enter');
    await expect(editor.getByText('Escribe la hora completa o bórrala')).toHaveCount(2);
    await expect(editor.getByLabel('Abre')).toBeFocused();
    await page.keyboard.type('10');
    await editor.getByLabel('Cierra').focus();
    await page.keyboard.type('07');
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('list', { name: 'Tu semana' }).getByText('10:00 a.m. – 7:00 p.m.')).toHaveCount(
      1,
    );
  });
});
