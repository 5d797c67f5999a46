import { expect, test } from 'vitest';
import { createStore } from '../src/app/store.ts';
import { NO_SESSION, sessionExpired } from '../src/shared/session/session.slice.ts';

const storedToken = () => localStorage.getItem('userToken');

test('a session that ends leaves nothing behind, but for what somebody else has begun in another tab', () => {
  for (const [stored, left] of [
    ['mine', null],
    ['theirs', '{"token":"theirs"}'],
  ]) {
    localStorage.setItem('userToken', JSON.stringify({ token: stored }));
    const store = createStore({ session: { ...NO_SESSION, token: 'mine' } });
    store.dispatch(sessionExpired({ token: 'mine' }));
    expect(storedToken()).toBe(left);
  }
});

test('what a tab keeps of the person who left is gone, whoever has signed in in another one', () => {
  localStorage.setItem('userToken', JSON.stringify({ token: 'theirs' }));
  for (const key of ['checkout', 'address']) sessionStorage.setItem(key, '{ "userId": 5 }');
  const store = createStore({ session: { ...NO_SESSION, token: 'mine' } });
  store.dispatch(sessionExpired({ token: 'mine' }));
  expect(['checkout', 'address'].filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
});
