import {
  blockPerson,
  getPerson,
  type PersonDetails,
  resetPassword,
  signPersonOut,
  unblockPerson,
  updatePerson,
} from '@mercadito/contracts/accounts';
import { listDriversCash } from '@mercadito/contracts/cash/admin';
import { updateCompanyPlan } from '@mercadito/contracts/companies';
import { setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aDriverProfile } from '../../../test/fixtures/deliveries.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { aPerson, aPersonsCompany, aPersonsDriver } from '../../../test/fixtures/people.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const openPerson = (person: PersonDetails = aPerson(), ...replies: Reply[]) =>
  openScreen(`/admin/people/${person.id}`, {
    as: anAdmin(),
    replies: [reply(getPerson, person), reply(listDriversCash, aList([])), ...replies],
  });

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe("a person's page", () => {
  test('says who they are and how to reach them (SCREEN-51)', async () => {
    await openPerson();
    const account = await part('Account');
    expect(account.getByRole('link', { name: 'lupita@example.com' }).getAttribute('href')).toBe(
      'mailto:lupita@example.com',
    );
    expect(account.getByRole('link', { name: /Call Lupita/ }).getAttribute('href')).toBe('tel:+526361112233');
    expect(account.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/526361112233\?text=Hola%20/,
    );
    expect(account.getByText('2 devices')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Business' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Driver' })).toBeNull();
    await expectAccessible();
  });

  test('of somebody who is not there says so', async () => {
    await openScreen('/admin/people/99', { as: anAdmin(), replies: [refuse(getPerson, 404, 'not_found')] });
    expect(await screen.findByRole('heading', { name: 'There is no such person' })).toBeDefined();
  });

  test('leads back to the list as it was (SCREEN-51)', async () => {
    const address = `/admin/people/5?fromUrl=${encodeURIComponent('/admin/people?search=lupita')}`;
    await openScreen(address, { as: anAdmin(), replies: [reply(getPerson, aPerson())] });
    const back = await screen.findByRole('link', { name: 'Back to people' });
    expect(back.getAttribute('href')).toBe('/admin/people?search=lupita');
  });

  test('shows what another Admin has done meanwhile', async () => {
    const at = await openPerson();
    await part('Account');
    at.replies.set(
      reply(
        getPerson,
        aPerson({ is_blocked: true, block: { reason: 'Again', at: '2026-11-20T18:00:00.000Z', by: 'otra' } }),
      ),
    );
    // As the stream of events does.
    act(() => void at.store.dispatch(api.util.invalidateTags(['People'])));
    expect(await screen.findByText('Again')).toBeDefined();
  });
});

describe('a role', () => {
  test('of an Admin is given and taken only when asked (SCREEN-52)', async () => {
    const at = await openPerson(aPerson(), reply(updatePerson, aPerson()));
    await userEvent.click(await screen.findByRole('radio', { name: /Administrator/ }));
    await press('Save role');
    const question = await inDialog('Make Lupita Ríos an administrator?');
    expect(at.calls.to(updatePerson)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Make administrator' }));
    await waitFor(() => expect(at.calls.to(updatePerson)[0]?.body).toMatchObject({ role: 'admin' }));
  });

  test('that cannot be taken says why in plain words', async () => {
    const admin = aPerson({ profile: { ...anAdmin().profile } });
    await openPerson(admin, refuse(updatePerson, 409, 'last_admin'));
    await userEvent.click(await screen.findByRole('radio', { name: /Customer/ }));
    await press('Save role');
    const question = await inDialog('Remove Lupita Ríos as administrator?');
    await userEvent.click(question.getByRole('button', { name: 'Take the role away' }));
    expect(await screen.findByText('There must be at least one administrator.')).toBeDefined();
  });
});

describe('when a driver works', () => {
  const hoursOf = async (driver = aPersonsDriver(), ...replies: Reply[]) => {
    const at = await openPerson(aPerson({ driver, driver_id: driver.id }), ...replies);
    const form = within(await screen.findByRole('form', { name: 'Change the hours' }));
    const type = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
    const save = form.getByRole<HTMLButtonElement>('button', { name: 'Save: Change the hours' });
    return { at, form, type, save };
  };

  test('is set in two times, and Undo gives back those that stood there', async () => {
    const { at, type, save } = await hoursOf(aPersonsDriver(), reply(setDriverAvailability, aDriverProfile()));
    expect(isOff(save)).toBe(true);
    type('From', '22:00');
    type('Until', '02:00');
    await userEvent.click(save);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(at.calls.to(setDriverAvailability).map(({ body }) => body)).toEqual([
        { driver_id: 7, daily_start_time: '22:00', daily_end_time: '02:00' },
        { driver_id: 7, daily_start_time: '09:00', daily_end_time: '18:00' },
      ]),
    );
  });

  test('is set in two times that differ, or in none', async () => {
    const { form, type, save } = await hoursOf();
    type('From', '');
    expect([isOff(save), form.queryByText('Give two different times, or none.') !== null]).toEqual([true, true]);
    type('From', '18:00');
    expect(isOff(save)).toBe(true);
    type('From', '');
    type('Until', '');
    expect([isOff(save), form.queryByText('Give two different times, or none.')]).toEqual([false, null]);
  });

  test('is not set while they are blocked', async () => {
    const block = { reason: 'Again', at: '2026-11-20T18:00:00.000Z', by: 'otra' };
    await openPerson(aPerson({ driver: aPersonsDriver(), driver_id: 7, is_blocked: true, block }));
    await part('Driver');
    expect(screen.queryByRole('form', { name: 'Change the hours' })).toBeNull();
  });
});

