import { lazy, type ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gated } from './gated.tsx';
import { DriverLayout } from './layouts/driver-layout.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { Screen, type ScreenLoader } from './screen-loader.tsx';
import { SCREENS, type ScreenRoute } from './screen-table.ts';

const UnknownPage = lazy(() => import('./unknown-page.tsx').then(({ UnknownPage }) => ({ default: UnknownPage })));

/** The screens' routes, each inside the frame of its area; any address that is none of ours in the shop's. */
export function inFrames(routeOf: (screen: ScreenRoute) => RouteObject, otherwise: ReactElement): RouteObject[] {
  const inArea = (area: ScreenRoute['area']) => SCREENS.filter((screen) => screen.area === area).map(routeOf);
  return [
    { element: <DriverLayout />, children: inArea('driver') },
    { element: <ShopLayout />, children: [...inArea('shop'), { path: '*', element: otherwise }] },
  ];
}

/** The site: every screen of the table behind its gates, inside its frame. */
export function createRoutes(loader: ScreenLoader): RouteObject[] {
  const routeOf = (screen: ScreenRoute): RouteObject => {
    const element = (
      <ErrorBoundary>
        <Screen loader={loader} screen={screen} />
      </ErrorBoundary>
    );
    if (screen.gates.length === 0) return { path: screen.path, element };
    return { element: <Gated gates={screen.gates} />, children: [{ path: screen.path, element }] };
  };
  return inFrames(routeOf, <UnknownPage />);
}
