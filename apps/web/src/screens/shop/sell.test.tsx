import { askForMembership, getMembershipWish } from '@mercadito/contracts/membership-wishes';
import { getSettings } from '@mercadito/contracts/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer, aDriver, aMember, anAdmin, anOwner } from '../../../test/fixtures/accounts.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, refuse, reply } from '../../../test/harness/replies.ts';

const CONTACTS = [{ name: 'Mariana', whatsapp: '+526360000101' }];
const site = (own: Parameters<typeof aSite>[0] = {}) =>
  reply(getSettings, someSettings({ site: aSite({ contacts: CONTACTS, ...own }) }));
const NONE = { wish: null };
const OPEN = { wish: { status: 'open' as const, asked_at: '2026-11-20T18:00:00.000Z', reason: null } };
const DECLINED = { wish: { ...OPEN.wish, status: 'declined' as const, reason: 'Solo vendemos comida.' } };

test('a visitor reads why to sell here, and is led to an account and back (SCREEN-68)', async () => {
  await openScreen('/sell', { replies: [site()] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sell in Galeana' })).toBeDefined();
  expect(screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'))).toHaveLength(3);
  expect(screen.queryByRole('heading', { name: 'What it costs' })).toBeNull();
  const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await href('Create my account')).toBe('/sign-up?from=%2Fsell');
  expect(await href('I have an account')).toBe('/login?from=%2Fsell');
  await expectAccessible();
});

test('what it costs is there where the town says it, in the other language where one is blank (TOWN-7)', async () => {
  await openScreen('/sell', { replies: [site({ membership_cost: { es: '200 pesos al mes', en: '' } })] });
  const cost = within(await screen.findByRole('region', { name: 'What it costs' }));
  expect(cost.getByText('200 pesos al mes')).toBeDefined();
});

test('a customer asks by one tap, and a lost answer is asked for again by the same key; then the message is finished (WISH-1)', async () => {
  const at = await openScreen('/sell', {
    as: aCustomer(),
    replies: [
      site(),
      inTurn(reply(getMembershipWish, NONE), reply(getMembershipWish, NONE), reply(getMembershipWish, OPEN)),
      inTurn(lost(askForMembership), reply(askForMembership, OPEN)),
    ],
  });
  const ask = await screen.findByRole('button', { name: 'Ask for my membership' });
  await userEvent.click(ask);
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for my membership' }));
  const asked = within(await screen.findByRole('region', { name: 'You asked for your membership' }));
  const keys = at.calls.to(askForMembership).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  const link = asked.getByRole('link', { name: /Mariana/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(link)).toContain('pedí mi membresía');
  await expectAccessible();
});

test('where nobody answers by WhatsApp, the wish alone is there (WISH-1)', async () => {
  await openScreen('/sell', { as: aCustomer(), replies: [site({ contacts: [] }), reply(getMembershipWish, OPEN)] });
  expect(await screen.findByText(/You asked on November 20, 2026/)).toBeDefined();
  expect(screen.queryByText(/Want it sooner/)).toBeNull();
});

test('a declined wish says why, and can be asked anew (WISH-3)', async () => {
  await openScreen('/sell', { as: aCustomer(), replies: [site(), reply(getMembershipWish, DECLINED)] });
  expect(await screen.findByText('“Solo vendemos comida.”')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined();
});

test('a membership given meanwhile is said, and the wish that cannot be read is read again (WISH-1)', async () => {
  const at = await openScreen('/sell', {
    as: aCustomer(),
    replies: [
      site(),
      inTurn(lost(getMembershipWish), reply(getMembershipWish, NONE)),
      refuse(askForMembership, 409, 'has_membership'),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for my membership' }));
  expect(await screen.findByText('Your membership is still active.')).toBeDefined();
  await waitFor(() => expect(at.calls.to(getMembershipWish)).toHaveLength(3));
});

test.each([
  ['a member', aMember(), 'Open my business', '/business/createdCompany'],
  ['an owner', anOwner(), 'Go to my business', '/mybusiness'],
  ['a driver', aDriver(), 'Go to Deliveries', '/driver'],
  ['an Admin', anAdmin(), 'See who asks', '/admin/people?state=asking'],
])('%s is led on and asks for nothing (SCREEN-68)', async (_who, as, name, href) => {
  const at = await openScreen('/sell', { as, replies: [site()] });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(at.calls.to(getMembershipWish)).toEqual([]);
});

test('an owner whose membership is over reads that, and that her business is kept', async () => {
  const lapsed = anOwner({ subscriptionStatus: { active: false, until: '2026-10-01T06:00:00.000Z' } });
  const profile = { ...lapsed.profile, subscriptionActive: false };
  await openScreen('/sell', { as: { ...lapsed, profile }, replies: [site(), reply(getMembershipWish, NONE)] });
  expect(await screen.findByRole('heading', { name: 'Your membership is over' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ask to have it renewed' })).toBeDefined();
});

test('what to do stands before the reasons, in the first screen of a phone', async () => {
  await openScreen('/sell', { replies: [site()] });
  const signUp = await screen.findByRole('link', { name: 'Create my account' });
  const [reason] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(reason && signUp.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
