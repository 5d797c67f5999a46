import { type Href, hrefTo } from '@mercadito/contracts/site/addresses';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { beginHistory } from './harness/page-history.ts';

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

afterEach(() => window.history.replaceState(null, '', '/'));

/** Whether the browser would ask before it closes the window. */
const isAskedBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A page that was opened by its address, where something lay over it, with two forms that are not saved. */
function withCopy() {
  const history = beginHistory('/product/1/2');
  history.layer(vi.fn())();
  history.guard(vi.fn());
  const guard = vi.fn();
  history.guard(guard);
  return { guard };
}

describe('the history', () => {
  test('goes forward and back, and keeps what belongs to an entry', async () => {
    const history = beginHistory();
    history.navigate(hrefTo('cart'), { state: { from: '/' } });
    expect(history.place()).toMatchObject({ pathname: '/cart', state: { from: '/' } });
    const { key } = history.place();
    history.navigate(hrefTo('login', {}, { from: '/cart' }));
    expect(window.location.pathname + window.location.search).toBe('/login?from=%2Fcart');
    history.navigate(-1);
    await popped();
    expect(history.place()).toMatchObject({ type: 'POP', pathname: '/cart', key });
  });

  test('names each page that is opened by its address, so that none starts where another one was left', () => {
    const { key } = beginHistory().place();
    expect(beginHistory().place().key).toBe(key);
    expect(beginHistory('/cart').place().key).not.toBe(key);
  });

  test('makes no second entry for where somebody is already, however its address is spelled', () => {
    const history = beginHistory('/service/d%27oro?search=d%27oro');
    const entries = window.history.length;
    const { key } = history.place();
    history.navigate("/service/d'oro?search=d'oro" as Href);
    expect(history.place().type).toBe('REPLACE');
    expect(history.place().key).not.toBe(key);
    expect(window.history.length).toBe(entries);
    history.navigate("/service/d'oro?search=oro" as Href);
    expect(history.place().type).toBe('PUSH');
  });

  test('leaves by Back what has replaced a page that something lay over', async () => {
    const history = beginHistory('/product/1/2');
    history.layer(vi.fn())();
    history.navigate(hrefTo('product', { businessId: 1, productId: 2 }));
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    window.history.back();
    await popped();
    expect(go).toHaveBeenCalledExactlyOnceWith(-1);
    go.mockRestore();
  });

  test('asks a guard before it leaves, and goes when told to (LOOK-14)', () => {
    const history = beginHistory();
    const guard = vi.fn();
    const open = history.guard(guard);
    history.navigate(hrefTo('cart'));
    expect(history.place().pathname).toBe('/');
    expect(guard).toHaveBeenCalledOnce();
    open();
    guard.mock.calls[0]?.[0]();
    expect(history.place().pathname).toBe('/cart');
  });

  test('takes a jump within the page, which the browser makes by itself, for one step that leaves nothing', async () => {
    const history = beginHistory();
    history.navigate(hrefTo('cart'));
    history.navigate(hrefTo('profileAddress'));
    const guard = vi.fn();
    const open = history.guard(guard);
    window.location.hash = '#content';
    await popped();
    expect(history.place()).toMatchObject({ pathname: '/profile/address', hash: '#content' });
    history.navigate(-1);
    await popped();
    expect(history.place()).toMatchObject({ pathname: '/profile/address', hash: '' });
    expect(guard).not.toHaveBeenCalled();
    history.navigate(-1);
    await popped();
    await popped();
    expect(guard).toHaveBeenCalledOnce();
    expect(window.location.pathname).toBe('/profile/address');
    open();
    guard.mock.calls[0]?.[0]();
    await popped();
    expect(window.location.pathname).toBe('/cart');
  });

  test('comes back when the browser has gone already', async () => {
    const history = beginHistory();
    history.navigate(hrefTo('profileAddress'));
    const guard = vi.fn();
    const open = history.guard(guard);
    history.navigate(-1);
    await popped();
    await popped();
    expect(window.location.pathname).toBe('/profile/address');
    open();
    guard.mock.calls[0]?.[0]();
    await popped();
    expect(history.place().pathname).toBe('/');
  });

  test('asks the last of several guards, for all of them, and the one before once that is gone', () => {
    const history = beginHistory();
    const [first, second] = [vi.fn(), vi.fn()];
    history.guard(first);
    const open = history.guard(second);
    history.navigate(hrefTo('cart'));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    open();
    history.navigate(hrefTo('cart'));
    expect(first).toHaveBeenCalledOnce();
    first.mock.calls[0]?.[0]();
    expect(window.location.pathname).toBe('/cart');
  });

  test('has Back asked about by one of several guards, and goes at one yes', async () => {
    const history = beginHistory();
    history.navigate(hrefTo('profileAddress'));
    const [first, second] = [vi.fn(), vi.fn()];
    history.guard(first);
    history.guard(second);
    history.navigate(-1);
    await popped();
    await popped();
    second.mock.calls[0]?.[0]();
    await popped();
    expect(history.place().pathname).toBe('/');
    expect(first).not.toHaveBeenCalled();
  });

  test('closes by Back what lies on top, one after the other, before it asks about the page beneath, and goes nowhere (LOOK-37)', async () => {
    const history = beginHistory();
    history.navigate(hrefTo('profileAddress'));
    const guard = vi.fn();
    history.guard(guard);
    const closed: string[] = [];
    for (const name of ['sheet', 'picture']) {
      const gone = history.layer(() => {
        closed.push(name);
        gone();
      });
    }
    for (const expected of [['picture'], ['picture', 'sheet']]) {
      history.navigate(-1);
      await popped();
      await popped();
      expect(closed).toEqual(expected);
      expect(window.location.pathname).toBe('/profile/address');
    }
    expect(guard).not.toHaveBeenCalled();
    history.navigate(-1);
    await popped();
    await popped();
    expect(guard).toHaveBeenCalledOnce();
  });

  test('takes a second Back within a moment, which comes before the way back from the first, back as well', async () => {
    const history = beginHistory();
    for (const name of ['cart', 'favorites', 'profileAddress'] as const) history.navigate(hrefTo(name));
    const { key } = history.place();
    const gone = history.layer(() => gone());
    const come = window.history.go.bind(window.history);
    const go = vi.spyOn(window.history, 'go').mockImplementationOnce(async (steps) => {
      window.history.back();
      await popped();
      come(steps);
    });
    window.history.back();
    await popped();
    await popped();
    await popped();
    await vi.waitFor(() => expect(window.history.state).toMatchObject({ key }));
    go.mockRestore();
    expect(history.place().pathname).toBe('/profile/address');
  });

  test('lets a link in what lies on top lead elsewhere', () => {
    const history = beginHistory();
    const close = vi.fn();
    history.layer(close);
    history.navigate(hrefTo('login'));
    expect(window.location.pathname).toBe('/login');
    expect(close).not.toHaveBeenCalled();
  });

  test('closes by Back what lies over a page that was opened by its address, and leaves it by the next one', async () => {
    const history = beginHistory('/product/1/2');
    const moved = vi.fn();
    history.listen(moved);
    const close = vi.fn();
    const gone = history.layer(close);
    window.history.back();
    await popped();
    await popped();
    expect(close).toHaveBeenCalledOnce();
    expect(window.location.pathname).toBe('/product/1/2');
    expect(moved).not.toHaveBeenCalled();
    gone();
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    window.history.back();
    await popped();
    expect(go).toHaveBeenCalledExactlyOnceWith(-1);
    go.mockRestore();
  });

  test('asks before Back leaves a page that was opened by its address, after something lay over it (LOOK-14)', async () => {
    const { guard } = withCopy();
    const go = vi.spyOn(window.history, 'go');
    window.history.back();
    await popped();
    expect(guard).toHaveBeenCalledOnce();
    expect(go.mock.calls).toEqual([[1]]);
    await popped();
    go.mockRestore();
  });

  test('leaves such a page at one yes: the browser does not ask again, for none of its forms', async () => {
    const { guard } = withCopy();
    window.history.back();
    await popped();
    await popped();
    expect(isAskedBeforeUnload()).toBe(true);
    const wasAsked: boolean[] = [];
    const back = window.history.go.bind(window.history);
    const go = vi.spyOn(window.history, 'go').mockImplementationOnce(back);
    go.mockImplementationOnce(() => void wasAsked.push(isAskedBeforeUnload()));
    guard.mock.calls[0]?.[0]();
    await popped();
    expect(go.mock.calls).toEqual([[-1], [-1]]);
    expect(wasAsked).toEqual([false]);
    go.mockRestore();
  });

  test.each([
    ['a moment', () => vi.advanceTimersByTime(1_000)],
    ['the way back to it', () => window.dispatchEvent(new Event('pageshow'))],
  ])('has the browser ask again after %s where somebody wanted to leave and the page still stands', async (_, pass) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { guard } = withCopy();
    window.history.back();
    await popped();
    await popped();
    const back = window.history.go.bind(window.history);
    // Nothing is before the page: the second step goes nowhere.
    const go = vi.spyOn(window.history, 'go').mockImplementationOnce(back);
    go.mockImplementationOnce(() => undefined);
    guard.mock.calls[0]?.[0]();
    await popped();
    go.mockRestore();
    expect(isAskedBeforeUnload()).toBe(false);
    pass();
    expect(isAskedBeforeUnload()).toBe(true);
  });

  test('has the browser ask before the window is closed, while there is something to lose', () => {
    const history = beginHistory();
    expect(isAskedBeforeUnload()).toBe(false);
    const saved = [history.guard(vi.fn()), history.guard(vi.fn())];
    expect(isAskedBeforeUnload()).toBe(true);
    saved[1]?.();
    expect(isAskedBeforeUnload()).toBe(true);
    saved[0]?.();
    expect(isAskedBeforeUnload()).toBe(false);
  });
});
