import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anOwnersProduct, openTable } from '../../../test/harness/product-table.ts';

test.each(['abc', '-5'])(
  'the table says at a price of %s that it is none, and takes nothing of it (LOOK-49)',
  async (typed) => {
    const at = await openTable([anOwnersProduct()]);
    const price = within(await screen.findByRole('table')).getByRole('textbox', { name: 'Price of Pan de elote, MXN' });
    const before = (price as HTMLInputElement).value;
    await userEvent.type(price, typed.charAt(0));
    expect(price.getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(price.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toBe('Write it like 1234.50 or 1,234.50');
    await userEvent.keyboard('{Escape}');
    expect([price.getAttribute('aria-invalid'), (price as HTMLInputElement).value]).toEqual([null, before]);
    expect(at.calls.to(changeProducts)).toEqual([]);
  },
);
