import { getTown } from '@mercadito/contracts/town';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aTown } from '../../../test/fixtures/town.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.findByRole('button', { name });
async function press(name: string | RegExp) {
  (await button(name)).focus();
  await user.keyboard('{Enter}');
}
const open = async () => {
  await openScreen('/admin/town', { as: anAdmin(), replies: [reply(getTown, { town: aTown() })] });
  await press('Set the days');
};
const hasFocus = () => expect.poll(() => document.activeElement);

describe('who sets the hours by keyboard keeps their place (TOWN-3)', () => {
  test('when the days come and when they go again', async () => {
    await open();
    await hasFocus().toBe(await button('Add hours: Monday'));
    await press('Back to the usual sentence');
    await hasFocus().toBe(await button('Set the days'));
  });

  test('when a day takes no more hours', async () => {
    await open();
    for (let parts = 1; parts < 7; parts += 1) await press('Add hours: Monday');
    const add = await button('Add hours: Monday');
    await hasFocus().toBe(add);
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(await button('Remove hours 6: Monday')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove hours 7: Monday' })).toBeNull();
  });

  test('when a place is given days of its own, and when they are taken back', async () => {
    await open();
    const places = screen.getByRole('combobox', { name: 'Other days for a location' });
    await press('Add its days');
    await hasFocus().toBe(places);
    await user.selectOptions(places, 'Lagunitas');
    await press('Add its days');
    await hasFocus().toBe(places);
    await press('Remove the days of Lagunitas');
    await hasFocus().toBe(places);
  });

  test('after the last place', async () => {
    await open();
    for (;;) {
      const places = screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Other days for a location' });
      if (!places) break;
      await user.selectOptions(places, (places.options[1] as HTMLOptionElement).text);
      await press('Add its days');
    }
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Remove the days of/);
  });
});
