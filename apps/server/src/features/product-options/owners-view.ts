import type { OptionAttribute, ProductOption } from '@mercadito/contracts/product-options';

/** A group as its owner's calls name it. */
export const ownersOptionView = <Option extends ProductOption>(
  option: Option,
  place: { companyId: number; productId: number },
) => ({
  ...option,
  product_id: place.productId,
  company_id: place.companyId,
});

/** An attribute as its owner's calls name it. */
export const ownersAttributeView = <Attribute extends OptionAttribute>(attribute: Attribute) => ({
  ...attribute,
  attribute_id: attribute.id,
});
