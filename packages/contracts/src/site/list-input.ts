import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { LARGEST_ID } from '@mercadito/domain/input-limits';

/** What the lists of cards are asked for; nothing that their contracts assume by themselves. */
export interface ListInput {
  readonly random_order?: number;
  readonly search?: string;
  readonly category?: number;
}

export interface ProductListInput extends ListInput {
  readonly offers?: true;
}

export interface CompanyListInput extends ListInput {
  readonly open_first?: true;
  readonly open_now?: true;
}

/** Beside its categories, what a list may be narrowed to: `show` in its address. */
export const SHOWN = { offers: 'offers', newest: 'new', open: 'open' } as const;

/** What stands behind the `?` of an address, as browsers and the server read it. */
export type SearchOfAddress = Pick<URLSearchParams, 'get'>;

const categoryIn = (address: SearchOfAddress): number => {
  const id = Number(address.get('category'));
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : 0;
};

/**
 * What both lists are asked for at an address: by the screen, and before it by the server, whose answer is found by it (LIST-2).
 * A search answers with the best match first, so there is nothing to shuffle. What is not there, or rubbish, is left out.
 * @param randomOrder the shuffle of this visit
 */
function listInputOf(address: SearchOfAddress, randomOrder: number): ListInput {
  const search = searchTextOf(address.get('search') ?? '');
  const category = categoryIn(address);
  return { ...(search ? { search } : { random_order: randomOrder }), ...(category > 0 && { category }) };
}

/** Products: the offers have an order of their own, and what is new is not shuffled. */
export function productListInputOf(address: SearchOfAddress, randomOrder: number): ProductListInput {
  const show = address.get('show');
  const { random_order, ...input } = listInputOf(address, show === SHOWN.newest ? 0 : randomOrder);
  if (random_order === undefined) return input;
  return show === SHOWN.offers ? { ...input, offers: true } : { ...input, random_order };
}

/** Businesses: those that are open stand first, or alone. */
export function companyListInputOf(address: SearchOfAddress, randomOrder: number): CompanyListInput {
  const input = listInputOf(address, randomOrder);
  if (input.search !== undefined) return input;
  return address.get('show') === SHOWN.open ? { ...input, open_now: true } : { ...input, open_first: true };
}

/** Whether the first page is shown as a whole, with its street and rows, and not as a list that somebody has narrowed. */
export const isWholeHome = (address: SearchOfAddress): boolean =>
  ['search', 'category', 'show'].every((field) => !address.get(field));
