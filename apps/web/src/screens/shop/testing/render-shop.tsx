import { MantineProvider } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, vi } from 'vitest';
import { api } from '../../../shared/api/api.ts';
import { rootReducer } from '../../../shared/api/root-reducer.ts';
import { loadTexts, switchLanguage } from '../../../shared/i18n/i18n.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

/** What the server answers to `GET /api/…`: a body, or a function of the address for lists and refusals. */
export type Answers = Readonly<Record<string, (url: URL, method: string) => Response | Promise<Response>>>;

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

const refusal = { detail: 'No', message: 'No', code: 'not_found' };

function serve(answers: Answers) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input), 'http://town.test');
    const path = url.pathname.replace(/^\/api|\/$/g, '');
    const method = init?.method ?? 'GET';
    const answer = answers[`${method} ${path}`] ?? answers[path];
    return answer ? answer(url, method) : json(refusal, 404);
  });
}

function stubBrowser() {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => ({ ...media, addListener: () => undefined, removeListener: () => undefined }));
}

interface ShopOptions {
  readonly answers: Answers;
  readonly at?: string;
  readonly user?: Account;
}

/** A part of the shop in English, at an address, with the server's answers; returns the router to ask where it is. */
export async function renderShop(part: ReactNode, { answers, at = '/', user }: ShopOptions) {
  serve(answers);
  stubBrowser();
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
