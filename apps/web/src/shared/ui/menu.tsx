// biome-ignore lint/style/noRestrictedImports: here alone, for all others
import { Menu as KitMenu, type MenuProps } from '@mantine/core';
import { useDropdown } from './use-dropdown.ts';

/** The kit's menu, which Back closes as well. */
export function Menu(props: Omit<MenuProps, 'opened' | 'onChange'>) {
  const { isOpen, setOpen, place } = useDropdown();
  return <KitMenu {...place} {...props} opened={isOpen} onChange={setOpen} />;
}

Menu.Target = KitMenu.Target;
Menu.Dropdown = KitMenu.Dropdown;
Menu.Item = KitMenu.Item;
Menu.Label = KitMenu.Label;
