import { MantineProvider } from '@mantine/core';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { theme } from '../src/app/theme.ts';
import { api } from '../src/shared/api/api.ts';
import { rootReducer } from '../src/shared/api/root-reducer.ts';
import { loadTexts, switchLanguage } from '../src/shared/i18n/i18n.ts';

/** A part of the kit in English, as it stands on a screen at that address; returns the router to ask where it is. */
export async function showPart(part: ReactNode, at = '/') {
  await switchLanguage('en');
  await loadTexts(['kit', 'refusals']);
  const store = configureStore({
    reducer: rootReducer,
    // A call with files holds them, as in the application.
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  });
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] });
  render(
    <Provider store={store}>
      <MantineProvider env="test" theme={theme}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </MantineProvider>
    </Provider>,
  );
  return router;
}
