import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Loaded } from '../src/shared/ui/loaded.tsx';
import { showComponent } from './harness/show-component.tsx';

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
  const reading = { isFetching: false, refetch, ...state };
  return showComponent(
    <Loaded reading={reading} skeleton="On its way" failed="No hours" absent={absent}>
      {(data) => <p>{data}</p>}
    </Loaded>,
  );
}

beforeEach(() => void refetch.mockClear());

test('what is on its way has a skeleton, also when it is asked for again after a failure', async () => {
  for (const error of [undefined, OFFLINE]) {
    await show({ isFetching: true, error });
    expect(screen.getByText('On its way')).toBeDefined();
    expect(screen.queryByText('No hours')).toBeNull();
  }
});

test('a failure says what is missing and asks again', async () => {
  await show({ error: OFFLINE });
  expect(screen.getByText('No hours')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('what cannot be renewed stays, and its age is told (LOOK-1)', async () => {
  await show({ currentData: 'From 9 to 5', error: OFFLINE });
  expect(screen.getByText('From 9 to 5')).toBeDefined();
  expect(screen.getByText(/^This may be out of date/)).toBeDefined();
});

test('a further page that failed makes nothing old', async () => {
  await show({ currentData: 'From 9 to 5', error: OFFLINE, isFetchNextPageError: true });
  expect(screen.queryByText(/^This may be out of date/)).toBeNull();
});

test('what the server says is not there is absent, whatever was there before, or failed where nothing stands for it', async () => {
  await show({ currentData: 'From 9 to 5', error: ABSENT }, 'Nothing told');
  expect(screen.getByText('Nothing told')).toBeDefined();
  expect(screen.queryByText('From 9 to 5')).toBeNull();
  await show({ error: ABSENT });
  expect(screen.getByText('No hours')).toBeDefined();
});
