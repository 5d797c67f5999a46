import type { AnyEndpoint } from '@mercadito/contracts/endpoint';

/**
 * The contracts, each brought with the first call of its feature: a page that is served with its data makes none before
 * it stands, and making all their schemas would take half of its start.
 */
const CONTRACTS = {
  accounts: () => import('@mercadito/contracts/accounts'),
  addresses: () => import('@mercadito/contracts/addresses'),
  cart: () => import('@mercadito/contracts/cart'),
  categories: () => import('@mercadito/contracts/categories'),
  companies: () => import('@mercadito/contracts/companies'),
  customization: () => import('@mercadito/contracts/customization'),
  deliveries: () => import('@mercadito/contracts/deliveries'),
  favorites: () => import('@mercadito/contracts/favorites'),
  'opening-hours': () => import('@mercadito/contracts/opening-hours'),
  orders: () => import('@mercadito/contracts/orders'),
  products: () => import('@mercadito/contracts/products'),
  services: () => import('@mercadito/contracts/services'),
  settings: () => import('@mercadito/contracts/settings'),
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

export const bringContract =
  <F extends ContractFile>(file: F, name: CallName<F>): BringContract =>
  async () =>
    (await CONTRACTS[file]())[name as never] as AnyEndpoint;
