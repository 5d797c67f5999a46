import { orderCode } from '@mercadito/domain/orders/order-code';
import { addOption, claimOrder, finishOrder, openBusiness, openDriver, openOwner, PASSWORD } from './support/people.ts';
import { expect } from './support/test.ts';
import { testWalk } from './support/walk-test.ts';

testWalk(
  'customer',
  'a customer hears from home to a delivered order',
  async ({ walk, page, main, say, own, request }) => {
    const box = (key: string) => main.getByRole('textbox', { name: say(key) });

    // Open at any hour, and nobody else's.
    const name = `Tamal ${own}`;
    await openOwner(request, `ofelia-${own}`);
    const address = await openBusiness(request, `ofelia-${own}`, { business: `Cocina ${own}`, product: name });
    await addOption(request, `ofelia-${own}`, address, { title: 'Hoja', names: ['De maíz', 'De plátano'] });

    walk.part('Home');
    await walk.open('/', main.getByRole('heading', { level: 1 }));
    const search = page.getByRole('combobox', { name: say('layout:search.products') });
    await walk.write(search, name, say('layout:search.suggestions_other'));
    const found = main.getByRole('link', { name, exact: true });
    await walk.press('Enter', say('shop:search.results_one'));

    walk.part('A product');
    const add = main.getByRole('button', { name: say('shop:product.addToCart') });
    await walk.enter(found, add);
    await walk.enter(add, main.getByText(say('shop:product.requiredMissing')));
    await walk.press('Space');
    await walk.enter(add, main.getByRole('heading', { name: say('cart:title'), level: 1 }));

    walk.part('The cart');
    const more = main.getByRole('button', { name: say('common:partOf', { whole: name }) }).last();
    await walk.enter(more, say('cart:now'));
    await walk.enter(main.getByRole('button', { name: say('common:removeNamed') }).first(), say('cart:removed'));
    await walk.undo(more);
    await walk.enter(main.getByRole('link', { name: say('cart:checkoutGuest') }), say('layout:turnedAway.toOrder'));

    walk.part('Signing up');
    await walk.enter(
      main.getByRole('link', { name: say('accounts:signUp.title') }),
      main.getByRole('heading', { name: say('accounts:signUp.title') }),
    );
    await walk.write(box('accounts:firstName'), 'Berta');
    await walk.write(box('accounts:lastName'), 'Ruiz');
    await walk.write(box('accounts:email'), `berta-${own}@example.com`);
    await walk.write(box('accounts:username'), `berta-${own}`);
    await walk.write(main.locator('input[type=password]'), PASSWORD);
    await walk.press('Enter', say('cart:synch.title'));

    walk.part('The address');
    await walk.enter(
      main.getByRole('link', { name: say('checkout:address.add') }),
      main.getByRole('heading', { level: 1 }),
    );
    await walk.write(box('checkout:address.telephone_number'), '6361234567', say('controls:saveBar.unsaved'));
    await walk.choose(main.getByRole('combobox', { name: say('checkout:address.neighborhood') }), 'Lagunitas');
    await walk.write(box('checkout:address.street_1'), 'Calle Hidalgo');
    await walk.write(box('checkout:address.reference'), 'Frente a la plaza');
    await walk.enter(main.getByRole('button', { name: say('common:save') }), say('checkout:address.saved'));

    walk.part('Sending the order');
    await walk.to(main.getByRole('radio').first());
    await walk.press('Space');
    const keyword = box('checkout:keyword.label');
    await expect(keyword).not.toHaveValue('');
    walk.hide(await keyword.inputValue(), 'keyword');
    await walk.enter(main.getByRole('button', { name: say('checkout:send') }), page.getByRole('alertdialog'));
    await walk.enter(
      page.getByRole('alertdialog').getByRole('button', { name: say('checkout:send') }),
      say('orders:placed.title'),
    );

    walk.part('The order');
    await walk.enter(
      main.getByRole('link', { name: say('orders:placed.link') }),
      main.getByText(say('orders:status.pending')),
    );
    const number = page.url().split('/').at(-1) ?? '';
    walk.hide(number, 'number');
    walk.hide(orderCode(number), 'number');
    await walk.enter(main.getByRole('button', { name: say('orders:keyword.copy') }), say('orders:keyword.copied'));
    const driver = `nena-${own}`;
    await openDriver(request, driver, 'Nena');
    await walk.hear('a driver takes it', say('orders:status.taken'), () => claimOrder(request, driver, number));
    await walk.hear('the driver delivers it', say('orders:status.delivered'), () =>
      finishOrder(request, driver, number),
    );
    await walk.to(main.getByRole('button', { name: say('orders:again.button') }));
  },
);
