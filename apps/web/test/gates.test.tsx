import { MantineProvider } from '@mantine/core';
import type { Account } from '@mercadito/contracts/accounts';
import type { ScreenName } from '@mercadito/contracts/site/addresses';
import { SCREENS } from '@mercadito/contracts/site/site-map';
import type { Gate } from '@mercadito/domain/access/gates';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { Gated } from '../src/app/gated.tsx';
import { createStore } from '../src/app/store.ts';
import { startI18n } from '../src/shared/i18n/i18n.ts';
import { NO_SESSION, sessionExpired, signedOut } from '../src/shared/session/session.slice.ts';
import { answerJson, startLocalServer } from './local-server.ts';
import { anAccount } from './people.ts';

const people = {
  visitor: null,
  customer: anAccount(),
  driver: anAccount({ driver_id: 1 }, 'driver'),
  admin: anAccount({}, 'admin'),
} satisfies Record<string, Account | null>;

const EMPTY_CART = { cart: [], total_items: 0, total_cost: 0 };

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

/** Opens `/wanted` behind the gates. */
async function open(gates: readonly Gate[], user: Account | null, cart: object = EMPTY_CART) {
  await startLocalServer((_, response) => answerJson(response, cart, cart === EMPTY_CART ? 200 : 500));
  const store = createStore({ session: { ...NO_SESSION, token: user && 'abc', user } });
  render(
    <Provider store={store}>
      <MantineProvider>
        <MemoryRouter initialEntries={['/wanted?tab=2']}>
          <Routes>
            <Route
              path="/wanted"
              element={
                <Gated gates={gates}>
                  <output>inside</output>
                </Gated>
              }
            />
            <Route path="*" element={<Place />} />
          </Routes>
        </MemoryRouter>
      </MantineProvider>
    </Provider>,
  );
  return store;
}

const findPlace = async (): Promise<string> => (await screen.findByRole('status', { name: '' })).textContent ?? '';

/** Opens `/wanted` behind the gates and answers where the person ends up. */
async function arrive(...opened: Parameters<typeof open>): Promise<string> {
  await open(...opened);
  return findPlace();
}

beforeEach(() => startI18n());

const turnedAway = (to: string, gate: Gate) => `${to} ${JSON.stringify({ turnedAway: gate, from: '/wanted?tab=2' })}`;

describe('a gate', () => {
  test.each<[keyof typeof people, readonly Gate[], string]>([
    ['visitor', [], 'inside'],
    ['visitor', ['signedIn'], turnedAway('/login', 'signedIn')],
    ['customer', ['signedIn'], 'inside'],
    ['visitor', ['signedIn', 'cart'], turnedAway('/login', 'signedIn')],
    ['customer', ['signedIn', 'cart'], turnedAway('/cart', 'cart')],
    ['customer', ['signedIn', 'driver'], turnedAway('/', 'driver')],
    ['driver', ['signedIn', 'driver'], 'inside'],
    ['admin', ['signedIn', 'driver'], 'inside'],
    ['driver', ['signedIn', 'admin'], turnedAway('/driver', 'admin')],
    ['admin', ['signedIn', 'admin'], 'inside'],
    ['driver', ['signedIn', 'business'], turnedAway('/', 'business')],
    ['customer', ['signedIn', 'company'], turnedAway('/mybusiness', 'company')],
  ])('sends a %s before %j to %s', async (who, gates, expected) => {
    expect(await arrive(gates, people[who])).toBe(expected);
  });

  test('takes a cart that cannot be read for no empty one', async () => {
    const refusal = { detail: 'Broken', message: 'Broken', code: 'internal_error' };
    expect(await arrive(['signedIn', 'cart'], people.customer, refusal)).toBe('inside');
  });
});

describe('whose session ends behind a gate', () => {
  test('by signing out is led home, where nothing is asked', async () => {
    const store = await open(['signedIn'], people.customer);
    expect(await findPlace()).toBe('inside');
    act(() => void store.dispatch(signedOut()));
    expect(await findPlace()).toBe('/ null');
  });

  test('by itself is asked to sign in again, and led back', async () => {
    const store = await open(['signedIn'], people.customer);
    expect(await findPlace()).toBe('inside');
    act(() => void store.dispatch(sessionExpired({ token: 'abc' })));
    expect(await findPlace()).toBe(turnedAway('/login', 'signedIn'));
  });
});

describe('the site map', () => {
  // GATE-1; whatever is not named here is open to everybody.
  const BEHIND: Partial<Record<ScreenName, readonly Gate[]>> = {
    checkout: ['signedIn', 'cart'],
    productReviews: ['signedIn'],
    myOrders: ['signedIn'],
    orderDetails: ['signedIn'],
    profile: ['signedIn'],
    profileAddress: ['signedIn'],
    addAddress: ['signedIn'],
    updateAddress: ['signedIn'],
    driver: ['signedIn', 'driver'],
    driverOrder: ['signedIn', 'driver'],
    driverOrderOf: ['signedIn', 'admin'],
    driverOrderList: ['signedIn', 'driver'],
    orderHistory: ['signedIn', 'driver'],
  };

  test.each(Object.keys(SCREENS) as ScreenName[])('puts before %s the gates of the specification', (name) => {
    expect(SCREENS[name].gates).toEqual(BEHIND[name] ?? []);
  });
});
