import { read } from '../first-reads.ts';
import { companyListInputOf, isWholeHome, productListInputOf } from '../list-input.ts';
import { screen } from '../screen.ts';
import { LIST, READS_OF_EVERY_PAGE, settings } from './shared.ts';

/** What everybody looks through: businesses, their goods and services. */
export const SHOP_SCREENS = {
  home: screen('/', {
    area: 'shop',
    gates: [],
    title: 'shop:home.title',
    skeleton: 'cards',
    served: 'whole',
    reads: (_params, { search, randomOrder }) => [
      read('products', 'listHomeProducts', productListInputOf(search, randomOrder)),
      read('categories', 'listHomeProductCategories', {}),
      ...(isWholeHome(search) ? [read('home', 'listHomeRails', { random_order: randomOrder })] : []),
      settings,
    ],
    search: { ...LIST, label: 'text' },
    menu: {
      among: ['shopping'],
      icon: 'Home',
      label: 'home',
      labelIn: { owner: 'ownerNav.shop', admin: 'ownerNav.shop' },
      iconIn: { owner: 'BuildingStore', admin: 'BuildingStore' },
    },
    tab: 'tabs.products',
    hasBudget: true,
  }),
  homeBusiness: screen('/home-business', {
    area: 'shop',
    gates: [],
    title: 'shop:businesses.title',
    skeleton: 'cards',
    served: 'whole',
    reads: (_params, { search, randomOrder }) => {
      const input = companyListInputOf(search, randomOrder);
      return [
        read('companies', 'listCompanies', input),
        read('categories', 'listUsedCompanyCategories', {}),
        // Those who look for something are shown what they look for.
        ...(input.search === undefined ? [read('sponsors', 'listSponsors', {})] : []),
        settings,
      ];
    },
    search: LIST,
    menu: {
      among: ['shopping'],
      icon: 'BuildingStore',
      label: 'business',
      barLabel: 'businesses',
      moreLabel: 'businesses',
    },
    tab: 'tabs.businesses',
  }),
  business: screen('/business/{businessId}', {
    area: 'shop',
    gates: [],
    title: { nameIn: 'first read' },
    skeleton: 'thing',
    served: 'whole',
    reads: ({ businessId: companyId }, { language }) => [
      read('companies', 'getCompany', { companyId }),
      read('products', 'listCompanyProducts', { companyId }),
      read('categories', 'listCompanyProductCategories', { id: companyId }),
      read('customization', 'getSocialNetworks', { companyId }),
      // A business carries its category's Spanish name.
      ...(language === 'es' ? [] : [read('categories', 'listUsedCompanyCategories', {})]),
      settings,
    ],
    search: { label: 'text' },
    hasBudget: true,
  }),
  service: screen('/business/service/{slug}', {
    area: 'shop',
    gates: [],
    title: { nameIn: 'first read' },
    skeleton: 'thing',
    served: 'whole',
    reads: ({ slug }) => [read('services', 'readServices', { action: 'details', slug }), settings],
  }),
  howItWorks: screen('/how-it-works', {
    area: 'shop',
    gates: [],
    title: 'howItWorks:title',
    served: 'whole',
    reads: () => READS_OF_EVERY_PAGE,
  }),
  howSellingWorks: screen('/how-it-works/selling', {
    area: 'shop',
    gates: [],
    title: 'howItWorks:selling.title',
    served: 'whole',
    reads: () => READS_OF_EVERY_PAGE,
  }),
  howDeliveringWorks: screen('/how-it-works/delivering', {
    area: 'shop',
    gates: [],
    title: 'howItWorks:delivering.title',
    served: 'whole',
    reads: () => READS_OF_EVERY_PAGE,
  }),
  sell: screen('/sell', {
    area: 'shop',
    gates: [],
    title: 'sell:title',
    served: 'whole',
    reads: () => READS_OF_EVERY_PAGE,
  }),
  product: screen('/product/{businessId}/{productId}/', {
    area: 'shop',
    gates: [],
    title: { nameIn: 'first read' },
    skeleton: 'thing',
    served: 'whole',
    reads: ({ businessId, productId }) => [
      read('products', 'getProduct', { id: productId }),
      read('companies', 'getCompany', { companyId: businessId }),
      read('product-rails', 'listProductRails', { productId }),
      settings,
    ],
    hasBudget: true,
  }),
} as const;
