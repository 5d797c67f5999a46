import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const field = () => screen.getByRole('textbox', { name: /^Quantity/ });

/** Shows three pieces, where this is typed over them and the field left. */
async function type(text: string) {
  const onChange = vi.fn<(count: number) => void>();
  await showComponent(<QuantityStepper value={3} onChange={onChange} label="Pan" max={1200} />);
  await userEvent.tripleClick(field());
  await userEvent.keyboard(text);
  await userEvent.tab();
  return onChange;
}

test('a typed quantity counts once the field is left', async () => {
  const onChange = await type('12');
  expect(onChange.mock.calls).toEqual([[12]]);
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test.each(['1,000', '1 000'])('a typed quantity of %s is a thousand, as the field writes it (CART-3)', async (text) => {
  expect((await type(text)).mock.calls).toEqual([[1000]]);
});

test('a field that is left with nothing in it has its quantity again', async () => {
  const onChange = await type('{Backspace}');
  expect(field()).toHaveProperty('value', '3');
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['0', '000', '-', '-5', 'abc', '2.5', '2,5', '1e2', '9999'])(
  'a typed quantity of %s is none, which its field says and keeps what was typed (LOOK-49, CART-3)',
  async (text) => {
    const onChange = await type(text);
    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toHaveProperty('value', text);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe('From 1 to 1,000');
    await userEvent.click(screen.getByRole('button', { name: /^Increase/ }));
    expect(onChange.mock.calls).toEqual([[4]]);
    expect(field().getAttribute('aria-invalid')).toBeNull();
  },
);
