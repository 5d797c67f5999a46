import type { Visit } from '@mercadito/contracts/served-page';
import { allScreens } from '@mercadito/contracts/site/addresses';
import { LANGUAGES } from '@mercadito/domain/language';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { createScreenLoader } from '../src/app/screen-loader.tsx';
import { createStore, type Store } from '../src/app/store.ts';
import { api } from '../src/shared/api/api.ts';
import { createServedData } from '../src/shared/api/served-data.ts';
import { switchLanguage } from '../src/shared/i18n/i18n.ts';
import { createHistory } from '../src/shared/navigation/history.ts';
import { aCompany, NO_NETWORKS } from './fixtures/companies.ts';
import { aLegalText } from './fixtures/legal.ts';
import { aSharedOrder } from './fixtures/orders.ts';
import {
  aProduct,
  aProductPage,
  companyProducts,
  homeProducts,
  NO_RAILS,
  NOTHING_BESIDE,
} from './fixtures/products.ts';
import { aReview, reviews } from './fixtures/reviews.ts';
import { aService } from './fixtures/services.ts';
import { someSettings } from './fixtures/settings.ts';
import { aSponsor } from './fixtures/sponsors.ts';
import { startLocalServer } from './local-server.ts';

// As the page stands until it is live: what it shows then is what the server has made of its first reads.
vi.mock(import('../src/shared/ui/when-hydrated.tsx'), () => ({
  HydrationProvider: ({ children }) => <>{children}</>,
  useIsHydrated: () => false,
  WhenHydrated: ({ fallback = null }) => fallback,
}));

const VISIT: Visit = { randomOrder: 3, servedAt: '2026-06-10T16:00:00.000Z', savesData: false };

const LIST = { count: 1, count_is_capped: false, next: null };

/** What the server answers to each first read of the site map. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  getSettings: someSettings(),
  listHomeProducts: homeProducts([aProduct()]),
  listHomeProductCategories: [],
  listHomeRails: NO_RAILS,
  listProductRails: NOTHING_BESIDE,
  listCompanies: { ...LIST, results: [aCompany()], previous: null },
  listUsedCompanyCategories: [],
  getCompany: aCompany(),
  listCompanyProducts: companyProducts([aProduct()]),
  listCompanyProductCategories: [],
  getSocialNetworks: NO_NETWORKS,
  listSponsors: { results: [aSponsor()] },
  readServices: aService(),
  getProduct: aProductPage(),
  listProductReviews: reviews([aReview()]),
  listCompanyReviews: reviews([aReview()]),
  getSharedOrder: aSharedOrder(),
  getLegalText: aLegalText(),
};

/** Addresses of the screens in which something varies. */
const SAMPLES: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  business: { businessId: 2 },
  product: { businessId: 2, productId: 31 },
  productReviews: { businessId: 2, productId: 31 },
  companyReviews: { companyId: 2 },
  service: { slug: aService().slug },
  sharedOrder: { secret: 'ZmFrZS1zZWNyZXQtMTIz' },
};

/** `getProduct({"id":31})` */
const callOf = (key: string): string => key.replace(/\(.*/, '');

/** What the components on the page read, by call and input. */
function readIn(store: Store): string[] {
  const ask = api.internalActions.internal_getRTKQSubscriptions();
  const { getSubscriptions } = store.dispatch(ask) as unknown as {
    getSubscriptions: () => Map<string, Map<string, unknown>>;
  };
  return [...getSubscriptions()]
    .filter(([, readers]) => readers.size > 0)
    .map(([key]) => key)
    .sort();
}

const WHOLE = allScreens().filter(({ served }) => served === 'whole');

/** Those that can be searched are looked at with a search and a category as well. */
const SEARCHES = (each: (typeof WHOLE)[number]): string[] =>
  each.search && 'category' in each.search ? ['', '?search=tamal&category=2'] : [''];

const EACH = WHOLE.flatMap((each) =>
  SEARCHES(each).flatMap((search) =>
    LANGUAGES.map((language) => [each.name + search, language, each, search] as const),
  ),
);

test.each(EACH)(
  'the page of %s in %s begins with the reads of the site map: it uses each of them, and asks for nothing more',
  async (_, language, { name, path, reads: readsOf }, search) => {
    await startLocalServer((_, response) => void response.writeHead(404).end());
    await switchLanguage(language);
    const params = SAMPLES[name] ?? {};
    const address = path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key])).replace('*', 'nowhere');
    window.history.replaceState(null, '', address + search);
    const given = { search: new URLSearchParams(search), randomOrder: VISIT.randomOrder, language };
    const reads = readsOf?.(params as never, given) ?? [];

    const store = createStore({ visit: VISIT });
    const servedData = createServedData(
      reads.map(({ call, input }) => ({ name: call, input, data: ANSWERS[call] })),
      store.dispatch,
    );
    servedData.fillCache();
    const loader = createScreenLoader({ onLoaded: servedData.fillCache, i18nStarted: Promise.resolve() });
    await loader.prepare(address);
    const served = Object.keys(store.getState().api.queries);
    expect(served.map(callOf).sort()).toEqual(reads.map(({ call }) => call).sort());

    render(<App store={store} history={createHistory(window)} loader={loader} servedData={servedData} />);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toMatch(/^.+ - Galeana Biz$/));
    expect(readIn(store)).toEqual(served.sort());
  },
);
