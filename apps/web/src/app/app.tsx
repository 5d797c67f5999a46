import { Suspense, useState } from 'react';
import { Provider } from 'react-redux';
import type { ServedData } from '../shared/api/served-data.ts';
import { useAppSelector } from '../shared/api/store-hooks.ts';
import type { AppHistory } from '../shared/navigation/history.ts';
import { Router } from '../shared/navigation/router.tsx';
import { lazyChunk } from '../shared/ui/lazy-chunk.ts';
import { useToastsWanted } from '../shared/ui/toast.tsx';
import { WhenHydrated } from '../shared/ui/when-hydrated.tsx';
import { ColorScheme } from './color-scheme.tsx';
import { ErrorBoundary, LastBoundary } from './error-boundary.tsx';
import { PageProviders } from './page-providers.tsx';
import { FrameAlone, Pages } from './pages.tsx';
import type { ScreenLoader } from './screen-loader.tsx';
import type { Store } from './store.ts';

// After the page itself: nothing of these is needed for it to appear.
const SessionEffects = lazyChunk(() => import('./layouts/after-the-page.tsx').then((m) => m.SessionEffects));
const Toasts = lazyChunk(() => import('./toasts.tsx').then((m) => m.Toasts));

interface AppProps {
  store: Store;
  history: AppHistory;
  loader: ScreenLoader;
  servedData: ServedData;
  /** Only what stands around the screen, as a page of somebody's own is served. */
  isFrame?: boolean;
}

/** What surrounds every page. */
export function App({ store, history, loader, servedData, isFrame = false }: AppProps) {
  return (
    <LastBoundary>
      <Provider store={store}>
        <PageProviders>
          <Router history={history} waitFor={loader.waitFor}>
            <ColorScheme>
              {/* For what breaks outside of a screen, in a layout. */}
              <ErrorBoundary>{isFrame ? <FrameAlone /> : <PagesOfPerson loader={loader} />}</ErrorBoundary>
              <WhenHydrated>
                <SessionEffects servedData={servedData} />
              </WhenHydrated>
              <Messages />
            </ColorScheme>
          </Router>
        </PageProviders>
      </Provider>
    </LastBoundary>
  );
}

/** Whoever comes after somebody else begins anew: nothing that one had begun on a page is done by the other. */
function PagesOfPerson({ loader }: Pick<AppProps, 'loader'>) {
  const id = useAppSelector(({ session }) => session.user?.id ?? null);
  const [last, setLast] = useState({ id, changes: 0 });
  if (id !== null && id !== last.id) setLast({ id, changes: last.id === null ? 0 : last.changes + 1 });
  return <Pages key={last.changes} loader={loader} />;
}

function Messages() {
  return <Suspense>{useToastsWanted() && <Toasts />}</Suspense>;
}
