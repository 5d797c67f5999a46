import { MantineProvider } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { api } from '../../../shared/api/api.ts';
import { rootReducer } from '../../../shared/api/root-reducer.ts';
import { loadTexts, switchLanguage } from '../../../shared/i18n/i18n.ts';
import { NO_SESSION } from '../../../shared/session/session.slice.ts';
import { Component as Assigned } from '../assigned.screen.tsx';
import { Component as DriverOrder } from '../driver-order.screen.tsx';
import { Component as Queue } from '../queue.screen.tsx';
import { DRIVER_ID } from './fixtures.ts';

const driver: Account = {
  id: 3,
  username: 'driver',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@example.com',
  profile: {
    role: 'Galeana Biz driver',
    kind: 'driver',
    image: null,
    image_picture: null,
    subscriptionActive: false,
  },
  subscriptionStatus: { active: false, until: null },
  company_id: null,
  driver_id: DRIVER_ID,
  must_change_password: false,
};

/** Opens a driver's screen as a fresh page load does: nothing is remembered but what the device stores. */
export async function showScreen(path: string): Promise<void> {
  cleanup();
  await switchLanguage('en');
  await loadTexts(['deliveries', 'errors', 'layout']);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session: { ...NO_SESSION, token: 'secret', user: driver } },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const router = createMemoryRouter(
    [
      { path: '/driver', element: <Queue /> },
      { path: '/driver-order-list', element: <Assigned /> },
      { path: '/driver-order/:transactionId', element: <DriverOrder /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </Provider>,
  );
}
