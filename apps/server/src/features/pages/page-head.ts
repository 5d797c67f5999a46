import type { Category } from '@mercadito/contracts/categories';
import type { Picture } from '@mercadito/contracts/common';
import type { CompanyDetailsAnswer } from '@mercadito/contracts/companies';
import type { ProductDetailsAnswer } from '@mercadito/contracts/products';
import type { ServedCall } from '@mercadito/contracts/served-page';
import type { ServiceAnswer, ServiceListAnswer } from '@mercadito/contracts/services';
import { type Href, hrefTo, type ScreenName } from '@mercadito/contracts/site/addresses';
import { categoryName } from '@mercadito/domain/catalog/category-name';
import { isListed } from '@mercadito/domain/catalog/listing';
import type { Language } from '@mercadito/domain/language';
import { formatMoney, formatServicePrice } from '@mercadito/domain/money/format-money';
import { toCents, toThousandths } from '@mercadito/domain/money/minor-units';
import { type Location, locationLabel } from '@mercadito/domain/places/location';

/** What a page says of itself, beside its title, to browsers, search engines and link previews. */
export interface PageHead {
  readonly description: string;
  /** The page's own address, where others lead to it too: the one search engines keep. */
  readonly path?: Href;
  /** Whoever has the address may look: it is told to nobody. */
  readonly isPrivate?: boolean;
  /** Search engines are to leave it out. */
  readonly isUnlisted?: boolean;
  /** Only on pages of one thing: the type, its picture and its price. */
  readonly preview?: {
    readonly type: 'product' | 'website';
    readonly picture: Picture | null;
    readonly price?: { readonly amount: number; readonly currency: string };
  };
}

/** The few texts that a page's head needs before the application, with all its texts, has come. */
export interface PageTexts {
  readonly homeDescription: string;
  readonly businessesDescription: string;
  readonly sharedOrderDescription: string;
  readonly howItWorksDescription: string;
  readonly howSellingWorksDescription: string;
  readonly howDeliveringWorksDescription: string;
  readonly sellDescription: string;
  readonly privacyDescription: string;
  readonly termsDescription: string;
  /** Of a business: `{category}` and `{location}` are filled in. */
  readonly business: string;
  readonly perHour: string;
}

/** Whom a page is made for, and what else was read for it. */
interface Circumstances {
  readonly texts: PageTexts;
  readonly language: Language;
  readonly places: readonly Location[];
  readonly calls: readonly ServedCall[];
}

const DESCRIPTION_LENGTH = 200;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

function productHead(product: ProductDetailsAnswer): PageHead {
  const amount = product.discount > 0 ? product.discounted_price : product.price;
  const price = formatMoney(toCents(amount) ?? 0, product.currency);
  return {
    description: shortened(`${price} · ${product.company_name}. ${product.description}`),
    path: hrefTo('product', { businessId: product.company, productId: Number(product.id) }),
    preview: { type: 'product', picture: product.photo_picture, price: { amount, currency: product.currency } },
  };
}

/** A business carries its category's Spanish name; the English one came with the page. */
function categoryOf({ category, category_id }: CompanyDetailsAnswer, { language, calls }: Circumstances): string {
  const categories = calls.find(({ name }) => name === 'listUsedCompanyCategories')?.data as Category[] | undefined;
  const known = categories?.find(({ id }) => id === category_id);
  return known ? categoryName(known, language) : category;
}

function businessHead(company: CompanyDetailsAnswer, given: Circumstances): PageHead {
  const picture = company.banner_picture ?? company.profile_picture;
  const location = locationLabel(company.location, given.places);
  const told = given.texts.business.replace('{category}', categoryOf(company, given)).replace('{location}', location);
  return {
    description: shortened(told),
    preview: { type: 'website', picture },
  };
}

function serviceHead(answer: ServiceAnswer | ServiceListAnswer, { texts }: Circumstances): PageHead {
  if (!('slug' in answer)) return { description: texts.homeDescription };
  const amount = answer.hour_price;
  const price =
    amount === null ? '' : `${formatServicePrice(toThousandths(amount) ?? 0, answer.currency)} ${texts.perHour} · `;
  return {
    description: shortened(`${price}${answer.company_name}. ${answer.description}`),
    preview: {
      type: 'product',
      picture: answer.photo_picture,
      ...(amount !== null && { price: { amount, currency: answer.currency } }),
    },
  };
}

type HeadOf = (answer: unknown, given: Circumstances) => PageHead;

/** The pages that say more of themselves than the site does, from what the first of their reads has answered. */
const HEADS: Partial<Readonly<Record<ScreenName, HeadOf>>> = {
  homeBusiness: (_list, { texts }) => ({ description: texts.businessesDescription }),
  // Whoever is sent the link sees its preview first: no name, and not whose order it is (ORDER-17).
  sharedOrder: (_order, { texts }) => ({ description: texts.sharedOrderDescription }),
  howItWorks: (_settings, { texts }) => ({ description: texts.howItWorksDescription }),
  howSellingWorks: (_settings, { texts }) => ({ description: texts.howSellingWorksDescription }),
  howDeliveringWorks: (_settings, { texts }) => ({ description: texts.howDeliveringWorksDescription }),
  sell: (_settings, { texts }) => ({ description: texts.sellDescription }),
  privacy: (_text, { texts }) => ({ description: texts.privacyDescription }),
  terms: (_text, { texts }) => ({ description: texts.termsDescription }),
  product: (product) => productHead(product as ProductDetailsAnswer),
  business: (company, given) => businessHead(company as CompanyDetailsAnswer, given),
  service: (service, given) => serviceHead(service as ServiceAnswer | ServiceListAnswer, given),
};

/** Whether a page is that of a business that is not listed, or of something it has: search engines leave it out (LISTED-2). */
function isOfUnlisted(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if ('is_listed' in answer) return answer.is_listed === false;
  if (!('is_suspended' in answer)) return false;
  const { is_suspended, profile_picture } = answer as CompanyDetailsAnswer;
  return !isListed({ hasPicture: profile_picture !== null, isSuspended: is_suspended === true });
}

/** A page's description and link preview. @param answer of its first read; null where that was not to be had */
export function headOf(name: ScreenName | 'unknown', answer: unknown, given: Circumstances): PageHead {
  const head = name === 'unknown' || answer === null ? undefined : HEADS[name];
  const told = head?.(answer, given) ?? { description: given.texts.homeDescription };
  return isOfUnlisted(answer) ? { ...told, isUnlisted: true } : told;
}
