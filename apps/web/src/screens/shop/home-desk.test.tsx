import type { Account } from '@mercadito/contracts/accounts';
import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { listHomeProductCategories } from '@mercadito/contracts/categories';
import { listHomeRails } from '@mercadito/contracts/home';
import { listHomeProducts } from '@mercadito/contracts/products';
import { countWaitingWork, type WaitingWork } from '@mercadito/contracts/waiting-work';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer, anAdmin, anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { homeProducts, NO_RAILS } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, type Reply, reply } from '../../../test/harness/replies.ts';

const NOTHING: WaitingWork = {
  ...{ orders: 0, orders_failed: 0, sponsors: 0, driver_reports: 0, jobs_given_up: 0 },
  ...{ memberships_asked: 0, memberships_ending: 0 },
};
const openHome = (as: Account, ...replies: Reply[]) =>
  openScreen('/', {
    as,
    replies: [
      reply(listHomeProducts, homeProducts([])),
      reply(listHomeProductCategories, []),
      reply(listHomeRails, NO_RAILS),
      ...replies,
    ],
  });
const desk = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));

describe("an Admin's home", () => {
  test('says first what waits, each with the way there, and nothing that does not (DESK-1)', async () => {
    const counts = { ...NOTHING, orders: 3, memberships_asked: 1, sponsors: 2, driver_reports: 100, jobs_given_up: 1 };
    await openHome(anAdmin(), reply(countWaitingWork, counts));
    const links = (await (await desk()).findAllByRole('link')).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['3 orders waiting', '/admin/dispatch?label=waiting'],
      ['1 person asks for a membership', '/admin/people?state=asking'],
      ['2 sponsors to decide', '/admin?label=sponsor-forms'],
      ['99+ driver reports', '/admin/driver-reports'],
      ['1 server job failed', '/admin/status'],
    ]);
    await expectAccessible();
  });

  test('says that nothing waits (DESK-1)', async () => {
    await openHome(anAdmin(), reply(countWaitingWork, NOTHING));
    expect(await (await desk()).findByText('Nothing for now. You are all set.')).toBeDefined();
  });

  test('keeps the shop where that cannot be read, and reads it again (DESK-1)', async () => {
    await openHome(anAdmin(), inTurn(lost(countWaitingWork), reply(countWaitingWork, { ...NOTHING, sponsors: 2 })));
    await userEvent.click(await (await desk()).findByRole('button', { name: 'Retry' }));
    expect(await (await desk()).findByRole('link', { name: /2 sponsors to decide/ })).toBeDefined();
  });
});

describe("an owner's home", () => {
  const steps = { photo: true, hours: false, address: false, contact: false, product: false };
  const BANNER = { name: 'Get your business ready' };
  const open = (first_steps: typeof steps) =>
    openHome(anOwner(), reply(getBusinessFigures, someFigures({ first_steps })));

  test('leads to the next step of a new business, until it is closed (FIGURES-9)', async () => {
    const at = await open(steps);
    const banner = within(await screen.findByRole('region', BANNER));
    expect(banner.getByText(/1 of 5/)).toBeDefined();
    expect(banner.getByRole('link', { name: 'Do it now: Add your opening hours' }).getAttribute('href')).toBe(
      '/mybusiness/setings-hours',
    );
    await expectAccessible();
    await userEvent.click(banner.getByRole('button', { name: 'Close the first steps' }));
    expect(screen.queryByRole('region', BANNER)).toBeNull();
    await at.reopen();
    await waitFor(() => expect(at.calls.to(getBusinessFigures).length).toBeGreaterThan(1));
    expect(screen.queryByRole('region', BANNER)).toBeNull();
  });

  test('has none once all is done (FIGURES-9)', async () => {
    const at = await open({ photo: true, hours: true, address: true, contact: true, product: true });
    await waitFor(() => expect(at.calls.to(getBusinessFigures)).toHaveLength(1));
    expect(screen.queryByRole('region', BANNER)).toBeNull();
  });
});

test('a customer loads nothing of either', async () => {
  const at = await openHome(aCustomer());
  await screen.findByRole('heading', { level: 1 });
  expect(at.calls.to(countWaitingWork)).toEqual([]);
  expect(at.calls.to(getBusinessFigures)).toEqual([]);
});
