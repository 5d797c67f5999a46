import type { Picture } from '@mercadito/contracts/common';
import type { CompanyDetails } from '@mercadito/contracts/companies';
import type { ProductDetails } from '@mercadito/contracts/products';
import type { Service, ServiceList } from '@mercadito/contracts/services';
import { formatMoney } from '@mercadito/domain/money/format-money';
import { toCents } from '@mercadito/domain/money/minor-units';

/** What a page says of itself to browsers, search engines and link previews. */
export interface PageHead {
  /** Null: just the brand. */
  readonly title: string | null;
  readonly description: string;
  /** The page's own address, where others lead to it too: the one search engines keep. */
  readonly path?: string;
  /** Only on pages of one thing: the type, its picture and its price. */
  readonly preview?: {
    readonly type: 'product' | 'website';
    readonly picture: Picture | null;
    readonly price?: { readonly amount: number; readonly currency: string };
  };
}

/** The few texts that a page's head needs before the application, with all its texts, has come. */
export interface PageTexts {
  readonly home: string;
  readonly homeDescription: string;
  readonly cart: string;
  readonly businesses: string;
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

export function productHead(product: ProductDetails, texts: PageTexts): PageHead {
  const amount = product.discount > 0 ? product.discounted_price : product.price;
  const price = formatMoney(toCents(amount) ?? 0, product.currency);
  return {
    title: product.name,
    description: shortened(`${price} · ${texts.at} ${product.company_name}. ${product.description}`),
    path: `/product/${product.company}/${product.id}`,
    preview: { type: 'product', picture: product.photo_picture, price: { amount, currency: product.currency } },
  };
}

export function businessHead(company: CompanyDetails, _texts: PageTexts): PageHead {
  const picture = company.banner_picture ?? company.profile_picture;
  return {
    title: company.name,
    description: shortened(`${company.name} · ${company.category} · ${company.location}`),
    preview: { type: 'website', picture },
  };
}

export function serviceHead(answer: Service | ServiceList, texts: PageTexts): PageHead {
  if (!('slug' in answer)) return { title: null, description: texts.homeDescription };
  const amount = answer.hour_price;
  const price = amount === null ? '' : `${amount.toFixed(2)} ${answer.currency} ${texts.perHour} · `;
  return {
    title: answer.name,
    description: shortened(`${price}${answer.company_name}. ${answer.description}`),
    preview: {
      type: 'product',
      picture: answer.photo_picture,
      ...(amount !== null && { price: { amount, currency: answer.currency } }),
    },
  };
}
