import { MantineProvider } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Boot } from '../shared/api/boot.ts';
import { SessionEffects } from './session-effects.tsx';
import type { Store } from './store.ts';
import { cssVariables, theme } from './theme.ts';

// After the page itself: messages answer acts, and no act comes before it.
const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })));

interface AppProps {
  store: Store;
  router: ReturnType<typeof createBrowserRouter>;
  boot: Boot;
}

/** What surrounds every page. */
export function App({ store, router, boot }: AppProps) {
  return (
    <Provider store={store}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <SessionEffects boot={boot} />
        <RouterProvider router={router} />
        <Suspense>
          <Toasts />
        </Suspense>
      </MantineProvider>
    </Provider>
  );
}
