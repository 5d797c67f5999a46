import type { APIRequestContext } from '@playwright/test';
import { logIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Opens an account as anybody would, and has the Admin give it a one-time password. */
async function oneTimePasswordOf(request: APIRequestContext, username: string): Promise<string> {
  const person = { username, first_name: 'Eva', last_name: 'Ruiz', email: `${username}@example.com` };
  const signUp = await request.post('/api/accounts/', { data: { ...person, password: 'la-que-se-me-fue' } });
  const { user } = await signUp.json();
  const login = await request.post('/api/login/', { data: { username: 'admin', password: 'demo-1234' } });
  const { token } = await login.json();
  const headers = { authorization: `Token ${token}` };
  const reset = await request.post(`/api/accounts/${user.id}/password/`, { headers });
  return (await reset.json()).password;
}

test('a one-time password opens nothing but the choice of a new one, and that opens everything', async ({
  page,
  request,
  expectAccessible,
}, { project }) => {
  const username = `eva-${project.name}-${Date.now()}`;
  const password = await oneTimePasswordOf(request, username);
  await page.goto('/myorders');
  await logIn(page, username, password);
  await expect(page.getByRole('heading', { name: 'Cambiar contraseña', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Cambiar contraseña', level: 1 })).toBeVisible();

  await page.getByLabel('Contraseña actual', { exact: true }).fill(password);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('una-que-recuerdo');
  await page.getByRole('main').getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('heading', { name: /favoritos/i, level: 1 })).toBeVisible();
});
