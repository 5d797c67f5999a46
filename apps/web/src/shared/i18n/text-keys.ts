import type accounts from '../../locales/en/accounts.json';
import type acting from '../../locales/en/acting.json';
import type activity from '../../locales/en/activity.json';
import type admin from '../../locales/en/admin.json';
import type adminKeys from '../../locales/en/adminKeys.json';
import type cart from '../../locales/en/cart.json';
import type categories from '../../locales/en/categories.json';
import type checkout from '../../locales/en/checkout.json';
import type common from '../../locales/en/common.json';
import type deliveries from '../../locales/en/deliveries.json';
import type dispatch from '../../locales/en/dispatch.json';
import type driverReports from '../../locales/en/driverReports.json';
import type errors from '../../locales/en/errors.json';
import type kit from '../../locales/en/kit.json';
import type layout from '../../locales/en/layout.json';
import type orders from '../../locales/en/orders.json';
import type owner from '../../locales/en/owner.json';
import type ownerCompany from '../../locales/en/ownerCompany.json';
import type ownerCsv from '../../locales/en/ownerCsv.json';
import type ownerDashboard from '../../locales/en/ownerDashboard.json';
import type ownerGoods from '../../locales/en/ownerGoods.json';
import type ownerHours from '../../locales/en/ownerHours.json';
import type ownerPages from '../../locales/en/ownerPages.json';
import type ownerPoster from '../../locales/en/ownerPoster.json';
import type ownerProduct from '../../locales/en/ownerProduct.json';
import type ownerServices from '../../locales/en/ownerServices.json';
import type ownerSponsor from '../../locales/en/ownerSponsor.json';
import type people from '../../locales/en/people.json';
import type refusals from '../../locales/en/refusals.json';
import type reviews from '../../locales/en/reviews.json';
import type shop from '../../locales/en/shop.json';
import type suspension from '../../locales/en/suspension.json';

/** The areas of the texts, one file each in `src/locales/{en,es}`. The English ones are the list of keys. */
interface Catalogs {
  accounts: typeof accounts;
  acting: typeof acting;
  activity: typeof activity;
  admin: typeof admin;
  adminKeys: typeof adminKeys;
  cart: typeof cart;
  categories: typeof categories;
  checkout: typeof checkout;
  common: typeof common;
  deliveries: typeof deliveries;
  dispatch: typeof dispatch;
  driverReports: typeof driverReports;
  errors: typeof errors;
  kit: typeof kit;
  layout: typeof layout;
  orders: typeof orders;
  owner: typeof owner;
  ownerServices: typeof ownerServices;
  ownerCompany: typeof ownerCompany;
  ownerDashboard: typeof ownerDashboard;
  ownerCsv: typeof ownerCsv;
  ownerGoods: typeof ownerGoods;
  ownerProduct: typeof ownerProduct;
  ownerHours: typeof ownerHours;
  ownerPages: typeof ownerPages;
  ownerPoster: typeof ownerPoster;
  people: typeof people;
  ownerSponsor: typeof ownerSponsor;
  refusals: typeof refusals;
  reviews: typeof reviews;
  shop: typeof shop;
  suspension: typeof suspension;
}

export type Namespace = keyof Catalogs;

/** `items_one` and `items_other` are asked for as `items`. */
type WithoutPlural<K extends string> = K extends `${infer Name}_${'one' | 'many' | 'other'}` ? Name : K;

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

type Named = { [N in Namespace]: `${N}:${Paths<Catalogs[N]>}` }[Namespace];

/** What may be asked for: a key of the area itself, or any other by its name, `common:retry`. */
export type TextKey<N extends Namespace> = Paths<Catalogs[N]> | Named;

/** What stands in the braces of a text; `count` also chooses between one and many. */
export type TextValues = Readonly<Record<string, string | number | boolean | null>>;

export type Translate<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;
