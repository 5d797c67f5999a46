import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

interface MoreSignProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** What it is called: "More for Size". */
  label: string;
}

/** The sign behind which stands what is done less often. */
export const MoreSign = ({ label, ...button }: MoreSignProps) => (
  <ActionIcon variant="default" size="2.75rem" {...button} aria-label={label}>
    <IconDots size={20} aria-hidden="true" />
  </ActionIcon>
);
