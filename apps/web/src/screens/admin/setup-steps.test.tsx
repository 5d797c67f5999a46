import { getSetupSteps } from '@mercadito/contracts/setup';
import { getTown } from '@mercadito/contracts/town';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { someSteps } from '../../../test/fixtures/setup.ts';
import { aTown } from '../../../test/fixtures/town.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';

const listed = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((step) => [within(step).getByRole('link').getAttribute('href'), /Done/.test(step.textContent ?? '')]);

test('an Admin sees what is done and what is left, each with the way there (SCREEN-74, SETUP-3)', async () => {
  await openScreen('/admin/setup', { as: anAdmin(), replies: [reply(getSetupSteps, someSteps({ contacts: true }))] });
  await screen.findByRole('heading', { name: '4 of 8 done' });
  expect(listed()).toEqual([
    ['/admin/town?part=brand', false],
    ['/admin/town?part=places', true],
    ['/admin/town?part=zone', true],
    ['/admin/town?part=contacts', true],
    ['/admin/town?part=hours', false],
    ['/admin/town/legal', false],
    ['/admin/categories', true],
    ['/business/createdCompany', false],
  ]);
  await expectAccessible();
});

test('a step leads to its part of the form, and its way back shows what is left then (SETUP-3)', async () => {
  const at = await openScreen('/admin/setup', {
    as: anAdmin(),
    replies: [reply(getSetupSteps, someSteps()), reply(getTown, { town: aTown() })],
  });
  await userEvent.click(await screen.findByRole('link', { name: /Help on WhatsApp/ }));
  const heading = await screen.findByRole('heading', { name: 'Help on WhatsApp', level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  at.replies.set(reply(getSetupSteps, someSteps({ contacts: true })));
  await userEvent.click(screen.getByRole('link', { name: 'First steps' }));
  await screen.findByRole('heading', { name: '4 of 8 done' });
});

test('all done is said, and so is what cannot be read (SETUP-3, LOOK-1)', async () => {
  const all = { brand: true, contacts: true, hours: true, responsible: true, shop: true };
  const at = await openScreen('/admin/setup', { as: anAdmin(), replies: [reply(getSetupSteps, someSteps(all))] });
  await screen.findByRole('heading', { name: 'All done. Your site is ready.' });
  at.replies.set(refuse(getSetupSteps, 503, 'unavailable'));
  await at.reopen();
  await screen.findByText('We could not look which steps are done');
});
