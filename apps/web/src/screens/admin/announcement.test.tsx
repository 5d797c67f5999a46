import { announce } from '@mercadito/contracts/announcements';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const WORDS = {
  'Title in Spanish': 'Mañana no hay reparto',
  'Text in Spanish': 'Es fiesta.',
  'Title in English': 'No deliveries tomorrow',
  'Text in English': 'A feast.',
};

test('an Admin sees what she writes as people will, and to how many it went (MESSAGE-15)', async () => {
  const at = await openScreen('/admin?label=announcement', {
    as: anAdmin(),
    replies: [reply(announce, { people: 12 })],
  });
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'To' }), 'drivers');
  for (const [name, text] of Object.entries(WORDS)) await user.type(screen.getByRole('textbox', { name }), text);
  expect(screen.getByRole('heading', { name: WORDS['Title in Spanish'] })).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Send announcement' }));
  expect(await screen.findByText('Sent to 12 people')).toBeTruthy();
  expect(at.calls.to(announce).map(({ body }) => body)).toMatchObject([
    { audience: 'drivers', title_es: 'Mañana no hay reparto', text_en: 'A feast.' },
  ]);
});

test('what was sent is not there to be sent again: the form is blank (MESSAGE-15)', async () => {
  await openScreen('/admin?label=announcement', { as: anAdmin(), replies: [reply(announce, { people: 12 })] });
  const user = userEvent.setup();
  for (const [name, text] of Object.entries(WORDS)) await user.type(await screen.findByRole('textbox', { name }), text);
  await user.click(screen.getByRole('button', { name: 'Send announcement' }));
  await screen.findByText('Sent to 12 people');
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '', '', '']);
});
