import { Stack, type StackProps } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

interface StackedListProps extends Pick<StackProps, 'className' | 'gap'> {
  /** Each one a list item. */
  children: ReactNode;
  /** What the list holds, for those who cannot see it. */
  label?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Things one below the other. Its role is said, as Safari forgets that a list without bullets is one. */
export function StackedList({ children, label, ref, ...rest }: StackedListProps) {
  return (
    <Stack component="ul" role="list" ref={ref as Ref<HTMLDivElement>} aria-label={label} {...rest}>
      {children}
    </Stack>
  );
}
