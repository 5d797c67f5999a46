import type { Tone } from '../pictures/colors.ts';
import type { DrawingName } from '../pictures/drawings/index.ts';
import type { HoursPreset, OpeningDay } from './opening-hours.ts';
import type { OptionGroup, OptionSetName } from './options.ts';
import type { ProductCategorySlug } from './product-categories.ts';
import type { ServiceCategorySlug, ZoneSlug } from './service-categories.ts';
import type { Town } from './town.ts';

export type CompanyCategorySlug =
  | 'comida'
  | 'abarrotes'
  | 'ropa'
  | 'hogar'
  | 'ferreteria'
  | 'belleza'
  | 'agro'
  | 'tecnologia'
  | 'servicios'
  | 'regalos';

type Currency = 'MXN' | 'USD';

/** What to draw and in which tone: `bota`, `bota/cuero`. */
export type PictureName = DrawingName | `${DrawingName}/${Tone}`;

/** What sets a product apart from the plain case. */
interface ProductExtras {
  options?: readonly OptionSetName[];
  usd?: true;
  /** Pesos (or dollars) added per unit for heavy goods. */
  cargo?: number;
  /** Pieces on the shelf: the owner counts this product. */
  stock?: number;
}

/** One product as a shop's file lists it: name, price, category, picture, description, extras. */
export type ProductRow = readonly [
  name: string,
  price: number,
  category: ProductCategorySlug,
  picture: PictureName,
  description: string,
  extras?: ProductExtras,
];

/** One service as a shop's file lists it. */
export type ServiceRow = readonly [
  name: string,
  hourPrice: number | null,
  category: ServiceCategorySlug,
  zones: readonly ZoneSlug[],
  picture: PictureName,
  description: string,
];

/** A shop as its file writes it down; the catalogue adds what can be derived. */
export interface ShopSource {
  name: string;
  /** Who keeps it: `first name|last name`. */
  owner: string;
  town: Town;
  category: CompanyCategorySlug;
  emblem: PictureName;
  about: readonly [title: string, description: string];
  /** Street, house number, cross street, reference. */
  address: readonly [street: string, number: string, crossStreet: string, reference: string];
  hours: HoursPreset | null;
  /** How many of the first products are pinned, at most 5. */
  pinned: number;
  products: readonly ProductRow[];
  services?: readonly ServiceRow[];
}

export interface Product {
  name: string;
  description: string;
  price: number;
  currency: Currency;
  category: ProductCategorySlug;
  picture: PictureName;
  /** Pictures beside the main one: a third of the products has one or two. */
  extraPictures: number;
  discount: number;
  isPinned: boolean;
  isMemberOnly: boolean;
  isAvailable: boolean;
  /** Null: the owner does not count this product. */
  stock: number | null;
  cargoExtra: number;
  options: readonly OptionGroup[];
}

export interface Service {
  name: string;
  description: string;
  hourPrice: number | null;
  currency: Currency;
  category: ServiceCategorySlug;
  zones: readonly ZoneSlug[];
  picture: PictureName;
  phone: string;
  isAvailable: boolean;
  isMemberOnly: boolean;
}

interface Address {
  postalCode: string;
  country: string;
  state: string;
  municipality: string;
  neighborhood: Town;
  exteriorNumber: string;
  interiorNumber: string;
  street1: string;
  street2: string;
  phone: string;
  reference: string;
}

export interface Shop {
  /** The name in URL letters; seeds the shop's look. */
  key: string;
  name: string;
  owner: { firstName: string; lastName: string };
  town: Town;
  category: CompanyCategorySlug;
  emblem: PictureName;
  about: { title: string; description: string };
  contact: { email: string; phone: string; whatsapp: string; address: string };
  social: { facebook: string; instagram: string; tiktok: string; twitter: string; youtube: string };
  address: Address;
  hours: readonly OpeningDay[] | null;
  products: readonly Product[];
  services: readonly Service[];
}

export interface Person {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  town: Town;
}

export interface Review {
  username: string;
  shopKey: string;
  /** Null: the review is about the shop itself. */
  productName: string | null;
  rating: number;
  comment: string;
}
