import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useGetBusinessFiguresQuery } = apiOf('business-figures', {
  getBusinessFigures: reads('Orders', 'Products', 'Companies', 'WeekDays', 'CompanyReviews', 'ProductReviews'),
});
