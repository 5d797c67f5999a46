import { type Account, getUser } from '@mercadito/contracts/accounts';
import { getCart } from '@mercadito/contracts/cart';
import type { Gate } from '@mercadito/domain/access/gates';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Gated } from '../src/app/gated.tsx';
import { api } from '../src/shared/api/api.ts';
import { useLocation } from '../src/shared/navigation/router.tsx';
import { sessionExpired, signedOut } from '../src/shared/session/session.slice.ts';
import { aCustomer, aDriver, aMember, anAdmin } from './fixtures/accounts.ts';
import { EMPTY_CART } from './fixtures/carts.ts';
import { TOKEN } from './harness/device.ts';
import { openScreen } from './harness/open-screen.tsx';
import { inTurn, later, lost, type Reply, refuse, reply } from './harness/replies.ts';
import { showComponent } from './harness/show-component.tsx';

const people = {
  visitor: null,
  customer: aCustomer(),
  member: aMember(),
  driver: aDriver(),
  admin: anAdmin(),
} satisfies Record<string, Account | null>;

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

function Wanted({ gates }: { gates: readonly Gate[] }) {
  if (useLocation().pathname !== '/wanted') return <Place />;
  return (
    <Gated gates={gates}>
      <output>inside</output>
    </Gated>
  );
}

/** Opens `/wanted` behind the gates; whatever else is opened says where it is. */
const open = (gates: readonly Gate[], as: Account | null, cart: Reply = reply(getCart, EMPTY_CART)) =>
  showComponent(<Wanted gates={gates} />, { at: '/wanted?tab=2', as, replies: [cart] });

const findPlace = async (): Promise<string> => (await screen.findByRole('status', { name: '' })).textContent ?? '';

/** Opens `/wanted` behind the gates and answers where the person ends up. */
async function arrive(...opened: Parameters<typeof open>): Promise<string> {
  await open(...opened);
  return findPlace();
}

const turnedAway = (to: string, gate: Gate) => `${to} ${JSON.stringify({ turnedAway: gate, from: '/wanted?tab=2' })}`;

describe('a gate', () => {
  test.each<[keyof typeof people, readonly Gate[], string]>([
    ['visitor', [], 'inside'],
    ['visitor', ['signedIn'], turnedAway('/login', 'signedIn')],
    ['customer', ['signedIn'], 'inside'],
    ['visitor', ['signedIn', 'cart'], turnedAway('/login', 'signedIn')],
    ['customer', ['signedIn', 'cart'], turnedAway('/cart', 'cart')],
    ['customer', ['signedIn', 'subscription'], turnedAway('/', 'subscription')],
    ['member', ['signedIn', 'subscription'], 'inside'],
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

  test('takes a cart that cannot be read for no empty one (GATE-3)', async () => {
    expect(await arrive(['signedIn', 'cart'], people.customer, refuse(getCart, 500, 'internal_error'))).toBe('inside');
  });
});

describe('whose session ends behind a gate', () => {
  test('by signing out is led home, where nothing is asked', async () => {
    const { store } = await open(['signedIn'], people.customer);
    expect(await findPlace()).toBe('inside');
    act(() => void store.dispatch(signedOut()));
    expect(await findPlace()).toBe('/ null');
  });

  test('by itself is asked to sign in again, and led back', async () => {
    const { store } = await open(['signedIn'], people.customer);
    expect(await findPlace()).toBe('inside');
    act(() => void store.dispatch(sessionExpired({ token: TOKEN })));
    expect(await findPlace()).toBe(turnedAway('/login', 'signedIn'));
  });
});

describe('what the device remembers of a person', () => {
  const goToBusiness = (getsUser: Reply) => openScreen('/mybusiness', { as: people.customer, replies: [getsUser] });

  test('turns nobody away before the server has said who they are now', async () => {
    const granted = later(getUser);
    const at = await goToBusiness(granted);
    granted.give(people.member);
    expect(await screen.findByRole('heading', { name: 'You currently have not added a business' })).toBeDefined();
    expect(at.pathname).toBe('/mybusiness');
  });

  test('counts where the server cannot be asked', async () => {
    const at = await goToBusiness(lost(getUser));
    await waitFor(() => expect(at.pathname).toBe('/'));
  });

  test('is asked anew where it has changed since it was told', async () => {
    const news = later(getUser);
    const at = await openScreen('/about', {
      as: people.customer,
      replies: [inTurn(reply(getUser, people.customer), news)],
    });
    await waitFor(() => expect(at.calls.to(getUser)).toHaveLength(1));
    act(() => void at.store.dispatch(api.util.invalidateTags(['Account'])));
    await at.goTo('/mybusiness');
    news.give(people.member);
    expect(await screen.findByRole('heading', { name: 'You currently have not added a business' })).toBeDefined();
    expect(at.pathname).toBe('/mybusiness');
  });
});
