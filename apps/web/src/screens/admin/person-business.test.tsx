import { getPerson, type PersonDetails } from '@mercadito/contracts/accounts';
import { reinstateCompany, suspendCompany } from '@mercadito/contracts/companies';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aPerson, aPersonsCompany } from '../../../test/fixtures/people.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, reply } from '../../../test/harness/replies.ts';

const openPerson = (person: PersonDetails, ...replies: Reply[]) =>
  openScreen(`/admin/people/${person.id}`, { as: anAdmin(), replies: [reply(getPerson, person), ...replies] });

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe('a business', () => {
  const suspension = { reason: 'Three orders were never filled.', at: '2026-11-20T18:00:00.000Z', by: 'admin' };
  const owner = aPerson({ company: aPersonsCompany(), company_id: 2 });
  const suspended = aPerson({ company: aPersonsCompany({ suspension }), company_id: 2 });

  test('is closed for a reason, once the Admin has read what follows from it', async () => {
    const at = await openPerson(owner, reply(suspendCompany, aCompany()));
    await part('Business');
    await press('Close this business…');
    const form = await inDialog('Close Burritos El Güero?');
    expect(form.getByText('Orders in progress go on.')).toBeDefined();
    await userEvent.click(form.getByRole('button', { name: 'Yes, close' }));
    expect((await form.findAllByText('Write the reason')).length).toBeGreaterThan(0);
    expect(at.calls.to(suspendCompany)).toEqual([]);
    await userEvent.keyboard('Three orders were never filled.');
    await expectAccessible();
    at.replies.set(reply(getPerson, suspended));
    await userEvent.click(form.getByRole('button', { name: 'Yes, close' }));
    expect(await screen.findByText('Burritos El Güero is closed')).toBeDefined();
    expect(at.calls.to(suspendCompany)[0]).toMatchObject({
      params: { companyId: 2 },
      body: { reason: 'Three orders were never filled.' },
    });
    expect(await (await part('Business')).findByText(/Closed since .* by admin/)).toBeDefined();
  });

  test('that is closed says why, since when and by whom, and is opened again', async () => {
    const at = await openPerson(suspended, reply(reinstateCompany, aCompany()));
    expect((await part('Business')).getByText('Three orders were never filled.')).toBeDefined();
    await expectAccessible();
    at.replies.set(reply(getPerson, owner));
    await press('Open it again');
    expect(await screen.findByRole('button', { name: 'Close this business…' })).toBeDefined();
    expect(at.calls.to(reinstateCompany)).toHaveLength(1);
  });
});
