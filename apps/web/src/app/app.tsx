import { Suspense } from 'react';
import { Provider } from 'react-redux';
import type { Boot } from '../shared/api/boot.ts';
import type { AppHistory } from '../shared/navigation/history.ts';
import { lazyPart } from '../shared/ui/lazy-part.ts';
import { useToastsWanted } from '../shared/ui/toast.tsx';
import { WhenLive } from '../shared/ui/when-live.tsx';
import { AppRouter } from './app-router.tsx';
import { ErrorBoundary, LastBoundary } from './error-boundary.tsx';
import { Look } from './look.tsx';
import { FrameAlone, Pages } from './pages.tsx';
import type { ScreenLoader } from './screen-loader.tsx';
import type { Store } from './store.ts';

// After the page itself: nothing of these is needed for it to appear.
const SessionEffects = lazyPart(() => import('./after-the-page.ts').then((m) => m.SessionEffects));
const Toasts = lazyPart(() => import('./toasts.tsx').then((m) => m.Toasts));

interface AppProps {
  store: Store;
  history: AppHistory;
  loader: ScreenLoader;
  boot: Boot;
  /** Only what stands around the screen, as a page of somebody's own is served. */
  isFrame?: boolean;
}

/** What surrounds every page. */
export function App({ store, history, loader, boot, isFrame = false }: AppProps) {
  return (
    <LastBoundary>
      <Provider store={store}>
        <AppRouter history={history} waitFor={loader.waitFor}>
          <Look>
            {/* For what breaks outside of a screen, in a layout. */}
            <ErrorBoundary>{isFrame ? <FrameAlone /> : <Pages loader={loader} />}</ErrorBoundary>
            <WhenLive>
              <SessionEffects boot={boot} />
            </WhenLive>
            <Messages />
          </Look>
        </AppRouter>
      </Provider>
    </LastBoundary>
  );
}

function Messages() {
  return <Suspense>{useToastsWanted() && <Toasts />}</Suspense>;
}
