import type { Picture } from '@mercadito/contracts/common';
import type { CompanyDetailsAnswer } from '@mercadito/contracts/companies';
import type { ProductDetailsAnswer } from '@mercadito/contracts/products';
import type { ServiceAnswer, ServiceListAnswer } from '@mercadito/contracts/services';
import { type Href, hrefTo, type ScreenName } from '@mercadito/contracts/site/addresses';
import { formatMoney } from '@mercadito/domain/money/format-money';
import { toCents } from '@mercadito/domain/money/minor-units';

/** What a page says of itself, beside its title, to browsers, search engines and link previews. */
export interface PageHead {
  readonly description: string;
  /** The page's own address, where others lead to it too: the one search engines keep. */
  readonly path?: Href;
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
  /** "{product} at {business}". */
  readonly at: string;
  readonly perHour: string;
}

const DESCRIPTION_LENGTH = 200;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

function productHead(product: ProductDetailsAnswer, texts: PageTexts): PageHead {
  const amount = product.discount > 0 ? product.discounted_price : product.price;
  const price = formatMoney(toCents(amount) ?? 0, product.currency);
  return {
    description: shortened(`${price} · ${texts.at} ${product.company_name}. ${product.description}`),
    path: hrefTo('product', { businessId: product.company, productId: Number(product.id) }),
    preview: { type: 'product', picture: product.photo_picture, price: { amount, currency: product.currency } },
  };
}

function businessHead(company: CompanyDetailsAnswer): PageHead {
  const picture = company.banner_picture ?? company.profile_picture;
  return {
    description: shortened(`${company.name} · ${company.category} · ${company.location}`),
    preview: { type: 'website', picture },
  };
}

function serviceHead(answer: ServiceAnswer | ServiceListAnswer, texts: PageTexts): PageHead {
  if (!('slug' in answer)) return { description: texts.homeDescription };
  const amount = answer.hour_price;
  const price = amount === null ? '' : `${amount.toFixed(2)} ${answer.currency} ${texts.perHour} · `;
  return {
    description: shortened(`${price}${answer.company_name}. ${answer.description}`),
    preview: {
      type: 'product',
      picture: answer.photo_picture,
      ...(amount !== null && { price: { amount, currency: answer.currency } }),
    },
  };
}

type HeadOf = (answer: unknown, texts: PageTexts) => PageHead;

/** The pages that say more of themselves than the site does, from what the first of their reads has answered. */
const HEADS: Partial<Readonly<Record<ScreenName, HeadOf>>> = {
  homeBusiness: (_list, texts) => ({ description: texts.businessesDescription }),
  product: (product, texts) => productHead(product as ProductDetailsAnswer, texts),
  business: (company) => businessHead(company as CompanyDetailsAnswer),
  service: (service, texts) => serviceHead(service as ServiceAnswer | ServiceListAnswer, texts),
};

/** Whether a page stands on a business that is closed: it says so to whoever has the link, and is found by nobody (SUSPENSION-2). */
const isOfSuspended = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'is_suspended' in answer && answer.is_suspended === true;

/** A page's description and link preview. @param answer of its first read; null where that was not to be had */
export function headOf(name: ScreenName | 'unknown', answer: unknown, texts: PageTexts): PageHead {
  const head = name === 'unknown' || answer === null ? undefined : HEADS[name];
  const told = head?.(answer, texts) ?? { description: texts.homeDescription };
  return isOfSuspended(answer) ? { ...told, isUnlisted: true } : told;
}
