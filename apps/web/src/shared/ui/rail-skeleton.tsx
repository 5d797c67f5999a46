import { Group, Skeleton } from '@mantine/core';

const CARDS = ['1', '2', '3', '4', '5', '6'];

/** A row to come, for those who see it. */
export function RailSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton height="1.5rem" width="9rem" my="xs" />
      <Group wrap="nowrap" gap="xs" style={{ overflow: 'hidden' }}>
        {CARDS.map((card) => (
          <Skeleton key={card} height="15rem" style={{ flex: '0 0 9.75rem' }} />
        ))}
      </Group>
    </div>
  );
}
