import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../src/shared/ui/dialog.tsx';
import { QuestionText } from '../src/shared/ui/question-text.tsx';
import { showComponent } from './harness/show-component.tsx';

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
        <Dialog
          opened={isAsked}
          onClose={close}
          title="Delete it?"
          role="alertdialog"
          act={{ label: 'Delete it', run: close }}
        >
          <a href="/help">What does that mean?</a>
        </Dialog>
      )}
    </>
  );
}

test.each([
  ['stays on the page', true],
  ['leaves the page with its answer', false],
])('a question that %s begins on the safe answer and gives the focus back', async (_, isKept) => {
  await showComponent(<Deletion isKept={isKept} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
});

test('a question is read with its text, which a form tells apart from its fields (LOOK-48)', async () => {
  await showComponent(
    <>
      <Deletion isKept />
      <Dialog opened onClose={() => undefined} title="Why?" role="alertdialog">
        <QuestionText>The customer reads it.</QuestionText>
        <textarea aria-label="Reason" />
      </Dialog>
    </>,
  );
  const described = (name: string) => {
    const id = screen.getByRole('alertdialog', { name }).getAttribute('aria-describedby');
    return document.getElementById(id ?? '')?.textContent;
  };
  expect(described('Why?')).toBe('The customer reads it.');
  fireEvent.click(screen.getByText('Delete'));
  expect(described('Delete it?')).toBe('What does that mean?');
});

const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

/** Till all that a dialog has to tell is told. */
const told = () => new Promise((resolve) => setTimeout(resolve));

test('a press right after Esc opens the question again, and the news of the first one closes nothing', async () => {
  await showComponent(<Deletion isKept />);
  const ask = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(ask);
  press('Escape');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(ask);
  fireEvent.click(ask);
  await told();
  expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeDefined();
});

/** A sheet whose owner stays where she is. */
function Kept({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title="Review">
      <input type="file" aria-label="Picture" />
      <textarea aria-label="Comment" />
    </Dialog>
  );
}

test('a dialog that a browser closes in spite of it stands again while its owner keeps it', async () => {
  const onClose = vi.fn();
  await showComponent(<Kept onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // As at the second Esc in a row, which no page can prevent.
  dialog.close();
  await told();
  expect(dialog.open).toBe(true);
});

test('a choice of files that is called off is not the dialog around it', async () => {
  const onClose = vi.fn();
  await showComponent(<Kept onClose={onClose} />);
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a tap beside a dialog closes it; what began in it, such as choosing text, does not', async () => {
  const onClose = vi.fn();
  await showComponent(<Kept onClose={onClose} />);
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByLabelText('Comment'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

const act = vi.fn<() => Promise<{ error?: unknown }>>();
const onDone = vi.fn();

function Sending() {
  const [isAsked, setAsked] = useState(true);
  return (
    <Dialog
      opened={isAsked}
      onClose={() => setAsked(false)}
      title="Send it?"
      act={{ label: 'Send', run: act, onDone, isSubmit: true }}
    >
      <input aria-label="How often" />
    </Dialog>
  );
}

test('Enter in a field does the act, once, and the dialog closes', async () => {
  act.mockResolvedValue({});
  await showComponent(<Sending />);
  await userEvent.type(screen.getByLabelText('How often'), '2{Enter}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onDone).toHaveBeenCalledOnce();
  expect(act).toHaveBeenCalledOnce();
});

test('an act that breaks on the way leaves the dialog, which says so and can be tried again', async () => {
  const onError = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', onError);
  act.mockRejectedValueOnce(new Error('It broke')).mockResolvedValue({});
  await showComponent(<Sending />);
  const send = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toBeDefined();
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.removeEventListener('error', onError);
});
