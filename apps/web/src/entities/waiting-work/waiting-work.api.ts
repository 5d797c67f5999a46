import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useCountWaitingWorkQuery, useListGivenUpJobsQuery, useRetryGivenUpJobMutation } = apiOf('waiting-work', {
  countWaitingWork: reads('Orders', 'Sponsors', 'People', 'DriverReports', 'Jobs'),
  listGivenUpJobs: reads('Jobs'),
  retryGivenUpJob: writes('Jobs'),
});
