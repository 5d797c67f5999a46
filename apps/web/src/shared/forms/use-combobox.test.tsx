import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { useCombobox } from './use-combobox.ts';

const onChoose = vi.fn();
const onSubmit = vi.fn();
let offer: (names: readonly string[]) => void;

function Search({ first }: { first: readonly string[] }) {
  const [names, setNames] = useState(first);
  offer = setNames;
  const box = useCombobox({ keys: names, onChoose: (at) => onChoose(names[at]), onSubmit });
  return (
    <form {...box.form}>
      <input {...box.input} aria-label="Search" />
      <div {...box.list('Goods')}>
        {names.map((name, at) => (
          <div key={name} {...box.option(at)}>
            {name}
          </div>
        ))}
      </div>
    </form>
  );
}

const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

async function openAtMilk() {
  vi.clearAllMocks();
  await showComponent(<Search first={['Bread', 'Milk']} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Milk');
}

const change = async (names: readonly string[]) => {
  offer(names);
  await expect.poll(() => screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(names);
};

test('another list ends what was announced: Enter searches, and takes nothing that was not', async () => {
  await openAtMilk();
  await change(['Cheese', 'Butter']);
  expect(active()).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('what was announced and stands elsewhere in the new list is what Enter takes', async () => {
  await openAtMilk();
  await change(['Milk', 'Cheese', 'Butter']);
  expect(active()).toBe('Milk');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Milk');
});

test('a list that has gone and comes back begins anew', async () => {
  await openAtMilk();
  await change([]);
  await change(['Bread', 'Milk']);
  expect(active()).toBeNull();
});
