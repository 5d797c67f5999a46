import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../i18n/i18n.ts';
import { PhoneField } from './phone-field.tsx';

beforeEach(() => switchLanguage('en'));
afterEach(cleanup);

/** A field and, below it, what the form has of it. */
function Field() {
  const [value, setValue] = useState('');
  return (
    <MantineProvider>
      <PhoneField label="Phone" value={value} onChange={setValue} />
      <output>{value}</output>
    </MantineProvider>
  );
}

test.each([
  ['627 123 4567', '+526271234567'],
  ['044 627 123 4567', '+526271234567'],
  ['045 627 123 4567', '+526271234567'],
  ['01 627 123 4567', '+526271234567'],
  ['+52 1 627 123 4567', '+526271234567'],
  ['+1 (915) 555-0100', '+19155550100'],
  ['627 123 45678', '+5262712345678'],
])('"%s" becomes %s, typed and pasted', async (text, kept) => {
  const user = userEvent.setup();
  render(<Field />);
  const field = screen.getByLabelText('Phone');
  await user.type(field, text);
  expect(screen.getByRole('status').textContent).toBe(kept);
  await user.clear(field);
  await user.selectOptions(screen.getByRole('combobox'), '+52');
  await user.click(field);
  await user.paste(text);
  expect(screen.getByRole('status').textContent).toBe(kept);
});
