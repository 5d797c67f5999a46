import type { Page } from '@playwright/test';
import { UNTIL_SENT } from './support/deliveries.ts';
import { heardOn } from './support/heard.ts';
import { expectFocusUncovered, tabAndPress, tabAndType, tabTo } from './support/keyboard.ts';
import { openCustomer, placeOrder } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// A new customer has no address yet, and the call says so by its status (CALL-4).
test.use({ expectedErrors: /404 .*adress-user/ });

async function signUpByKeyboard(page: Page, username: string): Promise<void> {
  await tabAndPress(page, page.getByRole('link', { name: 'Crear cuenta' }));
  await expect(page.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible();
  await tabAndType(page, page.getByLabel('Usuario'), username);
  await tabAndType(page, page.getByLabel('Nombre', { exact: true }), 'Berta');
  await tabAndType(page, page.getByLabel('Apellidos'), 'Ruiz');
  await tabAndType(page, page.getByLabel('Correo'), `${username}@example.com`);
  await tabAndType(page, page.getByLabel('Contraseña', { exact: true }), 'un-buen-secreto');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Perfil' })).toBeVisible();
}

async function addAddressByKeyboard(page: Page): Promise<void> {
  await tabAndType(page, page.getByRole('textbox', { name: 'Nombre', exact: true }), 'Berta');
  await tabAndType(page, page.getByLabel('Apellidos'), 'Ruiz');
  await tabAndType(page, page.getByLabel('Localidad'), 'Lagunitas');
  await tabAndType(page, page.getByRole('textbox', { name: 'Calle', exact: true }), 'Calle Hidalgo');
  await tabAndType(page, page.getByLabel('Referencia'), 'Frente a la plaza');
  await tabAndType(page, page.getByRole('textbox', { name: 'Teléfono', exact: true }), '6361234567');
  await tabAndPress(page, page.getByRole('button', { name: 'Guardar' }));
}

test('somebody without a mouse finds, orders and follows, nothing they come to lies under a bar, and the focus is never lost (LOOK-17, LOOK-44, LOOK-45)', async ({
  page,
}, testInfo) => {
  const main = page.getByRole('main');

  await test.step('finds a product and chooses', async () => {
    await page.goto('/?search=burrito+machaca');
    await tabAndPress(page, page.getByRole('link', { name: 'Burrito de machaca', exact: true }));
    await expect(page.getByRole('heading', { name: 'Burrito de machaca' })).toBeVisible();
    await tabAndPress(page, page.getByRole('button', { name: /De harina/ }), 'Space');
    await tabAndPress(page, page.getByRole('button', { name: 'Agregar al carrito', exact: true }));
    await expect(page).toHaveURL(/\/cart$/);
  });

  await test.step('opens an account and gives an address', async () => {
    await tabAndPress(page, page.getByRole('link', { name: 'Entra y pide' }));
    await signUpByKeyboard(page, `berta-${testInfo.project.name}-${Date.now()}`);
    await page.goto('/cart');
    await tabAndPress(page, page.getByRole('link', { name: 'Agregar mi dirección' }).first());
    await addAddressByKeyboard(page);
    await expect(page).toHaveURL(/\/cart$/);
  });

  await test.step('orders, after having thought better of it once', async () => {
    await page.goto('/checkout');
    await tabAndPress(page, page.getByRole('radio').first(), 'Space');
    const send = main.getByRole('button', { name: 'Hacer pedido' });
    await tabAndPress(page, send);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    // As fast as two fingers, on a page that is busy at that moment: the question is open again.
    await page.evaluate(
      `addEventListener('keyup', () => { for (const end = Date.now() + 200; Date.now() < end; ); }, { once: true })`,
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await tabAndPress(page, dialog.getByRole('button', { name: 'Hacer pedido' }));
    await expect(page).toHaveURL(/\/myorders$/);
    await tabAndPress(page, page.getByRole('link', { name: 'Ver mi pedido' }));
    await expect(page.getByText('Estamos buscando repartidor')).toBeVisible();
    const told = (await heardOn(page)).filter((text) => text.includes('Recibimos tu pedido'));
    expect(told, 'the order, once').toHaveLength(1);
  });

  await test.step('cancels it', async () => {
    await tabAndPress(page, page.getByRole('button', { name: 'Cancelar pedido' }));
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button').first()).toBeFocused();
    await tabTo(page, dialog.getByRole('button').last());
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cancelado').first()).toBeVisible();
  });
});

test('a driver takes an order and brings it to its end by keys alone', async ({ page, request }) => {
  // Repeated, it takes more than the demo has waiting.
  const customer = `teo-${Date.now()}`;
  await openCustomer(request, customer);
  await placeOrder(request, customer);
  await comeSignedIn(page, 'driver2');
  await page.goto('/driver');
  await tabAndPress(page, page.getByRole('button', { name: /^Tomar pedido de/ }).first());
  const delivered = page.getByRole('button', { name: 'Entregado' });
  await tabAndPress(page, delivered);
  const door = page.getByRole('alertdialog');
  await expect(door.getByLabel('Palabra clave')).toBeFocused();
  // Nobody is there to say it.
  await tabAndPress(page, door.getByRole('button', { name: 'Entregar sin la palabra clave' }));
  await expect(door.getByRole('radio', { name: 'El cliente ya no la tiene' })).toBeFocused();
  await page.keyboard.press('Space');
  await tabAndPress(page, door.getByRole('button', { name: 'Sí, sin la palabra clave' }));
  await expect(delivered).toBeHidden();
  // Until the server knows it, the order is still in hand.
  await expect(page.getByText('Entregado: el cliente ya lo sabe.')).toBeVisible(UNTIL_SENT);
});

test('an Admin goes from the board to a person and back by single keys', async ({ page }) => {
  await comeSignedIn(page, 'admin');
  await page.goto('/admin/dispatch');
  await expect(page.getByRole('heading', { name: 'Reparto', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Atajos de teclado' }).first()).toBeVisible();

  await page.keyboard.type('gp');
  await expect(page).toHaveURL(/\/admin\/people$/);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Buscar personas' });
  await expect(search).toBeFocused();
  await page.keyboard.type('driver');
  await expect(page).toHaveURL(/search=driver/);
  const people = page.getByRole('table').locator('tbody tr');
  await expect(people.filter({ hasText: 'driver2' })).toBeVisible();

  // From the field to the list: there a letter is no text any more.
  await tabTo(page, people.first().getByRole('link'));
  await page.keyboard.press('j');
  const second = people.nth(1).getByRole('link');
  await expect(second).toBeFocused();
  await expectFocusUncovered(page);
  await page.keyboard.press('k');
  await expect(people.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people\/\d+/);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(help.getByRole('switch')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.type('gd');
  await expect(page).toHaveURL(/\/admin\/dispatch$/);

  // To any other screen by its name (FRAME-17).
  await page.keyboard.press('Control+k');
  const list = page.getByRole('dialog', { name: 'Ir a una pantalla' });
  await expect(list.getByRole('combobox')).toBeFocused();
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/dispatch$/);
  await page.keyboard.press('Control+k');
  await expect(list.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('categ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/categories$/);
  await expect(list).toBeHidden();
});
