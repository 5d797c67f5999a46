import { openCustomer, PASSWORD } from './support/people.ts';
import { logIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// Whoever is blocked is refused whatever their open page asks for, and told so at the login.
test.use({ expectedErrors: /401 .*\/api\/|403 .*login/ });

const REASON = 'Pidió tres veces y nadie abrió.';

test('an Admin finds a person by telephone, helps and blocks them, and they are told why', async ({
  page,
  openDevice,
  request,
  expectAccessible,
}, { project }) => {
  const username = `carmen-${project.name}-${Date.now()}`;
  const telephone = `636${String(Date.now()).slice(-7)}`;
  await openCustomer(request, username, { telephone_number: `+52${telephone}` });

  const admin = await openDevice('admin');
  await admin.goto('/admin/people');
  await admin.getByRole('searchbox', { name: 'Buscar personas' }).fill(telephone.slice(-6));
  await expect(admin.getByText('1 persona', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'Carmen Ruiz' }).click();
  await admin.getByRole('region', { name: 'Membresía' }).getByRole('button', { name: '+1 mes' }).click();
  await expect(admin.getByText(/^Vale hasta el/)).toBeVisible();

  const give = { name: 'Dar contraseña de un solo uso' };
  await admin.getByRole('button', give).click();
  await admin.getByRole('alertdialog').getByRole('button', give).click();
  const shown = admin.getByRole('alertdialog', { name: 'Contraseña de un solo uso para Carmen Ruiz' });
  const oneTime = (await shown.locator('strong').textContent()) ?? '';
  await expectAccessible(admin);
  await shown.getByRole('button', { name: 'Listo' }).click();

  await page.goto('/myorders');
  await logIn(page, username, oneTime);
  await page.getByLabel('Contraseña actual', { exact: true }).fill(oneTime);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('heading', { name: 'Mis pedidos', level: 1 })).toBeVisible();

  await admin.getByRole('button', { name: 'Bloquear…' }).click();
  const block = admin.getByRole('alertdialog', { name: '¿Bloquear a Carmen Ruiz?' });
  await block.getByLabel('Motivo').fill(REASON);
  await block.getByRole('button', { name: 'Sí, bloquear' }).click();
  await expect(admin.getByText(/^Bloqueada desde/)).toBeVisible();
  await expectAccessible(admin);

  // The page that they have open is theirs no more, and the login says why.
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible();
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(
    page.getByText(`Tu cuenta está bloqueada. Si es un error, escríbenos por WhatsApp. Motivo: ${REASON}`),
  ).toBeVisible();
  await expectAccessible(page);

  await admin.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(admin.getByRole('button', { name: 'Bloquear…' })).toBeVisible();
  await logIn(page, username, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Mis pedidos', level: 1 })).toBeVisible();
});
