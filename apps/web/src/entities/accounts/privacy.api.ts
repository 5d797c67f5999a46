import { apiOf, writes } from '../../shared/api/api-of.ts';

export const { useExportOwnDataMutation, useAskForDeletionMutation, useTakeBackDeletionMutation } = apiOf('privacy', {
  // No query: a file is of the moment, and nobody reads it twice.
  exportOwnData: writes(),
  askForDeletion: writes('Account'),
  takeBackDeletion: writes('Account'),
});
