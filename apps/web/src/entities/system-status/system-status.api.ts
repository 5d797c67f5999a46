import { apiOf, reads } from '../../shared/api/api-of.ts';

export const { useGetSystemStatusQuery } = apiOf('system-status', {
  getSystemStatus: reads('Jobs'),
});
