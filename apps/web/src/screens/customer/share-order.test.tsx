import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { endOrderSharing, shareOrder } from '@mercadito/contracts/orders/sharing';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anOrder } from '../../../test/fixtures/orders.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';

const UNTIL = '2026-12-20T18:00:00.000Z';
const SECRET = 'ZmFrZS1zZWNyZXQtMTIz';

async function open(own: Partial<OrderDetails>) {
  let order = anOrder(own);
  return openScreen('/order-details/ABCDEFGH', {
    as: aCustomer(),
    replies: [
      reply(getOrder, () => order),
      reply(shareOrder, () => {
        order = anOrder({ ...own, shared_until: UNTIL });
        return { secret: SECRET, shared_until: UNTIL };
      }),
      reply(endOrderSharing, () => {
        order = anOrder({ ...own, shared_until: null });
        return { done: true as const };
      }),
    ],
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a customer makes a link, with a finished message, and ends it (ORDER-17)', async () => {
  const at = await open({ shared_until: null });
  await press('Share this order');
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this order' }));
  const link = dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
  const address = `${window.location.origin}/order-status/${SECRET}`;
  expect(new URL(link).searchParams.get('text')).toMatch(new RegExp(`^Follow my order at .+: ${address}$`));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await screen.findByText(/Anyone with your link sees how it is going/);

  // That link once more, without another one being made.
  await press('Share this order');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(at.calls.to(shareOrder)).toMatchObject([{ body: { transaction_id: 'ABCDEFGH' } }]);

  await press('Turn off the link');
  const question = within(await screen.findByRole('alertdialog', { name: 'Turn off the link to order DEFGH?' }));
  await userEvent.click(question.getByRole('button', { name: 'Turn off the link' }));
  await screen.findByText(/Anyone with the link sees how your order is going/);
  expect(at.calls.to(endOrderSharing)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('of a link made elsewhere another one can be made, which ends it', async () => {
  await open({ shared_until: UNTIL });
  await screen.findByText('When you make a new link, the old one stops working.');
  expect(screen.getByRole('button', { name: 'Make a new link' })).toBeDefined();
  await expectAccessible();
});

test.each<[string, Partial<OrderDetails>]>([
  ['that has ended', { status: 'delivered', shared_until: null }],
  ['of an older server', {}],
])('an order %s is not shared', async (_, own) => {
  await open(own);
  await screen.findByRole('heading', { name: 'What you ordered' });
  expect(screen.queryByRole('button', { name: 'Share this order' })).toBeNull();
});

test('a link that could not be made says why', async () => {
  const at = await open({ shared_until: null });
  at.replies.set(refuse(shareOrder, 500, 'internal_error'));
  await press('Share this order');
  expect(await screen.findByRole('alert')).toBeDefined();
});
