import { beforeEach, describe, expect, test } from 'vitest';
import { type GuestLine, readGuestCart, setGuestLines } from '../../entities/cart/guest-cart.ts';
import { synchroniseCart } from './synchronise-cart.ts';

const aLine = (fields: Partial<GuestLine> = {}): GuestLine => ({
  productId: 31,
  attributeIds: [],
  companyId: 2,
  companyName: 'El Fogón',
  name: 'Burrito',
  picture: null,
  count: 2,
  currency: 'MXN',
  priceCents: 6000,
  discount: 0,
  cargoExtraCents: 0,
  options: [],
  unitCents: 6000,
  addedUnitCents: 6000,
  available: true,
  stock: null,
  ...fields,
});

type Sent = Parameters<Parameters<typeof synchroniseCart>[1]>[0];

/** An account's cart that does a key's work once, as the server does. */
function anAccount() {
  const done = new Map<string, { added: number; skipped: []; total_items: number; total_cost: number }>();
  let pieces = 0;
  return {
    keys: [] as string[],
    pieces: () => pieces,
    take: ({ idempotencyKey, cart_items }: Sent) => {
      const first = done.get(idempotencyKey);
      if (first) return first;
      const added = cart_items.reduce((sum, item) => sum + Number(item.count), 0);
      pieces += added;
      const answer = { added, skipped: [] as [], total_items: pieces, total_cost: pieces * 60 };
      done.set(idempotencyKey, answer);
      return answer;
    },
  };
}

const lost = { error: { status: 'FETCH_ERROR', error: 'cut' } };

beforeEach(() => setGuestLines([aLine()]));

describe('handing the cart over after signing in', () => {
  test('moves every piece and leaves the device empty', async () => {
    const account = anAccount();
    const outcome = await synchroniseCart(5, async (sent) => ({ data: account.take(sent) }));
    if (outcome.done) outcome.settle();
    expect(account.pieces()).toBe(2);
    expect(readGuestCart().lines).toEqual([]);
  });

  test('repeats a lost answer with the same key, and doubles nothing', async () => {
    const account = anAccount();
    const keys: string[] = [];
    const first = await synchroniseCart(5, async (sent) => {
      keys.push(sent.idempotencyKey);
      account.take(sent);
      return lost;
    });
    expect(first).toEqual({ done: false, isOver: false });
    expect(readGuestCart().lines).toHaveLength(1);
    const second = await synchroniseCart(5, async (sent) => {
      keys.push(sent.idempotencyKey);
      return { data: account.take(sent) };
    });
    expect(second.done).toBe(true);
    expect(new Set(keys).size).toBe(1);
    expect(account.pieces()).toBe(2);
  });

  test('gives changed lines a key of their own', async () => {
    const keys: string[] = [];
    const cut = async (sent: Sent) => {
      keys.push(sent.idempotencyKey);
      return lost;
    };
    await synchroniseCart(5, cut);
    setGuestLines([aLine({ count: 3 })]);
    await synchroniseCart(5, cut);
    expect(new Set(keys).size).toBe(2);
  });

  test('names what could not be taken over', async () => {
    const outcome = await synchroniseCart(5, async () => ({
      data: { added: 0, skipped: [{ product_id: 31, reason: 'sold_out' as const }], total_items: 0, total_cost: 0 },
    }));
    expect(outcome).toMatchObject({ summary: { added: 0, skipped: [{ name: 'Burrito', reason: 'sold_out' }] } });
  });

  test('keeps the cart when the server refuses, and does not insist', async () => {
    const outcome = await synchroniseCart(5, async () => ({ error: { status: 400, data: {} } }));
    expect(outcome).toEqual({ done: false, isOver: true });
    expect(readGuestCart().lines).toHaveLength(1);
  });
});
