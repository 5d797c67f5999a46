import { MantineProvider } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach } from 'vitest';
import { answerJson, startLocalServer } from '../../../../test/local-server.ts';
import { api } from '../../../shared/api/api.ts';
import { rootReducer } from '../../../shared/api/root-reducer.ts';
import { loadTexts, switchLanguage } from '../../../shared/i18n/i18n.ts';

afterEach(cleanup);

export const CUSTOMER: Account = {
  id: 5,
  username: 'customer',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@example.com',
  profile: { role: 'User', kind: 'user', image: null, image_picture: null, subscriptionActive: false },
  subscriptionStatus: { active: false, until: null },
  company_id: null,
  driver_id: null,
  must_change_password: false,
};

export type Answer = { readonly status?: number; readonly body: unknown };

/** What the server answers, by path, or by method and path. */
export type Answers = Readonly<Record<string, (url: URL, method: string) => Answer | Promise<Answer>>>;

export const json = (body: unknown, status = 200): Answer => ({ status, body });

const refusal = { detail: 'No', message: 'No', code: 'not_found' };

function serve(answers: Answers) {
  return startLocalServer(async ({ method, url: address }, response) => {
    const url = new URL(address, 'http://town.test');
    const path = url.pathname.replace(/^\/api|\/$/g, '');
    const answer = answers[`${method} ${path}`] ?? answers[path];
    const { status = 200, body } = (await answer?.(url, method)) ?? { status: 404, body: refusal };
    answerJson(response, body, status);
  });
}

interface ShopOptions {
  readonly answers: Answers;
  readonly at?: string;
  readonly user?: Account;
}

/** A part of the shop in English, at an address, with the server's answers; returns the router to ask where it is. */
export async function renderShop(part: ReactNode, { answers, at = '/', user }: ShopOptions) {
  await serve(answers);
  await switchLanguage('en');
  await loadTexts(['shop', 'cart']);
  const session = { token: user ? 'a-token' : null, user: user ?? null, endedBecause: null };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session } as never,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  render(
    <Provider store={store}>
      <MantineProvider env="test">
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </MantineProvider>
    </Provider>,
  );
  return router;
}
