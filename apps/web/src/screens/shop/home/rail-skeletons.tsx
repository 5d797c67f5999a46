import { Stack } from '@mantine/core';
import { RailSkeleton } from '../../../shared/ui/rail-skeleton.tsx';
import { useLoading } from '../../../shared/ui/use-loading.ts';

const ROWS = ['first', 'second', 'third'];

/** Rows to come. */
export function RailSkeletons() {
  return (
    <Stack gap="md" {...useLoading()}>
      {ROWS.map((row) => (
        <RailSkeleton key={row} />
      ))}
    </Stack>
  );
}