describe('a membership', () => {
  const MEMBER = { active: true, until: '2027-02-01T06:00:00.000Z' };

  test('goes on for a month from its last day, and Undo gives back the instant that stood there (SCREEN-52)', async () => {
    const at = await openPerson(aPerson({ subscriptionStatus: MEMBER }), reply(updatePerson, aPerson()));
    const membership = await part('Membership');
    expect(membership.getByText('Valid until January 31, 2027')).toBeDefined();
    await userEvent.click(membership.getByRole('button', { name: '+1 month: Membership' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(at.calls.to(updatePerson).map(({ body }) => body)).toMatchObject([
        { subscription_until: '2027-02-28' },
        { subscription_until: MEMBER.until },
      ]),
    );
  });

  test('is given to any last day, and ended', async () => {
    const person = aPerson({ subscriptionStatus: MEMBER });
    const at = await openPerson(person, reply(updatePerson, person));
    const membership = await part('Membership');
    const field = membership.getByLabelText('Last day: Membership');
    await userEvent.clear(field);
    await userEvent.type(field, '2027-03-15');
    await userEvent.click(membership.getByRole('button', { name: 'Save: Membership' }));
    await waitFor(() => expect(at.calls.to(updatePerson)[0]?.body).toMatchObject({ subscription_until: '2027-03-15' }));
    await userEvent.click(membership.getByRole('button', { name: 'End now: Membership' }));
    await waitFor(() => expect(at.calls.to(updatePerson)[1]?.body).toMatchObject({ subscription_until: null }));
  });
});

test("an owner's page leads to the business and to acting for it, and gives its plan", async () => {
  const owner = aPerson({ company: aPersonsCompany(), company_id: 2 });
  const at = await openPerson(owner, reply(updateCompanyPlan, aCompany()));
  const business = await part('Business');
  expect(business.getByRole('link', { name: 'See its page' }).getAttribute('href')).toBe('/business/2');
  expect(business.getByRole('link', { name: 'Manage this business' }).getAttribute('href')).toBe(
    '/mybusiness?business=2',
  );
  expect(business.getByText('Has products for members only.')).toBeDefined();
  await userEvent.click(business.getByRole('button', { name: '+1 year: Paid plan' }));
  await waitFor(() =>
    expect(at.calls.to(updateCompanyPlan)[0]).toMatchObject({
      params: { companyId: 2 },
      body: { subscription_product_until: '2027-12-31', subscription_product_until_was: '2027-01-01T06:00:00.000Z' },
    }),
  );
});

test('a one-time password is shown once, with what to say (SCREEN-53)', async () => {
  await openPerson(aPerson(), reply(resetPassword, { password: 'abcdefgh2345' }));
  await part('Access');
  await press('Give a one-time password');
  const question = await inDialog('Give Lupita Ríos a one-time password?');
  await userEvent.click(question.getByRole('button', { name: 'Give a one-time password' }));
  const shown = await inDialog('One-time password for Lupita Ríos');
  expect(shown.getByText('abcdefgh2345')).toBeDefined();
  expect(shown.getByText(/log in as lupita/)).toBeDefined();
  await expectAccessible();
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('abcdefgh2345')).toBeNull());
});

