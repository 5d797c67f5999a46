import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
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
    <section className={classes.card}>
      <div>
        <Title order={1}>{title}</Title>
        {text && (
          <Text c="dimmed" mt="xs">
            {text}
          </Text>
        )}
      </div>
      {children}
      {foot && <div className={classes.foot}>{foot}</div>}
    </section>
  );
}
