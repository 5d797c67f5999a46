import { FRAME_OF } from '@mercadito/contracts/site/screen';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from '../shared/navigation/router.tsx';
import { SkeletonPage } from '../shared/ui/skeleton-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { frameOf, isLazyFrame } from './frames.ts';
import { Gated } from './gated.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { Screen, type ScreenLoader } from './screen-loader.tsx';
import { type SiteScreen, siteScreenAt } from './screens.ts';

/** The site: at each address its screen of the site map, behind its gates, inside the frame of its area. */
export function Pages({ loader }: { loader: ScreenLoader }) {
  const screen = siteScreenAt(useLocation().pathname);
  const shown = (
    <ErrorBoundary>
      <Screen loader={loader} screen={screen} />
    </ErrorBoundary>
  );
  const framed = (
    <FrameOfScreen loader={loader} screen={screen}>
      {screen.gates.length === 0 ? shown : <Gated gates={screen.gates}>{shown}</Gated>}
    </FrameOfScreen>
  );
  // Not around what the server has rendered, which would become live in two goes.
  return isLazyFrame(FRAME_OF[screen.area]) ? <Suspense fallback={<FrameToCome />}>{framed}</Suspense> : framed;
}

interface FrameOfScreenProps {
  loader: ScreenLoader;
  screen: SiteScreen;
  children: ReactNode;
}

/** Suspends until the frame's code is there, which comes with the screen's. */
function FrameOfScreen({ loader, screen, children }: FrameOfScreenProps) {
  const name = FRAME_OF[screen.area];
  if (!frameOf(name)) loader.read(screen);
  const Layout = frameOf(name) ?? ShopLayout;
  return <Layout>{children}</Layout>;
}

/** Around a skeleton, what every page has. */
function FrameToCome() {
  return (
    <ShopLayout>
      <SkeletonPage />
    </ShopLayout>
  );
}

/** What stands around the screen of an address, and a skeleton in its place. */
export function FrameAlone() {
  const Layout = frameOf(FRAME_OF[siteScreenAt(useLocation().pathname).area]) ?? ShopLayout;
  return (
    <Layout>
      <SkeletonPage />
    </Layout>
  );
}
