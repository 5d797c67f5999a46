import { orderCode } from '@mercadito/domain/orders/order-code';
import { openCustomer, openDriver, PASSWORD, placeOrder } from './support/people.ts';
import { comeSignedIn, findToTake } from './support/steps.ts';
import type { Say } from './support/texts.ts';
import { testWalk } from './support/walk-test.ts';

/** What is told of the orders that other journeys send meanwhile, and how many are left to be shown. */
const ofOthers = (say: Say): RegExp =>
  new RegExp(
    ['deliveries:queue.arrived_one', 'deliveries:queue.arrived_other', 'common:left_one', 'common:left_other']
      .map((key) => say(key).source)
      .join('|'),
  );

testWalk(
  'driver',
  'a driver hears on a whole run',
  async ({ walk, page, main, say, own, request }) => {
    const name = `Lupita ${own}`;
    await openCustomer(request, `lupita-${own}`, { first_name: name });
    const number = await placeOrder(request, `lupita-${own}`);
    walk.hide(number, 'number');
    walk.hide(orderCode(number), 'number');
    walk.hide(name, 'customer');
    const driver = `nena-${own}`;
    await openDriver(request, driver);
    await comeSignedIn(page, driver, PASSWORD);

    walk.part('The queue');
    await walk.open('/driver', main.getByRole('heading', { level: 1 }));
    await walk.find(await findToTake(page, say('deliveries:claim.takeOf', { name })));
    await walk.press('Enter', main.getByRole('heading', { name: say('deliveries:order.title') }));

    walk.part('At the shop and on the way');
    await walk.enter(
      main
        .getByRole('button', { name: say('deliveries:next.gotPaid') })
        .or(main.getByRole('button', { name: say('deliveries:next.got') }))
        .first(),
      say('deliveries:next.deliver'),
    );

    walk.part('At the door');
    const door = page.getByRole('alertdialog');
    const word = door.getByRole('textbox', { name: say('deliveries:order.keyword') });
    await walk.enter(main.getByRole('button', { name: say('deliveries:outcome.delivered') }), door);
    await walk.write(word, 'mango');
    await walk.press('Enter', say('deliveries:handover.wrong_other'));
    await page.keyboard.press('Control+a');
    await walk.write(word, 'girasol');
    await walk.press('Enter', main.getByText(say('deliveries:outcome.heldDelivered')));
    await walk.hear('it is sent', say('deliveries:outcome.sentDelivered'));

    walk.part('The next one');
    await walk.enter(
      main.getByRole('link', { name: say('deliveries:outcome.next') }),
      main.getByRole('heading', { name: say('deliveries:queue.title') }),
    );
  },
  ofOthers,
);
