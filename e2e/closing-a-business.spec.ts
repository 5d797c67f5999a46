import { aBusiness } from './support/businesses.ts';
import { openCustomer, PASSWORD } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// What is below the page of a closed business is not there.
test.use({ expectedErrors: /404 .*\/api\// });

const REASON = 'Cobró tres pedidos que nunca entregó.';

test('an Admin closes a business: its page and carts say so, its owner reads why, and it is opened again', async ({
  page,
  openDevice,
  request,
  expectAccessible,
}) => {
  const { username, businessId, productId } = await aBusiness(request, { goods: true });
  const customer = `cierre-${Date.now()}`;
  await openCustomer(request, customer);
  await comeSignedIn(page, customer, PASSWORD);
  await page.goto(`/product/${businessId}/${productId}`);
  await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
  const line = page.getByRole('region', { name: `Negocio ${username}` });
  await expect(line.getByText('Queso').first()).toBeVisible();

  const admin = await openDevice('admin');
  await admin.goto(`/business/${businessId}`);
  await admin.getByRole('link', { name: 'La cuenta de quien lo atiende' }).click();
  await admin.getByRole('button', { name: 'Cerrar este negocio…' }).click();
  const asking = admin.getByRole('alertdialog');
  await asking.getByRole('textbox', { name: 'Motivo' }).fill(REASON);
  await expectAccessible(admin);
  await asking.getByRole('button', { name: 'Sí, cerrar' }).click();
  await expect(admin.getByText(/^Cerrado desde/)).toBeVisible();

  // The open page hears of it.
  await expect(line.getByText('Ya no se vende').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/business/${businessId}`);
  await expect(page.getByText('Este negocio no está disponible por el momento.')).toBeVisible();
  await expectAccessible(page);

  const owner = await openDevice(username, PASSWORD);
  await owner.goto('/mybusiness');
  const notice = owner.getByRole('note').filter({ hasText: REASON });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: /^¿Necesitas ayuda\?/ }).first()).toBeVisible();
  await expectAccessible(owner);

  await admin.getByRole('button', { name: 'Volver a abrirlo' }).click();
  await expect(admin.getByRole('button', { name: 'Cerrar este negocio…' })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto('/cart');
  await expect(line.getByText('Queso').first()).toBeVisible();
});
