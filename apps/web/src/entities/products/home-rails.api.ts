import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useListHomeRailsQuery } = apiOf('home', {
  listHomeRails: reads('ProductsHome', 'Companies', 'OrdersUser', 'WeekDays'),
});
