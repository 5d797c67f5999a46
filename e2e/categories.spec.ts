import type { Page } from '@playwright/test';
import { openBusiness, openOwner, PASSWORD } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Asks for one thing that can be done with an entry. */
async function ask(page: Page, name: string, what: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: `Más de ${name}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: what }).click();
}

async function write(page: Page, dialog: string, names: { es: string; en: string }, act: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: dialog });
  await asked.getByRole('textbox', { name: 'Nombre en español' }).fill(names.es);
  await asked.getByRole('textbox', { name: 'Nombre en inglés' }).fill(names.en);
  await asked.getByRole('button', { name: act, exact: true }).click();
  await expect(asked).toBeHidden();
}

test('an Admin adds, renames and merges a category, and everybody has it at once', async ({
  page,
  openDevice,
  request,
  expectAccessible,
}) => {
  const key = `${Date.now()}`.slice(-6);
  const [parent, sub, renamed] = [`Quesería ${key}`, `Asadero ${key}`, `Lácteos de rancho ${key}`];
  const own = `lucha-${key}`;
  await openOwner(request, own);
  const address = await openBusiness(request, own, { business: `Rancho ${key}`, product: `Queso ${key}` });
  const productId = address.split('/').at(-1);

  await comeSignedIn(page, 'admin');
  const owner = await openDevice(own, PASSWORD);
  const category = main(owner).getByRole('combobox', { name: 'Categoría', exact: true });
  await owner.goto(`/product/${productId}/updateProduct`);
  await expect(category).toBeVisible();

  await test.step('the Admin adds a category with a sub-category, which the open form of an owner offers at once', async () => {
    await page.goto('/admin/categories?label=products');
    await main(page).getByRole('button', { name: 'Nueva categoría de productos' }).click();
    await write(page, 'Nueva categoría de productos', { es: parent, en: `Cheese ${key}` }, 'Agregar');
    await expect(main(page).getByRole('button', { name: `Bajar ${parent}` })).toBeVisible();
    await expectAccessible(page);
    await ask(page, parent, 'Agregar subcategoría');
    await write(page, 'Agregar subcategoría', { es: sub, en: `Asadero ${key} (en)` }, 'Agregar');
    await expect(main(page).getByRole('button', { name: `Bajar ${sub}` })).toBeVisible();
    await category.selectOption(parent);
    await main(owner).getByRole('combobox', { name: 'Subcategoría' }).selectOption(sub);
    await main(owner).getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(owner).not.toHaveURL(/updateProduct/);
  });

  const visitor = await openDevice();
  await test.step('the Admin renames it, and a visitor reads the new name in both languages', async () => {
    await visitor.goto('/');
    const chips = visitor.getByRole('toolbar').first();
    await expect(chips.getByRole('link', { name: parent })).toBeAttached();
    await ask(page, parent, 'Editar');
    await write(page, `Editar ${parent}`, { es: renamed, en: `Farm dairy ${key}` }, 'Guardar');
    await visitor.reload();
    await expect(chips.getByRole('link', { name: renamed })).toBeAttached();
    await visitor.getByRole('button', { name: 'English' }).click();
    await expect(chips.getByRole('link', { name: `Farm dairy ${key}` })).toBeAttached();
  });

  await test.step('the Admin merges the sub-category into another, where the product is found', async () => {
    await ask(page, sub, 'Quitar');
    const dialog = page.getByRole('dialog', { name: `${sub} se está usando` });
    await expect(dialog.getByText(/Tiene 1 producto/)).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Se mueve a' }).fill('rancho');
    await page.getByRole('option', { name: renamed, exact: true }).click();
    await expect(dialog.getByText(`Se mueve a ${renamed}: 1 producto.`, { exact: false })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Unir' }).click();
    await expect(main(page).getByRole('button', { name: `Bajar ${sub}` })).toBeHidden();
    const uses = main(page)
      .getByRole('listitem')
      .filter({ hasText: renamed })
      .getByRole('link', { name: '1 producto' });
    await visitor.goto((await uses.getAttribute('href')) ?? '');
    await expect(
      visitor
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`Queso ${key}`) })
        .first(),
    ).toBeVisible();
  });
});
