import { addAddress, fillCheckout, searchFor, signUp } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// The connection is cut on purpose, and the browser says so.
test.use({ expectedErrors: /net::ERR_FAILED|404 .*adress-user/ });

test('an order whose answer is lost on the way is sent again and exists once', async ({ page }, testInfo) => {
  await page.goto('/');
  await searchFor(page, 'pinole');
  await page.getByRole('link', { name: 'Pinole de maíz azul', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pinole de maíz azul' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar al carrito', exact: true }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('link', { name: 'Entra y pide' }).click();
  await signUp(page, `linea-${testInfo.project.name}-${Date.now()}`);
  await page.goto('/profile/add-address');
  await addAddress(page);
  await page.goto('/checkout');
  await fillCheckout(page);

  let isCut = false;
  await page.route('**/create-order/', async (route) => {
    if (isCut) return route.continue();
    isCut = true;
    // The server has done it; the answer never arrives.
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Hacer pedido' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hacer pedido' }).click();
  await expect(page.getByText('Se fue la señal y no sabemos si tu pedido quedó hecho')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(/\/myorders$/);
  await expect(page.getByRole('main').getByText(/^Pedido [A-Z0-9]{5}$/)).toHaveCount(1);
});

test.describe('while the code of a screen is on its way', () => {
  // The worker keeps the code of every screen; without it the browser has nothing to register.
  test.use({ serviceWorkers: 'block', expectedErrors: /reading 'waiting'/ });

  test('the item that was tapped is current and a skeleton stands', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/assets\/favorites\.screen-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const home = page.getByRole('main').getByRole('heading', { level: 1 });
    const item = page.getByRole('navigation').getByRole('link', { name: 'Favoritos' }).filter({ visible: true });
    await item.click();
    await expect(item).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('group', { name: 'Cargando' })).toBeVisible();
    await expect(home).toBeHidden();

    held.resolve();
    await expect(page.getByRole('heading', { name: 'Favoritos', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(item).not.toHaveAttribute('aria-current', 'page');
  });
});
