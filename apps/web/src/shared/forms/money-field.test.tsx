import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
// There at once, as it is while a person is still reading.
import '@mercadito/contracts/services';
import { ContractFormBox } from './contract-form.tsx';
import { MoneyField } from './money-field.tsx';
import { useContractForm } from './use-contract-form.ts';

const onSubmit = vi.fn();

function PriceForm() {
  const form = useContractForm('services', 'createService', {
    initialValues: { hour_price: '', currency: 'MXN' },
    labels: { hour_price: 'Price per hour', currency: 'Currency' },
  });
  return (
    <ContractFormBox form={form} onSubmit={onSubmit}>
      <MoneyField amount={form.field('hour_price')} currency={form.field('currency')} places={3} />
      <button type="submit">Save</button>
    </ContractFormBox>
  );
}

const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price per hour' });

test('an amount holds seven digits and its decimals, whatever else is typed', async () => {
  await showComponent(<PriceForm />);
  await userEvent.click(price());
  await userEvent.paste('1234567');
  await userEvent.keyboard('x8');
  expect(price().value).toBe('1234567');
  await userEvent.keyboard('.1234');
  expect(price().value).toBe('1234567.123');
});

test('what is pasted as it stands elsewhere is the number that it means, and stands below as others read it', async () => {
  await showComponent(<PriceForm />);
  await userEvent.click(price());
  await userEvent.paste('$1,250.50');
  expect(price().value).toBe('1,250.50');
  expect(screen.getByText('$1,250.50 MXN')).toBeDefined();
});

test.each([
  ['1,234.50 MXN', '1,234.50', '$1,234.50 MXN'],
  ['US$ 12.50', '12.50', '$12.50 MXN'],
  ['12345.6789', '12345.6789', 'Write it like 1234.50 or 1,234.50'],
  ['about 50 pesos', 'about 50 pesos', 'Write it like 1234.50 or 1,234.50'],
])('%j, pasted, stands there as %j, and is answered with %j', async (pasted, held, said) => {
  await showComponent(<PriceForm />);
  await userEvent.click(price());
  await userEvent.paste(pasted);
  expect(price().value).toBe(held);
  await userEvent.tab();
  expect(await screen.findByText(said)).toBeDefined();
});

test('an amount is what stands below it, and one that can be meant in two ways is refused with how to write it', async () => {
  await showComponent(<PriceForm />);
  await userEvent.type(price(), '12,50');
  expect(screen.getByText('$12.50 MXN')).toBeDefined();
  await userEvent.clear(price());
  await userEvent.type(price(), '1,500');
  expect(screen.getByText('$1,500.00 MXN')).toBeDefined();
  await userEvent.clear(price());
  await userEvent.type(price(), '12,5');
  await userEvent.tab();
  expect(await screen.findByText('Write it like 1234.50 or 1,234.50')).toBeDefined();
});

test('the currency is chosen beside it, and both go out', async () => {
  await showComponent(<PriceForm />);
  await userEvent.type(price(), '250.125');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ hour_price: '250.125', currency: 'USD' }));
});

test('axe finds nothing on it', async () => {
  await showComponent(<PriceForm />);
  await expectAccessible();
});

test.each(['-', 'a'])(
  'of %j, typed, it says at the field how an amount is written, until one is (LOOK-49)',
  async (typed) => {
    await showComponent(<PriceForm />);
    await userEvent.type(price(), typed);
    expect(price().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Write it like 1234.50 or 1,234.50')).toBeDefined();
    await userEvent.keyboard('5');
    expect(price().getAttribute('aria-invalid')).toBeNull();
  },
);

test('of a key that is not taken nothing is said any more once the field is left with what is right (LOOK-49)', async () => {
  await showComponent(<PriceForm />);
  await userEvent.type(price(), '150x');
  expect(price().getAttribute('aria-invalid')).toBe('true');
  await userEvent.tab();
  expect(price().getAttribute('aria-invalid')).toBeNull();
  expect(price()).toHaveProperty('value', '150');
});
