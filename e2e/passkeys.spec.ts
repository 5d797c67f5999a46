import type { CDPSession, Page } from '@playwright/test';
import { untilQuiet } from './support/quiet.ts';
import { logIn, signUp } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.use({
  // A passkey that is no more, and what was on its way when somebody signed out.
  expectedErrors: /401 \(Unauthorized\).*\/api\/(login\/passkey|settings\/user\/\d+|account\/sessions)\//,
  // Browsers have passkeys of names alone: this is the same server.
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

/** Gives a page's browser a device that keeps passkeys and knows its person. */
async function giveDevice(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return { devtools, authenticatorId };
}

/** Once all is read, and again when the stream is open: on its way at the end of the session it would come back with 401. */
async function signOut(page: Page, settle: () => Promise<void>): Promise<void> {
  const opened = page.waitForResponse(/\/api\/events\//);
  await page.goto('/profile');
  await opened;
  await settle();
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
}

test('who has typed the password is offered a passkey, adds it, signs in by it, and removes it (PASSKEY-3, PASSKEY-6)', async ({
  page,
  expectAccessible,
}, { project }) => {
  const settle = await untilQuiet(page);
  const { devtools, authenticatorId } = await giveDevice(page);
  const username = `llave-${project.name}-${Date.now()}`;
  await page.goto('/login');
  await signUp(page, username);
  await signOut(page, settle);

  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Usar llave de acceso' })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, username, 'un-buen-secreto');
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Llaves de acceso', level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await page.getByRole('dialog').getByLabel('Contraseña', { exact: true }).fill('un-buen-secreto');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Agregada el .* sin usar/)).toBeVisible();
  await expectAccessible(page);
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true, userName: username }]);

  await signOut(page, settle);
  await page.goto('/login?from=/profile/passkeys');
  await page.getByRole('button', { name: 'Usar llave de acceso' }).click();
  await expect(page.getByText(/Agregada el .* usada/)).toBeVisible();

  await page.getByRole('button', { name: /^Quitar llave de acceso: Chrome/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('Todavía no tienes ninguna.')).toBeVisible();
  await signOut(page, settle);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Usar llave de acceso' }).click();
  await expect(page.getByRole('alert')).toHaveText('Esa llave de acceso ya no sirve aquí. Entra con tu contraseña.');
});
