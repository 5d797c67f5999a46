import { useDebouncedValue } from '@mantine/hooks';
import type { Category } from '@mercadito/contracts/categories';
import type { Picture } from '@mercadito/contracts/common';
import { type Href, hrefTo, type ScreenName } from '@mercadito/contracts/site/addresses';
import { locationLabel } from '@mercadito/domain/places/location';
import { useCompanyCategoryName } from '../../entities/categories/use-category-names.ts';
import { useListCompaniesInfiniteQuery } from '../../entities/companies/companies.api.ts';
import { useListHomeProductsInfiniteQuery } from '../../entities/products/products.api.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useSite } from '../../shared/site/use-site.ts';

export type Scope = 'products' | 'businesses';

/** LIST-2: products are searched on /, businesses on /home-business; everywhere else products, on the home page. */
export const LISTS = { products: 'home', businesses: 'homeBusiness' } as const satisfies Readonly<
  Record<Scope, ScreenName>
>;

interface Offered {
  readonly key: string;
  readonly label: string;
  readonly to: Href;
}

/** What the field offers: what was searched for before, a category, or a thing that was found. */
export type Suggestion = Offered &
  (
    | { readonly kind: 'recent' }
    | { readonly kind: 'category'; readonly category: Category }
    | { readonly kind: 'found'; readonly note: string; readonly picture: Picture | null }
  );

const SHOWN = 6;
/** Asking with less than this finds half the town. */
const SHORTEST = 2;
/** Milliseconds without a key before it is asked. */
const PAUSE = 250;

/** What the text may mean, best match first; nothing until the typing pauses. */
export function useSuggestions(scope: Scope, typed: string): readonly Suggestion[] {
  const [search] = useDebouncedValue(typed.trim(), PAUSE);
  const isTooShort = search.length < SHORTEST || typed.trim().length < SHORTEST;
  const products = useListHomeProductsInfiniteQuery({ search }, { skip: isTooShort || scope !== 'products' });
  const companies = useListCompaniesInfiniteQuery({ search }, { skip: isTooShort || scope !== 'businesses' });
  const categoryOf = useCompanyCategoryName(!isTooShort && scope === 'businesses');
  const { places } = useSite();
  if (isTooShort) return [];
  if (scope === 'products') {
    return (products.data?.pages[0]?.products.results ?? []).slice(0, SHOWN).map((product) => ({
      key: `product-${product.id}`,
      kind: 'found' as const,
      label: product.name,
      note: `${moneyText(product.discount > 0 ? product.discounted_price : product.price, product.currency)} · ${product.company_name}`,
      picture: product.photo_picture,
      to: hrefTo('product', { businessId: product.company, productId: product.id }),
    }));
  }
  return (companies.data?.pages[0]?.results ?? []).slice(0, SHOWN).map((company) => ({
    key: `business-${company._id}`,
    kind: 'found' as const,
    label: company.name,
    note: `${categoryOf(company)} · ${locationLabel(company.location, places)}`,
    picture: company.profile_picture,
    to: hrefTo('business', { businessId: company._id }),
  }));
}
