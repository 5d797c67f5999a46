import * as v from 'valibot';
import { forgetPerson } from '../storage/raw-storage.ts';
import { createStored } from '../storage/stored.ts';
import { NO_SESSION, type SessionState } from './session.slice.ts';

const OF_PERSON = { area: 'device', perPerson: true } as const;

const storedToken = createStored('userToken', () => v.object({ token: v.pipe(v.string(), v.minLength(1)) }), OF_PERSON);
// Checked by its contract, which a visitor's start does not wait for.
const storedUser = createStored('user', () => v.unknown(), OF_PERSON);

/** The session of the last visit. */
export async function readSession(): Promise<SessionState> {
  const token = storedToken.read()?.token ?? null;
  if (!token) return NO_SESSION;
  const [{ account }, { readAnswer }] = await Promise.all([
    import('@mercadito/contracts/accounts'),
    import('@mercadito/contracts/answered'),
  ]);
  return { ...NO_SESSION, token, user: readAnswer(account, storedUser.read()).data ?? null };
}

/** Keeps what the next visit needs: of a dead token nothing, which may have been removed in another tab. */
export function storeSession({ token, user, isHeld }: SessionState): void {
  if (isHeld) return;
  if (token) storedToken.write({ token });
  if (user) storedUser.write(user);
}

/** ACCOUNT-7: signing out removes every locally stored item, and what `before-the-app.js` made of them. */
export function clearLocalItems(endedToken: string): void {
  // This tab was theirs in any case.
  forgetPerson('tab');
  // Somebody else may have signed in in another tab meanwhile.
  const token = storedToken.read()?.token ?? endedToken;
  if (token !== endedToken) return;
  document.documentElement.removeAttribute('data-signed-in');
  forgetPerson('device');
}
