import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';

interface AbsentPageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Where to go on, and what the way there is called. */
  to: string;
  action: string;
}

/** In place of a page whose thing is not there, or not any more. */
export function AbsentPage({ icon, title, text, to, action }: AbsentPageProps) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        isPage
        icon={icon}
        title={title}
        text={text}
        action={
          <Button component={Link} to={to}>
            {action}
          </Button>
        }
      />
    </>
  );
}
