import { ActionIcon, Button } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';

function Busy({ onSend }: { onSend: (event: FormEvent) => void }) {
  const [isBusy, setBusy] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(event);
    setBusy(true);
  };
  return (
    <form onSubmit={send}>
      <Button type="submit" loading={isBusy}>
        Save
      </Button>
    </form>
  );
}

test('a button that is at work keeps the focus, says so and sends nothing twice (LOOK-46)', async () => {
  const onSend = vi.fn();
  await showComponent(<Busy onSend={onSend} />);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await userEvent.click(save);
  await userEvent.click(save);
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
  expect([document.activeElement === save, save.disabled, save.getAttribute('aria-disabled')]).toEqual([
    true,
    false,
    'true',
  ]);
});

function Less() {
  const [count, setCount] = useState(2);
  return (
    <ActionIcon aria-label="Less" disabled={count === 1} onClick={() => setCount(count - 1)}>
      {count}
    </ActionIcon>
  );
}

test('a button that may not be pressed any more keeps the focus, and is disabled once somebody has left it (LOOK-46)', async () => {
  await showComponent(
    <>
      <Less />
      <button type="button">Next</button>
    </>,
  );
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Less' });
  await userEvent.click(less);
  await userEvent.click(less);
  expect([less.textContent, document.activeElement === less, less.getAttribute('aria-disabled')]).toEqual([
    '1',
    true,
    'true',
  ]);
  fireEvent.blur(less);
  expect(less.disabled, 'another window in front').toBe(false);
  await userEvent.tab();
  expect(less.disabled).toBe(true);
});
