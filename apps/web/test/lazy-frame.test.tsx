import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { frameOf } from '../src/app/frames.ts';
import { anOwner } from './fixtures/accounts.ts';
import { aNumberedList } from './fixtures/lists.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

const code = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock(import('../src/app/layouts/owner-layout.tsx'), async (bring) => {
  await code.promise;
  return bring();
});

const places = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
const firstPlace = () => places()[0]?.textContent;

test('an owner’s frame comes with the first screen in it; until then what she came from stands around a skeleton (FRAME-12)', async () => {
  const warnings = vi.spyOn(console, 'error');
  const at = await openScreen('/cart', {
    as: anOwner(),
    replies: [reply(listCompanyOrders, aNumberedList([]))],
  });
  await screen.findByRole('heading', { level: 1 });
  expect(frameOf('owner')).toBeUndefined();

  await at.goTo('/mybusiness/orders-company');
  await within(await screen.findByRole('main')).findByRole('group', { name: 'Loading…' });
  expect(firstPlace()).toBe('Home');

  code.resolve();
  await waitFor(() => expect(firstPlace()).toBe('Dashboard'));
  expect(await screen.findByRole('heading', { name: 'There are no orders yet...' })).toBeTruthy();
  // React says there when a render has waited for something in a way that it cannot follow.
  expect(warnings).not.toHaveBeenCalled();
});
