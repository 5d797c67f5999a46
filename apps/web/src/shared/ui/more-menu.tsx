import type { ComponentProps, ReactNode, Ref } from 'react';
import { Menu } from './menu.tsx';
import { MoreSign } from './more-sign.tsx';

interface MoreMenuProps extends Pick<ComponentProps<typeof Menu>, 'position' | 'withinPortal'> {
  label: string;
  variant?: 'default' | 'subtle';
  /** Of the sign. */
  ref?: Ref<HTMLButtonElement>;
  /** Items of a menu. */
  children: ReactNode;
}

/** A sign with a menu: what is done less often with a row, a list or a form. */
export function MoreMenu({
  label,
  variant = 'default',
  ref,
  children,
  position = 'bottom-end',
  ...menu
}: MoreMenuProps) {
  return (
    <Menu position={position} hideDetached={false} {...menu}>
      <Menu.Target>
        <MoreSign ref={ref ?? null} label={label} variant={variant} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
