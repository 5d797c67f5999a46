import type { APIRequestContext, Page } from '@playwright/test';
import { logIn, signUp } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// A visitor is told that what is for members does not exist, and the browser says so.
test.use({ expectedErrors: /404 / });

interface Product {
  id: number;
  company: number;
  name: string;
  subscription_active: boolean;
}

async function tokenOf(request: APIRequestContext, username: string): Promise<string> {
  const answer = await request.post('/api/login/', { data: { username, password: 'demo-1234' } });
  return (await answer.json()).token;
}

/** Something that only members see. */
async function somethingForMembers(request: APIRequestContext): Promise<Product> {
  const headers = { authorization: `Token ${await tokenOf(request, 'member')}` };
  let link: string | null = '/api/companies/product/home-products/';
  while (link !== null) {
    const page: { products: { results: Product[] }; next: string | null } = await (
      await request.get(link, { headers })
    ).json();
    const found = page.products.results.find(({ subscription_active }) => subscription_active);
    if (found) return found;
    link = page.next;
  }
  throw new Error('The demo has nothing for members');
}

const signInOnTop = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' });

test('a link to something for members leads through the login to what was sent', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { company, id, name } = await somethingForMembers(request);
  await page.goto(`/product/${company}/${id}?utm_source=whatsapp`);
  await expect(page.getByRole('heading', { name: 'Este producto no existe' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Si es solo para miembros, entra con tu cuenta' }).click();
  await logIn(page, 'member');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/${company}/${id}\\?utm_source=whatsapp$`));
});

test('who signs up from a shop is there again', async ({ page }, { project }) => {
  await page.goto('/business/2');
  await signInOnTop(page).click();
  await signUp(page, `tienda-${project.name}-${Date.now()}`);
  await expect(page).toHaveURL(/\/business\/2$/);
});

test('a password can be pasted, and a password manager is told what stands where', async ({ page }) => {
  const [username, password] = [page.getByLabel('Usuario'), page.getByLabel('Contraseña', { exact: true })];
  await page.goto('/login');
  await username.fill('demo-1234');
  await username.selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await password.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue('demo-1234');
  await expect(username).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible();
  await expect(username).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
});

test('a driver who comes from nowhere is at work (SCREEN-14)', async ({ page }) => {
  await page.goto('/');
  await signInOnTop(page).click();
  await logIn(page, 'driver');
  await expect(page).toHaveURL(/\/driver-order-list$/);
});

test.describe('an address from outside', () => {
  for (const address of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    test(`the login leads home and not to ${address} (ACCOUNT-10)`, async ({ page }) => {
      await page.goto(`/login?from=${encodeURIComponent(address)}`);
      await logIn(page, 'customer');
      await expect(page).toHaveURL(/^[^?]*:\d+\/$/);
    });
  }
});

test('who forgot the password finds whom to write to, with the message finished (RECOVERY-4)', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { name: '¿Olvidaste tu contraseña?' })).toBeVisible();
  const write = page.getByRole('main').getByRole('link', { name: 'WhatsApp a Mariana' });
  await expect(write).toHaveAttribute('href', /text=Hola.*Olvid.*contrase/);
  // The demo sends no mail, and promises none.
  await expect(page.getByRole('main').getByText('correo')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver a entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
});
