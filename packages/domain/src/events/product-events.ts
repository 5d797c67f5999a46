import type { OfCompany, OfPerson, OfProduct } from './event-ids.ts';
import { eventWith } from './event-row.ts';

const ofProduct = eventWith<OfProduct>();
const ofCompany = eventWith<OfCompany>();
const ofOption = eventWith<OfProduct & { readonly optionId: number }>();
const ofAttribute = eventWith<OfProduct & { readonly optionId: number; readonly attributeId: number }>();
const ofProductReview = eventWith<OfPerson & { readonly productId: number; readonly reviewId: number }>();

const OWN_GOODS = { business: ['Products', 'ProductsHome'] } as const;
/** With its first or last one the page of a business has another part. */
const OWN_PAGE = { business: ['Companies', 'Products', 'ProductsHome'] } as const;
const GOODS_OF_ALL = { everybody: ['Products', 'ProductsHome'] } as const;
/** A product's page has them too, and with them comes its version. */
const OWN_OPTIONS = { business: ['ProductOptions', 'Products'] } as const;
const OWN_ATTRIBUTES = { business: ['ProductOptions', 'ProductAttribute', 'Products'] } as const;

/** What happens to products. */
export const PRODUCT_EVENTS = {
  /** A product is on sale, or there is a draft of one. */
  'product.added': ofProduct(OWN_PAGE, 'silent'),
  /** A product is described otherwise, or pinned or not; what a customer decides by is as it was. */
  'product.updated': ofProduct(OWN_GOODS, 'silent'),
  /** What a customer decides by has changed: price, stock, whether and to whom it is sold. Maybe its description too. */
  // Whoever has it on the screen is to see what they decide by.
  'product.terms_changed': ofProduct(GOODS_OF_ALL, 'silent'),
  /** A product is gone. */
  'product.deleted': ofProduct({ ...GOODS_OF_ALL, business: ['Companies'] }, 'silent'),
  /** A product can be bought no more: the last counted piece was ordered, or the last choice of a required group is gone. */
  'product.sold_out': ofProduct(GOODS_OF_ALL, 'told'),
  /** A product was sold out and can be bought again: pieces have come back from an order, or there is something to choose. */
  'product.came_back': ofProduct(GOODS_OF_ALL, 'silent'),
  /** Many products of a business were added or changed by one file. */
  'catalog.imported': ofCompany(
    { ...GOODS_OF_ALL, business: ['Companies', 'ProductOptions', 'ProductAttribute'] },
    'silent',
  ),
  /** One field of several products of a business has changed. */
  'products.changed': ofCompany(GOODS_OF_ALL, 'silent'),
  /** Several products of a business are gone. */
  'products.deleted': ofCompany({ ...GOODS_OF_ALL, business: ['Companies'] }, 'silent'),
  /** A product has another main picture. */
  'product_photo.replaced': ofProduct(OWN_GOODS, 'silent'),
  /** A product has further pictures. */
  'product_images.added': ofProduct({ business: ['Products'] }, 'silent'),
  /** Products of a business have fewer further pictures. */
  'product_images.removed': ofCompany({ business: ['Products'] }, 'silent'),
  /** A product's further pictures stand in another order. */
  'product_images.ordered': ofProduct({ business: ['Products'] }, 'silent'),
  /** A product can be chosen by another group of options. */
  'product_option.added': ofOption(OWN_OPTIONS, 'silent'),
  /** A group of options has another title, or a choice in it is needed or not. */
  'product_option.updated': ofOption(OWN_OPTIONS, 'silent'),
  /** A group of options is gone, with its attributes. */
  'product_option.deleted': ofOption(OWN_OPTIONS, 'silent'),
  /** A product has the groups of another one beside its own. */
  'product_options.copied': ofProduct(OWN_ATTRIBUTES, 'silent'),
  /** There is one more to choose in a group. */
  'option_attribute.added': ofAttribute(OWN_ATTRIBUTES, 'silent'),
  /** A choice in a group is called, priced or available otherwise. */
  'option_attribute.updated': ofAttribute(OWN_ATTRIBUTES, 'silent'),
  /** A choice in a group cannot be chosen any more. */
  'option_attribute.deleted': ofAttribute(OWN_ATTRIBUTES, 'silent'),

  /** A person has reviewed a product. */
  'product_review.written': ofProductReview({ everybody: ['ProductReviews'] }, 'told'),
  /** The person thinks otherwise now. */
  'product_review.edited': ofProductReview({ everybody: ['ProductReviews'] }, 'silent'),
};
