import { Stack, Text, Title } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from '../../shared/navigation/router.tsx';
import { wayBackOf } from '../../shared/navigation/way-back.ts';
import { useSession } from '../../shared/session/use-session.ts';
import classes from './account-card.module.css';

interface AccountCardProps {
  title: string;
  text?: string;
  children: ReactNode;
  /** Below the line: the way to the other form. */
  foot?: ReactNode;
}

/** A form that is the whole page: one card in the middle. */
export function AccountCard({ title, text, children, foot }: AccountCardProps) {
  return (
    <Stack component="section" gap="lg" className={classes.card}>
      <div>
        <Title order={1}>{title}</Title>
        {text && (
          <Text c="dimmed" mt="xs">
            {text}
          </Text>
        )}
      </div>
      {children}
      {foot && (
        <Text component="div" ta="center" className={classes.foot}>
          {foot}
        </Text>
      )}
    </Stack>
  );
}

/** Whoever is signed in goes on to where they wanted to be, else a driver to the assigned list, everybody else home. */
export function GoOn() {
  const { viewer } = useSession();
  const home = hrefTo(may(viewer, 'shopping.see').allowed ? 'home' : 'driverOrderList');
  return <Navigate to={wayBackOf(useLocation()) ?? home} replace />;
}
