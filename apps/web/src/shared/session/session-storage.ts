import { memoize } from '@mercadito/domain/memoize';
import * as v from 'valibot';
import { askWhoseDevice, forgetPerson, forgetUntaken, takeDevice } from '../storage/raw-storage.ts';
import { createStored, valueOfShape } from '../storage/stored.ts';
import { NO_SESSION, type SessionState } from './session.slice.ts';

const OF_PERSON = { area: 'device', perPerson: true } as const;

const tokenShape = () =>
  v.object({
    token: v.pipe(v.string(), v.minLength(1)),
    /** Whose it is, told in one write with it; null until the server has said so. Earlier versions do not write it. */
    userId: v.optional(v.nullable(v.number())),
  });
const storedToken = createStored('userToken', tokenShape, OF_PERSON);
// Checked by its contract, which a visitor's start does not wait for.
const storedUser = createStored('user', () => v.unknown(), OF_PERSON);

const personShape = memoize(() => v.object({ id: v.number() }));
const idIn = (user: unknown): number | null => valueOfShape(personShape(), user)?.id ?? null;

/** The session of the last visit. */
export async function readSession(): Promise<SessionState> {
  const stored = storedToken.read();
  if (!stored) return NO_SESSION;
  const [{ account }, { readAnswer }] = await Promise.all([
    import('@mercadito/contracts/accounts'),
    import('@mercadito/contracts/answered'),
  ]);
  const { token, userId } = stored;
  const user = readAnswer(account, storedUser.read()).data ?? null;
  return { ...NO_SESSION, token, user: userId === undefined || userId === user?.id ? user : null };
}

/** Who is signed in on the device, in whichever tab; null for nobody, or until it is known who that is. */
export function useDevicePerson(): { readonly token: string; readonly userId: number } | null {
  const stored = storedToken.use();
  return typeof stored?.userId === 'number' ? { token: stored.token, userId: stored.userId } : null;
}

const NOBODY: { readonly token: string | null; readonly userId: number | null } = { token: null, userId: null };

/** Whose this tab is. */
let tab = NOBODY;

/** Whether what lies there of a person may be somebody else's than this tab's. A visitor is nobody else: their cart goes along. */
function isDeviceOthers(): boolean {
  if (tab.token === null) return false;
  const stored = storedToken.read();
  // Whoever was signed in before has left things there.
  if (stored?.token === tab.token) return stored.userId === null && storedUser.read() !== null;
  return tab.userId === null || stored?.userId !== tab.userId;
}
askWhoseDevice(isDeviceOthers);

/**
 * Keeps what the next visit needs: of a dead token nothing, which may have been removed in another tab, and nothing once
 * somebody else has signed in there. Who signs in takes the device over.
 */
export function storeSession(next: SessionState, previous: SessionState = NO_SESSION): void {
  const { token, user, isHeld } = next;
  tab = { token, userId: user?.id ?? null };
  if (token === null || isHeld) return;
  const isNew = token !== previous.token;
  if (isNew || user !== previous.user) keep(token, user, isNew);
}

function keep(token: string, user: SessionState['user'], isNew: boolean): void {
  const stored = storedToken.read();
  const isThere = stored?.token === token;
  if (!isThere && !isNew) return;
  const before = stored && (stored.userId ?? idIn(storedUser.read()));
  if (user || !stored) storedUser.write(user);
  if (user || !isThere) storedToken.write({ token, userId: user?.id ?? null });
  if (user) takeDevice({ hasLeft: before !== null && before !== user.id });
}

/** ACCOUNT-7: signing out removes every locally stored item, and what `before-the-app.js` made of them. */
export function clearLocalItems(endedToken: string): void {
  // This tab was theirs in any case.
  forgetPerson('tab');
  document.documentElement.removeAttribute('data-signed-in');
  // Somebody else may have signed in in another tab meanwhile, or nobody: then what lies there is a visitor's.
  const isTheirs = storedToken.read()?.token === endedToken;
  tab = NOBODY;
  if (isTheirs) forgetPerson('device');
  else forgetUntaken();
}
