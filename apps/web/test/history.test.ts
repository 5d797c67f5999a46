import { NavigationType } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHistory } from '../src/shared/navigation/history.ts';

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the history', () => {
  test('goes forward and back, and keeps what belongs to an entry', async () => {
    const history = createHistory(window);
    history.navigator.push('/cart', { from: '/' });
    expect(history.place().location).toMatchObject({ pathname: '/cart', state: { from: '/' } });
    const { key } = history.place().location;
    history.navigator.push({ pathname: '/login', search: '?a=1', hash: '' });
    expect(window.location.pathname + window.location.search).toBe('/login?a=1');
    history.navigator.go(-1);
    await popped();
    expect(history.place()).toMatchObject({ type: NavigationType.Pop, location: { pathname: '/cart', key } });
  });

  test('names each page that is opened by its address, so that none starts where another one was left', () => {
    const { key } = createHistory(window).place().location;
    expect(createHistory(window).place().location.key).toBe(key);
    window.history.replaceState(null, '', '/cart');
    expect(createHistory(window).place().location.key).not.toBe(key);
  });

  test('asks a guard before it leaves, and goes when told to', () => {
    const history = createHistory(window);
    const guard = vi.fn();
    const open = history.guard(guard);
    history.navigator.push('/cart');
    expect(history.place().location.pathname).toBe('/');
    expect(guard).toHaveBeenCalledOnce();
    open();
    guard.mock.calls[0]?.[0]();
    expect(history.place().location.pathname).toBe('/cart');
  });

  test('takes a jump within the page, which the browser makes by itself, for one step that leaves nothing', async () => {
    const history = createHistory(window);
    history.navigator.push('/cart');
    history.navigator.push('/profile/address');
    const guard = vi.fn();
    const open = history.guard(guard);
    window.location.hash = '#content';
    await popped();
    expect(history.place().location).toMatchObject({ pathname: '/profile/address', hash: '#content' });
    history.navigator.go(-1);
    await popped();
    expect(history.place().location).toMatchObject({ pathname: '/profile/address', hash: '' });
    expect(guard).not.toHaveBeenCalled();
    history.navigator.go(-1);
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
    const history = createHistory(window);
    history.navigator.push('/profile/address');
    const guard = vi.fn();
    const open = history.guard(guard);
    history.navigator.go(-1);
    await popped();
    await popped();
    expect(window.location.pathname).toBe('/profile/address');
    open();
    guard.mock.calls[0]?.[0]();
    await popped();
    expect(history.place().location.pathname).toBe('/');
  });
});
