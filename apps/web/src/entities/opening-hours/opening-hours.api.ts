import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const {
  useGetOpeningHoursQuery,
  useLazyGetOpeningHoursQuery,
  useSetOpeningHoursMutation,
  usePauseTodayMutation,
  useSetOpeningDatesMutation,
} = apiOf('opening-hours', {
  getOpeningHours: reads('WeekDays'),
  setOpeningHours: writes('WeekDays'),
  pauseToday: writes('WeekDays', 'Companies'),
  setOpeningDates: writes('WeekDays', 'Companies'),
});
