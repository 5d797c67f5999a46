import { expect, type Locator, type Page } from '@playwright/test';
import { answered } from './people.ts';

/** Being signed in shows in the top bar; leaving a page before it does would take the answer away. */
async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Perfil' })).toBeVisible();
}

const PASSWORD = 'demo-1234';

/** Types into the search box, behind its icon on a phone, and searches. */
export async function searchFor(page: Page, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Buscar productos' });
  const opener = page.getByRole('button', { name: 'Abrir la búsqueda' });
  await expect(box.or(opener).first()).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await box.fill(text);
  await box.press('Enter');
}

/** Signs in on the login page the person stands on. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expectSignedIn(page);
}

/**
 * Signs in by the call, as the login page does, and leaves on the device what it leaves there; no page is open yet. For whom a journey
 * is not about the login: two pages less to bring.
 */
export async function comeSignedIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  const { request } = page.context();
  const { token } = await answered<{ token: string }>(
    await request.post('/api/login/', { data: { username, password } }),
  );
  const asked = await request.get('/api/get-user/', { headers: { authorization: `Token ${token}` } });
  const user = await answered<{ id: number }>(asked);
  // Of the site, and without the application.
  await page.goto('/robots.txt');
  const kept = { userToken: { token, userId: user.id }, user };
  await page.evaluate(
    `for (const [key, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(key, JSON.stringify(value))`,
  );
}

/** Opens an account under a name nobody has, from the login page. */
export async function signUp(page: Page, username: string, firstName = 'Ana'): Promise<void> {
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible();
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Nombre', { exact: true }).fill(firstName);
  await page.getByLabel(/^Apellidos?/).fill('Ruiz');
  await page.getByLabel(/^Correo/).fill(`${username}@example.com`);
  await page.getByLabel('Contraseña', { exact: true }).fill('un-buen-secreto');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expectSignedIn(page);
  // What is opened before the next screen has come is closed by it.
  await expect(page.getByRole('heading', { name: 'Crear cuenta' })).toBeHidden();
}

/** Fills the address form and saves it. */
export async function addAddress(page: Page, firstName = 'Ana'): Promise<void> {
  await page.getByLabel('Localidad').selectOption('Lagunitas');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(firstName);
  await page.getByLabel(/^Apellidos?/).fill('Ruiz');
  await page.getByRole('textbox', { name: 'Calle', exact: true }).fill('Calle Hidalgo');
  await page.getByRole('textbox', { name: 'Teléfono', exact: true }).fill('636 123 4567');
  const hint = page.getByLabel('Referencia');
  await hint.fill('Frente a la plaza, portón verde');
  await page.getByRole('button', { name: 'Guardar' }).click();
  // Whoever leaves before it is saved takes it along.
  await expect(hint).toBeHidden();
}

/** Fills what checkout asks for and confirms; returns the keyword. */
export async function fillCheckout(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /Ligera/ }).check();
  const keyword = page.getByRole('textbox', { name: 'Palabra clave' });
  await expect(keyword).not.toHaveValue('');
  return keyword.inputValue();
}

/** Finds an order to take, by its button's words up to the number, if it says one, on the page a driver stands on: the oldest comes first, and other journeys send orders too. */
export async function findToTake(page: Page, name: string | RegExp): Promise<Locator> {
  const take = page.getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}(, |$)`) : name });
  // Not while it loads: then it is about to go, or to stand lower.
  const more = page.getByRole('button', { name: /^(Ver más|Load more)$/, disabled: false });
  for (;;) {
    await expect(take.or(more).first()).toBeVisible();
    if (await take.isVisible()) return take;
    // The list also grows by itself: the last of it may have come, and the button be gone, before it is pressed.
    // By Space, which is no tap where taps are counted: how many others wait is not what is looked at.
    await more.press('Space', { timeout: 2_000 }).catch(() => undefined);
  }
}

/** Orders one piece of a product, and answers with the order's number. */
export async function orderOne(page: Page, product: string): Promise<string> {
  await page.goto(product);
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Hacer pedido' }).click();
  const sent = page.waitForResponse((response) => response.url().includes('/orders/create-order'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hacer pedido' }).click();
  const { transaction_id } = (await (await sent).json()) as { transaction_id: string };
  await expect(page).toHaveURL(/\/myorders$/);
  return transaction_id;
}
