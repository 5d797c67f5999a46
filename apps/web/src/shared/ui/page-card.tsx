import { Stack, type StackProps, Title } from '@mantine/core';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import classes from './page-card.module.css';

interface PageCardProps extends StackProps, Omit<ComponentProps<'section'>, keyof StackProps | 'title' | 'ref'> {
  /** Names it too; without one it is named by its label. */
  title?: string;
  /** Where the focus goes when what had it is gone. */
  titleId?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** One of the papers a page is laid out on. */
export function PageCard({ title, titleId, className = '', children, ...rest }: PageCardProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Stack
      component="section"
      className={`${classes.card} ${className}`}
      gap="sm"
      aria-labelledby={title && id}
      {...rest}
    >
      {title && (
        <Title order={2} size="h3" id={id} tabIndex={titleId ? -1 : undefined}>
          {title}
        </Title>
      )}
      {children}
    </Stack>
  );
}
