import { apiOf, reads, readsPages } from '../../shared/api/api-of.ts';

export const { useListCompaniesInfiniteQuery, useGetCompanyQuery, useLazyGetCompanyQuery } = apiOf('companies', {
  listCompanies: readsPages('Companies', 'WeekDays'),
  getCompany: reads('Companies', 'WeekDays'),
});
