import { LATER_TEXTS } from 'virtual:brought-with-screens';
import { sourceOf } from '@mercadito/contracts/site/addresses';
import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { ColorScheme } from '../../src/app/color-scheme.tsx';
import { siteScreenAt } from '../../src/app/screens.ts';
import type { Store } from '../../src/app/store.ts';
import { Toasts } from '../../src/app/toasts.tsx';
import { loadTexts } from '../../src/shared/i18n/i18n.ts';
import { Router } from '../../src/shared/navigation/router.tsx';
import { beginPage, type Circumstances, type Device, failFor, startDevice } from './device.ts';

/** A part that is shown. Where it is and what its store knows are of now. */
export interface ShownPart extends Device {
  readonly pathname: string;
  readonly search: string;
  readonly store: Store;
  /** Steps through the history; back is negative. */
  readonly go: (steps: number) => Promise<void>;
}

interface PartCircumstances extends Circumstances {
  /** The address at which it stands: home, unless told. Its screen is not there, but its texts are. */
  readonly at?: string;
}

const noWait = () => null;

/**
 * Shows a part that is no screen, alone, with the application's store, router, look and toasts, on a server that answers what the test
 * says. For parts of the UI library; what belongs to a screen is shown by `openScreen`.
 */
export async function showPart(
  part: ReactNode,
  { at = '/', ...circumstances }: PartCircumstances = {},
): Promise<ShownPart> {
  const device = await startDevice(circumstances);
  failFor(device.takeFaults);
  const { store, history, container } = await beginPage(at);
  const { name, texts } = siteScreenAt(window.location.pathname);
  await loadTexts([...texts, ...(LATER_TEXTS[sourceOf(name)] ?? []), 'controls', 'problems']);
  render(
    <Provider store={store}>
      <Router history={history} waitFor={noWait}>
        <ColorScheme>
          <Suspense>{part}</Suspense>
          <Toasts />
        </ColorScheme>
      </Router>
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
