import { useLazyGetUserQuery } from '../../../entities/accounts/accounts.api.ts';
import { useAppDispatch } from '../../../shared/api/store-hooks.ts';
import { signedIn, userLoaded } from '../../../shared/session/session.slice.ts';

/** Begins the session of a fresh token and brings the person it belongs to; answers as the call for the person does. */
export function useBeginSession() {
  const dispatch = useAppDispatch();
  const [getUser] = useLazyGetUserQuery();
  return async (token: string) => {
    dispatch(signedIn({ token, user: null }));
    const answer = await getUser();
    if (answer.data) dispatch(userLoaded({ token, user: answer.data }));
    return answer;
  };
}
