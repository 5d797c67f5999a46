import { type Href, hrefHere } from '@mercadito/contracts/site/addresses';
import { useLocation, useSearchParams } from 'react-router';

/** The most page buttons at a time (LIST-11). */
const MOST_BUTTONS = 9;

/** The largest number that a call takes for a page. */
const LAST_PAGE = 100_000;

/** The page that an address asks for; 1 where it asks for none, or for nonsense. */
export function pageIn(params: URLSearchParams): number {
  const asked = Number(params.get('page'));
  return Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1;
}

/** The page that the address asks for: `useListCompanyOrdersQuery({ companyId, page: usePageNumber() })`. */
export function usePageNumber(): number {
  const [params] = useSearchParams();
  return pageIn(params);
}

/** The same address with another page, its filters kept; the first page goes without a number. */
export function searchOfPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? '' : `?${next}`;
}

/** The address of another page of this list, by its number. */
export function useHrefOfPage(): (page: number) => Href {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (page) => hrefHere(pathname, searchOfPage(params, page));
}

/**
 * The page numbers to choose from: as many as may be shown, the current one in their middle unless an end is near.
 * @param pages how many there are
 */
export function pagesAround(current: number, pages: number, most = MOST_BUTTONS): number[] {
  const length = Math.min(most, pages);
  const first = Math.max(1, Math.min(current - Math.floor(most / 2), pages - length + 1));
  return Array.from({ length }, (_, at) => first + at);
}
