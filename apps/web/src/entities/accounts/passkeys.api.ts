import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const {
  useListPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useDeletePasskeyMutation,
  useBeginPasskeyLoginMutation,
  useLogInWithPasskeyMutation,
  useBeginPasskeyConfirmationMutation,
  useConfirmByPasskeyMutation,
} = apiOf('passkeys', {
  listPasskeys: reads('Passkeys'),
  beginPasskey: writes(),
  addPasskey: writes('Passkeys'),
  deletePasskey: writes('Passkeys'),
  beginPasskeyLogin: writes(),
  logInWithPasskey: writes(),
  beginPasskeyConfirmation: writes(),
  confirmByPasskey: writes('Passkeys'),
});
