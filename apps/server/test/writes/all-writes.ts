import { BUSINESS_WRITES } from './business.writes.ts';
import { CASH_WRITES } from './cash.writes.ts';
import { CATEGORY_WRITES } from './category.writes.ts';
import { CONFIRMING_WRITES } from './confirming.writes.ts';
import { DELIVERY_WRITES } from './delivery.writes.ts';
import { GOODS_WRITES } from './goods.writes.ts';
import { MEMBERSHIP_WRITES } from './membership.writes.ts';
import { ORDER_WRITES } from './order.writes.ts';
import { OWN_WRITES } from './own.writes.ts';
import { PASSKEY_WRITES } from './passkey.writes.ts';
import { PEOPLE_WRITES } from './people.writes.ts';
import { PRIVACY_WRITES } from './privacy.writes.ts';
import { SEARCH_WRITES } from './search.writes.ts';
import type { Write } from './write.ts';

/** Every write there is, by what is done. */
export const WRITES: Readonly<Record<string, Write>> = {
  ...PEOPLE_WRITES,
  ...PASSKEY_WRITES,
  ...OWN_WRITES,
  ...BUSINESS_WRITES,
  ...GOODS_WRITES,
  ...MEMBERSHIP_WRITES,
  ...ORDER_WRITES,
  ...CONFIRMING_WRITES,
  ...DELIVERY_WRITES,
  ...CASH_WRITES,
  ...CATEGORY_WRITES,
  ...PRIVACY_WRITES,
  ...SEARCH_WRITES,
};
