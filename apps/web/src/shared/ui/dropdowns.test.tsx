import { Button, Checkbox } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { backIsCaught } from '../../../test/harness/back.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { Popover } from '../lists/column-choice.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { MultiSelect, Select } from './select.tsx';

// Nothing has a place here, so that each would take its opener for scrolled away.
const seen = { hideDetached: false };

const menu = (
  <Menu {...seen}>
    <Menu.Target>
      <Button>Open</Button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item>First</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);

const popover = (
  <Popover {...seen} trapFocus returnFocus target={(toggle) => <Button onClick={toggle}>Open</Button>}>
    <Popover.Dropdown>
      <Checkbox label="First" />
    </Popover.Dropdown>
  </Popover>
);

const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const unfold = () => userEvent.click(screen.getByRole('combobox', { name: 'Open' }));

describe.each([
  ['menu', menu, press, 'menuitem'],
  ['popover', popover, press, 'checkbox'],
  ['choice of one', <Select key="one" label="Open" comboboxProps={seen} data={['First']} />, unfold, 'option'],
  [
    'choice of several',
    <MultiSelect key="several" label="Open" comboboxProps={seen} data={['First']} />,
    unfold,
    'option',
  ],
])('a %s that is open', (_, part, open, role) => {
  const first = () => screen.findByRole(role, { name: 'First' });
  const isClosed = () => waitFor(() => expect(screen.queryByRole(role, { name: 'First' })).toBeNull());

  test('is closed by Back, and the page under it stays (LOOK-37)', async () => {
    const at = await showComponent(part, { at: '/cart' });
    await open();
    await first();
    await backIsCaught();
    await isClosed();
    expect(at.pathname).toBe('/cart');
  });

  test('is closed by Esc, and opens again', async () => {
    await showComponent(part, { at: '/cart' });
    await open();
    await first();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await open();
    expect(await first()).toBeTruthy();
  });

  test('is within the dialog it is opened in, which Esc closes after it', async () => {
    const onClose = vi.fn();
    await showComponent(
      <Dialog opened onClose={onClose} title="Around it">
        {part}
      </Dialog>,
    );
    await open();
    expect(screen.getByRole('dialog', { name: 'Around it' }).contains(await first())).toBe(true);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
