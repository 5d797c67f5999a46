import { expect, type Locator, type Page } from '@playwright/test';
import { aPicture } from './pictures.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** Goes to a place of the phone's bottom bar that stands behind More. */
export async function goByMore(page: Page, place: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Acceso rápido' });
  await bar.getByRole('button', { name: 'Más' }).click();
  await bar.getByRole('link', { name: place }).click();
}

/** Picks a picture from what is on the device, and waits until it is small. */
export async function pickPicture(page: Page, field: string, colour: string): Promise<void> {
  const group = main(page).getByRole('group', { name: new RegExp(`^${field}`) });
  const opening = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: 'Elegir foto' }).click();
  await (await opening).setFiles(await aPicture(colour, 1_600));
  await expect(group.getByRole('button', { name: /^Quitar/ })).toBeVisible();
}

/** Fills in both steps of a new business, from its form on, and saves it. */
export async function fillBusiness(page: Page, name: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Nombre' }).fill(name);
  await main(page).getByLabel('Localidad').selectOption('Lagunitas');
  await main(page).getByLabel('Categoría').selectOption({ index: 1 });
  await main(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(main(page).getByText(`Paso 2 de 2: fotos de ${name}`)).toBeVisible();
  await pickPicture(page, 'Foto de perfil', '#0f766e');
  await main(page).getByRole('button', { name: 'Guardar' }).click();
}

interface ProductToAdd {
  readonly name: string;
  readonly price: string;
  readonly discount?: string;
}

/** Fills in a new product, from its form's address on; how it is saved is the journey's. */
export async function fillProduct(page: Page, { name, price, discount }: ProductToAdd): Promise<void> {
  await pickPicture(page, 'Foto', '#c2410c');
  await main(page).getByRole('textbox', { name: 'Nombre' }).fill(name);
  await main(page).getByRole('textbox', { name: 'Descripción' }).fill('Recién hecho, con lo de la casa.');
  await main(page).getByRole('textbox', { name: 'Precio', exact: true }).fill(price);
  await main(page).getByRole('combobox', { name: 'Categoría', exact: true }).selectOption('Comida preparada');
  await main(page).getByLabel('Subcategoría (opcional)').selectOption({ index: 1 });
  if (!discount) return;
  await main(page).getByRole('button', { name: 'Más datos' }).click();
  await main(page).getByRole('textbox', { name: 'Descuento (%)' }).fill(discount);
}

/** Adds a group of options with its choices to a product whose form is open: `['De harina', '']` costs nothing more. */
export async function addOption(
  page: Page,
  title: string,
  choices: readonly (readonly [name: string, extra: string])[],
): Promise<void> {
  const options = main(page).getByRole('region', { name: 'Opciones' });
  await options.getByRole('textbox', { name: 'Opción nueva' }).fill(title);
  await options.getByRole('button', { name: 'Agregar opción' }).click();
  const group = options.getByRole('region', { name: title });
  const name = group.getByRole('textbox', { name: `Elección nueva de ${title}` });
  for (const [choice, extra] of choices) {
    // Whoever has added one goes on with the next.
    await expect(name).toBeFocused();
    await page.keyboard.type(choice);
    const price = group.getByRole('textbox', { name: 'Precio adicional' }).last();
    if (extra) await price.fill(extra);
    await page.keyboard.press('Enter');
    await expect(group.getByRole('group', { name: choice })).toBeVisible();
  }
}

/** Offers a service in two zones, from the owner's list of them on. */
export async function addService(page: Page, name: string): Promise<void> {
  await main(page).getByRole('tab', { name: 'Agregar servicio' }).click();
  await pickPicture(page, 'Foto', '#1d4ed8');
  await main(page).getByRole('textbox', { name: 'Nombre' }).fill(name);
  await main(page).getByRole('textbox', { name: 'Precio por hora' }).fill('180');
  await main(page).getByRole('textbox', { name: 'Teléfono' }).fill('636 123 4567');
  await main(page).getByRole('combobox', { name: 'Categoría' }).click();
  await page.getByRole('listbox', { name: 'Categoría' }).getByRole('option').first().click();
  await main(page).getByRole('combobox', { name: 'Localidades' }).click();
  for (const zone of ['Lagunitas', 'Angostura']) {
    await page.getByRole('listbox', { name: 'Localidades' }).getByRole('option', { name: zone }).click();
  }
  await main(page).getByRole('textbox', { name: 'Descripción' }).fill('Bodas y quinceañeras.');
  await main(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(main(page).getByRole('heading', { name })).toBeVisible();
}
