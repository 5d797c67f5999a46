import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { PhoneField } from './phone-field.tsx';

/** A field and, below it, what the form has of it. */
function Field() {
  const [value, setValue] = useState('');
  return (
    <>
      <PhoneField label="Phone" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test.each([
  ['627 123 4567', '+526271234567'],
  ['044 627 123 4567', '+526271234567'],
  ['045 627 123 4567', '+526271234567'],
  ['01 627 123 4567', '+526271234567'],
  ['+52 1 627 123 4567', '+526271234567'],
  ['1 636 111 2233', '+526361112233'],
  ['+1 (915) 555-0100', '+19155550100'],
  ['001 915 555 0100', '+19155550100'],
  ['627 123 45678', '+5262712345678'],
])('"%s" becomes %s, typed and pasted', async (text, kept) => {
  const user = userEvent.setup();
  await showComponent(<Field />);
  const field = screen.getByLabelText('Phone');
  await user.type(field, text);
  expect(screen.getByRole('status').textContent).toBe(kept);
  await user.clear(field);
  await user.selectOptions(screen.getByRole('combobox'), '+52');
  await user.click(field);
  await user.paste(text);
  expect(screen.getByRole('status').textContent).toBe(kept);
});

test('tells who cannot see it what helps with the number, and what is wrong with it', async () => {
  await showComponent(
    <PhoneField label="Phone" description="Ten digits" error="Too short" value="" onChange={() => undefined} />,
  );
  const field = screen.getByLabelText('Phone');
  const texts = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .flatMap((id) => document.getElementById(id)?.textContent ?? []);
  expect(texts).toEqual(['Too short', 'Ten digits']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
