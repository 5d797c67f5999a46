import { Skeleton, Stack } from '@mantine/core';

/**
 * The boxes of a product's first reviews.
 * @param isComing whether they are on their way: below the screen nothing moves
 */
export function ReviewsSkeleton({ isComing }: { isComing: boolean }) {
  return (
    <Stack gap="sm" aria-hidden="true">
      <Skeleton height="10.5rem" animate={isComing} />
      <Skeleton height="8.5rem" animate={isComing} />
      <Skeleton height="8.5rem" animate={isComing} />
    </Stack>
  );
}
