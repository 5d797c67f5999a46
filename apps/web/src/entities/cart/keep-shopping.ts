import { type Href, hrefHere, hrefTo, type ScreenName, screenAt } from '@mercadito/contracts/site/addresses';
import { useEffect } from 'react';
import { createPageMemory } from '../../shared/api/decisions.ts';
import { useLocation, useNavigate } from '../../shared/navigation/router.tsx';

/** Where goods are looked through; the cart's small bar shows here too. */
const LISTS: readonly string[] = ['home', 'homeBusiness', 'business', 'favorites'] satisfies ScreenName[];

export const isListOfGoods = (pathname: string): boolean => LISTS.includes(screenAt(pathname).name);

interface Left {
  /** Its place in this tab's history. */
  readonly index: number;
  readonly address: Href;
}

/** The list that a person was in last, as long as the page lives. */
const memory = createPageMemory(() => ({ left: null as Left | null }));

// The history's entries are numbered; going back by that many restores list, filters and scroll (LOOK-3).
const historyIndex = (): number => Number((window.history.state as { index?: number } | null)?.index ?? 0);

export function useRememberList(): void {
  const { pathname, search } = useLocation();
  const page = memory.use();
  useEffect(() => {
    if (isListOfGoods(pathname)) page.left = { index: historyIndex(), address: hrefHere(pathname, search) };
  }, [pathname, search, page]);
}

/** Back to where the person was looking, as they left it; home when they came straight to the cart. */
export function useKeepShopping(): () => void {
  const navigate = useNavigate();
  const page = memory.use();
  return () => {
    const { left } = page;
    const steps = left ? left.index - historyIndex() : 0;
    if (steps < 0) navigate(steps);
    else navigate(left?.address ?? hrefTo('home'));
  };
}
