import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section-card.module.css';

interface SectionCardProps {
  title: string;
  text?: string;
  /** Named for those who go from landmark to landmark. */
  isRegion?: boolean;
  children: ReactNode;
}

/** A section of a page about somebody or something, on paper of its own. */
export function SectionCard({ title, text, isRegion = false, children }: SectionCardProps) {
  return (
    <section className={classes.section} {...(isRegion && { 'aria-label': title })}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {text && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
      {children}
    </section>
  );
}
