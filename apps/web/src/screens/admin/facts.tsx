import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Stack component="dl" gap="xs">
      {facts.map(([name, value]) => (
        <Group key={name} justify="space-between" gap="0 var(--mantine-spacing-md)">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Group>
      ))}
    </Stack>
  );
}
