import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { HeldButton } from './held-button.tsx';

const onSubmit = vi.fn();

function Named() {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setName('');
      }}
    >
      <input aria-label="Name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <HeldButton type="submit" missing={name === '' && 'Still missing: Name'}>
        Save
      </HeldButton>
    </form>
  );
}

test('a button for which something is missing is reached by Tab, says what, shows it once pressed, and sends nothing until it is there (LOOK-50)', async () => {
  await showComponent(<Named />);
  const save = screen.getByRole('button', { name: 'Save' });
  const said = () => document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent;
  screen.getByRole('textbox').focus();
  await userEvent.tab();
  expect([document.activeElement, save.getAttribute('aria-disabled'), said()]).toEqual([
    save,
    'true',
    'Still missing: Name',
  ]);
  const text = () => screen.getByText('Still missing: Name');
  expect(text().hidden).toBe(true);
  await userEvent.click(save);
  expect(text().hidden).toBe(false);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), 'Pan');
  expect([save.getAttribute('aria-disabled'), said()]).toEqual([null, undefined]);
  await userEvent.click(save);
  expect(onSubmit).toHaveBeenCalledOnce();
  // It is missing again, and the button keeps the focus.
  expect([document.activeElement, save.getAttribute('aria-disabled')]).toEqual([save, 'true']);
});
