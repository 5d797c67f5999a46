import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useCountWaitingWorkQuery } = apiOf('waiting-work', {
  countWaitingWork: reads('Orders', 'Sponsors', 'People', 'DriverReports', 'Jobs'),
});
