import { useEffect } from 'react';
import { forgetIntent } from '../features/favoriting/favorite-intent.ts';
import { useAppDispatch } from '../shared/api/store-hooks.ts';
import { bringProblemText } from '../shared/i18n/error-text.ts';
import { useLocation } from '../shared/navigation/router.tsx';
import { isSignInScreen } from '../shared/navigation/way-back.ts';
import { type SessionState, signedIn } from '../shared/session/session.slice.ts';
import { readSession, useDevicePerson } from '../shared/session/session-storage.ts';
import { tellNotice } from '../shared/ui/toast.tsx';

const tellChange = async (): Promise<void> => tellNotice(await bringProblemText('deviceChangedHands'));

/**
 * A tab is of whoever has signed in last on the device, in whichever tab. Only who has something unsaved stays who they are
 * until that is done, writing nothing there meanwhile (LOOK-22), and a visitor who stands at the door, about to sign in.
 */
export function useFollowDevice({ token, user, isHeld }: SessionState, hasUnsaved: boolean): void {
  const dispatch = useAppDispatch();
  const device = useDevicePerson();
  const { pathname } = useLocation();
  const next = device?.token ?? null;
  const same = user !== null && device?.userId === user.id ? user : null;
  const stays = same === null && (hasUnsaved || isHeld || (token === null && isSignInScreen(pathname)));
  const isSomebody = token !== null;

  useEffect(() => {
    if (next === null || next === token || stays) return;
    if (same) {
      dispatch(signedIn({ token: next, user: same }));
      return;
    }
    let isOver = false;
    const become = (session: SessionState) => {
      if (isOver || session.token !== next) return;
      // What whoever was here before wanted is not done for them.
      forgetIntent();
      dispatch(signedIn({ token: next, user: session.user }));
      if (isSomebody) void tellChange();
    };
    // What reads it may not come without a line: then the tab stays as it is until it is loaded anew.
    void readSession().then(become, () => undefined);
    return () => {
      isOver = true;
    };
  }, [next, token, stays, same, isSomebody, dispatch]);
}
