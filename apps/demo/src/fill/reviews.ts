import { addFavoriteCompany, addFavoriteProduct } from '@mercadito/contracts/favorites';
import { createCompanyReview, createProductReview } from '@mercadito/contracts/reviews';
import { reviews, shops } from '../catalogue/index.ts';
import type { Review } from '../catalogue/types.ts';
import { residentOf, type Town } from './town.ts';

async function fillReview(town: Town, { username, shopKey, productName, rating, comment }: Review): Promise<void> {
  const { call } = await residentOf(town, username);
  const companyId = town.shops.get(shopKey);
  const productId = town.products.get(`${shopKey}/${productName}`);
  if (productName !== null && productId !== undefined) {
    await call(createProductReview, { productId, rating, comment });
  } else if (productName === null && companyId !== undefined) {
    await call(createCompanyReview, { companyId, rating, comment });
  } else {
    throw new Error(`There is no ${shopKey}/${productName} to review`);
  }
}

/** What is for members does not exist for the neighbours who review. */
const canBeReviewed = ({ shopKey, productName }: Review): boolean =>
  !shops.find(({ key }) => key === shopKey)?.products.find(({ name }) => name === productName)?.isMemberOnly;

/** What people say of shops and products, and what the demo's customer likes. */
export async function fillOpinions(town: Town): Promise<void> {
  for (const review of reviews.filter(canBeReviewed)) await fillReview(town, review);
  const { call, userId } = await residentOf(town, 'customer');
  for (const company_id of [...town.shops.values()].filter((_, at) => at % 5 === 0)) {
    await call(addFavoriteCompany, { userId, company_id });
  }
  for (const { key, products } of shops.filter((_, at) => at % 3 === 1)) {
    const product_id = town.products.get(`${key}/${products.find(({ isMemberOnly }) => !isMemberOnly)?.name}`);
    if (product_id !== undefined) await call(addFavoriteProduct, { product_id });
  }
}