test('a person is signed out everywhere once that is asked', async () => {
  const at = await openPerson(aPerson(), reply(signPersonOut, aPerson({ sessions: 0 })));
  await part('Access');
  await press('Log out everywhere');
  const question = await inDialog('Log Lupita Ríos out everywhere?');
  await userEvent.click(question.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(at.calls.to(signPersonOut)).toHaveLength(1));
});

describe('blocking', () => {
  const blocked = aPerson({
    is_blocked: true,
    block: { reason: 'Nobody opened the door.', at: '2026-11-20T18:00:00.000Z', by: 'admin' },
    company: aPersonsCompany(),
    company_id: 2,
  });

  test('asks for a reason and says what follows from it', async () => {
    const owner = aPerson({ company: aPersonsCompany(), company_id: 2 });
    const at = await openPerson(owner, reply(blockPerson, blocked));
    await part('Access');
    await press('Block…');
    const form = await inDialog('Block Lupita Ríos?');
    expect(form.getByRole('checkbox', { name: 'Close Burritos El Güero too' })).toHaveProperty('checked', true);
    await userEvent.click(form.getByRole('button', { name: 'Yes, block' }));
    expect((await form.findAllByText('Write the reason')).length).toBeGreaterThan(0);
    await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), 'Nobody opened the door.');
    await expectAccessible();
    await userEvent.click(form.getByRole('button', { name: 'Yes, block' }));
    await waitFor(() =>
      expect(at.calls.to(blockPerson)[0]?.body).toEqual({ reason: 'Nobody opened the door.', suspend_business: true }),
    );
  });

  test('leaves the business of an owner on sale where the Admin says so (SUSPENSION-5)', async () => {
    const owner = aPerson({ company: aPersonsCompany(), company_id: 2 });
    const at = await openPerson(owner, reply(blockPerson, blocked));
    await part('Access');
    await press('Block…');
    const form = await inDialog('Block Lupita Ríos?');
    await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), 'Lost her telephone');
    await userEvent.click(form.getByRole('checkbox', { name: 'Close Burritos El Güero too' }));
    await userEvent.click(form.getByRole('button', { name: 'Yes, block' }));
    await waitFor(() =>
      expect(at.calls.to(blockPerson)[0]?.body).toEqual({ reason: 'Lost her telephone', suspend_business: false }),
    );
  });

  test('asks nothing about a business that is closed already, or is not there', async () => {
    const suspension = { reason: 'False goods', at: '2026-11-20T18:00:00.000Z', by: 'admin' };
    const at = await openPerson(aPerson({ company: aPersonsCompany({ suspension }), company_id: 2 }));
    await part('Access');
    await press('Block…');
    const form = await inDialog('Block Lupita Ríos?');
    expect(form.getByText('Burritos El Güero is already closed.')).toBeDefined();
    expect(form.queryByRole('checkbox')).toBeNull();
    expect(at.calls.to(blockPerson)).toEqual([]);
  });

  test('of a driver with orders in hand leads to where they are taken back', async () => {
    const driver = aPerson({ driver: aPersonsDriver(), driver_id: 7 });
    await openPerson(driver, refuse(blockPerson, 409, 'driver_has_orders', { facts: { count: 2 } }));
    expect((await part('Driver')).getByText('2 of 5')).toBeDefined();
    await press('Block…');
    const form = await inDialog('Block Lupita Ríos?');
    await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), 'False deliveries');
    await userEvent.click(form.getByRole('button', { name: 'Yes, block' }));
    expect(await form.findByText('This driver still has 2 orders. Take them back first.')).toBeDefined();
    expect(form.getByRole('link', { name: 'See the orders in progress' }).getAttribute('href')).toBe(
      '/driver-order-in-progress',
    );
  });

  test('says of whoever is blocked why, since when and by whom, and lets them in again', async () => {
    const at = await openPerson(blocked, reply(unblockPerson, aPerson()));
    expect(await screen.findByText('Nobody opened the door.')).toBeDefined();
    expect(screen.getByText(/Blocked since .* by admin/)).toBeDefined();
    expect(screen.getByText('People still see it and can order from it. You can manage it.')).toBeDefined();
    await press('Unblock');
    await waitFor(() => expect(at.calls.to(unblockPerson)).toHaveLength(1));
  });

  test('is not offered to oneself (SCREEN-52)', async () => {
    await openPerson(aPerson({ ...anAdmin() }));
    expect((await part('Access')).getByText(/You cannot block yourself/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Block…' })).toBeNull();
    // A message would be gone with the session before anybody has read it.
    expect(screen.queryByRole('button', { name: 'Give a one-time password' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your profile' }).getAttribute('href')).toBe('/profile');
  });
});
