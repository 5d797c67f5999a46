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
