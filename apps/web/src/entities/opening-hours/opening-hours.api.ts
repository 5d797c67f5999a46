import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const openingHoursApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpeningHours: build.query({ ...call('opening-hours', 'getOpeningHours'), providesTags: ['WeekDays'] }),
    setOpeningHours: build.mutation({ ...call('opening-hours', 'setOpeningHours'), invalidatesTags: ['WeekDays'] }),
  }),
});

export const { useGetOpeningHoursQuery, useLazyGetOpeningHoursQuery, useSetOpeningHoursMutation } = openingHoursApi;
