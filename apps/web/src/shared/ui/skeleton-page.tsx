import { Skeleton, Stack } from '@mantine/core';
import type { SkeletonKind } from '@mercadito/contracts/site/screen';
import type { CSSProperties, ReactNode } from 'react';
import { CardBoxes } from './card-grid.tsx';
import { useLoading } from './use-loading.ts';

/** As many as a screen shows at once. */
const CARDS = 12;

/** A page to come of which no more is known than its kind. */
export function SkeletonPage({ kind = 'page' }: { kind?: SkeletonKind | undefined }) {
  return <Stack {...useLoading()}>{BOXES[kind]}</Stack>;
}

const picture = <Skeleton height="auto" style={{ aspectRatio: '4 / 3' }} />;

/** Where there is room; here, as a first page has none for a style sheet of its own. */
const SIDE_BY_SIDE = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: 'var(--mantine-spacing-lg)',
};

/** As the lists have them. */
const TWO_ON_A_PHONE = { '--card-width': '8.5rem' } as CSSProperties;

const BOXES: Readonly<Record<SkeletonKind, ReactNode>> = {
  cards: (
    <>
      <Skeleton height={32} width="45%" />
      <Skeleton height={44} />
      <div style={TWO_ON_A_PHONE}>
        <CardBoxes count={CARDS}>
          {picture}
          <Stack gap="xs" p="sm">
            <Skeleton height={18} width="70%" />
            <Skeleton height={18} width="45%" />
            <Skeleton height={44} />
          </Stack>
        </CardBoxes>
      </div>
    </>
  ),
  thing: (
    <div style={SIDE_BY_SIDE}>
      {picture}
      <Stack>
        <Skeleton height={32} width="80%" />
        <Skeleton height={18} width="40%" />
        <Skeleton height={32} width="50%" />
        <Skeleton height={88} />
      </Stack>
    </div>
  ),
  page: (
    <>
      <Skeleton height={32} width="45%" />
      <Skeleton height={180} />
      <Skeleton height={18} width="90%" />
      <Skeleton height={18} width="70%" />
    </>
  ),
};
