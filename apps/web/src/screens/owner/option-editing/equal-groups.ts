import type { listOptionGroups } from '@mercadito/contracts/catalog-editing';
import type { Output } from '@mercadito/contracts/endpoint';

export type Group = Output<typeof listOptionGroups>['results'][number];

/** Groups of several products that offer the same at the same prices: one of them stands for all. */
export interface EqualGroups {
  readonly group: Group;
  /** How many more products have it. */
  readonly others: number;
}

const offerOf = ({ title, is_required, attributes }: Group): string =>
  JSON.stringify([title, is_required, attributes.map(({ name, price }) => [name, price])]);

/** Each offer once, where it comes first. */
export const mergeEqual = (groups: readonly Group[]): EqualGroups[] =>
  [...Map.groupBy(groups, offerOf).values()].flatMap(([group, ...rest]) => {
    if (!group) return [];
    const products = new Set(rest.map(({ product_id }) => product_id));
    products.delete(group.product_id);
    return [{ group, others: products.size }];
  });

/** The products with several groups whose like does not come before: all of theirs can be copied at once. */
export function wholeProducts(groups: readonly Group[]): ReadonlyMap<number, string> {
  const offers = [...Map.groupBy(groups, ({ product_id }) => product_id).values()].filter((own) => own.length > 1);
  const alike = Map.groupBy(offers, (own) => own.map(offerOf).join());
  return new Map(
    [...alike.values()].flatMap(([own]) => own?.slice(0, 1) ?? []).map((own) => [own.product_id, own.product_name]),
  );
}
