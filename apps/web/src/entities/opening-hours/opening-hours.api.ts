import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useGetOpeningHoursQuery, useLazyGetOpeningHoursQuery, useSetOpeningHoursMutation } = apiOf(
  'opening-hours',
  {
    getOpeningHours: reads('WeekDays'),
    setOpeningHours: writes('WeekDays'),
  },
);
