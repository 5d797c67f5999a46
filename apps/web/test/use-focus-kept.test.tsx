import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useFocusKept } from '../src/app/use-focus-kept.ts';
import { type AppHistory, createHistory } from '../src/shared/navigation/history.ts';
import { Router, useLocation } from '../src/shared/navigation/router.tsx';

const code = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock(import('../src/app/focus-keeper.ts'), async (bring) => {
  await code.promise;
  return bring();
});

const main = () => screen.getByRole('main');
/** The code has come, and has done what was asked of it. */
const settled = async () => {
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done));
};
const beActive = () => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
};

const useKeptHere = () => {
  const { pathname, hasLeft } = useLocation();
  useFocusKept(hasLeft ? pathname : null);
};
const keepFocusOn = (history: AppHistory) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router history={history} waitFor={() => null}>
      {children}
    </Router>
  );
  renderHook(useKeptHere, { wrapper, container: document.createElement('div') });
};

test('code that comes late takes the focus from nobody who has gone to the head meanwhile (LOOK-45)', async () => {
  document.body.innerHTML =
    '<header><button>Menu</button></header><main id="content" tabindex="-1"><h1>Cart</h1><a href="#x">Sell</a></main>';
  const { rerender } = renderHook(useFocusKept, {
    initialProps: null as string | null,
    container: document.createElement('div'),
  });
  await userEvent.click(screen.getByRole('link'));
  main().innerHTML = '<h1>Sell</h1>';
  rerender('/sell');
  expect(document.activeElement).toBe(main());
  await userEvent.click(screen.getByRole('button'));
  code.resolve();
  await act(settled);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a page that somebody has come back to before anything heard it has the focus on its heading (LOOK-45)', async () => {
  code.resolve();
  document.body.innerHTML = '<main id="content" tabindex="-1"><h1>Cart</h1></main>';
  window.history.replaceState(null, '', '/cart');
  const history = createHistory(window);
  history.navigate(hrefTo('sell'));
  window.history.back();
  await waitFor(() => expect(history.place().pathname).toBe('/cart'));
  beActive();
  keepFocusOn(history);
  await act(settled);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a page of which only what stands behind the ? has changed before anything heard it leaves the focus where it is', async () => {
  code.resolve();
  document.body.innerHTML =
    '<header><button>Menu</button></header><main id="content" tabindex="-1"><h1>Home</h1></main>';
  window.history.replaceState(null, '', '/');
  const history = createHistory(window);
  history.navigate(hrefHere('/', '?category=3'));
  screen.getByRole('button').focus();
  beActive();
  keepFocusOn(history);
  await act(settled);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('a page that was opened, and tapped beside everything, leaves the focus where it is', async () => {
  code.resolve();
  document.body.innerHTML = '<main id="content" tabindex="-1"><h1>Cart</h1></main>';
  beActive();
  renderHook(() => useFocusKept(null), { container: document.createElement('div') });
  await act(settled);
  expect(document.activeElement).toBe(document.body);
});
