import { CACHE_TAGS } from '@mercadito/contracts/cache-tags';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useGetUserQuery } from '../features/accounts/accounts.api.ts';
import { useSynchroniseCart } from '../features/cart/use-synchronise-cart.ts';
import { useEventStream } from '../features/events/use-event-stream.ts';
import { useLanguageOfAccount } from '../features/settings/use-language-of-account.ts';
import { api } from '../shared/api/api.ts';
import type { Boot } from '../shared/api/boot.ts';
import { sessionExpired, userLoaded } from '../shared/session/session.slice.ts';
import { useSession } from '../shared/session/use-session.ts';

/** Everything that follows from somebody being signed in. Shows nothing. */
export function SessionEffects({ boot }: { boot: Boot }) {
  const session = useSession();
  const { user } = session;
  // Till it is known who it is, and with a one-time password until it is changed, nobody is anybody yet.
  const token = user && !user.must_change_password ? session.token : null;
  const dispatch = useDispatch();
  const { data: freshUser } = useGetUserQuery(undefined, { skip: session.token === null });

  useEffect(() => {
    if (freshUser) dispatch(userLoaded(freshUser));
  }, [freshUser, dispatch]);

  // The first page was made for a visitor; members and owners see more of it.
  useEffect(() => {
    if (token) boot.readAgain();
  }, [token, boot]);

  // Members see more, and favourites have hearts: what is on the screen is read again for whoever has just signed in.
  const tokenBefore = useRef(token);
  useEffect(() => {
    if (token && tokenBefore.current === null) dispatch(api.util.invalidateTags([...CACHE_TAGS]));
    tokenBefore.current = token;
  }, [token, dispatch]);

  useEventStream(token, {
    onRefresh: (tags) => dispatch(api.util.invalidateTags(tags ?? [...CACHE_TAGS])),
    // Signed out in another tab or from another device: nothing of the person stays to be read here.
    onRefused: () => token && dispatch(sessionExpired({ token })),
  });
  useLanguageOfAccount(token === null ? null : (user?.id ?? null));
  useSynchroniseCart();
  return null;
}
