// biome-ignore lint/style/noRestrictedImports: here alone, for all others
import { Popover as KitPopover, type PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDropdown } from './use-dropdown.ts';

interface Props extends Omit<PopoverProps, 'opened' | 'onChange'> {
  /** What opens it, and closes it again. */
  target: (toggle: () => void) => ReactNode;
}

/** The kit's popover, which Back closes as well. */
export function Popover({ target, children, ...props }: Props) {
  const { isOpen, setOpen, place } = useDropdown();
  return (
    <KitPopover {...place} {...props} opened={isOpen} onChange={setOpen}>
      <KitPopover.Target>{target(() => setOpen(!isOpen))}</KitPopover.Target>
      {children}
    </KitPopover>
  );
}

Popover.Dropdown = KitPopover.Dropdown;
