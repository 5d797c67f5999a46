import { hrefTo } from '@mercadito/contracts/site/addresses';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { Link } from '../navigation/router.tsx';
import { useClosedByBack } from '../navigation/use-closed-by-back.ts';
import { LeaveGuard } from './leave-guard.tsx';

/** A form that is not saved, and a menu over it. */
function Form() {
  const [isOpen, setOpen] = useState(false);
  useClosedByBack(isOpen, () => setOpen(false));
  return (
    <>
      <LeaveGuard isDirty />
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close menu' : 'Open menu'}
      </button>
      <Link to={hrefTo('cart')}>Cart</Link>
    </>
  );
}

/** Nothing is before the page, as in a new tab; here other tests have left their entries. */
function startWithoutPast() {
  const go = window.history.go.bind(window.history);
  const spy = vi.spyOn(window.history, 'go').mockImplementation((steps = 0) => {
    const { index } = window.history.state as { index: number };
    if (index + steps >= 0) go(steps);
  });
  onTestFinished(() => spy.mockRestore());
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a form that still stands after its person wanted to leave it, since nothing was before it, asks again (LOOK-14)', async () => {
  startWithoutPast();
  const shown = await showComponent(<Form />);
  await press('Open menu');
  await press('Close menu');
  window.history.back();
  await press('Leave');
  await waitFor(() => expect(window.history.state).toMatchObject({ index: 0 }));
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(await screen.findByRole('alertdialog')).toBeDefined();
  expect(shown.pathname).toBe('/');
});
