import { openBusiness, openCustomer, openOwner, PASSWORD } from './support/people.ts';
import { orderOne } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('an owner sees an order arrive while her page is open (SCREEN-18)', async ({
  openDevice,
  request,
  expectAccessible,
}, { project }) => {
  const own = `${project.name}-${Date.now()}`;
  const [ownerName, customerName] = [`rosa-${own}`, `carmen-${own}`];
  await openOwner(request, ownerName);
  await openCustomer(request, customerName);
  const owner = await openDevice(ownerName, PASSWORD);
  const main = owner.getByRole('main');
  const places = owner.getByRole('navigation', { name: project.name === 'phone' ? 'Acceso rápido' : 'Principal' });

  await test.step('her page is served with her frame around it', async () => {
    const page = await request.get('/mybusiness/orders-company');
    expect(await page.text()).toContain('data-area="owner"');
  });

  await test.step('without a business she is told so, wherever she wanted to go', async () => {
    await owner.goto('/mybusiness/orders-company');
    await expect(owner).toHaveURL(/\/mybusiness$/);
    await expect(main.getByText('Primero agrega tu negocio.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Todavía no has agregado un negocio' })).toBeVisible();
    await expectAccessible(owner);
  });

  const product = await openBusiness(request, ownerName, { business: `Panadería ${own}`, product: 'Pan de pulque' });
  await test.step('with one it appears by itself, with what it sells, and its orders, which are none', async () => {
    await expect(main.getByRole('link', { name: `Panadería ${own}` })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Lo más nuevo' }).getByRole('listitem')).toHaveCount(1);
    await expectAccessible(owner);
    await places.getByRole('link', { name: 'Pedidos' }).click();
    await expect(main.getByRole('heading', { name: 'Todavía no hay pedidos', exact: true })).toBeVisible();
    await expectAccessible(owner);
  });

  await test.step('an order appears without a reload', async () => {
    const customer = await openDevice(customerName, PASSWORD);
    await orderOne(customer, product);
    const arrived = main.getByRole('list', { name: 'Pedidos' }).getByRole('heading', { level: 2 });
    await expect(arrived).toHaveCount(1);
    await expect(main.getByText('1 × Pan de pulque')).toBeVisible();
    await expect(main.getByText('En espera')).toBeVisible();
    await expectAccessible(owner);
  });

  await test.step('on paper there is the order, and nothing else of the page', async () => {
    await owner.evaluate('window.print = () => undefined');
    await main.getByRole('button', { name: /^Imprimir el pedido/ }).click();
    await owner.emulateMedia({ media: 'print' });
    await expect(main.getByText('1 × Pan de pulque')).toBeVisible();
    for (const rest of [main.getByRole('heading', { level: 1 }), owner.getByRole('banner'), main.getByRole('button')]) {
      await expect(rest).toBeHidden();
    }
    await owner.emulateMedia({ media: 'screen' });
  });

  await test.step('in English all is there but the date, which is Spanish', async () => {
    await owner.getByRole('button', { name: /English/ }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(main.locator('time')).toHaveText(/ a\.m\.| p\.m\./);
    await expectAccessible(owner);
  });

  await test.step('her business is a tap away from the shop, and the shop from there', async () => {
    const quick = project.name === 'phone' ? 'Quick access' : 'Main';
    const there = owner.getByRole('navigation', { name: quick });
    if (project.name === 'phone') await there.getByRole('button', { name: 'More' }).click();
    await there.getByRole('link', { name: 'Go shopping' }).click();
    // What is opened before the shop has come is closed by it.
    await expect(main.getByRole('list', { name: 'Products' })).toBeVisible();
    if (project.name === 'phone') await there.getByRole('button', { name: 'More' }).click();
    await there.getByRole('link', { name: 'My Business' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});
