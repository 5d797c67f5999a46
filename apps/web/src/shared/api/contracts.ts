import type { AnyEndpoint } from '@mercadito/contracts/endpoint';

/**
 * The contracts, each brought with the first call of its feature: a page that is served with its data makes none before
 * it stands, and making all their schemas would take half of its start.
 */
const CONTRACTS = {
  accounts: () => import('@mercadito/contracts/accounts'),
  activity: () => import('@mercadito/contracts/activity'),
  addresses: () => import('@mercadito/contracts/addresses'),
  cart: () => import('@mercadito/contracts/cart'),
  'business-figures': () => import('@mercadito/contracts/business-figures'),
  'catalog-csv': () => import('@mercadito/contracts/catalog-csv'),
  'catalog-editing': () => import('@mercadito/contracts/catalog-editing'),
  categories: () => import('@mercadito/contracts/categories'),
  'category-editing': () => import('@mercadito/contracts/category-editing'),
  companies: () => import('@mercadito/contracts/companies'),
  customization: () => import('@mercadito/contracts/customization'),
  'deliveries/driver': () => import('@mercadito/contracts/deliveries/driver'),
  'deliveries/delivery-order': () => import('@mercadito/contracts/deliveries/delivery-order'),
  'deliveries/queue': () => import('@mercadito/contracts/deliveries/queue'),
  'deliveries/in-hand': () => import('@mercadito/contracts/deliveries/in-hand'),
  'deliveries/outcome': () => import('@mercadito/contracts/deliveries/outcome'),
  'deliveries/history': () => import('@mercadito/contracts/deliveries/history'),
  'deliveries/reports': () => import('@mercadito/contracts/deliveries/reports'),
  'deliveries/admin': () => import('@mercadito/contracts/deliveries/admin'),
  dispatch: () => import('@mercadito/contracts/dispatch'),
  favorites: () => import('@mercadito/contracts/favorites'),
  'opening-hours': () => import('@mercadito/contracts/opening-hours'),
  'orders/order': () => import('@mercadito/contracts/orders/order'),
  'orders/checkout': () => import('@mercadito/contracts/orders/checkout'),
  'orders/tracking': () => import('@mercadito/contracts/orders/tracking'),
  'orders/company': () => import('@mercadito/contracts/orders/company'),
  'orders/admin': () => import('@mercadito/contracts/orders/admin'),
  products: () => import('@mercadito/contracts/products'),
  'product-options': () => import('@mercadito/contracts/product-options'),
  reviews: () => import('@mercadito/contracts/reviews'),
  services: () => import('@mercadito/contracts/services'),
  settings: () => import('@mercadito/contracts/settings'),
  sponsors: () => import('@mercadito/contracts/sponsors'),
};

type Contracts = { readonly [F in keyof typeof CONTRACTS]: Awaited<ReturnType<(typeof CONTRACTS)[F]>> };

/** A file of contracts, by its name. */
export type ContractFile = keyof Contracts;
/** The calls a file describes. */
export type CallName<F extends ContractFile> = {
  [N in keyof Contracts[F]]: Contracts[F][N] extends AnyEndpoint ? N : never;
}[keyof Contracts[F]];
/** The contract of a call. */
export type ContractOf<F extends ContractFile, N extends CallName<F>> = Extract<Contracts[F][N], AnyEndpoint>;

/** Brings a call's contract. */
export type BringContract = () => Promise<AnyEndpoint>;

/** Brings a file of contracts ahead of its first call. */
export const bringContracts = (file: ContractFile): Promise<unknown> => CONTRACTS[file]();

export const bringContract =
  <F extends ContractFile>(file: F, name: CallName<F>): BringContract =>
  async () =>
    (await CONTRACTS[file]())[name as never] as AnyEndpoint;
