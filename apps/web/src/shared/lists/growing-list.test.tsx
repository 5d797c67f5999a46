import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { LoadMore } from './growing-list.tsx';

let change: (names: readonly string[], pages: { hasNextPage: boolean; isFetchingNextPage?: boolean }) => void;

function Orders() {
  const [{ names, pages }, set] = useState({ names: ['First'] as readonly string[], pages: { hasNextPage: true } });
  change = (next, has) => set({ names: next, pages: has });
  const listRef = useRef<HTMLUListElement>(null);
  const list = { isFetchingNextPage: false, ...pages, isFetchNextPageError: false, fetchNextPage: () => undefined };
  return (
    <>
      <ul ref={listRef}>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <LoadMore list={list} listRef={listRef} shown={names.length} total={2} />
    </>
  );
}

test('a press for more that brought nothing, as others took the rest, takes the focus from nobody when something comes later (LOOK-45)', async () => {
  await showComponent(<Orders />);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  act(() => change(['First'], { hasNextPage: false }));
  const first = screen.getByRole('button', { name: 'First' });
  act(() => first.focus());
  act(() => change(['First', 'Second'], { hasNextPage: false }));
  expect(document.activeElement).toBe(first);
});

test('a press for more that failed takes the focus from nobody when something comes later (LOOK-45)', async () => {
  await showComponent(<Orders />);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  act(() => change(['First'], { hasNextPage: true, isFetchingNextPage: true }));
  act(() => change(['First'], { hasNextPage: true }));
  const first = screen.getByRole('button', { name: 'First' });
  act(() => first.focus());
  act(() => change(['First', 'Second'], { hasNextPage: true }));
  expect(document.activeElement).toBe(first);
});
