import type { CompanyDetails } from '@mercadito/contracts/companies';
import type { Visit } from '@mercadito/contracts/served-page';
import type { Service } from '@mercadito/contracts/services';
import { allScreens } from '@mercadito/contracts/site/addresses';
import { LANGUAGES } from '@mercadito/domain/language';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { createScreenLoader } from '../src/app/screen-loader.tsx';
import { createStore, type Store } from '../src/app/store.ts';
import { aProduct, aProductPage } from '../src/screens/shop/testing/goods.ts';
import { api } from '../src/shared/api/api.ts';
import { createBoot } from '../src/shared/api/boot.ts';
import { switchLanguage } from '../src/shared/i18n/i18n.ts';
import { createHistory } from '../src/shared/navigation/history.ts';
import { startLocalServer } from './local-server.ts';

// As the page stands until it is live: what it shows then is what the server has made of its first reads.
vi.mock(import('../src/shared/hooks/use-is-live.ts'), () => ({ useIsLive: () => false }));

const VISIT: Visit = { randomOrder: 3, servedAt: '2026-06-10T16:00:00.000Z', savesData: false };

const COMPANY: CompanyDetails = {
  _id: 2,
  name: 'Burritos El Güero',
  location: 'Lagunitas',
  category: 'Comida',
  category_id: 1,
  profileImage: null,
  profile_picture: null,
  bannerImage: null,
  banner_picture: null,
  is_sponsor: false,
  sponsor_banner: null,
  is_favorite: false,
  rating: 4,
  numReviews: 2,
  subscription_product: false,
  has_member_only: false,
  is_open_now: null,
  next_change_at: null,
  created_at: '2026-01-01T12:00:00Z',
  address: null,
  user_id: 9,
};

const SERVICE: Service = {
  id: 4,
  slug: 'corte',
  name: 'Corte de pelo',
  photo: null,
  photo_picture: null,
  hour_price: 120,
  currency: 'MXN',
  contact_phone: '+526361112233',
  category: { id: 1, name: 'Belleza', name_en: 'Beauty' },
  zones: [],
  description: 'Con cita.',
  is_available: true,
  subscription_active: false,
  rating: 5,
  discount: 0,
  company_name: 'Salón Lupita',
  company: { pk: 2, name: 'Salón Lupita' },
};

const SITE = {
  product: 'Galeana',
  brand: 'Galeana Biz',
  time_zone: 'America/Chihuahua',
  classifieds_url: '',
  contacts: [],
  owners_need_subscription: true,
};

const LIST = { count: 1, count_is_capped: false, next: null };

/** What the server answers to each first read of the site map. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  getSettings: { settings: { delivery_available: true, usd_mxn_value: 17, cart_message_value: '', site: SITE } },
  listHomeProducts: { ...LIST, products: { results: [aProduct()] }, current_page: 1, total_page: 1 },
  listHomeProductCategories: [],
  listCompanies: { ...LIST, results: [COMPANY], previous: null },
  listUsedCompanyCategories: [],
  getCompany: COMPANY,
  listCompanyProducts: {
    products: [aProduct()],
    porducts_pinned: [],
    current_page: 1,
    total_page: 1,
    total: 1,
    next: null,
    count_is_capped: false,
  },
  getSocialNetworks: {
    id: 1,
    company: 2,
    facebook_url: '',
    instagram_url: '',
    tiktok_url: '',
    twiter_url: '',
    youtube_url: '',
  },
  readServices: SERVICE,
  getProduct: aProductPage(),
};

/** Addresses of the screens in which something varies. */
const SAMPLES: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  business: { businessId: 2 },
  product: { businessId: 2, productId: 31 },
  service: { slug: 'corte' },
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

const EACH = WHOLE.flatMap((each) => LANGUAGES.map((language) => [each.name, language, each] as const));

test.each(EACH)(
  'the page of %s in %s begins with the reads of the site map: it uses each of them, and asks for nothing more',
  async (name, language, { path, reads: readsOf }) => {
    await startLocalServer((_, response) => void response.writeHead(404).end());
    await switchLanguage(language);
    const params = SAMPLES[name] ?? {};
    const address = path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key])).replace('*', 'nowhere');
    window.history.replaceState(null, '', address);
    const reads = readsOf?.(params as never, { randomOrder: VISIT.randomOrder, language }) ?? [];

    const store = createStore({ visit: VISIT });
    const boot = createBoot(
      reads.map(({ call, input }) => ({ name: call, input, data: ANSWERS[call] })),
      store.dispatch,
    );
    boot.fillCache();
    const loader = createScreenLoader({ onLoaded: boot.fillCache, i18nStarted: Promise.resolve() });
    await loader.prepare(address);
    const served = Object.keys(store.getState().api.queries);
    expect(served.map(callOf).sort()).toEqual(reads.map(({ call }) => call).sort());

    render(<App store={store} history={createHistory(window)} loader={loader} boot={boot} />);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toMatch(/^.+ - Galeana Biz$/));
    expect(readIn(store)).toEqual(served.sort());
  },
);
