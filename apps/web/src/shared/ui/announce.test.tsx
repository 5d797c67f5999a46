import { Alert } from '@mantine/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { heard } from '../../../test/harness/device.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { switchLanguage } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { announce, useAnnounced } from './announce.ts';
import { Dialog } from './dialog.tsx';
import { tell, tellUndo } from './toast.tsx';

const voices = () => [...document.querySelectorAll(':root > .voice')];
const hears = (...texts: string[]) => waitFor(() => expect(heard()).toEqual(texts));

test('what happens is told once, by a region that was in the page before, and what is seen of it is silent (LOOK-44)', async () => {
  await showComponent(null);
  expect(voices().map((voice) => voice.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  tell('Saved');
  tellUndo('Removed', () => undefined);
  await hears('Saved', 'Removed');
  for (const text of ['Saved', 'Removed'])
    expect((await screen.findByText(text)).closest('[role=status], [role=alert], [aria-live]')).toBeNull();
});

test('while a dialog is open, outside of which nothing is heard, it is told inside (LOOK-44)', async () => {
  await showComponent(<Dialog opened title="Sure?" onClose={() => undefined} />);
  announce('Copied');
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Copied'));
  expect(
    voices()
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toContain('Copied');
});

test('what a page comes with is told or not, and what it becomes always (LOOK-44)', async () => {
  await showComponent(<Counted />);
  await hears('0 results');
  await userEvent.click(screen.getByRole('button'));
  await hears('0 results', '1 results', 'At stop 1');
});

function Counted() {
  const [count, setCount] = useState(0);
  useAnnounced(`${count} results`);
  useAnnounced(`At stop ${count}`, { isNew: true });
  return (
    <button type="button" onClick={() => setCount(1)}>
      More
    </button>
  );
}

test('a notice of the kit interrupts nobody unless it says so (LOOK-44)', async () => {
  await showComponent(
    <>
      <Alert>Closed today</Alert>
      <Alert role="alert">It did not go through</Alert>
    </>,
  );
  expect(screen.getByRole('note').textContent).toBe('Closed today');
  expect(screen.getByRole('alert').textContent).toBe('It did not go through');
});

function Told() {
  const { t } = useTranslation();
  const [isThere, setThere] = useState(false);
  const text = isThere && t('discard');
  useAnnounced(text);
  return (
    <button type="button" onClick={() => setThere(true)}>
      {text || 'press'}
    </button>
  );
}

test('what happens first after the language was switched is told (LOOK-44)', async () => {
  await showComponent(<Told />);
  await act(() => switchLanguage('es'));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(heard()).toEqual([screen.getByRole('button').textContent]));
});
