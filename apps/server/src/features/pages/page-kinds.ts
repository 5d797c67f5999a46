import { listHomeProductCategories, listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany, listCompanies } from '@mercadito/contracts/companies';
import { getSocialNetworks } from '@mercadito/contracts/customization';
import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import { getProduct, listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import { readServices } from '@mercadito/contracts/services';
import { getSettings } from '@mercadito/contracts/settings';
import type { PageHead } from './page-head.ts';
import { businessHead, type PageTexts, productHead, serviceHead } from './page-head.ts';

/** A read whose answer goes into the page: the very call, with the very input, that its screen makes. */
export interface BootRead {
  readonly endpoint: AnyEndpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface PageKind {
  /** The screen's source file below `apps/web`: its code is preloaded with the page. */
  readonly screen: string;
  /** The areas of texts that it shows, besides those of every page. */
  readonly texts: readonly string[];
  /** What it is about only the application can show: it is not kept waiting for the pictures. */
  readonly waitsForTheApplication?: boolean;
  /** What the screen reads first. The first of them decides: where it is not found, the page is not. */
  readonly reads: (params: Record<string, string>, randomOrder: number) => readonly BootRead[];
  /** Title, description and link preview from the answers, in the order of `reads`. */
  readonly head: (answers: readonly unknown[], texts: PageTexts) => PageHead;
}

const read = <E extends AnyEndpoint>(endpoint: E, input: Input<E>): BootRead => ({
  endpoint,
  input: input as Record<string, unknown>,
});
/** Every page wants these; they come last, since the first read decides. */
const settings = read(getSettings, {});
const number = (text: string | undefined): number => Number(text);

/** The public pages that are served with their first data (issue: "Served pages"), by address. */
export const PAGE_KINDS: Readonly<Record<string, PageKind>> = {
  '/': {
    screen: 'src/screens/shop/home.screen.tsx',
    texts: ['shop'],
    reads: (_params, random_order) => [
      read(listHomeProducts, { random_order }),
      read(listHomeProductCategories, {}),
      settings,
    ],
    head: (_answers, texts) => ({ title: texts.home, description: texts.homeDescription }),
  },
  '/home-business': {
    screen: 'src/screens/shop/home-business.screen.tsx',
    texts: ['shop'],
    reads: (_params, random_order) => [
      read(listCompanies, { random_order }),
      read(listUsedCompanyCategories, {}),
      settings,
    ],
    head: (_answers, texts) => ({ title: texts.businesses, description: texts.businessesDescription }),
  },
  '/product/:businessId/:productId': {
    screen: 'src/screens/shop/product.screen.tsx',
    texts: ['shop'],
    reads: ({ businessId, productId }) => [
      read(getProduct, { id: number(productId) }),
      read(getCompany, { companyId: number(businessId) }),
      settings,
    ],
    head: ([product], texts) => productHead(product as Output<typeof getProduct>, texts),
  },
  '/business/:companyId': {
    screen: 'src/screens/shop/business.screen.tsx',
    texts: ['shop'],
    reads: ({ companyId }) => [
      read(getCompany, { companyId: number(companyId) }),
      read(listCompanyProducts, { companyId: number(companyId) }),
      read(getSocialNetworks, { companyId: number(companyId) }),
      settings,
    ],
    head: ([company], texts) => businessHead(company as Output<typeof getCompany>, texts),
  },
  '/business/service/:slug': {
    screen: 'src/screens/shop/service.screen.tsx',
    texts: ['shop'],
    reads: ({ slug }) => [read(readServices, { action: 'details', slug }), settings],
    head: ([service], texts) => serviceHead(service as Output<typeof readServices>, texts),
  },
  // What is in it lies on the device or in the account: the page around it comes first.
  '/cart': {
    screen: 'src/screens/customer/cart.screen.tsx',
    texts: ['cart', 'shop'],
    waitsForTheApplication: true,
    reads: () => [settings],
    head: (_answers, texts) => ({ title: texts.cart, description: texts.homeDescription }),
  },
};

/** What people open from a list of goods, by source file below `apps/web`; on a phone the search is a tap away. */
export const LIKELY_NEXT = {
  screens: [
    'src/screens/shop/product.screen.tsx',
    'src/screens/shop/business.screen.tsx',
    'src/screens/customer/cart.screen.tsx',
    'src/features/search/search-form.tsx',
    // With the first call comes what it is checked against.
    '../../packages/contracts/src/products.ts',
    '../../packages/contracts/src/companies.ts',
  ],
  texts: ['shop', 'cart'],
};

/** Every other address of the site: its frame and the settings, and what the application shows it asks for itself. */
export const OTHER_PAGE: PageKind = {
  screen: '',
  texts: [],
  waitsForTheApplication: true,
  reads: () => [settings],
  head: (_answers, texts) => ({ title: null, description: texts.homeDescription }),
};
