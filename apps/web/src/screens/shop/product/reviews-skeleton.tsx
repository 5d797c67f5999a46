import { Skeleton, Stack } from '@mantine/core';

/** The boxes of a product's first reviews. */
export function ReviewsSkeleton() {
  return (
    <Stack gap="sm" aria-hidden="true">
      <Skeleton height="10.5rem" />
      <Skeleton height="8.5rem" />
      <Skeleton height="8.5rem" />
    </Stack>
  );
}
