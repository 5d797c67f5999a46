import { type Href, hrefHere, hrefTo, type ScreenName, screenAt } from '@mercadito/contracts/site/addresses';
import type { Location } from './history.ts';
import { useLocation } from './router.tsx';

/** Where one signs in; nobody is led back there. */
const SIGN_IN_SCREENS: readonly string[] = ['login', 'signUp'] satisfies ScreenName[];

/** Whether one signs in here. */
export const isSignInScreen = (pathname: string): boolean => SIGN_IN_SCREENS.includes(screenAt(pathname).name);

/** Any site of which an address without one is a part. */
const HERE = 'http://here.invalid';

/** A page of this site as its address; null for whatever leads elsewhere, however it is written, or back to the door. */
export function ownAddress(address: unknown): Href | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  if (origin !== HERE || pathname.startsWith('//') || isSignInScreen(pathname)) return null;
  return hrefHere(pathname, search + hash);
}

/** Where somebody was before the door: a gate has left it in the history entry, a link in its address. */
export function wayBackOf({ state, search }: Location): Href | null {
  const left = (state as { from?: unknown } | null)?.from;
  return ownAddress(left) ?? ownAddress(new URLSearchParams(search).get('from'));
}

/** The link to the login page that leads back here. Home is where everybody is led who comes from nowhere. */
export function useSignInLink(): Href {
  const location = useLocation();
  const { pathname, search } = location;
  const here = pathname + search;
  const from = isSignInScreen(pathname) ? wayBackOf(location) : here;
  return hrefTo('login', {}, { from: from === hrefTo('home') ? undefined : (from ?? undefined) });
}
