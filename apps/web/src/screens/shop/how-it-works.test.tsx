import { getSettings } from '@mercadito/contracts/settings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer, aDriver, anAdmin } from '../../../test/fixtures/accounts.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const open = (contacts: { name: string; whatsapp: string }[]) =>
  openScreen('/how-it-works', { replies: [reply(getSettings, someSettings({ site: aSite({ contacts }) }))] });
const HELP = { name: 'Any questions?' };

test('newcomers read how ordering goes, and reach who helps (SCREEN-64)', async () => {
  await open([{ name: 'Mariana', whatsapp: '+526360000101' }]);
  await screen.findByRole('heading', { name: '1. Choose' });
  const help = within(await screen.findByRole('region', HELP));
  expect(help.getByRole('link', { name: /Mariana/ })).toBeDefined();
  await expectAccessible();
});

test('who wants to sell or to deliver reads how that goes, with what newcomers ask (SCREEN-64)', async () => {
  await open([]);
  await userEvent.click(await screen.findByRole('link', { name: 'To sell' }));
  await screen.findByRole('heading', { name: '4. Get your money' });
  expect(screen.getByText('What does it cost?')).toBeDefined();
  expect(screen.getByText(/“Sell in Galeana” says how much/)).toBeDefined();
  await expectAccessible();
  await userEvent.click(screen.getByRole('link', { name: 'To deliver' }));
  await screen.findByRole('heading', { name: '4. Hand in the cash' });
  expect(screen.getByText('What do I earn?')).toBeDefined();
  await expectAccessible();
});

test.each([
  ['a visitor', null, 'Create my account'],
  ['a driver', aDriver(), 'Go to Deliveries'],
  ['an Admin', anAdmin(), 'Go to Deliveries'],
])('%s who wants to deliver is led on (SCREEN-64)', async (_who, as, name) => {
  await openScreen('/how-it-works/delivering', { as });
  expect(await screen.findByRole('link', { name })).toBeDefined();
});

test('a customer who wants to deliver is not sent to where only drivers may go, but writes to who helps (SCREEN-64)', async () => {
  const site = aSite({ contacts: [{ name: 'Mariana', whatsapp: '+526360000101' }] });
  await openScreen('/how-it-works/delivering', {
    as: aCustomer(),
    replies: [reply(getSettings, someSettings({ site }))],
  });
  const help = within(await screen.findByRole('region', HELP));
  const written = (await help.findByRole('link', { name: /Mariana/ })).getAttribute('href');
  expect(decodeURIComponent(written ?? '')).toMatch(/deliver orders for|repartir pedidos de/);
  expect(screen.queryByRole('link', { name: 'Go to Deliveries' })).toBeNull();
});

test('where nobody helps, nobody is sent to them (SCREEN-64)', async () => {
  await open([]);
  await screen.findByRole('heading', { name: '1. Choose' });
  expect(screen.queryByRole('region', HELP)).toBeNull();
});

test('the town’s own words stand there, in the other language where there are none (TOWN-6)', async () => {
  const site = aSite({ about: { es: 'Somos de aquí.', en: '' } });
  await openScreen('/how-it-works', { replies: [reply(getSettings, someSettings({ site }))] });
  expect(await screen.findByText('Somos de aquí.')).toBeDefined();
});
