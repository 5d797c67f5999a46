import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useListSearchKinQuery, useAddSearchKinMutation, useRemoveSearchKinMutation } = apiOf('search', {
  listSearchKin: reads('SearchKin'),
  addSearchKin: writes('SearchKin'),
  removeSearchKin: writes('SearchKin'),
});
