import { apiOf, reads } from '../../shared/api/api-of.ts';

/** What was brought becomes due with its order, and is paid by a driver or an Admin. */
export const { useGetShopCashQuery } = apiOf('cash/shop', { getShopCash: reads('Cash', 'Orders') });
