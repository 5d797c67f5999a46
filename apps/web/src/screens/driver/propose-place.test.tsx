import { getDeliveryOrder, proposePlace } from '@mercadito/contracts/deliveries/active-deliveries';
import { getDriverProfile } from '@mercadito/contracts/deliveries/driver';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aDriver } from '../../../test/fixtures/accounts.ts';
import { aDriverProfile, aHeldOrder } from '../../../test/fixtures/deliveries.ts';
import { deviceAt, FOUND, foundWithin, positionForbidden } from '../../../test/geolocation.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, reply } from '../../../test/harness/replies.ts';

const delivered_at = new Date().toISOString();
const DELIVERED = aHeldOrder({ status: 'delivered', delivered_at, pin: null });

const open = (order = DELIVERED, ...replies: Reply[]) =>
  openScreen(`/driver-order/${order.transaction_id}`, {
    as: aDriver(),
    replies: [
      reply(getDriverProfile, aDriverProfile()),
      reply(getDeliveryOrder, order),
      reply(proposePlace, { done: true }),
      ...replies,
    ],
  });

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Propose this place' }));

test('after a delivery its driver proposes where the house is, once, by a tap (PLACE-9)', async () => {
  deviceAt(FOUND);
  const at = await open();
  await press();
  expect(await screen.findByText('Saved. We will ask the customer.')).toBeTruthy();
  await waitFor(() => expect(at.calls.to(proposePlace)).toHaveLength(1));
  expect(at.calls.to(proposePlace)[0]?.body).toMatchObject({ where: '30.118312, -107.632047', accuracy_m: 12 });
  expect(screen.queryByRole('button', { name: 'Propose this place' })).toBeNull();
});

test('without a line it waits on the device, and goes out once there is one (PLACE-9)', async () => {
  deviceAt(FOUND);
  const at = await open();
  await screen.findByRole('button', { name: 'Propose this place' });
  at.goOffline();
  await press();
  expect(await screen.findByText('Saved. We will ask the customer.')).toBeTruthy();
  expect(at.calls.to(proposePlace)).toEqual([]);
  await at.goOnline();
  await waitFor(() => expect(at.calls.to(proposePlace)).toHaveLength(1));
});

test('from a page that may not ask where it is, the press goes on in one that may (PLACE-9)', async () => {
  deviceAt(FOUND);
  const at = await open();
  const button = await screen.findByRole('button', { name: 'Propose this place' });
  const page = positionForbidden();
  await userEvent.click(button);
  expect(page.reload).toHaveBeenCalledOnce();
  page.allow();
  await at.reload();
  expect(await screen.findByText('Saved. We will ask the customer.')).toBeTruthy();
  await waitFor(() => expect(at.calls.to(proposePlace)).toHaveLength(1));
});

test('where it stays forbidden, that is said (PLACE-9)', async () => {
  const at = await open();
  const button = await screen.findByRole('button', { name: 'Propose this place' });
  const page = positionForbidden();
  await userEvent.click(button);
  await at.reload();
  expect(await screen.findByText(/^This phone does not say where it is/)).toBeTruthy();
  expect(page.reload).toHaveBeenCalledOnce();
});

test('what is not exact is not sent', async () => {
  deviceAt(foundWithin(400));
  const at = await open();
  await press();
  expect(await screen.findByText(/^That is not exact enough/)).toBeTruthy();
  expect(at.calls.to(proposePlace)).toEqual([]);
});

test.each([
  ['before the delivery', aHeldOrder()],
  ['of an order that was brought long ago', aHeldOrder({ ...DELIVERED, delivered_at: '2026-01-01T12:00:00.000Z' })],
])('nothing is proposed %s', async (_when, order) => {
  await open(order);
  await screen.findByRole('heading', { name: 'Deliver' });
  expect(screen.queryByRole('button', { name: 'Propose this place' })).toBeNull();
});
