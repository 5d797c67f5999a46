import { Suspense } from 'react';
import { earlyChunk } from '../../../shared/ui/early-chunk.ts';
import type { TakeBackProps } from './take-back-button.tsx';

const TakeBackButton = earlyChunk(() => import('./take-back-button.tsx').then((m) => m.TakeBackButton));

/** Undo of what waits on the device; its code comes with the page, as it has to work where the line is lost. */
export const TakeBack = (props: TakeBackProps) => (
  <Suspense>
    <TakeBackButton {...props} />
  </Suspense>
);
