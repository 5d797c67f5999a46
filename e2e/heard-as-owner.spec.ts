import { orderCode } from '@mercadito/domain/orders/order-code';
import { openBusiness, openCustomer, openOwner, PASSWORD, placeOrder } from './support/people.ts';
import { aPicture } from './support/pictures.ts';
import { comeSignedIn } from './support/steps.ts';
import { testWalk } from './support/walk-test.ts';

testWalk('owner', 'an owner hears from a new product to an order', async ({ walk, page, main, say, own, request }) => {
  const box = (key: string) => main.getByRole('textbox', { name: say(key) });
  const owner = `rosa-${own}`;
  await openOwner(request, owner);
  const product = await openBusiness(request, owner, { business: `Panadería ${own}`, product: 'Concha' });
  await comeSignedIn(page, owner, PASSWORD);

  walk.part('A new product');
  await walk.open('/mybusiness/addproduct', main.getByRole('heading', { level: 1 }));
  const photo = main.getByRole('group', { name: say('ownerProduct:form.photo') });
  await walk.give(photo.getByRole('button').first(), await aPicture('#c2410c'), main.getByRole('img').first());
  await walk.write(box('ownerProduct:form.name'), 'Empanada');
  await walk.write(box('ownerProduct:form.price'), '18');
  await walk.to(main.getByRole('combobox', { name: say('ownerProduct:form.category') }));
  await walk.press('ArrowDown');
  await walk.write(box('ownerProduct:form.description'), 'De calabaza.');
  await walk.enter(main.getByRole('button', { name: say('common:save') }), say('ownerProduct:add.saved'));

  walk.part('The table');
  const onSale = main.getByRole('switch', { name: say('ownerGoods:cells.available', { name: 'Concha' }) });
  await walk.enter(main.getByRole('link', { name: say('ownerGoods:toTable') }), onSale);
  await walk.to(onSale);
  await walk.press('Space', say('ownerGoods:done.soldOut'));
  await walk.undo(onSale);

  walk.part('An order');
  const places = page.getByRole('navigation', { name: say('layout:mainNav') });
  await walk.enter(
    places.getByRole('link', { name: say('layout:ownerNav.orders') }),
    main.getByRole('heading', { name: say('owner:orders.title'), level: 1 }),
  );
  const customer = `carmen-${own}`;
  await openCustomer(request, customer);
  await walk.hear('a customer orders', say('owner:orders.unseen_one'), async () => {
    const number = await placeOrder(request, customer, Number(product.split('/').at(-1)));
    walk.hide(number, 'number');
    walk.hide(orderCode(number), 'number');
  });
  await walk.enter(
    main.getByRole('button', { name: say('owner:orders.ready.sayNamed') }),
    say('owner:orders.ready.said'),
  );
  await walk.undo(main.getByRole('button', { name: say('owner:orders.ready.sayNamed') }));
});
