import { Stack } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './card-grid.module.css';
import { useLoading } from './use-loading.ts';

interface CardGridProps {
  children: ReactNode;
  /** What the list holds, for those who cannot see it. */
  label?: string;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Cards in as many columns as fit; each child is a `CardCell`. */
export function CardGrid({ children, label, ref }: CardGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul ref={ref} className={classes.grid} aria-label={label} role="list">
      {children}
    </ul>
  );
}

/** One card's frame: paper, line and rounded corners. */
export function CardCell({ children }: { children: ReactNode }) {
  return <li className={classes.card}>{children}</li>;
}

/** A page of goods or businesses: its cards stand two by two on the narrowest phone already. */
export function CardPage({ children, gap = 'md' }: { children: ReactNode; gap?: 'md' | 0 }) {
  return (
    <Stack gap={gap} className={classes.page}>
      {children}
    </Stack>
  );
}

interface CardSkeletonsProps {
  count?: number | undefined;
  /** One card's boxes, as high as those it will have, so that nothing moves. */
  children: ReactNode;
}

/** PRODUCT-10. */
const CARDS_WHILE_LOADING = 36;

/** Cards to come, for those who see them. */
export function CardBoxes({ count = CARDS_WHILE_LOADING, children }: CardSkeletonsProps) {
  return (
    <div aria-hidden="true">
      <CardGrid>
        {Array.from({ length: count }, (_, card) => card).map((card) => (
          <CardCell key={card}>{children}</CardCell>
        ))}
      </CardGrid>
    </div>
  );
}

/** Cards to come. */
export function CardSkeletons(boxes: CardSkeletonsProps) {
  return (
    <div {...useLoading()}>
      <CardBoxes {...boxes} />
    </div>
  );
}
