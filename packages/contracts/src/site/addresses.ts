import { type Found, finderOf } from './find-address.ts';
import type { Params } from './params.ts';
import type { Screen, SearchKinds } from './screen.ts';
import { OFFLINE, SCREENS, UNKNOWN } from './site-map.ts';

/** A screen of the site, by its name in the site map. */
export type ScreenName = keyof typeof SCREENS;

/** What an address of this name is made of. */
export type ParamsOf<Name extends ScreenName> = Params<(typeof SCREENS)[Name]['path']>;

type SearchOf<Name extends ScreenName> = (typeof SCREENS)[Name] extends { search: infer Kinds extends SearchKinds }
  ? { readonly [Key in keyof Kinds]?: (Kinds[Key] extends 'number' ? number : string) | undefined }
  : { readonly [key: string]: never };

/** An address on this site, path and query. Only `hrefTo` and what checks a foreign address make one. */
export type Href = string & { readonly __isHref: true };

/** What stands behind the `?`; what is undefined is left out. */
type Search = Readonly<Record<string, string | number | undefined>>;

const searchText = (search: Search): string =>
  Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
    .join('&');

const withSearch = (pathname: string, search: Search): Href => {
  const text = searchText(search);
  return (text ? `${pathname}?${text}` : pathname) as Href;
};

/** The address of a screen, by its name: `hrefTo('product', { businessId: 3, productId: 12 })`. Never with a last slash. */
export function hrefTo<Name extends ScreenName>(
  name: Name,
  ...[params, search]: Record<never, never> extends ParamsOf<Name>
    ? [params?: ParamsOf<Name>, search?: SearchOf<Name>]
    : [params: ParamsOf<Name>, search?: SearchOf<Name>]
): Href {
  const values = params as Readonly<Record<string, string | number>> | undefined;
  const { path }: Screen = SCREENS[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values?.[key])));
  return withSearch(filled.length > 1 ? filled.replace(/\/$/, '') : filled, (search ?? {}) as Search);
}

/** A page of this site that is known already, with a search: as fields, or as it stood in an address, `?label=about#top`. */
export const hrefHere = (pathname: string, search: Search | string): Href =>
  typeof search === 'string' ? ((pathname + search) as Href) : withSearch(pathname, search);

const findAddress = finderOf(Object.entries(SCREENS).map(([name, { path }]) => [name as ScreenName, path] as const));

/** A screen, where an address leads to it. */
export interface ScreenAt extends Found<ScreenName | 'unknown'> {
  readonly screen: Screen;
}

/** The screen at an address; the one of unknown pages where there is none. */
export function screenAt(pathname: string): ScreenAt {
  const found = findAddress(pathname);
  return found ? { ...found, screen: SCREENS[found.name] } : { name: 'unknown', params: {}, screen: UNKNOWN };
}

/** The one address of a place, however the one that led there was written; undefined for what is none. */
export const addressOfPlace = ({ name, params }: ScreenAt): Href | undefined =>
  name === 'unknown' ? undefined : hrefTo(name, params as never);

/** The screen's source file below `apps/web`. */
export const sourceOf = (name: ScreenName | 'unknown'): string => {
  const { area, file = kebab(name) }: Screen = name === 'unknown' ? UNKNOWN : SCREENS[name];
  return `src/screens/${area}/${file}.screen.tsx`;
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface NamedScreen extends Screen {
  readonly name: ScreenName | 'unknown';
  readonly source: string;
}

/** Every screen of the site with its source file, that of unknown pages too. */
export const allScreens = (): NamedScreen[] =>
  ([...Object.keys(SCREENS), 'unknown'] as (ScreenName | 'unknown')[]).map((name) => ({
    ...(name === 'unknown' ? UNKNOWN : SCREENS[name]),
    name,
    source: sourceOf(name),
  }));

/** Every path of the site as the map writes it. */
export const allPaths = (): string[] => [...Object.values(SCREENS), OFFLINE].map(({ path }) => path);
