import { type Href, screenAt } from '@mercadito/contracts/site/addresses';
import { useLocation } from './router.tsx';
import { ownAddress } from './way-back.ts';

/** The field of an address's search that says where to go when the work here is done. */
const FIELD = 'fromUrl';

/**
 * Where an edit screen returns to: the page that its address names (`?fromUrl=`, declared in the site map's `search`), or
 * its own. Whatever leads elsewhere than to a page of this site is not followed, however it is written, since anybody
 * can send such a link.
 */
export function useReturnAddress(own: Href): Href {
  const { search } = useLocation();
  const named = ownAddress(new URLSearchParams(search).get(FIELD));
  if (named === null) return own;
  const [pathname = ''] = named.split(/[?#]/);
  return screenAt(pathname).name === 'unknown' ? own : named;
}

/** The page one is on, filters and page number included, to name it as `fromUrl`: `hrefTo('updateProduct', ids, { fromUrl })`. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
