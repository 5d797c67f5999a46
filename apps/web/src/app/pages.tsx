import type { FrameName } from '@mercadito/contracts/site/screen';
import { FRAME_OF } from '@mercadito/contracts/site/screen';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SkeletonPage } from '../shared/ui/skeleton-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gated } from './gated.tsx';
import { DriverLayout } from './layouts/driver-layout.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { Screen, type ScreenLoader } from './screen-loader.tsx';
import { siteScreenAt } from './screens.ts';

const FRAMES: Readonly<Record<FrameName, ComponentType<{ children: ReactNode }>>> = {
  shop: ShopLayout,
  driver: DriverLayout,
};

/** The site: at each address its screen of the site map, behind its gates, inside the frame of its area. */
export function Pages({ loader }: { loader: ScreenLoader }) {
  const screen = siteScreenAt(useLocation().pathname);
  const Frame = FRAMES[FRAME_OF[screen.area]];
  const shown = (
    <ErrorBoundary>
      <Screen loader={loader} screen={screen} />
    </ErrorBoundary>
  );
  return <Frame>{screen.gates.length === 0 ? shown : <Gated gates={screen.gates}>{shown}</Gated>}</Frame>;
}

/** What stands around the screen of an address, and a skeleton in its place. */
export function FrameAlone() {
  const Frame = FRAMES[FRAME_OF[siteScreenAt(useLocation().pathname).area]];
  return (
    <Frame>
      <SkeletonPage />
    </Frame>
  );
}
