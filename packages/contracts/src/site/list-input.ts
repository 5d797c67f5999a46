import { searchTextOf } from '@mercadito/domain/catalog/search-text';
import { LARGEST_ID } from '@mercadito/domain/input-limits';

/** What the lists of cards are asked for; nothing that their contracts assume by themselves. */
export interface ListInput {
  readonly random_order?: number;
  readonly search?: string;
  readonly category?: number;
}

/** What stands behind the `?` of an address, as browsers and the server read it. */
export type SearchOfAddress = Pick<URLSearchParams, 'get'>;

const categoryIn = (address: SearchOfAddress): number => {
  const id = Number(address.get('category'));
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : 0;
};

/**
 * What a list of cards is asked for at an address: by the screen, and before it by the server, whose answer is found by it (LIST-2).
 * A search answers with the best match first, so there is nothing to shuffle. What is not there, or rubbish, is left out.
 * @param randomOrder the shuffle of this visit
 */
export function listInputOf(address: SearchOfAddress, randomOrder: number): ListInput {
  const search = searchTextOf(address.get('search') ?? '');
  const category = categoryIn(address);
  return { ...(search ? { search } : { random_order: randomOrder }), ...(category > 0 && { category }) };
}
