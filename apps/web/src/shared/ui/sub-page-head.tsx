import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Href } from '@mercadito/contracts/site/addresses';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '../navigation/router.tsx';
import layout from './layout.module.css';
import classes from './sub-page-head.module.css';
import words from './words.module.css';

interface SubPageHeadProps {
  /** The way back, a `BackLink`. */
  back: ReactNode;
  /** Left out while it is not known, and where the thing itself begins with its name. */
  title?: string | undefined;
  /** Under the title, in quiet letters. */
  lead?: string | undefined;
  /** Beside the title: what can be done with it, how old it is. */
  children?: ReactNode;
}

/** How every page begins that hangs on another one: the way back, and below it what this page is. */
export function SubPageHead({ back, title, lead, children }: SubPageHeadProps) {
  return (
    <Stack className={classes.subPageHead} align="flex-start" gap="xxs">
      {back}
      {title !== undefined && (
        <Group
          className={`${layout.wide} ${classes.line}`}
          justify="space-between"
          gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
        >
          <Title order={1} className={words.words}>
            {title}
          </Title>
          {children}
        </Group>
      )}
      {lead !== undefined && <Text c="dimmed">{lead}</Text>}
    </Stack>
  );
}

interface BackLinkProps {
  /** Where it leads: what this page is about, the list it was found in, or what takes one back to where one was. */
  to: Href | (() => void);
  /** What it is called where its words alone do not say that it leads back. */
  label?: string;
  /** Whether its words have a name that people wrote, and may be as long as that. */
  isNamed?: boolean;
  /** Where that is: "Back to product". */
  children: string;
}

/** The way back at the head of a page that hangs on another one. */
export function BackLink({ to, label, isNamed, children }: BackLinkProps) {
  const shared = {
    variant: 'subtle',
    className: classes.back,
    'aria-label': label,
    'data-named': isNamed,
    leftSection: <IconArrowLeft size={20} aria-hidden="true" />,
  };
  if (typeof to === 'function') {
    return (
      <Button {...shared} onClick={to}>
        {children}
      </Button>
    );
  }
  return (
    <Button {...shared} component={Link} to={to}>
      {children}
    </Button>
  );
}
