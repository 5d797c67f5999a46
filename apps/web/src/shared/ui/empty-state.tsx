import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** A sign of what is missing, from the icon set. */
  icon?: ReactNode;
  title: string;
  /** It is all there is on the page, so its title is the page's. */
  isPage?: boolean;
  text?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** A list without entries: what it is, why it is empty, and one way on. */
export function EmptyState({ icon, title, isPage = false, text, action }: EmptyStateProps) {
  return (
    <Stack className={classes.box} align="center" gap="sm">
      {icon && (
        <div className={classes.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Title order={isPage ? 1 : 2} size="h3" ta="center">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" ta="center" component="div">
          {text}
        </Text>
      )}
      {action}
    </Stack>
  );
}
