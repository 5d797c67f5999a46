import { getSetup, getSetupSteps, setUp } from '@mercadito/contracts/setup';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { someSteps } from '../../../test/fixtures/setup.ts';
import { everyPageReplies } from '../../../test/harness/every-page.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const open = (...replies: Reply[]) =>
  openScreen('/setup', { replies: [reply(getSetup, { needed: true }), reply(getSetupSteps, someSteps()), ...replies] });

async function fillIn(code: string) {
  await userEvent.type(await screen.findByLabelText('Code'), code);
  await userEvent.type(screen.getByLabelText('First name'), 'Mariana');
  await userEvent.type(screen.getByLabelText('Last name'), 'Ruiz');
  await userEvent.type(screen.getByLabelText('E-mail'), 'jefa@example.com');
  await userEvent.type(screen.getByLabelText('User Name'), 'jefa');
  await userEvent.type(screen.getByLabelText('Password'), 'a-good-password');
  await userEvent.click(screen.getByRole('button', { name: 'Create administrator account' }));
}

test('whoever has the code opens the first Admin’s account and is led to the first steps (SCREEN-73, SETUP-2)', async () => {
  const at = await open(reply(setUp, { token: 't', user: anAdmin() }), ...everyPageReplies(anAdmin()));
  await screen.findByRole('heading', { level: 1, name: 'Set up this site' });
  await expectAccessible();
  await fillIn('7KQM-2XWP-RT9D-HBV4');
  await screen.findByRole('heading', { level: 1, name: 'First steps' });
  expect(at.calls.to(setUp)[0]?.body).toMatchObject({ code: '7KQM-2XWP-RT9D-HBV4', username: 'jefa' });
});

test('a wrong code is told at its field, and nothing typed is lost (SETUP-2)', async () => {
  await open(refuse(setUp, 400, 'invalid_input', { errors: { code: ['Is not the code'] } }));
  await fillIn('AAAA');
  const code = screen.getByLabelText('Code');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  const words = 'That is not the code. Find the line with /setup in the server’s log.';
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('User Name')).toHaveProperty('value', 'jefa');
});

test('who comes second is told that there is an Admin (SETUP-2)', async () => {
  await open(refuse(setUp, 409, 'already_set_up'));
  await fillIn('7KQM-2XWP-RT9D-HBV4');
  await screen.findByText('This site has its first administrator already. Log in.');
});

test('once there is an Admin it leads home, and an Admin to the first steps (SCREEN-73)', async () => {
  const at = await openScreen('/setup', { replies: [reply(getSetup, { needed: false })] });
  await waitFor(() => expect(at.pathname).toBe('/'));
  const other = await openScreen('/setup', { as: anAdmin(), replies: [reply(getSetupSteps, someSteps())] });
  await waitFor(() => expect(other.pathname).toBe('/admin/setup'));
});

test('where it cannot be asked, it says so and asks again (LOOK-1)', async () => {
  await openScreen('/setup', { replies: [refuse(getSetup, 503, 'unavailable')] });
  await screen.findByText('We could not ask whether this site is set up');
});
