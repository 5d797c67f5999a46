import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useGetSetupQuery, useSetUpMutation, useGetSetupStepsQuery } = apiOf('setup', {
  getSetup: reads('Settings'),
  setUp: writes(),
  getSetupSteps: reads('Categories', 'Companies', 'Settings'),
});
