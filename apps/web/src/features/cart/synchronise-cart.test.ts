import { beforeEach, describe, expect, test } from 'vitest';
import { changeGuestLines, type GuestLine, readGuestCart, setGuestLines } from '../../entities/cart/guest-cart.ts';
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

beforeEach(() => {
  localStorage.clear();
  setGuestLines([aLine()]);
});

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

  test('settles what was sent, exactly, when another tab adds meanwhile', async () => {
    const account = anAccount();
    const milk = { productId: 32, name: 'Leche', count: 1 };
    const outcome = await synchroniseCart(5, async (sent) => {
      changeGuestLines((lines) => [...lines.map((line) => ({ ...line, count: line.count + 3 })), aLine(milk)]);
      return { data: account.take(sent) };
    });
    if (outcome.done) outcome.settle();
    expect(account.pieces()).toBe(2);
    expect(readGuestCart().lines).toMatchObject([{ productId: 31, count: 3 }, milk]);

    const next = await synchroniseCart(5, async (sent) => ({ data: account.take(sent) }));
    if (next.done) next.settle();
    expect(account.pieces()).toBe(6);
    expect(readGuestCart()).toEqual({ lines: [], synchKey: null });
  });

  test('sends again what was sent after a lost answer, however the lines have changed since', async () => {
    const account = anAccount();
    const sendings: Sent[] = [];
    await synchroniseCart(5, async (sent) => {
      sendings.push(sent);
      account.take(sent);
      return lost;
    });
    changeGuestLines(() => [aLine({ count: 3 })]);
    const outcome = await synchroniseCart(5, async (sent) => {
      sendings.push(sent);
      return { data: account.take(sent) };
    });
    expect(sendings[1]).toEqual(sendings[0]);
    if (outcome.done) outcome.settle();
    expect(account.pieces()).toBe(2);
    expect(readGuestCart().lines).toMatchObject([{ productId: 31, count: 1 }]);
  });

  test('repeats under its key what an earlier version has sent and not heard of', async () => {
    const { lines } = readGuestCart();
    localStorage.setItem('cart', JSON.stringify({ lines, synchKey: 'of-before' }));
    const keys: string[] = [];
    await synchroniseCart(5, async ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return lost;
    });
    expect(keys).toEqual(['of-before']);
  });

  test('begun by two tabs at once, names the same lines alike', async () => {
    const lying = localStorage.getItem('cart') ?? '';
    const keys: string[] = [];
    for (const _ of ['one', 'other']) {
      localStorage.setItem('cart', lying);
      await synchroniseCart(5, async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return lost;
      });
    }
    expect(keys[1]).toBe(keys[0]);
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
