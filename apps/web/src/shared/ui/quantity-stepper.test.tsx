import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

/** What the count becomes of three pieces when this is typed over it and the field is left. */
async function typed(text: string): Promise<number | undefined> {
  const onChange = vi.fn<(count: number) => void>();
  await showComponent(<QuantityStepper value={3} onChange={onChange} label="Pan" />);
  const field = screen.getByRole('textbox', { name: /^Quantity/ });
  await userEvent.tripleClick(field);
  await userEvent.keyboard(text);
  await userEvent.tab();
  expect(field).toHaveProperty('value', '3');
  return onChange.mock.calls[0]?.[0];
}

test.each([
  ['0', undefined],
  ['000', undefined],
  ['-', undefined],
  ['12', 12],
  ['2000', 1000],
])('a typed quantity of %s becomes %s', async (text, count) => {
  expect(await typed(text)).toBe(count);
});
