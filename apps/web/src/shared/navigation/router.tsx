import { type Href, hrefHere, type ParamsOf, type ScreenName, screenAt } from '@mercadito/contracts/site/addresses';
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { AppHistory, Location, NavigateOptions, Place } from './history.ts';
import { createServedHistory } from './served-history.ts';
import { showPage } from './show-page.ts';
import { useScrollPositions } from './use-scroll-positions.ts';

// What React Router calls these things, they are called here. Which screen an address leads to, the site map says.

// A component that stands alone, as in its tests, is at home, from where nothing leads anywhere.
const NOWHERE = createServedHistory('/');
const HistoryContext = createContext<AppHistory>(NOWHERE);
const PlaceContext = createContext(NOWHERE.place());

interface RouterProps {
  history: AppHistory;
  /** When to show an address: null for at once. */
  waitFor: (pathname: string) => Promise<unknown> | null;
  children: ReactNode;
}

/** Shows the address's page. The page before stays until the next one is there, or its skeleton has to do. */
export function Router({ history, waitFor, children }: RouterProps) {
  const [place, setPlace] = useState(history.place);
  const isElsewhere = useEffectEvent(() => history.place() !== place);
  useLayoutEffect(() => {
    const follow = () => {
      const next = history.place();
      const show = () => {
        // Somebody may have gone on meanwhile.
        if (history.place() === next) showPage(() => setPlace(next));
      };
      const coming = waitFor(next.pathname);
      if (coming) void coming.then(show);
      else show();
    };
    const stop = history.listen(follow);
    // While a page becomes live, somebody may press Back.
    if (isElsewhere()) follow();
    return stop;
  }, [history, waitFor]);
  useScrollPositions(place);
  return (
    <HistoryContext value={history}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </HistoryContext>
  );
}

/** For what guards the page or lies over it; a screen goes elsewhere by `useNavigate`. */
export const useHistory = (): AppHistory => useContext(HistoryContext);

/** The address of the page that is shown, and what was left in its history entry. */
export const useLocation = (): Location => useContext(PlaceContext);

/** How somebody came to the page that is shown: by a link, by Back, in place of another one. */
export const useNavigationType = (): Place['type'] => useContext(PlaceContext).type;

/** Where the person is going: the address as it is, before the page that belongs to it stands. */
export function useDestination(): Location {
  const { listen, place } = useHistory();
  return useSyncExternalStore(listen, place, place);
}

type AnyParamsOf<Name extends ScreenName> = Name extends ScreenName ? ParamsOf<Name> : never;

/**
 * What the address says to its screen: `useParams<'product'>().productId`, a number. Whatever cannot be a parameter
 * does not lead to the screen.
 * @typeParam Name the screen's name in the site map; several where one component stands at several addresses
 */
export const useParams = <Name extends ScreenName>(): AnyParamsOf<Name> =>
  screenAt(useLocation().pathname).params as AnyParamsOf<Name>;

/** What stands behind the `?`, and how to change it. */
export function useSearchParams() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = (next: URLSearchParams, options?: NavigateOptions) =>
    navigate(hrefHere(pathname, next.size === 0 ? '' : `?${next}`), options);
  return [params, setParams] as const;
}

/** Goes to a page of this site, or through the history; back is negative. */
export const useNavigate = (): AppHistory['navigate'] => useHistory().navigate;

interface To extends NavigateOptions {
  /** An address that the site map has made, never a text that looks like one. */
  readonly to: Href;
}

/** Leads to another page of this site as soon as it is rendered. */
export function Navigate({ to, replace, state }: To): ReactNode {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state]);
  return null;
}

/** Whether it is for this page, and not for another tab, a window or a file. */
const isForThisPage = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && ['', '_self'].includes(currentTarget.target);

/** A link to a page of this site. */
export function Link({
  to,
  replace,
  state,
  onClick,
  ...anchor
}: Omit<ComponentPropsWithRef<'a'>, 'href'> & To): ReactNode {
  const { navigate } = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isForThisPage(event)) return;
    event.preventDefault();
    navigate(to, { replace, state });
  };
  return <a {...anchor} href={to} onClick={follow} />;
}
