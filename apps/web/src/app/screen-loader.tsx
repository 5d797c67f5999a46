import { type ComponentType, use } from 'react';
import { matchPath } from 'react-router';
import { lineIsBack } from '../shared/hooks/use-connection.ts';
import { loadTexts } from '../shared/i18n/i18n.ts';
import { SCREENS, type ScreenRoute } from './screen-table.ts';

const DRIVER_SCREENS = SCREENS.filter(({ area }) => area === 'driver');

interface LoaderOptions {
  /** Runs whenever a screen's code has come, before it is shown. */
  readonly onLoaded: () => void;
  readonly i18nStarted: Promise<void>;
}

export interface ScreenLoader {
  /** The screen, if its code and its texts are there. */
  readonly loaded: (screen: ScreenRoute) => ComponentType | undefined;
  /** Brings the screen's code and texts. */
  readonly bring: (screen: ScreenRoute) => Promise<ComponentType>;
  /** Brings the screen of an address along, before anything is rendered. */
  readonly prepare: (pathname: string) => Promise<void>;
}

/** Shows a screen; suspends while it is on its way, and breaks when its code cannot be had. */
export function Screen({ loader, screen }: { loader: ScreenLoader; screen: ScreenRoute }) {
  // Not `lazy`, which would show its fallback even for code that is there.
  const Component = loader.loaded(screen) ?? use(loader.bring(screen));
  return <Component />;
}

/** Brings screens when they are first wanted: code and texts together, so that they appear complete. */
export function createScreenLoader({ onLoaded, i18nStarted }: LoaderOptions): ScreenLoader {
  const loaded = new Map<ScreenRoute['load'], ComponentType>();
  const loading = new Map<ScreenRoute['load'], Promise<ComponentType>>();

  const load = async (screen: ScreenRoute): Promise<ComponentType> => {
    const texts = i18nStarted.then(() => loadTexts(screen.texts));
    const [{ Component }] = await Promise.all([screen.load(), texts]);
    onLoaded();
    loaded.set(screen.load, Component);
    // Drivers lose the line on the way, and what they do next is often on another screen.
    if (screen.area === 'driver') for (const other of DRIVER_SCREENS) bring(other).catch(() => undefined);
    return Component;
  };
  const bring = (screen: ScreenRoute): Promise<ComponentType> => {
    const known = loading.get(screen.load);
    if (known) return known;
    const underWay = load(screen);
    loading.set(screen.load, underWay);
    // Asked for again when the line is back, or by the error page's Retry, which starts over.
    underWay.catch(() => lineIsBack().then(() => loading.delete(screen.load)));
    return underWay;
  };

  return {
    loaded: (screen) => loaded.get(screen.load),
    bring,
    prepare: async (pathname) => {
      const screen = SCREENS.find(({ path }) => matchPath(path, pathname));
      // What cannot be loaded is told by the error page, in its place.
      if (screen) await bring(screen).catch(() => undefined);
    },
  };
}
