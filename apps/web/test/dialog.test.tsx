import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from '../src/shared/ui/confirm-dialog.tsx';
import { showPart } from './harness/show-part.tsx';

/** A question with a link in it; once it is answered, all of it is gone. */
function Deletion({ isKept }: { isKept: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Delete
      </button>
      {(isKept || isAsked) && (
        <ConfirmDialog opened={isAsked} onClose={close} onConfirm={close} title="Delete it?" confirmLabel="Delete it">
          <a href="/help">What does that mean?</a>
        </ConfirmDialog>
      )}
    </>
  );
}

test.each([
  ['stays on the page', true],
  ['leaves the page with its answer', false],
])('a question that %s begins on the safe answer and gives the focus back', async (_, isKept) => {
  await showPart(<Deletion isKept={isKept} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
});
