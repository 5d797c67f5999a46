import { Skeleton, Stack } from '@mantine/core';
import { useLoading } from './use-loading.ts';

interface RowsSkeletonProps {
  /** Of a row, in pixels. */
  height: number;
  count?: number;
  gap?: 'xs' | 'md';
}

/** Rows to come, as high as they will be. */
export function RowsSkeleton({ height, count = 3, gap = 'xs' }: RowsSkeletonProps) {
  return (
    <Stack {...useLoading()} gap={gap}>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}
