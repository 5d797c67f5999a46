import { orderCode } from '@mercadito/domain/orders/order-code';
import { openCustomer, openDriver, placeOrder } from './support/people.ts';
import { comeSignedIn } from './support/steps.ts';
import { testWalk } from './support/walk-test.ts';

testWalk('admin', 'an Admin hears on a morning', async ({ walk, page, main, say, word, own, request }) => {
  const driver = `dora-${own}`;
  await openDriver(request, driver, `Dora ${own}`);
  // Found alone: the search finds what is like it as well.
  const lone = [...own].reverse().join('');
  walk.hide(lone, 'lone');
  const numbers: string[] = [];
  for (const [place, customer] of [`carmen-${own}`, lone].entries()) {
    await openCustomer(request, customer, { first_name: 'Carmen' });
    const number = await placeOrder(request, customer);
    numbers.push(number);
    walk.hide(number, `number ${place + 1}`);
    walk.hide(orderCode(number), `number ${place + 1}`);
  }
  const [first = '', second = ''] = numbers;
  await comeSignedIn(page, 'admin');

  // Drivers and orders of other journeys, which stand beside its own.
  walk.hide(/(?<=on: )menuitem "(?!Dora).+"/g, 'the first driver');
  walk.hide(/(?<=on: )checkbox ".+" not checked/g, 'the next order');

  walk.part('The board');
  const choice = main.getByRole('checkbox', { name: say('dispatch:board.choose', { number: orderCode(first) }) });
  await walk.open('/admin/dispatch', choice);
  await walk.find(choice);
  await walk.press('Space', say('dispatch:board.chosen_one'));
  await walk.enter(
    main.getByRole('button', { name: say('dispatch:assign.menuOf', { number: orderCode(first) }) }),
    page.getByRole('menu'),
  );
  // The drivers of other journeys stand there as well.
  await walk.find(page.getByRole('menuitem', { name: new RegExp(`Dora ${own}`) }));
  await walk.press('Enter', say('dispatch:assign.went_one'));

  walk.part('An order that cannot be brought');
  await walk.find(main.getByRole('link', { name: new RegExp(orderCode(second)) }).first());
  await walk.press('Enter', main.getByRole('button', { name: say('dispatch:decline.buttonOf') }));
  await walk.enter(main.getByRole('button', { name: say('dispatch:decline.buttonOf') }), page.getByRole('dialog'));
  await walk.write(
    page.getByRole('dialog').getByRole('textbox', { name: say('dispatch:decline.reason') }),
    'El río creció',
  );
  await walk.enter(
    page.getByRole('dialog').getByRole('button', { name: say('dispatch:decline.button') }),
    say('dispatch:decline.done'),
  );

  walk.part('A person');
  await walk.open('/admin/people', main.getByRole('table'));
  const search = page.getByRole('searchbox', { name: say('people:search.label') });
  await walk.press('/', search);
  await walk.write(search, lone, say('people:count_one'));
  const person = main.getByRole('table').getByRole('link').first();
  await walk.enter(person, main.getByRole('heading', { name: /Carmen/ }));
  const month = main
    .getByRole('button', { name: say('common:partOf', { what: word('people:endDate.month') }) })
    .first();
  await walk.enter(month, say('people:endDate.set'));
  await walk.undo(month);
});
