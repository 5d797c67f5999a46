import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { Account } from '@mercadito/contracts/accounts';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { api } from '../../../shared/api/api.ts';
import { rootReducer } from '../../../shared/api/root-reducer.ts';
import { loadTexts, switchLanguage } from '../../../shared/i18n/i18n.ts';

export const LUPITA: Account = {
  id: 5,
  username: 'customer',
  first_name: 'Lupita',
  last_name: 'Ríos',
  email: 'lupita@example.com',
  profile: { role: 'User', kind: 'user', image: null, image_picture: null, subscriptionActive: false },
  subscriptionStatus: { active: false, until: null },
  company_id: null,
  driver_id: null,
  must_change_password: false,
};

const aStore = (user: Account | null = null) =>
  configureStore({
    reducer: rootReducer,
    preloadedState: { session: { token: user ? 'a-token' : null, user, endedBecause: null } } as never,
    middleware: (defaults) => defaults().concat(api.middleware),
  });

function Address() {
  const { pathname } = useLocation();
  return <output aria-label="address">{pathname}</output>;
}

/** A field that grows with its text waits for the fonts. */
const NO_FONTS = { addEventListener: () => undefined, removeEventListener: () => undefined };
Object.defineProperty(document, 'fonts', { value: NO_FONTS, configurable: true });

/** A screen in English, signed in or not, with the address beside it. */
export async function show(screen: ReactNode, { at = '/', user = null as Account | null } = {}) {
  cleanup();
  await switchLanguage('en');
  await loadTexts(['shop', 'cart', 'checkout', 'orders']);
  const store = aStore(user);
  render(
    <Provider store={store}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[at]}>
          <Suspense>{screen}</Suspense>
          <Address />
          <Notifications />
        </MemoryRouter>
      </MantineProvider>
    </Provider>,
  );
  return store;
}
