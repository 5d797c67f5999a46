// biome-ignore lint/style/noRestrictedImports: here alone, for all others
import { Menu as MantineMenu, type MenuProps } from '@mantine/core';
import { useDropdown } from './use-dropdown.ts';

/** Mantine's menu, which Back closes as well. */
export function Menu(props: Omit<MenuProps, 'opened' | 'onChange'>) {
  const { isOpen, setOpen, place } = useDropdown();
  return <MantineMenu {...place} {...props} opened={isOpen} onChange={setOpen} />;
}

Menu.Target = MantineMenu.Target;
Menu.Dropdown = MantineMenu.Dropdown;
Menu.Item = MantineMenu.Item;
Menu.Label = MantineMenu.Label;
