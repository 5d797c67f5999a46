import { SignInAgain } from '../features/signing-in/sign-in-again.tsx';
import { useAppDispatch } from '../shared/api/store-hooks.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { signInDeclined } from '../shared/session/session.slice.ts';
import { Dialog } from '../shared/ui/dialog.tsx';

/** Over a form with something unsaved whose session has ended: asks for the password, and takes nothing away (LOOK-22). */
export function SessionHeld({ username }: { username: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const putOff = () => void dispatch(signInDeclined());
  return (
    <Dialog opened onClose={putOff} title={t('sessionEnded.title')} role="alertdialog">
      <SignInAgain username={username} onPutOff={putOff} />
    </Dialog>
  );
}
