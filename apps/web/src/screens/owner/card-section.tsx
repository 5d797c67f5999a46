import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import { CardGrid } from '../../shared/ui/card-grid.tsx';

interface CardSectionProps<Thing> {
  title: string;
  /** Beside the title: where there are more. */
  more?: ReactNode;
  cards: readonly Thing[];
  children: (thing: Thing) => ReactNode;
  /** The list whose children the cards are. */
  ref?: Ref<HTMLUListElement>;
}

/** Cards under their title; nothing where there are none. */
export function CardSection<Thing>({ title, more, cards, children, ref }: CardSectionProps<Thing>) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {more}
      </Group>
      <CardGrid ref={ref} label={title}>
        {cards.map(children)}
      </CardGrid>
    </Stack>
  );
}
