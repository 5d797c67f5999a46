import { getLegal, updateLegal } from '@mercadito/contracts/legal';
import { MAX_LENGTH } from '@mercadito/domain/input-limits';
import { usualText } from '@mercadito/domain/legal/usual-text';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aLegal } from '../../../test/fixtures/legal.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { later, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

/** As `aSite` is called. */
const SITE = { brand: 'Galeana Biz', town: 'Galeana' };

const open = (...replies: Reply[]) =>
  openScreen('/admin/town/legal', {
    as: anAdmin(),
    replies: [reply(getLegal, { legal: aLegal() }), ...replies],
  });
const UNNAMED = 'Nobody is named yet. The privacy page says so.';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an Admin names who answers and writes on from the usual text, which names whom was typed (SCREEN-72, LEGAL-2)', async () => {
  const named = aLegal({ responsible: 'María Ruiz', updated_at: '2026-11-02T12:00:00.000Z' });
  const at = await open(reply(updateLegal, { legal: named }));
  await screen.findByText(UNNAMED);
  await expectAccessible();
  await userEvent.type(screen.getByLabelText('Person or company responsible'), 'María Ruiz');
  await userEvent.type(screen.getByLabelText('Where to reach them'), 'Hidalgo 12');
  await userEvent.click(screen.getByRole('button', { name: 'Begin with the usual text: Privacy notice, in Spanish' }));
  const text = screen.getByLabelText('Privacy notice, in Spanish');
  const usual = usualText('privacy', 'es', { ...SITE, responsible: 'María Ruiz', contact: 'Hidalgo 12' });
  expect(usual).toContain('María Ruiz es responsable');
  expect(usual).toContain('Hidalgo 12');
  expect(text).toHaveProperty('value', usual);
  await waitFor(() => expect(document.activeElement).toBe(text));
  await userEvent.type(text, ' Y más.');
  await save();
  await waitFor(() => expect(at.calls.to(updateLegal)).toHaveLength(1));
  expect(at.calls.to(updateLegal)[0]?.body).toEqual({
    ...aLegal(),
    ...{ responsible: 'María Ruiz', contact: 'Hidalgo 12', privacy_es: `${usual} Y más.` },
  });
});

test('what another Admin has saved meanwhile is asked about (LEGAL-2, CALL-14)', async () => {
  const at = await open(refuse(updateLegal, 409, 'changed_meanwhile'));
  await userEvent.type(await screen.findByLabelText('Person or company responsible'), 'María');
  const theirs = aLegal({ responsible: 'Beto', updated_at: '2026-11-03T12:00:00.000Z' });
  at.replies.set(reply(getLegal, { legal: theirs }));
  await save();
  await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' });
  expect(screen.getByText('Beto')).toBeDefined();
});

test('what is typed while it is being saved stays, and is unsaved (LEGAL-2)', async () => {
  const saving = later(updateLegal);
  const at = await open(saving);
  const responsible = await screen.findByLabelText('Person or company responsible');
  await userEvent.type(responsible, 'María');
  await save();
  await waitFor(() => expect(at.calls.to(updateLegal)).toHaveLength(1));
  await userEvent.type(responsible, ' Ruiz');
  const saved = aLegal({ responsible: 'María', updated_at: '2026-11-02T12:00:00.000Z' });
  at.replies.set(reply(updateLegal, { legal: saved }));
  saving.give({ legal: saved });
  await screen.findByText('Saved');
  expect(responsible).toHaveProperty('value', 'María Ruiz');
  await save();
  await waitFor(() => expect(at.calls.to(updateLegal)).toHaveLength(2));
  expect(at.calls.to(updateLegal)[1]?.body).toEqual({ ...saved, responsible: 'María Ruiz' });
});

test('once somebody is named it is no longer said that nobody is (LEGAL-4)', async () => {
  const named = aLegal({ responsible: 'María', updated_at: '2026-11-02T12:00:00.000Z' });
  const at = await open(reply(updateLegal, { legal: named }));
  await screen.findByText(UNNAMED);
  await userEvent.type(screen.getByLabelText('Person or company responsible'), 'María');
  at.replies.set(reply(getLegal, { legal: named }));
  await save();
  await screen.findByText('Saved');
  await waitFor(() => expect(screen.queryByText(UNNAMED)).toBeNull());
});

test('a text that is too long stays as it was pasted, and its field says how much it takes (LEGAL-3, LOOK-49)', async () => {
  const at = await open();
  const text = await screen.findByLabelText('Terms, in English');
  screen.getByText(/^Leave a blank line .* 10,000 characters/);
  const long = 'a'.repeat(MAX_LENGTH.legalText + 2_600);
  await userEvent.click(text);
  await userEvent.paste(long);
  expect(text).toHaveProperty('value', long);
  await save();
  await screen.findByText('A text takes 10,000 characters at most, and none that cannot be seen');
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(at.calls.to(updateLegal)).toEqual([]);
  fireEvent.change(text, { target: { value: 'Short.' } });
  await waitFor(() => expect(text.getAttribute('aria-invalid')).toBeNull());
});

test('texts that do not come are asked for again (LOOK-1)', async () => {
  await openScreen('/admin/town/legal', { as: anAdmin(), replies: [refuse(getLegal, 503, 'overloaded')] });
  await screen.findByText('The texts could not be loaded');
});
