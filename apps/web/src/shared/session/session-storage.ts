import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '../storage/local-storage.ts';
import { forgetTab } from '../storage/tab-memory.ts';
import { NO_SESSION, type SessionState } from './session.slice.ts';

const storedToken = z.object({ token: z.string().check(z.minLength(1)) });

/** Everything of a person that is kept on the device (spec 1 §3 User, and our own); signing out removes all of it. */
export const LOCAL_KEYS = [
  'userToken',
  'user',
  'cart',
  'reviews',
  'cookieDisclaimer',
  'companyCard',
  'productsDetails',
  'DriverProfile',
  'mxn_to_usd',
  'searches',
] as const;

/** The session of the last visit. A visitor's start does not wait for the contract of accounts. */
export async function readSession(): Promise<SessionState> {
  const token = readStored('userToken', storedToken)?.token ?? null;
  if (!token) return NO_SESSION;
  const { account } = await import('@mercadito/contracts/accounts');
  return { ...NO_SESSION, token, user: readStored('user', account) };
}

/** Keeps what the next visit needs. */
export function storeSession({ token, user }: SessionState): void {
  if (token) writeStored('userToken', { token });
  if (user) writeStored('user', user);
}

/** Spec 1 §4: signing out removes every locally stored item, and what `before-the-app.js` made of them. */
export function clearLocalItems(endedToken: string): void {
  // This tab was theirs in any case.
  forgetTab();
  // Somebody else may have signed in in another tab meanwhile.
  const token = readStored('userToken', storedToken)?.token ?? endedToken;
  if (token !== endedToken) return;
  document.documentElement.removeAttribute('data-signed-in');
  for (const key of LOCAL_KEYS) removeStored(key);
}
