import { getLegal, updateLegal } from '@mercadito/contracts/legal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aLegal, USUAL } from '../../../test/fixtures/legal.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const open = (...replies: Reply[]) =>
  openScreen('/admin/town/legal', {
    as: anAdmin(),
    replies: [reply(getLegal, { legal: aLegal(), usual: USUAL }), ...replies],
  });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an Admin names who answers and writes on from the usual text (SCREEN-72, LEGAL-2)', async () => {
  const named = aLegal({ responsible: 'María Ruiz', updated_at: '2026-11-02T12:00:00.000Z' });
  const at = await open(reply(updateLegal, { legal: named }));
  await screen.findByText('Nobody is named yet. The privacy page says so.');
  await expectAccessible();
  await userEvent.type(screen.getByLabelText('Person or company responsible'), 'María Ruiz');
  await userEvent.click(screen.getByRole('button', { name: 'Begin with the usual text: Privacy notice, in Spanish' }));
  const text = screen.getByLabelText('Privacy notice, in Spanish');
  expect(text).toHaveProperty('value', USUAL.privacy_es);
  await waitFor(() => expect(document.activeElement).toBe(text));
  await userEvent.type(text, ' Y más.');
  await save();
  await waitFor(() => expect(at.calls.to(updateLegal)).toHaveLength(1));
  expect(at.calls.to(updateLegal)[0]?.body).toEqual({
    ...aLegal(),
    ...{ responsible: 'María Ruiz', privacy_es: 'El aviso base. Y más.' },
  });
});

test('what another Admin has saved meanwhile is asked about (LEGAL-2, CALL-14)', async () => {
  const at = await open(refuse(updateLegal, 409, 'changed_meanwhile'));
  await userEvent.type(await screen.findByLabelText('Person or company responsible'), 'María');
  const theirs = aLegal({ responsible: 'Beto', updated_at: '2026-11-03T12:00:00.000Z' });
  at.replies.set(reply(getLegal, { legal: theirs, usual: USUAL }));
  await save();
  await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' });
  expect(screen.getByText('Beto')).toBeDefined();
});

test('texts that do not come are asked for again (LOOK-1)', async () => {
  await openScreen('/admin/town/legal', { as: anAdmin(), replies: [refuse(getLegal, 503, 'overloaded')] });
  await screen.findByText('The texts could not be loaded');
});
