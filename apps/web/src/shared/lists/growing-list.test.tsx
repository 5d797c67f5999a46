import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { LoadMore } from './growing-list.tsx';

let change: (names: readonly string[], hasNextPage: boolean) => void;

function Orders() {
  const [{ names, hasNextPage }, set] = useState({ names: ['First'] as readonly string[], hasNextPage: true });
  change = (next, has) => set({ names: next, hasNextPage: has });
  const listRef = useRef<HTMLUListElement>(null);
  const list = { hasNextPage, isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: () => undefined };
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
  act(() => change(['First'], false));
  const first = screen.getByRole('button', { name: 'First' });
  act(() => first.focus());
  act(() => change(['First', 'Second'], false));
  expect(document.activeElement).toBe(first);
});
