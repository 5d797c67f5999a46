import { LATER_TEXTS } from 'virtual:brought-with-screens';
import { sourceOf } from '@mercadito/contracts/site/addresses';
import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { ColorScheme } from '../../src/app/color-scheme.tsx';
import { PageProviders } from '../../src/app/page-providers.tsx';
import { siteScreenAt } from '../../src/app/screens.ts';
import type { Store } from '../../src/app/store.ts';
import { Toasts } from '../../src/app/toasts.tsx';
import { loadTexts } from '../../src/shared/i18n/i18n.ts';
import { Router } from '../../src/shared/navigation/router.tsx';
import { beginPage, type Circumstances, type Device, failFor, startDevice } from './device.ts';

/** A component that is shown. Where it is and what its store knows are of now. */
export interface ShownComponent extends Device {
  readonly pathname: string;
  readonly search: string;
  readonly store: Store;
  /** Steps through the history; back is negative. */
  readonly go: (steps: number) => Promise<void>;
}

interface ComponentCircumstances extends Circumstances {
  /** The address at which it stands: home, unless told. Its screen is not there, but its texts are. */
  readonly at?: string;
}

const noWait = () => null;

/**
 * Shows a component that is no screen, alone, with the application's store, router, color scheme and toasts, on a server that answers what
 * the test says. For the UI library; what belongs to a screen is shown by `openScreen`.
 */
export async function showComponent(
  component: ReactNode,
  { at = '/', ...circumstances }: ComponentCircumstances = {},
): Promise<ShownComponent> {
  const device = await startDevice(circumstances);
  failFor(device.takeFaults);
  const { store, history, container } = await beginPage(at);
  const { name, texts } = siteScreenAt(window.location.pathname);
  await loadTexts([...texts, ...(LATER_TEXTS[sourceOf(name)] ?? []), 'controls', 'forms', 'problems']);
  render(
    <Provider store={store}>
      <PageProviders>
        <Router history={history} waitFor={noWait}>
          <ColorScheme>
            <Suspense>{component}</Suspense>
            <Toasts />
          </ColorScheme>
        </Router>
      </PageProviders>
    </Provider>,
    { container },
  );
  return {
    ...device,
    get pathname() {
      return history.place().pathname;
    },
    get search() {
      return history.place().search;
    },
    store,
    go: (steps) => act(async () => window.history.go(steps)),
  };
}
