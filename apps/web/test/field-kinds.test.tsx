import { MultiSelect, NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { LoadTypeCards } from '../src/features/checkout/load-type-cards.tsx';
import type { CheckoutFormState } from '../src/features/checkout/use-checkout-form.ts';
import { AmountField } from '../src/shared/forms/amount-field.tsx';
import { PasswordField } from '../src/shared/forms/password-field.tsx';
import { PictureField } from '../src/shared/pictures/picture-field.tsx';
import { PhoneField } from '../src/shared/ui/phone-field.tsx';
import { showPart } from './harness/show-part.tsx';

const refused = { label: 'Field', error: 'Please check what you wrote here', value: '', onChange: () => undefined };
/** A form whose load type was refused. */
const checkout = { field: () => refused } as unknown as CheckoutFormState;

/** What has the focus when the form leads to it, and what hears of its error. */
const KINDS: readonly (readonly [string, ReactElement, () => HTMLElement])[] = [
  ['a line of text', <TextInput key="0" {...refused} />, () => screen.getByRole('textbox')],
  ['several lines', <Textarea key="1" {...refused} />, () => screen.getByRole('textbox')],
  ['a password', <PasswordField key="2" {...refused} />, () => screen.getByLabelText('Field')],
  ['a telephone number', <PhoneField key="3" {...refused} />, () => screen.getByRole('textbox')],
  ['an amount', <AmountField key="4" {...refused} places={2} currency="MXN" />, () => screen.getByRole('textbox')],
  ['a choice of the browser', <NativeSelect key="5" {...refused} data={[]} />, () => screen.getByRole('combobox')],
  ['a choice with a search', <Select key="6" {...refused} data={[]} searchable />, () => screen.getByRole('combobox')],
  [
    'several choices',
    <MultiSelect key="7" {...refused} value={[]} data={[]} />,
    () => screen.getByLabelText('Field', { selector: 'input' }),
  ],
  [
    'large radio cards',
    <LoadTypeCards key="8" form={checkout} disabled={false} />,
    () => screen.getByRole('radiogroup'),
  ],
];

/** What is wrong, as a screen reader hears it with the field. */
const heardWith = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('pictures that are refused are told with what is wrong; a group is never invalid itself', async () => {
  await showPart(<PictureField {...refused} value={[]} />);
  expect(heardWith(screen.getByRole('group'))).toContain(refused.error);
});

test.each(KINDS)('%s that is refused says so to a screen reader, with what is wrong', async (_, part, fieldOf) => {
  await showPart(part, { at: '/checkout' });
  const field = fieldOf();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(heardWith(field)).toContain(refused.error);
});
