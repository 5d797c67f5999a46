import { decideSponsorRequest, requestSponsorship } from '@mercadito/contracts/sponsors';
import type { Person } from './people.ts';
import { aPicture, good, type Shop } from './shops.ts';
import type { TestApp } from './test-app.ts';

/** What an owner sends to have her business featured. */
export const aSponsorForm = () => ({ phone: '6361234567', email: 'shop@example.com', banner_image: aPicture() });

/** A business's request that waits; answers its id. */
export async function aSponsorRequest(test: TestApp, shop: Shop): Promise<number> {
  const form = { company: shop.companyId, ...aSponsorForm() };
  return good(await test.call(requestSponsorship, form, shop.token)).id;
}

/** A featured business: its request once an Admin has approved it. */
export async function aSponsor(test: TestApp, shop: Shop, admin: Person): Promise<number> {
  const id = await aSponsorRequest(test, shop);
  good(await test.call(decideSponsorRequest, { id }, admin.token));
  return id;
}
