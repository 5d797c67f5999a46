import { useDispatch } from 'react-redux';
import { signedIn, userLoaded } from '../../shared/session/session.slice.ts';
import { useLazyGetUserQuery } from './accounts.api.ts';

/** Begins the session of a fresh token and brings the person it belongs to. */
export function useBeginSession(): (token: string) => Promise<void> {
  const dispatch = useDispatch();
  const [getUser] = useLazyGetUserQuery();
  return async (token) => {
    dispatch(signedIn({ token, user: null }));
    dispatch(userLoaded(await getUser().unwrap()));
  };
}
