import { Button, Stack, Text, Title } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import type { ReactNode } from 'react';
import { Link } from '../navigation/link.ts';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** A sign of what is missing, from the icon set. */
  icon?: ReactNode;
  title: string;
  /** It is all there is on the page, so its title is the page's. */
  isPage?: boolean;
  text?: ReactNode;
  /** Where to go next. */
  way?: { readonly to: Href; readonly text: string };
  /** The one thing to do next, where that is not a way. */
  action?: ReactNode;
}

/** A list without entries: what it is, why it is empty, and one way on. */
export function EmptyState({ icon, title, isPage = false, text, way, action }: EmptyStateProps) {
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
      {way && (
        <Button component={Link} to={way.to}>
          {way.text}
        </Button>
      )}
      {action}
    </Stack>
  );
}
