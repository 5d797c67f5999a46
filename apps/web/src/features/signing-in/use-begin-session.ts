import { useDispatch } from 'react-redux';
import { useLazyGetUserQuery } from '../../entities/accounts/accounts.api.ts';
import { signedIn, userLoaded } from '../../shared/session/session.slice.ts';

/** Begins the session of a fresh token and brings the person it belongs to. */
export function useBeginSession(): (token: string) => Promise<void> {
  const dispatch = useDispatch();
  const [getUser] = useLazyGetUserQuery();
  return async (token) => {
    dispatch(signedIn({ token, user: null }));
    dispatch(userLoaded(await getUser().unwrap()));
  };
}
