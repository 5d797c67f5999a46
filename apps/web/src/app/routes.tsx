import { Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { SkeletonPage } from '../shared/ui/skeleton-page.tsx';
import { Gated } from './gated.tsx';
import { DriverLayout } from './layouts/driver-layout.tsx';
import { ShopLayout } from './layouts/shop-layout.tsx';
import { RouteError } from './route-error.tsx';
import { loadScreen, SCREENS, type ScreenRoute } from './screen-table.ts';
import { UnknownPage } from './unknown-page.tsx';

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** A route from the table; its code and its texts come together, then the page's data into the cache. */
function routeOf(screen: ScreenRoute, onLoaded: () => void, i18nStarted: Promise<void>): RouteObject {
  const route: RouteObject = {
    path: screen.path,
    lazy: async () => {
      const [{ Component }] = await Promise.all([loadScreen(screen), i18nStarted.then(() => loadTexts(screen.texts))]);
      onLoaded();
      return { Component };
    },
    errorElement: <RouteError />,
    hydrateFallbackElement: <SkeletonPage />,
  };
  return screen.gates.length === 0 ? route : { element: <Gated gates={screen.gates} />, children: [route] };
}

/** The site. `onLoaded` runs whenever a screen's code has come; no text is looked up before `i18nStarted`. */
export function createRoutes(onLoaded: () => void, i18nStarted: Promise<void>): RouteObject[] {
  const inArea = (area: ScreenRoute['area']) =>
    SCREENS.filter((screen) => screen.area === area).map((screen) => routeOf(screen, onLoaded, i18nStarted));
  return [
    {
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        { element: <DriverLayout />, children: inArea('driver') },
        { element: <ShopLayout />, children: [...inArea('shop'), { path: '*', element: <UnknownPage /> }] },
      ],
    },
  ];
}
