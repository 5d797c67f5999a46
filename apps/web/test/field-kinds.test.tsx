import { Checkbox, NativeSelect, Radio, Switch, Textarea, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { expect, test } from 'vitest';
import { AmountField } from '../src/shared/forms/money-field.tsx';
import { PasswordField } from '../src/shared/forms/password-field.tsx';
import { RadioGroup } from '../src/shared/forms/radio-group.tsx';
import { useContractForm } from '../src/shared/forms/use-contract-form.ts';
import { PictureField } from '../src/shared/pictures/picture-field.tsx';
import { PhoneField } from '../src/shared/ui/phone-field.tsx';
import { MultiSelect, Select } from '../src/shared/ui/select.tsx';
import { showComponent } from './harness/show-component.tsx';

const REFUSAL = 'Please check what you wrote here';

/** What a form gives each of its fields. */
const useField = () =>
  useContractForm('services', 'createService', { initialValues: { name: '' }, labels: { name: 'Field' } });
type Field = ReturnType<ReturnType<typeof useField>['field']>;

/** A field of a form that was refused. */
function Refused({ draw }: { draw: (field: Field) => ReactElement }) {
  const form = useField();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => form.setFieldError('name', REFUSAL), []);
  return draw(form.field('name'));
}

const textbox = () => screen.getByRole('textbox');

/**
 * By the control that Mantine draws, or the UI library: what has the focus when the form leads to it, and what hears of its
 * error.
 */
const KINDS: readonly (readonly [string, (field: Field) => ReactElement, () => HTMLElement])[] = [
  ['TextInput', (field) => <TextInput {...field} />, textbox],
  ['Textarea', (field) => <Textarea {...field} />, textbox],
  ['PasswordInput', (field) => <PasswordField {...field} />, () => screen.getByLabelText('Field')],
  ['PhoneField', (field) => <PhoneField {...field} />, textbox],
  ['AmountField', (field) => <AmountField {...field} places={2} currency="MXN" />, textbox],
  ['NativeSelect', (field) => <NativeSelect {...field} data={[]} />, () => screen.getByRole('combobox')],
  ['Select', (field) => <Select {...field} data={[]} searchable />, () => screen.getByRole('combobox')],
  [
    'MultiSelect',
    (field) => <MultiSelect {...field} value={[]} data={[]} />,
    () => screen.getByLabelText('Field', { selector: 'input' }),
  ],
  ['Switch', ({ value, ...field }) => <Switch {...field} checked={Boolean(value)} />, () => screen.getByRole('switch')],
  [
    'Checkbox',
    ({ value, ...field }) => <Checkbox {...field} checked={Boolean(value)} />,
    () => screen.getByRole('checkbox'),
  ],
  [
    'Radio.Group',
    (field) => (
      <RadioGroup {...field}>
        <Radio value="1" label="One" />
      </RadioGroup>
    ),
    () => screen.getByRole('radiogroup'),
  ],
];

/** What is wrong, as a screen reader hears it with the field. */
const heardWith = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('pictures that are refused are told with what is wrong; a group is never invalid itself', async () => {
  await showComponent(<PictureField label="Field" error={REFUSAL} value={[]} onChange={() => undefined} />);
  expect(heardWith(screen.getByRole('group'))).toContain(REFUSAL);
});

test.each(KINDS)('a %s that is refused says so to a screen reader, with what is wrong', async (_, draw, fieldOf) => {
  await showComponent(<Refused draw={draw} />);
  const field = fieldOf();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(heardWith(field)).toContain(REFUSAL);
});

/** The application's own files, without the tests beside them, and without the lists that it draws for all others. */
const SOURCES = import.meta.glob<string>(['../src/**/*.tsx', '!../src/**/*.test.tsx', '!../src/shared/ui/select.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CONTROL =
  /(?<!\w)<(\w*Input|\w*Select|Textarea|Autocomplete|(?:Checkbox|Switch|Radio|Chip)\.Group|Checkbox|Switch|Slider)[\s/>]/g;

/** The one of a telephone number is within its kind; in the choice of columns nothing can be refused. */
const IN_NO_FORM = ['Input', 'Checkbox.Group'];

test('there is no kind of control in the application that is not looked at here', () => {
  const used = new Set(
    Object.values(SOURCES).flatMap((source) => [...source.matchAll(CONTROL)].map(([, name]) => name)),
  );
  expect(used.size).toBeGreaterThan(6);
  const isLookedAt = (name = '') => IN_NO_FORM.includes(name) || KINDS.some(([kind]) => kind === name);
  expect([...used].filter((name) => !isLookedAt(name))).toEqual([]);
});

test('a group of radio buttons is the one of the UI library, which marks it', () => {
  const drawn = Object.keys(SOURCES).filter((path) => SOURCES[path]?.includes('<Radio.Group'));
  expect(drawn).toEqual(['../src/shared/forms/radio-group.tsx']);
});
