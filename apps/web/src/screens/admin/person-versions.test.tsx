import { getPerson, updatePerson } from '@mercadito/contracts/accounts';
import { updateCompanyPlan } from '@mercadito/contracts/companies';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aPerson, aPersonsCompany } from '../../../test/fixtures/people.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, later, refuse, reply } from '../../../test/harness/replies.ts';

const [READ, MADE] = ['2026-11-01T12:00:00.000Z', '2026-11-01T12:05:00.000Z'] as const;
const member = (updated_at: string) =>
  aPerson({ subscriptionStatus: { active: true, until: '2027-02-01T06:00:00.000Z' }, updated_at });
const membership = async () => within(await screen.findByRole('region', { name: 'Membership' }));

test('a membership is set over the version that is shown, and Undo takes back the version that this made', async () => {
  const at = await openScreen(`/admin/people/${aPerson().id}`, {
    as: anAdmin(),
    replies: [reply(getPerson, member(READ)), reply(updatePerson, member(MADE))],
  });
  await userEvent.click((await membership()).getByRole('button', { name: '+1 month: Membership' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(at.calls.to(updatePerson).map(({ body }) => body.updated_at)).toEqual([READ, MADE]));
});

test('a membership that another Admin has set meanwhile is not set over it, which is said', async () => {
  await openScreen(`/admin/people/${aPerson().id}`, {
    as: anAdmin(),
    replies: [reply(getPerson, member(READ)), refuse(updatePerson, 409, 'changed_meanwhile')],
  });
  await userEvent.click((await membership()).getByRole('button', { name: '+1 month: Membership' }));
  expect(await screen.findByText('Somebody changed this at the same moment. Please check it again.')).toBeTruthy();
});

const chooseRole = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('radio', { name }));
  const save = screen.getByRole('button', { name: 'Save role' });
  // While a role is saved, a press is none.
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  await userEvent.click(save);
};

test('a role is set over the version that is shown, and what is decided next over the one that this made (CALL-14)', async () => {
  const driver = { ...aPerson(), profile: { ...aPerson().profile, kind: 'driver' as const }, updated_at: MADE };
  const at = await openScreen(`/admin/people/${aPerson().id}`, {
    as: anAdmin(),
    replies: [inTurn(reply(getPerson, member(READ)), later(getPerson)), reply(updatePerson, driver)],
  });
  await chooseRole(/Driver/);
  await screen.findByText(/^Role of/);
  await chooseRole(/Customer/);
  await waitFor(() =>
    expect(at.calls.to(updatePerson).map(({ body }) => [body.role, body.updated_at])).toEqual([
      ['driver', READ],
      ['user', MADE],
    ]),
  );
});

test('a role that another Admin has decided about meanwhile is not set over it, which is said', async () => {
  await openScreen(`/admin/people/${aPerson().id}`, {
    as: anAdmin(),
    replies: [reply(getPerson, member(READ)), refuse(updatePerson, 409, 'changed_meanwhile')],
  });
  await chooseRole(/Driver/);
  expect(await screen.findByText('Somebody changed this at the same moment. Please check it again.')).toBeTruthy();
});

const owner = (until: string | null) =>
  aPerson({ company: aPersonsCompany({ plan: { active: until !== null, until } }), company_id: 2 });
const business = async () => within(await screen.findByRole('region', { name: 'Business' }));

test('a plan is set over the end that is shown, and Undo takes back the end that this made (CALL-14)', async () => {
  const at = await openScreen(`/admin/people/${aPerson().id}`, {
    as: anAdmin(),
    replies: [reply(getPerson, owner('2027-01-01T06:00:00.000Z')), reply(updateCompanyPlan, aCompany())],
  });
  await userEvent.click((await business()).getByRole('button', { name: '+1 year: Paid plan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(at.calls.to(updateCompanyPlan).map(({ body }) => body)).toEqual([
      { subscription_product_until: '2027-12-31', subscription_product_until_was: '2027-01-01T06:00:00.000Z' },
      { subscription_product_until: '2027-01-01T06:00:00.000Z', subscription_product_until_was: '2027-12-31' },
    ]),
  );
});

test('a plan that another Admin has set meanwhile is not set over it, which is said, and then it is set over theirs', async () => {
  const at = await openScreen(`/admin/people/${aPerson().id}`, {
    as: anAdmin(),
    replies: [
      inTurn(reply(getPerson, owner(null)), reply(getPerson, owner('2027-03-01T06:00:00.000Z'))),
      inTurn(refuse(updateCompanyPlan, 409, 'changed_meanwhile'), reply(updateCompanyPlan, aCompany())),
    ],
  });
  await userEvent.click((await business()).getByRole('button', { name: '+1 month: Paid plan' }));
  expect(await screen.findByText('Somebody changed this at the same moment. Please check it again.')).toBeTruthy();
  await userEvent.click(await (await business()).findByRole('button', { name: 'End now: Paid plan' }));
  await waitFor(() => expect(at.calls.to(updateCompanyPlan)).toHaveLength(2));
  expect(at.calls.to(updateCompanyPlan)[1]?.body).toEqual({
    subscription_product_until: null,
    subscription_product_until_was: '2027-03-01T06:00:00.000Z',
  });
});
