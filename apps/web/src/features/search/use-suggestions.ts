import { useDebouncedValue } from '@mantine/hooks';
import type { Category } from '@mercadito/contracts/categories';
import type { Picture } from '@mercadito/contracts/common';
import { type Href, hrefTo, type ScreenName } from '@mercadito/contracts/site/addresses';
import { locationLabel } from '@mercadito/domain/places/location';
import { completionsOf } from '@mercadito/domain/search/completions';
import { useCompanyCategoryName } from '../../entities/categories/use-category-names.ts';
import { useSearchTownQuery } from '../../entities/search/town-search.api.ts';
import { moneyText } from '../../shared/format/money.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';

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

/** What the field offers: what was searched for before, here or by many, what is typed with its last word finished, a category, or a thing that was found. */
export type Suggestion = Offered &
  (
    | { readonly kind: 'recent' | 'popular' | 'completion' }
    | { readonly kind: 'category'; readonly category: Category }
    | {
        readonly kind: 'products' | 'businesses' | 'services';
        readonly searched: string;
        readonly note: string;
        readonly picture: Picture | null;
      }
  );

const SHOWN = 6;
/** Of the kinds that are not searched here. */
const SHOWN_OF_OTHERS = 2;
/** Asking with less than this finds half the town. */
const SHORTEST = 2;
/** Milliseconds without a key before it is asked. */
const PAUSE = 250;

const inOrder = {
  products: ['products', 'businesses', 'services'],
  businesses: ['businesses', 'products', 'services'],
} as const;

/**
 * What the text may mean of all three kinds, those that are searched here first, below what finishes its last word; nothing until
 * the typing pauses (SEARCH-10).
 */
export function useSuggestions(scope: Scope, typed: string): readonly Suggestion[] {
  const { t } = useTranslation('townSearch');
  const [search] = useDebouncedValue(typed.trim(), PAUSE);
  const isTooShort = search.length < SHORTEST || typed.trim().length < SHORTEST;
  const { data: finds } = useSearchTownQuery({ search }, { skip: isTooShort });
  // What it sells is said in place of its category.
  const categoryOf = useCompanyCategoryName(
    !isTooShort && finds?.businesses.results.some(({ sells }) => !sells) === true,
  );
  const { places } = useSite();
  if (isTooShort || !finds) return [];
  const offered = {
    products: finds.products.results.map((product) => ({
      key: `product-${product.id}`,
      label: product.name,
      note: `${moneyText(product.discount > 0 ? product.discounted_price : product.price, product.currency)} · ${product.company_name}`,
      picture: product.photo_picture,
      to: hrefTo('product', { businessId: product.company, productId: product.id }),
    })),
    businesses: finds.businesses.results.map((company) => ({
      key: `business-${company._id}`,
      label: company.name,
      note: company.sells
        ? t('sells', { name: company.sells })
        : `${categoryOf(company)} · ${locationLabel(company.location, places)}`,
      picture: company.profile_picture,
      to: hrefTo('business', { businessId: company._id }),
    })),
    services: finds.services.results.map((service) => ({
      key: `service-${service.id}`,
      label: service.name,
      note: service.company_name,
      picture: service.photo_picture,
      to: hrefTo('service', { slug: service.slug }),
    })),
  };
  const things = inOrder[scope].flatMap((kind, at) =>
    offered[kind].slice(0, at === 0 ? SHOWN : SHOWN_OF_OTHERS).map((each) => ({ ...each, kind, searched: search })),
  );
  const names = things.map(({ label }) => label);
  const completions = completionsOf(typed.trimStart(), names).map((label) => ({
    ...{ key: `completion-${label}`, kind: 'completion' as const, label },
    to: hrefTo(LISTS[scope], {}, { search: label }),
  }));
  return [...completions, ...things];
}
