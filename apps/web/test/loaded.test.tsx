import { MantineProvider } from '@mantine/core';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/shared/api/api.ts';
import { rootReducer } from '../src/shared/api/root-reducer.ts';
import { switchLanguage } from '../src/shared/i18n/i18n.ts';
import { Loaded } from '../src/shared/ui/loaded.tsx';

const OFFLINE = { status: 'FETCH_ERROR', error: 'gone' };
const ABSENT = { status: 404, data: { detail: '', message: '', code: 'not_found' } };
const refetch = vi.fn();

interface State {
  currentData?: string;
  error?: unknown;
  isFetching?: boolean;
  isFetchNextPageError?: boolean;
}

function show(state: State, absent?: string) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const reading = { isFetching: false, refetch, ...state };
  render(
    <Provider store={store}>
      <MantineProvider env="test">
        <Loaded reading={reading} skeleton="On its way" failed="No hours" absent={absent}>
          {(data) => <p>{data}</p>}
        </Loaded>
      </MantineProvider>
    </Provider>,
  );
}

beforeEach(async () => {
  refetch.mockClear();
  await switchLanguage('en');
});

test('what is on its way has a skeleton, also when it is asked for again after a failure', () => {
  show({ isFetching: true });
  show({ isFetching: true, error: OFFLINE });
  expect(screen.getAllByText('On its way')).toHaveLength(2);
  expect(screen.queryByText('No hours')).toBeNull();
});

test('a failure says what is missing and asks again', async () => {
  show({ error: OFFLINE });
  expect(screen.getByText('No hours')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('what cannot be renewed stays, and its age is told', () => {
  show({ currentData: 'From 9 to 5', error: OFFLINE });
  expect(screen.getByText('From 9 to 5')).toBeDefined();
  expect(screen.getByRole('status').textContent).not.toBe('');
});

test('a further page that failed makes nothing old', () => {
  show({ currentData: 'From 9 to 5', error: OFFLINE, isFetchNextPageError: true });
  expect(screen.queryByRole('status')).toBeNull();
});

test('what the server says is not there is absent, whatever was there before, or failed where nothing stands for it', () => {
  show({ currentData: 'From 9 to 5', error: ABSENT }, 'Nothing told');
  expect(screen.getByText('Nothing told')).toBeDefined();
  expect(screen.queryByText('From 9 to 5')).toBeNull();
  show({ error: ABSENT });
  expect(screen.getByText('No hours')).toBeDefined();
});
